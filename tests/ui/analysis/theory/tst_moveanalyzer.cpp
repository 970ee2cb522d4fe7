#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "ui/analysis/theory/moveanalyzer.h"

#include <QDeadlineTimer>

#include <algorithm>

using ui::MoveAnalyzer;
using Moves = std::vector<ai::AnalyzedMove>;

/// The values of a position's moves, found in the background.
class TestMoveAnalyzer : public QObject
{
    Q_OBJECT

private slots:
    void aSolvedPositionIsAnalyzedOnce();
    void theCurrentPositionIsNotStartedAgain();
    void anotherPositionReplacesIt();
    void nothingIsReportedAfterCancel();
    void theoryOfOthelloDeepens();
    void openingBookIsReportedOnce();
};

namespace {

void collect(const MoveAnalyzer &analyzer, QList<Moves> &found)
{
    QObject::connect(&analyzer, &MoveAnalyzer::found, &analyzer,
                     [&found](const Moves &moves) { found << moves; });
}

bool areEqual(const Moves &one, const Moves &other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const ai::AnalyzedMove &a, const ai::AnalyzedMove &b) {
                          return a.move == b.move && a.value == b.value && a.exact == b.exact;
                      });
}

} // namespace

void TestMoveAnalyzer::aSolvedPositionIsAnalyzedOnce()
{
    MoveAnalyzer analyzer;
    QList<Moves> found;
    collect(analyzer, found);
    const core::Position position = core::TicTacToe();
    analyzer.start(position);
    QVERIFY(analyzer.isRunning());
    QTRY_VERIFY(!analyzer.isRunning());
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].size(), std::size_t(9));
    // What is known is reported at once, and nothing is searched.
    analyzer.start(position);
    QVERIFY(!analyzer.isRunning());
    QCOMPARE(found.size(), 2);
    QVERIFY(areEqual(found[0], found[1]));
    // It is forgotten by cancel(): then it is searched again.
    analyzer.cancel();
    analyzer.start(position);
    QCOMPARE(found.size(), 2);
    QVERIFY(analyzer.isRunning());
    QTRY_COMPARE(found.size(), 3);
}

/// A window may start the position that it shows at each change of its state. If each began the
/// analysis again, none would come to an end.
void TestMoveAnalyzer::theCurrentPositionIsNotStartedAgain()
{
    MoveAnalyzer analyzer;
    QList<Moves> found;
    collect(analyzer, found);
    const core::Position position = support::middleMoves(24).current();
    const QDeadlineTimer end(support::maxWait);
    while (found.isEmpty() && !end.hasExpired()) {
        analyzer.start(position);
        QCoreApplication::processEvents();
    }
    // On a loaded machine the answer of a longer search may have come with the first one.
    const qsizetype answers = found.size();
    QVERIFY(answers >= 1);
    analyzer.start(position);
    QCOMPARE(found.size(), answers + 1);
    QVERIFY(areEqual(found[answers - 1], found[answers]));
    if (answers == 1)
        QVERIFY(analyzer.isRunning()); // the longer searches follow
}

void TestMoveAnalyzer::anotherPositionReplacesIt()
{
    MoveAnalyzer analyzer;
    QList<Moves> found;
    collect(analyzer, found);
    const core::Position first = core::TicTacToe();
    const core::Position second = core::after(first, *core::parseMove(first, "5"));
    analyzer.start(first);
    analyzer.start(second);
    QTRY_VERIFY(!analyzer.isRunning());
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].size(), std::size_t(8));
    analyzer.start(first);
    QTRY_VERIFY(!analyzer.isRunning());
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[1].size(), std::size_t(9));
}

void TestMoveAnalyzer::nothingIsReportedAfterCancel()
{
    MoveAnalyzer analyzer;
    QList<Moves> found;
    collect(analyzer, found);
    analyzer.start(core::TicTacToe());
    analyzer.cancel();
    QVERIFY(!analyzer.isRunning());
    analyzer.start(core::Position(core::Othello()));
    QTRY_VERIFY(!found.isEmpty()); // the thread is past what was cancelled
    QCOMPARE(found[0].size(), std::size_t(4));
}

void TestMoveAnalyzer::openingBookIsReportedOnce()
{
    MoveAnalyzer analyzer;
    QList<Moves> found;
    collect(analyzer, found);
    analyzer.start(core::Position(core::Othello()));
    QTRY_VERIFY(!analyzer.isRunning());
    QCOMPARE(found.size(), 1);
    for (const ai::AnalyzedMove &move : found[0])
        QVERIFY(move.fromBook && !move.exact);
}

/// Rough values come first, better ones later.
void TestMoveAnalyzer::theoryOfOthelloDeepens()
{
    MoveAnalyzer analyzer;
    QList<Moves> found;
    collect(analyzer, found);
    const core::Position start = support::middleMoves(24).current();
    analyzer.start(start);
    QTRY_VERIFY(found.size() >= 3);
    for (const Moves &moves : found)
        QCOMPARE(moves.size(), legalMoves(start).size());
    analyzer.cancel();
    QCoreApplication::processEvents();
    const auto count = found.size();
    // The next analysis starts once the stopped one has ended: whatever that one still reported
    // would come first.
    analyzer.start(core::Nim());
    QTRY_VERIFY(found.size() > count);
    QCOMPARE(found.size(), count + 1);
    QCOMPARE(found.back().size(), core::Nim().legalMoves().size());
}

QTEST_GUILESS_MAIN(TestMoveAnalyzer)
#include "tst_moveanalyzer.moc"
