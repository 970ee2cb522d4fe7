#pragma once

#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ai::lab {

/// The moment of a search that a stop of the path is about.
enum class SearchMoment : std::uint8_t {
    Start,
    FirstReturn, ///< of a node that has children
    FirstWindow, ///< a bound of a window moves
    RootWindow,  ///< one of the root's
    FirstCut,
    FirstBound, ///< a node returns a value that is not exact
    FirstKnown, ///< the transposition table answers a node
    End
};

/// A text to be read beside a search, at one moment of it. The key names it for texts.
struct PathStop
{
    std::string_view key;
    std::string_view example; ///< the key of one
    SearchMoment moment = SearchMoment::Start;
    std::optional<Algorithm> algorithm = {}; ///< in place of the example's
};

/// Some minutes of the path through the Lab; the exercise at its end is a key.
struct Topic
{
    std::string_view key;
    std::vector<PathStop> stops;
    std::string_view exercise;
};

/// The topics, from what a tree is to games, each built on those before it.
const std::vector<Topic> &path();
SearchSetup setupOf(const PathStop &stop);
/// The step at which the place is reached; the last one where the search does not have it.
std::uint32_t stepOf(const Trace &trace, SearchMoment moment);

} // namespace ai::lab
