#pragma once

#include "core/match/session.h"
#include "ui/common/gamesetup.h"
#include "ui/common/titles.h"
#include "ui/play/gameclock.h"
#include "ui/play/gamestore.h"
#include "ui/play/opponents/movefinder.h"
#include "ui/play/pendingmove.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace ui {

/// The current game: connects the session, whose rules say whose turn it is, the clock, the
/// opponents, the store that every change is written to, and the board. Lives on the window's
/// thread.
///
/// The computer's reply, and a pass, are shown no earlier than the board has shown the move before
/// them; the search runs meanwhile. Every command works at any moment.
///
/// Another position of the game may be browsed to without changing the game, which goes on
/// meanwhile. A move made there begins another line, and the line left is kept as a variation.
class GameController : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        NotStarted,
        PersonToMove,
        ComputerToMove,
        PassToCome, ///< the side to move has no legal square; the pass is played by itself
        /// The computer found no move, or the other program does not play on: undo, a new game and
        /// replaceProgram() go on.
        Failed,
        Over
    };

    explicit GameController(QObject *parent = nullptr,
                            GameClock::TimeSource now = GameClock::steadyTime);

    const core::Match &match() const { return m_session.match(); }
    Phase phase() const { return m_phase; }
    /// Whether what is shown before the first game is one that can be resumed.
    bool isOffer() const { return m_phase == Phase::NotStarted && m_isOffer; }
    /// Whether a game was started and is not over.
    bool inProgress() const { return m_phase != Phase::NotStarted && m_phase != Phase::Over; }
    /// Nothing where two people play.
    std::optional<core::Side> computerSide() const { return m_session.opponentSide(); }
    bool twoPeople() const { return !computerSide(); }
    /// The side of the person where one plays, or has played the game that setPersonSide() says it
    /// of, in which people move from now on; nothing where two people play.
    std::optional<core::Side> personSide() const
    {
        return computerSide() ? core::opponent(*computerSide()) : m_personSide;
    }
    /// Whether the move after so many plies of the line is the computer's.
    bool isComputersMove(std::size_t plies) const
    {
        return computerSide() == sideToMove(match().position(plies));
    }
    /// Who plays the computer's side; a person where two people play.
    core::Role opponentRole() const
    {
        return computerSide() ? m_session.role(*computerSide()) : core::Role();
    }
    /// The computer's; of a game that is offered, the one that it is resumed with.
    ai::Level level() const
    {
        const auto offered = isOffer() ? levelOf(opponentRole()) : std::nullopt;
        return offered.value_or(m_level);
    }
    /// The lowest level that the computer has had in this game.
    ai::Level lowestLevel() const { return m_lowestLevel; }
    /// The other program that plays; null where none does.
    const ExternalProgram *program() const { return m_finder.program(opponentRole()); }
    /// Whether the computer thinks about a move that moveNow() would have it make at once. Another
    /// program is not interrupted: neither of the protocols has a command for that.
    bool canMoveNow() const { return m_phase == Phase::ComputerToMove && m_finder.searching(); }
    /// Whether the other program does not play on, and replaceProgram() would go on.
    bool canReplaceProgram() const { return m_phase == Phase::Failed && program() != nullptr; }
    /// Whether a person's first move begins the game that is shown.
    bool mayBegin() const;
    /// Whether findHint() and letComputerMove() do something: a person is to move in the position
    /// that is shown, and nothing is being saved.
    bool canHelp() const { return m_phase == Phase::PersonToMove && !browsing() && !saving(); }
    bool findingHint() const { return m_finder.findingHint(); }
    /// What is to be shown: the position browsed to, else the game's.
    std::size_t shownPly() const { return m_browsedPly.value_or(match().ply()); }
    const core::Position &shown() const { return match().position(shownPly()); }
    bool browsing() const { return m_browsedPly.has_value(); }
    /// Whether a person may move in the position shown.
    bool mayMove() const;
    /// Whether a move is not shown yet because the disk takes its time.
    bool saving() const { return m_unsaved.has_value(); }
    /// The game as it is written down: who plays as roles, names only where a file or the start
    /// gave them.
    core::GameRecord record() const { return recordOf(m_session); }
    /// What a file or the start called the player of a side; empty where none did.
    QString nameOf(core::Side side) const
    {
        return nameTitle(m_metadata.players[static_cast<std::size_t>(side)]);
    }
    /// Whether nobody has said yet who plays: the game is from a file that does not say. Two
    /// people move meanwhile.
    bool rolesUnknown() const { return !m_metadata.rolesKnown; }
    /// Whether a hint was given in the game.
    bool hinted() const { return m_metadata.hinted; }
    /// Whether the end of the game is to be counted.
    bool counts() const { return m_metadata.counts; }
    void setCounts(bool counts) { m_metadata.counts = counts; }
    /// Nothing of a game that is not the current one is taken back or played again.
    bool canUndo() const
    {
        return m_phase != Phase::NotStarted
               && (movesForPerson() || savesPersonsMove() || m_session.previousDecision());
    }
    bool canRedo() const { return m_phase != Phase::NotStarted && match().canRedo(); }

    const GameClock &clock() const { return m_clock; }
    /// The limits of the computer's next move: the thinking time and, where one is kept, its clock,
    /// of which the search's time manager decides how much the move takes.
    ai::Limits searchLimits() const;
    /// The side whose time ran out, which ended the game.
    std::optional<core::Side> outOfTime() const { return m_session.outOfTime(); }
    /// Who won the game that is over; nothing after a draw.
    std::optional<core::Side> winner() const { return m_session.winner(); }

    /// Holds from the next game.
    void setTimeControl(TimeControl control) { m_timeControl = control; }
    /// Says whose side the person had in a game whose other player is known by name alone, such as
    /// a rung of Learn. Holds until another game, other roles, or another move.
    void setPersonSide(core::Side side);
    /// Takes effect at once: a computer that is thinking starts over.
    void setLevel(ai::Level level);
    /// Makes a program known that roles may name. One of the same id takes effect with its next
    /// move.
    void addProgram(const ExternalProgram &program) { m_finder.addProgram(program); }
    /// What the computer may use for its moves and hints, from the next search on.
    void setSearchOptions(const SearchOptions &options) { m_finder.setOptions(options); }
    const SearchOptions &searchOptions() const { return m_finder.options(); }
    /// Where every change is written before it is shown. Not owned; must outlive this.
    void setStore(GameStore *store);
    /// How long after a move a reply or a pass comes at the earliest; 0 at first.
    void setReplyPause(std::chrono::milliseconds pause) { m_pendingMove.setPause(pause); }
    /// The board whose animations replies and passes wait for. Not owned.
    void setBoard(BoardWidget *board) { m_pendingMove.setBoard(board); }

