#include "ai/lab/studies/articlecounts.h"

#include "ai/lab/studies/positioncount.h"
#include "ai/lab/studies/refutation.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/stepfacts.h"
#include "core/nimtheory.h"
#include "core/perft.h"
#include "core/translatable.h"

#include <cmath>
#include <optional>

namespace ai::lab {

using core::Move;
using core::Nim;
using core::TicTacToe;

std::int64_t callsBelow(const SearchSetup &setup, Move move)
{
    SearchControl control;
    const TracedSearch search = traceSearch(setup, control);
    const Trace &trace = *search.trace;
    NodeId child = trace.firstChild(0);
    while (trace.nodes()[child].move != move)
        child = trace.nextSibling(child);
    return static_cast<std::int64_t>(trace.nodes()[child].end) - child;
}

std::int64_t closedNodes(const SearchSetup &setup)
{
    SearchControl control;
    const TracedSearch search = traceSearch(setup, control);
    const Trace &trace = *search.trace;
    auto closed = static_cast<std::int64_t>(trace.counters().cuts());
    for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
        if (trace.events()[step - 1].kind == EventKind::Compare)
            closed += stepFacts(search, step).closes ? 1 : 0;
    }
    return closed;
}

std::int64_t callsWithin(const SearchSetup &setup, int alpha, int beta)
{
    SearchControl control;
    const TracedSearch search = traceSubtree(setup, {}, alpha, beta, control);
    return static_cast<std::int64_t>(search.trace->counters().calls());
}

std::int64_t gamesWonBy(const TicTacToe &position, std::optional<core::Side> winner)
{
    if (position.isOver()) {
        const auto won = position.hasLine(core::Side::First)    ? std::optional(core::Side::First)
                         : position.hasLine(core::Side::Second) ? std::optional(core::Side::Second)
                                                                : std::nullopt;
        return won == winner ? 1 : 0;
    }
    std::int64_t games = 0;
    for (const Move move : position.legalMoves())
        games += gamesWonBy(core::after(position, move), winner);
    return games;
}

namespace {

/// Claims that refer to several numbers.
constexpr std::string_view exercise2 =
    QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "asks for it (exercise 2)");
constexpr std::string_view callsOfAlphaBeta =
    QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "little more than 30,000");
constexpr std::string_view callsAtDepth2 =
    QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "little more than 300");
constexpr std::string_view notUnbeatable =
    QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "unbeatable: not so");
constexpr std::string_view callsOfPlain =
    QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "more than 500,000");

CountedSearch countOf(const SearchSetup &setup)
{
    SearchControl control;
    return countSearch(setup, control);
}

/// The number of calls; with fresh windows the root is not one.
std::int64_t calls(const SearchSetup &setup)
{
    return static_cast<std::int64_t>(countOf(setup).counters.calls());
}

std::int64_t leaves(const SearchSetup &setup)
{
    return static_cast<std::int64_t>(countOf(setup).counters.leaves());
}

SearchSetup ticTacToe(Algorithm algorithm, int depth = 0, MoveOrder order = MoveOrder::Given)
{
    return {TicTacToe(), algorithm, depth, order};
}

SearchSetup nim(Algorithm algorithm, MoveOrder order = MoveOrder::Given)
{
    return {Nim(), algorithm, 0, order};
}

SearchSetup setupOf(std::string_view key)
{
    return example(key)->setup;
}

std::int64_t value(std::string_view key)
{
    return countOf(setupOf(key)).value;
}

/// After X's first mark, as exercise 2 counts.
std::int64_t afterOpening(std::uint16_t square, Algorithm algorithm)
{
    return calls({core::after(TicTacToe(), Move(square)), algorithm});
}

/// How many of the nine openings have a value other than a draw.
std::int64_t decidedOpenings()
{
    std::int64_t decided = 0;
    for (const ScoredMove &move : countOf(ticTacToe(Algorithm::AlphaBetaFresh)).rootMoves)
        decided += move.value != 0 ? 1 : 0;
    return decided;
}

/// The percentage of calls that alpha-beta saves.
std::int64_t savedPerCent()
{
    const auto all = static_cast<double>(calls(ticTacToe(Algorithm::Plain)) - 1);
    const auto left = static_cast<double>(calls(ticTacToe(Algorithm::AlphaBetaFresh)));
    return std::llround(100 * (1 - left / all));
}

