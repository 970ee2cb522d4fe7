#include "ai/lab/lessons/exercises.h"

#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/levels/tictactoeevaluation.h"
#include "core/nimtheory.h"

#include <algorithm>

namespace ai::lab {

using core::Nim;

namespace {

CountedSearch countOf(std::string_view key)
{
    SearchControl control;
    return countSearch(example(key)->setup, control);
}

std::int64_t calls(std::string_view key)
{
    return static_cast<std::int64_t>(countOf(key).counters.calls());
}

std::int64_t leaves(std::string_view key)
{
    return static_cast<std::int64_t>(countOf(key).counters.leaves());
}

std::int64_t largestLostHeap()
{
    int heap = 20;
    while (nimIsWon(*Nim::create({heap}, 3, Nim::Rule::Misere)))
        --heap;
    return heap;
}

/// In how many of its turns at this position the intermediate level of exercise 3 finds a best
/// move; it plays one every other time, and a random move otherwise. Twice as many turns as there
/// are moves, so that the number is whole.
std::int64_t foundByIntermediate(std::string_view key)
{
    const auto moves = countOf(key).rootMoves;
    const int highest =
        std::max_element(moves.begin(), moves.end(), [](const auto &one, const auto &other) {
            return one.value < other.value;
        })->value;
    const auto best = std::count_if(moves.begin(), moves.end(),
                                    [highest](const auto &one) { return one.value == highest; });
    return static_cast<std::int64_t>(moves.size()) + best;
}

using Answers = std::set<std::int64_t>;
using Wrong = std::map<std::int64_t, Misconception>;

/// The squares with the largest value; the search values each move exactly.
Answers bestSquares(std::string_view key)
{
    const CountedSearch search = countOf(key);
    Answers best;
    for (const ScoredMove &move : search.rootMoves) {
        if (move.value == search.value)
            best.insert(move.move.code() + 1);
    }
    return best;
}

Wrong otherSquares(std::string_view key)
{
    Wrong wrong{{0, Misconception::NoSquare}, {10, Misconception::NoSquare}};
    for (int square = 1; square <= 9; ++square)
        wrong[square] = Misconception::OccupiedSquare;
    for (const ScoredMove &move : countOf(key).rootMoves)
        wrong[move.move.code() + 1] = Misconception::OtherSquare;
    for (const std::int64_t square : bestSquares(key))
        wrong.erase(square);
    return wrong;
}

/// The square between X's two edges that the report's rule on triangles around the centre marks.
constexpr std::int64_t squareOfTheRule = 1;

Answers holdingSquares()
{
    Answers squares = bestSquares("report-edges");
    squares.erase(squareOfTheRule);
    return squares;
}

std::int64_t bit(std::size_t place)
{
    return std::int64_t(1) << place;
}

/// The games that satisfy all premises.
std::int64_t gamesOfMinimax()
{
    std::int64_t games = 0;
    for (std::size_t i = 0; i < knownGames().size(); ++i)
        games |= knownGames()[i].broken ? 0 : bit(i);
    return games;
}

Misconception ideaOf(Premise broken)
{
    switch (broken) {
    case Premise::Deterministic:
        return Misconception::HasChance;
    case Premise::TurnBased:
        return Misconception::MovesTogether;
    case Premise::PerfectInformation:
        break;
    }
    return Misconception::HidesSomething;
}

/// The mistaken idea behind a choice of games: that of the first wrong game, or else that one is
/// missing.
Wrong otherGames()
{
    const auto &games = knownGames();
    Wrong wrong;
    for (std::int64_t answer = 0; answer < bit(games.size()); ++answer) {
        wrong[answer] = Misconception::GameMissing;
        for (std::size_t i = games.size(); i-- > 0;) {
            if ((answer & bit(i)) != 0 && games[i].broken)
                wrong[answer] = ideaOf(*games[i].broken);
        }
    }
    wrong.erase(gamesOfMinimax());
    return wrong;
}

Wrong wrongCalls(std::string_view key)
{
    return {{calls(key) - 1, Misconception::FirstCallMissing},
            {leaves(key), Misconception::LeavesOnly}};
}

Wrong otherTakes()
{
    const CountedSearch search = countOf("nim-alpha-beta");
    Wrong wrong;
    for (const ScoredMove &move : search.rootMoves)
        wrong[Nim::countersOf(move.move)] = Misconception::OtherTake;
    wrong.erase(Nim::countersOf(search.best));
    return wrong;
}

Wrong smallerLostHeaps()
{
    Wrong wrong;
    for (int heap = 1; heap < largestLostHeap(); ++heap) {
        if (!core::nimIsWon(*Nim::create({heap}, 3, Nim::Rule::Misere)))
            wrong[heap] = Misconception::SmallerLostHeap;
    }
    return wrong;
}

/// The alpha with which a child of the root is visited.
std::int64_t alphaOfChild(std::string_view key, std::uint16_t place)
{
    SearchControl control;
    const TracedSearch search = traceSearch(example(key)->setup, control);
    const NodeId child = search.trace->find({core::Move(place)});
    return search.trace->events()[search.trace->nodes()[child].enter].a;
}

/// The value of one of the root's moves.
std::int64_t valueOfMove(std::string_view key, core::Move move)
{
    SearchControl control;
    const auto moves = rootValues(example(key)->setup, control);
    return std::ranges::find(moves, move, &ScoredMove::move)->value;
}

constexpr core::Move centre{4};
constexpr core::Move laterWin{1}; ///< in the position with two wins

std::int64_t pointsOfTheCentre()
{
    return LinePoints()(core::after(core::TicTacToe(), centre), core::Side::First);
}

Wrong onlyWrong(std::int64_t answer, Misconception idea)
{
    return {{answer, idea}};
}

constexpr std::int64_t leavesOfFour = 4;
constexpr std::int64_t leavesOfTree2 = 9;
constexpr std::int64_t allLines = 8;

std::vector<Exercise> treeExercises()
{
    using Idea = Misconception;
    return {
        {"max-first", "four-max", [] { return Answers{countOf("four-max").value}; },
         [] {
             return Wrong{{countOf("four-min").value, Idea::LevelsExchanged},
                          {7, Idea::LargestLeaf}};
         }},
        {"min-first", "four-min", [] { return Answers{countOf("four-min").value}; },
         [] {
             return Wrong{{countOf("four-max").value, Idea::LevelsExchanged},
                          {2, Idea::SmallestLeaf}};
         }},
        {"leaves-max", "four-max", [] { return Answers{leaves("four-max")}; },
         [] { return onlyWrong(leavesOfFour, Idea::NothingCut); }},
        {"leaves-min-ordered", "four-min-ordered",
         [] { return Answers{leaves("four-min-ordered")}; },
         [] { return onlyWrong(leavesOfFour, Idea::NothingCut); }},
        {"third-alpha", "classic", [] { return Answers{alphaOfChild("classic", 2)}; },
         [] { return onlyWrong(2, Idea::LastReturned); }},
        {"leaves-exchanged", "four-max-exchanged",
         [] { return Answers{leaves("four-max-exchanged")}; },
         [] { return onlyWrong(leaves("four-max"), Idea::OtherOrder); }},
        {"third-child", "cut-at-two", [] { return Answers{countOf("cut-at-two").value}; },
         [] { return onlyWrong(2, Idea::OtherChild); }},
    };
}

std::vector<Exercise> gameExercises()
{
    using Idea = Misconception;
    return {
        {"other-games", "ttt-late", [] { return Answers{gamesOfMinimax()}; }, otherGames, true},
        {"winning-square", "ttt-three", [] { return bestSquares("ttt-late"); },
         [] { return otherSquares("ttt-late"); }},
        {"opening-square", "ttt-fresh", [] { return bestSquares("ttt-fresh"); },
         [] { return otherSquares("ttt-fresh"); }},
        {"holding-square", "report-edges", holdingSquares,
         [] {
             Wrong wrong = otherSquares("report-edges");
             wrong[squareOfTheRule] = Idea::SquareOfTheRule;
             return wrong;
         }},
        {"perfect-game", "ttt-fresh", [] { return Answers{countOf("ttt-fresh").value}; },
         [] {
             return Wrong{{1, Idea::OneSideWins}, {-1, Idea::OneSideWins}};
         }},
        {"calls-plain", "ttt-plain", [] { return Answers{calls("ttt-plain")}; },
         [] { return wrongCalls("ttt-plain"); }},
        {"calls-win-only", "ttt-win-only", [] { return Answers{calls("ttt-win-only")}; },
         [] { return wrongCalls("ttt-win-only"); }},
        {"calls-waste", "report-waste",
         [] { return Answers{calls("report-waste") - calls("ttt-plain")}; },
         [] { return onlyWrong(calls("report-waste"), Idea::AllCalls); }},
        {"half-the-time", "ttt-late", [] { return Answers{foundByIntermediate("ttt-late")}; },
         [] { return onlyWrong(3, Idea::MinimaxOnly); }},
        {"centre-points", "ttt-heuristic", [] { return Answers{pointsOfTheCentre()}; },
         [] { return onlyWrong(allLines, Idea::AllLines); }},
        {"later-win", "ttt-nearer-win",
         [] { return Answers{valueOfMove("ttt-nearer-win", laterWin)}; },
         [] {
             const std::int64_t right = valueOfMove("ttt-nearer-win", laterWin);
             return Wrong{{right + 1, Idea::OneSideOnly}, {1, Idea::AnyWin}};
         }},
        {"nim-take", "nim-alpha-beta",
         [] { return Answers{Nim::countersOf(countOf("nim-alpha-beta").best)}; }, otherTakes},
        {"nim-lost-heap", "nim-alpha-beta", [] { return Answers{largestLostHeap()}; },
         smallerLostHeaps},
        {"tree-2-unseen", "tree-2", [] { return Answers{leavesOfTree2 - leaves("tree-2")}; },
         [] { return onlyWrong(leaves("tree-2"), Idea::VisitedLeaves); }},
    };
}

std::vector<Exercise> makeExercises()
{
    std::vector<Exercise> all = treeExercises();
    for (Exercise &exercise : gameExercises())
        all.push_back(std::move(exercise));
    return all;
}

} // namespace

const std::vector<KnownGame> &knownGames()
{
    static const std::vector<KnownGame> all{
        {"chess"},        {"backgammon", Premise::Deterministic},
        {"draughts"},     {"poker", Premise::PerfectInformation},
        {"connect-four"}, {"scrabble", Premise::PerfectInformation},
        {"go"},           {"rock-paper-scissors", Premise::TurnBased}};
    return all;
}

const std::vector<Exercise> &exercises()
{
    static const std::vector<Exercise> all = makeExercises();
    return all;
}

std::optional<Misconception> misconception(const Exercise &exercise, std::int64_t answer)
{
    const auto wrong = exercise.wrong();
    const auto found = wrong.find(answer);
    if (found != wrong.end())
        return found->second;
    // If a question asks for a square, neighbouring numbers that are no squares are wrong answers
    // too.
    const bool forSquare = !wrong.empty() && wrong.begin()->second == Misconception::NoSquare;
    const bool beyond =
        forSquare && (answer < wrong.begin()->first || answer > wrong.rbegin()->first);
    return beyond ? std::optional(Misconception::NoSquare) : std::nullopt;
}

} // namespace ai::lab
