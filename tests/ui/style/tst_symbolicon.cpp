#include "ui/style/symbolicon.h"

#include <QDir>
#include <QImage>
#include <QSet>
#include <QTest>

/// The project's symbols in the colours of the text beside them.
class TestSymbolIcon : public QObject
{
    Q_OBJECT

private slots:
    void everySymbolHasItsColours();
    void symbolsAreSharpInEverySize();
    void unknownNameIsNoIcon();
};

namespace {

/// The colours of what is drawn in full.
QSet<QRgb> colours(const QImage &image)
{
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 255)
                found.insert(image.pixel(x, y));
        }
    }
    return found;
}

QImage drawn(const QIcon &icon, int size, QIcon::Mode mode = QIcon::Normal)
{
    return icon.pixmap(QSize(size, size), 1, mode).toImage().convertToFormat(QImage::Format_ARGB32);
}

} // namespace

void TestSymbolIcon::everySymbolHasItsColours()
{
    const QStringList symbols = QDir(":/symbols").entryList({"*.svg"});
    QVERIFY(!symbols.isEmpty());
    for (const QString &symbol : symbols) {
        const QIcon icon = ui::symbolIcon(symbol.chopped(4), Qt::red, Qt::blue);
        QVERIFY2(colours(drawn(icon, 64)) == QSet<QRgb>{qRgb(255, 0, 0)}, qPrintable(symbol));
        QVERIFY2(colours(drawn(icon, 64, QIcon::Disabled)) == QSet<QRgb>{qRgb(0, 0, 255)},
                 qPrintable(symbol));
    }
}

void TestSymbolIcon::symbolsAreSharpInEverySize()
{
    const QIcon icon = ui::symbolIcon("undo", Qt::red, Qt::blue);
    for (const int size : {16, 33, 200})
        QCOMPARE(drawn(icon, size).size(), QSize(size, size));
    // Drawn anew, not the small picture made larger.
    QVERIFY(drawn(icon, 200) != drawn(icon, 16).scaled(200, 200));
}

void TestSymbolIcon::unknownNameIsNoIcon()
{
    QVERIFY(ui::symbolIcon("no-such-symbol", Qt::red, Qt::blue).isNull());
}

QTEST_MAIN(TestSymbolIcon)
#include "tst_symbolicon.moc"
