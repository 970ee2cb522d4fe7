#include "app/cli/match/gamefile.h"
#include "tests/support/faultyfiles.h"
#include "tests/support/qt/matchtest.h"
#include "tests/support/qt/waits.h"

#include <sys/stat.h>

using support::FaultyFiles;

/// The file of a match, from which it goes on after its end.
class TestGameFile : public QObject
{
    Q_OBJECT

private slots:
    void matchGoesOnAfterAKill();
    void otherOpeningsAreAnotherMatch();
    void gamesGoIntoAPipe();
    void everyCallMayFailAndThePowerToo();
    void cutOfAnUnfinishedLineMayFail();
};

namespace {

cli::match::MatchGame forfeitedGame(int number)
{
    cli::match::MatchGame finished;
    finished.number = number;
    finished.sideOfFirstPlayer = cli::match::sideOfFirst(number);
    finished.game.start = finished.game.position = core::Othello();
    finished.game.play({*finished.game.othello().parseMove("f5"), {}, {}});
    finished.failed = core::Side::Second;
    finished.failure = {cli::match::PlayerFailure::Kind::Time, "did not answer"};
    return finished;
}

} // namespace

void TestGameFile::matchGoesOnAfterAKill()
{
    const QTemporaryDir folder;
    const QString whole = folder.filePath("whole.ggf");
    const QString cut = folder.filePath("cut.ggf");
    const QStringList words = fromOpenings({"engine,name=a", "engine,name=b,nodes=20000", "--nodes",
                                            "10000", "--games", "12"})
                              + QStringList{"--ggf"};
    const TextOutcome expected = runMatch(words + QStringList{whole});
    QCOMPARE(expected.status, 0);
    {
        QProcess process;
        process.start(TABULEIRO_CLI, QStringList{"match"} + words + QStringList{cut});
        QTRY_VERIFY(linesOf(cut).size() >= 2);
        process.kill();
        process.waitForFinished();
    }
    const qsizetype kept = linesOf(cut).size();
    QVERIFY(kept < 12);
    // As if it had been killed while it wrote.
    QFile file(cut);
    QVERIFY(file.open(QIODevice::Append));
    file.write("(;GM[Othello]PC[Tabu");
    file.close();
    const TextOutcome refused = runMatch(words + QStringList{cut});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.errors.contains("add --resume"), qPrintable(refused.errors));
    const TextOutcome other = runMatch(words + QStringList{cut, "--resume", "--seed", "2"});
    QCOMPARE(other.status, 1);
    QVERIFY2(other.errors.contains("another match"), qPrintable(other.errors));
    const TextOutcome resumed = runMatch(words + QStringList{cut, "--resume"});
    QCOMPARE(resumed.status, 0);
    QCOMPARE(withoutTimes(resumed.output), withoutTimes(expected.output));
    QCOMPARE(movesOnly(linesOf(cut)), movesOnly(linesOf(whole)));
    // A finished match is reported again without a game.
    const TextOutcome again = runMatch(words + QStringList{cut, "--resume"});
    QCOMPARE(again.output, resumed.output);
    QCOMPARE(linesOf(cut).size(), 12);
    // A file that somebody has changed is no state to go on from.
    QFile played(cut);
    QVERIFY(played.open(QIODevice::ReadWrite));
    const QByteArray games = played.readAll();
    const QByteArray first = games.left(games.indexOf('\n') + 1);
    for (const auto &[text, message] :
         {std::pair(first + first, " is there twice"),
          std::pair(QByteArray(first).replace("]B[", "]B[a1]B["), "line 1: "),
          std::pair(QByteArray(first).replace("]RE[", "]RE[9"), "do not lead to the result")}) {
        QVERIFY(played.resize(0) && played.seek(0));
        played.write(text);
        played.flush();
        const TextOutcome changed = runMatch(words + QStringList{cut, "--resume"});
        QCOMPARE(changed.status, 1);
        QVERIFY2(changed.errors.contains(message), qPrintable(changed.errors));
    }
}

