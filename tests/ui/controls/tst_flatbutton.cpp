#include "tests/support/qt/fonts.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/surface.h"

#include <QImage>
#include <QTest>

using ui::FlatButton;

/// The window's own buttons.
class TestFlatButton : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void onlyAProminentButtonHasTheAccent();
    void textArrowAndIconHaveRoom();
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
}

void TestFlatButton::textArrowAndIconHaveRoom()
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

QTEST_MAIN(TestFlatButton)
#include "tst_flatbutton.moc"
