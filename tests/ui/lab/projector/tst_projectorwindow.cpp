#include "tests/support/window/labtest.h"
#include "ui/lab/projector/projectorwindow.h"
#include "ui/lab/texts/steptexts.h"

#include <QFontInfo>
#include <QSignalSpy>
#include <QTest>

using ui::lab::LabSession;
using ui::lab::ProjectorWindow;

/// The tree and one sentence for a room of people.
class TestProjectorWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void opensFromTheMenuAndClosesByEscape();
    void keysGoFromStepToStep();
    void quizKeepsTheNextStep();
    void questionHidesTheSentenceAtOnce();
    void groundIsBlackOrWhite();
    void typeIsLargeAndWhole();
    void aDeepTreeHasTheWayFromTheRoot();
    void saysWhenTheTreeIsFilledIn();
    void textsOfAStopAreShown();
    void controlKeysGoFromStopToStop();

private:
    static ProjectorWindow *projected(ui::lab::LabWindow &window)
    {
        trigger(window, "projector");
        return window.findChild<ProjectorWindow *>("projector");
    }
    static void examinationTree(ui::lab::LabWindow &window);
};

void TestProjectorWindow::examinationTree(ui::lab::LabWindow &window)
{
    window.controller()->search(
        {*ai::lab::TextTree::parse("(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),"
                                   "((3,2,8),(9,4,6),(1,5,2)))"),
         ai::lab::Algorithm::AlphaBetaShared});
    finish(window);
}

void TestProjectorWindow::opensFromTheMenuAndClosesByEscape()
{
    const auto window = opened();
    const auto keys = part<QAction>(*window, "projector")->shortcuts();
    QVERIFY(keys.contains(QKeySequence(Qt::Key_F11)));
    QVERIFY(keys.contains(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)));
    ProjectorWindow *projector = projected(*window);
    QVERIFY(projector != nullptr);
    QVERIFY(projector->isVisible());
    QVERIFY(projector->isFullScreen());
    QTest::keyClick(projector, Qt::Key_Escape);
    QVERIFY(!projector->isVisible());
    QCOMPARE(projected(*window), projector); // the same window again
    QVERIFY(projector->isVisible());
    window->close();
    QVERIFY(!projector->isVisible());
}

void TestProjectorWindow::keysGoFromStepToStep()
{
    const auto window = opened();
    LabSession *session = window->session();
    session->goTo(0);
    ProjectorWindow *projector = projected(*window);
    const auto words = [&] { return part<QLabel>(*projector, "projectorWords")->text(); };
    QTest::keyClick(projector, Qt::Key_Right);
    QCOMPARE(session->step(), 1U);
    QCOMPARE(words(), ui::lab::stepText(session->search(), 1));
    QTest::keyClick(projector, Qt::Key_Left);
    QCOMPARE(session->step(), 0U);
    QTest::keyClick(projector, Qt::Key_C);
    QCOMPARE(session->trace().events()[session->step() - 1].kind, ai::lab::EventKind::Cut);
    const std::uint32_t first = session->step();
    QTest::keyClick(projector, Qt::Key_C);
    QVERIFY(session->step() > first);
    QTest::keyClick(projector, Qt::Key_C, Qt::ShiftModifier);
    QCOMPARE(session->step(), first);
    QTest::keyClick(projector, Qt::Key_End);
    QVERIFY(session->atEnd());
    QTest::keyClick(projector, Qt::Key_Home);
    QCOMPARE(session->step(), 0U);
    QTest::keyClick(projector, Qt::Key_Down);
    const auto kind = session->trace().events()[session->step() - 1].kind;
    QCOMPARE(kind, ai::lab::EventKind::Leaf);
    QVERIFY(part<QLabel>(*projector, "projectorKeys")
                ->text()
                .startsWith(QString("%1 / %2 ")
                                .arg(session->stopOf(session->step()))
                                .arg(session->stops().size() - 1)));
    QTest::keyClick(projector, Qt::Key_Space);
    QVERIFY(part<QAction>(*window, "playSteps")->isChecked());
    QTest::keyClick(projector, Qt::Key_Space);
    QVERIFY(!part<QAction>(*window, "playSteps")->isChecked());
}

