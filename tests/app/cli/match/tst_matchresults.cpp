#include "app/cli/match/matchresults.h"

#include <QTest>

using namespace cli::match;
using namespace std::chrono_literals;

/// The games of a match in sum, and the report about them.
class TestMatchResults : public QObject
{
    Q_OBJECT

private slots:
    void tallyIsOfAllGames();
    void pairsAreOfWholePairs();
    void reportNamesEachFigure();
    void reportOfAnUnfinishedMatchIsShort();
    void equalPairsLeaveTheIntervalOpen();
    void reportSaysWhatTheTestDecided();
};

namespace {

GameSummary game(int number, int score, double seconds = 0)
{
    GameSummary summary;
    summary.number = number;
    summary.score = score;
    summary.used[0].add(std::chrono::round<std::chrono::microseconds>(Seconds(seconds)));
    return summary;
}

/// A win and a draw of the first pair, two losses of the second, and half of a third.
MatchResults someResults()
{
    MatchResults results;
    for (const GameSummary &summary :
         {game(3, -4), game(0, 10), game(4, 2), game(1, 0), game(2, -64)})
        results.add(summary);
    return results;
}

const std::array<std::string, 2> names{"new", "old"};

QStringList linesOf(const MatchResults &results, const std::optional<Sprt> &sprt = std::nullopt)
{
    return QString::fromStdString(report(results, names, sprt)).split('\n', Qt::SkipEmptyParts);
}

} // namespace

void TestMatchResults::tallyIsOfAllGames()
{
    MatchResults results = someResults();
    GameSummary failed = game(5, -64, 0.5);
    failed.failed = 0;
    failed.used[0].add(1500ms);
    results.add(failed);
    QVERIFY(results.has(5) && !results.has(6));
    QCOMPARE(results.games(), 6);
    const MatchTally tally = results.tally();
    QCOMPARE(tally.won, 2);
    QCOMPARE(tally.drawn, 1);
    QCOMPARE(tally.lost, 3);
    QCOMPARE(tally.failed[0], 1);
    QCOMPARE(tally.failed[1], 0);
    QCOMPARE(tally.used[0].total, std::chrono::microseconds(2s));
    QCOMPARE(tally.used[0].longest, std::chrono::microseconds(1500ms));
    QCOMPARE(tally.used[0].moves, 7);
    QCOMPARE(tally.used[1].moves, 0);
}

void TestMatchResults::pairsAreOfWholePairs()
{
    const MatchResults results = someResults();
    // One and a half points of the first pair, none of the second; the third is not finished.
    QCOMPARE(results.pairs(), (PairCounts{1, 0, 0, 1, 0}));
    QCOMPARE(results.pairDiscs(), (std::vector<double>{5, -34}));
}

void TestMatchResults::reportNamesEachFigure()
{
    MatchResults results;
    for (const GameSummary &summary :
         {game(0, 10, 0.5), game(1, 0, 1), game(2, -2, 0), game(3, 8, 0.5)})
        results.add(summary);
    GameSummary failed = game(4, 64);
    failed.failed = 1;
    results.add(failed);
    const QStringList lines = linesOf(results);
    QCOMPARE(lines[0], QString("new against old, 5 games, 2 openings from both sides"));
    QCOMPARE(lines[1], QString("Won 3, drawn 1, lost 1: 70.0 % of the points"));
    QCOMPARE(lines[2], QString("Pairs with 0, 1/2, 1, 1 1/2, 2 points: 0 0 1 1 0"));
    QVERIFY2(lines[3].startsWith("Elo +88.7 (95 % interval "), qPrintable(lines[3])); // 62.5 %
    QVERIFY2(lines[4].startsWith("Discs a game +4.00 (95 % interval "), qPrintable(lines[4]));
    QCOMPARE(lines[5], QString("new: 0.400 s a move, longest 1.000 s; 0.400 s a game"));
    QCOMPARE(lines[6],
             QString("old: 0.000 s a move, longest 0.000 s; 0.000 s a game; 1 game lost by "
                     "resigning or failing"));
    QCOMPARE(lines.size(), 7);
}

void TestMatchResults::reportOfAnUnfinishedMatchIsShort()
{
    QCOMPARE(linesOf({}), QStringList{"new against old, 0 games, 0 openings from both sides"});
    MatchResults one;
    one.add(game(0, 6));
    const QStringList lines = linesOf(one, Sprt());
    QCOMPARE(lines[0], QString("new against old, 1 game, 0 openings from both sides"));
    QCOMPARE(lines[1], QString("Won 1, drawn 0, lost 0: 100.0 % of the points"));
    QCOMPARE(lines.size(), 4); // and the two times
}

void TestMatchResults::equalPairsLeaveTheIntervalOpen()
{
    MatchResults won;
    MatchResults drawn;
    for (int number = 0; number < 8; ++number) {
        won.add(game(number, 2));
        drawn.add(game(number, 0));
    }
    QVERIFY2(linesOf(won)[3].startsWith("Elo more than "), qPrintable(linesOf(won)[3]));
    QCOMPARE(linesOf(won)[4], QString("Discs a game +2.00 (the same each time: no interval)"));
    QVERIFY2(linesOf(drawn)[3].startsWith("Elo +0.0 (95 % interval -"),
             qPrintable(linesOf(drawn)[3]));
    QCOMPARE(linesOf(drawn)[4], QString("Discs a game +0.00 (the same each time: no interval)"));
}

void TestMatchResults::reportSaysWhatTheTestDecided()
{
    const Sprt sprt{0, 100};
    const auto decided = [&sprt](int won, int lost) {
        MatchResults results;
        for (int pair = 0; pair < won + lost; ++pair) {
            // Unequal pairs, so that each distribution has a deviation.
            results.add(game(2 * pair, pair < won ? 2 : -2));
            results.add(game(2 * pair + 1, pair % 2 == 0 ? 0 : pair < won ? 2 : -2));
        }
        return linesOf(results, sprt).filter("Test of Elo").value(0);
    };
    QVERIFY2(decided(60, 1).endsWith(": decided for +100.0"), qPrintable(decided(60, 1)));
    QVERIFY2(decided(1, 60).endsWith(": decided for +0.0"), qPrintable(decided(1, 60)));
    QVERIFY2(decided(2, 1).endsWith(": not decided"), qPrintable(decided(2, 1)));
    QVERIFY(decided(2, 1).startsWith("Test of Elo +100.0 against +0.0: log-likelihood ratio "));
}

QTEST_APPLESS_MAIN(TestMatchResults)
#include "tst_matchresults.moc"
