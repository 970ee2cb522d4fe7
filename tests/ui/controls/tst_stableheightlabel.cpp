#include "tests/support/qt/fonts.h"
#include "ui/controls/stableheightlabel.h"

#include <QTest>

#include <memory>

using ui::StableHeightLabel;

/// Room for a label whose text changes.
class TestStableHeightLabel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void shortTextsKeepTheHeight();
    void longTextGrowsOnceAndStays();
    void anotherWidthIsMeasuredAnew();
    void largerFontNeedsMoreRoom();
    void plainLabelIsAsWideAsItsWidestText();
};

namespace {

/// A wrapping label in its room, shown at a width.
struct Room
{
    explicit Room(int lines)
        : label(new QLabel)
    {
        label->setWordWrap(true);
        room = std::make_unique<StableHeightLabel>(label, lines);
        room->resize(200, room->sizeHint().height());
        room->show();
    }

    /// The height that is requested with a text.
    int heightWith(const QString &text)
    {
        label->setText(text);
        QCoreApplication::sendPostedEvents();
        return room->sizeHint().height();
    }

    QLabel *label; ///< owned by the room
    std::unique_ptr<StableHeightLabel> room;
};

const QString longText = QString("some words that need several lines ").repeated(6);

} // namespace

void TestStableHeightLabel::shortTextsKeepTheHeight()
{
    Room two(2);
    const int height = two.room->sizeHint().height();
    QVERIFY(height >= 2 * two.label->fontMetrics().lineSpacing());
    QCOMPARE(two.heightWith(""), height);
    QCOMPARE(two.heightWith("one line"), height);
    two.room->setLines(3);
    QVERIFY(two.room->sizeHint().height() >= height + two.label->fontMetrics().lineSpacing());
}

void TestStableHeightLabel::longTextGrowsOnceAndStays()
{
    Room one(1);
    const int before = one.room->sizeHint().height();
    const int grown = one.heightWith(longText);
    QVERIFY(grown > before);
    QVERIFY(grown >= one.label->heightForWidth(one.room->width()));
    // What is above the label keeps its place.
    QCOMPARE(one.heightWith("short"), grown);
    QCOMPARE(one.heightWith(longText), grown);
}

void TestStableHeightLabel::anotherWidthIsMeasuredAnew()
{
    Room one(1);
    const int narrow = one.heightWith(longText);
    one.room->resize(800, narrow);
    QCoreApplication::sendPostedEvents();
    QVERIFY(one.room->sizeHint().height() < narrow);
    QCOMPARE(one.label->width(), 800);
}

void TestStableHeightLabel::largerFontNeedsMoreRoom()
{
    Room one(1);
    const int before = one.heightWith("short");
    QFont font = one.room->font();
    font.setPixelSize(2 * QFontInfo(font).pixelSize());
    one.room->setFont(font);
    QCoreApplication::sendPostedEvents();
    QVERIFY(one.room->sizeHint().height() >= before * 3 / 2);
}

void TestStableHeightLabel::plainLabelIsAsWideAsItsWidestText()
{
    auto *label = new QLabel;
    StableHeightLabel room(label, 1);
    const int empty = room.sizeHint().width();
    room.setWidest("the widest of all texts");
    QVERIFY(room.sizeHint().width()
            >= empty + label->fontMetrics().horizontalAdvance("the widest of all texts"));
    const QSize size = room.sizeHint();
    label->setText("short");
    QCoreApplication::sendPostedEvents();
    QCOMPARE(room.sizeHint(), size);
    QCOMPARE(room.minimumSizeHint(), size);
}

QTEST_MAIN(TestStableHeightLabel)
#include "tst_stableheightlabel.moc"
