#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace ai::lab {

/// The idea behind a common wrong answer.
enum class Misconception : std::uint8_t {
    LevelsExchanged,  ///< lets the other player choose at the root
    LargestLeaf,      ///< as if MAX chose alone
    SmallestLeaf,     ///< as if MIN chose alone
    NothingCut,       ///< counts all leaves
    OtherChild,       ///< the child that MAX would not choose
    OtherSquare,      ///< an empty square that does not win
    OccupiedSquare,   ///< a square that cannot be played
    OneSideWins,      ///< for a drawn position
    FirstCallMissing, ///< counts all calls but the first
    LeavesOnly,       ///< instead of all calls
    MinimaxOnly,      ///< ignores what is found by chance
    AllCalls,         ///< instead of just the wasted ones
    OtherTake,        ///< a move that does not win
    SmallerLostHeap,  ///< another lost heap
    VisitedLeaves,    ///< instead of the leaves that are not visited
    NoSquare,         ///< a number that no square has
    SquareOfTheRule,  ///< the square named in the question
    HasChance,        ///< a game in which dice or cards decide
    HidesSomething,   ///< a game in which a player does not see everything
    MovesTogether,    ///< a game without turns
    GameMissing,      ///< no wrong game, but right ones are missing
    LastReturned,     ///< the child that returned last, although an earlier one is better
    OtherOrder,       ///< the result for the previous order of children
    AllLines,         ///< instead of just the lines with the mark
    OneSideOnly,      ///< one side's moves, although both mark squares
    AnyWin            ///< without the squares that are left empty
};

/// The premises of minimax according to the Spanish article; all games here are zero-sum.
enum class Premise : std::uint8_t { Deterministic, TurnBased, PerfectInformation };

/// A game that minimax can or cannot play as it is.
struct KnownGame
{
    std::string_view key;
    std::optional<Premise> broken = {}; ///< the premise that it violates
};
/// The games in the order in which they are shown.
const std::vector<KnownGame> &knownGames();

/// A question from one of the documents, or a similar one, whose answer is a number that the
/// program computes. Its text is found by its key.
struct Exercise
{
    std::string_view key;
    std::string_view example; ///< the key of its example
    /// The right answers; any of them is accepted.
    std::function<std::set<std::int64_t>()> answers;
    /// Wrong answers with their mistaken ideas.
    std::function<std::map<std::int64_t, Misconception>()> wrong;
    /// The answer is a selection of games, as a bit mask in the order of knownGames().
    bool ticksGames = false;
};

const std::vector<Exercise> &exercises();
/// The mistaken idea behind an answer; nothing if it is not recognised.
std::optional<Misconception> misconception(const Exercise &exercise, std::int64_t answer);

} // namespace ai::lab
