#include "tests/support/window/gamestest.h"

#include <QDialog>
#include <QSpinBox>

/// A clock of any time.
class TestClockDialog : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aClockOfAnyTimeCanBeChosen();
};

void TestClockDialog::aClockOfAnyTimeCanBeChosen()
{
    const auto window = shown();
    trigger(*window, "otherClock");
    auto *dialog = part<QDialog>(*window, "clockDialog");
    part<QSpinBox>(*dialog, "clockMinutes")->setValue(7);
    part<QSpinBox>(*dialog, "clockIncrement")->setValue(3);
    dialog->accept();
    const auto *other = part<QAction>(*window, "otherClock");
    QVERIFY(other->isChecked());
    QVERIFY2(other->text().contains("and 3 seconds"), qPrintable(other->text()));
    play(*window, {"d3"});
    const auto clocks = window->game().record().clocks;
    QVERIFY(clocks.has_value());
    QCOMPARE(clocks->time, 420);
    QCOMPARE(clocks->increment, 3);
    QVERIFY(clocks->left[0] > 420);
    // One that is given up changes nothing, and the next start remembers.
    const auto next = shown();
    trigger(*next, "otherClock");
    auto *again = part<QDialog>(*next, "clockDialog");
    QCOMPARE(part<QSpinBox>(*again, "clockMinutes")->value(), 7);
    again->reject();
    QVERIFY(part<QAction>(*next, "otherClock")->isChecked());
}

QTEST_MAIN(TestClockDialog)
#include "tst_clockdialog.moc"
