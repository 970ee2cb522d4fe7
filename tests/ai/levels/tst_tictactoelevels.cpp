#include "ai/levels/tictactoelevels.h"
#include "ai/players/namedplayers.h"
#include "tests/support/positions.h"
#include "tests/support/qt/print.h"
#include "tests/support/solver.h"

#include <QTest>

#include <functional>
#include <map>

using ai::Reason;
using ai::SearchResult;
using core::Move;
using core::Side;
using core::TicTacToe;

namespace {

using TicTacToePlayer = std::function<SearchResult(const TicTacToe &)>;

/// Every complete game over all human replies and all of the computer's choices.
struct Lines
{
    int count = 0;
    int won = 0; ///< by the computer
    QStringList lost;
};

void playLines(const TicTacToe &position, Side computer, const TicTacToePlayer &player,
               const QString &moves, Lines &lines)
{
    if (position.isOver()) {
        const int gain = computer == Side::First ? position.score() : -position.score();
        ++lines.count;
        lines.won += gain > 0 ? 1 : 0;
        if (gain < 0)
            lines.lost.append(moves);
        return;
    }
    const auto legal = position.legalMoves();
    const std::vector<Move> choices = position.sideToMove() == computer
                                          ? player(position).equalMoves
                                          : std::vector<Move>(legal.begin(), legal.end());
    for (const Move move : choices) {
        playLines(after(position, move), computer, player,
                  moves + QString::fromStdString(position.moveText(move)), lines);
    }
}

Lines allLines(const TicTacToePlayer &player, Side computer)
{
    Lines lines;
    playLines(TicTacToe(), computer, player, {}, lines);
    return lines;
}

TicTacToePlayer named(const char *name)
{
    const ai::NamedPlayer *opponent = ai::playerNamed(name);
    return [opponent](const TicTacToe &position) {
        ai::Random random;
        return opponent->ticTacToe(position, random);
    };
}

bool endsWithLine(const TicTacToe &position, Move move)
{
    return after(position, move).score() != 0;
}

bool canCompleteLine(const TicTacToe &position)
{
    for (const Move move : position.legalMoves()) {
        if (endsWithLine(position, move))
            return true;
    }
    return false;
}

/// Where the other side, if it were to move, would complete a line.
bool wouldLose(const TicTacToe &position, Move square)
{
    const Side other = opponent(position.sideToMove());
    return TicTacToe::hasLine(
        static_cast<TicTacToe::Mask>(position.marks(other) | (1u << square.code())));
}

/// The chance that a side wins when both draw evenly among their choices.
double winningChance(const TicTacToe &position, Side winner, const TicTacToePlayer &first,
                     const TicTacToePlayer &second)
{
    if (position.isOver())
        return (winner == Side::First ? position.score() : -position.score()) > 0 ? 1 : 0;
    const std::vector<Move> moves =
        (position.sideToMove() == Side::First ? first : second)(position).equalMoves;
    double chance = 0;
    for (const Move move : moves)
        chance += winningChance(after(position, move), winner, first, second);
    return chance / double(moves.size());
}

} // namespace

/// What each level can do and cannot, and where the articles' programs lose: every line is played.
class TestTicTacToeLevels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void hardNeverLoses_data();
    void hardNeverLoses();
    void hardNeverGivesValueAway();
    void hardSaysWhyItPlays();
    void mediumCompletesALineWhereverItCan();
    void mediumCanBeBeaten();
    void easySometimesMissesAWin();
    void easyLosesOftenEnoughToACarefulBeginner();
    void reportsProgramLosesExactlyItsLines_data();
    void reportsProgramLosesExactlyItsLines();
    void heuristicLosesExactlyItsLines_data();
    void heuristicLosesExactlyItsLines();
    void everyOpponentPlaysLegalMovesOnly();

private:
    std::map<std::string, TicTacToe> m_unfinished = support::ticTacToePositions();
    support::Solver<TicTacToe> m_solver;
};

void TestTicTacToeLevels::initTestCase()
{
    std::erase_if(m_unfinished, [](const auto &entry) { return entry.second.isOver(); });
    QCOMPARE(m_unfinished.size(), 4520u);
}

void TestTicTacToeLevels::hardNeverLoses_data()
{
    QTest::addColumn<bool>("computerFirst");
    QTest::newRow("computer starts") << true;
    QTest::newRow("human starts") << false;
}

void TestTicTacToeLevels::hardNeverLoses()
{
    QFETCH(bool, computerFirst);
    const Lines lines = allLines(ai::hardTicTacToe, computerFirst ? Side::First : Side::Second);
    qInfo("%d lines, %d of them won", lines.count, lines.won);
    QCOMPARE(lines.lost, QStringList());
    QVERIFY(lines.count > 100);
    QVERIFY(lines.won > 0);
}

// In every position, not only in those that Hard itself would reach: an undo or a change of level
// can put it anywhere.
void TestTicTacToeLevels::hardNeverGivesValueAway()
{
    for (const auto &[text, position] : m_unfinished) {
        const SearchResult choice = ai::hardTicTacToe(position);
        QVERIFY(!choice.equalMoves.empty());
        for (const Move move : choice.equalMoves) {
            QVERIFY(position.isLegal(move));
            QCOMPARE(m_solver.value(after(position, move)), m_solver.value(position));
        }
        QVERIFY(choice.exact);
        QCOMPARE(choice.value.value_or(2), m_solver.valueToMover(position));
    }
}