public slots:
    // A computer's role without a level, and one that nobody here can play, is the computer's at
    // the level that is set; a role that names a level sets it.

    /// Shows a position without playing it: what the window has before the first game. The roles
    /// are those of the game to come.
    void preview(const core::Position &position, const core::Roles &roles = {});
    /// Shows a game that was written down where it can be resumed, without resuming it.
    void offer(const core::GameRecord &game);
    /// Begins a game. The names are those of its people, in the order of their sides.
    void start(const core::Position &position, const core::Roles &roles,
               const PlayerNames &names = {});
    /// Goes on with a game that was written down, as another one.
    void resume(const core::GameRecord &game);
    /// Writes the current game down as it is, without a move.
    void save();
    /// Changes who plays the current game, which goes on at once.
    void setRoles(const core::Roles &roles);
    /// The computer's level goes on for a program that failed.
    void replaceProgram()
    {
        if (canReplaceProgram())
            setRoles(core::rolesWithOpponent(*computerSide()));
    }
    /// Shows another position of the line, or the game's own again.
    void browseTo(std::size_t ply);
    /// Switches to another line of the game, with `ply` of its moves played.
    void follow(const std::vector<core::Move> &line, std::size_t ply);
    /// Plays a person's move; ignored when it is not a person's turn or the move is not legal.
    void play(core::Move move);
    /// Has the computer move once for the person whose turn it is, at the level set.
    void letComputerMove();
    /// Ends the computer's search: it makes the best move that it has found up to now.
    void moveNow()
    {
        if (canMoveNow())
            m_finder.finish();
    }
    /// Takes back to the person's last decision: passes and the computer's moves go with it.
    void undo();
    /// Plays again what was taken back, to the person's next decision.
    void redo();
    /// Looks for the best move, the same each time for a position whatever the level.
    void findHint();

signals:
    /// The position is another one, not reached by a move from the one before.
    void positionChanged();
    /// A move was added to the match.
    void movePlayed(core::Move move);
    /// The phase, or what may be done, changed. Follows the two signals above.
    void stateChanged();
    /// The game is over; follows stateChanged(). Again after each return to its end.
    void ended();
    /// setRoles() has changed who plays. Follows stateChanged().
    void rolesChanged();
    /// A person has moved for this side in a game whose players nobody has named, and which is not
    /// over. Follows stateChanged().
    void rolesNeeded(core::Side mover);
    /// The best move for the person, who is still to move. Follows stateChanged().
    void hintFound(const ai::SearchResult &result);
    /// What the search for a move or a hint has found up to now.
    void thinkingProgressed(const ai::SearchResult &result);
    /// Why the search has no answer. Follows stateChanged().
    void searchFailed(const QString &message);
    /// Why the other program does not play on, in a sentence. Follows stateChanged().
    void programFailed(const QString &message);

private:
    /// Whether the computer looks for the move of a person who requested it.
    bool movesForPerson() const
    {
        return m_phase == Phase::ComputerToMove && m_session.turn() == core::Session::Turn::Human;
    }
    /// Whether a person's move is being saved, which is not shown yet.
    bool savesPersonsMove() const { return saving() && m_session.isDecision(match().ply()); }
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
    bool m_saveDue = false;                  ///< roles changed while the move is being saved
    std::optional<std::size_t> m_browsedPly; ///< the position shown, if it is not the game's
    std::optional<core::Side> m_personSide;  ///< where no role says it
    core::GameRecord m_metadata;             ///< what a file, or the start, says of the game
    Phase m_phase = Phase::NotStarted;
    bool m_isOffer = false; ///< what is shown in Phase::NotStarted is one that was written down
    ai::Level m_level = ai::Level::Easy; ///< the one set
    ai::Level m_lowestLevel = ai::Level::Easy;
    TimeControl m_timeControl;
    GameClock m_clock;
    GameStore m_noStore;
    GameStore *m_store = &m_noStore;
    PendingMove m_pendingMove;
    MoveFinder m_finder; // last: destroyed first, so that no answer finds the rest gone
};

} // namespace ui
