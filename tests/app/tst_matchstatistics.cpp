#include "app/cli/match/gamefile.h"
#include "app/cli/match/openings.h"
#include "app/cli/match/statistics.h"
#include "core/notation.h"

#include "ai/othello/othelloengine.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

using namespace cli::match;

/// The parts of a match that are reckoned: errors, tests, openings and the games' file.
class TestMatchStatistics : public QObject
{
    Q_OBJECT

private slots:
    void eloHasItsKnownValues();
    void shareHasTheIntervalOfItsPairs();
    void wholePointsStillHaveAnInterval();
    void likelihoodRatioIsThatOfASearch_data();
    void likelihoodRatioIsThatOfASearch();
    void testDecidesAtItsBounds();
    void openingsAreBalancedAndDiffer();
    void moreOpeningsBeginLikeFewer();
    void openingsAreRead();
    void wrongOpeningsAreTold_data();
    void wrongOpeningsAreTold();
    void gamesAreReadBack();
    void strangeLinesAreNoGames_data();
    void strangeLinesAreNoGames();
};

namespace {

bool near(double a, double b, double error)
{
    return std::abs(a - b) <= error;
}

/// The best log-likelihood of so many lost, drawn and won pairs for an expected share, searched for
/// among all distributions that have it.
double bestLikelihood(double lost, double drawn, double won, double share)
{
    const double lead = 2 * share - 1; // chance to win less chance to lose
    double low = std::max(0.0, -lead);
    double high = (1 - lead) / 2;
    const auto likelihood = [&](double lose) {
        return lost * std::log(lose) + won * std::log(lose + lead)
               + drawn * std::log(1 - 2 * lose - lead);
    };
    for (int i = 0; i < 200; ++i) {
        const double third = (high - low) / 3;
        if (likelihood(low + third) < likelihood(high - third))
            low += third;
        else
            high -= third;
    }
    return likelihood((low + high) / 2);
}

FinishedGame sampleGame(int number)
{
    FinishedGame finished;
    finished.number = number;
    finished.game.play({*finished.game.position.parseMove("f5"), {}, {}});
    finished.game.play({*finished.game.position.parseMove("d6"), -1.5, Seconds(0.25)});
    finished.game.play({*finished.game.position.parseMove("c3"), {}, Seconds(1.5)});
    finished.game.play({*finished.game.position.parseMove("d3"), 2.0, Seconds(0.125)});
    return finished;
}

} // namespace

void TestMatchStatistics::eloHasItsKnownValues()
{
    // The logistic curve: a share of 3/4 is three to one, 400 log10 3.
    QVERIFY(near(eloOf(0.75), 190.8485, 1e-4));
    QVERIFY(near(shareOf(400), 10.0 / 11, 1e-9));
    QVERIFY(near(shareOf(100), 0.640065, 1e-6));
    QCOMPARE(eloOf(0.5), 0.0);
    QVERIFY(std::isinf(eloOf(1)) && eloOf(0) < 0);
    for (const double elo : {-700.0, -3.0, 12.5})
        QVERIFY(near(eloOf(shareOf(elo)), elo, 1e-9));
}

void TestMatchStatistics::shareHasTheIntervalOfItsPairs()
{
    // Mean 0.6; squares 10 + 20 / 4 = 15 of 30 pairs: variance (15 - 18 * 0.6) / 29.
    const PairCounts pairs{4, 0, 16, 0, 10};
    const Estimate share = shareEstimate(pairs);
    const double mean = 18.0 / 30;
    const double error = 1.959964 * std::sqrt((14 - 18 * mean) / 29 / 30);
    QVERIFY(near(share.value, mean, 1e-12));
    QVERIFY(near(share.high - mean, error, 1e-9));
    QVERIFY(near(mean - share.low, error, 1e-9));
    // Openings that the same colour always wins say nothing against equality, but few are no
    // certainty: Wilson's interval for 10 of 20.
    const Estimate even = shareEstimate({0, 0, 20, 0, 0});
    QCOMPARE(even.value, 0.5);
    QVERIFY(near(even.high - 0.5, 0.2007, 1e-4) && near(0.5 - even.low, 0.2007, 1e-4));
    const std::array numbers{1.0, 3.0};
    const Estimate discs = meanEstimate(numbers);
    QVERIFY(near(discs.value, 2, 1e-12) && near(discs.high, 2 + 1.959964, 1e-6));
    const std::array same{3.0, 3.0};
    QVERIFY(std::isinf(meanEstimate(same).low) && std::isinf(meanEstimate(same).high));
    QCOMPARE(meanEstimate(same).value, 3.0);
}

