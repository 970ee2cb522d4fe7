#include "ai/search/minimax.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"

#include <QTest>

#include <set>

using ai::lab::Algorithm;

/// Every choice of the Lab has a name of its own.
class TestLabTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyChoiceHasWords();
    void valuesAreReadAsTheyAreWritten();
};

void TestLabTexts::everyChoiceHasWords()
{
    std::set<QString> texts;
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        texts.insert(ui::lab::algorithmTitle(algorithm));
        texts.insert(ui::lab::algorithmText(algorithm));
    }
    for (const ai::lab::MoveOrder order : ai::lab::allMoveOrders)
        texts.insert(ui::lab::orderTitle(order, core::Nim()));
    using ai::lab::TraceDeviation;
    for (const TraceDeviation one :
         {TraceDeviation::None, TraceDeviation::TieBreakRules, TraceDeviation::RulesFirst,
          TraceDeviation::Noise, TraceDeviation::Theory, TraceDeviation::RandomMove,
          TraceDeviation::Engine})
        texts.insert(ui::lab::deviationText(one));
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), 2 * ai::lab::allAlgorithms.size() + ai::lab::allMoveOrders.size() + 7);
}

void TestLabTexts::valuesAreReadAsTheyAreWritten()
{
    for (const int value : {0, 7, -410, 999'999, ai::infinity, -ai::infinity})
        QCOMPARE(ui::lab::minimaxValueIn(ui::lab::minimaxValueText(value)), std::optional(value));
    QCOMPARE(ui::lab::minimaxValueIn(" -3 "), std::optional(-3));
    QCOMPARE(ui::lab::minimaxValueIn("INF"), std::optional(ai::infinity));
    QCOMPARE(ui::lab::minimaxValueIn("-inf"), std::optional(-ai::infinity));
    for (const char *text : {"", "three", "3.5", "--3", "99999999999"})
        QVERIFY2(!ui::lab::minimaxValueIn(text), text);
}

QTEST_MAIN(TestLabTexts)
#include "tst_labtexts.moc"
