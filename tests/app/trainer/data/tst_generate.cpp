#include "app/commandline/files.h"
#include "tests/support/selfplay.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace trainer;
using ai::othello::Weights;

/// Games made chunk by chunk, and searched again.
class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedGivesSameGames();
    void stoppedRunGoesOn();
    void relabelledGamesHaveTheSameMoves();
    void relabelledFilesAreKept();
    void relabellingReportsWhatIsWrong();
};

void TestGenerate::sameSeedGivesSameGames()
{
    QVERIFY(support::someGames() == support::someGames());
    const Weights weights = Weights::fallback();
    GenerateSettings settings = support::smallSettings({});
    settings.seed = 2;
    SelfPlayer player(weights, settings.play);
    QVERIFY(chunkGames(player, settings, 0) != support::someGames());
}

void TestGenerate::stoppedRunGoesOn()
{
    const QTemporaryDir folder;
    const Weights weights = Weights::fallback();
    GenerateSettings settings = support::smallSettings(folder.path().toStdString());
    std::vector<std::size_t> made;
    const auto note = [&made](std::size_t chunk) { made.push_back(chunk); };
    settings.chunks = 1;
    QVERIFY(!generate(weights, settings, note));
    settings.chunks = 3;
    settings.threads = 2;
    QVERIFY(!generate(weights, settings, note));
    std::sort(made.begin(), made.end());
    QCOMPARE(made, std::vector<std::size_t>({0, 1, 2}));
    QCOMPARE(gameFiles(settings.folder).size(), std::size_t(3));
    settings.folder = "/dev/null/games";
    QVERIFY(generate(weights, settings, note));
}

void TestGenerate::relabelledGamesHaveTheSameMoves()
{
    const QTemporaryDir folder;
    const std::string from = folder.filePath("from").toStdString();
    const std::string to = folder.filePath("to").toStdString();
    const Weights weights = Weights::fallback();
    const GenerateSettings settings = support::smallSettings(from);
    QVERIFY(!generate(weights, settings, {}));
    PlaySettings deeper = settings.play;
    deeper.depth = 4;
    std::vector<std::string> done;
    QVERIFY(!relabel(weights, deeper, from, to, 2,
                     [&done](const std::string &path) { done.push_back(path); }));
    std::sort(done.begin(), done.end());
    QCOMPARE(done, gameFiles(to));
    const std::vector<std::string> before = gameFiles(from);
    QCOMPARE(done.size(), before.size());
    bool changed = false;
    for (std::size_t file = 0; file < before.size(); ++file) {
        QCOMPARE(std::filesystem::path(done[file]).filename(),
                 std::filesystem::path(before[file]).filename());
        const auto old = gamesFromBytes(*commandline::readBytes(before[file]));
        const auto renewed = gamesFromBytes(*commandline::readBytes(done[file]));
        QVERIFY(old && renewed);
        QCOMPARE(renewed->size(), old->size());
        for (std::size_t i = 0; i < old->size(); ++i) {
            const SelfPlayGame &game = (*old)[i];
            const SelfPlayGame &again = (*renewed)[i];
            QCOMPARE(again.size(), game.size());
            for (std::size_t ply = 0; ply < game.size(); ++ply) {
                QCOMPARE(again[ply].square, game[ply].square);
                QVERIFY(again[ply].source == game[ply].source);
                if (game[ply].source == MoveSource::Searched)
                    changed = changed || again[ply].score != game[ply].score;
                else // perfect play has one score, and a random move none
                    QCOMPARE(again[ply].score, game[ply].score);
            }
        }
    }
    QVERIFY(changed);
}

void TestGenerate::relabelledFilesAreKept()
{
    const QTemporaryDir folder;
    const std::string from = folder.filePath("from").toStdString();
    const std::string to = folder.filePath("to").toStdString();
    const Weights weights = Weights::fallback();
    GenerateSettings settings = support::smallSettings(from);
    settings.gamesPerChunk = 2;
    QVERIFY(!generate(weights, settings, {}));
    const std::string first =
        to + '/' + std::filesystem::path(gameFiles(from).front()).filename().string();
    std::filesystem::create_directory(to);
    QVERIFY(!commandline::writeBytes(first, std::vector<std::uint8_t>{1, 2, 3}));
    std::vector<std::string> done;
    QVERIFY(!relabel(weights, settings.play, from, to, 1,
                     [&done](const std::string &path) { done.push_back(path); }));
    QCOMPARE(done.size(), std::size_t(1));
    QVERIFY(done.front() != first);
    QCOMPARE(*commandline::readBytes(first), (std::vector<std::uint8_t>{1, 2, 3}));
}

void TestGenerate::relabellingReportsWhatIsWrong()
{
    const QTemporaryDir folder;
    const std::string from = folder.filePath("from").toStdString();
    const std::string to = folder.filePath("to").toStdString();
    std::filesystem::create_directory(from);
    const auto again = [&] {
        return relabel(Weights::fallback(), PlaySettings(), from, to, 1, {});
    };
    QVERIFY(again() && again()->text.find("holds no games") != std::string::npos);
    QVERIFY(!commandline::writeBytes(from + "/wrong.games", std::vector<std::uint8_t>{1, 2, 3}));
    QVERIFY(again() && again()->text.starts_with(from + "/wrong.games: "));
    QVERIFY(gameFiles(to).empty());
}

QTEST_APPLESS_MAIN(TestGenerate)
#include "tst_generate.moc"
