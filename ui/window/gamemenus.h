#pragma once

#include "ai/levels/level.h"
#include "ui/board/boardwidget.h"
#include "ui/common/gamesetup.h"
#include "ui/play/gameclock.h"

#include <QAction>
#include <QActionGroup>
#include <QMenuBar>
#include <QObject>

#include <chrono>

namespace ui {

/// The menu bar: every command and every choice of the window, so that both can be reached by
/// keyboard and in the smallest window, which has no room for selectors. Radio items follow the
/// selectors.
class GameMenus : public QObject
{
    Q_OBJECT

public:
    /// Fills the bar, which is the parent.
    explicit GameMenus(QMenuBar *bar);

    QAction *newGame() const { return m_newGame; }
    QAction *playAgain() const { return m_playAgain; }
    QAction *undo() const { return m_undo; }
    QAction *redo() const { return m_redo; }
    QAction *hint() const { return m_hint; }
    QAction *moveNow() const { return m_moveNow; }
    QAction *letComputerMove() const { return m_letComputerMove; }
    QAction *quit() const { return m_quit; }
    /// Shows what the search has found so far.
    QAction *showThinking() const { return m_showThinking; }
    QAction *fullScreen() const { return m_fullScreen; }
    QAction *lab() const { return m_lab; }
    QAction *whyThisMove() const { return m_whyThisMove; }
    QAction *preferences() const { return m_preferences; }
    QAction *help() const { return m_help; }
    QAction *keys() const { return m_keys; }
    QAction *about() const { return m_about; }

    // Each shows a state without a signal.
    void setSetup(const GameSetup &setup);
    /// The other program's name among the opponents; empty if none is known.
    void setProgramName(const QString &name);
    void setLevel(ai::Level level);
    void setThinkingTime(std::chrono::milliseconds time);
    void setTableMemory(int mebibytes);
    void setTimeControl(TimeControl control);
    void setDisplay(BoardWidget::Display display);
    void setAnimationSpeed(AnimationSpeed speed);

signals:
    void gameChosen(core::GameKind game);
    void starterChosen(ui::Starter starter);
    void opponentChosen(ui::Opponent opponent);
    /// A player with a name, as in ui/common/articleplayers.h.
    void playerChosen(const QString &player);
    void levelChosen(ai::Level level);
    void thinkingTimeChosen(std::chrono::milliseconds time);
    void tableMemoryChosen(int mebibytes);
    void timeControlChosen(ui::TimeControl control);
    void displayChosen(ui::BoardWidget::Display display);
    void animationSpeedChosen(ui::AnimationSpeed speed);

private:
    void addGameMenu();
    void addOpponentMenu(QMenu *menu);
    void addClockMenu(QMenu *menu);
    void chooseClock();
    void addLevelMenu();
    void addViewMenu();
    void addToolsMenu();
    void addHelpMenu();
    QAction *addCommand(QMenu *menu, const QString &text, const QKeySequence &keys,
                        const char *name);
    QAction *addSwitch(QMenu *menu, const QString &text, const char *name);
    BoardWidget::Display display() const;

    QMenuBar *m_bar;
    QAction *m_newGame = nullptr;
    QAction *m_playAgain = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_hint = nullptr;
    QAction *m_moveNow = nullptr;
    QAction *m_letComputerMove = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_showThinking = nullptr;
    QAction *m_fullScreen = nullptr;
    QAction *m_lab = nullptr;
    QAction *m_whyThisMove = nullptr;
    QAction *m_preferences = nullptr;
    QAction *m_help = nullptr;
    QAction *m_keys = nullptr;
    QAction *m_about = nullptr;
    QAction *m_legalMoves = nullptr;
    QAction *m_lastMove = nullptr;
    QAction *m_coordinates = nullptr;
    QAction *m_preview = nullptr;
    BoardWidget::Display m_display; ///< the one that is shown
    QActionGroup *m_game = nullptr;
    QActionGroup *m_starter = nullptr;
    QActionGroup *m_opponent = nullptr;
    QActionGroup *m_players = nullptr; ///< those with a name
    QActionGroup *m_clock = nullptr;
    TimeControl m_timeControl; ///< the one that is shown
    QActionGroup *m_level = nullptr;
    QActionGroup *m_thinkingTime = nullptr;
    QActionGroup *m_tableMemory = nullptr;
    QActionGroup *m_animationSpeed = nullptr;
};

} // namespace ui
