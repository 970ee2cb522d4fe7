#include "ui/style/accessiblestyle.h"
#include "ui/style/surface.h"

#include <QApplication>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyleFactory>
#include <QTest>

/// What the program paints itself where the desktop has no style of its own.
class TestOwnLook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    }
    void cleanup() { QApplication::setPalette(QPalette()); }
    void aDarkMenuHasAnEdge();
    void textFieldsHaveRoundCorners();
};

/// Of one colour, which differs from the menu's ground and from a dark window's.
void TestOwnLook::aDarkMenuHasAnEdge()
{
    QPalette dark(QColor(0x2b3236), QColor(0x15181a));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(role, QColor(0xeef1ee));
    dark.setColor(QPalette::Base, QColor(0x0f1214));
    QApplication::setPalette(dark);
    QMenu menu;
    menu.addAction("Play");
    menu.resize(menu.sizeHint());
    const QImage image = menu.grab().toImage();
    const QColor edge = image.pixelColor(0, image.height() / 2);
    for (int x = 0; x < image.width(); ++x) {
        QCOMPARE(image.pixelColor(x, 0), edge);
        QCOMPARE(image.pixelColor(x, image.height() - 1), edge);
    }
    QVERIFY(ui::contrast(edge, image.pixelColor(2, image.height() - 2)) > 1.4);
    QVERIFY(ui::contrast(edge, dark.color(QPalette::Window)) > 1.4);
}

/// What lies under them shows there, as under the other controls.
void TestOwnLook::textFieldsHaveRoundCorners()
{
    QWidget page;
    QPalette green = page.palette();
    green.setColor(QPalette::Window, Qt::green);
    page.setPalette(green);
    QLineEdit line(&page);
    QSpinBox number(&page);
    number.move(0, 100);
    number.setValue(7);
    page.resize(300, 200);
    const QImage image = page.grab().toImage();
    for (const QWidget *field : {static_cast<QWidget *>(&line), static_cast<QWidget *>(&number)}) {
        QCOMPARE(image.pixelColor(field->pos()), QColor(Qt::green));
        const QPoint middle = field->pos() + QPoint(field->width() / 2, 0);
        QVERIFY(ui::contrast(image.pixelColor(middle), QColor(Qt::white)) >= 3);
    }
    const QRect box = number.geometry();
    const auto hasInk = [&image](const QRect &area) {
        for (int x = area.left(); x <= area.right(); ++x) {
            for (int y = area.top(); y <= area.bottom(); ++y) {
                if (image.pixelColor(x, y).lightness() < 100)
                    return true;
            }
        }
        return false;
    };
    const QRect arrows = box.adjusted(box.width() - 14, 3, -3, -3);
    const QRect upper = arrows.adjusted(0, 0, 0, -arrows.height() / 2);
    const QRect lower = arrows.adjusted(0, arrows.height() / 2, 0, 0);
    QVERIFY(hasInk(upper) && hasInk(lower));
}

QTEST_MAIN(TestOwnLook)
#include "tst_ownlook.moc"
