#include "tests/support/window/labtest.h"
#include "ui/lab/panels/stepview.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using ui::lab::LabSession;

/// What is said of the step that is reached.
class TestStepView : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void endReportsTheResult();
    void stepsForwardsAndBackAlike();
    void cutsSayWhatTheArticleWrites();
    void questionHidesTheSentenceAtOnce();
    void longTextTakesSpaceOnlyWhileItIsShown();
    void treeKeepsItsHeightFromStepToStep();
    void messagesArePlainText();
    void noLineIsCutWhereTheTextScrolls();
};

/// However low the window is, and whichever font the sentence has there.
void TestStepView::noLineIsCutWhereTheTextScrolls()
{
    const auto window = opened();
    makeSmallWithLargeLetters(*window);
    window->findChild<ui::lab::StepView *>()->showLesson(QString("A long text. ").repeated(150));
    const auto *words = part<QLabel>(*window, "stepWords");
    const QScrollArea *area = nullptr;
    for (QWidget *widget = words->parentWidget(); area == nullptr; widget = widget->parentWidget())
        area = qobject_cast<QScrollArea *>(widget);
    for (int height = 600; height < 660; height += 7) {
        window->resize(800, height);
        layOut();
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        QCOMPARE(area->viewport()->height() % words->fontMetrics().lineSpacing(), 0);
    }
}

/// They name files and repeat answers.
void TestStepView::messagesArePlainText()
{
    const auto window = opened();
    for (const char *name : {"labMessage", "treeProblem", "exerciseMark", "stepWords"})
        QCOMPARE(part<QLabel>(*window, name)->textFormat(), Qt::PlainText);
}

void TestStepView::endReportsTheResult()
{
    const auto window = opened();
    QVERIFY(window->session()->hasTrace());
    QCOMPARE(
        label(*window, "liveCounters"),
        QString("Leaves visited: 5 of 9 \u00b7 calls: 9 \u00b7 cuts: 2 \u00b7 branches cut: 4"));
    QVERIFY(label(*window, "stepWords").contains("worth 3"));
    QVERIFY(label(*window, "labMessage").contains("The root is worth 3."));
}

void TestStepView::stepsForwardsAndBackAlike()
{
    const auto window = opened();
    LabSession *session = window->session();
    for (const auto size :
         {LabSession::StepSize::Event, LabSession::StepSize::Node, LabSession::StepSize::Cut}) {
        session->goTo(0);
        std::vector<std::pair<std::uint32_t, QString>> there{{0, label(*window, "stepWords")}};
        while (session->step() < session->trace().stepCount()) {
            session->stride(size, true);
            there.emplace_back(session->step(), label(*window, "stepWords"));
        }
        QVERIFY(there.size() > 3);
        if (size == LabSession::StepSize::Cut)
            QCOMPARE(there.size(), std::size_t(4)); // the beginning, two cuts, the end
        while (session->step() > 0) {
            QCOMPARE(std::pair(session->step(), label(*window, "stepWords")), there.back());
            there.pop_back();
            session->stride(size, false);
        }
        QCOMPARE(there.size(), std::size_t(1));
    }
}

/// "alpha = 3 and beta = 2", where tree 2 is cut.
void TestStepView::cutsSayWhatTheArticleWrites()
{
    const auto window = opened();
    for (const bool failHard : {true, false}) {
        auto setup = window->session()->setup();
        setup.failHard = failHard;
        window->controller()->search(setup);
        finish(*window);
        window->session()->goTo(0);
        // Fail-soft leaves the loop before it would move beta: its listing says "value".
        const QString words =
            failHard ? "alpha = 3 is not below beta = 2" : "2 is not above alpha = 3";
        for (int cut = 0; cut < 2; ++cut) {
            window->session()->stride(LabSession::StepSize::Cut, true);
            QVERIFY2(label(*window, "stepWords").contains(words),
                     qPrintable(label(*window, "stepWords")));
        }
    }
}

/// Where the question is about the node of the step that is shown, no step follows that would hide
/// it.
void TestStepView::questionHidesTheSentenceAtOnce()
{
    const auto window = opened();
    LabSession *session = window->session();
    const ai::lab::NodeId asked = goToComparison(*session);
    QVERIFY(asked != ai::lab::noNode);
    const QString sentence = label(*window, "stepWords");
    session->setAsked(asked);
    QCOMPARE(label(*window, "stepWords"), QString("Hidden until the question is answered."));
    session->setAsked(ai::lab::noNode);
    QCOMPARE(label(*window, "stepWords"), sentence);
}

void TestStepView::longTextTakesSpaceOnlyWhileItIsShown()
{
    const auto window = opened();
    LabSession *session = window->session();
    session->goTo(0);
    auto *view = window->findChild<ui::lab::StepView *>();
    QVERIFY(view != nullptr);
    const QWidget *space = view->findChild<QLabel *>("stepWords")->parentWidget();
    const int usual = space->sizeHint().height();
    view->showLesson(QStringLiteral("A line of the lesson\n").repeated(20));
    QTRY_VERIFY(space->sizeHint().height() > usual);
    session->goTo(1);
    QTRY_COMPARE(space->sizeHint().height(), usual);
}

/// Below a message, too, and whatever the message would need in a narrower place.
void TestStepView::treeKeepsItsHeightFromStepToStep()
{
    const auto window = opened("classic");
    window->resize(1280, 900);
    LabSession *session = window->session();
    session->goTo(0);
    auto *view = window->findChild<ui::lab::StepView *>();
    view->messages()->showMessage("Alpha is 3 when the second child is visited. Which leaves can "
                                  "still matter? Say why.");
    layOut();
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const int height = canvas->height();
    while (!session->atEnd()) {
        session->stride(LabSession::StepSize::Event, true);
        layOut();
        if (!session->atEnd()) // where the result is reported
            QCOMPARE(canvas->height(), height);
    }
}

QTEST_MAIN(TestStepView)
#include "tst_stepview.moc"
