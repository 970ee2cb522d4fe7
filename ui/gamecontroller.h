#pragma once

#include "ai/level.h"
#include "core/match.h"
#include "ui/externalplayer.h"
#include "ui/gameclock.h"
#include "ui/pace.h"
#include "ui/searchcontroller.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ui {

class Journal;

/// Whose turn it is and what may happen now: the rules of a sitting, between the board, the match and
/// the search. Lives on the window's thread.
///
/// The computer's answer, and a pass, are shown no earlier than the move before them has finished
/// moving; the search runs meanwhile. Every command works at any moment.
///
/// Another position of the game may be looked at without changing the game, which goes on meanwhile.
/// A move made there begins another line, and the line left is kept as a variation.
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

    explicit GameController(QObject *parent = nullptr);

    const core::Match &match() const { return m_match; }
    Phase phase() const { return m_phase; }
    /// Nothing where two people play.
    std::optional<core::Side> computerSide() const { return m_computerSide; }
    bool twoPeople() const { return !m_computerSide; }
    ai::Level level() const { return m_level; }
    /// Who moves for the computer's side instead of a level.
    const std::optional<ExternalProgram> &program() const { return m_program; }
    bool lookingForHint() const { return m_search.thinking() && m_phase == Phase::PersonToMove; }
    /// What is to be shown: the position looked at, else the game's.
    std::size_t shownPly() const { return m_looked.value_or(m_match.ply()); }
    const core::Position &shown() const { return m_match.position(shownPly()); }
    bool looking() const { return m_looked.has_value(); }
    /// Whether a person may move in the position shown.
    bool mayMove() const;
    /// Whether a move is not shown yet because the disk takes its time.
    bool saving() const { return m_accepting.has_value(); }
    /// The game as it is written down.
    core::GameRecord record() const { return recordOf(m_match); }
    /// What a file called the player of a side; empty where none did.
    QString nameOf(core::Side side) const;
    /// Whether the end of the game is to be counted.
    bool counts() const { return m_told.counts; }
    void setCounts(bool counts) { m_told.counts = counts; }
    bool canUndo() const { return previousDecision().has_value(); }
    bool canRedo() const { return m_match.canRedo(); }

    const GameClock &clock() const { return m_clock; }
    /// Whose time ran out, which ended the game.
    std::optional<core::Side> outOfTime() const { return m_outOfTime; }

    /// Holds from the next game.
    void setTimeControl(TimeControl control) { m_timeControl = control; }
    /// Holds from the computer's next move.
    void setLevel(ai::Level level) { m_level = level; }
    /// For the computer's next moves and hints.
    void setThinkingTime(std::chrono::milliseconds time) { m_thinkingTime = time; }
    /// Of the table of the strong Othello engine, in MiB; from the next search on.
    void setTableMemory(int mebibytes) { m_tableMemory = mebibytes; }
    int tableMemory() const { return m_tableMemory; }
    void setPace(Pace pace) { m_pace = pace; }
    /// Where every change is written before it is shown. Not owned; must outlive this.
    void setJournal(Journal *journal);

public slots:
    /// Shows a position that nobody plays: what the window has before the first game.
    void preview(const core::Position &position);
    /// Begins a game. Without a computer's side two people play. Another program may play for the
    /// computer in Othello.
    void start(const core::Position &position, std::optional<core::Side> computerSide,
               const std::optional<ExternalProgram> &program = std::nullopt);
    /// Goes on with a game that was written down, as another one: without a computer two people play.
    void resume(const core::GameRecord &game,
                const std::optional<ExternalProgram> &program = std::nullopt);
    /// The computer's level goes on for a program that failed.
    void replaceProgram();
    /// Shows another position of the line, or the game's own again.
    void lookAt(std::size_t ply);
    /// Goes on in another line of the game, with so many of its moves played.
    void follow(const std::vector<core::Move> &line, std::size_t ply);
    /// Plays a person's move; ignored when it is not a person's turn or the move is not legal.
    void play(core::Move move);
    /// Takes back to the person's last decision: passes and the computer's moves go with it.
    void undo();
    /// Plays again what was taken back, to the person's next decision.
    void redo();
    /// Looks for the best move, at full strength whatever the level.
    void findHint();

signals:
    /// The position is another one, not reached by a move from the one before.
    void positionChanged();
    /// A move was added to the match.
    void movePlayed(core::Move move);
    /// The phase, or what may be done, changed. Follows the two signals above.
    void stateChanged();
    /// The best move for the person, who is still to move. Follows stateChanged().
    void hintFound(const ai::SearchResult &result);
    /// Why the search has no answer. Follows stateChanged().
    void searchFailed(const QString &message);
    /// Why the other program does not play on, in a sentence. Follows stateChanged().
    void programFailed(const QString &message);

private:
    bool isDecision(const core::Position &position) const;
    std::optional<std::size_t> previousDecision() const;
    void stopEverything();
    void advance();
    void endByTime(core::Side side);
    void prepare();
    void turnBackClock();
    void add(core::Move move);
    void accept(core::Move move);
    void writeDown();
    core::GameRecord recordOf(const core::Match &match) const;
    std::chrono::milliseconds thinkingTime() const;
    void askFor(ai::Level level);
    void askProgram();
    void receive(const ai::SearchResult &result);
    void stopThinking();
    void failToMove();
    void useProgram(const std::optional<ExternalProgram> &program);
    void addWhenShown(core::Move move);

    core::Match m_match;
    Phase m_phase = Phase::NotStarted;
    std::optional<core::Side> m_computerSide;
    ai::Level m_level = ai::Level::Easy;
    std::chrono::milliseconds m_thinkingTime{1000};
    int m_tableMemory = 64;
    Pace m_pace = Pace::Normal;
    QElapsedTimer m_sinceMove;
    QTimer m_nextMove; ///< shows m_pending when the move before has finished moving
    core::Move m_pending;
    Journal *m_journal = nullptr;
    std::optional<core::Move> m_accepting; ///< waits for the journal
    std::optional<std::size_t> m_looked;   ///< the position looked at, if it is not the game's
    core::GameRecord m_told;               ///< what a file, or the start, said of the game
    TimeControl m_timeControl;
    GameClock m_clock;
    std::vector<GameClock::Times> m_times; ///< what was left when so many moves were made
    std::optional<core::Side> m_outOfTime;
    std::optional<ExternalProgram> m_program;
    ExternalPlayer m_player;   ///< plays for m_program
    SearchController m_search; // last: destroyed first, so that no answer finds a half-destroyed game
};

} // namespace ui
