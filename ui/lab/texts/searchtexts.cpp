#include "ui/lab/texts/searchtexts.h"

#include "ai/lab/lessons/proof.h"
#include "ui/common/texts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ui::lab {

namespace {

struct SearchTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::SearchTexts)
};

/// A number for tr(), whose numbers are int.
int pluralOf(quint64 count)
{
    constexpr quint64 max = 2'000'000'000;
    return static_cast<int>(std::min(count, max));
}

/// What iterative deepening did before the search that is shown; empty for other searches.
QString iterationsText(const ai::lab::TracedSearch &search)
{
    if (search.iterations.empty())
        return {};
    QStringList each;
    for (const ai::lab::ShallowerSearch &one : search.iterations) {
        const QString move = labMoveTitle(search.setup.root, one.best.move);
        each += SearchTexts::tr("depth %1: best move %2, %3", "%3 is a count of calls")
                    .arg(one.depth)
                    .arg(move, callsText(one.calls));
    }
    return SearchTexts::tr("%Ln shallower search(es) came before it: %1.", nullptr,
                           static_cast<int>(each.size()))
        .arg(each.join(QStringLiteral("; ")));
}

/// The value of a tree whose letters do not affect it.
std::optional<int> valueWhateverTheLetters(const ai::lab::TracedSearch &search)
{
    const ai::lab::LabPosition root = after(search.setup.root, search.path);
    const auto *tree = std::get_if<ai::lab::TextTree>(&root);
    if (tree == nullptr || !tree->hasUnknowns())
        return std::nullopt;
    const auto subtree = ai::lab::TextTree::parse(tree->toText());
    if (!subtree || !subtree->hasUnknowns())
        return std::nullopt;
    const ai::lab::ValueInterval lies = ai::lab::intervals(*subtree).front();
    return lies.low == lies.high ? std::optional<int>(lies.low) : std::nullopt;
}

QString rootText(const QString &value, ai::lab::Bound bound)
{
    switch (bound) {
    case ai::lab::Bound::Exact:
        return SearchTexts::tr("The root is worth %1.").arg(value);
    case ai::lab::Bound::AtMost:
        return SearchTexts::tr("The root is worth %1 or less.").arg(value);
    case ai::lab::Bound::AtLeast:
        return SearchTexts::tr("The root is worth %1 or more.").arg(value);
    }
    return {};
}

} // namespace

QString callsText(quint64 calls)
{
    return SearchTexts::tr("%Ln call(s)", nullptr, pluralOf(calls));
}

QString deviationText(ai::lab::TraceDeviation deviation)
{
    using ai::lab::TraceDeviation;
    switch (deviation) {
    case TraceDeviation::None:
        return SearchTexts::tr("This is the search that the level uses.");
    case TraceDeviation::TieBreakRules:
        return SearchTexts::tr(
            "This is the search that the level uses; among equal moves it prefers to "
            "complete a line, to block one, or to stop a triangle.");
    case TraceDeviation::RulesFirst:
        return SearchTexts::tr("The level completes a line, blocks one or stops a triangle by its "
                               "rules; it uses this search only where none of them applies.");
    case TraceDeviation::Noise:
        return SearchTexts::tr(
            "This is the search that the level uses, but it adds a random amount to each value.");
    case TraceDeviation::Theory:
        return SearchTexts::tr(
            "The level follows the theory of Nim instead of searching; minimax agrees "
            "with it.");
    case TraceDeviation::RandomMove:
        return SearchTexts::tr("The level plays any move; this is minimax's value of each.");
    case TraceDeviation::Engine:
        return SearchTexts::tr(
            "Hard searches by the clock, with a table that it keeps from move to move "
            "and several threads, which no trace can repeat. This is the game's "
            "minimax at a fixed depth instead.");
    }
    return {};
}

