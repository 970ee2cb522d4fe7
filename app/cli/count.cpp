#include "ai/minimax.h"
#include "ai/tictactoeevaluation.h"
#include "app/cli/commands.h"
#include "core/nim.h"
#include "core/perft.h"
#include "core/tictactoe.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <set>
#include <string>

namespace cli {

namespace {

using ai::CountingObserver;
using ai::Cut;
using ai::Policy;
using ai::RootWindow;
using ai::SquareOrder;
using core::Nim;
using core::TicTacToe;

/// Calls of the search function from the start of a game. With fresh windows the root is no call.
template <class G, class P>
std::uint64_t calls(P policy = {}, int depth = ai::unlimitedDepth)
{
    ai::SearchControl control;
    ai::Searcher<G, P, CountingObserver> searcher(policy);
    searcher.searchRoot(G(), depth, control);
    return searcher.observer().calls();
}

template <int depth>
std::uint64_t heuristicCalls()
{
    // The article's depth counts the plies after the root's move.
    return calls<TicTacToe, Policy<ai::LinePoints>>({}, depth + 1);
}

template <class Order>
std::uint64_t sharedCalls(Order order)
{
    return calls<TicTacToe, Policy<ai::Utility, Cut::AlphaBeta, RootWindow::Shared, Order>>(
        {.order = order});
}

/// Nim's 20 counters with the root counted, as in the article's function.
template <Cut cut, class Order = ai::GivenOrder>
std::uint64_t nimCalls()
{
    return calls<Nim, Policy<ai::Utility, cut, RootWindow::Shared, Order>>();
}

void collect(const TicTacToe &position, std::set<std::string> &found)
{
    if (!found.insert(position.toText()).second)
        return;
    for (const core::Move move : position.legalMoves())
        collect(after(position, move), found);
}

std::uint64_t positions()
{
    std::set<std::string> found;
    collect(TicTacToe(), found);
    return found.size();
}

/// The eight ways to turn and mirror the board, as the square that each square's mark comes from.
constexpr std::array<std::array<std::size_t, 9>, 8> symmetries{{
    {0, 1, 2, 3, 4, 5, 6, 7, 8},
    {6, 3, 0, 7, 4, 1, 8, 5, 2},
    {8, 7, 6, 5, 4, 3, 2, 1, 0},
    {2, 5, 8, 1, 4, 7, 0, 3, 6},
    {2, 1, 0, 5, 4, 3, 8, 7, 6},
    {6, 7, 8, 3, 4, 5, 0, 1, 2},
    {0, 3, 6, 1, 4, 7, 2, 5, 8},
    {8, 5, 2, 7, 4, 1, 6, 3, 0},
}};

std::string smallestOfSymmetric(const std::string &board)
{
    std::string smallest = board;
    for (const auto &symmetry : symmetries) {
        std::string turned = board;
        for (std::size_t i = 0; i < 9; ++i)
            turned[i] = board[symmetry[i]];
        smallest = std::min(smallest, turned);
    }
    return smallest;
}

std::uint64_t positionsUpToSymmetry()
{
    std::set<std::string> found;
    collect(TicTacToe(), found);
    std::set<std::string> classes;
    for (const std::string &board : found)
        classes.insert(smallestOfSymmetric(board));
    return classes.size();
}

/// A count, what it must be, and what the articles say of it; empty where they give no number.
struct Row
{
    std::string_view what;
    std::uint64_t (*count)();
    std::uint64_t known;
    std::string_view articleSays = {};
};

constexpr std::array rows{
    Row{"Tic-tac-toe, plain minimax, root moves counted",
        [] { return calls<TicTacToe, Policy<ai::Utility, Cut::None>>(); }, 549'945,
        "more than 500,000"},
    Row{"alpha-beta, a fresh window per root move", [] { return calls<TicTacToe, Policy<>>(); },
        30'709, "little more than 30,000"},
    Row{"heuristic at depth 0", heuristicCalls<0>, 9},
    Row{"heuristic at depth 1", heuristicCalls<1>, 81},
    Row{"heuristic at depth 2", heuristicCalls<2>, 308, "little more than 300"},
    Row{"heuristic at depth 3", heuristicCalls<3>, 1'315},
    Row{"heuristic at depth 4", heuristicCalls<4>, 4'287},
    Row{"heuristic at depth 5", heuristicCalls<5>, 10'245},
    Row{"heuristic at depth 6", heuristicCalls<6>, 21'246},
    Row{"alpha-beta, one shared window", [] { return sharedCalls(ai::GivenOrder()); }, 18'297},
    Row{"the same, centre, corners, edges",
        [] { return sharedCalls(SquareOrder::centreCornersEdges()); }, 7'275},
    Row{"the same, corners first", [] { return sharedCalls(SquareOrder::cornersFirst()); }, 11'554},
    Row{"the same, edges first", [] { return sharedCalls(SquareOrder::edgesFirst()); }, 42'094},
    Row{"plain minimax, root counted",
        [] { return calls<TicTacToe, Policy<ai::Utility, Cut::None, RootWindow::Shared>>(); },
        549'946, "asks for it (exercise 2)"},
    Row{"win-only cut, root counted",
        [] { return calls<TicTacToe, Policy<ai::Utility, Cut::WinOnly, RootWindow::Shared>>(); },
        94'978, "asks for it (exercise 2)"},
    Row{"the report's minimax to full depth",
        [] { return calls<TicTacToe, ai::UnstoppedPolicy<ai::OpenLines>>(); }, 986'410},
    Row{"Nim 20, misere: plain minimax", nimCalls<Cut::None>, 266'079},
    Row{"Nim 20, misere: alpha-beta", nimCalls<Cut::AlphaBeta>, 38'949},
    Row{"the same, taking 3 first", nimCalls<Cut::AlphaBeta, ai::ReversedOrder>, 1'093},
    Row{"Tic-tac-toe, games", [] { return core::perft(TicTacToe(), 9); }, 255'168},
    Row{"Tic-tac-toe, positions", positions, 5'478},
    Row{"the same, up to symmetry", positionsUpToSymmetry, 765},
};

/// 549945 as 549,945.
std::string grouped(std::uint64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3)
        text.insert(i - 3, ",");
    return text;
}

void printRow(std::string_view what, std::string_view counted, std::string_view says)
{
    std::cout << "| " << std::left << std::setw(46) << what << " | " << std::right << std::setw(7)
              << counted << " | " << std::left << std::setw(24) << says << " |\n";
}

core::Result<int> count(const Arguments &)
{
    std::cout
        << "Calls of the search function from the start of the game, leaves among them. The root "
           "is a call\nonly where it is said to be, where one window is shared, and in Nim.\n\n";
    printRow("what", "counted", "article says");
    std::cout << '|' << std::string(48, '-') << '|' << std::string(8, '-') << ":|"
              << std::string(26, '-') << "|\n";
    bool allAsKnown = true;
    for (const Row &row : rows) {
        const std::uint64_t counted = row.count();
        printRow(row.what, grouped(counted), row.articleSays);
        if (counted != row.known) {
            std::cout << std::flush;
            std::cerr << row.what << ": counted " << grouped(counted) << ", expected "
                      << grouped(row.known) << '\n';
            allAsKnown = false;
        }
    }
    return allAsKnown ? 0 : 1;
}

} // namespace

Command countCommand()
{
    return {
        "count",
        "counts what the searches of the articles look at",
        "Runs each search with a counting observer and prints a table. Exit status 1 if a number\n"
        "is not the known one.\n",
        {},
        count};
}

} // namespace cli
