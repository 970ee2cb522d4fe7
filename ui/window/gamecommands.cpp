#include "ui/window/gamecommands.h"

#include "ui/analysis/theory/hinttexts.h"
#include "ui/commands/maincommands.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/window/editorcontroller.h"

namespace ui {

GameCommands::GameCommands(const MainCommands &commands, GameController &game,
                           EditorController &editor, QObject *parent)
    : QObject(parent)
    , m_commands(commands)
    , m_game(game)
    , m_editor(editor)
{
    connect(commands.undo, &QAction::triggered, this,
            [this] { m_editor.isActive() ? m_editor.undo() : m_game.undo(); });
    connect(commands.redo, &QAction::triggered, this,
            [this] { m_editor.isActive() ? m_editor.redo() : m_game.redo(); });
    connect(commands.moveNow, &QAction::triggered, &game, &GameController::moveNow);
    connect(commands.letComputerMove, &QAction::triggered, &game, &GameController::letComputerMove);
}

void GameCommands::showHints(const GameBoard &board, StatusText &status)
{
    connect(&m_game, &GameController::hintFound, &status,
            [this, &board, &status](const ai::SearchResult &result) {
                if (m_game.browsing())
                    return; // the hint belongs to a position that is no longer shown
                const core::Position &position = m_game.match().current();
                board.widget()->showHint(result.move, shortHint(position, result));
                status.showMessages(hintSentences(position, result));
            });
}

void GameCommands::update()
{
    using Phase = GameController::Phase;
    const bool editing = m_editor.isActive();
    const bool canHelp = m_game.canHelp() && !editing;
    m_commands.undo->setEnabled(editing ? m_editor.canUndo() : m_game.canUndo());
    m_commands.redo->setEnabled(editing ? m_editor.canRedo() : m_game.canRedo());
    m_commands.hint->setEnabled(canHelp || (m_game.mayBegin() && !editing));
    m_commands.letComputerMove->setEnabled(canHelp);
    m_commands.moveNow->setEnabled(m_game.canMoveNow());
    m_commands.playAgain->setEnabled(m_game.phase() == Phase::Over);
    m_commands.whyThisMove->setEnabled(m_game.match().ply() > 0);
}

} // namespace ui
