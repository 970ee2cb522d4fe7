#include "ai/lab/lessons/examples.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/texts/searchtexts.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <chrono>
#include <cmath>

using ai::lab::Algorithm;
using ai::lab::TracedSearch;
using support::traced;

/// What is said of a search as a whole.
class TestSearchTexts : public QObject
{
    Q_OBJECT

private slots:
    void lettersThatDoNotMatterAreSaidNotTo();
    void refusalNamesTheEstimate();
    void shortTimesAreNotZero();
    void decimalsAreThoseOfTheCountry_data();
    void decimalsAreThoseOfTheCountry();
    void lettersThatWereTakenAreNamed();
    void shallowerSearchesAreNamed();
};

// The point of the article's tree: c was visited, but at most 2 it changes nothing.
void TestSearchTexts::lettersThatDoNotMatterAreSaidNotTo()
{
    const QString text = ui::lab::summaryText(traced("tree-2-values"));
    QVERIFY2(text.contains("The root is 3 whatever the letters are."), qPrintable(text));
    QVERIFY2(!text.contains("only if"), qPrintable(text));
}

void TestSearchTexts::refusalNamesTheEstimate()
{
    ai::lab::SearchSetup setup{core::Othello(), Algorithm::Plain, 12};
    const ai::lab::Estimate estimate = ai::lab::estimate(setup);
    QVERIFY(estimate.expected > ai::lab::nodeBudget);
    const QString text = ui::lab::refusalText(estimate);
    static const QRegularExpression number("about (.+) nodes");
    const double reported =
        static_cast<double>(QLocale().toLongLong(number.match(text).captured(1)));
    QVERIFY2(std::abs(reported / estimate.expected - 1) < 0.05, qPrintable(text));
    QVERIFY2(text.endsWith("or an algorithm that cuts."), qPrintable(text));
    setup.algorithm = Algorithm::AlphaBetaShared; // which does
    const QString cutting = ui::lab::refusalText(ai::lab::estimate(setup));
    QVERIFY2(cutting.endsWith("Choose a smaller depth."), qPrintable(cutting));
}

void TestSearchTexts::shortTimesAreNotZero()
{
    TracedSearch search = traced("tree-2");
    search.time = std::chrono::microseconds(40);
    QVERIFY(ui::lab::summaryText(search).contains("cut, under 0.1 ms. The root is worth 3."));
    search.time = std::chrono::microseconds(1'240);
    QVERIFY(ui::lab::summaryText(search).contains("cut, in 1.2 ms. The root is worth 3."));
}

void TestSearchTexts::decimalsAreThoseOfTheCountry_data()
{
    QTest::addColumn<QString>("country");
    QTest::addColumn<QStringList>("numbers");
    QTest::newRow("Spain") << "es_ES" << QStringList{"under 0,1 ms", "in 12,5 ms"};
    QTest::newRow("Mexico") << "es_MX" << QStringList{"under 0.1 ms", "in 12.5 ms"};
    QTest::newRow("Brazil") << "pt_BR" << QStringList{"under 0,1 ms", "in 12,5 ms"};
}

void TestSearchTexts::decimalsAreThoseOfTheCountry()
{
    QFETCH(QString, country);
    QFETCH(QStringList, numbers);
    const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(country));
    TracedSearch search = traced("tree-2");
    search.time = std::chrono::microseconds(40);
    QVERIFY(ui::lab::summaryText(search).contains(numbers.first()));
    search.time = std::chrono::microseconds(12'500);
    QVERIFY(ui::lab::summaryText(search).contains(numbers.last()));
}

/// A result that rests on an unknown leaf says so.
void TestSearchTexts::lettersThatWereTakenAreNamed()
{
    QVERIFY(!ui::lab::summaryText(traced("tree-2")).contains("only if"));
    ai::SearchControl control;
    const auto tree = ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(9,a,b))");
    const TracedSearch search = ai::lab::traceSearch({*tree, Algorithm::AlphaBetaShared}, control);
    const QString text = ui::lab::summaryText(search);
    QVERIFY2(text.contains("If a = 0: The root is worth"), qPrintable(text));
    QVERIFY(!text.contains("b ="));
}

/// What iterative deepening did before the search that is counted.
void TestSearchTexts::shallowerSearchesAreNamed()
{
    ai::SearchControl control;
    const TracedSearch search =
        ai::lab::traceSearch({*core::Nim::parse("2-3 normal"), Algorithm::Deepening, 3}, control);
    QCOMPARE(search.iterations.size(), std::size_t(2));
    const QString text = ui::lab::summaryText(search);
    for (const ai::lab::ShallowerSearch &one : search.iterations) {
        const QString move = QString::fromStdString(moveText(search.setup.root, one.best.move));
        const QString part = QString("depth %1: best move %2, %3 call")
                                 .arg(QString::number(one.depth), move, QString::number(one.calls));
        QVERIFY2(text.contains(part), qPrintable(text));
    }
    QVERIFY2(text.contains("2 shallower search"), qPrintable(text));
    QVERIFY(!ui::lab::summaryText(traced("tree-2")).contains("shallower"));
}

QTEST_MAIN(TestSearchTexts)
#include "tst_searchtexts.moc"