void TestTicTacToeLevels::hardSaysWhyItPlays()
{
    std::map<Reason, int> reported;
    for (const auto &[text, position] : m_unfinished) {
        const SearchResult choice = ai::hardTicTacToe(position);
        ++reported[choice.reason];
        QCOMPARE(choice.reason == Reason::CompletesLine, canCompleteLine(position));
        for (const Move move : choice.equalMoves) {
            if (choice.reason == Reason::CompletesLine)
                QVERIFY(endsWithLine(position, move));
            if (choice.reason == Reason::BlocksLine)
                QVERIFY(wouldLose(position, move));
        }
    }
    QVERIFY(reported[Reason::BlocksLine] > 0);
    QVERIFY(reported[Reason::StopsTriangle] > 0);
    QVERIFY(reported[Reason::Solved] > 0);
}

void TestTicTacToeLevels::mediumCompletesALineWhereverItCan()
{
    for (const auto &[text, position] : m_unfinished) {
        const std::vector<Move> moves = ai::mediumTicTacToe(position).equalMoves;
        QVERIFY(!moves.empty());
        if (canCompleteLine(position)) {
            for (const Move move : moves)
                QVERIFY2(endsWithLine(position, move), text.c_str());
        }
    }
}

void TestTicTacToeLevels::mediumCanBeBeaten()
{
    for (const Side computer : {Side::First, Side::Second}) {
        const Lines lines = allLines(ai::mediumTicTacToe, computer);
        qInfo("%lld of %d lines lost when the %s starts", static_cast<long long>(lines.lost.size()),
              lines.count, computer == Side::First ? "computer" : "human");
        QVERIFY(!lines.lost.empty() || computer == Side::First);
    }
}

void TestTicTacToeLevels::easySometimesMissesAWin()
{
    int missed = 0;
    int possible = 0;
    for (const auto &[text, position] : m_unfinished) {
        if (!canCompleteLine(position))
            continue;
        ++possible;
        for (const Move move : ai::easyTicTacToe(position).equalMoves) {
            if (!endsWithLine(position, move)) {
                ++missed;
                break;
            }
        }
    }
    qInfo("%d of %d wins may be missed", missed, possible);
    QVERIFY(missed > 0);
}

void TestTicTacToeLevels::easyLosesOftenEnoughToACarefulBeginner()
{
    const double chance =
        winningChance(TicTacToe(), Side::First, named("careful"), ai::easyTicTacToe);
    qInfo("%.1f %% of the games lost", 100 * chance);
    QVERIFY(chance >= 0.15);
    const double medium =
        winningChance(TicTacToe(), Side::First, named("careful"), ai::mediumTicTacToe);
    qInfo("medium: %.1f %%", 100 * medium);
    QVERIFY(medium < chance);
    QCOMPARE(winningChance(TicTacToe(), Side::First, named("careful"), ai::hardTicTacToe), 0.0);
}

void TestTicTacToeLevels::reportsProgramLosesExactlyItsLines_data()
{
    QTest::addColumn<QByteArray>("opponent");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("lost");
    QTest::newRow("report-code") << QByteArray("report-code") << 717 << 32;
    QTest::newRow("report-text") << QByteArray("report-text") << 573 << 6;
}

void TestTicTacToeLevels::reportsProgramLosesExactlyItsLines()
{
    QFETCH(QByteArray, opponent);
    QFETCH(int, lines);
    QFETCH(int, lost);
    const Lines played = allLines(named(opponent), Side::Second);
    QCOMPARE(played.count, lines);
    QCOMPARE(int(played.lost.size()), lost);
}

void TestTicTacToeLevels::heuristicLosesExactlyItsLines_data()
{
    QTest::addColumn<QByteArray>("opponent");
    QTest::addColumn<int>("lost");
    QTest::newRow("depth 0") << QByteArray("heuristic-0") << 24;
    QTest::newRow("depth 1") << QByteArray("heuristic-1") << 0;
    QTest::newRow("depth 2") << QByteArray("heuristic-2") << 10;
    QTest::newRow("depth 3") << QByteArray("heuristic-3") << 0;
}

void TestTicTacToeLevels::heuristicLosesExactlyItsLines()
{
    QFETCH(QByteArray, opponent);
    QFETCH(int, lost);
    const Lines second = allLines(named(opponent), Side::Second);
    QCOMPARE(int(second.lost.size()), lost);
    if (opponent == "heuristic-2") {
        QCOMPARE(second.count, 621);
        QCOMPARE(second.lost, (QStringList{"2549137", "2567319", "4529137", "4583719", "6527319",
                                           "6581923", "6581927", "8543719", "8561923", "8561927"}));
    }
    if (opponent != "heuristic-0")
        QCOMPARE(allLines(named(opponent), Side::First).lost, QStringList());
}

void TestTicTacToeLevels::everyOpponentPlaysLegalMovesOnly()
{
    int players = 0;
    for (const ai::NamedPlayer &opponent : ai::namedPlayers()) {
        QVERIFY(ai::playerNamed(opponent.name) == &opponent);
        if (!opponent.plays(core::GameKind::TicTacToe))
            continue;
        ++players;
        ai::Random random(1);
        for (const auto &[text, position] : m_unfinished) {
            const SearchResult choice = opponent.choose(position, random);
            QVERIFY(!choice.equalMoves.empty());
            for (const Move move : choice.equalMoves)
                QVERIFY(position.isLegal(move));
        }
    }
    QVERIFY(players > 10);
    QVERIFY(ai::playerNamed("nobody") == nullptr);
}

QTEST_APPLESS_MAIN(TestTicTacToeLevels)
#include "tst_tictactoelevels.moc"
