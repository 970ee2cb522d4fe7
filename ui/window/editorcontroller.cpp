#include "ui/window/editorcontroller.h"

#include "ui/commands/maincommands.h"
#include "ui/play/gameboard.h"

#include <utility>

namespace ui {

namespace {

/// The position that the editor opens on: the one shown or, where Nim has no counter left to edit,
/// the game's start.
const core::Position &positionToEdit(const GameController &game)
{
    const core::Position &shown = game.shown();
    return kindOf(shown) == core::GameKind::Nim && isOver(shown) ? game.match().start() : shown;
}

} // namespace

EditorController::EditorController(const GameController &game, const GameBoard &board,
                                   GameLayout &layout, const MainCommands &commands,
                                   QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_board(board)
    , m_layout(layout)
    , m_ofReview(new QActionGroup(this))
{
    m_ofReview->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    m_ofReview->addAction(commands.moveList);
    m_ofReview->addAction(commands.reviewGame);
    connect(&game, &GameController::positionChanged, this, &EditorController::end);
    connect(commands.setUpPosition, &QAction::triggered, this, &EditorController::begin);
}

/// Opens the editor with the game board's appearance. If one is already open, only focuses it.
void EditorController::begin()
{
    if (isActive())
        return m_editor->board()->setFocus();
    m_editor = new PositionEditor(
        positionToEdit(m_game),
        m_game.inProgress()
            ? tr("Done starts another game. The current game is kept under Recent games.")
            : tr("Done starts a game from this position."));
    connect(m_editor, &PositionEditor::positionChosen, this, &EditorController::positionChosen);
    connect(m_editor, &PositionEditor::cancelled, this, &EditorController::end);
    connect(m_editor, &PositionEditor::edited, this, &EditorController::stateChanged);
    m_editor->board()->setDisplay(m_board.widget()->display());
    m_layout.showEditor(m_editor->board(), m_editor);
    m_ofReview->setEnabled(false);
    m_editor->board()->setFocus();
    emit stateChanged();
}

void EditorController::undo()
{
    if (isActive())
        m_editor->undo();
}

void EditorController::redo()
{
    if (isActive())
        m_editor->redo();
}

/// Deletes the editor later: the call may come from one of its own signals.
void EditorController::end()
{
    PositionEditor *editor = std::exchange(m_editor, nullptr);
    if (editor == nullptr)
        return;
    m_layout.hideEditor();
    // Otherwise the editor's board would pass the focus on as Tab does, which shows the cursor.
    m_board.widget()->setFocus(Qt::OtherFocusReason);
    m_ofReview->setEnabled(true);
    editor->hide();
    editor->board()->hide();
    editor->disconnect(this);
    editor->deleteLater();
    emit stateChanged();
    emit ended();
}

} // namespace ui
