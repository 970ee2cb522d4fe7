#include "ui/records/statistics/statisticsrecorder.h"

#include "ui/commands/maincommands.h"
#include "ui/desktop/bringtofront.h"
#include "ui/records/statistics/statisticswindow.h"

namespace ui {

StatisticsRecorder::StatisticsRecorder(QWidget *window, GameController &game,
                                       const MainCommands &commands)
    : QObject(window)
    , m_window(window)
    , m_game(game)
    , m_line(new QLabel)
{
    m_line->setObjectName("tally");
    m_line->setWordWrap(true);
    connect(&game, &GameController::ended, this, &StatisticsRecorder::recordEnd);
    connect(&m_statistics, &StatisticsKeeper::changed, this, &StatisticsRecorder::refreshLine);
    connect(&m_statistics, &StatisticsKeeper::counted, this, &StatisticsRecorder::reportCounted);
    connect(commands.statistics, &QAction::triggered, this, &StatisticsRecorder::showWindow);
}

void StatisticsRecorder::recordEnd()
{
    if (!m_game.counts())
        return;
    m_game.setCounts(false);
    FinishedGame finished;
    finished.game = m_game.match().kind();
    if (const auto computer = m_game.computerSide()) {
        finished.opponent = countedOpponent();
        if (playsByLevel(finished.opponent))
            finished.opponent = computerAt(m_game.lowestLevel());
        finished.person = opponent(*computer);
    }
    finished.winner = m_game.winner();
    finished.hinted = m_game.hinted();
    m_statistics.add(finished);
}

void StatisticsRecorder::reportCounted(const FinishedGame &finished)
{
    if (!m_statistics.problem().isEmpty())
        emit messageRequested(m_statistics.problem());
    // Report a streak only while the finished game is still shown.
    const std::optional<ai::Level> level = levelOf(finished.opponent);
    if (!level || finished.hinted || m_game.phase() != GameController::Phase::Over)
        return;
    const Tally tally = tallyOf(m_statistics.tallies(), finished.game, finished.opponent);
    if (tally.streak > 0)
        emit wonInARow(finished.game, *level, tally.streak);
}

/// The current opponent as the statistics identify it: a program by its name.
core::Role StatisticsRecorder::countedOpponent() const
{
    const ExternalProgram *program = m_game.program();
    return program == nullptr ? m_game.opponentRole()
                              : core::Role::program(program->title().toStdString());
}

void StatisticsRecorder::showTally(core::GameKind game, const core::Role &opponent)
{
    core::Role counted = playsByLevel(opponent) ? computerAt(m_game.level()) : opponent;
    if (opponent.kind == core::Role::Kind::Program)
        counted = countedOpponent();
    const bool known = counted.kind == opponent.kind;
    // During a game the opening's name may take this line.
    const bool isBetweenGames = !m_game.inProgress() && !m_game.isOffer() && !m_game.browsing();
    m_line->setVisible(isBetweenGames && known);
    if (m_shownGame == game && m_shownOpponent == counted)
        return;
    m_shownGame = game;
    m_shownOpponent = counted;
    refreshLine();
}

void StatisticsRecorder::refreshLine()
{
    if (m_shownOpponent)
        m_line->setText(tallyText(tallyOf(m_statistics.tallies(), m_shownGame, *m_shownOpponent)));
}

void StatisticsRecorder::showWindow()
{
    if (m_all == nullptr)
        m_all = new StatisticsWindow(m_statistics, m_window);
    m_statistics.read();
    bringToFront(*m_all);
}

} // namespace ui
