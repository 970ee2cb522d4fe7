#include "core/format/sourcelocation.h"
#include "tests/support/selfplay.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace trainer;

/// The files of self-play games.
class TestGames : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreKeptAndReplayed();
    void damagedGamesAreRefused();
    void largeFilesAreRead();
};

void TestGames::gamesAreKeptAndReplayed()
{
    const std::vector<SelfPlayGame> games = support::someGames();
    const auto read = gamesFromBytes(packedGames(games));
    QVERIFY(read);
    QVERIFY(*read == games);
    for (const SelfPlayGame &game : games) {
        // The oracle is the game of the window, which knows nothing of the engine's board.
        core::Othello othello;
        for (const Ply &ply : game) {
            if (othello.mustPass())
                othello.play(core::Othello::pass);
            const core::Move move(ply.square);
            QVERIFY(othello.isLegal(move));
            othello.play(move);
        }
        QVERIFY(othello.isOver());
        const auto replay = replayGame(game);
        QVERIFY(replay);
        QCOMPARE(replay->steps.size(), game.size());
        const GameStep &last = replay->steps.back();
        if (last.ply.source == MoveSource::Exact)
            QCOMPARE(replay->score, int(last.ply.score));
    }
}

void TestGames::damagedGamesAreRefused()
{
    const std::vector<SelfPlayGame> games = support::someGames();
    const std::vector<std::uint8_t> bytes = packedGames(games);
    for (std::size_t size = 0; size < bytes.size(); size += 7)
        QVERIFY(!gamesFromBytes(std::span(bytes).first(size)));
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::vector<std::uint8_t> damaged = bytes;
        damaged[at] ^= 0x10;
        QVERIFY2(!gamesFromBytes(damaged), QByteArray::number(qulonglong(at)));
    }
    SelfPlayGame impossible = games.front();
    impossible.pop_back();
    QVERIFY(!replayGame(impossible)); // not at its end
    impossible.front().square = 0;
    QVERIFY(!replayGame(impossible)); // against the rules
}

/// Larger than the 64 MiB that are the limit elsewhere: what is wrong with the file is not its
/// size.
void TestGames::largeFilesAreRead()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("large.games").toStdString();
    const std::vector<std::uint8_t> bytes = packedGames(support::someGames());
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char *>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    QVERIFY(readGames(path));
    std::filesystem::resize_file(path, core::format::maxFileBytes + 1); // a hole follows the games
    const auto read = readGames(path);
    QVERIFY(!read);
    QVERIFY2(read.error().text.find("larger than") == std::string::npos, read.error().text.c_str());
}

QTEST_APPLESS_MAIN(TestGames)
#include "tst_games.moc"