void TestMatchStatistics::wholePointsStillHaveAnInterval()
{
    // Wilson's interval for 10 of 10: z^2 / (n + z^2) is not won at worst.
    const Estimate won = eloEstimate({0, 0, 0, 0, 10});
    QVERIFY(std::isinf(won.value));
    QVERIFY(near(shareOf(won.low), 10 / (10 + 3.8415), 1e-4));
    const Estimate lost = eloEstimate({10, 0, 0, 0, 0});
    QVERIFY(near(lost.high, -won.low, 1e-9));
}

void TestMatchStatistics::likelihoodRatioIsThatOfASearch_data()
{
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("drawn");
    QTest::addColumn<int>("won");
    QTest::newRow("better") << 20 << 60 << 40;
    QTest::newRow("worse") << 50 << 45 << 30;
    QTest::newRow("even") << 100 << 100 << 100;
    QTest::newRow("much better") << 2 << 10 << 90;
}

void TestMatchStatistics::likelihoodRatioIsThatOfASearch()
{
    QFETCH(int, lost);
    QFETCH(int, drawn);
    QFETCH(int, won);
    const double ratio = logLikelihoodRatio({lost, 0, drawn, 0, won}, 0, 20);
    const double expected = bestLikelihood(lost, drawn, won, shareOf(20))
                            - bestLikelihood(lost, drawn, won, shareOf(0));
    QVERIFY2(near(ratio, expected, 0.01),
             qPrintable(QString("%1, expected %2").arg(ratio).arg(expected)));
}

void TestMatchStatistics::testDecidesAtItsBounds()
{
    const Sprt sprt{0, 50, 0.05, 0.05};
    QVERIFY(near(sprt.upper(), 2.944439, 1e-6) && near(sprt.lower(), -2.944439, 1e-6));
    QVERIFY(decision(sprt, {0, 0, 0, 0, 0}) == Decision::Undecided);
    QVERIFY(decision(sprt, {1, 0, 2, 0, 1}) == Decision::Undecided);
    QVERIFY(decision(sprt, {10, 0, 40, 0, 60}) == Decision::Accepted);
    QVERIFY(decision(sprt, {60, 0, 40, 0, 10}) == Decision::Rejected);
    QVERIFY(decision(sprt, {0, 0, 0, 0, 60}) == Decision::Accepted);
}

void TestMatchStatistics::openingsAreBalancedAndDiffer()
{
    const auto openings = drawnOpenings({.plies = 6, .balance = 2, .seed = 3}, 12, 2, {});
    QCOMPARE(openings.size(), std::size_t(12));
    std::set<std::string> positions;
    ai::othello::OthelloEngine engine;
    for (const Opening &opening : openings) {
        const core::Othello position = positionAfter(opening);
        QCOMPARE(opening.moves.size(), std::size_t(6));
        QVERIFY(positions.insert(position.toText()).second);
        // Asked afresh, another depth may differ a little.
        const int score = engine.think(position, {.depth = 10}).score;
        QVERIFY2(std::abs(score) <= 6, openingText(opening).c_str());
    }
    // The first move is the same but for symmetry: one opening of one ply, none more.
    QVERIFY(drawnOpenings({.plies = 1, .balance = 64, .seed = 1}, 5, 1, {}).size() == 1);
}

