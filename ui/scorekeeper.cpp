#include "ui/scorekeeper.h"

#include "ui/statisticswindow.h"

#include <algorithm>

namespace ui {

Scorekeeper::Scorekeeper(QWidget *window, GameController &game)
    : QObject(window)
    , m_window(window)
    , m_game(game)
    , m_line(new QLabel)
{
    m_line->setObjectName("tally");
    m_line->setWordWrap(true);
    connect(&game, &GameController::stateChanged, this, &Scorekeeper::follow);
}

void Scorekeeper::beginCounting()
{
    m_lowest = m_game.level();
}

void Scorekeeper::follow()
{
    if (!m_game.counts() || m_game.phase() == GameController::Phase::NotStarted)
        return;
    m_lowest = std::min(m_lowest, m_game.level());
    if (m_game.phase() != GameController::Phase::Over)
        return;
    m_game.setCounts(false);
    FinishedGame finished;
    finished.game = m_game.match().kind();
    if (m_game.computerSide()) {
        finished.level = m_lowest;
        finished.person = opponent(*m_game.computerSide());
    }
    finished.winner = m_game.outOfTime() ? std::optional(opponent(*m_game.outOfTime()))
                                         : winner(m_game.match().current());
    m_statistics.add(finished);
    if (!m_statistics.problem().isEmpty())
        emit noted(m_statistics.problem());
    refreshLine();
    if (m_all != nullptr)
        m_all->refresh();
}

void Scorekeeper::show(core::GameKind game, std::optional<ai::Level> level)
{
    const std::pair wanted(game, level);
    if (m_shown == wanted)
        return;
    m_shown = wanted;
    refreshLine();
}

void Scorekeeper::refreshLine()
{
    if (m_shown)
        m_line->setText(tallyText(m_statistics.tally(m_shown->first, m_shown->second)));
}

void Scorekeeper::showWindow()
{
    if (m_all == nullptr) {
        m_all = new StatisticsWindow(m_statistics, m_window);
        connect(m_all, &StatisticsWindow::changed, this, &Scorekeeper::refreshLine);
    }
    m_all->refresh();
    m_all->show();
    m_all->raise();
    m_all->activateWindow();
}

} // namespace ui
