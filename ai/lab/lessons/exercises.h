#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
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
    VisitedLeaves,    ///< and not those that are not visited
    NoSquare,         ///< a number that no square has
    SquareOfTheRule,  ///< which is named in the question
    HasChance,        ///< a game in which dice or cards decide
    HidesSomething,   ///< a game in which a player does not see everything
    MovesTogether,    ///< a game without turns
    GameMissing,      ///< no wrong game, but not all of the right ones
    LastReturned,     ///< the child that returned last, though one before it is better
    OtherOrder,       ///< as with the children in the order before
    AllLines,         ///< and not those that the mark is on
    OneSideOnly,      ///< the moves of one side, where both mark squares
    AnyWin            ///< without the squares that are left empty
};

/// What minimax needs of a game, as the Spanish article lists it; all of them are zero-sum.
enum class Premise : std::uint8_t { Deterministic, TurnBased, PerfectInformation };

/// A game that minimax can or cannot play as it stands.
struct KnownGame
{
    std::string_view key;
    std::optional<Premise> broken = {}; ///< the premise that it does not have
};
/// The games in the order in which they are offered.
const std::vector<KnownGame> &knownGames();

/// A question of one of the documents, or one in their manner, whose answer is a number that the
/// program finds without help. Its text is found by its key.
struct Exercise
{
    std::string_view key;
    std::string_view example; ///< the key of the one that it is about
    /// The right answers; any one of them will do.
    std::function<std::set<std::int64_t>()> answers;
    /// The answers that show what misled; none of them is right.
    std::function<std::map<std::int64_t, Misconception>()> wrong;
    /// Games are ticked: the answer has the bit of each, counted in the order of knownGames().
    bool ticksGames = false;
};

const std::vector<Exercise> &exercises();
/// What misled to an answer of the exercise; nothing where that is not known.
std::optional<Misconception> misconception(const Exercise &exercise, std::int64_t answer);

} // namespace ai::lab
