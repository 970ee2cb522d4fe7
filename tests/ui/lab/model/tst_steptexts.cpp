#include "ai/lab/lessons/library.h"
#include "ui/lab/model/steptexts.h"

#include <QTest>

#include <set>

using ai::lab::EventKind;
using ai::lab::TracedSearch;

namespace {

TracedSearch traced(std::string_view key)
{
    ai::SearchControl control;
    return ai::lab::traceSearch(ai::lab::exhibit(key)->setup, control);
}

} // namespace

/// Every step has words, and they say what the trace has.
class TestStepTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyKindOfEventHasWords();
    void conditionIsStatedBeforeTheCut();
    void boundsAreNotShownAsValues();
};

void TestStepTexts::everyKindOfEventHasWords()
{
    std::set<EventKind> seen;
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        const TracedSearch search = traced(exhibit.key);
        const auto &events = search.trace->events();
        // The large ones in part: each of their steps is of a kind and a place that comes again.
        const std::uint32_t stride = std::max<std::uint32_t>(1, search.trace->stepCount() / 3000);
        for (std::uint32_t step = 0; step <= search.trace->stepCount(); step += stride) {
            const QString text = ui::lab::stepText(search, step);
            QVERIFY2(text.size() > 5, exhibit.key.data());
            QVERIFY2(!text.contains('%'), qPrintable(text));
            QVERIFY2(text.endsWith('.'), qPrintable(text));
            if (step > 0)
                seen.insert(events[step - 1].kind);
        }
    }
    QCOMPARE(seen.size(), std::size_t(ai::lab::eventKindCount));
}

void TestStepTexts::conditionIsStatedBeforeTheCut()
{
    const TracedSearch search = traced("tree-2");
    const auto &events = search.trace->events();
    for (std::uint32_t step = 1; step < search.trace->stepCount(); ++step) {
        if (events[step].kind != EventKind::Cut)
            continue;
        // The node that is about to be cut, while its child is still being looked at.
        QCOMPARE(ui::lab::cutCondition(search, search.trace->nodeOf(step), step - 1),
                 QString("Cuts as soon as a reply is worth 3 or less."));
        // And when its last child is tried, in the words of the step.
        std::uint32_t tried = step;
        while (events[tried - 1].kind != EventKind::Child
               || search.trace->nodeOf(tried - 1) != search.trace->nodeOf(step))
            --tried;
        const QString words = ui::lab::stepText(search, tried);
        QVERIFY2(words.contains("Cuts as soon as a reply is worth 3 or less."), qPrintable(words));
    }
}

void TestStepTexts::boundsAreNotShownAsValues()
{
    const TracedSearch search = traced("tree-2");
    const std::uint32_t end = search.trace->stepCount();
    QCOMPARE(ui::lab::nodeText(search, 0, end), QString("root, MAX: = 3"));
    const auto second = search.trace->nextSibling(search.trace->firstChild(0));
    QVERIFY(ui::lab::nodeText(search, second, end).contains(QString::fromUtf8("\u2264 2")));
}

QTEST_MAIN(TestStepTexts)
#include "tst_steptexts.moc"
