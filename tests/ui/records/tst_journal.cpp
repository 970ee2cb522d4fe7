#include "tests/support/qt/files.h"
#include "ui/records/journal.h"

#include "core/format/journalrecord.h"
#include "tests/support/faultyfiles.h"
#include "tests/support/records.h"
#include "ui/play/gamecontroller.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/stat.h>
#include <unistd.h>

using core::GameKind;
using core::GameRecord;
using ui::Journal;
using ui::JournalledGame;
using namespace std::chrono_literals;

/// The journal on a disk: written, found again, damaged, in the way of another program.
class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aGameIsFoundAgain();
    void aGameThatIsBeingWrittenIsLeftAlone();
    void resumingGoesOnInTheSameJournal();
    void aRecordCutOffLosesNothingElse();
    void aDamagedJournalIsKeptAsideAndRecovered();
    void everyCutAndFlipIsReadWithoutACrash();
    void aReadOnlyFolderIsToldOnceAndTheGameGoesOn();
    void aFullDiskIsToldAndTheGameGoesOn();
    void whatCouldNotBeSavedIsSavedLater();
    void aJournalThatVanishedIsMadeAnew_data();
    void aJournalThatVanishedIsMadeAnew();
    void noLockHidesAGame_data();
    void noLockHidesAGame();
    void aClockSetBackKeepsTheOrder();
    void whatIsNoJournalIsPassedOver();
    void everyInterruptedGameCanBeContinued();
    void undoAndVariationsAreKept();
    void undoTakesBackAMoveThatIsBeingSaved();
    void theVariationsOfAnOpenedGameAreKept();
    void rolesAreWrittenAndNoNames();
    void aGameTakenBackFromItsEndGoesOn();
    void aVeryLongJournalIsReadFromItsEnd();
    void aMoveIsOnTheDiskSoon();

private:
    QString folder() const { return m_folder->path() + "/games"; }
    QString writtenGame(const GameRecord &game);

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

GameRecord gameOf(GameKind kind, std::size_t moves)
{
    support::Random random(12);
    GameRecord game = support::randomRecord(core::startOf(kind), random, moves);
    game.roles = core::rolesWithOpponent(core::Side::Second, core::Role::computer("easy"));
    return game;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

} // namespace

void TestJournal::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

/// Writes every step of a game; the journal's path.
QString TestJournal::writtenGame(const GameRecord &game)
{
    Journal journal(folder());
    GameRecord step = game;
    for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
        step.moves.assign(game.moves.begin(), game.moves.begin() + std::ptrdiff_t(ply));
        journal.append(step, 10s);
    }
    return journal.path();
}

void TestJournal::aGameIsFoundAgain()
{
    QVERIFY(Journal::games(folder(), 10).isEmpty());
    const GameRecord first = gameOf(GameKind::Nim, 1000);
    writtenGame(first);
    const qint64 written = QDateTime::currentMSecsSinceEpoch();
    QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > written); // names have milliseconds
    const GameRecord second = gameOf(GameKind::Othello, 10);
    writtenGame(second);
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 2);
    QVERIFY(games[0].record.moves == second.moves);
    QVERIFY(!games[0].over);
    QCOMPARE(games[0].problem, QString());
    QVERIFY(games[1].record.moves == first.moves);
    QVERIFY(games[1].over);
    QCOMPARE(Journal::games(folder(), 1).size(), 1);
}

void TestJournal::aGameThatIsBeingWrittenIsLeftAlone()
{
    Journal journal(folder());
    journal.append(gameOf(GameKind::Othello, 3), 10s);
    const auto listed = Journal::games(folder(), 10);
    QCOMPARE(listed.size(), 1);
    QVERIFY(listed[0].inUse);
    QVERIFY(Journal::unfinished(folder()).isEmpty());
    Journal other(folder());
    QVERIFY(!other.resume(journal.path()));
    other.append(gameOf(GameKind::Othello, 5), 10s);
    QVERIFY(other.path() != journal.path());
    journal.beginNew();
    const auto left = Journal::unfinished(folder());
    QCOMPARE(left.size(), 1);
    QCOMPARE(left[0].record.moves.size(), std::size_t(3));
}

