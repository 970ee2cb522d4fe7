#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/players/publishedplayers.h"

#include <QTest>

#include <algorithm>
#include <tuple>

using core::Move;
using core::Side;
using core::TicTacToe;

/// The positions of the examples show what they are for.
class TestExamples : public QObject
{
    Q_OBJECT

private slots:
    void thePositionsShowWhatTheyAreFor();
    void cornerIsOnlyATieBreak();
    void gamesAfterTheFiguresAreOnesThatTheLevelsPlay_data();
    void gamesAfterTheFiguresAreOnesThatTheLevelsPlay();
};

void TestExamples::thePositionsShowWhatTheyAreFor()
{
    ai::SearchControl control;
    const auto late = traceSearch(ai::lab::example("ttt-late")->setup, control);
    std::vector<int> values;
    for (const auto &move : late.rootMoves)
        values.push_back(move.value);
    QCOMPARE(values, (std::vector{1, -1, -1}));
    for (const auto &node : late.trace->nodes())
        QVERIFY(!node.leaf || node.value != 0); // no draws

    const auto &easy = ai::lab::example("report-easy")->setup;
    const auto &position = std::get<TicTacToe>(easy.root);
    const auto wins = ai::completions(position, position.sideToMove());
    QCOMPARE(wins.size(), std::size_t(1));
    // The easy level blocks at 3; one move more of its own, and it wins at 9.
    QCOMPARE(countSearch(easy, control).best, Move(2));
    QCOMPARE(countSearch(ai::lab::example("report-medium")->setup, control).best, wins.front());
    QCOMPARE(countSearch(ai::lab::example("report-hard")->setup, control).value, 1);

    // The report's triangles: (a) a side saves the game and a corner does not; (b) square 1 saves
    // it.
    for (const auto &move :
         countSearch(ai::lab::example("report-corners")->setup, control).rootMoves)
        QCOMPARE(move.value, move.move.code() % 2 == 1 ? 0 : -1);
    const auto edges = countSearch(ai::lab::example("report-edges")->setup, control);
    QCOMPARE(edges.rootMoves.front().move, Move(0));
    QCOMPARE(edges.rootMoves.front().value, 0);
    QCOMPARE(edges.rootMoves.back().value, -1);
    QCOMPARE(countSearch(ai::lab::example("report-figure")->setup, control).value, 3);

    // Figure 3: the easy level blocks at 6 where 4 would win, and does not block at 8.
    const auto bestOf = [](const char *key) {
        const auto &figure = ai::lab::example(key)->setup;
        ai::SearchControl counting;
        const auto best = ai::easyTicTacToe(std::get<TicTacToe>(figure.root)).equalMoves;
        const bool same = countSearch(figure, counting).best == best.front();
        return same ? best : std::vector<Move>();
    };
    QCOMPARE(bestOf("report-3a"), std::vector{Move(5)});
    QCOMPARE(ai::completions(std::get<TicTacToe>(ai::lab::example("report-3a")->setup.root),
                             Side::First),
             std::vector{Move(3)});
    QCOMPARE(bestOf("report-3b"), (std::vector{Move(0), Move(2)}));
    QCOMPARE(ai::completions(std::get<TicTacToe>(ai::lab::example("report-3b")->setup.root),
                             Side::First),
             std::vector{Move(7)});
    // Figures 4 and 5: the easy level blocks, and with one move more of its own it wins.
    for (const auto &[easier, deeper, block, win] :
         {std::tuple("report-4a", "report-4b", 2, 6), std::tuple("report-5a", "report-5b", 8, 2)}) {
        QCOMPARE(bestOf(easier).front().code() + 1, block);
        const auto &root = std::get<TicTacToe>(ai::lab::example(deeper)->setup.root);
        QCOMPARE(ai::lab::example(easier)->setup.root, ai::lab::example(deeper)->setup.root);
        const Move best = countSearch(ai::lab::example(deeper)->setup, control).best;
        QCOMPARE(best.code() + 1, win);
        const auto wins = ai::completions(root, root.sideToMove());
        QVERIFY(std::ranges::count(wins, best) == 1);
    }
    // Figure 6: a and b have one move that does not lose, and c has one that wins.
    for (const auto &[key, square, value] :
         {std::tuple("report-6a", 6, 0), std::tuple("report-6b", 7, 0),
          std::tuple("report-6c", 3, 1)}) {
        for (const auto &move : countSearch(ai::lab::example(key)->setup, control).rootMoves) {
            if (move.move.code() + 1 == square)
                QCOMPARE(move.value, value);
            else
                QVERIFY(move.value < value);
        }
    }

    // An order is shown by what it saves.
    const auto callsOf = [&control](const char *key) {
        return countSearch(ai::lab::example(key)->setup, control).counters.calls();
    };
    QVERIFY(10 * callsOf("othello-ordered") < 8 * callsOf("othello-start"));
    QVERIFY(callsOf("othello-evaluated") < callsOf("othello-start"));

    const auto passing = traceSearch(ai::lab::example("othello-pass")->setup, control);
    const auto &nodes = passing.trace->nodes();
    QVERIFY(std::any_of(nodes.begin(), nodes.end(), [](const auto &node) {
        return node.parent != ai::lab::noNode && node.move == core::Othello::pass;
    }));
}

