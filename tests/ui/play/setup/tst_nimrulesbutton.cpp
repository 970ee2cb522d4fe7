#include "tests/support/qt/fonts.h"
#include "tests/support/window/actions.h"
#include "ui/common/gamesetup.h"
#include "ui/play/setup/setupform.h"

#include <QLineEdit>
#include <QSignalSpy>

using ui::NimRulesButton;

/// Nim's heaps and who wins, folded to a button.
class TestNimRulesButton : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void choiceIsShownWithoutASignal_data();
    void choiceIsShownWithoutASignal();
    void choicesArePassedOn();
    void typedHeapsAreKeptAsTyped();
    void typedItemStandsForItsHeaps();
};

void TestNimRulesButton::choiceIsShownWithoutASignal_data()
{
    QTest::addColumn<QString>("heaps");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<QString>("summary");
    QTest::newRow("usual") << "20 limit 3" << true << "20, take 1 to 3; last loses";
    QTest::newRow("heaps") << "1-3-5-7" << false << "1-3-5-7; last wins";
    QTest::newRow("random") << QString(ui::randomHeaps) << true << "Random heaps; last loses";
    QTest::newRow("typed") << "2-4" << false << "2-4; last wins";
}

void TestNimRulesButton::choiceIsShownWithoutASignal()
{
    QFETCH(QString, heaps);
    QFETCH(bool, misere);
    QFETCH(QString, summary);
    NimRulesButton rules;
    rules.resize(600, rules.sizeHint().height());
    QSignalSpy changed(&rules, &NimRulesButton::changed);
    rules.choose(heaps, misere);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(rules.heaps(), heaps);
    QCOMPARE(rules.misere(), misere);
    QCOMPARE(rules.text(), summary);
    QCOMPARE(rules.accessibleName(), "Rules of Nim: " + summary);
}

void TestNimRulesButton::choicesArePassedOn()
{
    NimRulesButton rules;
    QSignalSpy changed(&rules, &NimRulesButton::changed);
    choose(rules, "heaps", "3-4-5");
    QCOMPARE(rules.heaps(), QString("3-4-5"));
    QVERIFY(changed.size() >= 1);
    changed.clear();
    choose(rules, "rule", "Wins");
    QVERIFY(!rules.misere());
    QCOMPARE(changed.size(), 1);
}

void TestNimRulesButton::typedHeapsAreKeptAsTyped()
{
    NimRulesButton rules;
    auto *heaps = part<QComboBox>(rules, "heaps");
    const int items = heaps->count();
    heaps->setEditText("no heaps at all");
    emit heaps->lineEdit()->editingFinished();
    QCOMPARE(rules.heaps(), QString("no heaps at all"));
    QCOMPARE(heaps->count(), items);
    rules.choose("20 limit 3", true);
    QCOMPARE(rules.heaps(), QString("20 limit 3"));
}

void TestNimRulesButton::typedItemStandsForItsHeaps()
{
    NimRulesButton rules;
    rules.choose("1-3-5-7", true);
    part<QComboBox>(rules, "heaps")->setEditText("20, take 1 to 3");
    QCOMPARE(rules.heaps(), QString("20 limit 3"));
}

QTEST_MAIN(TestNimRulesButton)
#include "tst_nimrulesbutton.moc"
