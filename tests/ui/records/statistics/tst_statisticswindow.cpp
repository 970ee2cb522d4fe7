#include "tests/support/qt/finishedgames.h"
#include "tests/support/window/gamestest.h"
#include "ui/records/statistics/statisticswindow.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
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
    void withoutGamesThereAreWordsAlone();
    void everyColumnIsInView();
    void everyRowIsInViewOnceItIsThere();
};

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

void TestStatisticsWindow::withoutGamesThereAreWordsAlone()
{
    ui::StatisticsKeeper keeper(nullptr, m_folder->path() + "/state/statistics.json");
    ui::StatisticsWindow window(keeper, nullptr);
    window.show();
    QVERIFY(!window.findChild<QTableWidget *>("tallies")->isVisible());
    QVERIFY(window.findChild<QLabel *>("statisticsText")->text().startsWith("No game"));
}

void TestStatisticsWindow::everyColumnIsInView()
{
    Statistics statistics(m_folder->path() + "/state/statistics.json");
    statistics.add(won(GameKind::TicTacToe, ai::Level::Medium));
    ui::StatisticsKeeper keeper(nullptr, m_folder->path() + "/state/statistics.json");
    ui::StatisticsWindow window(keeper, nullptr);
    const auto *table = window.findChild<QTableWidget *>("tallies");
    QTRY_COMPARE(table->rowCount(), 1);
    QFont small = window.font(); // the tests' screen is narrow
    small.setPointSizeF(0.75 * small.pointSizeF());
    window.setFont(small);
    window.resize(window.sizeHint());
    window.show();
    QTRY_VERIFY(table->isVisible());
    const QHeaderView *header = table->horizontalHeader();
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    const int last = header->count() - 1;
    QVERIFY(header->sectionSize(last) >= header->sectionSizeHint(last));
}

/// The window is shown before the file is read.
void TestStatisticsWindow::everyRowIsInViewOnceItIsThere()
{
    Statistics statistics(m_folder->path() + "/state/statistics.json");
    for (const GameKind game : {GameKind::TicTacToe, GameKind::Othello, GameKind::Nim}) {
        for (const ai::Level level : ai::allLevels)
            statistics.add(won(game, level));
    }
    ui::StatisticsKeeper keeper(nullptr, m_folder->path() + "/state/statistics.json");
    ui::StatisticsWindow window(keeper, nullptr);
    const auto *table = window.findChild<QTableWidget *>("tallies");
    QCOMPARE(table->rowCount(), 0);
    window.show();
    QTRY_COMPARE(table->rowCount(), 9);
    QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
}

QTEST_MAIN(TestStatisticsWindow)
#include "tst_statisticswindow.moc"