std::int64_t cuts()
{
    return static_cast<std::int64_t>(countOf(ticTacToe(Algorithm::AlphaBetaFresh)).counters.cuts());
}

Nim heapOf(int counters)
{
    return *Nim::create({counters}, 3, Nim::Rule::Misere);
}

std::int64_t lostHeaps()
{
    std::int64_t lost = 0;
    for (int counters = 1; counters <= 20; ++counters)
        lost += nimIsWon(heapOf(counters)) ? 0 : 1;
    return lost;
}

using A = Algorithm;
using O = MoveOrder;

/// Calls of plain minimax after X's first mark, by square.
constexpr std::array<std::int64_t, 9> plainAfter{59'705, 63'905, 59'705, 63'905, 55'505,
                                                 63'905, 59'705, 63'905, 59'705};

/// The article's depth does not count the root's move.
SearchSetup toArticlesDepth(int depth)
{
    return ticTacToe(A::Heuristic, depth + 1);
}

std::vector<ArticleCount> wholeGameCounts()
{
    const Document from = Document::FirstArticle;
    return {
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount",
                           "Tic-tac-toe, plain minimax, root moves counted"),
         [] { return calls(ticTacToe(A::Plain)) - 1; }, 549'945, callsOfPlain},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "alpha-beta, a full window for each root move"),
         [] { return calls(ticTacToe(A::AlphaBetaFresh)); }, 30'709, callsOfAlphaBeta},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "calls that alpha-beta saves, in per cent"),
         savedPerCent, 94, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "94 %")},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "leaves of alpha-beta"),
         [] { return leaves(ticTacToe(A::AlphaBetaFresh)); }, 12'515},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount",
                           "cuts of alpha-beta, each of one child at least"),
         [] { return cuts(); }, 6'719},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount",
                           "the same with nodes that their last child closes"),
         [] { return closedNodes(ticTacToe(A::AlphaBetaFresh)); }, 13'640},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "chess, ten plies, as the literature has it"),
         {},
         69'352'859'712'417,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "almost 70 trillion")},
    };
}

std::vector<ArticleCount> depthCounts()
{
    const Document from = Document::FirstArticle;
    std::vector<ArticleCount> rows;
    constexpr std::array<std::int64_t, 7> byDepth{9, 81, 308, 1'315, 4'287, 10'245, 21'246};
    for (int depth = 0; depth < 7; ++depth) {
        rows.push_back({from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "heuristic at depth %1"),
                        [depth] { return calls(toArticlesDepth(depth)); },
                        byDepth[static_cast<std::size_t>(depth)],
                        depth == 2 ? callsAtDepth2 : std::string_view(), depth});
    }
    rows.push_back({from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "evaluations at depth 2"),
                    [] { return leaves(toArticlesDepth(2)); }, 227});
    return rows;
}

std::vector<ArticleCount> openingCounts()
{
    struct Openings
    {
        std::string_view what;
        SearchSetup setup;
        std::array<std::int64_t, 9> known;
    };
    const Openings byOpening[]{
        {QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "of the plain calls, those after X on %1"),
         ticTacToe(A::Plain), plainAfter},
        {QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "of alpha-beta's calls, those after X on %1"),
         ticTacToe(A::AlphaBetaFresh),
         {2'338, 2'869, 3'275, 3'574, 2'316, 3'590, 3'809, 4'981, 3'957}},
        {QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "of the calls at depth 2, those after X on %1"),
         toArticlesDepth(2),
         {36, 31, 31, 34, 25, 42, 37, 43, 29}},
    };
    std::vector<ArticleCount> rows;
    for (const auto &[what, setup, known] : byOpening) {
        for (std::uint16_t square = 0; square < 9; ++square) {
            const auto count = [setup = setup, square] { return callsBelow(setup, Move(square)); };
            rows.push_back({Document::FirstArticle, what, count, known[square], {}, square + 1});
        }
    }
    return rows;
}

