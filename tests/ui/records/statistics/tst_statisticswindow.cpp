#include "tests/support/qt/gamestest.h"
#include "ui/records/statistics/statisticswindow.h"

#include <QPushButton>
#include <QTableWidget>

using core::GameKind;
using core::Side;
using ui::FinishedGame;
using ui::Statistics;

/// The statistics as a table.
class TestStatisticsWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theWindowShowsWhatIsCounted();
};

namespace {

FinishedGame won(GameKind game, ai::Level level, Side person = Side::First)
{
    return {game, level, person, person};
}

FinishedGame lost(GameKind game, ai::Level level, Side person = Side::First)
{
    return {game, level, opponent(person), person};
}

} // namespace

void TestStatisticsWindow::theWindowShowsWhatIsCounted()
{
    Statistics statistics(m_folder->path() + "/state/statistics.json");
    statistics.add(won(GameKind::Othello, ai::Level::Easy));
    statistics.add(lost(GameKind::Othello, ai::Level::Easy));
    ui::StatisticsKeeper keeper(nullptr, m_folder->path() + "/state/statistics.json");
    ui::StatisticsWindow window(keeper, nullptr);
    auto *table = window.findChild<QTableWidget *>("tallies");
    QTRY_COMPARE(table->rowCount(), 1);
    QStringList row;
    for (int column = 0; column < table->columnCount(); ++column)
        row << table->item(0, column)->text();
    QCOMPARE(row, (QStringList{"Othello", "Computer, Easy", "2", "1", "0", "1", "0", "1",
                               "1 of 2 won", "none yet"}));
    auto *reset = window.findChild<QPushButton *>("resetStatistics");
    reset->click();
    QTRY_COMPARE(table->rowCount(), 0);
    QVERIFY(reset->text().contains("Undo"));
    reset->click();
    QTRY_COMPARE(table->rowCount(), 1);
}

QTEST_MAIN(TestStatisticsWindow)
#include "tst_statisticswindow.moc"
