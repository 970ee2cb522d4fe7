#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/window/gamelayout.h"

#include <QActionGroup>
#include <QObject>

namespace ui {

class GameBoard;
class MainCommands;

/// Runs the position editor in the middle of the window. The current game goes on behind it,
/// untouched; the editor closes when the window shows another position of that game, or another
/// game. GUI thread.
class EditorController : public QObject
{
    Q_OBJECT

public:
    /// The command opens the editor. Everything but the parent must outlive this.
    EditorController(const GameController &game, const GameBoard &board, GameLayout &layout,
                     const MainCommands &commands, QObject *parent);

    bool isActive() const { return m_editor != nullptr; }
    /// The position set up; nothing if no editor is open or the position cannot be played.
    std::optional<core::Position> position() const
    {
        return isActive() ? m_editor->position() : std::nullopt;
    }
    /// Whether undo() and redo() do something; false while no editor is open.
    bool canUndo() const { return isActive() && m_editor->canUndo(); }
    bool canRedo() const { return isActive() && m_editor->canRedo(); }
    void undo();
    void redo();
    /// The board being edited; null if no editor is open.
    QWidget *board() const { return isActive() ? m_editor->board() : nullptr; }

signals:
    /// The editor opened, closed, or changed the position.
    void stateChanged();
    void ended();
    /// The user chose to start a game from the position set up.
    void positionChosen(const core::Position &position);

private:
    void begin();
    void end();

    const GameController &m_game;
    const GameBoard &m_board;
    GameLayout &m_layout;
    QActionGroup *m_ofReview; ///< whose place the editor takes; disabled meanwhile
    PositionEditor *m_editor = nullptr;
};

} // namespace ui
