#include "ui/style/surface.h"

#include <QTest>

#include <cmath>

/// The colours that controls derive from the palette can be distinguished.
class TestSurface : public QObject
{
    Q_OBJECT

private slots:
    void contrastIsWcags();
    void mixturesLieBetween();
    void textCanBeRead_data();
    void textCanBeRead();
    void whatIsDisabledIsNotInvisible();
};

void TestSurface::contrastIsWcags()
{
    QCOMPARE(ui::contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(ui::contrast(Qt::red, Qt::red), 1.0);
    // The published value of the lightest grey that is readable on white.
    QVERIFY(std::abs(ui::contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01);
}

void TestSurface::mixturesLieBetween()
{
    QCOMPARE(ui::mixed(Qt::black, Qt::white, 0.0), QColor(Qt::black));
    QCOMPARE(ui::mixed(Qt::black, Qt::white, 1.0), QColor(Qt::white));
    QCOMPARE(ui::mixed(QColor(0, 100, 200), QColor(100, 100, 100), 0.5).green(), 100);
    QCOMPARE(ui::mixed(QColor(0, 100, 200), QColor(100, 100, 100), 0.5).blue(), 150);
}

void TestSurface::textCanBeRead_data()
{
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("highlight");
    QTest::addColumn<QColor>("highlightedText");
    const QColor white = Qt::white;
    QTest::newRow("Fusion") << QColor(0xefefef) << QColor(Qt::black) << QColor(0x308cc6) << white;
    QTest::newRow("Breeze") << QColor(0xeff0f1) << QColor(0x232629) << QColor(0x3daee9) << white;
    QTest::newRow("Breeze Dark") << QColor(0x2a2e32) << QColor(0xfcfcfc) << QColor(0x3daee9)
                                 << QColor(0xfcfcfc);
    QTest::newRow("Adwaita") << QColor(0xf6f5f4) << QColor(0x2e3436) << QColor(0x3584e4) << white;
    QTest::newRow("Adwaita Dark") << QColor(0x353535) << QColor(0xeeeeec) << QColor(0x15539e)
                                  << white;
    QTest::newRow("dark text on the accent")
        << QColor(0xf6f5f4) << QColor(0x2e3436) << QColor(0xb06020) << QColor(Qt::black);
}

void TestSurface::textCanBeRead()
{
    constexpr double readable = 4.5;
    QFETCH(QColor, window);
    QFETCH(QColor, text);
    QFETCH(QColor, highlight);
    QFETCH(QColor, highlightedText);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, window.lightness() > 128 ? Qt::white : window.darker());
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, highlightedText);
    const ui::Accent accent = ui::accent(palette);
    QVERIFY(ui::contrast(accent.fill, accent.text) >= readable);
    QCOMPARE(accent.text, highlightedText);
    for (const QColor &ground : {ui::cardColour(palette), ui::quietColour(palette)})
        QVERIFY(ui::contrast(ground, text) >= readable);
    for (const QColor &ground : {ui::cardColour(palette), window})
        QVERIFY(ui::contrast(ground, ui::quietText(palette)) >= readable);
    // A style may dim the windows behind, as Adwaita does; what is kept from then is not dim.
    const QColor quiet = ui::quietText(palette);
    palette.setColor(QPalette::Inactive, QPalette::WindowText, QColor(0x919190));
    palette.setCurrentColorGroup(QPalette::Inactive);
    QCOMPARE(ui::quietText(palette), quiet);
    palette.setCurrentColorGroup(QPalette::Active);
    for (const QColor &ground : {palette.color(QPalette::Base), window})
        QVERIFY(ui::contrast(ground, ui::markColour(palette, ground)) >= 3);
    // What lies on the window is not darker than it.
    QVERIFY(ui::cardColour(palette).lightness() >= window.lightness());
}

/// A palette that is clear enough decides by itself.
void TestSurface::whatIsDisabledIsNotInvisible()
{
    QPalette palette(QColor(0xefefef), QColor(0xefefef));
    palette.setColor(QPalette::WindowText, Qt::black);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, QColor(0xbebebe)); // Fusion's
    const QColor grey = ui::disabledText(palette);
    QVERIFY(ui::contrast(grey, ui::quietColour(palette)) >= 2.2);
    QVERIFY(ui::contrast(grey, Qt::black) > 2.2);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, QColor(0x606060));
    QCOMPARE(ui::disabledText(palette), QColor(0x606060));
}

QTEST_MAIN(TestSurface)
#include "tst_surface.moc"
