#pragma once

#include "ai/analysis/explain.h"
#include "ai/search/searchresult.h"
#include "ai/search/thinkinglimits.h"
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

/// Positions of Othello by the usual rule with at most this many empty squares are solved for a
/// hint or a review.
inline constexpr int solvedEmpties = 22;

/// How far a hint and a review search a position of Othello: to the end from solvedEmpties on, else
/// to a fixed depth. No limit is a time, so that the value is the same on every machine, under any
/// load. On one core a search takes 0.1 s on average, and 1.3 s at most in the positions measured.
Limits judgementLimits(const core::Othello &position);

/// Judges positions and games of all kinds: tic-tac-toe and Nim exactly, Othello by the strong
/// engine and exactly where it can be solved, in the opening by the book. For one thread at a time.
///
/// Estimates of Othello are what best play is expected to yield: the engine's values, with leads
/// enlarged by as much as its selective searches understate them.
///
/// A value depends on the position and the limits alone, unless one of these is a time: each search
/// has one thread and begins with an empty table. So a hint, a review and what is said at the end
/// agree, and say the same each time.
class Analyst
{
public:
    /// The limits of a search of a position of Othello.
    using LimitsRule = std::function<Limits(const core::Othello &position)>;

    explicit Analyst(LimitsRule limits = judgementLimits);
    ~Analyst();

    /// The value of a position. Stopped, it answers with what it has.
    PositionValue value(const core::Position &position, std::stop_token token = {});

    /// The move to advise and why, in every position that is not over: of equally good moves always
    /// the same one. Without the book the opening is searched.
    SearchResult hint(const core::Position &position, bool usesBook = true,
                      std::stop_token token = {}, const SearchProgress &progress = {});

    /// The value of every legal move, in the order of legalMoves(). The limits are for all of them
    /// together and instead of the rule's; the table keeps what earlier calls found.
    std::vector<ValuedMove> moves(const core::Position &position, const Limits &limits,
                                  std::stop_token token = {});

    /// Receives the judged move of a ply, and the value of the position after it to First.
    using Receiver = std::function<void(std::size_t ply, const ReviewedMove &move, int valueAfter)>;

    /// Judges the moves of a line, the last first, so that what decided the game is known early.
    void review(const core::Position &start, const std::vector<core::Move> &line,
                const Receiver &receiver, std::stop_token token = {});

private:
    othello::OthelloEngine &engine();
    PositionValue othelloValue(const core::Othello &game, std::stop_token token);
    SearchResult othelloHint(const core::Othello &game, bool usesBook, std::stop_token token,
                             const SearchProgress &progress);

    LimitsRule m_limits;
    std::unique_ptr<othello::OthelloEngine> m_engine; ///< made when it is first needed
};

/// The ply of the move that decided a reviewed line for its winner: the last mistake by which the
/// other side let go of a position that was not lost. Nothing where there is none.
std::optional<std::size_t> decidingMove(const core::Position &start,
                                        const std::vector<ReviewedMove> &moves, core::Side winner);

/// Says whose moves turningPoints() looks for.
struct TurningPointsOf
{
    std::optional<core::Side> side;   ///< nothing: both sides'
    std::optional<core::Side> winner; ///< nothing after a draw, or where the line has no end
};

/// The plies of the moves that mattered, at most `count`, the costliest first: the mistakes of a
/// side that cost it the most, and the move that decided the line, whoever made it.
std::vector<std::size_t> turningPoints(const core::Position &start,
                                       const std::vector<ReviewedMove> &moves,
                                       const TurningPointsOf &of, std::size_t count);

} // namespace ai
