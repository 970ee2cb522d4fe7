#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/window/gamelayout.h"

#include <QActionGroup>
#include <QObject>

namespace ui {

class GameBoard;
class MainCommands;

/// Has positions set up in the middle of the window. The current game goes on behind the editor,
/// untouched; when another position of it, or another game, comes to the window, the editor leaves.
/// GUI thread.
class EditorController : public QObject
{
    Q_OBJECT

public:
    /// A command begins it. All but the parent must outlive it.
    EditorController(const GameController &game, const GameBoard &board, GameLayout &layout,
                     const MainCommands &commands, QObject *parent);

    bool isActive() const { return m_editor != nullptr; }
    /// What is set up; nothing where no editor is open or no game can be played from it.
    std::optional<core::Position> position() const
    {
        return isActive() ? m_editor->position() : std::nullopt;
    }
    /// Whether undo() and redo() do something: not where no editor is open.
    bool canUndo() const { return isActive() && m_editor->canUndo(); }
    bool canRedo() const { return isActive() && m_editor->canRedo(); }
    void undo();
    void redo();
    /// The board on which it is set up; null where no editor is open.
    QWidget *board() const { return isActive() ? m_editor->board() : nullptr; }

signals:
    /// The editor came, changed the position, or left.
    void stateChanged();
    void ended();
    /// A game is to begin in a position that was set up.
    void positionChosen(const core::Position &position);

private:
    void begin();
    void end();

    const GameController &m_game;
    const GameBoard &m_board;
    GameLayout &m_layout;
    QActionGroup *m_ofReview; ///< the commands that need the place of the editor
    PositionEditor *m_editor = nullptr;
};

} // namespace ui
