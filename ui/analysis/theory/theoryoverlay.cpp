#include "ui/analysis/theory/theoryoverlay.h"

#include "ui/analysis/theory/theorymarks.h"

#include <utility>

namespace ui {

TheoryOverlay::TheoryOverlay(const GameController &game, GameBoard &board,
                             const MainCommands &commands, QWidget *window)
    : QObject(window)
    , m_game(game)
    , m_board(board)
    , m_switch(commands.theory)
    , m_dock(new QDockWidget(window))
    , m_nimTable(new NimTable)
{
    m_dock->setObjectName("nimDock");
    m_dock->setWindowTitle(m_nimTable->windowTitle());
    m_dock->setWidget(m_nimTable);
    m_dock->hide();
    connect(m_switch, &QAction::toggled, this, &TheoryOverlay::refresh);
    connect(&game, &GameController::stateChanged, this, &TheoryOverlay::refresh);
    connect(&m_analyzer, &MoveAnalyzer::found, this, &TheoryOverlay::showValues);
    connect(&m_analyzer, &MoveAnalyzer::failed, this, [this](const QString &reason) {
        emit messageRequested(
            tr("The values of the moves could not be found: %1.", "why").arg(reason));
    });
}

void TheoryOverlay::refresh()
{
    showNimTable();
    if (m_switch->isChecked() && !isOver(m_game.shown())) {
        m_analyzer.start(m_game.shown());
    } else {
        m_analyzer.cancel();
        m_board.widget()->showTheory({});
    }
}

void TheoryOverlay::setCovered(bool covered)
{
    m_isCovered = covered;
    showNimTable();
}

void TheoryOverlay::setFits(bool fits)
{
    if (std::exchange(m_fits, fits) != fits)
        showNimTable();
}

void TheoryOverlay::showNimTable()
{
    const auto *nim = std::get_if<core::Nim>(&m_game.shown());
    const bool shown = m_switch->isChecked() && nim != nullptr;
    const bool isVisible =
        shown && m_fits && !m_isCovered && !m_dock->parentWidget()->isFullScreen();
    const bool appears = isVisible && m_dock->isHidden();
    m_dock->setVisible(isVisible);
    if (appears)
        m_dock->raise();
    if (shown)
        m_nimTable->showPosition(*nim);
}

void TheoryOverlay::showValues(const std::vector<ai::AnalyzedMove> &moves)
{
    if (m_board.showsVariation())
        return; // the values belong to the game's position
    const core::GameKind kind = m_game.match().kind();
    m_board.widget()->showTheory(theoryMarks(kind, moves), theoryLegend(kind, moves));
}

} // namespace ui