void TestJournal::resumingGoesOnInTheSameJournal()
{
    const QString path = writtenGame(gameOf(GameKind::Othello, 5));
    {
        Journal journal(folder());
        QVERIFY(journal.resume(path));
        journal.append(gameOf(GameKind::Othello, 8), 10s);
        QCOMPARE(journal.path(), path);
    }
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].record.moves.size(), std::size_t(8));
}

void TestJournal::aRecordCutOffLosesNothingElse()
{
    const QString path = writtenGame(gameOf(GameKind::Othello, 5));
    write(path, bytesOf(path).chopped(7));
    {
        const auto game = Journal::read(path);
        QVERIFY(game.has_value());
        QCOMPARE(game->problem, QString()); // the move was never shown: nothing was lost
        QCOMPARE(game->record.moves.size(), std::size_t(4));
        Journal journal(folder());
        QVERIFY(journal.resume(path));
        journal.append(gameOf(GameKind::Othello, 6), 10s);
    }
    const auto game = Journal::read(path);
    QCOMPARE(game->record.moves.size(), std::size_t(6));
    QCOMPARE(game->problem, QString()); // nor does it look damaged later
    QVERIFY(!QFile::exists(path + ".damaged-1"));
}

void TestJournal::aDamagedJournalIsKeptAsideAndRecovered()
{
    const QString path = writtenGame(gameOf(GameKind::Othello, 6));
    QByteArray bytes = bytesOf(path);
    bytes[bytes.size() - 5] = '?';
    write(path, bytes);
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].record.moves.size(), std::size_t(5));
    QVERIFY2(games[0].problem.contains("recovered"), qPrintable(games[0].problem));
    QCOMPARE(bytesOf(path + ".damaged-1"), bytes);
    // It was put right: nothing more is said.
    QCOMPARE(Journal::games(folder(), 10)[0].problem, QString());
    write(path, "no journal at all\n");
    const auto nothing = Journal::games(folder(), 10);
    QCOMPARE(nothing.size(), 1);
    QVERIFY(nothing[0].path.isEmpty());
    QVERIFY2(nothing[0].problem.contains("damaged-2"), qPrintable(nothing[0].problem));
    QVERIFY(Journal::games(folder(), 10).isEmpty());
}

