#include "ai/lab/lessons/topicpath.h"

#include <algorithm>

namespace ai::lab {

namespace {

std::vector<Topic> firstTopics()
{
    return {
        {"tree",
         {{"tree-players", "four-max", Place::Start, Algorithm::Plain},
          {"tree-game", "ttt-late"},
          {"tree-premises", "ttt-late", Place::End},
          {"tree-terms", "four-max", Place::End, Algorithm::Plain}},
         "winning-square"},
        {"backing-up",
         {{"backing-up-min", "four-max", Place::FirstReturn, Algorithm::Plain},
          {"backing-up-max", "four-max", Place::End, Algorithm::Plain},
          {"backing-up-min-first", "four-min", Place::End, Algorithm::Plain},
          {"backing-up-signs", "ttt-late", Place::End},
          {"backing-up-figure", "report-figure"}},
         "perfect-game"},
        {"alpha-and-beta",
         {{"window-plain", "tree-1", Place::End, Algorithm::Plain},
          {"window-open", "tree-1"},
          {"window-beta", "tree-1", Place::FirstWindow},
          {"window-alpha", "tree-1", Place::RootWindow},
          {"window-end", "tree-1", Place::End}},
         "leaves-max"},
        {"cut",
         {{"cut-smallest", "cut-at-two", Place::FirstCut},
          {"cut-a-and-b", "othello-a-and-b", Place::FirstCut},
          {"cut-tree-2", "tree-2", Place::FirstCut},
          {"cut-prove", "tree-2", Place::End},
          {"cut-win", "ttt-three", Place::FirstCut}},
         "tree-2-unseen"},
    };
}

std::vector<Topic> laterTopics()
{
    return {
        {"bound",
         {{"bound-at-most", "tree-2", Place::FirstBound},
          {"bound-enough", "tree-2-values", Place::End},
          {"bound-exact", "classic", Place::End}},
         "third-child"},
        {"order",
         {{"order-worse", "four-min", Place::End},
          {"order-better", "four-min-ordered", Place::End},
          {"order-classic", "classic", Place::End},
          {"order-best", "classic-ordered", Place::End},
          {"order-nim", "nim-three-first", Place::End}},
         "leaves-min-ordered"},
        {"depth",
         {{"depth-easy", "report-easy", Place::End},
          {"depth-medium", "report-medium", Place::End},
          {"depth-hard", "report-hard", Place::End},
          {"depth-heuristic", "ttt-heuristic"}},
         "half-the-time"},
        {"games",
         {{"games-tic-tac-toe", "ttt-fresh", Place::End},
          {"games-nim", "nim-alpha-beta", Place::End},
          {"games-othello", "othello-start"},
          {"games-own", "othello-pass"}},
         "nim-take"},
        {"engines",
         {{"engines-table", "nim-table"},
          {"engines-answer", "nim-table", Place::FirstKnown},
          {"engines-game", "ttt-table", Place::End},
          {"engines-any-win", "ttt-any-win", Place::End},
          {"engines-nearer-win", "ttt-nearer-win", Place::End}},
         "nim-lost-heap"},
    };
}

} // namespace

const std::vector<Topic> &path()
{
    static const std::vector<Topic> all = [] {
        std::vector<Topic> topics = firstTopics();
        for (Topic &topic : laterTopics())
            topics.push_back(std::move(topic));
        return topics;
    }();
    return all;
}

SearchSetup setupOf(const Stop &stop)
{
    SearchSetup setup = exhibit(stop.exhibit)->setup;
    if (stop.algorithm)
        setup.algorithm = *stop.algorithm;
    return setup;
}

std::uint32_t stepOf(const Trace &trace, Place place)
{
    const auto isThere = [&trace, place](const TraceEvent &event) {
        const NodeId node =
            trace.nodeOf(static_cast<std::uint32_t>(&event - trace.events().data()));
        switch (place) {
        case Place::FirstReturn:
            return event.kind == EventKind::Leave;
        case Place::FirstWindow:
            return event.kind == EventKind::Window;
        case Place::RootWindow:
            return event.kind == EventKind::Window && node == 0;
        case Place::FirstCut:
            return event.kind == EventKind::Cut;
        case Place::FirstKnown:
            return event.kind == EventKind::Known;
        case Place::FirstBound:
            return event.kind == EventKind::Leave && trace.nodes()[node].bound != Bound::Exact;
        case Place::Start:
        case Place::End:
            break;
        }
        return false;
    };
    if (place == Place::Start)
        return 0;
    if (place == Place::End)
        return trace.stepCount();
    const auto &events = trace.events();
    const auto found = std::find_if(events.begin(), events.end(), isThere);
    return found == events.end() ? trace.stepCount()
                                 : static_cast<std::uint32_t>(found - events.begin()) + 1;
}

} // namespace ai::lab
