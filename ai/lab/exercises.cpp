#include "ai/lab/exercises.h"

#include "ai/lab/labsearch.h"
#include "ai/lab/library.h"
#include "ai/nimchoice.h"

namespace ai::lab {

using core::Nim;

namespace {

CountedSearch counted(std::string_view key)
{
    SearchControl control;
    return countSearch(exhibit(key)->setup, control);
}

std::int64_t calls(std::string_view key)
{
    return static_cast<std::int64_t>(counted(key).counters.calls());
}

std::int64_t leaves(std::string_view key)
{
    return static_cast<std::int64_t>(counted(key).counters.leaves());
}

std::int64_t largestLostHeap()
{
    int heap = 20;
    while (nimIsWon(*Nim::create({heap}, 3, Nim::Rule::Misere)))
        --heap;
    return heap;
}

} // namespace

const std::vector<Exercise> &exercises()
{
    static const std::vector<Exercise> all{
        {"max-first", "four-max", [] { return std::int64_t(counted("four-max").value); }},
        {"min-first", "four-min", [] { return std::int64_t(counted("four-min").value); }},
        {"leaves-max", "four-max", [] { return leaves("four-max"); }},
        {"leaves-min-ordered", "four-min-ordered", [] { return leaves("four-min-ordered"); }},
        {"third-child", "cut-at-two", [] { return std::int64_t(counted("cut-at-two").value); }},
        {"winning-square", "ttt-three",
         [] { return std::int64_t(counted("ttt-three").best.code()) + 1; }},
        {"calls-plain", "ttt-plain", [] { return calls("ttt-plain"); }},
        {"calls-win-only", "ttt-win-only", [] { return calls("ttt-win-only"); }},
        {"calls-waste", "report-waste", [] { return calls("report-waste") - calls("ttt-plain"); }},
        {"nim-take", "nim-three-first",
         [] { return std::int64_t(Nim::countersOf(counted("nim-three-first").best)); }},
        {"nim-lost-heap", "nim-alpha-beta", largestLostHeap},
        {"tree-2-unseen", "tree-2", [] { return 9 - leaves("tree-2"); }},
    };
    return all;
}

} // namespace ai::lab
