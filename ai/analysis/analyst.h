#pragma once

#include "ai/analysis/explain.h"
#include "ai/search/searchcontrol.h"
#include "ai/search/searchresult.h"
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

/// The value of a position for the side to move: 1, 0 or -1, in Othello discs.
struct PositionValue
{
    int value = 0;
    bool exact = false;           ///< proved under best play; else an estimate
    core::Move best;              ///< none if the game is over
    std::vector<core::Move> line; ///< best play from here, `best` first; may end early
};

/// How well a move was played.
enum class Grade : std::uint8_t {
    None, ///< there was nothing to choose, or the loss is within the estimates' noise
    Good, ///< nothing was better
    Mistake,
    Blunder, ///< a win became a loss, or much was lost
};

/// The judgement of a move of a game.
struct ReviewedMove
{
    core::Move played;
    int value = 0;      ///< of the move played, for its player
    int bestValue = 0;  ///< of the best one
    bool exact = false; ///< both values are exact
    core::Move best;
    std::vector<core::Move> line; ///< best play, `best` first
    Mistake mistake;              ///< of kind None unless isMistake()
    /// Another move was legal and, in tic-tac-toe and Nim, one of them had another value: in a lost
    /// position no move is better than another, except one that blocks the only open line.
    bool hadChoice = true;

    /// What the move lost compared with the best one.
    int loss() const { return bestValue - value; }
    /// Whether the move was certainly worse: the estimates of two short searches may differ by a
    /// disc or two even if nothing was lost. In tic-tac-toe also whether it left a line open that
    /// it could have blocked, even if the position was already lost.
    bool isMistake() const;
    /// Whether the move made a loss or a draw of a better result: proved, or clear by the
    /// estimates.
    bool changesResult() const;

    Grade grade() const;

    /// The judgement if the best move had been played.
    ReviewedMove withBest() const;

    static constexpr int estimateNoise = 2; ///< in discs
    static constexpr int blunderLoss = 10;  ///< in discs
};

/// Positions of Othello by the usual rule with at most this many empty squares are solved for a
/// hint or a review.
inline constexpr int solvedEmpties = 22;

/// The limits of a hint's or a review's search in Othello: to the end from solvedEmpties on, else
/// to a fixed depth. No time limits, so that the value is the same on every machine, under any
/// load. On one core a search takes 0.1 s on average, and 1.3 s at most in the positions measured.
Limits judgementLimits(const core::Othello &position);

/// Judges positions and games of all kinds: tic-tac-toe and Nim exactly; Othello by the book in the
/// opening, then by the strong engine, exactly once it can be solved. For one thread at a time.
///
/// Estimates in Othello are the expected result of best play: the engine's values, with leads
/// increased to compensate for selective searches, which understate them.
///
/// A value depends only on the position and the limits, unless there is a time limit: each search
/// has one thread and begins with an empty table. So a hint, a review and the comment at the end of
/// a game agree, and are reproducible.
class Analyst
{
public:
    /// The limits of a search of a position of Othello.
    using LimitsRule = std::function<Limits(const core::Othello &position)>;

    explicit Analyst(LimitsRule limits = judgementLimits);
    ~Analyst();

    /// The value of a position. If stopped, the best found so far.
    PositionValue value(const core::Position &position, std::stop_token token = {});

    /// The move to advise and the reason: of equally good moves always the same one. Without the
    /// book it searches in the opening. Precondition: the game is not over.
    SearchResult hint(const core::Position &position, bool usesBook = true,
                      std::stop_token token = {}, const SearchProgress &progress = {});

    /// The value of every legal move, in the order of legalMoves(). The limits, which replace the
    /// rule's, are for all moves together; the table is kept from earlier calls.
    std::vector<AnalyzedMove> moves(const core::Position &position, const Limits &limits,
                                    std::stop_token token = {});

    /// Receives the judgement of a ply's move, and the value for First of the position after it.
    using Receiver = std::function<void(std::size_t ply, const ReviewedMove &move, int valueAfter)>;

    /// Judges the moves of a line, the last first, so that the decisive move is known early.
    void review(const core::Position &start, const std::vector<core::Move> &line,
                const Receiver &receiver, std::stop_token token = {});

private:
    othello::OthelloEngine &engine();
    PositionValue othelloValue(const core::Othello &game, std::stop_token token);
    bool hadChoice(const core::Position &position, int bestValue);
    SearchResult othelloHint(const core::Othello &game, bool usesBook, std::stop_token token,
                             const SearchProgress &progress);

    LimitsRule m_limits;
    std::unique_ptr<othello::OthelloEngine> m_engine; ///< made when it is first needed
};

/// The ply of the move that decided a reviewed line for its winner: the last mistake of the other
/// side in a position that was not lost, or that left open the line which then won. Nothing if
/// there is none.
std::optional<std::size_t> decidingMove(const core::Position &start,
                                        const std::vector<ReviewedMove> &moves, core::Side winner);

/// Whether that move alone explains the final score: it cost at least half of the final margin, or
/// there is none but a win.
bool isClearlyDeciding(const ReviewedMove &move, const core::Position &end);

/// The moves that decided a reviewed line for its winner, in their order: decidingMove() and,
/// unless it is clear, the other side's costliest mistake if that came later.
std::vector<std::size_t> decidingMoves(const core::Position &start,
                                       const std::vector<ReviewedMove> &moves, core::Side winner);

/// Whose moves turningPoints() looks for.
struct TurningPointsOf
{
    std::optional<core::Side> side;   ///< nothing: both sides'
    std::optional<core::Side> winner; ///< nothing after a draw, or if the line is unfinished
};

/// The plies of at most `count` important moves, the costliest first: decidingMoves(), whichever
/// side made them, the costliest mistake of a side, those that changed the result, and others that
/// cost much.
std::vector<std::size_t> turningPoints(const core::Position &start,
                                       const std::vector<ReviewedMove> &moves,
                                       const TurningPointsOf &of, std::size_t count);

} // namespace ai
