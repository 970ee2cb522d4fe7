#include "ai/levels/othelloevaluation.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"
#include "tests/support/slowothello.h"

#include <QTest>

#include <cmath>

using core::Move;
using core::Othello;
using core::Side;
using Mask = Othello::Mask;

namespace {

constexpr std::size_t featureCount = 6;
using Features = std::array<double, featureCount>;

/// Counts of one side, square by square: corners, X-squares and C-squares beside empty corners,
/// legal placements, discs beside an empty square, discs.
Features countedFor(const std::string &board, char own)
{
    const auto at = [&board](int x, int y) {
        return x >= 0 && x < 8 && y >= 0 && y < 8 ? board[std::size_t(y) * 8 + std::size_t(x)]
                                                  : '?';
    };
    Features features{};
    for (const auto &[x, y] :
         {std::pair{0, 0}, std::pair{7, 0}, std::pair{0, 7}, std::pair{7, 7}}) {
        const int inX = x == 0 ? 1 : 6;
        const int inY = y == 0 ? 1 : 6;
        features[0] += at(x, y) == own;
        if (at(x, y) == '-') {
            features[1] += at(inX, inY) == own;
            features[2] += (at(inX, y) == own) + (at(x, inY) == own);
        }
    }
    features[3] = double(support::SlowOthello(board + ' ' + own).placements(own).size());
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            bool beside = false;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx)
                    beside = beside || at(x + dx, y + dy) == '-';
            }
            features[4] += at(x, y) == own && beside;
            features[5] += at(x, y) == own;
        }
    }
    return features;
}

Features difference(const Othello &position)
{
    const std::string board = position.toText().substr(0, 64);
    Features features = countedFor(board, 'X');
    const Features other = countedFor(board, 'O');
    for (std::size_t i = 0; i < featureCount; ++i)
        features[i] -= other[i];
    return features;
}

/// A position with so many empty squares, discs strewn at random, not finished.
Othello strewn(int empties, support::Random &random)
{
    while (true) {
        std::array<int, 64> squares{};
        for (std::size_t i = 0; i < 64; ++i)
            squares[i] = static_cast<int>(i);
        for (std::size_t i = 64; i > 1; --i)
            std::swap(squares[i - 1], squares[support::drawnIndex(i, random)]);
        std::array<Mask, 2> discs{};
        for (std::size_t i = static_cast<std::size_t>(empties); i < 64; ++i)
            discs[random() % 2] |= Mask(1) << squares[i];
        const Othello position =
            *Othello::create(discs[0], discs[1], random() % 2 == 0 ? Side::First : Side::Second);
        if (!position.isOver())
            return position;
    }
}

/// Reduces rows of (features, value) to weights as they come; full once every weight is known.
class LinearSystem
{
public:
    bool full() const { return m_rows.size() == featureCount; }

    void add(const Features &features, double value)
    {
        Row row;
        std::copy(features.begin(), features.end(), row.begin());
        row[featureCount] = value;
        for (const auto &[pivot, known] : m_rows)
            subtract(row, known, pivot);
        std::size_t pivot = 0;
        for (std::size_t i = 1; i < featureCount; ++i) {
            if (std::abs(row[i]) > std::abs(row[pivot]))
                pivot = i;
        }
        if (std::abs(row[pivot]) < 1e-6)
            return;
        const double scale = row[pivot];
        for (double &entry : row)
            entry /= scale;
        for (auto &[otherPivot, known] : m_rows)
            subtract(known, row, pivot);
        m_rows.emplace_back(pivot, row);
    }

    Features weights() const
    {
        Features solved{};
        for (const auto &[pivot, row] : m_rows)
            solved[pivot] = std::round(row[featureCount]);
        return solved;
    }

private:
    using Row = std::array<double, featureCount + 1>;

    static void subtract(Row &row, const Row &known, std::size_t pivot)
    {
        const double factor = row[pivot];
        for (std::size_t i = 0; i <= featureCount; ++i)
            row[i] -= factor * known[i];
    }

    std::vector<std::pair<std::size_t, Row>> m_rows;
};

double product(const Features &a, const Features &b)
{
    double sum = 0;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += a[i] * b[i];
    return sum;
}

Mask rotated(Mask squares)
{
    Mask image = 0;
    for (; squares != 0; squares &= squares - 1) {
        const int square = std::countr_zero(squares);
        image |= Mask(1) << ((square % 8) * 8 + 7 - square / 8);
    }
    return image;
}

} // namespace

/// The phase heuristic against counts made square by square.
class TestOthelloEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void phasesAreThoseOfTheArticle();
    void theHeuristicIsTheWeightedCounts_data();
    void theHeuristicIsTheWeightedCounts();
    void theHeuristicIsFairToBothSidesAndAllCorners();
    void aFinishedGameOutweighsAnyOther();
    void movesWithFewRepliesComeFirst();
};

void TestOthelloEvaluation::phasesAreThoseOfTheArticle()
{
    QVERIFY(ai::phaseOf(60) == ai::GamePhase::Opening);
    QVERIFY(ai::phaseOf(46) == ai::GamePhase::Opening);
    QVERIFY(ai::phaseOf(45) == ai::GamePhase::Midgame);
    QVERIFY(ai::phaseOf(15) == ai::GamePhase::Midgame);
    QVERIFY(ai::phaseOf(14) == ai::GamePhase::Endgame);
    QVERIFY(ai::phaseOf(0) == ai::GamePhase::Endgame);
}

