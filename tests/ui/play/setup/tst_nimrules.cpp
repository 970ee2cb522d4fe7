#include "tests/support/qt/fonts.h"
#include "tests/support/window/actions.h"
#include "ui/common/gamesetup.h"
#include "ui/play/setup/nimrules.h"

#include <QLineEdit>
#include <QSignalSpy>

using ui::NimRules;

/// Nim's heaps and who wins, folded to a button.
class TestNimRules : public QObject
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

void TestNimRules::choiceIsShownWithoutASignal_data()
{
    QTest::addColumn<QString>("heaps");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<QString>("summary");
    QTest::newRow("usual") << "20 limit 3" << true << "20, take 1 to 3; last loses";
    QTest::newRow("heaps") << "1-3-5-7" << false << "1-3-5-7; last wins";
    QTest::newRow("random") << QString(ui::randomHeaps) << true << "Random heaps; last loses";
    QTest::newRow("typed") << "2-4" << false << "2-4; last wins";
}

void TestNimRules::choiceIsShownWithoutASignal()
{
    QFETCH(QString, heaps);
    QFETCH(bool, misere);
    QFETCH(QString, summary);
    NimRules rules;
    rules.resize(600, rules.sizeHint().height());
    QSignalSpy changed(&rules, &NimRules::changed);
    rules.choose(heaps, misere);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(rules.heaps(), heaps);
    QCOMPARE(rules.misere(), misere);
    QCOMPARE(rules.text(), summary);
    QCOMPARE(rules.accessibleName(), "Rules of Nim: " + summary);
}

void TestNimRules::choicesArePassedOn()
{
    NimRules rules;
    QSignalSpy changed(&rules, &NimRules::changed);
    choose(rules, "heaps", "3-4-5");
    QCOMPARE(rules.heaps(), QString("3-4-5"));
    QVERIFY(changed.size() >= 1);
    changed.clear();
    choose(rules, "rule", "Wins");
    QVERIFY(!rules.misere());
    QCOMPARE(changed.size(), 1);
}

void TestNimRules::typedHeapsAreKeptAsTyped()
{
    NimRules rules;
    auto *heaps = part<QComboBox>(rules, "heaps");
    const int items = heaps->count();
    heaps->setEditText("no heaps at all");
    emit heaps->lineEdit()->editingFinished();
    QCOMPARE(rules.heaps(), QString("no heaps at all"));
    QCOMPARE(heaps->count(), items);
    rules.choose("20 limit 3", true);
    QCOMPARE(rules.heaps(), QString("20 limit 3"));
}

void TestNimRules::typedItemStandsForItsHeaps()
{
    NimRules rules;
    rules.choose("1-3-5-7", true);
    part<QComboBox>(rules, "heaps")->setEditText("20, take 1 to 3");
    QCOMPARE(rules.heaps(), QString("20 limit 3"));
}

QTEST_MAIN(TestNimRules)
#include "tst_nimrules.moc"
