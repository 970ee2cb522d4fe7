#include "tests/support/qt/fonts.h"
#include "ui/play/setup/offercard.h"
#include "ui/style/surface.h"

#include <QSignalSpy>
#include <QTest>

/// What is offered has space for its texts and buttons in every width.
class TestOfferCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void nothingIsCutOrOverlaps_data();
    void nothingIsCutOrOverlaps();
    void itReportsThatItComesAndGoes();
};

namespace {

class Offer : public ui::OfferCard
{
public:
    Offer()
    {
        text()->setText("Continue your Othello game (move 9)?");
        for (const char *title : {"Continue", "Not now"}) {
            auto *button = new ui::FlatButton(title);
            buttons << button;
            addButton(button);
        }
        refresh();
    }

    QRect placeOf(const QWidget &part) const
    {
        return {part.mapTo(this, QPoint(0, 0)), part.size()};
    }
    QRect words() const { return placeOf(*text()); }
    int wordsNeeded() const { return text()->heightForWidth(text()->width()); }

    QList<ui::FlatButton *> buttons;
};

} // namespace

void TestOfferCard::nothingIsCutOrOverlaps_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("compact");
    for (const int width : {240, 344, 620}) {
        for (const bool compact : {false, true})
            QTest::addRow("%d %d", width, int(compact)) << width << compact;
    }
}

void TestOfferCard::nothingIsCutOrOverlaps()
{
    QFETCH(int, width);
    QFETCH(bool, compact);
    Offer offer;
    offer.setCompact(compact);
    offer.resize(width, offer.neededHeight(width, compact));
    offer.show();
    QCoreApplication::processEvents();
    QVERIFY(offer.words().height() >= offer.wordsNeeded());
    QRect before = offer.words();
    for (const ui::FlatButton *button : offer.buttons) {
        const QRect place = offer.placeOf(*button);
        QVERIFY(offer.rect().contains(place));
        QVERIFY(!place.intersects(offer.words()));
        QVERIFY(place == before || !place.intersects(before));
        QVERIFY(place.width() >= button->minimumSizeHint().width());
        QVERIFY(place.height() >= ui::smallestTarget);
        before = place;
    }
}

void TestOfferCard::itReportsThatItComesAndGoes()
{
    QWidget window;
    auto *offer = new Offer;
    offer->setParent(&window);
    QVERIFY(offer->isHidden());
    QSignalSpy changed(offer, &ui::OfferCard::changed);
    offer->show(); // in a window that is not shown itself
    QCOMPARE(changed.size(), 1);
    offer->hide();
    QCOMPARE(changed.size(), 2);
}

QTEST_MAIN(TestOfferCard)
#include "tst_offercard.moc"
