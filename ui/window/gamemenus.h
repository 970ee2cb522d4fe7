#pragma once

#include "ai/levels/level.h"
#include "ui/board/boardwidget.h"
#include "ui/commands/maincommands.h"
#include "ui/common/gamesetup.h"
#include "ui/play/gameclock.h"
#include "ui/play/gamecontroller.h"

#include <QObject>

namespace ui {

class EditorController;
class GameBoard;
class StatusText;

/// The menus' commands for the current game: what each does, and when it can be used. While a
/// position is set up, Undo and Redo are the editor's. GUI thread.
class GameCommands : public QObject
{
    Q_OBJECT

public:
    /// All of them but the parent must outlive it.
    GameCommands(const MainCommands &commands, GameController &game, EditorController &editor,
                 QObject *parent);

    /// Shows each hint found on a board and as text.
    void showHints(const GameBoard &board, StatusText &status);

    /// Enables the commands that can be used now.
    void update();

private:
    const MainCommands &m_commands;
    GameController &m_game;
    EditorController &m_editor;
};

/// The choices of the main window's menus: radio items and switches that follow the selectors and
/// the Preferences, so that all can be reached by keyboard and in the smallest window, which has
/// no space for selectors.
class GameMenus : public QObject
{
    Q_OBJECT

public:
    /// Fills the menus of choices among the commands. The window, the parent, owns its dialogs.
    GameMenus(const MainCommands &commands, QWidget *window);

    // These show a state without emitting a signal.
    void setSetup(const GameSetup &setup);
    /// The name of the external program in the menu of opponents; empty if none is known.
    void setProgramName(const QString &name);
    void setLevel(ai::Level level);
    void setTimeControl(TimeControl control);
    void setDisplay(BoardWidget::Display display);
    void setAnimationSpeed(AnimationSpeed speed);
    /// @param chosen the language's code; empty for the desktop's language
    void setLanguage(const QString &chosen);

signals:
    void gameChosen(core::GameKind game);
    void starterChosen(ui::Starter starter);
    /// One of offeredOpponents().
    void opponentChosen(const core::Role &opponent);
    void levelChosen(ai::Level level);
    void timeControlChosen(ui::TimeControl control);
    void displayChosen(ui::BoardWidget::Display display);
    void animationSpeedChosen(ui::AnimationSpeed speed);
    void languageChosen(const QString &code);

private:
    void addGames(QMenu *games, QMenu *starters);
    void addOpponents(QMenu *opponents, QMenu *named);
    void addClocks(QMenu *menu);
    void addLevels(QMenu *menu);
    void addSpeeds(QMenu *menu);
    void addLanguages(QMenu *menu);
    void connectSwitches();
    void chooseClock();
    BoardWidget::Display display() const;

    QWidget *m_window;
    const MainCommands &m_commands;
    BoardWidget::Display m_display; ///< the display that the menu shows
    QActionGroup *m_game = nullptr;
    QActionGroup *m_starter = nullptr;
    QActionGroup *m_opponent = nullptr;
    QActionGroup *m_clock = nullptr;
    TimeControl m_timeControl; ///< the clock that the menu shows
    QActionGroup *m_level = nullptr;
    QActionGroup *m_animationSpeed = nullptr;
    QActionGroup *m_language = nullptr;
};

} // namespace ui
