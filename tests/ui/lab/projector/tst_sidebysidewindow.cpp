#include "tests/support/lab/traced.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/projector/sidebysidewindow.h"
#include "ui/lab/texts/steptexts.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>

#include <string_view>
#include <utility>

using ui::lab::SideBySideWindow;

namespace {

/// Minimax and alpha-beta on a tree.
std::pair<ai::lab::TracedSearch, ai::lab::TracedSearch> minimaxAndAlphaBeta(std::string_view text)
{
    const auto tree = *ai::lab::TextTree::parse(text);
    return {support::traced({tree, ai::lab::Algorithm::Plain}),
            support::traced({tree, ai::lab::Algorithm::AlphaBetaShared})};
}

} // namespace

/// Two searches in step.
class TestSideBySideWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void bothSearchesGoInStep();
    void traceBeyondItsLimitIsSaidToBe();
    void buttonsStepBoth();
    void playStepsBothToTheEnd();
    void marksAreExplainedOnce();
    void opensFromTheComparison();
};

void TestSideBySideWindow::bothSearchesGoInStep()
{
    const auto [first, second] = minimaxAndAlphaBeta("MIN(MAX(4,5),MAX(7,2))");
    SideBySideWindow window;
    window.compare(first, second, 0);
    window.show();
    const auto text = [&window](const char *name) {
        return window.findChild<QLabel *>(name)->text();
    };
    auto *slider = window.findChild<QSlider *>("sideBySideSteps");
    const auto lastOf = [](const auto &search) { return search.trace->stepCount(); };
    QVERIFY(lastOf(first) != lastOf(second));
    QCOMPARE(slider->maximum(), static_cast<int>(std::max(lastOf(first), lastOf(second))));
    QVERIFY(text("firstTitle") != text("secondTitle"));
    for (int step = 0; step <= slider->maximum(); ++step) {
        QCOMPARE(slider->value(), step);
        const auto at = static_cast<std::uint32_t>(step);
        QCOMPARE(window.session(0).step(), std::min(at, lastOf(first)));
        QCOMPARE(window.session(1).step(), std::min(at, lastOf(second)));
        QVERIFY(text("firstWords").endsWith(ui::lab::stepText(first, std::min(at, lastOf(first)))));
        QVERIFY(
            text("secondWords").endsWith(ui::lab::stepText(second, std::min(at, lastOf(second)))));
        QCOMPARE(text("firstWords").startsWith("Done."), at >= lastOf(first));
        QTest::keyClick(slider, Qt::Key_Right);
    }
    QVERIFY(text("firstCounts").contains("leaves 4"));
    QVERIFY(text("secondCounts").contains("leaves 3"));
    // Another pair begins where it is told to, as far as it goes.
    window.compare(second, second, 7);
    QCOMPARE(slider->value(), 7);
    QCOMPARE(window.session(0).step(), 7U);
    window.compare(second, second, 10'000);
    QCOMPARE(slider->value(), static_cast<int>(lastOf(second)));
    QCOMPARE(text("firstTitle"), text("secondTitle"));
}

/// Its steps are fewer than the search's, and so are what the steps have counted.
void TestSideBySideWindow::traceBeyondItsLimitIsSaidToBe()
{
    ai::SearchControl control;
    const ai::lab::SearchSetup setup{core::TicTacToe(), ai::lab::Algorithm::AlphaBetaShared, 4};
    auto options = ai::lab::traceOptions(setup);
    options.eventLimit = 200;
    const auto whole = ai::lab::traceSearch(setup, control);
    const auto part = ai::lab::traceSearch(setup, options, control);
    QVERIFY(whole.trace->complete() && !part.trace->complete());
    SideBySideWindow window;
    window.compare(whole, part, 0);
    const auto text = [&window](const char *name) {
        return window.findChild<QLabel *>(name)->text();
    };
    window.findChild<QSlider *>("sideBySideSteps")->setValue(int(whole.trace->stepCount()));
    const auto &all = whole.trace->counters();
    const QString counts = QStringLiteral("Calls %1, leaves %2, cuts %3")
                               .arg(QLocale().toString(qulonglong(all.calls())),
                                    QLocale().toString(qulonglong(all.leaves())),
                                    QLocale().toString(qulonglong(all.cuts())));
    QCOMPARE(text("firstCounts"), counts);
    QVERIFY2(text("secondCounts").startsWith("Of the nodes kept, those near the root: Calls "),
             qPrintable(text("secondCounts")));
    QVERIFY2(text("secondCounts").endsWith("Of the whole search: " + counts + '.'),
             qPrintable(text("secondCounts")));
    QVERIFY(text("secondCounts").count(counts) == 1); // of the kept ones there are fewer
}

/// By step and by cut of either search, to both ends, with the Lab's own keys; Escape closes.
void TestSideBySideWindow::buttonsStepBoth()
{
    const auto [plain, cuts] = minimaxAndAlphaBeta("MAX(MIN(3,5,10),MIN(2,4,6),MIN(2,7,3))");
    SideBySideWindow window;
    window.compare(plain, cuts, 0);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto *slider = window.findChild<QSlider *>("sideBySideSteps");
    const auto action = [&window](const char *name) { return window.findChild<QAction *>(name); };
    QVERIFY(!action("previousStep")->isEnabled());
    QTest::keyClick(&window, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(slider->value(), 1);
    action("nextStep")->trigger();
    QCOMPARE(slider->value(), 2);
    action("previousStep")->trigger();
    QCOMPARE(slider->value(), 1);
    std::vector<int> found;
    while (action("nextCut")->isEnabled()) {
        action("nextCut")->trigger();
        found.push_back(slider->value());
    }
    std::vector<int> expected;
    for (std::uint32_t step = 1; step <= cuts.trace->stepCount(); ++step) {
        if (cuts.trace->events()[step - 1].kind == ai::lab::EventKind::Cut)
            expected.push_back(static_cast<int>(step));
    }
    QCOMPARE(expected.size(), std::size_t(2));
    expected.push_back(slider->maximum()); // no other cut, then the end
    QVERIFY(found == expected);
    action("previousCut")->trigger();
    QCOMPARE(slider->value(), expected[1]);
    action("previousCut")->trigger();
    action("previousCut")->trigger();
    QCOMPARE(slider->value(), 0);
    action("toEnd")->trigger();
    QCOMPARE(slider->value(), static_cast<int>(plain.trace->stepCount()));
    QVERIFY(!action("nextStep")->isEnabled());
    action("toStart")->trigger();
    QCOMPARE(slider->value(), 0);
    for (QPushButton *button : window.findChildren<QPushButton *>())
        QVERIFY(!button->accessibleName().isEmpty());
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void TestSideBySideWindow::opensFromTheComparison()
{
    const auto lab = opened("classic");
    lab->session()->goTo(9);
    auto *second = part<QComboBox>(*lab, "otherAlgorithm");
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::Plain)));
    part<QPushButton>(*lab, "sideBySideButton")->click();
    QTRY_VERIFY(lab->findChild<SideBySideWindow *>() != nullptr);
    const auto *window = lab->findChild<SideBySideWindow *>();
    QTRY_VERIFY(window->isVisible());
    QVERIFY(window->session(0).setup() == lab->session()->setup());
    QVERIFY(window->session(1).setup().algorithm == ai::lab::Algorithm::Plain);
    QCOMPARE(window->session(0).step(), 9U); // where the Lab stands
    // Another one is shown in the same window.
    second->setCurrentIndex(
        second->findData(static_cast<int>(ai::lab::Algorithm::AlphaBetaShared)));
    part<QPushButton>(*lab, "sideBySideButton")->click();
    QTRY_VERIFY(window->session(1).setup().algorithm == ai::lab::Algorithm::AlphaBetaShared);
    QCOMPARE(lab->findChildren<SideBySideWindow *>().size(), 1);
}