void TestProjectorWindow::quizKeepsTheNextStep()
{
    const auto window = opened();
    const auto &stops = window->session()->stops();
    window->session()->goTo(stops[4]);
    ProjectorWindow *projector = projected(*window);
    window->session()->setPredicting(true);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_C, Qt::Key_End}) {
        QTest::keyClick(projector, key);
        QCOMPARE(window->session()->step(), stops[4]);
    }
    QTest::keyClick(projector, Qt::Key_Left);
    QCOMPARE(window->session()->step(), stops[3]);
}

/// Also where the question is about the node of the step that is shown.
void TestProjectorWindow::questionHidesTheSentenceAtOnce()
{
    const auto window = opened();
    LabSession *session = window->session();
    ProjectorWindow *projector = projected(*window);
    const auto words = [&] { return part<QLabel>(*projector, "projectorWords")->text(); };
    const ai::lab::NodeId asked = goToComparison(*session);
    QVERIFY(asked != ai::lab::noNode);
    const QString sentence = words();
    session->setAsked(asked);
    QCOMPARE(words(), QString("Hidden until the question is answered."));
    session->setAsked(ai::lab::noNode);
    QCOMPARE(words(), sentence);
}

void TestProjectorWindow::groundIsBlackOrWhite()
{
    const auto window = opened();
    ProjectorWindow *projector = projected(*window);
    const auto ground = [](ProjectorWindow *projector) {
        projector->resize(1280, 720);
        layOut();
        const QImage picture = projector->grab().toImage();
        const QPoint tree = projector->findChild<ui::lab::TreeCanvas *>()->geometry().center();
        return std::pair(qGray(picture.pixel(3, 3)), qGray(picture.pixel(6, tree.y())));
    };
    const std::pair<int, int> black = ground(projector);
    QVERIFY(black.first < 40 && black.second < 40);
    QTest::keyClick(projector, Qt::Key_B);
    QCOMPARE(ground(projector), std::pair(255, 255));
    const auto another = opened(); // what was switched is remembered
    QCOMPARE(ground(projected(*another)), std::pair(255, 255));
    QTest::keyClick(projected(*another), Qt::Key_B);
    const auto last = opened();
    QCOMPARE(ground(projected(*last)), black);
}

/// At least one and a half times the size of the window's text, none cut off and none over another,
/// every value with its sign.
void TestProjectorWindow::typeIsLargeAndWhole()
{
    const auto window = opened();
    examinationTree(*window);
    LabSession *session = window->session();
    session->goTo(session->trace().stepCount());
    ProjectorWindow *projector = projected(*window);
    const auto *tree = projector->findChild<ui::lab::TreeCanvas *>();
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768)}) {
        projector->showNormal();
        projector->resize(size);
        layOut();
        projector->grab();
        QVERIFY(tree->scene().whole());
        int values = 0;
        for (const auto &one : tree->drawnText()) {
            QVERIFY2(QRectF(tree->rect())
                         .contains(QRectF(tree->onScreen(one.box.topLeft()),
                                          tree->onScreen(one.box.bottomRight()))),
                     qPrintable(one.text));
            for (const auto &other : tree->drawnText())
                QVERIFY(&one == &other || !one.box.intersects(other.box));
            const QChar sign = one.text.front();
            values += sign == '=' || sign == QChar(0x2264) || sign == QChar(0x2265) ? 1 : 0;
            QVERIFY2(one.pixels >= 12, qPrintable(one.text));
        }
        int done = 0;
        for (const auto &node : tree->scene().nodes())
            done += !node.leaf && node.id != ai::lab::noNode ? 1 : 0;
        QCOMPARE(values, done);
        auto *words = part<QLabel>(*projector, "projectorWords");
        QVERIFY(QFontInfo(words->font()).pixelSize() * 2
                >= 3 * QFontInfo(window->font()).pixelSize());
        QVERIFY(words->height() >= words->heightForWidth(words->width()));
        QVERIFY(words->width() * 10 >= projector->width() * 9); // as few lines as possible
    }
}

