#include "tests/support/window/labtest.h"
#include "ui/lab/learn/codepanel.h"
#include "ui/style/surface.h"

#include <QTabWidget>
#include <QTest>

using ai::lab::EventKind;
using ui::lab::LabSession;
using ui::lab::LabWindow;

namespace {

/// The rows that are marked as the current line.
QStringList marked(LabWindow &window)
{
    const auto *lines = part<QListWidget>(window, "codeLines");
    QStringList found;
    for (int row = 0; row < lines->count(); ++row) {
        if (lines->item(row)->data(Qt::UserRole).toBool())
            found += lines->item(row)->text().simplified();
    }
    return found;
}

QStringList stack(LabWindow &window)
{
    const auto *calls = part<QListWidget>(window, "callStack");
    QStringList found;
    for (int row = 0; row < calls->count(); ++row)
        found += calls->item(row)->text();
    return found;
}

/// After the first cut of the fourth document's second tree.
std::uint32_t firstCut(const LabWindow &window)
{
    return window.session()->stepFrom(0, LabSession::StepSize::Cut, true);
}

} // namespace

/// The code beside the tree.
class TestCodePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void lineAndCallsFollowTheStep();
    void failHardIsTheFourthDocuments();
    void plainMinimaxHasNothingToReturnHard();
    void callLeadsToItsNode();
    void variablesBehindALetterHaveAStar();
    void boundsAreHiddenWhileAQuizAsksForThem();
    void theEndOfTheLoopIsHiddenWhileItsBoundIsAsked();
    void currentLineStandsOut_data();
    void currentLineStandsOut();
};

void TestCodePanel::lineAndCallsFollowTheStep()
{
    const auto window = opened();
    window->session()->goTo(0);
    QCOMPARE(marked(*window), QStringList());
    QCOMPARE(stack(*window), QStringList());
    const ai::lab::Pseudocode code(window->session()->search());
    for (std::uint32_t step = 1; step <= window->session()->trace().stepCount(); ++step) {
        window->session()->goTo(step);
        if (window->session()->step() != step)
            continue; // told with the next one
        const std::size_t line = code.lineOf(step - 1);
        const QString text =
            QString("%1 %2").arg(line + 1).arg(QString::fromStdString(code.lines()[line].text));
        QCOMPARE(marked(*window), QStringList(text));
        QCOMPARE(stack(*window).size(), qsizetype(code.stack(step).size()));
    }
    window->session()->goTo(firstCut(*window));
    QCOMPARE(marked(*window), QStringList("19 break"));
    QCOMPARE(stack(*window),
             (QStringList{"A (MAX), line 7: \u03b1 = 3, \u03b2 = +\u221e, value = 3",
                          "C (MIN), line 19: \u03b1 = 3, \u03b2 = +\u221e, value = 2"}));
}

/// "temos alfa=3 e beta=2": switched at the step, which stays.
void TestCodePanel::failHardIsTheFourthDocuments()
{
    const auto window = opened();
    const std::uint32_t cut = firstCut(*window);
    window->session()->goTo(cut);
    const auto before = stack(*window);
    auto *returns = part<ui::SegmentedRow>(*window, "failHard");
    QVERIFY(!returns->parentWidget()->isHidden());
    returns->segment(1)->click();
    finish(*window);
    QVERIFY(window->session()->setup().failHard);
    QCOMPARE(window->session()->step(), cut);
    QCOMPARE(marked(*window), QStringList("15 if \u03b2 \u2264 \u03b1"));
    QVERIFY(stack(*window).last().endsWith("\u03b1 = 3, \u03b2 = 2"));
    window->session()->goTo(cut + 1);
    QCOMPARE(marked(*window), QStringList("16 return \u03b2"));
    returns->segment(0)->click();
    finish(*window);
    QVERIFY(!window->session()->setup().failHard);
    window->session()->goTo(cut);
    QCOMPARE(stack(*window), before);
}

void TestCodePanel::plainMinimaxHasNothingToReturnHard()
{
    const auto window = opened("tree-1");
    auto setup = window->session()->setup();
    setup.algorithm = ai::lab::Algorithm::Plain;
    window->controller()->search(setup);
    finish(*window);
    QVERIFY(part<ui::SegmentedRow>(*window, "failHard")->parentWidget()->isHidden());
    QVERIFY(part<QListWidget>(*window, "codeLines")->item(0)->text().contains("minimax"));
    window->session()->goTo(1);
    QCOMPARE(stack(*window), QStringList("A (MAX), line 1"));
}

void TestCodePanel::callLeadsToItsNode()
{
    const auto window = opened();
    window->session()->goTo(firstCut(*window));
    QCOMPARE(window->session()->selected(), path({1}));
    auto *calls = part<QListWidget>(*window, "callStack");
    emit calls->itemActivated(calls->item(0));
    QCOMPARE(window->session()->selected(), path({}));
}