void TestSideBySideWindow::playStepsBothToTheEnd()
{
    const auto [first, second] = minimaxAndAlphaBeta("MIN(MAX(4,5),MAX(7,2))");
    SideBySideWindow window;
    window.compare(first, second, 0);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.findChild<QTimer *>()->setInterval(0);
    const auto *slider = window.findChild<QSlider *>("sideBySideSteps");
    auto *play = window.findChild<QAction *>("playSteps");
    QTest::keyClick(&window, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(play->isChecked());
    QTRY_COMPARE(slider->value(), slider->maximum());
    QTRY_VERIFY(!play->isChecked());
    QVERIFY(window.session(0).atEnd() && window.session(1).atEnd());
    play->trigger(); // from the beginning again
    QVERIFY(play->isChecked());
    QCOMPARE(slider->value(), 0);
    window.findChild<QAction *>("nextStep")->trigger();
    QVERIFY(!play->isChecked());
    play->trigger();
    window.close();
    QVERIFY(!play->isChecked());
}

void TestSideBySideWindow::marksAreExplainedOnce()
{
    const auto [first, second] = minimaxAndAlphaBeta(
        "(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),((3,2,8),(9,4,6),(1,5,2)))");
    SideBySideWindow window;
    window.compare(first, second, 0);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    int shown = 0;
    for (const auto *legend : window.findChildren<ui::lab::TreeLegend *>())
        shown += legend->isVisible() && legend->height() >= legend->heightForWidth(legend->width())
                     ? 1
                     : 0;
    QCOMPARE(shown, 1);
    // Each number is in its leaf's box.
    for (auto *canvas : window.findChildren<ui::lab::TreeCanvas *>()) {
        canvas->grab();
        int leaves = 0;
        for (const auto &text : canvas->drawnText()) {
            if (text.node < 0)
                continue;
            const auto &node = canvas->scene().nodes()[std::size_t(text.node)];
            if (!node.leaf)
                continue;
            ++leaves;
            QVERIFY2(canvas->scene().box(node).contains(text.box.center())
                         && text.box.width() <= canvas->scene().box(node).width(),
                     qPrintable(text.text));
        }
        QCOMPARE(leaves, 27);
    }
}

QTEST_MAIN(TestSideBySideWindow)
#include "tst_sidebysidewindow.moc"
