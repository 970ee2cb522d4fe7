#include "ui/lab/model/labtexts.h"
#include "ui/lab/model/searchtexts.h"

#include <QTest>

#include <set>

using ai::lab::Algorithm;

/// Every choice of the Lab has a name of its own.
class TestLabTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyChoiceHasWords();
};

void TestLabTexts::everyChoiceHasWords()
{
    std::set<QString> texts;
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        texts.insert(ui::lab::algorithmTitle(algorithm));
        texts.insert(ui::lab::algorithmText(algorithm));
    }
    for (const ai::lab::MoveOrder order : ai::lab::allMoveOrders)
        texts.insert(ui::lab::orderTitle(order));
    using ai::lab::TraceDeviation;
    for (const TraceDeviation one :
         {TraceDeviation::None, TraceDeviation::TieBreakRules, TraceDeviation::Noise,
          TraceDeviation::Theory, TraceDeviation::RandomMove, TraceDeviation::Engine})
        texts.insert(ui::lab::deviationText(one));
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), 2 * ai::lab::allAlgorithms.size() + ai::lab::allMoveOrders.size() + 6);
}

QTEST_MAIN(TestLabTexts)
#include "tst_labtexts.moc"
