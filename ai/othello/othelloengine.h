#pragma once

#include "ai/limits.h"
#include "ai/othello/kernel.h"
#include "ai/othello/transpositiontable.h"
#include "ai/othello/weights.h"
#include "core/othello.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// What a search has found out about a position. Scores are in discs for the side to move, the
/// empty squares of a finished game counted for the winner. Score and depth are of the last search
/// that came to its end; the move may be a better one, found by the next before it was cut short.
struct Finding
{
    core::Move move = core::Move::none(); ///< none where the game is over
    int score = 0;
    /// The score is proved: the search saw every game to its end.
    bool exact = false;
    int depth = 0;                ///< plies; the number of empty squares for a search to the end
    int percent = 0;              ///< how sure a single cut of the search was: 100 without guessing
    std::vector<core::Move> line; ///< the moves expected, `move` first; may end early
    std::uint64_t nodes = 0;      ///< positions made
    std::chrono::nanoseconds time{0};
};

/// The value of one legal move; see Finding.
struct MoveValue
{
    core::Move move;
    int score = 0;
    bool exact = false;
    int depth = 0; ///< of the search of the position, this move included
};

struct EngineOptions
{
    std::size_t tableBytes = std::size_t(64) << 20; ///< rounded down to a power of two
    Kernel kernel = bestKernel();
    int threads = 1; ///< at least one
};

/// The strong Othello player. Remembers what it has found from question to question in its table.
///
/// One question at a time, from any thread; progress is reported on the thread that asked. With one
/// search thread and the same limits of depth or nodes, the same questions since clear() give the
/// same answers.
class OthelloEngine
{
public:
    /// Begins with defaultWeights(), or with Weights::fallback() if they do not fit this program.
    /// All engines that begin so share one copy.
    explicit OthelloEngine(const EngineOptions &options = {});

    /// Reads defaultWeights() now, if no engine has: from any thread, once in a program's run.
    static void readWeights();

    /// Takes the evaluation from the bytes of a weight file, and clears. If they are not right the
    /// error says why and nothing has changed.
    std::optional<core::Error> setWeights(std::span<const std::uint8_t> bytes);

    /// Forgets all positions.
    void clear();

    /// From now on the moves are tried in an order drawn from a seed, so that chance decides
    /// between equals; 0, as at the start, is the order of the squares.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    using Progress = std::function<void(const Finding &)>;

    /// The best move within the limits: deeper and deeper, then to the end, surer and surer, until
    /// it is exact. Stopped, it answers with the last search that it finished, at worst a legal
    /// move.
    Finding think(const core::Othello &game, const Limits &limits, std::stop_token token = {},
                  const Progress &progress = {});

    /// think() without limits: exact, unless stopped.
    Finding solve(const core::Othello &game, std::stop_token token = {},
                  const Progress &progress = {});

    /// The value of every legal move, the best first. The limits are for all of them together.
    std::vector<MoveValue> analyse(const core::Othello &game, const Limits &limits,
                                   std::stop_token token = {});

private:
    TranspositionTable m_table;
    std::shared_ptr<const Weights> m_weights;
    Kernel m_kernel;
    int m_threads;
    std::uint64_t m_seed = 0;
};

} // namespace ai::othello
