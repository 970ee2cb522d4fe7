#include "ai/lab/articlecounts.h"
#include "ui/lab/articlepanel.h"
#include "ui/lab/labtexts.h"
#include "ui/lab/stepwords.h"

#include <QRegularExpression>
#include <QTest>

#include <chrono>
#include <set>

using ai::lab::Algorithm;
using ai::lab::EventKind;
using ai::lab::TracedSearch;

/// Every step, name and number of the Lab has words.
class TestLabWords : public QObject
{
    Q_OBJECT

private slots:
    void everyKindOfEventHasWords();
    void conditionIsSaidBeforeTheCut();
    void valuesAndBoundsAreToldApart();
    void everyExhibitHasWords();
    void everyExerciseHasWords();
    void everyChoiceHasWords();
    void everyNumberOfTheArticlesIsTranslatable();
    void lettersThatDoNotMatterAreSaidNotTo();
    void refusalNamesTheEstimate();
    void shortTimesAreNotZero();
    void lettersThatWereTakenAreNamed();
    void textsTellNoAnswers();
};

namespace {

TracedSearch traced(std::string_view key)
{
    ai::SearchControl control;
    return ai::lab::traceSearch(ai::lab::exhibit(key)->setup, control);
}

} // namespace

void TestLabWords::everyKindOfEventHasWords()
{
    std::set<EventKind> seen;
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        const TracedSearch search = traced(exhibit.key);
        const auto &events = search.trace->events();
        // The large ones in part: each of their steps is of a kind and a place that comes again.
        const std::uint32_t stride = std::max<std::uint32_t>(1, search.trace->stepCount() / 3000);
        for (std::uint32_t step = 0; step <= search.trace->stepCount(); step += stride) {
            const QString text = ui::stepText(search, step);
            QVERIFY2(text.size() > 5, exhibit.key.data());
            QVERIFY2(!text.contains('%'), qPrintable(text));
            QVERIFY2(text.endsWith('.'), qPrintable(text));
            if (step > 0)
                seen.insert(events[step - 1].kind);
        }
    }
    QCOMPARE(seen.size(), std::size_t(ai::lab::eventKindCount));
}

void TestLabWords::conditionIsSaidBeforeTheCut()
{
    const TracedSearch search = traced("tree-2");
    const auto &events = search.trace->events();
    for (std::uint32_t step = 1; step < search.trace->stepCount(); ++step) {
        if (events[step].kind != EventKind::Cut)
            continue;
        // The node that is about to be cut, while its child is still being looked at.
        QCOMPARE(ui::cutCondition(search, search.trace->nodeOf(step), step - 1),
                 QString("Cuts as soon as a reply is worth 3 or less."));
        // And when its last child is tried, in the words of the step.
        std::uint32_t tried = step;
        while (events[tried - 1].kind != EventKind::Child
               || search.trace->nodeOf(tried - 1) != search.trace->nodeOf(step))
            --tried;
        const QString words = ui::stepText(search, tried);
        QVERIFY2(words.contains("Cuts as soon as a reply is worth 3 or less."), qPrintable(words));
    }
}

void TestLabWords::valuesAndBoundsAreToldApart()
{
    const TracedSearch search = traced("tree-2");
    const std::uint32_t end = search.trace->stepCount();
    QCOMPARE(ui::nodeText(search, 0, end), QString("root, MAX: = 3"));
    const auto second = search.trace->nextSibling(search.trace->firstChild(0));
    QVERIFY(ui::nodeText(search, second, end).contains(QString::fromUtf8("\u2264 2")));
}

void TestLabWords::everyExhibitHasWords()
{
    std::set<QString> titles;
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        QVERIFY2(!ui::exhibitText(exhibit.key).isEmpty(), exhibit.key.data());
        QVERIFY2(titles.insert(ui::exhibitTitle(exhibit.key)).second, exhibit.key.data());
        QVERIFY(!ui::documentTitle(exhibit.document).isEmpty());
    }
    QVERIFY(!titles.contains(QString()));
}

void TestLabWords::everyExerciseHasWords()
{
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(!ui::exerciseText(exercise.key).isEmpty(), exercise.key.data());
        QVERIFY2(ai::lab::exhibit(exercise.exhibit) != nullptr, exercise.exhibit.data());
    }
}