/// The article has its program always open in a corner; it is the first of nine equal squares.
void TestExamples::cornerIsOnlyATieBreak()
{
    for (const auto &[key, square] :
         {std::pair("ttt-fresh", 1), std::pair("ttt-corner-claim", 5)}) {
        ai::SearchControl control;
        const auto search = traceSearch(ai::lab::example(key)->setup, control);
        const auto line = search.trace->principalVariation(0);
        QCOMPARE(search.trace->nodes()[line.front()].move.code() + 1, square);
        QCOMPARE(search.rootMoves.size(), std::size_t(9));
        for (const auto &move : search.rootMoves)
            QCOMPARE(move.value, 0);
    }
}

void TestExamples::gamesAfterTheFiguresAreOnesThatTheLevelsPlay_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("hard");
    QTest::addColumn<bool>("computerStarts");
    QTest::addColumn<int>("result"); // to the computer
    QTest::newRow("3 a") << "report-3a"
                         << "591873642" << false << true << 0;
    QTest::newRow("3 b") << "report-3b"
                         << "95738" << false << false << -1;
    QTest::newRow("4") << "report-4a"
                       << "531749826" << false << false << -1;
    QTest::newRow("5") << "report-5a"
                       << "561937824" << false << true << 0;
    QTest::newRow("6 a") << "report-6a"
                         << "531964728" << true << true << 0;
    QTest::newRow("6 b") << "report-6b"
                         << "159287364" << true << false << 0;
    QTest::newRow("6 c") << "report-6c"
                         << "5916327" << true << true << 1;
}

/// As captioned. The hard level by the report's code and words and by ours. And the example is a
/// position of the game in which the computer is to move.
void TestExamples::gamesAfterTheFiguresAreOnesThatTheLevelsPlay()
{
    QFETCH(QString, key);
    QFETCH(QString, game);
    QFETCH(bool, hard);
    QFETCH(bool, computerStarts);
    QFETCH(int, result);
    const auto &setup = ai::lab::example(key.toStdString())->setup;
    const auto computer = computerStarts ? Side::First : Side::Second;
    TicTacToe position;
    bool met = false;
    for (const QChar digit : game) {
        const Move move(static_cast<std::uint16_t>(digit.digitValue() - 1));
        if (position.sideToMove() == computer) {
            met = met || position == std::get<TicTacToe>(setup.root);
            const std::vector<ai::SearchResult> chosen =
                hard ? std::vector{ai::hardTicTacToe(position), ai::reportCodeTicTacToe(position),
                                   ai::reportTextTicTacToe(position)}
                     : std::vector{ai::easyTicTacToe(position)};
            for (const ai::SearchResult &level : chosen)
                QVERIFY(std::ranges::count(level.equalMoves, move) == 1);
        }
        QVERIFY(position.isLegal(move));
        position.play(move);
    }
    QVERIFY(position.isOver());
    QCOMPARE(position.score() * (computerStarts ? 1 : -1), result);
    QVERIFY(met);
}

QTEST_APPLESS_MAIN(TestExamples)
#include "tst_examples.moc"
