#pragma once

#include "ai/lab/trace/heuristicweights.h"
#include "ai/lab/trace/labposition.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ai::lab {

/// The searches of the family that the Lab shows; each is one policy of ai::Searcher.
enum class Algorithm : std::uint8_t {
    Plain,           ///< plain minimax; the root is a call
    AlphaBetaFresh,  ///< alpha-beta, each root move with the open window; the root is no call
    AlphaBetaShared, ///< alpha-beta with one window; the root is a call
    WinOnly,         ///< stops at a won child; tic-tac-toe and Nim
    Heuristic,       ///< AlphaBetaFresh to a depth, with a heuristic at every leaf
    Intermediate, ///< AlphaBetaFresh to a depth by open lines, with wins seen: tic-tac-toe's Medium
    Report,       ///< the course report's: tic-tac-toe, never stops at a win, open lines
    Pieces,       ///< Heuristic by the difference of the pieces alone; Othello
    // Beyond the documents: what engines add.
    Table,      ///< AlphaBetaShared with a transposition table; games
    NearerWins, ///< AlphaBetaShared, a win worth the more the nearer it is; tic-tac-toe
    Killers,    ///< AlphaBetaShared, first the moves that were enough for a cut at the ply; games
    Deepening,  ///< AlphaBetaShared to depths 1, 2, ..., first the best move of the depth before;
                ///< games
    /// AlphaBetaShared with one rule for both players: each maximizes what a node is worth to it.
    /// The trace has the values as MAX sees them, as of the others.
    Negamax,
    /// Plain with chance nodes, whose value is the average of their children's: trees that have
    /// such, and these have no other.
    Expectiminimax
};
inline constexpr std::array allAlgorithms{
    Algorithm::Plain,      Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared,
    Algorithm::WinOnly,    Algorithm::Heuristic,      Algorithm::Intermediate,
    Algorithm::Report,     Algorithm::Pieces,         Algorithm::Table,
    Algorithm::NearerWins, Algorithm::Killers,        Algorithm::Deepening,
    Algorithm::Negamax,    Algorithm::Expectiminimax};

/// In which order a node's moves are tried.
enum class MoveOrder : std::uint8_t {
    Given,    ///< as the game lists them
    Reversed, ///< the last listed first: in Nim the largest take
    Centre,   ///< tic-tac-toe: centre, corners, edges
    Corners,  ///< tic-tac-toe: corners, centre, edges
    Edges,    ///< tic-tac-toe: edges, corners, centre
    Replies,  ///< Othello: the fewest replies first
    Own,      ///< SearchSetup::preferred
    Evaluated ///< tic-tac-toe and Othello: what the heuristic values most for the side to move
};
inline constexpr std::array allMoveOrders{
    MoveOrder::Given, MoveOrder::Reversed, MoveOrder::Centre, MoveOrder::Corners,
    MoveOrder::Edges, MoveOrder::Replies,  MoveOrder::Own,    MoveOrder::Evaluated};

/// Everything that decides what a search of the Lab does; the same setup always does the same.
struct SearchSetup
{
    LabPosition root;
    Algorithm algorithm = Algorithm::AlphaBetaShared;
    /// Plies from the root; 0 searches to the end of the game. With a depth every leaf is judged by
    /// the game's heuristic, without one by the result.
    int depth = 0;
    MoveOrder order = MoveOrder::Given;
    /// Moves by rank, the first tried first, in every node; others follow as listed.
    std::vector<core::Move> preferred = {};
    /// Fail-hard rather than fail-soft: see ai::Policy. Means nothing without a window.
    bool failHard = false;
    /// Cuts only beyond alpha or beta, and not at it: see ai::Policy. Means nothing without a
    /// window.
    bool cutsBeyond = false;
    /// The weights of the heuristic, and of MoveOrder::Evaluated where that uses the same one.
    HeuristicWeights weights = {};

    friend bool operator==(const SearchSetup &, const SearchSetup &) = default;
};

/// Whether a tree is searched from its last children to its first. It is drawn as it is written,
/// while everything else is drawn in the order of the visits.
bool runsRightToLeft(const SearchSetup &setup);
bool supports(const LabPosition &root, Algorithm algorithm);
/// Whether chance moves somewhere in the tree.
bool hasChance(const LabPosition &root);
/// The factor by which the values of a search are larger than they are shown: see
/// TextTree::scale().
int valueScale(const LabPosition &root);
/// The setup with another algorithm where its tree has got, or lost, its chance nodes.
SearchSetup withFittingAlgorithm(SearchSetup setup);
bool supports(const LabPosition &root, MoveOrder order);
/// Whether leaves are judged by a heuristic rather than by the result of the game.
bool usesHeuristic(const SearchSetup &setup);
/// That heuristic; None where the result is what counts.
Heuristic heuristicOf(const SearchSetup &setup);
/// Whether leaves are judged by other weights than the levels use.
bool changesWeights(const SearchSetup &setup);
/// Whether the algorithm has alpha and beta. The others have no window, whatever the template that
/// runs them passes along.
bool usesWindow(Algorithm algorithm);
bool usesTable(Algorithm algorithm);
/// Whether the order in which moves are tried follows from the search so far.
bool learnsOrder(Algorithm algorithm);
/// Whether the search is fail-hard: not with a table, whose entries may lie outside the window.
bool returnsBounds(const SearchSetup &setup);
/// Whether the search has a window and cuts only beyond it.
bool cutsBeyondBound(const SearchSetup &setup);
/// Whether a node with that best value leaves its other children out, where the bound is beta at
/// MAX and alpha at MIN. Never without a window.
bool reachesBound(const SearchSetup &setup, bool max, int best, int bound);
/// Whether leaves can be worth plus or minus infinity: the first article's won and lost positions.
bool winsAreInfinite(const SearchSetup &setup);
/// Whether the algorithm is only made for a limited depth.
bool needsDepth(Algorithm algorithm);
/// Where one is needed and none was chosen: a move, its reply, and a reply to that.
inline constexpr int usualDepth = 3;
/// The largest absolute value of a leaf, ai::infinity where nothing is known.
int valueRange(const SearchSetup &setup);
/// Whether values are shown with the sign the search does not use: trees whose root is MIN.
bool isMirrored(const SearchSetup &setup);
/// Whether the depth is used up at a node `ply` plies below the setup's root.
bool isAtHorizon(const SearchSetup &setup, std::size_t ply);
/// The children of a position that the search visits, in search order.
std::vector<core::Move> searchedMoves(const SearchSetup &setup, const LabPosition &position);
/// A setup with one node's children in another order, and the moves to the child that was moved.
struct ReorderedSetup
{
    SearchSetup setup;
    std::vector<core::Move> moved;
};

/// Moves a child of the node that the path leads to elsewhere among its siblings, by their places
/// in the order of the visits. A tree is rewritten; the moves of a game get a custom order, which
/// holds in every node.
ReorderedSetup withChildMoved(const SearchSetup &setup, const std::vector<core::Move> &path,
                              int from, int to);
/// The value of a leaf to MAX, as it is shown.
int leafValue(const SearchSetup &setup, const LabPosition &leaf);

} // namespace ai::lab
