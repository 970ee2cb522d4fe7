#include "tests/support/window/stormplan.h"

#include <QTest>

using support::planOf;
using support::shrunk;
using support::StormPlan;
using support::toText;
using support::wholePlan;

/// The numbers of a storm's actions, as text and made fewer.
class TestStormPlan : public QObject
{
    Q_OBJECT

private slots:
    void aPlanIsReadBack();
    void aPlanShrinksToWhatFails();
};

void TestStormPlan::aPlanIsReadBack()
{
    for (const QByteArray text : {"7 +300", "3 5 8 13", "1 0 2"})
        QCOMPARE(toText(planOf(text)), text);
    QVERIFY(planOf("7 +3").actions == (std::vector{0, 1, 2}));
}

void TestStormPlan::aPlanShrinksToWhatFails()
{
    const auto fails = [](const StormPlan &plan) {
        const auto has = [&](int action) {
            return std::find(plan.actions.begin(), plan.actions.end(), action)
                   != plan.actions.end();
        };
        return has(17) && has(142);
    };
    QVERIFY(shrunk(wholePlan(1, 300), 1000, fails).actions == (std::vector{17, 142}));
    QVERIFY(fails(shrunk(wholePlan(1, 300), 5, fails)));
}

QTEST_GUILESS_MAIN(TestStormPlan)
#include "tst_stormplan.moc"
