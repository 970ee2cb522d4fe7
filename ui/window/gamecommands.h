#pragma once

#include "ui/play/gamecontroller.h"

#include <QObject>

namespace ui {

class EditorController;
class GameBoard;
class MainCommands;
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

} // namespace ui