/// Claims that are refuted, and the same search with a shared window and in other orders.
std::vector<ArticleCount> claimCounts()
{
    const Document from = Document::FirstArticle;
    return {
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "games lost at depth 2"),
         [] { return std::int64_t(lostGames(2).size()); }, 10, notUnbeatable},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "openings worth more or less than a draw"),
         decidedOpenings, 0,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "always in a corner: a tie-break")},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "alpha-beta, one window"),
         [] { return calls(ticTacToe(A::AlphaBetaShared)); }, 18'297},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "leaves of alpha-beta with one window"),
         [] { return leaves(ticTacToe(A::AlphaBetaShared)); }, 7'330},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "one window, from −1 to +1"),
         [] { return callsWithin(ticTacToe(A::AlphaBetaShared), -1, 1); }, 16'811},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "one window, centre, corners, edges"),
         [] { return calls(ticTacToe(A::AlphaBetaShared, 0, O::Centre)); }, 7'275},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "one window, corners first"),
         [] { return calls(ticTacToe(A::AlphaBetaShared, 0, O::Corners)); }, 11'554},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "one window, edges first"),
         [] { return calls(ticTacToe(A::AlphaBetaShared, 0, O::Edges)); }, 42'094},
    };
}

/// Exercise 2.
std::vector<ArticleCount> exerciseCounts()
{
    const Document from = Document::SpanishArticle;
    std::vector<ArticleCount> rows{
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "plain minimax, root counted"),
         [] { return calls(ticTacToe(A::Plain)); }, 549'946, exercise2},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "win-only cut, root counted"),
         [] { return calls(ticTacToe(A::WinOnly)); }, 94'978, exercise2},
    };
    constexpr std::array<std::int64_t, 9> cut{3'763,  12'140, 5'456,  15'214, 8'482,
                                              17'397, 5'672,  18'652, 8'201};
    for (std::uint16_t square = 0; square < 9; ++square) {
        rows.push_back({from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the same after X on %1"),
                        [square] { return afterOpening(square, A::WinOnly); }, cut[square],
                        exercise2, square + 1});
    }
    for (std::uint16_t square = 0; square < 9; ++square) {
        rows.push_back({from,
                        QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "plain minimax after X on %1"),
                        [square] { return afterOpening(square, A::Plain); }, plainAfter[square],
                        exercise2, square + 1});
    }
    return rows;
}

std::vector<ArticleCount> treeAndNimCounts()
{
    const Document from = Document::SpanishArticle;
    return {
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the four leaves, MAX first: value"),
         [] { return value("four-max"); }, 4, "4"},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the four leaves, MIN first: value"),
         [] { return value("four-min"); }, 5, "5"},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "leaves visited, MAX first"),
         [] { return leaves(setupOf("four-max")); }, 3},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "leaves visited, MIN first"),
         [] { return leaves(setupOf("four-min")); }, 4},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the same with 7 before 2"),
         [] { return leaves(setupOf("four-min-ordered")); }, 3},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "Nim 20, misere: alpha-beta"),
         [] { return calls(nim(A::AlphaBetaShared)); }, 38'949},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the same, taking 3 first"),
         [] { return calls(nim(A::AlphaBetaShared, O::Reversed)); }, 1'093},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "heaps from 1 to 20 that are lost"),
         lostHeaps, 5, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "asks for it (exercise 4)")},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount",
                           "Nim 20, misere: calls that remember each position"),
         [] { return static_cast<std::int64_t>(countPositions(Nim()).calls); }, 109},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "Nim 20, misere: positions"),
         [] { return static_cast<std::int64_t>(countPositions(Nim()).all); }, 40},
    };
}

std::vector<ArticleCount> positionCounts()
{
    const Document from = Document::SpanishArticle;
    return {
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "Tic-tac-toe, games"),
         [] { return static_cast<std::int64_t>(core::perft(TicTacToe(), 9)); }, 255'168},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "games that X wins"),
         [] { return gamesWonBy(TicTacToe(), core::Side::First); }, 131'184},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "games that O wins"),
         [] { return gamesWonBy(TicTacToe(), core::Side::Second); }, 77'904},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "games that are drawn"),
         [] { return gamesWonBy(TicTacToe(), std::nullopt); }, 46'080},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "Tic-tac-toe, positions"),
         [] { return static_cast<std::int64_t>(countPositions(TicTacToe()).all); }, 5'478},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the same, up to symmetry"),
         [] { return static_cast<std::int64_t>(countPositions(TicTacToe()).upToSymmetry); }, 765},
        {from, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "calls that remember each position"),
         [] { return static_cast<std::int64_t>(countPositions(TicTacToe()).calls); }, 16'168},
        {from,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "calls that remember them up to symmetry"),
         [] { return static_cast<std::int64_t>(countPositions(TicTacToe()).callsUpToSymmetry); },
         2'271},
    };
}

