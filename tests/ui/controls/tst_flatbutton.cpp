#include "tests/support/qt/fonts.h"
#include "ui/controls/flatbutton.h"
#include "ui/style/surface.h"

#include <QImage>
#include <QTest>

#include <cmath>

using ui::FlatButton;

/// The window's own buttons.
class TestFlatButton : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void onlyAProminentButtonHasTheAccent();
    void textArrowAndIconHaveSpace();
    void whatIsChosenHasAnEdge();
    void theArrowTurnsWhileWhatItOpensIsOpen();
    void aTextAtTheStartIsMirrored();
    void theWholeButtonIsMirrored();
};

namespace {

bool shows(QWidget &button, const QColor &colour)
{
    const QImage image = button.grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour.rgb())
                return true;
        }
    }
    return false;
}

} // namespace

void TestFlatButton::onlyAProminentButtonHasTheAccent()
{
    FlatButton button("Play");
    button.resize(button.sizeHint());
    const QColor accent = ui::accent(button.palette()).fill;
    QVERIFY(!shows(button, accent));
    button.setProminent(true);
    QVERIFY(shows(button, accent));
    button.setEnabled(false);
    QVERIFY(!shows(button, accent));
    // Nor a tint of it, on which grey letters could not be read.
    QVERIFY(!shows(button, ui::mixed(accent, button.palette().color(QPalette::Window), 0.5)));
}

void TestFlatButton::textArrowAndIconHaveSpace()
{
    FlatButton button("&Undo");
    const int text = button.fontMetrics().horizontalAdvance("Undo");
    const int plain = button.sizeHint().width();
    QVERIFY(plain > text);
    QCOMPARE(plain, button.widthFor("&Undo"));
    button.setArrow(true);
    const int withArrow = button.sizeHint().width();
    QVERIFY(withArrow > plain);
    QPixmap picture(16, 16);
    picture.fill(Qt::red);
    button.setIcon(picture);
    QVERIFY(button.sizeHint().width() >= withArrow + 16);
    button.resize(button.sizeHint());
    QVERIFY(shows(button, Qt::red));
}

void TestFlatButton::whatIsChosenHasAnEdge()
{
    FlatButton button("Black");
    button.setCheckable(true);
    button.resize(button.sizeHint());
    const auto edge = [&] {
        const QImage image = button.grab().toImage();
        return image.pixelColor(image.width() / 2, 0);
    };
    const QColor ground = ui::quietColour(button.palette());
    QVERIFY(ui::contrast(edge(), ground) < 1.5);
    button.setChecked(true);
    QVERIFY(ui::contrast(edge(), ground) >= 3);
}

void TestFlatButton::theArrowTurnsWhileWhatItOpensIsOpen()
{
    FlatButton button;
    button.setArrow(true);
    button.setCheckable(true);
    button.resize(button.sizeHint());
    const auto firstRow = [&] { // of the arrow, and how wide it is there
        const QImage image = button.grab().toImage();
        for (int y = 4; y < image.height() - 4; ++y) {
            int width = 0;
            for (int x = 4; x < image.width() - 4; ++x)
                width += qGray(image.pixel(x, y)) < 120 ? 1 : 0;
            if (width > 0)
                return width;
        }
        return 0;
    };
    const int side = firstRow();
    button.setChecked(true);
    const int tip = firstRow();
    QVERIFY2(tip > 0 && tip < side, qPrintable(QString("%1 and %2").arg(side).arg(tip)));
}

void TestFlatButton::aTextAtTheStartIsMirrored()
{
    FlatButton button("Own heaps");
    button.resize(3 * button.sizeHint().width(), button.sizeHint().height());
    const auto middleOfText = [&] {
        const QImage image = button.grab().toImage();
        const QRgb ground = image.pixel(image.width() / 2, 3);
        int sum = 0;
        int count = 0;
        for (int x = 4; x < image.width() - 4; ++x) {
            for (int y = 4; y < image.height() - 4; ++y) {
                if (image.pixel(x, y) != ground) {
                    sum += x;
                    ++count;
                }
            }
        }
        return double(sum) / count / image.width();
    };
    QVERIFY(std::abs(middleOfText() - 0.5) < 0.05);
    button.setTextAtStart(true);
    QVERIFY(middleOfText() < 0.3);
    button.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(middleOfText() > 0.7);
}

/// The picture at one end, the arrow at the other and the text between them.
void TestFlatButton::theWholeButtonIsMirrored()
{
    FlatButton button("HHH"); // its own mirror image
    button.setArrow(true);
    QPixmap picture(16, 16);
    picture.fill(Qt::red);
    button.setIcon(picture);
    button.resize(button.sizeHint() + QSize(20, 0));
    const QImage usual = button.grab().toImage();
    button.setLayoutDirection(Qt::RightToLeft);
    const QImage mirrored = button.grab().toImage().mirrored(true, false);
    const auto isInk = [](QRgb colour) { return qGray(colour) < 120; };
    const auto columns = [&](const QImage &image) {
        QList<bool> inked;
        for (int x = 4; x < image.width() - 4; ++x) {
            bool any = false;
            for (int y = 4; y < image.height() - 4; ++y)
                any = any || isInk(image.pixel(x, y));
            inked << any;
        }
        return inked;
    };
    const QList<bool> one = columns(usual);
    const QList<bool> other = columns(mirrored);
    int different = 0;
    for (qsizetype i = 0; i < one.size(); ++i)
        different += one[i] != other[i] ? 1 : 0;
    QVERIFY2(different <= 6, qPrintable(QString::number(different))); // letters lie between pixels
}

QTEST_MAIN(TestFlatButton)
#include "tst_flatbutton.moc"
