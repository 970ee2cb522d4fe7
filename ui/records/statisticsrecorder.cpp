#include "ui/records/statisticsrecorder.h"

#include "ui/common/bringtofront.h"
#include "ui/records/statisticswindow.h"

#include <algorithm>

namespace ui {

StatisticsRecorder::StatisticsRecorder(QWidget *window, GameController &game)
    : QObject(window)
    , m_window(window)
    , m_game(game)
    , m_line(new QLabel)
{
    m_line->setObjectName("tally");
    m_line->setWordWrap(true);
    connect(&game, &GameController::stateChanged, this, &StatisticsRecorder::recordEnd);
}

void StatisticsRecorder::beginCounting()
{
    m_lowest = m_game.level();
}

void StatisticsRecorder::recordEnd()
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
        emit messageRequested(m_statistics.problem());
    refreshLine();
    if (m_all != nullptr)
        m_all->refresh();
}

void StatisticsRecorder::showTally(core::GameKind game, Opponent opponent)
{
    m_line->setVisible(opponent != Opponent::Program);
    const std::pair tally(game, opponent == Opponent::Computer ? std::optional(m_game.level())
                                                               : std::nullopt);
    if (m_shown == tally)
        return;
    m_shown = tally;
    refreshLine();
}

void StatisticsRecorder::refreshLine()
{
    if (m_shown)
        m_line->setText(tallyText(m_statistics.tally(m_shown->first, m_shown->second)));
}

void StatisticsRecorder::showWindow()
{
    if (m_all == nullptr) {
        m_all = new StatisticsWindow(m_statistics, m_window);
        connect(m_all, &StatisticsWindow::changed, this, &StatisticsRecorder::refreshLine);
    }
    m_all->refresh();
    bringToFront(*m_all);
}

} // namespace ui