QString summaryText(const ai::lab::TracedSearch &search)
{
    const ai::lab::Trace &trace = *search.trace;
    const auto &root = trace.nodes().front();
    QString text = callsText(trace.counters().calls());
    text += QStringLiteral(", ")
            + SearchTexts::tr("%Ln leaf(s) visited", nullptr,
                              static_cast<int>(trace.counters().leaves()))
            + QStringLiteral(", ")
            + (trace.counters().cutBranches() == 0
                   ? SearchTexts::tr("nothing cut")
                   : SearchTexts::tr("%Ln branch(es) cut", nullptr,
                                     static_cast<int>(trace.counters().cutBranches())));
    if (const auto known = trace.counters().known(); known > 0)
        text += QStringLiteral(", ")
                + SearchTexts::tr("%Ln node(s) answered from the table", nullptr,
                                  static_cast<int>(known));
    const auto microseconds = search.time.count();
    const double milliseconds =
        static_cast<double>(std::max<std::int64_t>(microseconds, 100)) / 1000;
    const QString time =
        (microseconds < 100 ? SearchTexts::tr("under %1 ms") : SearchTexts::tr("in %1 ms"))
            .arg(QLocale().toString(milliseconds, 'f', 1));
    const auto always = valueWhateverTheLetters(search);
    text = SearchTexts::tr("%1, %2.", "counts, a time").arg(text, time);
    if (always) // otherwise a sentence below says so
        text = ifTaken(search.letters->ofCounts(trace.stepCount()), text);
    text +=
        ' '
        + ifTaken(search.letters->ofNode(0), rootText(valueText(search, root.value), root.bound));
    if (const QString before = iterationsText(search); !before.isEmpty())
        text += ' ' + before;
    if (always)
        text += ' '
                + SearchTexts::tr("The root is %1 whatever the letters are.")
                      .arg(minimaxValueText(*always));
    else if (!search.letters->empty())
        text += ' '
                + SearchTexts::tr("Letters were visited, and the search had to take some value for "
                                  "them: %1. For other values it may visit and cut other nodes.")
                      .arg(takenText(search.letters->all()));
    if (!trace.complete())
        text += ' '
                + SearchTexts::tr(
                    "The trace holds the nodes near the root; the others were only counted, "
                    "and are searched again where you open them.");
    return text;
}

QString shallowerText(const ai::lab::CountedSearch &first, const ai::lab::CountedSearch &second)
{
    const auto callsBefore = [](const ai::lab::CountedSearch &search) {
        quint64 calls = 0;
        for (const ai::lab::ShallowerSearch &one : search.iterations)
            calls += one.calls;
        return pluralOf(calls);
    };
    QStringList sentences;
    if (!first.iterations.empty())
        sentences += SearchTexts::tr("The shallower searches of the first made %Ln call(s) more.",
                                     nullptr, callsBefore(first));
    if (!second.iterations.empty())
        sentences += SearchTexts::tr("The shallower searches of the second made %Ln call(s) more.",
                                     nullptr, callsBefore(second));
    return sentences.join(' ');
}

QString refusalText(const ai::lab::Estimate &estimate)
{
    // The estimate has two significant digits, written out in full.
    const double unit = std::pow(10, std::floor(std::log10(std::max(estimate.expected, 1.0))) - 1);
    const double about = std::round(estimate.expected / unit) * unit;
    constexpr double readable = 1e15;
    const QString text =
        estimate.cuts ? SearchTexts::tr("Not searched: it would visit about %1 nodes, and the "
                                        "limit is %2. Choose a smaller depth.")
                      : SearchTexts::tr("Not searched: it would visit about %1 nodes, and the "
                                        "limit is %2. Choose a smaller depth, or an algorithm "
                                        "that cuts.");
    return text.arg(about < readable ? countText(static_cast<qint64>(about))
                                     : QLocale().toString(about, 'g', 2),
                    countText(static_cast<qint64>(ai::lab::nodeBudget)));
}

QString howToStepText()
{
    return SearchTexts::tr("%1 goes to the next step, %2 to the last.")
        .arg(keyText(Qt::CTRL | Qt::Key_Right), keyText(Qt::CTRL | Qt::Key_End));
}

QString orderStudyText(const ai::lab::OrderStudy &study)
{
    const auto count = [](std::uint64_t number) { return countText(static_cast<qint64>(number)); };
    const QString orders =
        SearchTexts::tr(
            "Leaves that alpha-beta visits here: %1 with the best child first everywhere, "
            "%2 as drawn, %3 with the worst first, and %4 on average in %5 orders by chance.")
            .arg(count(study.best), count(study.asDrawn), count(study.worst),
                 QLocale().toString(study.random, 'f', 1), count(ai::lab::OrderStudy::samples));
    if (!study.uniform)
        return orders + ' ' + SearchTexts::tr("Plain minimax visits all %1.").arg(count(study.all));
    return orders + ' '
           + SearchTexts::tr(
                 "Plain minimax visits all b^m = %1^%2 = %3; no order visits fewer than %4, "
                 "which is about 2b^(m/2).")
                 .arg(study.uniform->branching)
                 .arg(study.uniform->plies)
                 .arg(count(study.all), count(study.uniform->min));
}

} // namespace ui::lab
