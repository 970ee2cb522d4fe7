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

} // namespace

const std::vector<Exercise> &exercises()
{
    static const std::vector<Exercise> all{
        {"max-first", "four-max", [] { return std::int64_t(countOf("four-max").value); }},
        {"min-first", "four-min", [] { return std::int64_t(countOf("four-min").value); }},
        {"leaves-max", "four-max", [] { return leaves("four-max"); }},
        {"leaves-min-ordered", "four-min-ordered", [] { return leaves("four-min-ordered"); }},
        {"third-child", "cut-at-two", [] { return std::int64_t(countOf("cut-at-two").value); }},
        {"winning-square", "ttt-three",
         [] { return std::int64_t(countOf("ttt-three").best.code()) + 1; }},
        {"perfect-game", "ttt-fresh", [] { return std::int64_t(countOf("ttt-fresh").value); }},
        {"calls-plain", "ttt-plain", [] { return calls("ttt-plain"); }},
        {"calls-win-only", "ttt-win-only", [] { return calls("ttt-win-only"); }},
        {"calls-waste", "report-waste", [] { return calls("report-waste") - calls("ttt-plain"); }},
        {"half-the-time", "ttt-late", [] { return foundByIntermediate("ttt-late"); }},
        {"nim-take", "nim-alpha-beta",
         [] { return std::int64_t(Nim::countersOf(countOf("nim-alpha-beta").best)); }},
        {"nim-lost-heap", "nim-alpha-beta", largestLostHeap},
        {"tree-2-unseen", "tree-2", [] { return 9 - leaves("tree-2"); }},
    };
    return all;
}

} // namespace ai::lab