void TestGameFile::otherOpeningsAreAnotherMatch()
{
    const QTemporaryDir folder;
    const QString openings = folder.filePath("openings.txt");
    const auto writeOpenings = [&](const QByteArray &text) {
        QFile file(openings);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    const QString games = folder.filePath("games.ggf");
    const QStringList words{"random",     "easy",   "--games", "2",
                            "--openings", openings, "--ggf",   games};
    QVERIFY(writeOpenings("f5d6c3\n"));
    QCOMPARE(runMatch(words).status, 0);
    QVERIFY(writeOpenings("f5f6e6\n"));
    const TextOutcome other = runMatch(words + QStringList{"--resume"});
    QCOMPARE(other.status, 1);
    QVERIFY2(other.errors.contains("another match"), qPrintable(other.errors));
    QVERIFY(writeOpenings("f5d6c3\n"));
    QCOMPARE(runMatch(words + QStringList{"--resume"}).status, 0);
    QCOMPARE(linesOf(games).size(), 2);
}

/// Another program may read them while the match goes on; there is nothing to resume from.
void TestGameFile::gamesGoIntoAPipe()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    const QStringList words =
        fromOpenings({"random", "easy", "--games", "4"}) + QStringList{"--ggf", pipe};
    const TextOutcome refused = runMatch(words + QStringList{"--resume"});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.errors.contains("is not a regular file"), qPrintable(refused.errors));
    QProcess reader;
    reader.start("cat", {pipe});
    QVERIFY(reader.waitForStarted());
    const TextOutcome outcome = runMatch(words);
    QVERIFY(reader.waitForFinished());
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.status, 0);
    QCOMPARE(reader.readAllStandardOutput().count("(;GM[Othello]"), 4);
}

/// A game that was written is there whatever happens, and the match goes on from it.
void TestGameFile::everyCallMayFailAndThePowerToo()
{
    constexpr std::uint64_t match = 42;
    constexpr int games = 3;
    std::mt19937 random(1);
    int tries = 0;
    for (const int error : {EIO, ENOSPC, EROFS, EMFILE, EINTR, 0}) {
        for (int n = 1;; ++n) {
            const QTemporaryDir folder;
            const QString disk = folder.filePath("disk");
            QVERIFY(QDir().mkdir(disk));
            FaultyFiles files(disk.toStdString(), support::faultAt(n, error));
            const std::string path = disk.toStdString() + "/games.ggf";
            int written = 0;
            {
                cli::match::GameFile file(path, {"new", "old"}, match, files);
                bool stopped = !file.open(false, games).ok();
                while (!stopped && written < games) {
                    stopped = file.write(forfeitedGame(written)).has_value();
                    written += stopped ? 0 : 1;
                }
            }
            QCOMPARE(files.openFiles(), std::size_t(0));
            if (!files.faulted())
                break;
            if (error == EINTR || error == 0) // neither is a failure
                QCOMPARE(written, games);
            for (int i = 0; i < 4; ++i, ++tries) {
                const QString left = folder.filePath(QString::number(i));
                files.leaveAfterPowerCut(
                    left.toStdString(), files.calls() + 1,
                    i == 0 ? FaultyFiles::Loss::Everything : FaultyFiles::Loss::Some, random);
                cli::match::GameFile file(left.toStdString() + "/games.ggf", {"new", "old"}, match);
                const auto results = file.open(true, games);
                QVERIFY2(results.ok(), results ? "" : results.error().text.c_str());
                for (int game = 0; game < written; ++game)
                    QVERIFY(results->has(game));
            }
        }
    }
    QVERIFY(tries > 60);
    qInfo("%d losses of power after a failure, no finished game lost", tries);
}

/// What a kill left of a game goes; where it cannot, the match says why and has all games the next
/// time.
void TestGameFile::cutOfAnUnfinishedLineMayFail()
{
    constexpr std::uint64_t match = 42;
    constexpr int games = 2;
    int failures = 0;
    for (const int error : {EIO, EROFS, EINTR}) {
        for (int n = 1;; ++n) {
            const QTemporaryDir folder;
            const std::string path = folder.path().toStdString() + "/games.ggf";
            {
                cli::match::GameFile first(path, {"new", "old"}, match);
                QVERIFY(first.open(false, games).ok());
                QVERIFY(!first.write(forfeitedGame(0)));
            }
            QFile file(QString::fromStdString(path));
            QVERIFY(file.open(QIODevice::Append));
            const qint64 whole = file.size();
            file.write("(;GM[Othello]PC[Tabu");
            file.close();
            FaultyFiles files(folder.path().toStdString(), support::faultAt(n, error));
            {
                cli::match::GameFile second(path, {"new", "old"}, match, files);
                const auto results = second.open(true, games);
                if (results) {
                    QCOMPARE(file.size(), whole);
                } else {
                    ++failures;
                    QVERIFY(error != EINTR); // a signal is no failure
                    const std::string reason = std::generic_category().message(error);
                    QVERIFY2(results.error().text.ends_with("cannot be written: " + reason),
                             results.error().text.c_str());
                }
            }
            QCOMPARE(files.openFiles(), std::size_t(0));
            if (!files.faulted())
                break;
            cli::match::GameFile third(path, {"new", "old"}, match);
            const auto left = third.open(true, games);
            QVERIFY2(left.ok(), left ? "" : left.error().text.c_str());
            QVERIFY(left->has(0));
            QCOMPARE(file.size(), whole);
        }
    }
    QVERIFY(failures >= 4);
}

QTEST_GUILESS_MAIN(TestGameFile)
#include "tst_gamefile.moc"
