#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "app/trainer/cuterrors.h"
#include "app/trainer/dataset.h"
#include "app/trainer/generate.h"
#include "app/trainer/regression.h"
#include "app/trainer/train.h"
#include "tests/support/positions.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace trainer;
using ai::othello::Weights;

/// The files of games, the labels, and the fit.
class TestTrainer : public QObject
{
    Q_OBJECT

private slots:
    void gamesAreKeptAndReplayed();
    void damagedGamesAreRefused();
    void labelsComeFromTheGame();
    void sameSeedGivesSameGames();
    void stoppedRunGoesOn();
    void fitLearnsAndIsRepeatable();
    void regressionIsTheEvaluation();
    void cutErrorsNeedPositions();
};

namespace {

GenerateSettings smallSettings(const QString &folder)
{
    GenerateSettings settings;
    settings.folder = folder.toStdString();
    settings.chunks = 2;
    settings.gamesPerChunk = 20;
    settings.play.depth = 2;
    settings.play.exactEmpties = 8;
    return settings;
}

std::vector<SelfPlayGame> someGames()
{
    const Weights weights = Weights::fallback();
    const GenerateSettings settings = smallSettings({});
    SelfPlayer player(weights, settings.play);
    return chunkGames(player, settings, 0);
}

} // namespace

void TestTrainer::gamesAreKeptAndReplayed()
{
    const std::vector<SelfPlayGame> games = someGames();
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
        if (last.ply.choice == Choice::Exact)
            QCOMPARE(replay->score, int(last.ply.score));
    }
}

void TestTrainer::damagedGamesAreRefused()
{
    const std::vector<SelfPlayGame> games = someGames();
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

void TestTrainer::labelsComeFromTheGame()
{
    for (const SelfPlayGame &game : someGames()) {
        const auto replay = replayGame(game);
        QVERIFY(replay);
        for (const Labels &label : computeLabels(*replay, 1)) {
            if (label.exact) // perfect play keeps its score to the end
                QCOMPARE(label.target, float(*label.exact));
            else if (label.outcome)
                QCOMPARE(label.target, float(*label.outcome));
        }
        // Each random move ends what a game says of the positions before it.
        const auto isRandom = [](const Ply &ply) { return ply.choice == Choice::Random; };
        const auto searched = std::count_if(game.begin(), game.end(), std::not_fn(isRandom));
        QCOMPARE(std::ptrdiff_t(computeLabels(*replay, 0.5).size()), searched);
    }
}

void TestTrainer::sameSeedGivesSameGames()
{
    QVERIFY(someGames() == someGames());
    const Weights weights = Weights::fallback();
    GenerateSettings settings = smallSettings({});
    settings.seed = 2;
    SelfPlayer player(weights, settings.play);
    QVERIFY(chunkGames(player, settings, 0) != someGames());
}

void TestTrainer::stoppedRunGoesOn()
{
    const QTemporaryDir folder;
    const Weights weights = Weights::fallback();
    GenerateSettings settings = smallSettings(folder.path());
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

void TestTrainer::fitLearnsAndIsRepeatable()
{
    const QTemporaryDir folder;
    GenerateSettings settings = smallSettings(folder.path());
    settings.gamesPerChunk = 400;
    QVERIFY(!generate(Weights::fallback(), settings, [](std::size_t) {}));
    const auto dataset = readDataset(gameFiles(settings.folder), 0.9);
    QVERIFY(dataset);
    QCOMPARE(dataset->games, std::size_t(800));
    TrainSettings training;
    std::vector<PhaseReport> reports;
    const Weights once =
        train(*dataset, training, [&](const PhaseReport &report) { reports.push_back(report); });
    training.threads = 2;
    const Weights again = train(*dataset, training, [](const PhaseReport &) {});
    QVERIFY(once.packed() == again.packed());
    // The scores' own deviation is what a constant would leave; the fit must know more, unseen.
    for (const PhaseReport &report : reports) {
        if (report.phase == 0 || report.phase > 3)
            continue;
        double squares = 0;
        double count = 0;
        for (std::size_t empties = report.phase * 2; empties < report.phase * 2 + 2; ++empties) {
            for (const Sample &sample : dataset->heldOut[empties]) {
                squares += double(sample.score) * double(sample.score);
                ++count;
            }
        }
        QVERIFY(report.heldOut < 0.8 * std::sqrt(squares / count));
    }
}

void TestTrainer::regressionIsTheEvaluation()
{
    using namespace ai::othello;
    Weights weights;
    std::mt19937_64 random(1);
    Regression regression;
    support::RandomOthello positions(1);
    const auto nextOfPhase = [&positions] { return boardOf(positions.withEmpties(30)); };
    for (int i = 0; i < 2'000; ++i)
        regression.learn({nextOfPhase(), static_cast<float>(random() % 129) - 64.0f}, 0.5f);
    regression.write(weights, Weights::phaseOf(30));
    regression.writeBiases(weights, 30, 30);
    for (int i = 0; i < 500; ++i) {
        const Board board = nextOfPhase();
        const int units = evaluateUnits<PortableKernel>(weights, board);
        const double discs = static_cast<double>(units) / Weights::unitsPerDisc;
        // Each of the 67 weights is rounded to a unit.
        QVERIFY(std::abs(discs - static_cast<double>(regression.expected(board)))
                <= 67 * 0.5 / Weights::unitsPerDisc + 0.01);
    }
}

void TestTrainer::cutErrorsNeedPositions()
{
    // Of no positions nothing is said, of some the error shrinks with the depth of the shallow
    // search.
    QCOMPARE(fitErrors(Weights::fallback(), {}, 10).midgame.cells, std::size_t(0));
    SamplesByEmpties samples;
    support::RandomOthello positions(1);
    for (int i = 0; i < 20'000; ++i) {
        const core::Othello &game = positions.next();
        if (!game.mustPass() && game.empties() <= 13)
            samples[static_cast<std::size_t>(game.empties())].push_back(
                {ai::othello::boardOf(game), 0});
    }
    const ErrorModels models = fitErrors(Weights::fallback(), samples, 1'500);
    QVERIFY(models.midgame.cells > 5 && models.toEnd.cells > 5);
    QVERIFY(models.midgame.perShallowPly < 0);
    QVERIFY(models.toEnd.perShallowPly < 0);
}

QTEST_APPLESS_MAIN(TestTrainer)
#include "tst_trainer.moc"
