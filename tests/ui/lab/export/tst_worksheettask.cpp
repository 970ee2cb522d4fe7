#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/wholetree.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/worksheet.h"
#include "ui/lab/export/worksheetstrikes.h"
#include "ui/lab/export/worksheettexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QTest>

#include <algorithm>
#include <array>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using ui::lab::worksheetDrawing;
using ui::lab::WorksheetMark;
using ui::lab::worksheetProblem;
using Kind = WorksheetMark::Kind;
using support::traced;

namespace {

std::vector<WorksheetMark> worksheetMarks(const TracedSearch &search, bool key)
{
    return worksheetDrawing(search, key).marks;
}

qsizetype count(const std::vector<WorksheetMark> &marks, Kind kind)
{
    return std::count_if(marks.begin(), marks.end(),
                         [kind](const auto &mark) { return mark.kind == kind; });
}

QStringList texts(const std::vector<WorksheetMark> &marks)
{
    QStringList found;
    for (const WorksheetMark &mark : marks) {
        if (mark.kind == Kind::Text || mark.kind == Kind::Answer)
            found += mark.text;
    }
    return found;
}

constexpr const char *examination =
    "(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),((3,2,8),(9,4,6),(1,5,2)))";

} // namespace

/// A task of a worksheet with blanks, and as the key has it.
class TestWorksheetTask : public QObject
{
    Q_OBJECT

private slots:
    void blanksTellNothing();
    void everyBlankHasItsLine();
    void keyHasWhatTheSearchFound();
    void chanceNodesHaveTheirProbabilities();
    void failHardSheetsFollowTheirRule();
    void whatTheTableAnsweredIsNotCut();
    void marksStayOnThePageAndApart();
    void edgesRunThroughNothingWritten();
    void strikesTouchTheirEdgesAlone();
    void treesFromRightToLeftStandAsWritten();
    void treesUseTheirSpace();
    void ranksAreNamed();
    void subtreesHaveTheWindowTheyWereGiven();
    void gamesHaveTheirMoves();
    void nodesHaveTheirBoards();
    void boardsGiveWayToTheTree();
    void largeTreesAreRefused();
    void leavesHaveSpaceForTheirNumbers();
};

/// Every inner node has the same blanks, also where the search did not go.
void TestWorksheetTask::blanksTellNothing()
{
    const auto blank = worksheetMarks(traced({*TextTree::parse(examination)}), false);
    QCOMPARE(count(blank, Kind::Blank), 2 * (1 + 3 + 9));
    QCOMPARE(count(blank, Kind::Strike), 0);
    QCOMPARE(count(blank, Kind::Hatch), 0);
    QStringList leaves = QString(examination).remove('(').remove(')').split(',');
    QCOMPARE(texts(blank), leaves);
    const auto plain =
        worksheetMarks(traced({*TextTree::parse(examination), Algorithm::Plain}), false);
    QCOMPARE(count(plain, Kind::Blank), 1 + 3 + 9);
}

/// A blank's line is at its lower end and as thick as a pen's: it must not lie in another blank.
void TestWorksheetTask::everyBlankHasItsLine()
{
    constexpr double halfLine = 0.15; // millimetres
    std::vector<QRectF> blanks;
    for (const WorksheetMark &mark :
         worksheetMarks(traced({*TextTree::parse(examination)}), false)) {
        if (mark.kind != Kind::Blank)
            continue;
        const QRectF line(mark.rect.left(), mark.rect.bottom() - halfLine, mark.rect.width(),
                          2 * halfLine);
        for (const QRectF &other : blanks)
            QVERIFY(!other.intersects(mark.rect.united(line)));
        blanks.push_back(mark.rect.united(line));
    }
    QCOMPARE(blanks.size(), std::size_t(26));
}

