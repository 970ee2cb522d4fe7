#include "tests/support/faultyfiles.h"
#include "tests/support/qt/journals.h"
#include "ui/common/gamesetup.h"
#include "ui/records/gamefiles.h"
#include "ui/records/journal/journalreading.h"
#include "ui/records/statistics/statistics.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using core::GameKind;
using core::GameRecord;
using support::FaultyFiles;
using ui::Journal;
using namespace std::chrono_literals;

/// Disks that fail and lose power: a move that was reported as saved is there after the restart, or
/// the failure was reported before the next move. Statistics keep what they counted.
class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void everyCallOfTheJournalMayFail_data();
    void everyCallOfTheJournalMayFail();
    void powerIsLostAtEveryCallOfTheJournal();
    void powerIsLostAfterEveryFailure();
    void aDiskThatRecoversHasTheWholeGame();
    void everyCallOfTheStatisticsMayFail();
};

namespace {

/// A folder that needs no disk, where there is such a one: what a disk does is simulated.
QString inMemory()
{
    const QFileInfo memory("/dev/shm");
    return (memory.isWritable() ? memory.filePath() : QDir::tempPath()) + "/tst_faults-XXXXXX";
}

/// A game of which so many moves were reported as saved, and after which call.
struct Saved
{
    GameKind kind;
    std::size_t moves;
    int call;
};

GameRecord firstMoves(GameRecord game, std::size_t count)
{
    game.moves.resize(count);
    return game;
}

/// Plays two games, and resumes the first; what was reported as saved.
std::vector<Saved> playGames(const QString &folder, FaultyFiles &files)
{
    std::vector<Saved> saved;
    Journal journal(folder, nullptr, files);
    bool isSaved = true;
    QObject::connect(&journal, &Journal::failed, [&] { isSaved = false; });
    QObject::connect(&journal, &Journal::recovered, [&] { isSaved = true; });
    const auto append = [&](const GameRecord &game) {
        const bool done = journal.append(game, 60s);
        if (done && isSaved)
            saved.push_back({kindOf(game.start), game.moves.size(), files.calls()});
    };
    const GameRecord othello = support::journalledGame(GameKind::Othello, 6);
    const GameRecord other = support::journalledGame(GameKind::TicTacToe, 3);
    for (std::size_t ply = 1; ply <= 4; ++ply)
        append(firstMoves(othello, ply));
    const QString path = journal.path();
    journal.beginNew();
    isSaved = true;
    for (std::size_t ply = 1; ply <= 3; ++ply)
        append(firstMoves(other, ply));
    if (!path.isEmpty() && support::resumed(journal, path)) {
        isSaved = true;
        for (std::size_t ply = 5; ply <= 6; ++ply)
            append(firstMoves(othello, ply));
    }
    return saved;
}

/// The moves of each game that a folder holds.
std::map<GameKind, std::size_t> movesIn(const QString &folder)
{
    std::map<GameKind, std::size_t> moves;
    for (const ui::JournalledGame &game : ui::journalledGames(folder, 10)) {
        auto &most = moves[kindOf(game.record.start)];
        most = std::max(most, game.record.moves.size());
    }
    return moves;
}

/// Whether a folder holds all that was reported as saved before a call.
bool holds(const QString &folder, const std::vector<Saved> &saved, int beforeCall)
{
    std::map<GameKind, std::size_t> found = movesIn(folder);
    return std::all_of(saved.begin(), saved.end(), [&](const Saved &game) {
        return game.call >= beforeCall || found[game.kind] >= game.moves;
    });
}

/// The losses of power that were tried at every call; -1 where something was lost.
int cutAtEveryCall(const FaultyFiles &files, const std::vector<Saved> &saved, int most)
{
    std::mt19937 random(1);
    int tries = 0;
    for (int call = 1; call <= files.calls() + 1; ++call) {
        for (int i = 0; i < most; ++i, ++tries) {
            const QTemporaryDir left(inMemory());
            files.leaveAfterPowerCut(left.path().toStdString(), call,
                                     i == 0   ? FaultyFiles::Loss::Everything
                                     : i == 1 ? FaultyFiles::Loss::Nothing
                                              : FaultyFiles::Loss::Some,
                                     random);
            if (!holds(left.path() + "/games", saved, call)) {
                qWarning("lost: power cut before call %d, try %d", call, i);
                return -1;
            }
        }
    }
    return tries;
}

} // namespace

void TestFaults::everyCallOfTheJournalMayFail_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("lasting");
    for (const bool lasting : {false, true}) {
        const auto row = [&](const char *name, int error) {
            QTest::addRow("%s%s", name, lasting ? ", from then on" : "") << error << lasting;
        };
        row("input or output error", EIO);
        row("full", ENOSPC);
        row("read-only", EROFS);
        row("too many files", EMFILE);
        if (!lasting) {
            row("signal", EINTR);
            row("part of a write", 0);
        }
    }
}

