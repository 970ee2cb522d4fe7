#pragma once

#include "core/match/gamerecord.h"
#include "core/match/session.h"
#include "core/move.h"
#include "ui/common/gamesetup.h"
#include "ui/common/titles.h"
#include "ui/play/gameclock.h"
#include "ui/play/gamestore.h"
#include "ui/play/opponents/movefinder.h"
#include "ui/play/pendingmove.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <vector>

namespace ui {

/// The current game: connects the session, whose rules say whose turn it is, the clock, the
/// opponents, the store that records every change, and the board. GUI thread.
///
/// The computer's reply, or a forced pass, is shown only after the board has shown the previous
/// move; the search runs meanwhile. Every command works at any moment.
///
/// Browsing to another position of the game does not change the game, which goes on meanwhile. A
/// move made there begins another line; the line left is kept as a variation.
class GameController : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        NotStarted,
        PersonToMove,
        ComputerToMove,
        PassToCome, ///< the side to move has no legal square; the pass is played by itself
        /// The computer found no move, or the other program failed. Undo, a new game or
        /// replaceProgram() continue from here.
        Failed,
        Over
    };

    explicit GameController(QObject *parent = nullptr,
                            GameClock::TimeSource now = GameClock::steadyTime);

    const core::Match &match() const { return m_session.match(); }
    Phase phase() const { return m_phase; }
    /// Whether the game shown before the first one is a saved game that can be resumed.
    bool isOffer() const { return m_phase == Phase::NotStarted && m_isOffer; }
    /// Whether a game was started and is not over.
    bool inProgress() const { return m_phase != Phase::NotStarted && m_phase != Phase::Over; }
    /// The side of the computer or program; nothing if two people play.
    std::optional<core::Side> computerSide() const { return m_session.opponentSide(); }
    bool twoPeople() const { return !computerSide(); }
    /// The side of the person if there is just one, or, until another move, other roles or another
    /// game, the one that the record names; nothing if two people play.
    std::optional<core::Side> personSide() const
    {
        return computerSide() ? core::opponent(*computerSide()) : m_metadata.person;
    }
    /// Whether the move after so many plies of the line is the computer's.
    bool isComputersMove(std::size_t plies) const
    {
        return computerSide() == sideToMove(match().position(plies));
    }
    /// The side whose moves a review calls the person's: personSide(), unless the line is continued
    /// from a file, so that others made some of that side's moves.
    std::optional<core::Side> reviewedSide() const
    {
        return isImportedLine() ? std::nullopt : personSide();
    }
    /// Whether a move of the line was made by whoever played the game in its file.
    bool isImportedMove(std::size_t ply) const { return isImportedLine() && ply < m_importedPlies; }
    /// Whether the line is continued from a file.
    bool isImportedLine() const
    {
        const std::vector<core::Move> &line = match().moves();
        return !line.empty() && line.front() == m_metadata.importedMove;
    }
    /// Whether a side is that of the only person's opponent, in a review.
    bool isOpponent(core::Side side) const { return reviewedSide() && reviewedSide() != side; }
    /// Who plays computerSide(); a human role if two people play.
    core::Role opponentRole() const
    {
        return computerSide() ? m_session.role(*computerSide()) : core::Role();
    }
    /// The computer's level; while a game is offered, the level at which it would be resumed.
    ai::Level level() const
    {
        const auto offered = isOffer() ? levelOf(opponentRole()) : std::nullopt;
        return offered.value_or(m_level);
    }
    /// The lowest level that the computer has had in this game.
    ai::Level lowestLevel() const { return m_lowestLevel; }
    /// The external program that plays; null if none does.
    const ExternalProgram *program() const { return m_finder.program(opponentRole()); }
    /// Whether the computer is thinking about a move that moveNow() would make it play at once.
    /// External programs cannot be interrupted: neither protocol has a command for that.
    bool canMoveNow() const { return m_phase == Phase::ComputerToMove && m_finder.searching(); }
    /// Whether the external program failed, so that replaceProgram() would continue the game.
    bool canReplaceProgram() const { return m_phase == Phase::Failed && program() != nullptr; }
    /// Whether a person's first move begins the game that is shown.
    bool mayBegin() const;
    /// Whether findHint() and letComputerMove() do something: a person is to move in the position
    /// shown, and no move is being saved.
    bool canHelp() const { return m_phase == Phase::PersonToMove && !browsing() && !saving(); }
    bool findingHint() const { return m_finder.findingHint(); }
    /// The position shown: the one browsed to, or else the game's.
    std::size_t shownPly() const { return m_browsedPly.value_or(match().ply()); }
    const core::Position &shown() const { return match().position(shownPly()); }
    bool browsing() const { return m_browsedPly.has_value(); }
    /// Whether a person may move in the position shown.
    bool mayMove() const;
    /// Whether a move is still being saved to disk and therefore not shown yet.
    bool saving() const { return m_unsaved.has_value(); }
    /// The record of the game: roles for the players, names only if a file or start() gave them.
    core::GameRecord record() const { return recordOf(m_session); }
    /// The name of a side's player from a file or start(); empty if there is none.
    QString nameOf(core::Side side) const
    {
        return nameTitle(m_metadata.players[static_cast<std::size_t>(side)]);
    }
    /// Whether it is unknown who plays, because the game is from a file that does not say. Until
    /// that is decided, two people move.
    bool rolesUnknown() const { return !m_metadata.rolesKnown; }
    /// Whether a hint was given in the game.
    bool hinted() const { return m_metadata.hinted; }
    /// Whether the result is to be counted in the statistics.
    bool counts() const { return m_metadata.counts; }
    void setCounts(bool counts) { m_metadata.counts = counts; }
    /// Only the current game's moves can be taken back or replayed, not those of an offered one.
    /// Between two people a loss on time is final.
    bool canUndo() const
    {
        return m_phase != Phase::NotStarted && !(outOfTime() && twoPeople())
               && (movesForPerson() || savesPersonsMove() || m_session.previousDecision());
    }
    bool canRedo() const
    {
        return m_phase != Phase::NotStarted && !(outOfTime() && twoPeople()) && match().canRedo();
    }

    const GameClock &clock() const { return m_clock; }
    /// Lets the clocks stand still while something else than the current position is in view.
    void setClockSuspended(bool suspended) { m_clock.setSuspended(suspended); }
    /// The limits of the computer's next move: the thinking time and, if there is a clock, that
    /// too; the search's time manager decides how much of it the move takes.
    ai::Limits searchLimits() const;
    /// The side whose time ran out, which ended the game.
    std::optional<core::Side> outOfTime() const { return m_session.outOfTime(); }
    /// Who won the game that is over; nothing after a draw.
    std::optional<core::Side> winner() const { return m_session.winner(); }

    /// Applies from the next game on; before the first one, the clocks show it.
    void setTimeControl(TimeControl control)
    {
        m_timeControl = control;
        if (m_phase == Phase::NotStarted && !m_isOffer)
            m_clock.set(control);
    }
    /// Takes effect at once: a computer that is thinking starts over.
    void setLevel(ai::Level level);
    /// Registers a program that roles may name. A new version of a known program applies from its
    /// next move on.
    void addProgram(const ExternalProgram &program) { m_finder.addProgram(program); }
    /// The resources for moves and hints, from the next search on.
    void setSearchOptions(const SearchOptions &options) { m_finder.setOptions(options); }
    const SearchOptions &searchOptions() const { return m_finder.options(); }
    /// Where every change is written before it is shown. Not owned; must outlive this.
    void setStore(GameStore *store);
    /// The minimum time between a move and the reply or pass that follows; 0 initially.
    void setReplyPause(std::chrono::milliseconds pause) { m_pendingMove.setPause(pause); }
    /// The board whose animations delay replies and passes. Not owned.
    void setBoard(BoardWidget *board) { m_pendingMove.setBoard(board); }

