#include "ai/lab/lessons/topicpath.h"

#include <algorithm>

namespace ai::lab {

namespace {

std::vector<Topic> firstTopics()
{
    return {
        {"tree",
         {{"tree-players", "four-max", SearchMoment::Start, Algorithm::Plain},
          {"tree-steps", "four-max", SearchMoment::Start, Algorithm::Plain},
          {"tree-game", "ttt-late"},
          {"tree-premises", "ttt-late"},
          {"tree-terms", "four-max", SearchMoment::Start, Algorithm::Plain},
          {"tree-utilities", "utilities"}},
         "other-games"},
        {"backing-up",
         {{"backing-up-min", "four-max", SearchMoment::FirstReturn, Algorithm::Plain},
          {"backing-up-max", "four-max", SearchMoment::End, Algorithm::Plain},
          {"backing-up-min-first", "four-min", SearchMoment::End, Algorithm::Plain},
          {"backing-up-recursion", "four-max", SearchMoment::Start, Algorithm::Plain},
          {"backing-up-signs", "ttt-signs", SearchMoment::End},
          {"backing-up-levels", "ttt-late", SearchMoment::End},
          {"backing-up-figure", "report-figure"}},
         "winning-square"},
        {"alpha-and-beta",
         {{"window-plain", "tree-1-plain", SearchMoment::End},
          {"window-open", "tree-1"},
          {"window-beta", "tree-1", SearchMoment::FirstWindow},
          {"window-alpha", "tree-1", SearchMoment::RootWindow},
          {"window-end", "tree-1", SearchMoment::End}},
         "third-alpha"},
        {"cut",
         {{"cut-smallest", "cut-at-two", SearchMoment::FirstCut},
          {"cut-a-and-b", "othello-a-and-b", SearchMoment::FirstCut},
          {"cut-tree-2", "tree-2", SearchMoment::FirstCut},
          {"cut-prove", "tree-2", SearchMoment::End},
          {"cut-win", "ttt-three", SearchMoment::FirstCut}},
         "leaves-max"},
    };
}

std::vector<Topic> laterTopics()
{
    return {
        {"bound",
         {{"bound-at-most", "tree-2", SearchMoment::FirstBound},
          {"bound-enough", "tree-2-values", SearchMoment::End},
          {"bound-exact", "classic", SearchMoment::End},
          {"bound-least", "ttt-late", SearchMoment::End, Algorithm::AlphaBetaShared}},
         "third-child"},
        {"order",
         {{"order-worse", "four-min", SearchMoment::End},
          {"order-better", "four-min-ordered", SearchMoment::End},
          {"order-classic", "classic", SearchMoment::End},
          {"order-best", "classic-ordered", SearchMoment::End},
          {"order-nim", "nim-three-first", SearchMoment::End}},
         "leaves-exchanged"},
        {"depth",
         {{"depth-explosion", "othello-start"},
          {"depth-history", "othello-start"},
          {"depth-easy", "report-easy", SearchMoment::End},
          {"depth-medium", "report-medium", SearchMoment::End},
          {"depth-hard", "report-hard", SearchMoment::End},
          {"depth-heuristic", "ttt-heuristic"},
          {"depth-pieces", "othello-pieces", SearchMoment::End}},
         "centre-points"},
        {"games",
         {{"games-tic-tac-toe", "ttt-fresh", SearchMoment::End},
          {"games-nim", "nim-alpha-beta", SearchMoment::End},
          {"games-othello", "othello-start"},
          {"games-own", "othello-pass"}},
         "nim-lost-heap"},
        {"engines",
         {{"engines-table", "nim-table"},
          {"engines-answer", "nim-table", SearchMoment::FirstKnown},
          {"engines-game", "ttt-table", SearchMoment::End},
          {"engines-any-win", "ttt-any-win", SearchMoment::End},
          {"engines-nearer-win", "ttt-nearer-win", SearchMoment::End}},
         "later-win"},
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

SearchSetup setupOf(const PathStop &stop)
{
    SearchSetup setup = example(stop.example)->setup;
    if (stop.algorithm)
        setup.algorithm = *stop.algorithm;
    return setup;
}

std::uint32_t stepOf(const Trace &trace, SearchMoment moment)
{
    const auto isThere = [&trace, moment](const TraceEvent &event) {
        const NodeId node =
            trace.nodeOf(static_cast<std::uint32_t>(&event - trace.events().data()));
        switch (moment) {
        case SearchMoment::FirstReturn:
            return event.kind == EventKind::Leave;
        case SearchMoment::FirstWindow:
            return event.kind == EventKind::Window;
        case SearchMoment::RootWindow:
            return event.kind == EventKind::Window && node == 0;
        case SearchMoment::FirstCut:
            return event.kind == EventKind::Cut;
        case SearchMoment::FirstKnown:
            return event.kind == EventKind::Known;
        case SearchMoment::FirstBound:
            return event.kind == EventKind::Leave && trace.nodes()[node].bound != Bound::Exact;
        case SearchMoment::Start:
        case SearchMoment::End:
            break;
        }
        return false;
    };
    if (moment == SearchMoment::Start)
        return 0;
    if (moment == SearchMoment::End)
        return trace.stepCount();
    const auto &events = trace.events();
    const auto found = std::find_if(events.begin(), events.end(), isThere);
    return found == events.end() ? trace.stepCount()
                                 : static_cast<std::uint32_t>(found - events.begin()) + 1;
}

} // namespace ai::lab