void TestFaults::everyCallOfTheJournalMayFail()
{
    QFETCH(int, error);
    QFETCH(bool, lasting);
    int tries = 0;
    for (int n = 1;; ++n) {
        const QTemporaryDir folder(inMemory());
        FaultyFiles files(folder.path().toStdString(), support::faultAt(n, error, lasting));
        const std::vector<Saved> saved = playGames(folder.path() + "/games", files);
        if (!files.faulted())
            break;
        ++tries;
        QVERIFY2(holds(folder.path() + "/games", saved, files.calls() + 1),
                 qPrintable(QString("call %1 failed").arg(n)));
        QCOMPARE(files.openFiles(), std::size_t(0));
        if (error == EINTR || error == 0) // neither is a failure
            QCOMPARE(saved.size(), std::size_t(9));
    }
    QVERIFY(tries >= 9);
    qInfo("%d calls failed, nothing reported as saved was lost", tries);
}

void TestFaults::powerIsLostAtEveryCallOfTheJournal()
{
    const QTemporaryDir folder(inMemory());
    FaultyFiles files(folder.path().toStdString());
    const std::vector<Saved> saved = playGames(folder.path() + "/games", files);
    QCOMPARE(saved.size(), std::size_t(9));
    const int tries = cutAtEveryCall(files, saved, 20);
    QVERIFY(tries > 0);
    qInfo("%d losses of power, no saved move lost", tries);
}

/// A synchronisation that fails may have dropped what it was to write, although a later one
/// succeeds.
void TestFaults::powerIsLostAfterEveryFailure()
{
    int all = 0;
    for (const FaultyFiles::Call call : {FaultyFiles::Call::Sync, FaultyFiles::Call::Write}) {
        for (int n = 1;; ++n) {
            const QTemporaryDir folder(inMemory());
            FaultyFiles files(folder.path().toStdString(),
                              {n, call == FaultyFiles::Call::Sync ? EIO : ENOSPC, false, call});
            const std::vector<Saved> saved = playGames(folder.path() + "/games", files);
            if (!files.faulted())
                break;
            const int tries = cutAtEveryCall(files, saved, 4);
            QVERIFY2(tries > 0, qPrintable(QString("call %1 had failed").arg(n)));
            all += tries;
        }
    }
    qInfo("%d losses of power after a failure, no saved move lost", all);
}

void TestFaults::aDiskThatRecoversHasTheWholeGame()
{
    GameRecord game = support::journalledGame(GameKind::Othello, 8);
    game.variations = {game.moves};
    game.variations[0].resize(4);
    game.variations[0].back() = legalMoves(core::positionAfter(game.start, game.moves, 3)).back();
    const QTemporaryDir folder(inMemory());
    FaultyFiles files(folder.path().toStdString(), {2, EIO, false, FaultyFiles::Call::Sync});
    {
        Journal journal(folder.path() + "/games", nullptr, files);
        for (std::size_t ply = 5; ply <= 8; ++ply)
            journal.append(firstMoves(game, ply), 60s);
    }
    QVERIFY(files.faulted());
    const auto games = ui::journalledGames(folder.path() + "/games", 10);
    QCOMPARE(games.size(), 1);
    QVERIFY(games[0].record.moves == game.moves);
    QVERIFY(games[0].record.variations == game.variations);
}

void TestFaults::everyCallOfTheStatisticsMayFail()
{
    std::mt19937 random(1);
    int tries = 0;
    for (const int error : {EIO, ENOSPC, EROFS, EMFILE, EINTR, 0}) {
        for (int n = 1;; ++n) {
            const QTemporaryDir folder(inMemory());
            const QString path = folder.path() + "/statistics.json";
            FaultyFiles files(folder.path().toStdString(), support::faultAt(n, error));
            int counted = 0;
            {
                ui::Statistics statistics(path, files);
                for (int i = 0; i < 3; ++i) {
                    const bool added = statistics.add(
                        {GameKind::Nim, ui::computerAt(ai::Level::Easy), std::nullopt});
                    QCOMPARE(added, statistics.problem().isEmpty());
                    counted += added ? 1 : 0;
                }
            }
            if (!files.faulted())
                break;
            const auto tally = [](const QString &file) {
                ui::Statistics read(file);
                const int drawn =
                    read.tally(GameKind::Nim, ui::computerAt(ai::Level::Easy)).drawn();
                return read.problem().isEmpty() ? drawn : -1;
            };
            QVERIFY(tally(path) >= counted);
            for (int i = 0; i < 5; ++i, ++tries) {
                const QTemporaryDir left(inMemory());
                files.leaveAfterPowerCut(left.path().toStdString(), files.calls() + 1,
                                         FaultyFiles::Loss::Some, random);
                QVERIFY(tally(left.path() + "/statistics.json") >= counted);
            }
        }
    }
    qInfo("%d losses of power after a failure, no counted game lost", tries);
}

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