/// On the disk as the program does it; the bytes alone are in tst_journalrecord.
void TestJournal::everyCutAndFlipIsReadWithoutACrash()
{
    const GameRecord whole = gameOf(GameKind::TicTacToe, 1000);
    const QByteArray bytes = bytesOf(writtenGame(whole));
    const QString path = m_folder->path() + "/copy.journal";
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        QByteArray flipped = bytes;
        flipped[at] = char(flipped[at] ^ 1);
        for (const QByteArray &damaged : {bytes.left(at), flipped}) {
            write(path, damaged);
            const auto game = Journal::read(path);
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

void TestJournal::aReadOnlyFolderIsToldOnceAndTheGameGoesOn()
{
    if (::geteuid() == 0) {
        // Nothing is read-only for root: a file where the folder should be stands in for it.
        write(m_folder->path() + "/games", "in the way");
    } else {
        QVERIFY(QDir().mkpath(folder()));
        QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner));
    }
    Journal journal(folder());
    QSignalSpy failed(&journal, &Journal::failed);
    ui::GameController game;
    game.setStore(&journal);
    game.start(core::Othello(), std::nullopt);
    game.play(legalMoves(game.match().current()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    game.play(legalMoves(game.match().current()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestJournal::aFullDiskIsToldAndTheGameGoesOn()
{
    support::FaultyFiles files(m_folder->path().toStdString(),
                               {2, ENOSPC, true, support::FaultyFiles::Call::Write});
    Journal journal(folder(), nullptr, files);
    QSignalSpy failed(&journal, &Journal::failed);
    ui::GameController game;
    game.setStore(&journal);
    game.start(core::Othello(), std::nullopt);
    for (std::size_t ply = 1; ply <= 3; ++ply) {
        game.play(legalMoves(game.match().current()).front());
        QTRY_COMPARE(game.match().ply(), ply);
    }
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("space"));
    QCOMPARE(Journal::read(journal.path())->record.moves.size(), std::size_t(1));
}

void TestJournal::whatCouldNotBeSavedIsSavedLater()
{
    write(m_folder->path() + "/games", "in the way");
    {
        Journal journal(folder());
        QSignalSpy failed(&journal, &Journal::failed);
        QSignalSpy recovered(&journal, &Journal::recovered);
        journal.append(gameOf(GameKind::Othello, 3), 10s);
        QCOMPARE(failed.count(), 1);
        QVERIFY(QFile::remove(m_folder->path() + "/games"));
        journal.append(gameOf(GameKind::Othello, 4), 10s);
        QCOMPARE(recovered.count(), 1);
        QVERIFY(Journal::games(folder(), 10)[0].inUse); // it is locked as well
    }
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].record.moves.size(), std::size_t(4));
}

void TestJournal::aJournalThatVanishedIsMadeAnew_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"file", "folder", "replaced"})
        QTest::newRow(how) << how;
}

void TestJournal::aJournalThatVanishedIsMadeAnew()
{
    QFETCH(QString, how);
    QString path;
    {
        Journal journal(folder());
        QSignalSpy made(&journal, &Journal::madeAgain);
        QSignalSpy failed(&journal, &Journal::failed);
        journal.append(gameOf(GameKind::Othello, 3), 10s);
        path = journal.path();
        QVERIFY(how == "folder" ? QDir(folder()).removeRecursively() : QFile::remove(path));
        if (how == "replaced")
            write(path, "another file\n");
        journal.append(gameOf(GameKind::Othello, 4), 10s);
        QCOMPARE(made.count(), 1);
        journal.append(gameOf(GameKind::Othello, 5), 10s);
        QCOMPARE(made.count(), 1);
        QCOMPARE(failed.count(), 0);
        Journal other(folder());
        QVERIFY(!other.resume(path)); // it is locked as before
    }
    QCOMPARE(Journal::read(path)->record.moves.size(), std::size_t(5));
    QCOMPARE(Journal::read(path)->problem, QString());
    QCOMPARE(bytesOf(path + ".other-1"), QByteArray(how == "replaced" ? "another file\n" : ""));
}

void TestJournal::noLockHidesAGame_data()
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

void TestJournal::noLockHidesAGame()
{
    QFETCH(QByteArray, lock);
    const QString path = writtenGame(gameOf(GameKind::Othello, 3));
    if (lock.isNull())
        QVERIFY(QDir().mkdir(path + ".lock"));
    else
        write(path + ".lock", lock);
    const auto games = Journal::unfinished(folder());
    QCOMPARE(games.size(), 1);
    QVERIFY(!games[0].inUse && games[0].interrupted);
    Journal journal(folder());
    QVERIFY(journal.resume(path));
    journal.append(gameOf(GameKind::Othello, 4), 10s);
    QVERIFY(Journal::games(folder(), 1)[0].inUse);
}

void TestJournal::aClockSetBackKeepsTheOrder()
{
    const QString path = writtenGame(gameOf(GameKind::Nim, 3));
    QVERIFY(QFile::rename(path, folder() + "/20991231-235959-999-nim-1.journal"));
    writtenGame(gameOf(GameKind::Othello, 3)); // before that, by the clock
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 2);
    QCOMPARE(kindOf(games[0].record.start), GameKind::Othello);
    QCOMPARE(Journal::unfinished(folder()).size(), 1);
    QCOMPARE(kindOf(Journal::unfinished(folder())[0].record.start), GameKind::Othello);
}

