
#include "tests/support/qt/files.h"
#include "tests/support/qt/finishedgames.h"
#include "ui/records/statistics/statistics.h"
#include "ui/records/statistics/statisticswindow.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using core::GameKind;
using core::Side;
using ui::FinishedGame;
using ui::Statistics;
using ui::Tally;

/// What is counted of finished games, and that the count is safe.
class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsCountedAtFirst();
    void gamesAreCountedByGameLevelAndWhoStarted();
    void streaksEndWithTheFirstGameNotWon();
    void hintedWinsLengthenNoStreak();
    void programsAreCountedByTheirNames();
    void twoProgramsCountTogether();
    void damagedFilesAreKeptAside_data();
    void damagedFilesAreKeptAside();
    void aNewerFileStays();
    void aPipeIsNotWaitedFor();
    void aFolderInTheWayIsSaidAndNothingBreaks();
    void aResetCanBeUndone();

private:
    QString path() const { return m_folder->path() + "/state/statistics.json"; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestStatistics::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
}

void TestStatistics::nothingIsCountedAtFirst()
{
    Statistics statistics(path());
    QVERIFY(statistics.tallies().empty());
    QCOMPARE(statistics.problem(), QString());
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).played(), 0);
    QCOMPARE(ui::tallyText(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy))),
             QString());
}

void TestStatistics::gamesAreCountedByGameLevelAndWhoStarted()
{
    Statistics statistics(path());
    QVERIFY(statistics.add(won(GameKind::Othello, ai::Level::Easy)));
    QVERIFY(statistics.add(lost(GameKind::Othello, ai::Level::Easy, Side::Second)));
    QVERIFY(statistics.add(
        {GameKind::Othello, ui::computerAt(ai::Level::Easy), std::nullopt, Side::Second}));
    QVERIFY(statistics.add(won(GameKind::Nim, ai::Level::Hard)));
    Statistics again(path()); // from the disk
    QCOMPARE(again.tallies().size(), std::size_t(2));
    const Tally tally = again.tally(GameKind::Othello, ui::computerAt(ai::Level::Easy));
    QVERIFY(tally.first == (Tally::Results{1, 0, 0}));
    QVERIFY(tally.second == (Tally::Results{0, 1, 1}));
    QCOMPARE(ui::tallyText(tally), QString("Against Easy: 1 won, 1 drawn, 1 lost."));
    Tally nim = tally;
    nim.game = core::GameKind::Nim; // nobody draws
    QCOMPARE(ui::tallyText(nim), QString("Against Easy: 1 won, 1 lost."));
}

void TestStatistics::streaksEndWithTheFirstGameNotWon()
{
    Statistics statistics(path());
    for (int i = 0; i < 3; ++i)
        statistics.add(won(GameKind::Nim, ai::Level::Medium));
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Medium)).streak, 3);
    QVERIFY(ui::tallyText(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Medium)))
                .contains("3 won in a row"));
    statistics.add(lost(GameKind::Nim, ai::Level::Medium));
    statistics.add(won(GameKind::Nim, ai::Level::Medium));
    const Tally tally = statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Medium));
    QCOMPARE(tally.streak, 1);
    QCOMPARE(tally.best, 3);
}

void TestStatistics::hintedWinsLengthenNoStreak()
{
    Statistics statistics(path());
    FinishedGame won;
    won.game = GameKind::Nim;
    won.opponent = ui::computerAt(ai::Level::Easy);
    won.winner = won.person = Side::First;
    const auto tally = [&] {
        return statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy));
    };
    QVERIFY(statistics.add(won));
    won.hinted = true;
    QVERIFY(statistics.add(won) && statistics.add(won));
    QCOMPARE(tally().won(), 3);
    QCOMPARE(tally().streak, 1);
    won.hinted = false;
    QVERIFY(statistics.add(won)); // nor do they break one
    QCOMPARE(tally().streak, 2);
}

