#include "tests/support/qt/fonts.h"
#include "ui/controls/segmentedrow.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using ui::SegmentedRow;

/// A row of segments: by mouse, by keyboard, for screen readers and in little space.
class TestSegmentedRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void clickChoosesAndReports();
    void settingAValueReportsNothing();
    void arrowKeysChooseAndTabStopsOnce();
    void mnemonicOfTheLabelLeadsToTheChosenSegment();
    void isAGroupOfRadioButtonsForScreenReaders();
    void nothingMovesWhenAnotherIsChosen();
    void textIsWholeInTheMinimumWidth();
    void segmentsAreEqualOrEquallyCramped();
};

namespace {

std::unique_ptr<SegmentedRow> makeRow()
{
    auto row = std::make_unique<SegmentedRow>("Level");
    row->addSegment("Easy", 3);
    row->addSegment("Medium", 4);
    row->addSegment("Hard", 7);
    row->setValue(4);
    return row;
}

} // namespace

void TestSegmentedRow::clickChoosesAndReports()
{
    const auto row = makeRow();
    row->show();
    QSignalSpy chosen(row.get(), &SegmentedRow::valueChosen);
    QTest::mouseClick(row->segment(7), Qt::LeftButton);
    QCOMPARE(row->value(), 7);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toInt(), 7);
    QTest::mouseClick(row->segment(7), Qt::LeftButton); // it stays
    QCOMPARE(row->value(), 7);
    QCOMPARE(chosen.size(), 1);
    // All of the segment answers, also beside its text.
    QTest::mouseClick(row->segment(3), Qt::LeftButton, {}, row->segment(3)->rect().bottomRight());
    QCOMPARE(row->value(), 3);
}

void TestSegmentedRow::settingAValueReportsNothing()
{
    const auto row = makeRow();
    QSignalSpy chosen(row.get(), &SegmentedRow::valueChosen);
    row->setValue(3);
    QCOMPARE(row->value(), 3);
    row->setValue(99);
    QCOMPARE(row->value(), 3);
    QCOMPARE(chosen.size(), 0);
}

void TestSegmentedRow::arrowKeysChooseAndTabStopsOnce()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *row = makeRow().release();
    auto *other = makeRow().release();
    layout->addWidget(row);
    layout->addWidget(other);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    row->setFocus();
    QCOMPARE(window.focusWidget(), row->segment(4));
    QTest::keyClick(row->segment(4), Qt::Key_Right);
    QCOMPARE(row->value(), 7);
    QCOMPARE(window.focusWidget(), row->segment(7));
    QTest::keyClick(row->segment(7), Qt::Key_Left);
    QTest::keyClick(row->segment(4), Qt::Key_Left);
    QCOMPARE(row->value(), 3);
    QTest::keyClick(row->segment(3), Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), other->segment(4));
    QCOMPARE(other->value(), 4);
    QTest::keyClick(other->segment(4), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(window.focusWidget(), row->segment(3));
}

void TestSegmentedRow::mnemonicOfTheLabelLeadsToTheChosenSegment()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *label = new QLabel("&Level");
    auto *row = makeRow().release();
    label->setBuddy(row);
    layout->addWidget(label);
    layout->addWidget(row);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    row->setValue(7);
    QTest::keyClick(&window, Qt::Key_L, Qt::AltModifier);
    QCOMPARE(window.focusWidget(), row->segment(7));
    QCOMPARE(row->value(), 7);
}

void TestSegmentedRow::isAGroupOfRadioButtonsForScreenReaders()
{
    const auto row = makeRow();
    row->show();
    QAccessibleInterface *group = QAccessible::queryAccessibleInterface(row.get());
    QCOMPARE(group->role(), QAccessible::Grouping);
    QCOMPARE(group->text(QAccessible::Name), QString("Level"));
    QCOMPARE(group->childCount(), 3);
    QStringList names;
    for (int i = 0; i < 3; ++i) {
        const QAccessibleInterface *segment = group->child(i);
        QCOMPARE(segment->role(), QAccessible::RadioButton);
        QCOMPARE(bool(segment->state().checked), i == 1);
        names << segment->text(QAccessible::Name);
    }
    QCOMPARE(names, QStringList({"Easy", "Medium", "Hard"}));
    group->child(2)->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(row->value(), 7);
}

void TestSegmentedRow::nothingMovesWhenAnotherIsChosen()
{
    const auto row = makeRow();
    row->show();
    const auto places = [&row] {
        QList<QRect> all{row->geometry()};
        for (const QAbstractButton *segment : row->findChildren<QAbstractButton *>())
            all << segment->geometry();
        return all;
    };
    const QList<QRect> before = places();
    for (const int value : {3, 7, 4}) {
        row->segment(value)->click();
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }
}

void TestSegmentedRow::textIsWholeInTheMinimumWidth()
{
    const auto row = makeRow();
    row->show();
    QVERIFY(row->minimumSizeHint().width() < row->sizeHint().width());
    row->resize(row->minimumSizeHint());
    QCoreApplication::processEvents();
    for (const QAbstractButton *segment : row->findChildren<QAbstractButton *>()) {
        QFont bold = segment->font();
        bold.setBold(true);
        QVERIFY(segment->width() > QFontMetrics(bold).horizontalAdvance(segment->text()));
        QVERIFY(row->rect().contains(segment->geometry()));
    }
}

void TestSegmentedRow::segmentsAreEqualOrEquallyCramped()
{
    const auto row = makeRow();
    row->addSegment("Much longer than the others", 9);
    row->show();
    const auto segments = row->findChildren<QAbstractButton *>();
    const auto resized = [&](int width) {
        row->resize(width, row->sizeHint().height());
        QCoreApplication::processEvents();
    };
    resized(4 * row->sizeHint().width());
    for (const QAbstractButton *segment : segments)
        QVERIFY(qAbs(segment->width() - segments.front()->width()) <= 1);
    resized((row->minimumSizeHint().width() + row->sizeHint().width()) / 2);
    const auto spare = [](const QAbstractButton *segment) {
        return segment->width() - segment->minimumSizeHint().width();
    };
    for (const QAbstractButton *segment : segments) {
        QVERIFY2(spare(segment) > 0, qPrintable(segment->text()));
        QVERIFY2(qAbs(spare(segment) - spare(segments.front())) <= 1, qPrintable(segment->text()));
    }
}

QTEST_MAIN(TestSegmentedRow)
#include "tst_segmentedrow.moc"