void TestLabWords::everyChoiceHasWords()
{
    std::set<QString> texts;
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        texts.insert(ui::algorithmTitle(algorithm));
        texts.insert(ui::algorithmText(algorithm));
    }
    for (const ai::lab::MoveOrder order : ai::lab::allMoveOrders)
        texts.insert(ui::orderTitle(order));
    using ai::lab::Departure;
    for (const Departure one : {Departure::None, Departure::RulesTell, Departure::Blurred,
                                Departure::Theory, Departure::AnyMove, Departure::Engine})
        texts.insert(ui::departureText(one));
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), 2 * ai::lab::allAlgorithms.size() + ai::lab::allMoveOrders.size() + 6);
}

void TestLabWords::everyNumberOfTheArticlesIsTranslatable()
{
    const QStringList known = ui::ArticlePanel::sourceTexts();
    for (const ai::lab::ArticleCount &count : ai::lab::articleCounts()) {
        QVERIFY(!ui::ArticlePanel::whatText(count).contains('%'));
        for (const std::string_view text : {count.what, count.articleSays}) {
            const QString words = QString::fromUtf8(text.data(), qsizetype(text.size()));
            bool isNumber = false;
            words.toInt(&isNumber);
            QVERIFY2(words.isEmpty() || isNumber || known.contains(words), qPrintable(words));
        }
    }
}

// The point of the article's tree: c was looked at, but at most 2 it changes nothing.
void TestLabWords::lettersThatDoNotMatterAreSaidNotTo()
{
    const QString text = ui::summaryText(traced("tree-2-values"));
    QVERIFY2(text.contains("The root is 3 whatever the letters are."), qPrintable(text));
    QVERIFY2(!text.contains("only if"), qPrintable(text));
}

void TestLabWords::refusalNamesTheEstimate()
{
    const ai::lab::SearchSetup setup{core::Othello(), Algorithm::Plain, 12};
    const ai::lab::Estimate estimate = ai::lab::estimate(setup);
    QVERIFY(estimate.expected > ai::lab::nodeBudget);
    const QString text = ui::refusalText(estimate);
    static const QRegularExpression number("about (.+) nodes");
    const double told = static_cast<double>(QLocale().toLongLong(number.match(text).captured(1)));
    QVERIFY2(std::abs(told / estimate.expected - 1) < 0.05, qPrintable(text));
}

void TestLabWords::shortTimesAreNotZero()
{
    TracedSearch search = traced("tree-2");
    search.time = std::chrono::microseconds(40);
    QVERIFY(ui::summaryText(search).contains("cut, under 0.1 ms. The root is worth 3."));
    search.time = std::chrono::microseconds(1'240);
    QVERIFY(ui::summaryText(search).contains("cut, in 1.2 ms. The root is worth 3."));
}

/// A result that rests on an unknown leaf says so.
void TestLabWords::lettersThatWereTakenAreNamed()
{
    QVERIFY(!ui::summaryText(traced("tree-2")).contains("only if"));
    ai::SearchControl control;
    const auto tree = ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(9,a,b))");
    const TracedSearch search = ai::lab::traceSearch({*tree, Algorithm::AlphaBetaShared}, control);
    const QString text = ui::summaryText(search);
    QVERIFY2(text.contains("This holds only if a = 0:"), qPrintable(text));
    QVERIFY(!text.contains("b ="));
}

/// What an exhibit says of itself is shown before the first step.
void TestLabWords::textsTellNoAnswers()
{
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        const QString text = ui::exhibitText(exercise.exhibit);
        static const QStringList numbers{"zero", "one", "two", "three", "four", "five"};
        const qint64 answer = exercise.answer();
        for (const QString &word : text.toLower().remove('.').remove(',').split(' ')) {
            QVERIFY2(word != QString::number(answer) || exercise.key == "third-child",
                     qPrintable(text));
            if (answer < numbers.size() && answer > 3)
                QVERIFY2(word != numbers[answer], qPrintable(text));
        }
        QVERIFY2(!ui::exerciseText(exercise.key).contains('%'), exercise.key.data());
    }
}

QTEST_MAIN(TestLabWords)
#include "tst_labwords.moc"
