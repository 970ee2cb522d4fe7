#pragma once

#include "ai/lab/trace/labposition.h"
#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ai::lab {

/// The Spanish article's chess evaluation applied to Othello: the difference of the pieces, for
/// finished games too.
struct PieceDifference
{
    enum Piece { OfMax, OfMin, PieceCount };

    /// A piece's value for its owner, by Piece.
    std::array<int, PieceCount> weights{1, 1};

    int operator()(const core::Othello &position, core::Side max) const
    {
        return weights[OfMax] * position.count(max)
               - weights[OfMin] * position.count(core::opponent(max));
    }
};

/// The heuristic for leaves that are not the end of the game.
enum class Heuristic : std::uint8_t {
    None,
    Lines,      ///< LinePoints
    OpenLines,  ///< OpenLines, with or without completed lines
    Strategies, ///< PhaseHeuristic
    Pieces      ///< PieceDifference
};

/// The weights of each heuristic's terms in a search; the defaults are the levels' own.
struct HeuristicWeights
{
    LinePoints lines = {};
    OpenLines openLines = {};
    /// The weight of each strategy, as a percentage of its weight in every phase of the levels'
    /// PhaseHeuristic; by Strategy.
    std::array<int, PhaseHeuristic::StrategyCount> strategies{100, 100, 100, 100, 100, 100};
    PieceDifference pieces = {};

    /// The weights of one heuristic by term; empty for Heuristic::None.
    std::span<int> of(Heuristic heuristic);
    std::span<const int> of(Heuristic heuristic) const;
    /// Whether all weights of that heuristic are the levels' own.
    bool areOwn(Heuristic heuristic) const;
    /// PhaseHeuristic with these weights, for either rule, rounded to whole numbers.
    PhaseHeuristic phaseHeuristic() const;

    friend bool operator==(const HeuristicWeights &one, const HeuristicWeights &other)
    {
        return one.lines.weights == other.lines.weights
               && one.openLines.weights == other.openLines.weights
               && one.strategies == other.strategies && one.pieces.weights == other.pieces.weights;
    }
};

/// The largest weight allowed; the smallest is 0. Even with all at the maximum, no heuristic value
/// reaches that of a won game.
int maxWeight(Heuristic heuristic);

/// The algorithms that the Lab can show; each is a policy of ai::Searcher.
enum class Algorithm : std::uint8_t {
    Plain,           ///< plain minimax; the root is a call
    AlphaBetaFresh,  ///< alpha-beta with a full window for each root move; the root is no call
    AlphaBetaShared, ///< alpha-beta with one window; the root is a call
    WinOnly,         ///< stops at a winning child; tic-tac-toe and Nim
    Heuristic,       ///< AlphaBetaFresh to a depth, with a heuristic at every leaf
    Intermediate,    ///< AlphaBetaFresh to a depth by open lines, seeing wins: tic-tac-toe's Medium
    Report,          ///< the course report's: tic-tac-toe, continues after a win, open lines
    Pieces,          ///< Heuristic by the piece difference; Othello
    // Not in the documents: techniques of engines
    Table,      ///< AlphaBetaShared with a transposition table; games
    NearerWins, ///< AlphaBetaShared that prefers nearer wins; tic-tac-toe
    Killers,    ///< AlphaBetaShared with killer moves; games
    Deepening,  ///< AlphaBetaShared with iterative deepening, trying the previous best move first;
                ///< games
    /// AlphaBetaShared with one rule for both players: each maximizes a node's value for itself.
    /// Values in the trace are MAX's, as for the other algorithms.
    Negamax,
    /// Plain with chance nodes, whose value is their children's average. For trees with chance
    /// nodes, which support no other algorithm.
    Expectiminimax
};
inline constexpr std::array allAlgorithms{
    Algorithm::Plain,      Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared,
    Algorithm::WinOnly,    Algorithm::Heuristic,      Algorithm::Intermediate,
    Algorithm::Report,     Algorithm::Pieces,         Algorithm::Table,
    Algorithm::NearerWins, Algorithm::Killers,        Algorithm::Deepening,
    Algorithm::Negamax,    Algorithm::Expectiminimax};

/// The order in which a node's moves are tried.
enum class MoveOrder : std::uint8_t {
    Given,    ///< as generated
    Reversed, ///< reversed; in Nim the largest take first
    Centre,   ///< tic-tac-toe: centre, corners, edges
    Corners,  ///< tic-tac-toe: corners, centre, edges
    Edges,    ///< tic-tac-toe: edges, corners, centre
    Replies,  ///< Othello: moves with the fewest replies first
    Own,      ///< SearchSetup::preferred
    Evaluated ///< tic-tac-toe and Othello: what the heuristic values most for the side to move
};
inline constexpr std::array allMoveOrders{
    MoveOrder::Given, MoveOrder::Reversed, MoveOrder::Centre, MoveOrder::Corners,
    MoveOrder::Edges, MoveOrder::Replies,  MoveOrder::Own,    MoveOrder::Evaluated};