void TestWorksheetTask::keyHasWhatTheSearchFound()
{
    const TracedSearch search = traced({*TextTree::parse(examination)});
    const auto key = worksheetMarks(search, true);
    QCOMPARE(count(key, Kind::Blank), 0);
    QCOMPARE(quint64(count(key, Kind::Strike)), quint64(search.trace->counters().cutBranches()));
    QCOMPARE(quint64(count(key, Kind::Hatch)), 27 - quint64(search.trace->counters().leaves()));
    const QStringList written = texts(key);
    for (const auto &node : search.trace->nodes()) {
        if (node.leaf)
            continue;
        QVERIFY(written.contains(ui::lab::boundText(node.value, node.bound)));
        const auto &enter = search.trace->events()[node.enter];
        QVERIFY(written.contains(ui::lab::windowText(enter.a, enter.b)));
    }
    // The fourth document's tree: 3, then 2 in (3, +∞), twice.
    const auto second = texts(worksheetMarks(traced(ai::lab::example("tree-2")->setup), true));
    QCOMPARE(second.count("= 3"), 2);
    QCOMPARE(second.count("\u2264 2"), 2);
    QCOMPARE(second.count("(3, +\u221e)"), 2);
}

/// MAX, visited with alpha = 4, has the children 1 and 2: 4 is what the key must have.
void TestWorksheetTask::chanceNodesHaveTheirProbabilities()
{
    const TracedSearch search = traced(ai::lab::example("tree-chance")->setup);
    const auto blank = worksheetMarks(search, false);
    QCOMPARE(count(blank, Kind::Chance), 2);
    QCOMPARE(count(blank, Kind::Blank), 7); // the values of all inner nodes
    QCOMPARE(texts(blank).count("1/2"), 2);
    QCOMPARE(texts(blank).count("3/4"), 1);
    QStringList key = texts(worksheetMarks(search, true));
    key.replaceInStrings(QChar(0x200e), QString());
    QVERIFY2(key.contains("= 4.75") && key.contains("= 5"), qPrintable(key.join(' ')));
}

void TestWorksheetTask::failHardSheetsFollowTheirRule()
{
    SearchSetup setup{*TextTree::parse("MAX(4,MIN(MAX(1,2),9))"), Algorithm::AlphaBetaShared};
    const QString soft = ui::lab::worksheetInstructions(setup);
    QCOMPARE(texts(worksheetMarks(traced(setup), true)).filter("2").size(), 3); // = 2, <= 2, 2
    setup.failHard = true;
    const QString hard = ui::lab::worksheetInstructions(setup);
    const QStringList key = texts(worksheetMarks(traced(setup), true));
    QCOMPARE(key.count("\u2264 4"), 2);
    QCOMPARE(key.filter("2"), QStringList{"2"}); // the leaf
    QVERIFY(!soft.contains("fail-hard", Qt::CaseInsensitive));
    QVERIFY2(hard.contains("MAX returns the alpha"), qPrintable(hard));
}

/// Taking from one heap and from the other leads to the same position in either order.
void TestWorksheetTask::whatTheTableAnsweredIsNotCut()
{
    const TracedSearch search = traced({*core::Nim::parse("1-2 normal"), Algorithm::Table});
    const auto &nodes = search.trace->nodes();
    QVERIFY(std::any_of(nodes.begin(), nodes.end(), [](const auto &node) { return node.known; }));
    QCOMPARE(worksheetProblem(search), QString());
    QCOMPARE(quint64(count(worksheetMarks(search, true), Kind::Strike)),
             quint64(search.trace->counters().cutBranches()));
}

