#include "tests/support/lab/traced.h"
#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/export/worksheet.h"
#include "ui/lab/export/worksheetpages.h"
#include "ui/lab/export/worksheettexts.h"

#include <QLocale>
#include <QTest>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::traced;
using ui::lab::worksheetProblem;

namespace {

constexpr const char *twentySevenLeaves =
    "(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),((3,2,8),(9,4,6),(1,5,2)))";

qsizetype pages(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n");
}

} // namespace

/// The pages of a worksheet: tasks, texts and the key.
class TestWorksheet : public QObject
{
    Q_OBJECT

private slots:
    void instructionsStandWhereTheyChange();
    void keysCanBeFilesOfTheirOwn();
    void largeRandomTreesAreLeftOut();
    void mostTreesOfFourPliesFit();
    void problemsNameTheirStop();
    void keyBeginsOnItsOwnPage();
    void textsOfLessonsTakeTheirSpace();
    void smallTasksWithQuestionsShareAPage();
    void longNotesGoOnOverSeveralPages();
    void pagesCanStandUpright();
    void treesThatTheWidthLimitsLeaveNoPageBlank();
    void windowsOfAKeyStayApart();
};

void TestWorksheet::instructionsStandWhereTheyChange()
{
    const SearchSetup window{*TextTree::parse("MAX(MIN(9,1),MIN(8,3))"),
                             Algorithm::AlphaBetaShared};
    SearchSetup plain = window;
    plain.algorithm = Algorithm::Plain;
    SearchSetup fromRight = window;
    fromRight.order = ai::lab::MoveOrder::Reversed;
    std::vector<ui::lab::TitledSearch> tasks;
    for (const SearchSetup &setup : {window, window, plain, fromRight})
        tasks.push_back({"Tree", traced(setup)});
    const auto instructions = ui::lab::worksheetInstructions(tasks);
    QCOMPARE(instructions.size(), tasks.size());
    QCOMPARE(instructions[0], ui::lab::worksheetInstructions(window));
    QCOMPARE(instructions[1], QString());
    QCOMPARE(instructions[2], ui::lab::worksheetInstructions(plain));
    QVERIFY2(instructions[3].contains("from right to left"), qPrintable(instructions[3]));
    // Of two tasks that fit on one page the second goes to the next one with instructions of its
    // own.
    const TracedSearch tree = traced({*TextTree::parse(twentySevenLeaves)});
    SearchSetup other = tree.setup;
    other.order = ai::lab::MoveOrder::Reversed;
    using Part = ui::lab::WorksheetPart;
    QCOMPARE(pages(ui::lab::worksheetPdf({{"A", tree}, {"B", tree}}, {}, {Part::Tasks})), 1);
    QCOMPARE(pages(ui::lab::worksheetPdf({{"A", tree}, {"B", traced(other)}}, {}, {Part::Tasks})),
             2);
}

void TestWorksheet::keysCanBeFilesOfTheirOwn()
{
    using Part = ui::lab::WorksheetPart;
    const TracedSearch search = traced({*TextTree::parse(twentySevenLeaves)});
    QCOMPARE(pages(ui::lab::worksheetPdf({{"A", search}}, {}, {Part::Tasks})), 1);
    QCOMPARE(pages(ui::lab::worksheetPdf({{"A", search}}, {}, {Part::Key})), 1);
    QCOMPARE(pages(ui::lab::worksheetPdf({{"A", search}}, {}, {Part::Everything})), 2);
}

/// The trees after them take their places; their titles and the remark name them by their numbers.
void TestWorksheet::largeRandomTreesAreLeftOut()
{
    ui::lab::RandomTrees trees;
    trees.series.shape = {5, 2, 3, 20, true};
    trees.count = 3;
    const auto fits = [&trees](quint64 number) {
        return worksheetProblem(traced(trees.series.setup(number))).isEmpty();
    };
    while (fits(trees.first) || !fits(trees.first + 1))
        ++trees.first;
    std::vector<ui::lab::TitledSearch> fitting;
    QStringList large;
    for (quint64 number = trees.first; fitting.size() < 3; ++number) {
        if (fits(number))
            fitting.push_back({trees.series.title(number), traced(trees.series.setup(number))});
        else
            large += QString::number(number);
    }
    ai::SearchControl control;
    ui::lab::MadeFile made = ui::lab::randomWorksheet(trees, {}, control);
    QCOMPARE(made.problem, QString());
    QCOMPARE(made.remark, "Random trees too large for a page, left out: "
                              + QLocale().createSeparatedList(large) + '.');
    QCOMPARE(pages(made.bytes), pages(ui::lab::worksheetPdf(fitting)));
    trees.series.shape = {6, 5, 5, 20, false};
    made = ui::lab::randomWorksheet(trees, {}, control);
    QCOMPARE(made.bytes, QByteArray());
    QVERIFY2(
        made.problem.startsWith(
            QString("Of the random trees %1 to %2, 0 fit").arg(trees.first).arg(trees.first + 29)),
        qPrintable(made.problem));
}