/// Everything that determines a search of the Lab; equal setups give equal searches.
struct SearchSetup
{
    LabPosition root;
    Algorithm algorithm = Algorithm::AlphaBetaShared;
    /// Plies from the root; 0 searches to the end of the game. With a depth all leaves are
    /// evaluated by the game's heuristic, otherwise by the result.
    int depth = 0;
    MoveOrder order = MoveOrder::Given;
    /// A ranking of moves for every node, best first; others follow as generated.
    std::vector<core::Move> preferred = {};
    /// Fail-hard instead of fail-soft: see ai::Policy. Ignored without a window.
    bool failHard = false;
    /// Cuts only strictly beyond alpha or beta: see ai::Policy. Ignored without a window.
    bool cutsBeyond = false;
    /// The weights of the heuristic, and of MoveOrder::Evaluated if it uses the same heuristic.
    HeuristicWeights weights = {};

    friend bool operator==(const SearchSetup &, const SearchSetup &) = default;
};

/// Whether a tree's children are searched in reverse order. Trees are drawn as written; all else is
/// drawn in the order of the visits.
bool runsRightToLeft(const SearchSetup &setup);
bool supports(const LabPosition &root, Algorithm algorithm);
/// Whether there are chance nodes in the tree.
bool hasChance(const LabPosition &root);
/// The factor between a search's internal values and those shown: see TextTree::scale().
int valueScale(const LabPosition &root);
/// The setup with a suitable algorithm after its tree gained or lost its chance nodes.
SearchSetup withFittingAlgorithm(SearchSetup setup);
bool supports(const LabPosition &root, MoveOrder order);
/// Whether leaves are evaluated by a heuristic instead of the game's result.
bool usesHeuristic(const SearchSetup &setup);
/// The heuristic; None if results count.
Heuristic heuristicOf(const SearchSetup &setup);
/// Whether the heuristic's weights differ from the levels'.
bool changesWeights(const SearchSetup &setup);
/// Whether the algorithm uses alpha and beta. Others have no window, even if the template passes
/// one along.
bool usesWindow(Algorithm algorithm);
bool usesTable(Algorithm algorithm);
/// Whether the order of moves depends on the search so far.
bool learnsOrder(Algorithm algorithm);
/// Whether the search is fail-hard; not with a table, whose entries may lie outside the window.
bool returnsBounds(const SearchSetup &setup);
/// Whether the search has a window and cuts only strictly beyond it.
bool cutsBeyondBound(const SearchSetup &setup);
/// Whether a node with this best value cuts its remaining children; `bound` is beta at MAX and
/// alpha at MIN. False without a window.
bool reachesBound(const SearchSetup &setup, bool max, int best, int bound);
/// Whether leaves can have infinite values: the first article's won and lost positions.
bool winsAreInfinite(const SearchSetup &setup);
/// Whether the algorithm requires a depth limit.
bool needsDepth(Algorithm algorithm);
/// The default depth if one is required: a move, a reply, and a second move.
inline constexpr int usualDepth = 3;
/// The setup with another algorithm, at the default depth if that requires one and none is set.
SearchSetup withAlgorithm(SearchSetup setup, Algorithm algorithm);
/// The largest absolute value of a leaf; ai::infinity if unknown.
int valueRange(const SearchSetup &setup);
/// Whether values are shown with the opposite sign of the search's: for trees whose root is MIN.
bool isMirrored(const SearchSetup &setup);
/// Whether a node `ply` plies below the setup's root is at the depth limit.
bool isAtHorizon(const SearchSetup &setup, std::size_t ply);
/// The children of a position that the search visits, in search order.
std::vector<core::Move> searchedMoves(const SearchSetup &setup, const LabPosition &position);
/// A setup with one node's children reordered, and the path to the child that was moved.
struct ReorderedSetup
{
    SearchSetup setup;
    std::vector<core::Move> moved;
};

/// Moves a child of a node to another place among its siblings, both in the order of the visits. A
/// tree is rewritten; a game's moves get a custom order, which applies to every node.
ReorderedSetup withChildMoved(const SearchSetup &setup, const std::vector<core::Move> &path,
                              int from, int to);
/// A leaf's value for MAX, as shown.
int leafValue(const SearchSetup &setup, const LabPosition &leaf);
/// Whether MAX won a game that is over at the position, the search's root being at the setup's;
/// nothing of a draw, of a game that goes on and of a tree.
std::optional<bool> wonByMax(const SearchSetup &setup, const LabPosition &position);

} // namespace ai::lab
