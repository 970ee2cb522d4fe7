#include "ui/controls/card.h"
#include "ui/style/surface.h"

#include <QImage>
#include <QTest>

using ui::Card;

/// The surface under things that belong together.
class TestCard : public QObject
{
    Q_OBJECT

private slots:
    void surfaceHasALineAndRoundCorners_data();
    void surfaceHasALineAndRoundCorners();
    void marginGrowsWithTheText();
};

void TestCard::surfaceHasALineAndRoundCorners_data()
{
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(0xeff0f1) << QColor(0x232629);
    QTest::newRow("dark") << QColor(0x2a2e32) << QColor(0xfcfcfc);
}

void TestCard::surfaceHasALineAndRoundCorners()
{
    QFETCH(QColor, window);
    QFETCH(QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, window.lightness() > 128 ? Qt::white : window.darker());
    Card card;
    card.setPalette(palette);
    card.resize(120, 80);
    const QImage image = card.grab().toImage();
    QCOMPARE(image.pixel(60, 40), ui::cardColour(palette).rgb());
    QVERIFY(ui::cardColour(palette).rgb() != window.rgb());
    for (const QPoint corner : {QPoint(0, 0), QPoint(119, 0), QPoint(0, 79), QPoint(119, 79)})
        QCOMPARE(image.pixel(corner), window.rgb());
    for (const QPoint edge : {QPoint(60, 0), QPoint(119, 40), QPoint(60, 79), QPoint(0, 40)})
        QCOMPARE(image.pixel(edge), ui::cardEdge(palette).rgb());
    QCOMPARE(image.pixel(1, 40), ui::cardColour(palette).rgb()); // the line is one pixel wide
}

void TestCard::marginGrowsWithTheText()
{
    QVERIFY(Card::margin(10) > 0);
    QCOMPARE(Card::margin(40), 4 * Card::margin(10));
}

QTEST_MAIN(TestCard)
#include "tst_card.moc"