void TestJournal::whatIsNoJournalIsPassedOver()
{
    const QString path = writtenGame(gameOf(GameKind::Othello, 3));
    const QString pipe = folder() + "/29990101-000000-000-pipe.journal";
    const QString endless = folder() + "/29990101-000000-000-zero.journal";
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(QFile::link("/dev/zero", endless));
    const auto games = Journal::games(folder(), 10); // does not wait, nor read without end
    QCOMPARE(games.size(), 3);
    QVERIFY2(games[0].path.isEmpty() && games[0].problem.contains("zero.journal"),
             qPrintable(games[0].problem));
    QVERIFY2(games[1].problem.contains("pipe.journal"), qPrintable(games[1].problem));
    QCOMPARE(games[2].path, path);
    QCOMPARE(Journal::unfinished(folder()).constLast().path, path);
    Journal journal(folder());
    QSignalSpy failed(&journal, &Journal::failed);
    QVERIFY(journal.resume(pipe));
    journal.append(gameOf(GameKind::Othello, 4), 10s);
    QCOMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().contains("regular"), qPrintable(failed[0][0].toString()));
}

/// The newest that was left, and all that a killed program left locked.
void TestJournal::everyInterruptedGameCanBeContinued()
{
    const QString oldest = writtenGame(gameOf(GameKind::Othello, 3));
    writtenGame(gameOf(GameKind::Othello, 4)); // left for another one, long ago
    const QString finished = writtenGame(gameOf(GameKind::Nim, 1000));
    const QString newest = writtenGame(gameOf(GameKind::Othello, 5));
    write(oldest + ".lock", "");
    write(finished + ".lock", "");
    const auto games = Journal::unfinished(folder());
    QCOMPARE(games.size(), 2);
    QCOMPARE(games[0].path, newest);
    QCOMPARE(games[1].path, oldest);
}

void TestJournal::undoAndVariationsAreKept()
{
    core::Match played;
    {
        Journal journal(folder());
        ui::GameController game;
        game.setStore(&journal);
        game.start(core::Othello(), std::nullopt);
        for (int i = 0; i < 6; ++i) {
            game.play(legalMoves(game.match().current()).front());
            QTRY_VERIFY(!game.saving());
        }
        game.undo();
        game.undo();
        game.play(legalMoves(game.match().current()).back());
        QTRY_VERIFY(!game.saving());
        game.undo();
        played = game.match();
    }
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 1);
    const core::Match found(games[0].record);
    QCOMPARE(found.ply(), played.ply());
    QVERIFY(found.moves() == played.moves());
    QVERIFY(found.variations() == played.variations());
    QCOMPARE(found.variations().size(), std::size_t(1));
}

/// Alone: the move before it stays.
void TestJournal::undoTakesBackAMoveThatIsBeingSaved()
{
    Journal journal(folder());
    ui::GameController game;
    game.setStore(&journal);
    game.start(core::Othello(), std::nullopt);
    game.play(legalMoves(game.match().current()).front());
    QTRY_VERIFY(!game.saving());
    for (int i = 0; i < 500; ++i)
        journal.append(game.record(), 0ms); // keeps the disk busy
    game.play(legalMoves(game.match().current()).front());
    if (!game.saving())
        QSKIP("the disk is too fast to be caught at it");
    QVERIFY(game.canUndo());
    game.undo();
    QCOMPARE(game.match().ply(), std::size_t(1));
    QVERIFY(game.mayMove());
    QVERIFY(!game.saving());
    journal.append(game.record(), 30s);
    QCoreApplication::processEvents();
    QCOMPARE(game.match().ply(), std::size_t(1));
    QCOMPARE(Journal::read(journal.path())->record.moves.size(), std::size_t(1));
}

