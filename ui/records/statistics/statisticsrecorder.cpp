#include "ui/records/statistics/statisticsrecorder.h"

#include "ui/commands/maincommands.h"
#include "ui/desktop/bringtofront.h"
#include "ui/records/statistics/statisticswindow.h"

#include <algorithm>

namespace ui {

namespace {

QString nameOf(const ai::NamedPlayer &player)
{
    return QString::fromStdString(std::string(player.name));
}

} // namespace

StatisticsRecorder::StatisticsRecorder(QWidget *window, GameController &game,
                                       const MainCommands &commands)
    : QObject(window)
    , m_window(window)
    , m_game(game)
    , m_line(new QLabel)
{
    m_line->setObjectName("tally");
    m_line->setWordWrap(true);
    connect(&game, &GameController::stateChanged, this, &StatisticsRecorder::recordEnd);
    connect(&m_statistics, &StatisticsKeeper::changed, this, &StatisticsRecorder::refreshLine);
    connect(&m_statistics, &StatisticsKeeper::counted, this, &StatisticsRecorder::reportCounted);
    connect(commands.statistics, &QAction::triggered, this, &StatisticsRecorder::showWindow);
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
        if (m_game.program())
            finished.program = m_game.program()->title();
        else if (m_game.namedPlayer() != nullptr)
            finished.player = nameOf(*m_game.namedPlayer());
        else
            finished.level = m_lowest;
        finished.person = opponent(*m_game.computerSide());
    }
    finished.winner = m_game.winner();
    m_statistics.add(finished);
}

void StatisticsRecorder::reportCounted(const FinishedGame &finished)
{
    if (!m_statistics.problem().isEmpty())
        emit messageRequested(m_statistics.problem());
    // The next game may have begun by now.
    if (!finished.level || m_game.phase() != GameController::Phase::Over)
        return;
    const Tally tally = tallyOf(m_statistics.tallies(), {finished.game, finished.level, {}, {}});
    if (tally.streak > 0)
        emit wonInARow(finished.game, *finished.level, tally.streak);
}

void StatisticsRecorder::showTally(core::GameKind game, Opponent opponent)
{
    Shown shown{game, std::nullopt, {}, {}};
    if (opponent == Opponent::Computer)
        shown.level = m_game.level();
    if (opponent == Opponent::Program && m_game.program())
        shown.program = m_game.program()->title();
    if (opponent == Opponent::Named && m_game.namedPlayer() != nullptr)
        shown.player = nameOf(*m_game.namedPlayer());
    const bool known = !shown.program.isEmpty() || !shown.player.isEmpty();
    // Else the name of the opening may have the line.
    const bool hasRoom = !m_game.inProgress() && !m_game.isOffer() && !m_game.browsing();
    m_line->setVisible(
        hasRoom && (known || opponent == Opponent::Computer || opponent == Opponent::Person));
    if (m_shown == shown)
        return;
    m_shown = shown;
    refreshLine();
}

void StatisticsRecorder::refreshLine()
{
    if (m_shown)
        m_line->setText(tallyText(tallyOf(
            m_statistics.tallies(),
            {m_shown->game, m_shown->level, {}, {}, 0, 0, m_shown->program, m_shown->player})));
}

void StatisticsRecorder::showWindow()
{
    if (m_all == nullptr)
        m_all = new StatisticsWindow(m_statistics, m_window);
    m_statistics.read();
    bringToFront(*m_all);
}

} // namespace ui