void TestWorksheetTask::marksStayOnThePageAndApart()
{
    ai::Random random(3);
    int drawn = 0;
    for (int i = 0; i < 60; ++i) {
        TextTree::Shape shape;
        shape.depth = 2 + i % 3;
        shape.range = 99;
        const TracedSearch search = traced({TextTree::random(shape, core::Side::First, random)});
        if (!worksheetProblem(search).isEmpty())
            continue;
        ++drawn;
        for (const bool key : {false, true}) {
            const QRectF page(QPointF(0, 0), ui::lab::worksheetArea);
            std::vector<QRectF> written;
            for (const WorksheetMark &mark : worksheetMarks(search, key)) {
                if (mark.text.isEmpty() && mark.kind != Kind::Blank)
                    continue;
                const QRectF inside = mark.rect.adjusted(0.1, 0.1, -0.1, -0.1);
                QVERIFY(page.contains(inside));
                for (const QRectF &other : written)
                    QVERIFY(!other.intersects(inside));
                written.push_back(inside);
            }
        }
    }
    QVERIFY2(drawn > 40, qPrintable(QString::number(drawn)));
}

/// Neither where a pen writes nor where the key has its values.
void TestWorksheetTask::edgesRunThroughNothingWritten()
{
    ai::Random random(5);
    std::vector<TracedSearch> searches{
        traced({*TextTree::parse(examination)}),
        traced({*core::Nim::parse("1-2 normal"), Algorithm::Plain}),
        traced({*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaShared}),
        traced("ttt-late"),
        traced({core::Othello(), Algorithm::AlphaBetaShared, 2}),
        traced("othello-pass")};
    for (int i = 0; i < 60; ++i) {
        TextTree::Shape shape;
        shape.depth = 2 + i % 4;
        shape.maxWidth = 3;
        searches.push_back(traced({TextTree::random(shape, core::Side::First, random)}));
    }
    int drawn = 0;
    for (const TracedSearch &search : searches) {
        const auto marks = worksheetMarks(search, true);
        drawn += marks.empty() ? 0 : 1;
        for (const WorksheetMark &edge : marks) {
            if (edge.kind != Kind::Edge)
                continue;
            const QLineF line(edge.rect.topLeft(), edge.rect.bottomRight());
            for (const WorksheetMark &mark : marks) {
                if (mark.kind != Kind::Text && mark.kind != Kind::Answer && mark.kind != Kind::Leaf
                    && mark.kind != Kind::Board)
                    continue;
                const QRectF written = mark.rect.adjusted(0.05, 0.05, -0.05, -0.05);
                const std::array<QLineF, 2> diagonals{
                    QLineF(written.topLeft(), written.bottomRight()),
                    QLineF(written.bottomLeft(), written.topRight())};
                for (const QLineF &diagonal : diagonals)
                    QVERIFY2(line.intersects(diagonal, nullptr) != QLineF::BoundedIntersection,
                             qPrintable(mark.text));
            }
        }
    }
    QVERIFY2(drawn > 40, qPrintable(QString::number(drawn)));
}

/// Where leaves are narrow, too: which branch a strike means must not be guessed.
void TestWorksheetTask::strikesTouchTheirEdgesAlone()
{
    ui::lab::RandomSeries series;
    int strikes = 0;
    for (int i = 0; i < 60; ++i) {
        series.shape.depth = 3 + i % 2;
        series.shape.maxWidth = 3 + i % 3;
        const auto marks =
            worksheetDrawing(traced(series.setup(quint64(1 + i / 2))), true, ui::lab::portraitArea)
                .marks;
        std::vector<QLineF> strokes;
        for (const WorksheetMark &strike : marks) {
            if (strike.kind != Kind::Strike)
                continue;
            ++strikes;
            QVERIFY2(std::abs(strike.rect.width()) > 1.3, // millimetres
                     qPrintable(QString::number(strike.rect.width())));
            for (const QLineF &stroke : ui::lab::strikeStrokes(strike.rect)) {
                int edges = 0;
                for (const WorksheetMark &edge : marks) {
                    const QLineF line(edge.rect.topLeft(), edge.rect.bottomRight());
                    if (edge.kind == Kind::Edge
                        && line.intersects(stroke, nullptr) == QLineF::BoundedIntersection)
                        ++edges;
                    const QRectF shape = edge.rect.normalized();
                    if (edge.kind == Kind::Leaf)
                        QVERIFY(!shape.contains(stroke.p1()) && !shape.contains(stroke.p2()));
                }
                QCOMPARE(edges, 1);
                for (const QLineF &other : strokes)
                    QVERIFY(other.intersects(stroke, nullptr) != QLineF::BoundedIntersection);
                strokes.push_back(stroke);
            }
        }
    }
    QVERIFY2(strikes > 100, qPrintable(QString::number(strikes)));
}

