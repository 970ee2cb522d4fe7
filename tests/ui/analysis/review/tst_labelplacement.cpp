#include "ui/analysis/review/valuegraph.h"

#include <QLineF>
#include <QTest>

/// Where the labels of a graph's points stand.
class TestLabelPlacement : public QObject
{
    Q_OBJECT

private slots:
    void labelIsAtItsPointWhereThereIsSpace();
    void labelAvoidsTheLine();
    void labelIsNearerToItsOwnPointThanToOthers();
};

namespace {

const QRectF whole(0, 0, 200, 100);
const QSizeF label(30, 10);
const QPointF point(100, 50);

} // namespace

void TestLabelPlacement::labelIsAtItsPointWhereThereIsSpace()
{
    const auto place = ui::placeLabel(label, point, 4, whole, {});
    QVERIFY(place.has_value());
    QCOMPARE(*place, QRectF(85, 36, 30, 10));
}

void TestLabelPlacement::labelAvoidsTheLine()
{
    const ui::Obstacles obstacles{QPolygonF(QRectF(0, 40, 200, 1)), {}, {}};
    const auto place = ui::placeLabel(label, point, 4, whole, obstacles);
    QVERIFY(place.has_value());
    QVERIFY(!ui::crosses(obstacles.line, *place));
}

/// Or else one would read another point's label there.
void TestLabelPlacement::labelIsNearerToItsOwnPointThanToOthers()
{
    const auto away = [](const QRectF &place, const QPointF &from) {
        const QPointF nearest(qBound(place.left(), from.x(), place.right()),
                              qBound(place.top(), from.y(), place.bottom()));
        return QLineF(nearest, from).length();
    };
    int placed = 0;
    for (int x = 60; x <= 140; x += 4) {
        for (int y = 20; y <= 80; y += 4) {
            const QPointF other(x, y);
            if (other == point)
                continue;
            const QRectF mark(x - 4, y - 4, 8, 8);
            const auto place = ui::placeLabel(label, point, 4, whole, {{}, {mark}, {other}});
            placed += place ? 1 : 0;
            QVERIFY(!place || away(*place, point) < away(*place, other));
        }
    }
    QVERIFY(placed > 200);
}

QTEST_GUILESS_MAIN(TestLabelPlacement)
#include "tst_labelplacement.moc"