void TestMatchStatistics::moreOpeningsBeginLikeFewer()
{
    const auto few = drawnOpenings({.plies = 5, .balance = 3, .seed = 9}, 4, 1, {});
    auto more = drawnOpenings({.plies = 5, .balance = 3, .seed = 9}, 9, 2, {});
    QCOMPARE(few.size(), std::size_t(4));
    QCOMPARE(more.size(), std::size_t(9));
    more.resize(4);
    QVERIFY(few == more);
    QVERIFY(few != drawnOpenings({.plies = 5, .balance = 3, .seed = 10}, 4, 1, {}));
}

void TestMatchStatistics::openingsAreRead()
{
    const std::string board = core::Othello().toText();
    const auto openings = readOpenings("# a list\n\nf5d6c3\r\n F5 d6; tiger\n" + board + "; % b\n");
    QVERIFY2(openings.ok(), openings ? "" : openings.error().c_str());
    QCOMPARE(openings->size(), std::size_t(3));
    QCOMPARE(openingText((*openings)[0]), std::string("f5d6c3"));
    QCOMPARE(openingText((*openings)[1]), std::string("f5d6"));
    QVERIFY((*openings)[2] == Opening());
}

void TestMatchStatistics::wrongOpeningsAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("illegal") << QByteArray("f5\nf5f6a1") << "line 2: move 3: ";
    QTest::newRow("half a move") << QByteArray("f5d") << "line 1: move 2: ";
    QTest::newRow("pass") << QByteArray("f5pass") << "line 1: move 2: ";
    QTest::newRow("over") << QByteArray("X").repeated(60) + "---- X"
                          << "line 1: the game is over";
}

void TestMatchStatistics::wrongOpeningsAreTold()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto openings = readOpenings(text.toStdString());
    QVERIFY(!openings.ok());
    QVERIFY2(QString::fromStdString(openings.error()).startsWith(message),
             openings.error().c_str());
}

void TestMatchStatistics::gamesAreReadBack()
{
    for (const int number : {6, 7}) {
        FinishedGame game = sampleGame(number);
        const std::string line = ggfLine(game, {"new]", "old"}, 42, "2024.05.01_10:00:00.GMT");
        QVERIFY(line.find("[d6/-1.50/0.250000]") != std::string::npos);
        QVERIFY(line.find(number == 6 ? "PB[new)]PW[old]" : "PB[old]PW[new)]")
                != std::string::npos);
        const auto summary = readGgfLine(line, 42);
        QVERIFY2(summary.ok(), summary ? "" : summary.error().c_str());
        QVERIFY(*summary == summaryOf(game));
        QVERIFY(!readGgfLine(line, 43).ok());

        game.failed = core::Side::Second;
        game.failure = {Failure::Kind::Time, "did not answer; [slow]\nor dead"};
        const std::string failedLine = ggfLine(game, {"new", "old"}, 42, "");
        QVERIFY(failedLine.find("RE[+64:t]") != std::string::npos);
        const auto failed = readGgfLine(failedLine, 42);
        QVERIFY(failed.ok());
        QCOMPARE(failed->score, number == 6 ? 64 : -64);
        QCOMPARE(*failed->failed, number == 6 ? 1 : 0);
        QCOMPARE(failed->failure, std::string("did not answer; [slow) or dead"));
    }
}

void TestMatchStatistics::strangeLinesAreNoGames_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut short") << QByteArray("(;GM[Othello]RE[+2]CO[match 000000000000002a game 1");
    QTest::newRow("another's") << QByteArray("(;GM[Othello]RE[+2]BO[8 ...]B[f5];)");
    QTest::newRow("no number") << QByteArray("(;RE[+2]CO[match 000000000000002a game x];)");
    QTest::newRow("no result") << QByteArray("(;CO[match 000000000000002a game 1];)");
}

void TestMatchStatistics::strangeLinesAreNoGames()
{
    QFETCH(QByteArray, line);
    QVERIFY(!readGgfLine(line.toStdString(), 42).ok());
}

QTEST_APPLESS_MAIN(TestMatchStatistics)
#include "tst_matchstatistics.moc"
