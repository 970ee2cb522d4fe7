#include "tests/support/qt/fonts.h"
#include "ui/lab/panels/comparepanel.h"

#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

using ui::lab::BarDelegate;

/// Bars behind numbers.
class TestBarDelegate : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void barIsAsLongAsTheShare_data();
    void barIsAsLongAsTheShare();
    void itemWithoutShareHasNoBar();
    void numberStandsOnTheBar();
};

namespace {

constexpr QSize cell(104, 24);

/// What the delegate paints for an item, on white.
QImage painted(const QString &text, const QVariant &share)
{
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), text);
    model.setData(model.index(0, 0), share, BarDelegate::shareRole);
    QImage image(cell, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = image.rect();
    option.font = testFont();
    option.palette.setColor(QPalette::Highlight, Qt::blue);
    option.palette.setColor(QPalette::Text, Qt::black);
    BarDelegate().paint(&painter, option, model.index(0, 0));
    return image;
}

/// How many pixels of the row in the middle are not white.
int barLength(const QImage &image)
{
    int length = 0;
    for (int x = 0; x < image.width(); ++x)
        length += image.pixelColor(x, image.height() / 2) == Qt::white ? 0 : 1;
    return length;
}

} // namespace

void TestBarDelegate::barIsAsLongAsTheShare_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("length");
    QTest::newRow("all") << 1.0 << 100;
    QTest::newRow("half") << 0.5 << 50;
    QTest::newRow("a quarter") << 0.25 << 25;
    QTest::newRow("nearly nothing can be seen") << 0.001 << 2;
    QTest::newRow("nothing") << 0.0 << 0;
}

void TestBarDelegate::barIsAsLongAsTheShare()
{
    QFETCH(double, share);
    QFETCH(int, length);
    QCOMPARE(barLength(painted({}, share)), length);
}

void TestBarDelegate::itemWithoutShareHasNoBar()
{
    QCOMPARE(barLength(painted({}, {})), 0);
}

void TestBarDelegate::numberStandsOnTheBar()
{
    const auto dark = [](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y).blue() < 100 ? 1 : 0;
        }
        return count;
    };
    QCOMPARE(dark(painted({}, 1.0)), 0); // the bar itself stays light under black text
    QVERIFY(dark(painted("1234", {})) > 20);
    QVERIFY(dark(painted("1234", 1.0)) > 20);
}

QTEST_MAIN(TestBarDelegate)
#include "tst_bardelegate.moc"
