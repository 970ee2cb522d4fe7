#include "core/format/journalrecord.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/journals.h"
#include "ui/records/journal/journalreading.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/stat.h>

using core::GameKind;
using core::GameRecord;
using support::journalledGame;
using support::writtenGame;
using ui::Journal;
using namespace std::chrono_literals;

/// Journals as they are found on the disk: damaged, locked, in the wrong order or no journals at
/// all.
class TestJournalReading : public JournalsTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aRecordCutOffLosesNothingElse();
    void aDamagedJournalIsKeptAsideAndRecovered();
    void everyCutAndFlipIsReadWithoutACrash();
    void noLockHidesAGame_data();
    void noLockHidesAGame();
    void aClockSetBackKeepsTheOrder();
    void whatIsNoJournalIsPassedOver();
    void aVeryLongJournalIsReadFromItsEnd();
    void gamesWithoutAMoveOfThePersonAreNotListed();
};

void TestJournalReading::aRecordCutOffLosesNothingElse()
{
    const QString path = writtenGame(folder(), journalledGame(GameKind::Othello, 5));
    QVERIFY(writeBytes(path, bytesOf(path).chopped(7)));
    {
        const auto game = ui::journalledGame(path);
        QVERIFY(game.has_value());
        QCOMPARE(game->problem, QString()); // the move was never shown: nothing was lost
        QCOMPARE(game->record.moves.size(), std::size_t(4));
        Journal journal(folder());
        QVERIFY(support::resumed(journal, path));
        journal.append(journalledGame(GameKind::Othello, 6), 10s);
    }
    const auto game = ui::journalledGame(path);
    QCOMPARE(game->record.moves.size(), std::size_t(6));
    QCOMPARE(game->problem, QString()); // nor does it look damaged later
    QVERIFY(!QFile::exists(path + ".damaged-1"));
}

void TestJournalReading::aDamagedJournalIsKeptAsideAndRecovered()
{
    const QString path = writtenGame(folder(), journalledGame(GameKind::Othello, 6));
    QByteArray bytes = bytesOf(path);
    bytes[bytes.size() - 5] = '?';
    QVERIFY(writeBytes(path, bytes));
    const auto games = ui::journalledGames(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].record.moves.size(), std::size_t(5));
    QVERIFY2(games[0].problem.contains("recovered"), qPrintable(games[0].problem));
    QCOMPARE(bytesOf(path + ".damaged-1"), bytes);
    // It was put right: nothing more is said.
    QCOMPARE(ui::journalledGames(folder(), 10)[0].problem, QString());
    QVERIFY(writeBytes(path, "no journal at all\n"));
    const auto nothing = ui::journalledGames(folder(), 10);
    QCOMPARE(nothing.size(), 1);
    QVERIFY(nothing[0].path.isEmpty());
    QVERIFY2(nothing[0].problem.contains("damaged-2"), qPrintable(nothing[0].problem));
    QVERIFY(ui::journalledGames(folder(), 10).isEmpty());
}

/// On the disk as the program does it; the bytes alone are in tst_journalrecord.
void TestJournalReading::everyCutAndFlipIsReadWithoutACrash()
{
    const GameRecord whole = journalledGame(GameKind::TicTacToe, 1000);
    const QByteArray bytes = bytesOf(writtenGame(folder(), whole));
    const QString path = m_folder->path() + "/copy.journal";
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        QByteArray flipped = bytes;
        flipped[at] = char(flipped[at] ^ 1);
        for (const QByteArray &damaged : {bytes.left(at), flipped}) {
            QVERIFY(writeBytes(path, damaged));
            const auto game = ui::journalledGame(path);
            if (game && !game->path.isEmpty()) {
                const auto &moves = game->record.moves;
                QVERIFY(std::equal(moves.begin(), moves.end(), whole.moves.begin()));
            }
            if (at > bytes.indexOf('\n'))
                QVERIFY(game && !game->path.isEmpty());
            QFile::remove(path + ".damaged-1");
        }
    }
}

void TestJournalReading::noLockHidesAGame_data()
{
    QTest::addColumn<QByteArray>("lock");
    const QByteArray ours = QByteArray::number(QCoreApplication::applicationPid()) + '\n';
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("garbage") << QByteArray("\xff\0\1garbage", 10);
    QTest::newRow("our number in another process namespace")
        << ours + QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8() + '\n'
               + QSysInfo::machineHostName().toUtf8() + '\n';
    QTest::newRow("another computer") << QByteArray("1\ntabuleiro\nelsewhere\n");
    QTest::newRow("folder") << QByteArray();
}

