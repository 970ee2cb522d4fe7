#include "app/commandline/files.h"
#include "app/trainer/data/dataset.h"
#include "tests/support/selfplay.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace trainer;

/// What positions of self-play games are worth, and which of them are held out.
class TestDataset : public QObject
{
    Q_OBJECT

private slots:
    void labelsComeFromTheGame();
    void targetsDiscountWhatFollows();
    void passKeepsTheSide();
    void randomMoveCutsTheReturn();
    void everyTwentiethGameIsHeldOut();
    void wrongFileIsNamed();
};

namespace {

/// A game of which only the choices, the scores and the passes count.
ReplayedGame replayOf(const std::vector<Ply> &plies, int score)
{
    ReplayedGame replay;
    for (const Ply &ply : plies)
        replay.steps.push_back({ai::othello::startBoard, ply, false});
    replay.score = score;
    return replay;
}

const std::vector<Ply> fourPlies{{1, MoveSource::Searched, 4},
                                 {2, MoveSource::Searched, -2},
                                 {3, MoveSource::Exact, 3},
                                 {4, MoveSource::Exact, -3}};

std::vector<float> targets(const std::vector<Labels> &labels)
{
    std::vector<float> all;
    for (const Labels &label : labels)
        all.push_back(label.target);
    return all;
}

std::size_t count(const SamplesByEmpties &samples)
{
    std::size_t sum = 0;
    for (const std::vector<Sample> &part : samples)
        sum += part.size();
    return sum;
}

} // namespace

void TestDataset::labelsComeFromTheGame()
{
    for (const SelfPlayGame &game : support::someGames()) {
        const auto replay = replayGame(game);
        QVERIFY(replay);
        for (const Labels &label : computeLabels(*replay, 1)) {
            if (label.exact) // perfect play keeps its score to the end
                QCOMPARE(label.target, float(*label.exact));
            else if (label.outcome)
                QCOMPARE(label.target, float(*label.outcome));
        }
        // Each random move ends what a game says of the positions before it.
        const auto isRandom = [](const Ply &ply) { return ply.source == MoveSource::Random; };
        const auto searched = std::count_if(game.begin(), game.end(), std::not_fn(isRandom));
        QCOMPARE(std::ptrdiff_t(computeLabels(*replay, 0.5).size()), searched);
    }
}

void TestDataset::targetsDiscountWhatFollows()
{
    const ReplayedGame replay = replayOf(fourPlies, -3);
    // From the end back: exact scores, then half of what follows and half of the ply's own search.
    QCOMPARE(targets(computeLabels(replay, 0.5)), (std::vector<float>{3.25f, -2.5f, 3, -3}));
    QCOMPARE(targets(computeLabels(replay, 1)), (std::vector<float>{3, -3, 3, -3}));
    QCOMPARE(targets(computeLabels(replay, 0)), (std::vector<float>{4, -2, 3, -3}));
    for (const Labels &label : computeLabels(replay, 0.5))
        QCOMPARE(std::abs(label.outcome.value()), 3);
    QVERIFY(!computeLabels(replay, 0.5)[1].exact);
    QCOMPARE(computeLabels(replay, 0.5)[2].exact, std::optional(3));
}

void TestDataset::passKeepsTheSide()
{
    ReplayedGame replay = replayOf(fourPlies, -3);
    replay.steps[1].passed = true; // the first two plies are of one side
    const std::vector<Labels> labels = computeLabels(replay, 0.5);
    QCOMPARE(targets(labels), (std::vector<float>{0.75f, -2.5f, 3, -3}));
    QCOMPARE(labels[0].outcome, std::optional(-3));
    QCOMPARE(labels[1].outcome, std::optional(-3));
}

void TestDataset::randomMoveCutsTheReturn()
{
    std::vector<Ply> plies = fourPlies;
    plies[1] = {2, MoveSource::Random, 0};
    const ReplayedGame replay = replayOf(plies, -3);
    const std::vector<Labels> labels = computeLabels(replay, 0.5);
    QCOMPARE(targets(labels), (std::vector<float>{4, 3, -3}));
    QVERIFY(!labels[0].outcome && labels[1].outcome);
    // By the outcome alone there is nothing to learn before it.
    QCOMPARE(targets(computeLabels(replay, 1)), (std::vector<float>{3, -3}));
}

void TestDataset::everyTwentiethGameIsHeldOut()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.games").toStdString();
    std::vector<SelfPlayGame> games = support::someGames();
    games.push_back(games[3]);
    QVERIFY(!commandline::writeBytes(path, packedGames(games)));
    const auto dataset = readDataset({path}, 0.5);
    QVERIFY(dataset.ok());
    QCOMPARE(dataset->games, std::size_t(21));
    std::size_t all = 0;
    for (const SelfPlayGame &game : games)
        all += computeLabels(*replayGame(game), 0.5).size();
    const std::size_t heldOut = computeLabels(*replayGame(games[0]), 0.5).size()
                                + computeLabels(*replayGame(games[20]), 0.5).size();
    QCOMPARE(count(dataset->heldOut), heldOut);
    QCOMPARE(count(dataset->fitted), all - heldOut);
    for (std::size_t empties = 0; empties < dataset->fitted.size(); ++empties) {
        for (const Sample &sample : dataset->fitted[empties])
            QCOMPARE(sample.board.empties(), int(empties));
    }
}

void TestDataset::wrongFileIsNamed()
{
    const QTemporaryDir folder;
    const std::string missing = folder.filePath("none.games").toStdString();
    const auto unread = readDataset({missing}, 1);
    QVERIFY(!unread && unread.error().text.find(missing) != std::string::npos);
    const std::string wrong = folder.filePath("wrong.games").toStdString();
    QVERIFY(!commandline::writeBytes(wrong, std::vector<std::uint8_t>{1, 2, 3}));
    const auto refused = readDataset({wrong}, 1);
    QVERIFY(!refused && refused.error().text.starts_with(wrong + ": "));
}

QTEST_APPLESS_MAIN(TestDataset)
#include "tst_dataset.moc"
