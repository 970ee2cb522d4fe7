#include "ai/lab/articlecounts.h"

#include "ai/lab/labsearch.h"
#include "ai/lab/refutation.h"
#include "ai/lab/symmetry.h"
#include "ai/nimchoice.h"
#include "core/perft.h"

namespace ai::lab {

using core::Move;
using core::Nim;
using core::TicTacToe;

namespace {

CountedSearch counted(const SearchSetup &setup)
{
    SearchControl control;
    return countSearch(setup, control);
}

/// With fresh windows the root is no call.
std::int64_t calls(const SearchSetup &setup)
{
    return static_cast<std::int64_t>(counted(setup).counters.calls());
}

std::int64_t leaves(const SearchSetup &setup)
{
    return static_cast<std::int64_t>(counted(setup).counters.leaves());
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
    return exhibit(key)->setup;
}

std::int64_t value(std::string_view key)
{
    return counted(setupOf(key)).value;
}

/// After X's first mark: what exercise 2 counts.
std::int64_t afterOpening(std::uint16_t square, Algorithm algorithm)
{
    return calls({core::after(TicTacToe(), Move(square)), algorithm});
}

/// How many of the nine openings are worth more than a draw or less.
std::int64_t decidedOpenings()
{
    std::int64_t decided = 0;
    for (const ScoredMove &move : counted(ticTacToe(Algorithm::AlphaBetaFresh)).rootMoves)
        decided += move.value != 0 ? 1 : 0;
    return decided;
}

std::int64_t lostHeaps()
{
    std::int64_t lost = 0;
    for (int counters = 1; counters <= 20; ++counters)
        lost += nimIsWon(*Nim::create({counters}, 3, Nim::Rule::Misere)) ? 0 : 1;
    return lost;
}

using A = Algorithm;
using O = MoveOrder;

std::vector<ArticleCount> firstArticle()
{
    const Document from = Document::FirstArticle;
    std::vector<ArticleCount> rows{
        {from, "Tic-tac-toe, plain minimax, root moves counted",
         [] { return calls(ticTacToe(A::Plain)) - 1; }, 549'945, "more than 500,000"},
        {from, "alpha-beta, a fresh window per root move",
         [] { return calls(ticTacToe(A::AlphaBetaFresh)); }, 30'709, "little more than 30,000"},
    };
    constexpr std::array<std::int64_t, 7> byDepth{9, 81, 308, 1'315, 4'287, 10'245, 21'246};
    constexpr std::array<std::string_view, 7> names{"heuristic at depth 0", "heuristic at depth 1",
                                                    "heuristic at depth 2", "heuristic at depth 3",
                                                    "heuristic at depth 4", "heuristic at depth 5",
                                                    "heuristic at depth 6"};
    // The article's depth counts the plies after the root's move.
    for (int depth = 0; depth < 7; ++depth) {
        rows.push_back({from, names[static_cast<std::size_t>(depth)],
                        [depth] { return calls(ticTacToe(A::Heuristic, depth + 1)); },
                        byDepth[static_cast<std::size_t>(depth)],
                        depth == 2 ? "little more than 300" : ""});
    }
    const std::vector<ArticleCount> more{
        {from, "games lost at depth 2", [] { return std::int64_t(lostGames(2).size()); }, 10,
         "unbeatable: not so"},
        {from, "openings worth more or less than a draw", decidedOpenings, 0,
         "always in a corner: a tie-break"},
        {from, "alpha-beta, one shared window", [] { return calls(ticTacToe(A::AlphaBetaShared)); },
         18'297},
        {from, "the same, centre, corners, edges",
         [] { return calls(ticTacToe(A::AlphaBetaShared, 0, O::Centre)); }, 7'275},
        {from, "the same, corners first",
         [] { return calls(ticTacToe(A::AlphaBetaShared, 0, O::Corners)); }, 11'554},
        {from, "the same, edges first",
         [] { return calls(ticTacToe(A::AlphaBetaShared, 0, O::Edges)); }, 42'094},
    };
    rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

std::vector<ArticleCount> spanishArticle()
{
    const Document from = Document::SpanishArticle;
    std::vector<ArticleCount> rows{
        {from, "plain minimax, root counted", [] { return calls(ticTacToe(A::Plain)); }, 549'946,
         "asks for it (exercise 2)"},
        {from, "win-only cut, root counted", [] { return calls(ticTacToe(A::WinOnly)); }, 94'978,
         "asks for it (exercise 2)"},
    };
    constexpr std::array<std::int64_t, 9> cut{3'763,  12'140, 5'456,  15'214, 8'482,
                                              17'397, 5'672,  18'652, 8'201};
    constexpr std::array<std::string_view, 9> names{
        "the same after X on 1", "the same after X on 2", "the same after X on 3",
        "the same after X on 4", "the same after X on 5", "the same after X on 6",
        "the same after X on 7", "the same after X on 8", "the same after X on 9"};
    for (std::uint16_t square = 0; square < 9; ++square) {
        rows.push_back({from, names[square], [square] { return afterOpening(square, A::WinOnly); },
                        cut[square], "asks for it (exercise 2)"});
    }
    const std::vector<ArticleCount> more{
        {from, "plain minimax after X on 5, the centre", [] { return afterOpening(4, A::Plain); },
         55'505, "asks for it (exercise 2)"},
        {from, "the four leaves, MAX first: value", [] { return value("four-max"); }, 4, "4"},
        {from, "the four leaves, MIN first: value", [] { return value("four-min"); }, 5, "5"},
        {from, "leaves looked at, MAX first", [] { return leaves(setupOf("four-max")); }, 3},
        {from, "leaves looked at, MIN first", [] { return leaves(setupOf("four-min")); }, 4},
        {from, "the same with 7 before 2", [] { return leaves(setupOf("four-min-ordered")); }, 3},
        {from, "Nim 20, misere: plain minimax", [] { return calls(nim(A::Plain)); }, 266'079},
        {from, "Nim 20, misere: alpha-beta", [] { return calls(nim(A::AlphaBetaShared)); }, 38'949},
        {from, "the same, taking 3 first",
         [] { return calls(nim(A::AlphaBetaShared, O::Reversed)); }, 1'093},
        {from, "heaps from 1 to 20 that are lost", lostHeaps, 5, "asks for it (exercise 4)"},
        {from, "Tic-tac-toe, games",
         [] { return static_cast<std::int64_t>(core::perft(TicTacToe(), 9)); }, 255'168},
        {from, "Tic-tac-toe, positions",
         [] { return static_cast<std::int64_t>(countPositions(TicTacToe()).all); }, 5'478},
        {from, "the same, up to symmetry",
         [] { return static_cast<std::int64_t>(countPositions(TicTacToe()).upToSymmetry); }, 765},
    };
    rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

std::vector<ArticleCount> makeCounts()
{
    std::vector<ArticleCount> rows = firstArticle();
    const Document report = Document::CourseReport;
    const std::vector<ArticleCount> reports{
        {report, "the report's minimax at depth 1", [] { return calls(ticTacToe(A::Report, 1)); },
         10},
        {report, "the report's minimax at depth 2", [] { return calls(ticTacToe(A::Report, 2)); },
         82},
        {report, "the report's minimax at depth 3", [] { return calls(ticTacToe(A::Report, 3)); },
         586},
        {report, "the report's minimax at depth 4", [] { return calls(ticTacToe(A::Report, 4)); },
         3'610},
        {report, "the report's minimax to full depth", [] { return calls(ticTacToe(A::Report)); },
         986'410},
    };
    rows.insert(rows.end(), reports.begin(), reports.end());
    const std::vector<ArticleCount> spanish = spanishArticle();
    rows.insert(rows.end(), spanish.begin(), spanish.end());
    const Document translated = Document::TranslatedArticle;
    const std::vector<ArticleCount> trees{
        {translated, "tree 1: value", [] { return value("tree-1"); }, 3, "3"},
        {translated, "tree 1: leaves looked at, of 5", [] { return leaves(setupOf("tree-1")); }, 4},
        {translated, "tree 2: value", [] { return value("tree-2"); }, 3, "3"},
        {translated, "tree 2: leaves looked at, of 9", [] { return leaves(setupOf("tree-2")); }, 5,
         "four never looked at"},
        {Document::Classic, "the classic tree: leaves looked at, of 9",
         [] { return leaves(setupOf("classic")); }, 7},
        {Document::Classic, "the same, best reply first",
         [] { return leaves(setupOf("classic-ordered")); }, 5},
    };
    rows.insert(rows.end(), trees.begin(), trees.end());
    return rows;
}

} // namespace

const std::vector<ArticleCount> &articleCounts()
{
    static const std::vector<ArticleCount> all = makeCounts();
    return all;
}

std::string_view articleClaim(const SearchSetup &setup)
{
    if (setup == ticTacToe(Algorithm::Plain))
        return "more than 500,000";
    if (setup == ticTacToe(Algorithm::AlphaBetaFresh))
        return "little more than 30,000";
    if (setup == ticTacToe(Algorithm::Heuristic, 3))
        return "little more than 300";
    return {};
}

} // namespace ai::lab
