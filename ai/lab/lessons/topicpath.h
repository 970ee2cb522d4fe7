#pragma once

#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ai::lab {

/// The moment in a search that a stop of the path is about.
enum class SearchMoment : std::uint8_t {
    Start,
    FirstReturn, ///< of a node with children
    FirstWindow, ///< a window's bound moves
    RootWindow,  ///< a bound of the root's window moves
    FirstCut,
    FirstBound, ///< a node returns an inexact value
    FirstKnown, ///< the transposition table answers a node
    End
};

/// A text to read at one moment of a search; identified by a key.
struct PathStop
{
    std::string_view key;
    std::string_view example; ///< an example's key
    SearchMoment moment = SearchMoment::Start;
    std::optional<Algorithm> algorithm = {}; ///< replaces the example's
};

/// A few minutes of the path through the Lab; at its end an exercise, given by key.
struct Topic
{
    std::string_view key;
    std::vector<PathStop> stops;
    std::string_view exercise;
};

/// The topics, from what a tree is to games; each builds on earlier ones.
const std::vector<Topic> &path();
SearchSetup setupOf(const PathStop &stop);
/// The step of a moment; the last step if the search has no such moment.
std::uint32_t stepOf(const Trace &trace, SearchMoment moment);

} // namespace ai::lab