/// Few trees of four plies are too large, and their letters remain readable.
void TestWorksheet::mostTreesOfFourPliesFit()
{
    ui::lab::RandomSeries series;
    series.shape.depth = 4;
    int fitting = 0;
    for (quint64 number = 1; number <= 100; ++number) {
        const auto drawing = ui::lab::worksheetDrawing(traced(series.setup(number)), false);
        fitting += drawing.marks.empty() ? 0 : 1;
        QVERIFY(drawing.marks.empty() || drawing.scale >= ui::lab::minWorksheetScale);
    }
    QVERIFY2(fitting >= 90, qPrintable(QString::number(fitting)));
}

void TestWorksheet::problemsNameTheirStop()
{
    ai::SearchControl control;
    const ui::lab::MadeFile page =
        ui::lab::lessonPage({{{"Small", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}},
                              {"Wide", {core::TicTacToe()}, 0, {}, {}}},
                             {}},
                            control);
    QVERIFY2(page.problem.startsWith("Wide: A page can hold"), qPrintable(page.problem));
}

void TestWorksheet::keyBeginsOnItsOwnPage()
{
    const TracedSearch search = traced({*TextTree::parse(twentySevenLeaves)});
    const QByteArray one = ui::lab::worksheetPdf({{"A tree", search}});
    QVERIFY(one.startsWith("%PDF"));
    QCOMPARE(pages(one), 2);
    const QByteArray four =
        ui::lab::worksheetPdf({{"A", search}, {"B", search}, {"C", search}, {"D", search}});
    QCOMPARE(pages(four), 4); // two tasks a page
    // Also below the longest instructions.
    SearchSetup hard = search.setup;
    hard.failHard = true;
    const TracedSearch longest = traced(hard);
    QCOMPARE(pages(ui::lab::worksheetPdf({{"A", longest}, {"B", longest}})), 2);
}

/// Notes before the tasks, questions behind them, in the key with the answers.
void TestWorksheet::textsOfLessonsTakeTheirSpace()
{
    const TracedSearch search = traced({*TextTree::parse(twentySevenLeaves)});
    const auto pagesWith = [&search](int notes, int questions) {
        ai::lab::LessonStop lesson;
        lesson.notes.assign(std::size_t(notes), "A note.");
        lesson.questions.assign(std::size_t(questions), {"A question?", "An answer."});
        return pages(ui::lab::worksheetPdf({{"A", search}}, {lesson}));
    };
    QCOMPARE(pagesWith(0, 0), 2);
    QCOMPARE(pagesWith(3, 2), 2); // beside a task
    QCOMPARE(pagesWith(20, 0), 3);
    QCOMPARE(pagesWith(0, 8), 3); // without answers, with space to write them
    QVERIFY(pagesWith(0, 30) > 4);
}

/// Their trees give way to the questions; with more of those each has a page of its own.
void TestWorksheet::smallTasksWithQuestionsShareAPage()
{
    const TracedSearch first = traced({*TextTree::parse("MAX(MIN(3,12,8),MIN(2,4,6))")});
    const TracedSearch second =
        traced({*TextTree::parse("MAX(MIN(3,12),MIN(2,4))"), ai::lab::Algorithm::Plain});
    const auto pagesWith = [&](int questions) {
        ai::lab::LessonStop lesson;
        lesson.questions.assign(std::size_t(questions), {"A question?", "An answer."});
        return pages(ui::lab::worksheetPdf({{"A", first}, {"B", second}}, {lesson, lesson},
                                           {ui::lab::WorksheetPart::Tasks}));
    };
    QCOMPARE(pagesWith(1), 1);
    QCOMPARE(pagesWith(3), 2);
}

