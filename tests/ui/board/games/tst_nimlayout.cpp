#include "tests/support/qt/nimheaps.h"
#include "ui/board/games/nimlayout.h"

#include <QSet>
#include <QTest>

using core::Nim;
using ui::NimLayout;

/// Places of counters.
class NimLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void arrowsReachEveryCounter_data();
    void arrowsReachEveryCounter();
};

void NimLayoutTest::arrowsReachEveryCounter_data()
{
    support::nimShapes();
}

void NimLayoutTest::arrowsReachEveryCounter()
{
    const Nim game = support::fetchedNimShape();
    NimLayout layout;
    std::vector<int> places;
    for (int heap = 0; heap < game.heapCount(); ++heap)
        places.push_back(game.heap(heap));
    layout.place(places, QRectF(0, 0, 400, 300), 1);
    using CursorMove = ui::BoardWidget::CursorMove;
    QList<int> open{
        layout.cellToward(NimLayout::cellOf(game.heap(0) > 0 ? 0 : 1, 1), CursorMove::First, game)};
    QSet<int> reached(open.begin(), open.end());
    while (!open.empty()) {
        const int cell = open.takeLast();
        for (const CursorMove way :
             {CursorMove::Left, CursorMove::Right, CursorMove::Up, CursorMove::Down}) {
            const int next = layout.cellToward(cell, way, game);
            if (!reached.contains(next)) {
                reached.insert(next);
                open += next;
            }
        }
    }
    QCOMPARE(reached.size(), game.counters());
}

QTEST_MAIN(NimLayoutTest)
#include "tst_nimlayout.moc"