/// Searched from the right it is another search, whose cuts are at the left.
void TestWorksheetTask::treesFromRightToLeftStandAsWritten()
{
    SearchSetup setup{*TextTree::parse("MAX(MIN(9,1),MIN(8,3))"), Algorithm::AlphaBetaShared};
    const auto fromLeft = [](const std::vector<WorksheetMark> &marks, Kind kind) {
        std::vector<WorksheetMark> found;
        for (const WorksheetMark &mark : marks) {
            if (mark.kind == kind)
                found.push_back(mark);
        }
        std::sort(found.begin(), found.end(), [](const auto &one, const auto &other) {
            return one.rect.center().x() < other.rect.center().x();
        });
        return found;
    };
    const auto leftToRight = worksheetMarks(traced(setup), false);
    QCOMPARE(count(worksheetMarks(traced(setup), true), Kind::Strike), 0);
    QVERIFY(ui::lab::worksheetInstructions(setup).contains("from left to right by hand"));
    setup.order = ai::lab::MoveOrder::Reversed;
    const auto blank = worksheetMarks(traced(setup), false);
    const auto leaves = fromLeft(blank, Kind::Text);
    const QStringList written{"9", "1", "8", "3"};
    QCOMPARE(leaves.size(), std::size_t(4));
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        QCOMPARE(leaves[i].text, written[qsizetype(i)]);
        QCOMPARE(leaves[i].rect, fromLeft(leftToRight, Kind::Text)[i].rect);
    }
    const auto key = worksheetMarks(traced(setup), true);
    QCOMPARE(count(key, Kind::Strike), 1);
    const auto hatched = fromLeft(key, Kind::Hatch);
    QCOMPARE(hatched.size(), std::size_t(1));
    QVERIFY(hatched.front().rect.contains(leaves.front().rect.center()));
    QVERIFY(ui::lab::worksheetInstructions(setup).contains("from right to left by hand"));
    setup.algorithm = Algorithm::Plain;
    QVERIFY(ui::lab::worksheetInstructions(setup).contains("from right to left by hand"));
}

/// The height and the width, with letters that grow.
void TestWorksheetTask::treesUseTheirSpace()
{
    const TracedSearch search = traced({*TextTree::parse(examination)});
    const QSizeF half(ui::lab::worksheetArea.width(), 74);
    const auto small = worksheetDrawing(search, false, half);
    const auto large = worksheetDrawing(search, false);
    QVERIFY2(small.scale > 1.3, qPrintable(QString::number(small.scale)));
    QVERIFY(large.scale >= small.scale);
    QVERIFY2(small.height > 70 && small.height <= 74, qPrintable(QString::number(small.height)));
    QVERIFY2(large.height > 120, qPrintable(QString::number(large.height)));
    double right = 0;
    for (const WorksheetMark &mark : large.marks)
        right = std::max(right, mark.rect.right());
    QVERIFY2(right > 255, qPrintable(QString::number(right)));
    QVERIFY(worksheetDrawing(search, false, {100, 74}).marks.empty());
}

void TestWorksheetTask::ranksAreNamed()
{
    const auto ranks = [](const char *tree) {
        QStringList names;
        for (const WorksheetMark &mark : worksheetMarks(traced({*TextTree::parse(tree)}), false)) {
            if (mark.kind == Kind::Rank)
                names += mark.text;
        }
        return names;
    };
    QCOMPARE(ranks(examination), (QStringList{"MAX", "MIN", "MAX"}));
    QCOMPARE(ranks("MIN(3,MAX(1,2))"), (QStringList{"MIN", "MAX"}));
}

