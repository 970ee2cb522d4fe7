#include "tests/support/window/labtest.h"

#include <QTest>

using ui::lab::LabSession;

/// The drawn tree under keys and mouse.
class TestTreeCanvas : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void keysReorderAndTravel();
    void dragReordersTheChildren();
    void keysAndDragsFollowTheDrawingFromRightToLeft();
    void jumpToTheEndShowsIt();
    void nextCutIsInView();
    void signsStandBeforeTheirNumbersInRightToLeft();
};

void TestTreeCanvas::keysReorderAndTravel()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(session->selected(), path({1, 0}));
    QCOMPARE(session->trace().counters().leaves(), quint64(4));
    part<QAction>(*window, "later")->trigger(); // 2 behind 7
    finish(*window);
    QCOMPARE(session->trace().counters().leaves(), quint64(3));
    QCOMPARE(session->selected(), path({1, 1}));
    QCOMPARE(part<ui::lab::TreeTextEdit>(*window, "treeText")->text(),
             QString("MIN(MAX(4,5),MAX(7,2))"));
    QTest::keyClick(canvas, Qt::Key_Up);
    QCOMPARE(session->selected(), path({1}));
}

void TestTreeCanvas::dragReordersTheChildren()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto centre = [canvas](const LabSession::Path &node) {
        const int index = canvas->scene().find(node);
        return canvas->onScreen(canvas->scene().nodes()[std::size_t(index)].centre).toPoint();
    };
    const QPoint from = centre(path({1, 0}));
    const QPoint to = centre(path({1, 1})) + QPoint(15, 0);
    QTest::mousePress(canvas, Qt::LeftButton, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas, &move);
    }
    QVERIFY((centre(path({1, 0})) - to).manhattanLength() <= 2); // it follows the pointer
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
    finish(*window);
    QCOMPARE(part<ui::lab::TreeTextEdit>(*window, "treeText")->text(),
             QString("MIN(MAX(4,5),MAX(7,2))"));
    QVERIFY2(window->message().startsWith("Another order"), qPrintable(window->message()));
    QCOMPARE(window->message().count("call"), 1);
}

/// The child that is visited first, and that Down leads to, stands at the right.
void TestTreeCanvas::keysAndDragsFollowTheDrawingFromRightToLeft()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    ai::lab::SearchSetup setup = session->setup();
    setup.order = ai::lab::MoveOrder::Reversed;
    window->controller()->search(setup);
    finish(*window);
    session->select({});
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(session->selected(), path({1}));
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(session->selected(), path({0}));
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(session->selected(), path({0}));
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(session->selected(), path({1, 1}));
    QTest::keyClick(canvas, Qt::Key_Left, Qt::AltModifier);
    finish(*window);
    const auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    QCOMPARE(text->text(), QString("MIN(MAX(4,5),MAX(7,2))"));
    QCOMPARE(session->selected(), path({1, 0}));
    QVERIFY(runsRightToLeft(session->setup()));
    const auto centre = [canvas](const LabSession::Path &node) {
        const int index = canvas->scene().find(node);
        return canvas->onScreen(canvas->scene().nodes()[std::size_t(index)].centre).toPoint();
    };
    const QPoint from = centre(path({0, 0}));
    const QPoint to = centre(path({0, 1})) + QPoint(15, 0);
    QVERIFY(from.x() < to.x());
    QTest::mousePress(canvas, Qt::LeftButton, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas, &move);
    }
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
    finish(*window);
    QCOMPARE(text->text(), QString("MIN(MAX(5,4),MAX(7,2))"));
}

void TestTreeCanvas::jumpToTheEndShowsIt()
{
    const auto window = opened("ttt-shared"); // the list has many pages
    auto *steps = part<QListView>(*window, "stepList");
    QVERIFY2(steps->currentIndex().data().toString().startsWith(
                 QString("%1.").arg(window->session()->stops().size() - 1)),
             qPrintable(steps->currentIndex().data().toString()));
    window->controller()->openExample("othello-pass");
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    QCoreApplication::processEvents();
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    for (const auto &node : canvas->scene().nodes()) {
        const QPointF label(0, 2.4 * canvas->scene().radius());
        QVERIFY(canvas->onScreen(node.centre + label).y() <= canvas->height() + 1);
    }
}

/// The node that cuts, the children it visited and those it leaves out.
void TestTreeCanvas::nextCutIsInView()
{
    const auto window = opened("othello-start");
    window->resize(1152, 800);
    layOut();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    session->goTo(0);
    for (int cut = 0; cut < 12; ++cut) {
        session->stride(LabSession::StepSize::Cut, true);
        QCOMPARE(session->trace().events()[session->step() - 1].kind, ai::lab::EventKind::Cut);
        const auto &nodes = canvas->scene().nodes();
        const int index = canvas->scene().find(session->trace().path(session->current()));
        QVERIFY(index >= 0);
        std::vector<int> shown = nodes[std::size_t(index)].children;
        QVERIFY(shown.size() > 1);
        shown.push_back(index);
        for (const int one : shown) {
            const QPoint at = canvas->onScreen(nodes[std::size_t(one)].centre).toPoint();
            QVERIFY2(canvas->rect().contains(at), qPrintable(QString::number(cut)));
        }
    }
}

/// "↓33 //1" and "\u2264 3" have no letters to tell their direction.
void TestTreeCanvas::signsStandBeforeTheirNumbersInRightToLeft()
{
    const auto window = opened("ttt-fresh");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    window->session()->goTo(30);
    canvas->repaint();
    const auto &drawn = canvas->drawnText();
    QVERIFY(std::any_of(drawn.begin(), drawn.end(),
                        [](const auto &text) { return text.text.startsWith(QChar(0x2193)); }));
    const QImage leftToRight = canvas->grab().toImage();
    canvas->setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(canvas->grab().toImage(), leftToRight);
}

QTEST_MAIN(TestTreeCanvas)
#include "tst_treecanvas.moc"
