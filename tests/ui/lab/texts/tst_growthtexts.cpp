#include "ai/lab/lessons/examples.h"
#include "ui/lab/texts/growthtexts.h"

#include <QTest>

using ui::lab::growthText;

/// The sentences of a tree that grows level by level.
class TestGrowthTexts : public QObject
{
    Q_OBJECT

private slots:
    void gameSaysWhoWon();
    void treeSaysItsDecision();
};

/// Without a translation, which alone knows the plural forms.
void TestGrowthTexts::gameSaysWhoWon()
{
    const auto search = levelSearchOf(ai::lab::example("ttt-late")->setup, 100);
    QVERIFY(search.has_value());
    const ai::lab::LevelGrowth levels(*search);
    const char *expected[]{
        "The root alone, the initial state: MAX is to move.",
        "Ply 1, MAX chooses: the moves lead to 3 node(s). None of them is a leaf.",
        "Ply 2, MIN chooses: the moves lead to 6 node(s). 2 leaf(s) have their value at once (won "
        "by MIN: 2).",
        "Ply 3, MAX chooses: the moves lead to 4 node(s). 4 leaf(s) have their value at once (won "
        "by MAX: 4).",
        "Ply 2, MAX chooses: 4 node(s) get the largest value of their children.",
        "Ply 1, MIN chooses: 3 node(s) get the smallest value of their children.",
        "The root, MAX chooses: it gets the largest value of its children, 1. The minimax decision "
        "is the move 5."};
    QCOMPARE(levels.stageCount() + 1, int(std::size(expected)));
    for (int stage = 0; stage <= levels.stageCount(); ++stage)
        QCOMPARE(growthText(*search, levels, stage), QString(expected[stage]));
}

void TestGrowthTexts::treeSaysItsDecision()
{
    const auto search = levelSearchOf(ai::lab::example("four-min")->setup, 100);
    QVERIFY(search.has_value());
    const ai::lab::LevelGrowth levels(*search);
    QCOMPARE(growthText(*search, levels, 2),
             QString("Ply 2, MAX chooses: the moves lead to 4 node(s). 4 leaf(s) have their value "
                     "at once."));
    QCOMPARE(growthText(*search, levels, 4),
             QString("The root, MIN chooses: it gets the smallest value of its children, 5. The "
                     "minimax decision is child 1."));
}

QTEST_APPLESS_MAIN(TestGrowthTexts)
#include "tst_growthtexts.moc"