void TestJournal::theVariationsOfAnOpenedGameAreKept()
{
    core::Match match{core::Position(core::Othello())};
    for (const int choice : {0, 0, 0, 1})
        match.play(legalMoves(match.current())[std::size_t(choice)]);
    GameRecord opened;
    opened.start = match.start();
    opened.moves = match.moves();
    opened.variations = {match.moves()};
    opened.variations[0].back() = legalMoves(match.position(3))[0];
    opened.players = {"Ann", "Bob"};
    opened.place = "Oslo";
    {
        Journal journal(folder());
        ui::GameController game;
        game.setStore(&journal);
        game.resume(opened);
        game.play(legalMoves(game.match().current()).front());
        QTRY_COMPARE(game.match().ply(), std::size_t(5));
    }
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 1);
    QVERIFY(games[0].record.variations == opened.variations);
    QVERIFY(games[0].record.players == opened.players);
    QCOMPARE(games[0].record.place, opened.place);
}

void TestJournal::rolesAreWrittenAndNoNames()
{
    Journal journal(folder());
    ui::GameController game;
    game.setStore(&journal);
    game.setLevel(ai::Level::Easy);
    game.start(core::Othello(), core::Side::Second);
    game.play(legalMoves(game.match().current()).front());
    QTRY_VERIFY(!game.saving());
    game.setLevel(ai::Level::Hard);
    const auto roles = [&journal] { return Journal::read(journal.path())->record.roles; };
    QVERIFY(roles() == core::rolesWithOpponent(core::Side::Second, core::Role::computer("easy")));
    QVERIFY(Journal::read(journal.path())->record.players == (std::array<std::string, 2>()));
    game.undo();
    journal.append(game.record(), 30s);
    QVERIFY(roles() == core::rolesWithOpponent(core::Side::Second, core::Role::computer("hard")));
}

void TestJournal::aGameTakenBackFromItsEndGoesOn()
{
    GameRecord game = gameOf(GameKind::TicTacToe, 1000);
    const QString path = writtenGame(game);
    QVERIFY(Journal::read(path)->over);
    {
        Journal journal(folder());
        QVERIFY(journal.resume(path));
        game.ply = 2;
        journal.append(game, 10s);
    }
    const auto read = Journal::read(path);
    QVERIFY(!read->over);
    QCOMPARE(read->record.ply.value_or(0), std::size_t(2));
    QVERIFY(read->record.moves == game.moves);
}

void TestJournal::aVeryLongJournalIsReadFromItsEnd()
{
    QVERIFY(QDir().mkpath(folder()));
    const QString path = folder() + "/long.journal";
    GameRecord game = gameOf(GameKind::Nim, 1000);
    game.comment = std::string(20'000, '.'); // fewer records to be read
    const QByteArray record = QByteArray::fromStdString(core::format::journalRecord(game));
    game.ply = 2;
    const QByteArray last = QByteArray::fromStdString(core::format::journalRecord(game));
    write(path, record.repeated((9 << 20) / record.size()) + last);
    const auto games = Journal::games(folder(), 10);
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].problem, QString());
    QVERIFY(games[0].record.moves == game.moves);
    QCOMPARE(games[0].record.ply.value_or(0), std::size_t(2));
}

/// The figures to reach are 2 ms as the median and never 16 ms; printed, not judged.
void TestJournal::aMoveIsOnTheDiskSoon()
{
    Journal journal(folder());
    const GameRecord game = gameOf(GameKind::Othello, 60);
    std::vector<qint64> times;
    for (int i = 0; i < 200; ++i) {
        QElapsedTimer clock;
        clock.start();
        journal.append(game, 10s);
        times.push_back(clock.nsecsElapsed() / 1000);
    }
    std::sort(times.begin(), times.end());
    qInfo("a move in the journal: median %lld us, most %lld us", times[100], times.back());
}

QTEST_MAIN(TestJournal)
#include "tst_journal.moc"