void TestProjectorWindow::aDeepTreeHasTheWayFromTheRoot()
{
    const auto window = opened("ttt-fresh");
    LabSession *session = window->session();
    session->goTo(session->stops()[20]);
    ProjectorWindow *projector = projected(*window);
    projector->showNormal();
    projector->resize(1280, 800);
    layOut();
    const auto *way = projector->findChild<ui::lab::Breadcrumbs *>();
    QVERIFY(!way->isHidden());
    const auto depth = session->selected().size();
    QVERIFY(depth > 3);
    const auto *last = way->findChild<QToolButton *>(QString("way%1").arg(depth));
    QVERIFY(last->isVisible());
    QVERIFY(last->isChecked());
    QVERIFY(last->fontInfo().pixelSize() >= 20); // read from the last row
    QVERIFY(last->geometry().right() <= way->width());
    QVERIFY(last->height() <= way->height());
    for (const auto *button : way->findChildren<QToolButton *>())
        QCOMPARE(button->focusPolicy(), Qt::NoFocus);
    QTest::keyClick(projector, Qt::Key_Right);
    QCOMPARE(session->step(), session->stops()[21]);
    window->controller()->openExample("tree-2");
    finish(*window);
    QVERIFY(way->isHidden()); // all of the tree is drawn
}

void TestProjectorWindow::saysWhenTheTreeIsFilledIn()
{
    const auto window = opened();
    ProjectorWindow *projector = projected(*window);
    const auto words = [&] { return part<QLabel>(*projector, "projectorWords")->text(); };
    window->session()->goTo(0);
    window->session()->setFilling(true);
    QVERIFY2(words().startsWith("The tree shows what you write"), qPrintable(words()));
    QCOMPARE(words(), label(*window, "stepWords"));
    window->session()->setFilling(false);
    QVERIFY(words().startsWith("Nothing has been visited"));
}

/// Its notes until a step is taken, and by a key again, then the questions and their answers.
void TestProjectorWindow::textsOfAStopAreShown()
{
    const auto window = opened();
    LabSession *session = window->session();
    session->goTo(0);
    ProjectorWindow *projector = projected(*window);
    const auto words = [&] { return part<QLabel>(*projector, "projectorWords")->text(); };
    const auto keys = [&] { return part<QLabel>(*projector, "projectorKeys")->text(); };
    const QString sentence = words();
    QVERIFY(!keys().contains("T text"));
    QTest::keyClick(projector, Qt::Key_T); // nothing to be shown
    QCOMPARE(words(), sentence);
    ai::lab::LessonStop stop;
    stop.notes = {"One.", "Two."};
    stop.questions = {{"Why?", "Because."}, {"When?", ""}};
    projector->setStop("Stop 1 of 2", stop);
    QCOMPARE(words(), QString("One.\nTwo."));
    QVERIFY(keys().contains("T text") && keys().contains("N P stop"));
    QTest::keyClick(projector, Qt::Key_Right);
    QCOMPARE(words(), ui::lab::stepText(session->search(), session->step()));
    const QString step = words();
    for (const char *page : {"One.\nTwo.", "Why?", "Why?\nAnswer: Because.", "When?"}) {
        QTest::keyClick(projector, Qt::Key_T);
        QCOMPARE(words(), QString(page));
    }
    QTest::keyClick(projector, Qt::Key_T);
    QCOMPARE(words(), step);
    projector->setStop("Stop 1 of 2", stop); // as after any change: nothing new to be read
    QCOMPARE(words(), step);
    QTest::keyClick(projector, Qt::Key_T);
    projector->setStop("Stop 2 of 2", {});
    QCOMPARE(words(), step);
}

/// As in the main window; without Control they step, as a remote control does.
void TestProjectorWindow::controlKeysGoFromStopToStop()
{
    const auto window = opened();
    window->session()->goTo(0);
    ProjectorWindow *projector = projected(*window);
    QSignalSpy stops(projector, &ProjectorWindow::lessonStopRequested);
    QTest::keyClick(projector, Qt::Key_PageDown, Qt::ControlModifier);
    QTest::keyClick(projector, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(stops.size(), 2);
    QCOMPARE(stops[0][0].toInt(), 1);
    QCOMPARE(stops[1][0].toInt(), -1);
    QCOMPARE(window->session()->step(), 0U);
    QTest::keyClick(projector, Qt::Key_PageDown);
    QCOMPARE(window->session()->step(), 1U);
    QCOMPARE(stops.size(), 2);
}

QTEST_MAIN(TestProjectorWindow)
#include "tst_projectorwindow.moc"