std::vector<ArticleCount> heapCounts()
{
    std::vector<ArticleCount> rows;
    constexpr std::array<std::int64_t, 20> byHeap{
        2,     4,     8,     15,    28,     52,     96,     177,    326,     600,
        1'104, 2'031, 3'736, 6'872, 12'640, 23'249, 42'762, 78'652, 144'664, 266'079};
    for (int heap = 1; heap <= 20; ++heap) {
        rows.push_back({Document::SpanishArticle,
                        QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "Nim %1, misere: plain minimax"),
                        [heap] {
                            return calls({heapOf(heap), A::Plain});
                        },
                        byHeap[static_cast<std::size_t>(heap) - 1],
                        {},
                        heap});
    }
    return rows;
}

std::vector<ArticleCount> reportCounts()
{
    const Document report = Document::CourseReport;
    return {
        {report, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "figure 1, with leaves made up: value"),
         [] { return value("report-figure"); }, 3, "3"},
        {report, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the report's minimax at depth 1"),
         [] { return calls(ticTacToe(A::Report, 1)); }, 10},
        {report, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the report's minimax at depth 2"),
         [] { return calls(ticTacToe(A::Report, 2)); }, 82},
        {report, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the report's minimax at depth 3"),
         [] { return calls(ticTacToe(A::Report, 3)); }, 586},
        {report, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the report's minimax at depth 4"),
         [] { return calls(ticTacToe(A::Report, 4)); }, 3'610},
        {report, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the report's minimax to full depth"),
         [] { return calls(ticTacToe(A::Report)); }, 986'410},
        {report,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount",
                           "games lost by the hard level as its code has it"),
         [] { return std::int64_t(gamesLostByReport(true)); }, 32, notUnbeatable},
        {report,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount",
                           "games lost by the hard level as its prose has it"),
         [] { return std::int64_t(gamesLostByReport(false)); }, 6, notUnbeatable},
    };
}

std::vector<ArticleCount> textbookCounts()
{
    const Document translated = Document::TranslatedArticle;
    return {
        {translated, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "tree 1: value"),
         [] { return value("tree-1"); }, 3, "3"},
        {translated, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "tree 1: leaves visited, of 5"),
         [] { return leaves(setupOf("tree-1")); }, 4},
        {translated, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "tree 2: value"),
         [] { return value("tree-2"); }, 3, "3"},
        {translated, QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "tree 2: leaves visited, of 9"),
         [] { return leaves(setupOf("tree-2")); }, 5,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "four never visited")},
        {Document::Classic,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the classic tree: leaves visited, of 9"),
         [] { return leaves(setupOf("classic")); }, 7},
        {Document::Classic,
         QT_TRANSLATE_NOOP("ai::lab::ArticleCount", "the same, best reply first"),
         [] { return leaves(setupOf("classic-ordered")); }, 5},
    };
}

std::vector<ArticleCount> makeCounts()
{
    std::vector<ArticleCount> all;
    for (const auto &part :
         {wholeGameCounts(), depthCounts(), openingCounts(), claimCounts(), reportCounts(),
          exerciseCounts(), treeAndNimCounts(), positionCounts(), heapCounts(), textbookCounts()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

const std::vector<ArticleCount> &articleCounts()
{
    static const std::vector<ArticleCount> all = makeCounts();
    return all;
}

std::string title(const ArticleCount &count)
{
    std::string text(count.what);
    if (const std::size_t at = text.find("%1"); at != std::string::npos)
        text.replace(at, 2, std::to_string(count.number));
    return text;
}

std::string_view articleClaim(const SearchSetup &setup)
{
    if (setup == ticTacToe(Algorithm::Plain))
        return callsOfPlain;
    if (setup == ticTacToe(Algorithm::AlphaBetaFresh))
        return callsOfAlphaBeta;
    if (setup == ticTacToe(Algorithm::Heuristic, 3))
        return callsAtDepth2;
    return {};
}

} // namespace ai::lab