public slots:
    // Roles that are passed in: a computer without a level, and a role that cannot be played here,
    // becomes the computer at the current level; a role that names a level sets the current one.

    /// Shows a position without a game: what the window shows before the first one. The roles are
    /// those of the game that would begin.
    void preview(const core::Position &position, const core::Roles &roles = {});
    /// Shows a saved game in the position where it can be resumed, without resuming it.
    void offer(const core::GameRecord &game);
    /// Starts a game. `names` are those of the people who play, in the order of their sides.
    void start(const core::Position &position, const core::Roles &roles,
               const PlayerNames &names = {});
    /// Replaces the current game by a saved one and continues it. Precondition: the store writes to
    /// that game's own journal (Journal::resume()), or to a new one (GameStore::beginNew()).
    void resume(const core::GameRecord &game);
    /// Saves the current game as it is, without a new move.
    void save();
    /// Changes who plays the current game, which goes on at once.
    void setRoles(const core::Roles &roles);
    /// Lets the computer go on, at its level, for a program that failed.
    void replaceProgram()
    {
        if (canReplaceProgram())
            setRoles(core::rolesWithOpponent(*computerSide()));
    }
    /// Shows another position of the line, or the current one again.
    void browseTo(std::size_t ply);
    /// Switches to another line of the game, with `ply` of its moves played.
    void follow(const std::vector<core::Move> &line, std::size_t ply);
    /// Plays a person's move; ignored when it is not a person's turn or the move is not legal.
    void play(core::Move move);
    /// Has the computer move once for the person whose turn it is, at the level set.
    void letComputerMove();
    /// Stops the computer's search, which plays the best move found so far.
    void moveNow()
    {
        if (canMoveNow())
            m_finder.finish();
    }
    /// Goes back to the person's previous decision, skipping passes and the computer's moves.
    void undo();
    /// Replays moves taken back, up to the person's next decision.
    void redo();
    /// Searches for the best move; for a given position the answer is the same at every level.
    void findHint();

