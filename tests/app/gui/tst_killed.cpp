#include "core/storage/filelock.h"
#include "tests/support/qt/waits.h"
#include "tests/support/slow.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"

#include <QProcess>
#include <QTemporaryDir>

#include <random>

/// The real program, playing itself, killed at random moments: every move that it showed is in the
/// journal.
class TestKilled : public QObject
{
    Q_OBJECT

private slots:
    void everyShownMoveIsInTheJournal_data();
    void everyShownMoveIsInTheJournal();
    void twoAtOnceKeepBothGames();
    void anotherProcessNamespaceChangesNothing();

private:
    /// Starts the program, waits until it has shown some moves, kills it some milliseconds later,
    /// and returns all that it had shown by then.
    QStringList movesShownUntilKilled(const QTemporaryDir &home, const QString &game, int awaited,
                                      int time);
};

void TestKilled::everyShownMoveIsInTheJournal_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("latest");
    QTest::newRow("othello") << "othello" << 600;
    QTest::newRow("tictactoe") << "tictactoe" << 250;
    QTest::newRow("nim") << "nim" << 250;
}

QStringList TestKilled::movesShownUntilKilled(const QTemporaryDir &home, const QString &game,
                                              int awaited, int time)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_STATE_HOME", home.path());
    environment.insert("XDG_CONFIG_HOME", home.path());
    program.setProcessEnvironment(environment);
    program.start(TABULEIRO_GUI, {"--demo", "--game", game});
    program.waitForStarted();
    QByteArray output;
    while (output.count('\n') < awaited && program.waitForReadyRead(support::maxWait))
        output += program.readAllStandardOutput();
    program.waitForFinished(time); // a moment that no event chooses
    program.kill();
    program.waitForFinished();
    // A line that was cut off is a move that was being reported.
    output += program.readAllStandardOutput();
    QStringList lines = QString::fromUtf8(output).split('\n');
    lines.removeLast();
    return lines;
}

/// Some while the program starts, most during the game, however long the start takes.
void TestKilled::everyShownMoveIsInTheJournal()
{
    QFETCH(QString, game);
    QFETCH(int, latest);
    std::mt19937 random(1);
    const int kills = support::slow() ? (game == "othello" ? 100 : 50) : 8;
    int shown = 0;
    int awaited = 0;
    for (int i = 0; i < kills; ++i) {
        const QTemporaryDir home;
        QFile settings(home.path() + "/tabuleiro/tabuleiro.ini");
        QVERIFY(QDir(home.path()).mkpath("tabuleiro") && settings.open(QIODevice::WriteOnly));
        settings.write("[General]\nthinkingTime=50\npace=off\n");
        settings.close();
        constexpr unsigned shortestGame = 5;
        const int begun = i % 4 == 0 ? 0 : 1 + int(random() % (shortestGame - 1));
        const int time = 30 + int(random() % unsigned(latest));
        const QStringList moves = movesShownUntilKilled(home, game, begun, time);
        awaited += begun;
        shown += int(moves.size());
        const auto games = ui::journalledGames(home.path() + "/tabuleiro/games", 10);
        if (moves.isEmpty())
            continue;
        QCOMPARE(games.size(), 1);
        const core::GameRecord &record = games[0].record;
        QCOMPARE(games[0].problem, QString());
        QVERIFY(record.moves.size() >= std::size_t(moves.size()));
        QVERIFY(record.moves.size() <= std::size_t(moves.size()) + 2);
        core::Position position = record.start;
        for (qsizetype k = 0; k < moves.size(); ++k) {
            QCOMPARE(QString::fromStdString(moveText(position, record.moves[std::size_t(k)])),
                     moves[k]);
            position = after(position, record.moves[std::size_t(k)]);
        }
    }
    QVERIFY2(shown >= awaited, "the program did not play");
    qInfo("%d kills, %d moves shown, none lost", kills, shown);
}

/// Two programs in one state folder, killed together: each game is there, whole.
void TestKilled::twoAtOnceKeepBothGames()
{
    const QTemporaryDir home;
    QVERIFY(QDir(home.path()).mkpath("tabuleiro"));
    QFile settings(home.path() + "/tabuleiro/tabuleiro.ini");
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[General]\nthinkingTime=50\npace=off\n");
    settings.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_STATE_HOME", home.path());
    environment.insert("XDG_CONFIG_HOME", home.path());
    QProcess programs[2];
    QByteArray shown[2];
    for (QProcess &program : programs) {
        program.setProcessEnvironment(environment);
        program.start(TABULEIRO_GUI, {"--demo", "--game", "othello"});
    }
    for (int i = 0; i < 2; ++i) {
        while (shown[i].count('\n') < 3 && programs[i].waitForReadyRead(support::maxWait))
            shown[i] += programs[i].readAllStandardOutput();
        QVERIFY2(shown[i].count('\n') >= 3, programs[i].readAllStandardError());
    }
    for (int i = 0; i < 2; ++i) {
        programs[i].kill();
        programs[i].waitForFinished();
        shown[i] += programs[i].readAllStandardOutput();
    }
    const auto games = ui::journalledGames(home.path() + "/tabuleiro/games", 10);
    QCOMPARE(games.size(), 2);
    std::size_t journalled = 0;
    for (const ui::JournalledGame &game : games) {
        QCOMPARE(game.problem, QString());
        QVERIFY(game.record.moves.size() >= 3);
        journalled += game.record.moves.size();
    }
    QVERIFY(journalled >= std::size_t(shown[0].count('\n') + shown[1].count('\n')));
}

/// As in containers, where every program has the same number: who plays is known from outside, and
/// a game whose program was killed is offered.
void TestKilled::anotherProcessNamespaceChangesNothing()
{
    const QStringList unshare{"--pid", "--fork", "--kill-child"};
    if (QProcess::execute("unshare", unshare + QStringList{"true"}) != 0)
        QSKIP("process namespaces are not permitted here");
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_STATE_HOME", home.path());
    environment.insert("XDG_CONFIG_HOME", home.path());
    const QString folder = home.path() + "/tabuleiro/games";
    for (int round = 1; round <= 2; ++round) {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start("unshare", unshare + QStringList{TABULEIRO_GUI, "--demo", "--game", "nim"});
        QByteArray shown;
        while (shown.count('\n') < 1 && program.waitForReadyRead(support::maxWait))
            shown += program.readAllStandardOutput();
        QVERIFY2(shown.count('\n') >= 1, program.readAllStandardError());
        const auto playing = ui::journalledGames(folder, 10);
        QCOMPARE(playing.size(), round);
        QVERIFY(playing[0].inUse && !playing[0].interrupted);
        program.kill(); // and with it what it started
        program.waitForFinished();
        const auto isFree = [&] {
            return !core::storage::FileLock::isInUse(
                ui::Journal::lockName(playing[0].path).toStdString());
        };
        QTRY_VERIFY(isFree());
        const auto left = ui::journalledGames(folder, 10);
        QCOMPARE(left.size(), round);
        for (const ui::JournalledGame &game : left) {
            QCOMPARE(game.problem, QString());
            QVERIFY(!game.inUse && game.interrupted);
        }
    }
    QCOMPARE(ui::unfinishedGames(folder).size(), 2);
}

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