void TestJournalReading::noLockHidesAGame()
{
    QFETCH(QByteArray, lock);
    const QString path = writtenGame(folder(), journalledGame(GameKind::Othello, 3));
    if (lock.isNull())
        QVERIFY(QDir().mkdir(path + ".lock"));
    else
        QVERIFY(writeBytes(path + ".lock", lock));
    const auto games = ui::unfinishedGames(folder());
    QCOMPARE(games.size(), 1);
    QVERIFY(!games[0].inUse && games[0].interrupted);
    Journal journal(folder());
    QVERIFY(support::resumed(journal, path));
    journal.append(journalledGame(GameKind::Othello, 4), 10s);
    QVERIFY(ui::journalledGames(folder(), 1)[0].inUse);
}

void TestJournalReading::aClockSetBackKeepsTheOrder()
{
    const QString path = writtenGame(folder(), journalledGame(GameKind::Nim, 3));
    QVERIFY(QFile::rename(path, folder() + "/20991231-235959-999-nim-1.journal"));
    writtenGame(folder(), journalledGame(GameKind::Othello, 3)); // before that, by the clock
    const auto games = ui::journalledGames(folder(), 10);
    QCOMPARE(games.size(), 2);
    QCOMPARE(kindOf(games[0].record.start), GameKind::Othello);
    QCOMPARE(ui::unfinishedGames(folder()).size(), 1);
    QCOMPARE(kindOf(ui::unfinishedGames(folder())[0].record.start), GameKind::Othello);
}

void TestJournalReading::whatIsNoJournalIsPassedOver()
{
    const QString path = writtenGame(folder(), journalledGame(GameKind::Othello, 3));
    const QString pipe = folder() + "/29990101-000000-000-pipe.journal";
    const QString endless = folder() + "/29990101-000000-000-zero.journal";
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(QFile::link("/dev/zero", endless));
    const auto games = ui::journalledGames(folder(), 10); // does not wait, nor read without end
    QCOMPARE(games.size(), 3);
    QVERIFY2(games[0].path.isEmpty() && games[0].problem.contains("zero.journal"),
             qPrintable(games[0].problem));
    QVERIFY2(games[1].problem.contains("pipe.journal"), qPrintable(games[1].problem));
    QCOMPARE(games[2].path, path);
    QCOMPARE(ui::unfinishedGames(folder()).constLast().path, path);
    Journal journal(folder());
    QSignalSpy failed(&journal, &Journal::failed);
    QVERIFY(support::resumed(journal, pipe));
    journal.append(journalledGame(GameKind::Othello, 4), 10s);
    QCOMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().contains("regular"), qPrintable(failed[0][0].toString()));
}

void TestJournalReading::aVeryLongJournalIsReadFromItsEnd()
{
    QVERIFY(QDir().mkpath(folder()));
    const QString path = folder() + "/long.journal";
    GameRecord game = journalledGame(GameKind::Nim, 1000);
    game.comment = std::string(20'000, '.'); // fewer records to be read
    const QByteArray record = QByteArray::fromStdString(core::format::journalRecord(game));
    game.ply = 2;
    const QByteArray last = QByteArray::fromStdString(core::format::journalRecord(game));
    QVERIFY(writeBytes(path, record.repeated((9 << 20) / record.size()) + last));
    const auto games = ui::journalledGames(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].problem, QString());
    QVERIFY(games[0].record.moves == game.moves);
    QCOMPARE(games[0].record.ply.value_or(0), std::size_t(2));
}

void TestJournalReading::gamesWithoutAMoveOfThePersonAreNotListed()
{
    core::GameRecord begun = journalledGame(GameKind::Othello, 1);
    begun.roles = core::rolesWithOpponent(core::Side::First);
    core::GameRecord answered = journalledGame(GameKind::Othello, 2);
    answered.roles = begun.roles;
    core::GameRecord own = journalledGame(GameKind::Othello, 1);
    own.roles = core::rolesWithOpponent(core::Side::Second);
    for (const core::GameRecord &game : {begun, answered, own})
        writtenGame(folder(), game);
    const auto games = ui::journalledGames(folder(), 10);
    QCOMPARE(games.size(), 2);
    QVERIFY(std::none_of(games.begin(), games.end(), [&begun](const auto &game) {
        return game.record.roles == begun.roles && game.record.moves.size() == 1;
    }));
}

QTEST_MAIN(TestJournalReading)
#include "tst_journalreading.moc"
