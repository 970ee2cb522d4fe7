#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/search/rootmoves.h"
#include "ai/othello/search/timemanager.h"
#include "ai/othello/search/transpositiontable.h"
#include "ai/search/searchcontrol.h"
#include "ai/search/searchresult.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// The evaluation of a position of Reverse Othello for the mover by reverseWeights, in discs from
/// -63 to 63.
int reverseEvaluation(const Board &board);

/// What an engine provides for each search of Reverse Othello.
struct ReverseContext
{
    TranspositionTable &table;
    std::uint64_t seed; ///< shuffles the root moves; 0: the order of squares
    StopLatency &latency;
};

/// A search of Reverse Othello from its root: alpha-beta with principal variation search and
/// iterative deepening; exact if it reaches the end of the game. Uses neither trained weights nor
/// selective cuts, and one thread. The side to move must have a move. Used by one thread, once.
class ReverseSearch
{
public:
    /// Precondition: the game uses Othello::Rule::Fewest.
    ReverseSearch(const core::Othello &game, const Limits &limits, const ReverseContext &context,
                  std::stop_token token);

    /// The best move within the limits.
    SearchResult findBestMove(const SearchProgress &progress);
    /// Values every move with its own window, with increasing depth; the best first.
    std::vector<AnalyzedMove> valueMoves();

private:
    std::optional<int> nextDepth(int depth) const;
    bool mayStart(int depth) const;
    int searchRoot(int depth);
    int scoreOf(const Board &board, int depth, int alpha, int beta);
    int searchMoves(const Board &board, Mask moves, int depth, int alpha, int beta);
    std::vector<core::Move> pv() const;
    void updateCounts(SearchResult &result) const;

    core::Othello m_game;
    Board m_board;
    int m_empties;
    Limits m_limits;
    TranspositionTable &m_table;
    StopLatency &m_latency;
    TimeManager m_timeManager;
    SearchControl m_control;
    RootMoves m_moves;
};

} // namespace ai::othello