void TestOthelloEvaluation::theHeuristicIsTheWeightedCounts_data()
{
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    QTest::newRow("opening") << 46 << 58;
    QTest::newRow("midgame") << 15 << 45;
    QTest::newRow("endgame") << 3 << 14;
}

// The weights are found from a few positions, so that only the counts are proved, not their
// numbers.
void TestOthelloEvaluation::theHeuristicIsTheWeightedCounts()
{
    QFETCH(int, fewest);
    QFETCH(int, most);
    support::Random random(1);
    LinearSystem system;
    const auto draw = [&] {
        const int range = most - fewest + 1;
        return strewn(fewest + static_cast<int>(support::drawnIndex(std::size_t(range), random)),
                      random);
    };
    for (int i = 0; i < 1000 && !system.full(); ++i) {
        const Othello position = draw();
        system.add(difference(position), ai::PhaseHeuristic()(position, Side::First));
    }
    QVERIFY(system.full());
    const Features weights = system.weights();
    QVERIFY2(weights[0] > 0, "a corner is good");
    QVERIFY2(weights[1] < 0 && weights[2] < 0, "squares beside empty corners are bad");
    QVERIFY2(weights[3] > 0 && weights[4] < 0, "mobility is good, the frontier bad");
    for (int i = 0; i < support::samples(3000, 100'000); ++i) {
        const Othello position = draw();
        QCOMPARE(double(ai::PhaseHeuristic()(position, Side::First)),
                 product(weights, difference(position)));
    }
}

void TestOthelloEvaluation::theHeuristicIsFairToBothSidesAndAllCorners()
{
    support::Random random(2);
    for (int i = 0; i < support::samples(3000, 100'000); ++i) {
        const Othello position = i % 2 == 0 ? strewn(3 + i % 56, random)
                                            : support::afterRandomMoves(Othello(), i % 61, random);
        const int value = ai::PhaseHeuristic()(position, Side::First);
        QCOMPARE(ai::PhaseHeuristic()(position, Side::Second), -value);
        const Othello turned =
            *Othello::create(rotated(position.discs(Side::First)),
                             rotated(position.discs(Side::Second)), position.sideToMove());
        QCOMPARE(ai::PhaseHeuristic()(turned, Side::First), value);
        const Othello exchanged =
            *Othello::create(position.discs(Side::Second), position.discs(Side::First),
                             opponent(position.sideToMove()));
        QCOMPARE(ai::PhaseHeuristic()(exchanged, Side::First), -value);
    }
}

void TestOthelloEvaluation::aFinishedGameOutweighsAnyOther()
{
    support::Random random(3);
    int highest = 0;
    int lowestWin = ai::PhaseHeuristic::finished * 2;
    for (int i = 0; i < support::samples(3000, 100'000); ++i) {
        Othello position;
        while (!position.isOver()) {
            highest = std::max(highest, std::abs(ai::PhaseHeuristic()(position, Side::First)));
            position.play(support::randomMove(position, random));
        }
        const int value = ai::PhaseHeuristic()(position, Side::First);
        QCOMPARE(value > 0, position.score() > 0);
        QCOMPARE(value < 0, position.score() < 0);
        if (value != 0)
            lowestWin = std::min(lowestWin, std::abs(value));
    }
    QVERIFY(highest > 0);
    QVERIFY(lowestWin > highest);
    const auto value = [](const char *board) {
        const std::string text = QString(board).leftJustified(64, '-').toStdString() + " X";
        return ai::PhaseHeuristic()(*Othello::parse(text), Side::First);
    };
    // Ten discs to none count 64; a board filled 40 to 24 counts 16.
    const QByteArray narrow = QByteArray(40, 'X') + QByteArray(24, 'O');
    QVERIFY(value("XXXXXXXXXX") > value(narrow));
}

void TestOthelloEvaluation::movesWithFewRepliesComeFirst()
{
    support::Random random(4);
    for (int i = 0; i < support::samples(2000, 50'000); ++i) {
        const Othello position = support::afterRandomMoves(Othello(), i % 60, random);
        const auto given = position.legalMoves();
        auto moves = position.legalMoves();
        ai::FewestReplies()(position, moves);
        QVERIFY(std::is_permutation(moves.begin(), moves.end(), given.begin(), given.end()));
        // A corner among the replies counts twice: at most four of them.
        int before = 0;
        for (const Move move : moves) {
            const Othello next = after(position, move);
            const std::string text = next.toText();
            const support::SlowOthello walked(text);
            int replies = 0;
            for (const int square : walked.placements(text.back())) {
                const bool corner = square == 0 || square == 7 || square == 56 || square == 63;
                replies += corner ? 2 : 1;
            }
            QVERIFY(replies >= before);
            before = replies;
        }
    }
}

QTEST_APPLESS_MAIN(TestOthelloEvaluation)
#include "tst_othelloevaluation.moc"
