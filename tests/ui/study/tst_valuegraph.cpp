#include "tests/support/qt/gamestest.h"

#include <QMouseEvent>
#include <QTest>

/// The graph of a game's value in the window.
class TestValueGraph : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theGraphIsDragged();
};

void TestValueGraph::theGraphIsDragged()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    auto *graph = part<QWidget>(*window, "valueGraph");
    const QPoint middle = graph->rect().center();
    QTest::mousePress(graph, Qt::LeftButton, {}, middle);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QTest::mouseMove(graph, QPoint(8, middle.y()));
    QMouseEvent move(QEvent::MouseMove, QPointF(8, middle.y()), QPointF(8, middle.y()),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(graph, &move);
    QCOMPARE(window->game().shownPly(), std::size_t(0));
    QTest::mouseRelease(graph, Qt::LeftButton, {}, QPoint(8, middle.y()));
    QTest::keyClick(graph, Qt::Key_Right);
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QCOMPARE(window->game().match().ply(), std::size_t(4));
}

QTEST_MAIN(TestValueGraph)
#include "tst_valuegraph.moc"
