#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace ai::lab {

/// The idea behind a wrong answer that is often given.
enum class Misconception : std::uint8_t {
    LevelsExchanged,  ///< the other player chooses at the root
    LargestLeaf,      ///< as if MAX chose alone
    SmallestLeaf,     ///< as if MIN chose alone
    NothingCut,       ///< all leaves
    OtherChild,       ///< the child that MAX need not choose
    OtherSquare,      ///< an empty square that does not win
    OccupiedSquare,   ///< one that cannot be played
    OneSideWins,      ///< of a draw
    FirstCallMissing, ///< all calls but the first
    LeavesOnly,       ///< of all calls
    MinimaxOnly,      ///< without what is found by chance
    AllCalls,         ///< and not those that are wasted
    OtherTake,        ///< a move that does not win
    SmallerLostHeap,  ///< which loses as well
    VisitedLeaves     ///< and not those that are not visited
};

/// A question of the Spanish article, or one in its manner, whose answer is a number that the
/// program finds by itself. The key names it for the words.
struct Exercise
{
    std::string_view key;
    std::string_view exhibit; ///< what it is about: a key of the library
    std::function<std::int64_t()> answer;
    /// The answers that show what misled; none of them is right.
    std::function<std::map<std::int64_t, Misconception>()> wrong;
};

const std::vector<Exercise> &exercises();
/// What misled to an answer of the exercise; nothing where that is not known.
std::optional<Misconception> misconception(const Exercise &exercise, std::int64_t answer);

} // namespace ai::lab
