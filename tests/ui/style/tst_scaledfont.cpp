#include "ui/style/scaledfont.h"

#include <QTest>

/// Fonts so many times as large.
class TestScaledFont : public QObject
{
    Q_OBJECT

private slots:
    void pixelsArePixels();
    void pointsArePoints();
};

void TestScaledFont::pixelsArePixels()
{
    QFont font;
    font.setPixelSize(15);
    const QFont larger = ui::scaledFont(font, 1.5);
    QCOMPARE(larger.pixelSize(), 23); // rounded
    QCOMPARE(larger.pointSizeF(), -1.0);
    QCOMPARE(ui::scaledFont(font, 1), font);
}

void TestScaledFont::pointsArePoints()
{
    QFont font;
    font.setPointSizeF(10);
    font.setBold(true);
    const QFont smaller = ui::scaledFont(font, 0.85);
    QCOMPARE(smaller.pointSizeF(), 8.5);
    QCOMPARE(smaller.pixelSize(), -1);
    QVERIFY(smaller.bold());
}

QTEST_MAIN(TestScaledFont)
#include "tst_scaledfont.moc"
