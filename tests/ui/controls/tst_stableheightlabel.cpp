#include "tests/support/qt/fonts.h"
#include "ui/controls/stableheightlabel.h"

#include <QTest>

#include <memory>

using ui::StableHeightLabel;

/// Space for a label whose text changes.
class TestStableHeightLabel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void shortTextsKeepTheHeight();
    void longTextGrowsOnceAndStays();
    void textOfAHiddenPageIsMeasuredWhenItIsShown();
    void anotherWidthIsMeasuredAnew();
    void largerFontNeedsMoreSpace();
    void plainLabelIsAsWideAsItsWidestText();
};

namespace {

/// A wrapping label in its space, shown at a width.
struct Space
{
    explicit Space(int lines)
        : label(new QLabel)
    {
        label->setWordWrap(true);
        space = std::make_unique<StableHeightLabel>(label, lines);
        space->resize(200, space->sizeHint().height());
        space->show();
    }

    /// The height that is requested with a text.
    int heightWith(const QString &text)
    {
        label->setText(text);
        QCoreApplication::sendPostedEvents();
        return space->sizeHint().height();
    }

    QLabel *label; ///< owned by the space
    std::unique_ptr<StableHeightLabel> space;
};

const QString longText = QString("some words that need several lines ").repeated(6);

} // namespace

void TestStableHeightLabel::shortTextsKeepTheHeight()
{
    Space two(2);
    const int height = two.space->sizeHint().height();
    QVERIFY(height >= 2 * two.label->fontMetrics().lineSpacing());
    QCOMPARE(two.heightWith(""), height);
    QCOMPARE(two.heightWith("one line"), height);
    two.space->setLines(3);
    QVERIFY(two.space->sizeHint().height() >= height + two.label->fontMetrics().lineSpacing());
}

void TestStableHeightLabel::longTextGrowsOnceAndStays()
{
    Space one(1);
    const int before = one.space->sizeHint().height();
    const int grown = one.heightWith(longText);
    QVERIFY(grown > before);
    QVERIFY(grown >= one.label->heightForWidth(one.space->width()));
    // What is above the label keeps its place.
    QCOMPARE(one.heightWith("short"), grown);
    QCOMPARE(one.heightWith(longText), grown);
}

void TestStableHeightLabel::textOfAHiddenPageIsMeasuredWhenItIsShown()
{
    Space one(1);
    one.space->hide();
    one.heightWith(longText);
    one.space->show();
    QVERIFY(one.space->sizeHint().height() >= one.label->heightForWidth(one.space->width()));
}

void TestStableHeightLabel::anotherWidthIsMeasuredAnew()
{
    Space one(1);
    const int narrow = one.heightWith(longText);
    one.space->resize(800, narrow);
    QCoreApplication::sendPostedEvents();
    QVERIFY(one.space->sizeHint().height() < narrow);
    QCOMPARE(one.label->width(), 800);
}

void TestStableHeightLabel::largerFontNeedsMoreSpace()
{
    Space one(1);
    const int before = one.heightWith("short");
    QFont font = one.space->font();
    font.setPixelSize(2 * QFontInfo(font).pixelSize());
    one.space->setFont(font);
    QCoreApplication::sendPostedEvents();
    QVERIFY(one.space->sizeHint().height() >= before * 3 / 2);
}

void TestStableHeightLabel::plainLabelIsAsWideAsItsWidestText()
{
    auto *label = new QLabel;
    StableHeightLabel space(label, 1);
    const int empty = space.sizeHint().width();
    space.setWidest("the widest of all texts");
    QVERIFY(space.sizeHint().width()
            >= empty + label->fontMetrics().horizontalAdvance("the widest of all texts"));
    const QSize size = space.sizeHint();
    label->setText("short");
    QCoreApplication::sendPostedEvents();
    QCOMPARE(space.sizeHint(), size);
    QCOMPARE(space.minimumSizeHint(), size);
}

QTEST_MAIN(TestStableHeightLabel)
#include "tst_stableheightlabel.moc"
