#pragma once

#include "ai/analysis/explain.h"
#include "ai/search/limits.h"
#include "core/match/gamerecord.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai {

namespace othello {
class OthelloEngine;
}

/// What is known of a position: 1, 0 or -1, in Othello discs, for the side to move.
struct PositionValue
{
    int value = 0;
    bool exact = false;           ///< the value under best play, proved; else an estimate
    core::Move best;              ///< none where the game is over
    std::vector<core::Move> line; ///< best play from here, `best` first; may end early
};

/// A legal move with its value, in discs or as 1, 0 and -1.
struct ValuedMove
{
    core::Move move;
    int value = 0; ///< to the side that makes it
    bool exact = false;
    bool fromBook = false; ///< the value is the opening book's
};

/// How well a move was played.
enum class Grade : std::uint8_t {
    None, ///< there was no choice, or what was lost is within the estimates' noise
    Good, ///< nothing was better
    Mistake,
    Blunder, ///< a win became a loss, or much was lost
};

/// A move of a game, judged.
struct ReviewedMove
{
    core::Move played;
    int value = 0;      ///< of the move played, to who played it
    int bestValue = 0;  ///< of the best one
    bool exact = false; ///< both values are
    core::Move best;
    std::vector<core::Move> line; ///< best play, `best` first
    Mistake mistake;              ///< of kind None unless isMistake()
    bool hadChoice = true;        ///< another move was legal

    /// What the move lost against the best one.
    int loss() const { return bestValue - value; }
    /// Whether it was worse for certain: estimates of two short searches differ by a disc or two
    /// where nothing was lost.
    bool isMistake() const { return loss() > (exact ? 0 : estimateNoise); }

    Grade grade() const;

    static constexpr int estimateNoise = 2; ///< in discs
    static constexpr int blunderLoss = 10;  ///< in discs
};

/// Judges positions and games of all kinds: tic-tac-toe and Nim exactly, Othello by the strong
/// engine and exactly where it can be solved, in the opening by the book. For one thread at a time.
class Analyst
{
public:
    Analyst();
    ~Analyst();

    /// The value of a position; limits hold for Othello alone. Stopped, it answers with what it
    /// has.
    PositionValue value(const core::Position &position, const Limits &limits,
                        std::stop_token token = {});

    /// The value of every legal move, in the order of legalMoves(). Limits are for all together.
    std::vector<ValuedMove> moves(const core::Position &position, const Limits &limits,
                                  std::stop_token token = {});

    /// Receives the judged move of a ply, and the value of the position after it to First.
    using Receiver = std::function<void(std::size_t ply, const ReviewedMove &move, int valueAfter)>;

    /// Judges the moves of a line, the last first, for what comes later is known better. The limits
    /// are for each position.
    void review(const core::Position &start, const std::vector<core::Move> &line,
                const Limits &limits, const Receiver &receiver, std::stop_token token = {});

private:
    othello::OthelloEngine &engine();
    PositionValue othelloValue(const core::Othello &game, const Limits &limits,
                               std::stop_token token);

    std::unique_ptr<othello::OthelloEngine> m_engine; ///< made when it is first needed
};

/// The plies of the mistakes that cost the most, at most `count` of them, the worst first.
std::vector<std::size_t> worstMoves(const std::vector<ReviewedMove> &moves, std::size_t count);

/// The ply of the move that decided a reviewed line for its winner: the last mistake by which the
/// other side let go of a position that was not lost. Nothing where there is none.
std::optional<std::size_t> decidingMove(const core::Position &start,
                                        const std::vector<ReviewedMove> &moves, core::Side winner);

} // namespace ai
