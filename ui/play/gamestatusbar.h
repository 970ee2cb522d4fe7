#pragma once

#include "ui/common/announcer.h"
#include "ui/play/gamecontroller.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace ui {

/// The line of words between the board and the panel: whose turn it is, a hint, why something
/// cannot be done; at the end of a game the result with Play again. Announces to screen readers
/// what the person did not do: the other side's moves, passes and the end. It keeps its height, so
/// that the board never jumps.
class GameStatusBar : public QFrame
{
    Q_OBJECT

public:
    /// Shows the state of a game, which must outlive it.
    explicit GameStatusBar(const GameController &game, QWidget *parent = nullptr);

    /// Shows and announces a message, until the state of the game changes. A result stays beside
    /// it.
    void showMessage(const QString &message);
    /// Shows a problem after every state, such as that the game cannot be saved. Empty: none.
    void setProblem(const QString &problem);

    /// Adds a button for a command, shown while the command is enabled.
    void addCommand(QAction *command);

signals:
    void playAgainRequested();
    /// The computer is to go on for another program, which failed.
    void replaceProgramRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void keepMove(core::Move move);
    void showState();
    void announceState();
    bool showsResult() const;
    void setText(const QString &text);
    void updateLook();

    const GameController &m_game;
    QLabel *m_label;
    QPushButton *m_playAgain;
    QPushButton *m_replaceProgram;
    Announcer m_announcer;
    QString m_problem;
    QString m_unannouncedMove; ///< goes before the state that follows from it
    bool m_isResult = false;
};

} // namespace ui