/// Its end stands on the next page; a word without a blank is broken.
void TestWorksheet::longNotesGoOnOverSeveralPages()
{
    const TracedSearch search = traced({*TextTree::parse(twentySevenLeaves)});
    const auto pagesOf = [&search](const std::string &note) {
        ai::lab::LessonStop lesson;
        lesson.notes = {note};
        return pages(ui::lab::worksheetPdf({{"A", search}}, {lesson}));
    };
    std::string lines;
    for (int line = 0; line < 300; ++line)
        lines += "A line.\n";
    // Of 186 mm a page, 300 lines of some 4.2 mm take six or seven.
    const qsizetype many = pagesOf(lines);
    QVERIFY2(many >= 8 && many <= 11, qPrintable(QString::number(many)));
    std::string blanks;
    for (int word = 0; word < 4'000; ++word)
        blanks += "word ";
    QVERIFY(pagesOf(blanks) > 3);
    QVERIFY(pagesOf(std::string(20'000, 'w')) > 3);
    QCOMPARE(pagesOf("A note."), 2);
}

/// Trees that are too wide for that are refused by name, and fit on pages that lie.
void TestWorksheet::pagesCanStandUpright()
{
    const ui::lab::WorksheetForm upright{ui::lab::WorksheetPart::Tasks, true};
    const TracedSearch small = traced({*TextTree::parse("MAX(MIN(3,12),MIN(2,4),MIN(14,5))")});
    QByteArray pdf = ui::lab::worksheetPdf({{"A", small}, {"B", small}, {"C", small}}, {}, upright);
    QCOMPARE(pages(pdf), 1); // three tasks, of which a page that lies holds two
    QVERIFY2(pdf.contains("/MediaBox [0 0 595"), "not upright");
    pdf = ui::lab::worksheetPdf({{"A", small}}, {}, {ui::lab::WorksheetPart::Tasks});
    QVERIFY2(pdf.contains("/MediaBox [0 0 842"), "not lying");
    ai::Random random(2);
    const TracedSearch wide =
        traced({TextTree::random({4, 2, 3, 20, false}, core::Side::First, random)});
    QCOMPARE(worksheetProblem(wide, ui::lab::worksheetAreaOf({})), QString());
    QVERIFY(!worksheetProblem(wide, ui::lab::worksheetAreaOf(upright)).isEmpty());
}

/// A higher space does not make them larger: all have their space below the instructions.
void TestWorksheet::treesThatTheWidthLimitsLeaveNoPageBlank()
{
    ui::lab::RandomTrees trees;
    trees.series.shape.depth = 4;
    trees.series.shape.maxWidth = 3;
    trees.first = 5;
    trees.count = 1;
    ui::lab::WorksheetForm form;
    form.part = ui::lab::WorksheetPart::Tasks;
    form.portrait = true;
    const TracedSearch search = traced(trees.series.setup(trees.first));
    QVERIFY(ui::lab::fitsWorksheet(search, ui::lab::portraitArea));
    QVERIFY(!ui::lab::fitsWorksheet(search, ui::lab::portraitArea, 1));
    ai::SearchControl control;
    QCOMPARE(pages(ui::lab::randomWorksheet(trees, form, control).bytes), 1);
}

/// "(-inf, +inf)" is wider than the blank for a window of two short values.
void TestWorksheet::windowsOfAKeyStayApart()
{
    QFont font;
    font.setPixelSize(290); // a hundredth of a millimetre is a pixel
    const QFontMetricsF metrics(font);
    const auto widthOf = [&](const QString &text, double width) {
        const QFont narrowed = ui::lab::narrowedFont(font, metrics, text, width);
        return QFontMetricsF(narrowed).horizontalAdvance(text);
    };
    const QString wide("(\u2212\u221e, +\u221e)");
    const double needed = metrics.horizontalAdvance(wide);
    QVERIFY(widthOf(wide, needed * 0.8) < needed * 0.8 * 1.12);
    QCOMPARE(widthOf(wide, needed), needed);
}

QTEST_MAIN(TestWorksheet)
#include "tst_worksheet.moc"
