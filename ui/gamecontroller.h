#pragma once

#include "ai/level.h"
#include "core/match.h"
#include "ui/pace.h"
#include "ui/searchcontroller.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ui {

/// Whose turn it is and what may happen now: the rules of a sitting, between the board, the match and
/// the search. Lives on the window's thread.
///
/// The computer's answer, and a pass, are shown no earlier than the move before them has finished
/// moving; the search runs meanwhile. Every command works at any moment.
class GameController : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        NotStarted,
        PersonToMove,
        ComputerToMove,
        PassToCome, ///< the side to move has no legal square; the pass is played by itself
        Failed,     ///< the computer found no move: only undo or a new game go on
        Over
    };

    explicit GameController(QObject *parent = nullptr);

    const core::Match &match() const { return m_match; }
    Phase phase() const { return m_phase; }
    /// Nothing where two people play.
    std::optional<core::Side> computerSide() const { return m_computerSide; }
    bool twoPeople() const { return !m_computerSide; }
    ai::Level level() const { return m_level; }
    bool lookingForHint() const { return m_search.thinking() && m_phase == Phase::PersonToMove; }
    bool canUndo() const { return previousDecision().has_value(); }
    bool canRedo() const { return m_match.canRedo(); }

    /// Holds from the computer's next move.
    void setLevel(ai::Level level) { m_level = level; }
    /// For the computer's next moves and hints.
    void setThinkingTime(std::chrono::milliseconds time) { m_thinkingTime = time; }
    /// Of the table of the strong Othello engine, in MiB; from the next search on.
    void setTableMemory(int mebibytes) { m_tableMemory = mebibytes; }
    int tableMemory() const { return m_tableMemory; }
    void setPace(Pace pace) { m_pace = pace; }

public slots:
    /// Shows a position that nobody plays: what the window has before the first game.
    void preview(const core::Position &position);
    /// Begins a game. Without a computer's side two people play.
    void start(const core::Position &position, std::optional<core::Side> computerSide);
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

private:
    bool isDecision(const core::Position &position) const;
    std::optional<std::size_t> previousDecision() const;
    void stopEverything();
    void advance();
    void add(core::Move move);
    void askFor(ai::Level level);
    void receive(const ai::SearchResult &result);
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
    SearchController m_search; // last: destroyed first, so that no answer finds a half-destroyed game
};

} // namespace ui