void TestStatistics::programsAreCountedByTheirNames()
{
    Statistics statistics(path());
    for (const char *name : {"Edax", "Edax", "Zebra"})
        QVERIFY(statistics.add({GameKind::Othello, core::Role::program(name), Side::First}));
    QVERIFY(statistics.add({GameKind::Othello, core::Role(), Side::First}));
    Statistics again(path());
    QCOMPARE(again.tallies().size(), std::size_t(3));
    QVERIFY(again.tallies().back().opponent.isHuman());
    const Tally edax = again.tally(GameKind::Othello, core::Role::program("Edax"));
    QCOMPARE(edax.won(), 2);
    QVERIFY(!edax.opponent.isHuman());
    QCOMPARE(ui::tallyText(edax), QString("Against Edax: 2 won, 0 drawn, 0 lost; 2 won in a row."));
}

void TestStatistics::twoProgramsCountTogether()
{
    Statistics one(path());
    Statistics other(path());
    for (int i = 0; i < 10; ++i) {
        QVERIFY(one.add(won(GameKind::Othello, ai::Level::Hard)));
        QVERIFY(other.add(won(GameKind::Othello, ai::Level::Hard)));
    }
    QCOMPARE(one.tally(GameKind::Othello, ui::computerAt(ai::Level::Hard)).streak, 20);
}

void TestStatistics::damagedFilesAreKeptAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("rubbish") << QByteArray("\x00\xff{{", 4);
    QTest::newRow("cut off") << QByteArray("{\"version\": 1, \"tallies\": [{\"game\": \"nim\"");
    QTest::newRow("other kind") << QByteArray("[1, 2, 3]");
}

void TestStatistics::damagedFilesAreKeptAside()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
    QVERIFY(writeBytes(path(), bytes));
    Statistics statistics(path());
    QVERIFY(statistics.add(won(GameKind::Nim, ai::Level::Easy)));
    QVERIFY2(statistics.problem().contains("damaged-1"), qPrintable(statistics.problem()));
    QFile aside(path() + ".damaged-1");
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), bytes);
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).won(), 1);
    QCOMPARE(statistics.problem(), QString());
}

void TestStatistics::aNewerFileStays()
{
    const QByteArray bytes("{\"version\": 9, \"tallies\": []}");
    QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
    QVERIFY(writeBytes(path(), bytes));
    Statistics statistics(path());
    QVERIFY(!statistics.add(won(GameKind::Nim, ai::Level::Easy)));
    QVERIFY2(statistics.problem().contains("newer version"), qPrintable(statistics.problem()));
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

/// Somebody who opens a pipe waits for whoever writes to it.
void TestStatistics::aPipeIsNotWaitedFor()
{
    QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
    QVERIFY(::mkfifo(QFile::encodeName(path()).constData(), 0600) == 0);
    Statistics statistics(path());
    QVERIFY(!statistics.add(won(GameKind::Nim, ai::Level::Easy)));
    QVERIFY2(statistics.problem().contains("regular file"), qPrintable(statistics.problem()));
}

void TestStatistics::aFolderInTheWayIsSaidAndNothingBreaks()
{
    QVERIFY(QDir().mkpath(path() + "/in the way"));
    Statistics statistics(path());
    QVERIFY(statistics.tallies().empty());
    QVERIFY(!statistics.problem().isEmpty());
    QVERIFY(writeBytes(m_folder->path() + "/file", "no folder"));
    Statistics nowhere(m_folder->path() + "/file/statistics.json");
    QVERIFY(!nowhere.add(won(GameKind::Nim, ai::Level::Easy)));
    QVERIFY2(nowhere.problem().contains("cannot be written"), qPrintable(nowhere.problem()));
}

void TestStatistics::aResetCanBeUndone()
{
    Statistics statistics(path());
    statistics.add(won(GameKind::Nim, ai::Level::Easy));
    QVERIFY(!statistics.canRestore());
    QVERIFY(statistics.reset());
    QVERIFY(statistics.tallies().empty());
    QVERIFY(statistics.canRestore());
    QVERIFY(statistics.restore());
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).won(), 1);
    statistics.reset();
    statistics.add(lost(GameKind::Nim, ai::Level::Easy));
    QVERIFY(!statistics.canRestore()); // what was counted since is not thrown away
    QCOMPARE(statistics.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).played(), 1);
}

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
