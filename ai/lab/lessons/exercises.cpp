#include "ai/lab/lessons/exercises.h"

#include "ai/lab/lessons/library.h"
#include "ai/lab/trace/labsearch.h"
#include "core/nimtheory.h"

#include <algorithm>

namespace ai::lab {

using core::Nim;

namespace {

CountedSearch countOf(std::string_view key)
{
    SearchControl control;
    return countSearch(exhibit(key)->setup, control);
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

/// The turns at this position in which the intermediate level of exercise 3, which
/// plays a best move every other time and else any, finds a best one: twice as many as there are
/// moves make a whole number.
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

using Wrong = std::map<std::int64_t, Misconception>;

/// All squares but the one that wins.
Wrong otherSquares()
{
    // The same position; the win-only cut visits no move behind the one that wins.
    const CountedSearch search = countOf("ttt-late");
    Wrong wrong;
    for (int square = 0; square < 9; ++square)
        wrong[square + 1] = Misconception::OccupiedSquare;
    for (const ScoredMove &move : search.rootMoves)
        wrong[move.move.code() + 1] = Misconception::OtherSquare;
    wrong.erase(search.best.code() + 1);
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

Wrong onlyWrong(std::int64_t answer, Misconception idea)
{
    return {{answer, idea}};
}

constexpr std::int64_t leavesOfFour = 4;
constexpr std::int64_t leavesOfTree2 = 9;

std::vector<Exercise> treeExercises()
{
    using Idea = Misconception;
    return {
        {"max-first", "four-max", [] { return std::int64_t(countOf("four-max").value); },
         [] {
             return Wrong{{countOf("four-min").value, Idea::LevelsExchanged},
                          {7, Idea::LargestLeaf}};
         }},
        {"min-first", "four-min", [] { return std::int64_t(countOf("four-min").value); },
         [] {
             return Wrong{{countOf("four-max").value, Idea::LevelsExchanged},
                          {2, Idea::SmallestLeaf}};
         }},
        {"leaves-max", "four-max", [] { return leaves("four-max"); },
         [] { return onlyWrong(leavesOfFour, Idea::NothingCut); }},
        {"leaves-min-ordered", "four-min-ordered", [] { return leaves("four-min-ordered"); },
         [] { return onlyWrong(leavesOfFour, Idea::NothingCut); }},
        {"third-child", "cut-at-two", [] { return std::int64_t(countOf("cut-at-two").value); },
         [] { return onlyWrong(2, Idea::OtherChild); }},
    };
}

std::vector<Exercise> gameExercises()
{
    using Idea = Misconception;
    return {
        {"winning-square", "ttt-three",
         [] { return std::int64_t(countOf("ttt-three").best.code()) + 1; }, otherSquares},
        {"perfect-game", "ttt-fresh", [] { return std::int64_t(countOf("ttt-fresh").value); },
         [] {
             return Wrong{{1, Idea::OneSideWins}, {-1, Idea::OneSideWins}};
         }},
        {"calls-plain", "ttt-plain", [] { return calls("ttt-plain"); },
         [] { return wrongCalls("ttt-plain"); }},
        {"calls-win-only", "ttt-win-only", [] { return calls("ttt-win-only"); },
         [] { return wrongCalls("ttt-win-only"); }},
        {"calls-waste", "report-waste", [] { return calls("report-waste") - calls("ttt-plain"); },
         [] { return onlyWrong(calls("report-waste"), Idea::AllCalls); }},
        {"half-the-time", "ttt-late", [] { return foundByIntermediate("ttt-late"); },
         [] { return onlyWrong(3, Idea::MinimaxOnly); }},
        {"nim-take", "nim-alpha-beta",
         [] { return std::int64_t(Nim::countersOf(countOf("nim-alpha-beta").best)); }, otherTakes},
        {"nim-lost-heap", "nim-alpha-beta", largestLostHeap, smallerLostHeaps},
        {"tree-2-unseen", "tree-2", [] { return leavesOfTree2 - leaves("tree-2"); },
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

const std::vector<Exercise> &exercises()
{
    static const std::vector<Exercise> all = makeExercises();
    return all;
}

std::optional<Misconception> misconception(const Exercise &exercise, std::int64_t answer)
{
    const auto wrong = exercise.wrong();
    const auto found = wrong.find(answer);
    return found == wrong.end() ? std::nullopt : std::optional(found->second);
}

} // namespace ai::lab
