#include "ui/style/accessiblestyle.h"

#include <QApplication>
#include <QTest>

/// Placeholders can be read on every palette.
class TestPlaceholderColour : public QObject
{
    Q_OBJECT

private slots:
    void placeholdersFollowThePalette();
};

void TestPlaceholderColour::placeholdersFollowThePalette()
{
    const QPalette usual = QApplication::palette();
    QWidget window;
    new ui::PlaceholderColour(&window);
    for (const QColor ground : {QColor(0x202020), QColor(0xf0f0f0), QColor(0x101030)}) {
        QPalette colours(ground);
        colours.setColor(QPalette::PlaceholderText, QColor(0x808080));
        QApplication::setPalette(colours);
        QCoreApplication::processEvents();
        const QColor text = QApplication::palette().color(QPalette::Text);
        QColor shown = QApplication::palette().color(QPalette::PlaceholderText);
        QVERIFY(shown.alpha() < 255);
        shown.setAlpha(255);
        QCOMPARE(shown, text);
        QCOMPARE(QApplication::palette().color(QPalette::Window), colours.color(QPalette::Window));
    }
    QApplication::setPalette(usual);
}

QTEST_MAIN(TestPlaceholderColour)
#include "tst_placeholdercolour.moc"