/// Of the shown part of a tree alone; the window at its root follows from nothing on the page.
void TestWorksheetTask::subtreesHaveTheWindowTheyWereGiven()
{
    const SearchSetup setup{*TextTree::parse(examination), Algorithm::AlphaBetaShared};
    const TracedSearch whole = traced(setup);
    const std::vector<core::Move> second{core::Move(1)};
    const auto &enter =
        whole.trace->events()[whole.trace->nodes()[whole.trace->find(second)].enter];
    ai::SearchControl control;
    const TracedSearch search = traceSubtree(setup, second, enter.a, enter.b, control);
    QCOMPARE(worksheetProblem(search), QString());
    const auto blank = worksheetMarks(search, false);
    QCOMPARE(count(blank, Kind::Leaf), 9);
    QCOMPARE(count(blank, Kind::Min), 1);
    QCOMPARE(count(blank, Kind::Max), 3);
    QCOMPARE(count(blank, Kind::Blank), 7); // four values, and the windows below the root
    QVERIFY(texts(blank).contains(QString("(6, +\u221e)")));
    const QStringList key = texts(worksheetMarks(search, true));
    QVERIFY(key.contains(QString("\u2264 6")));
    QVERIFY(key.contains(QString("(6, +\u221e)")));
    // Of games as well.
    const SearchSetup game{*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaShared};
    const TracedSearch reply = traceSubtree(game, {legalMoves(game.root).front()}, -1, 1, control);
    QCOMPARE(worksheetProblem(reply), QString());
    QVERIFY(texts(worksheetMarks(reply, false)).contains(QString("(\u22121, 1)")));
}

void TestWorksheetTask::gamesHaveTheirMoves()
{
    const TracedSearch search = traced({*core::Nim::parse("1-2 normal"), Algorithm::Plain});
    QVERIFY(worksheetProblem(search).isEmpty());
    const QStringList written = texts(worksheetMarks(search, false));
    QVERIFY(written.contains("a1") && written.contains("b2"));
    QVERIFY(written.contains("1") && written.contains("\u22121"));
}

/// One for each, of the position that its moves lead to, on the page, large enough to be read and
/// over nothing else; the same on the sheet and in the key.
void TestWorksheetTask::nodesHaveTheirBoards()
{
    const std::vector<TracedSearch> searches{
        traced("ttt-late"), traced({*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Plain}),
        traced({core::Othello(), Algorithm::AlphaBetaShared, 2})};
    for (const TracedSearch &search : searches) {
        const auto nodes = ai::lab::wholeTree(search, 300);
        QVERIFY(nodes.has_value());
        const bool othello = std::holds_alternative<core::Othello>(search.setup.root);
        for (const bool key : {false, true}) {
            const auto marks = worksheetMarks(search, key);
            QCOMPARE(count(marks, Kind::Board), qsizetype(nodes->size()));
            auto node = nodes->begin();
            for (const WorksheetMark &board : marks) {
                if (board.kind != Kind::Board)
                    continue;
                QVERIFY(board.position == after(search.setup.root, node->path));
                QVERIFY(board.lastMove
                        == (node->path.empty() ? core::Move::none() : node->path.back()));
                ++node;
                const double least = othello ? 8 * 1.7 : 3 * 2.5; // millimetres a square
                QVERIFY(board.rect.width() >= least && board.rect.height() == board.rect.width());
                QVERIFY(QRectF(QPointF(), ui::lab::worksheetArea).contains(board.rect));
                const QRectF inside = board.rect.adjusted(0.1, 0.1, -0.1, -0.1);
                for (const WorksheetMark &mark : marks) {
                    if (&mark != &board && mark.kind != Kind::Edge && mark.kind != Kind::Strike)
                        QVERIFY2(!mark.rect.intersects(inside), qPrintable(mark.text));
                }
            }
        }
    }
    QCOMPARE(count(worksheetMarks(traced({*TextTree::parse(examination)}), true), Kind::Board), 0);
    QCOMPARE(count(worksheetMarks(traced({*core::Nim::parse("1-2 normal")}), true), Kind::Board),
             0);
}

