#include "tests/support/lab/traced.h"
#include "ui/lab/export/worksheet.h"
#include "ui/lab/export/worksheettexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QTest>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ui::lab::WorksheetMark;
using Kind = WorksheetMark::Kind;
using support::traced;

namespace {

/// What the marks of a kind say, in the order in which they are drawn.
QStringList textsOf(const ai::lab::TracedSearch &search, bool key, Kind kind)
{
    QStringList found;
    for (const WorksheetMark &mark : ui::lab::worksheetDrawing(search, key).marks) {
        if (mark.kind == kind)
            found += mark.text;
    }
    return found;
}

} // namespace

/// What a worksheet asks beside values and windows, and says of letters.
class TestWorksheetTexts : public QObject
{
    Q_OBJECT

private slots:
    void leavesHaveTheirPlacesInTheOrder();
    void innerNodesHaveTheirLetters();
    void lettersThatAreVisitedAreMarked();
    void fullWindowsAtTheRootAreSaid();
};

/// The two questions of examinations: when a leaf is visited, and which never is.
void TestWorksheetTexts::leavesHaveTheirPlacesInTheOrder()
{
    SearchSetup setup{*TextTree::parse("MAX(MIN(9,8),MIN(8,3),MIN(7,10))"),
                      Algorithm::AlphaBetaShared};
    const auto visits = [&setup](bool key) { return textsOf(traced(setup), key, Kind::Visit); };
    const QString never("\u2013");
    QCOMPARE(visits(false), QStringList(6));
    QCOMPARE(visits(true), (QStringList{"1", "2", "3", never, "4", never}));
    QVERIFY(ui::lab::worksheetInstructions(setup).contains("An equal value cuts, too."));
    setup.cutsBeyond = true;
    QCOMPARE(visits(true), (QStringList{"1", "2", "3", "4", "5", never}));
    QVERIFY(!ui::lab::worksheetInstructions(setup).contains("An equal value cuts, too."));
    setup.algorithm = Algorithm::Plain; // which visits all of them
    QCOMPARE(visits(true), QStringList());
}

/// Those by which questions and sentences name them.
void TestWorksheetTexts::innerNodesHaveTheirLetters()
{
    for (const bool key : {false, true}) {
        QStringList letters =
            textsOf(traced({*TextTree::parse("MAX(MIN(3,MAX(1,2)),MIN(2,4))")}), key, Kind::Letter);
        letters.sort();
        QCOMPARE(letters, (QStringList{"A", "B", "C", "D"}));
    }
}

/// The search takes 1 for a; what is known of it, and what it counts as, is said to the learner.
void TestWorksheetTexts::lettersThatAreVisitedAreMarked()
{
    const auto search = traced(
        {*TextTree::parse("MAX(MIN(3,a,10),MIN(2,4,b)); a >= 1"), Algorithm::AlphaBetaShared});
    const QStringList key = textsOf(search, true, Kind::Answer);
    QVERIFY2(key.contains("(1, +\u221e)*"), qPrintable(key.join(' ')));
    const QString known = ui::lab::worksheetLettersText(search, false);
    QVERIFY2(known.contains("a \u2265 1"), qPrintable(known));
    QVERIFY2(known.contains("a = 1, b = 0"), qPrintable(known)); // also what is not visited
    QVERIFY(ui::lab::worksheetLettersText(search, true).contains("*: if a = 1"));
    // Where none is visited the learner is not told so; the key marks nothing.
    const auto cut =
        traced({*TextTree::parse("MAX(3,MIN(2,c)); c <= 9"), Algorithm::AlphaBetaShared});
    QCOMPARE(ui::lab::worksheetLettersText(cut, true), QString("Known: c \u2264 9."));
    QVERIFY(ui::lab::worksheetLettersText(cut, false).contains("counts as: c = 9."));
    // Nothing is assumed where the letter is visited but no value of it changes the result.
    const auto whatever = traced({*TextTree::parse("MAX(3,c,2); c <= 2"), Algorithm::Plain});
    QCOMPARE(ui::lab::worksheetLettersText(whatever, true), QString("Known: c \u2264 2."));
    QCOMPARE(ui::lab::worksheetLettersText(traced({*TextTree::parse("MAX(1,2)")}), false),
             QString());
}

/// Each move of the root has (-inf, +inf) in the key, where one window would bring more cuts.
void TestWorksheetTexts::fullWindowsAtTheRootAreSaid()
{
    const SearchSetup pieces{core::Othello(), Algorithm::Pieces, 2};
    const QString full("(\u2212\u221e, +\u221e)");
    const auto moves = core::Othello().legalMoves();
    QCOMPARE(textsOf(traced(pieces), true, Kind::Answer).count(full), qsizetype(moves.size()));
    for (const Algorithm algorithm : {Algorithm::Pieces, Algorithm::Heuristic,
                                      Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared}) {
        SearchSetup setup = pieces;
        setup.algorithm = algorithm;
        const QString said = ui::lab::worksheetInstructions(setup);
        QVERIFY2(said.contains("Every move of the root is searched with the full window " + full)
                     == (algorithm != Algorithm::AlphaBetaShared),
                 qPrintable(said));
        QVERIFY(said.contains("An equal value cuts, too."));
        const QString about = ui::lab::algorithmText(algorithm).toLower();
        QVERIFY2(about.contains("every move of the root gets a full window")
                     == (algorithm != Algorithm::AlphaBetaShared),
                 qPrintable(about));
    }
    // A subtree has the window that it was given.
    ai::SearchControl control;
    const std::vector<ui::lab::TitledSearch> subtree{
        {"A", traceSubtree(pieces, {*moves.begin()}, -1, 1, control)}};
    QVERIFY(!ui::lab::worksheetInstructions(subtree).front().contains("of the root is searched"));
}

QTEST_MAIN(TestWorksheetTexts)
#include "tst_worksheettexts.moc"