signals:
    /// The position was replaced, other than by a move from the previous one.
    void positionChanged();
    /// A move was added to the match.
    void movePlayed(core::Move move);
    /// The phase or the available actions changed. Follows the two signals above.
    void stateChanged();
    /// The game is over. Follows stateChanged(), and is emitted again whenever its end is reached
    /// again.
    void ended();
    /// setRoles() has changed who plays. Follows stateChanged().
    void rolesChanged();
    /// A person goes on for this side in a game whose players are unknown, or against somebody who
    /// only has a name; the game is not over. `elsewhere`: the person left the position of the game
    /// for it. Follows stateChanged().
    void rolesNeeded(core::Side person, bool elsewhere);
    /// The best move for the person to move. Follows stateChanged().
    void hintFound(const ai::SearchResult &result);
    /// An intermediate result of the search for a move or a hint.
    void thinkingProgressed(const ai::SearchResult &result);
    /// The search failed; the reason. Follows stateChanged().
    void searchFailed(const QString &message);
    /// The external program failed; the reason as a sentence. Follows stateChanged().
    void programFailed(const QString &message);

private:
    /// Whether the computer is searching on behalf of a person (letComputerMove()).
    bool movesForPerson() const
    {
        return m_phase == Phase::ComputerToMove && m_session.turn() == core::Session::Turn::Human;
    }
    /// Whether a person's move is being saved and not shown yet.
    bool savesPersonsMove() const { return saving() && m_session.isDecision(match().ply()); }
    /// Turns the clocks back to the current position. Between two people, whoever takes a move back
    /// gains no time; a game that is over is played on with the times of that position.
    void turnClockBack()
    {
        const std::size_t ply = match().ply();
        twoPeople() && m_phase != Phase::Over ? m_clock.turnBackKeepingUsedTime(ply)
                                              : m_clock.turnBackTo(ply);
    }
    void loadGame(const core::GameRecord &game);
    core::Roles playable(core::Roles roles);
    void assignRoles(const core::Roles &roles);
    void startThinking();
    void stopThinking();
    void stopEverything();
    void positionReplaced();
    void advance();
    void addMove(core::Move move);
    void showMove();
    void endByTime(core::Side side);
    void noteHint();
    void handleFailure();
    core::GameRecord recordOf(const core::Session &session) const;

    core::Session m_session;
    std::optional<core::Session> m_unsaved;  ///< m_session and the move that is being saved
    bool m_saveDue = false;                  ///< a change waits to be saved with the pending move
    std::optional<std::size_t> m_browsedPly; ///< the position browsed to, if any
    core::GameRecord m_metadata;             ///< what a file or start() says about the game
    std::optional<core::Side> m_goesOnAs;    ///< after the move being saved, for rolesNeeded()
    bool m_playsElsewhere = false;           ///< the move being saved was made while browsing
    std::size_t m_importedPlies = 0;         ///< of the line: those made before this program's game
    Phase m_phase = Phase::NotStarted;
    bool m_isOffer = false;              ///< in Phase::NotStarted: a saved game is shown
    ai::Level m_level = ai::Level::Easy; ///< the current level
    ai::Level m_lowestLevel = ai::Level::Easy;
    TimeControl m_timeControl;
    GameClock m_clock;
    GameStore m_noStore;
    GameStore *m_store = &m_noStore;
    PendingMove m_pendingMove;
    MoveFinder m_finder; // last: destroyed first, so that no answer uses members already destroyed
};

/// Identifies a game by its line, so that results about one game are not used for another, such as
/// a second finished game opened right after a first one.
struct PlayedLine
{
    core::Position start;
    std::vector<core::Move> moves; ///< including those taken back

    friend bool operator==(const PlayedLine &, const PlayedLine &) = default;
};

/// The line of the current game.
inline PlayedLine playedLine(const GameController &game)
{
    return {game.match().start(), game.match().moves()};
}

} // namespace ui