/// In a lower space the inner nodes alone have theirs, then the root, then none: a tree that has
/// space without boards is never refused.
void TestWorksheetTask::boardsGiveWayToTheTree()
{
    const TracedSearch search = traced({core::Othello(), Algorithm::AlphaBetaShared, 2});
    const auto nodes = ai::lab::wholeTree(search, 300);
    const auto inner =
        std::count_if(nodes->begin(), nodes->end(), [](const auto &node) { return !node.leaf; });
    const std::vector<qsizetype> counts{qsizetype(nodes->size()), inner, 1, 0};
    std::vector<qsizetype> seen;
    for (double height = ui::lab::worksheetArea.height(); height > 20; height -= 1) {
        const QSizeF area(ui::lab::worksheetArea.width(), height);
        const auto drawing = worksheetDrawing(search, false, area);
        if (drawing.marks.empty())
            break;
        QVERIFY(drawing.height <= height + 0.001 && drawing.scale >= 1);
        const qsizetype boards = count(drawing.marks, Kind::Board);
        QVERIFY(std::find(counts.begin(), counts.end(), boards) != counts.end());
        if (seen.empty() || seen.back() != boards)
            seen.push_back(boards);
    }
    QVERIFY(std::is_sorted(seen.rbegin(), seen.rend()));
    QCOMPARE(seen.front(), counts.front());
    QCOMPARE(seen.back(), counts.back());
    QVERIFY(std::find(seen.begin(), seen.end(), inner) != seen.end());
}

void TestWorksheetTask::largeTreesAreRefused()
{
    QVERIFY(worksheetProblem(traced({*TextTree::parse(examination)})).isEmpty());
    ai::Random random(1);
    const TextTree wide = TextTree::random({5, 4, 4, 20, false}, core::Side::First, random);
    QVERIFY(!worksheetProblem(traced({wide})).isEmpty());
    QVERIFY(!worksheetProblem(traced({core::TicTacToe(), Algorithm::AlphaBetaShared})).isEmpty());
}

void TestWorksheetTask::leavesHaveSpaceForTheirNumbers()
{
    const TracedSearch search = traced({*TextTree::parse("MAX(MIN(-12345,7),MIN(99999,3))")});
    QFont font;
    font.setPixelSize(290); // a hundredth of a millimetre is a pixel
    const QFontMetricsF metrics(font);
    const auto marks = worksheetMarks(search, true);
    const auto widest =
        std::max_element(marks.begin(), marks.end(), [&metrics](const auto &a, const auto &b) {
            return metrics.horizontalAdvance(a.kind == Kind::Text ? a.text : QString())
                   < metrics.horizontalAdvance(b.kind == Kind::Text ? b.text : QString());
        });
    for (const WorksheetMark &mark : marks) {
        if (mark.kind == Kind::Leaf)
            QVERIFY(mark.rect.width() * 100 > metrics.horizontalAdvance(widest->text));
    }
    QCOMPARE(worksheetProblem(search), QString());
    // As wide as that, the leaves of a larger tree do not fit.
    QString wide = examination;
    QCOMPARE(worksheetProblem(traced({*TextTree::parse(wide.toStdString())})), QString());
    wide.replace("12", "-12345");
    QVERIFY(!worksheetProblem(traced({*TextTree::parse(wide.toStdString())})).isEmpty());
}

QTEST_MAIN(TestWorksheetTask)
#include "tst_worksheettask.moc"