/// Of the first child nothing is known but what was taken for a; in negamax MIN's beta is MAX's
/// alpha with the other sign.
void TestCodePanel::variablesBehindALetterHaveAStar()
{
    const auto window = opened();
    const auto firstCall = [&](ai::lab::Algorithm algorithm) {
        window->controller()->search(
            {*ai::lab::TextTree::parse("MAX(MIN(a,9),MIN(9,8))"), algorithm});
        finish(*window);
        std::uint32_t step = 1; // until the second child is visited
        const ai::lab::Trace &trace = window->session()->trace();
        while (trace.path(trace.nodeOf(step - 1)) != path({1}))
            ++step;
        window->session()->goTo(step);
        return stack(*window);
    };
    const QStringList calls = firstCall(ai::lab::Algorithm::AlphaBetaShared);
    QCOMPARE(calls.size(), 2);
    QVERIFY2(calls[0].endsWith(": \u03b1 = 0*, \u03b2 = +\u221e, value = 0*"),
             qPrintable(calls[0]));
    QVERIFY2(calls[1].endsWith(": \u03b1 = 0*, \u03b2 = +\u221e"), qPrintable(calls[1]));
    const QStringList negated = firstCall(ai::lab::Algorithm::Negamax);
    QCOMPARE(negated.size(), 2);
    QVERIFY2(negated[1].endsWith(": \u03b1 = \u2212\u221e, \u03b2 = 0*"), qPrintable(negated[1]));
}

void TestCodePanel::boundsAreHiddenWhileAQuizAsksForThem()
{
    const auto window = opened();
    window->session()->goTo(firstCut(*window));
    window->session()->setPredicting(true);
    QCOMPARE(stack(*window), (QStringList{"A (MAX), line 7", "C (MIN), line 19"}));
}

void TestCodePanel::theEndOfTheLoopIsHiddenWhileItsBoundIsAsked()
{
    const auto window = opened();
    LabSession *session = window->session();
    session->goTo(firstCut(*window));
    session->setPredicting(true);
    session->setAsked(session->current());
    QCOMPARE(stack(*window).last(), QString("C (MIN), line 16"));
    QVERIFY(marked(*window).first().startsWith("16 "));
    session->setAsked(ai::lab::noNode);
    QCOMPARE(marked(*window), QStringList("19 break"));
}

void TestCodePanel::currentLineStandsOut_data()
{
    QTest::addColumn<QPalette>("colours");
    QTest::newRow("light") << QPalette(QColor(0xef, 0xef, 0xef));
    QTest::newRow("dark") << QPalette(QColor(0x30, 0x30, 0x30));
}

/// On a tint, with a bar at its beginning, which needs no colour; and lines are close together.
void TestCodePanel::currentLineStandsOut()
{
    QFETCH(QPalette, colours);
    const QColor text = colours.color(QPalette::Active, QPalette::Text);
    const QColor dimmed = ui::mixed(colours.color(QPalette::Base), text, 0.3);
    colours.setColor(QPalette::Inactive, QPalette::Text, dimmed);
    const auto window = opened();
    window->setPalette(colours);
    auto *lines = part<QListWidget>(*window, "codeLines");
    window->session()->goTo(firstCut(*window));
    layOut();
    const QRect current = lines->visualItemRect(lines->item(18));
    const QRect other = lines->visualItemRect(lines->item(17));
    QVERIFY2(current.height() < 1.4 * lines->fontMetrics().height(),
             qPrintable(QString::number(current.height())));
    QVERIFY(!lines->hasFocus());
    const QImage picture = lines->viewport()->grab().toImage();
    const auto at = [&picture](const QRect &row, int x) {
        return picture.pixelColor(row.left() + x, row.center().y());
    };
    const QColor base = lines->palette().color(QPalette::Base);
    QCOMPARE(at(other, 1).rgb(), base.rgb());
    QVERIFY(ui::contrast(at(current, 1), base) >= 3);  // the bar
    QVERIFY(at(current, current.width() - 2) != base); // the tint
    QVERIFY(ui::contrast(at(current, current.width() - 2), text) >= 4.5);
    // Its text is not dimmed without the focus.
    double strongest = 0;
    for (int x = 0; x < other.width(); ++x) {
        for (int y = other.top(); y <= other.bottom(); ++y)
            strongest = std::max(strongest, ui::contrast(picture.pixelColor(x, y), base));
    }
    QVERIFY2(strongest > ui::contrast(dimmed, base) + 1, qPrintable(QString::number(strongest)));
}

QTEST_MAIN(TestCodePanel)
#include "tst_codepanel.moc"
