#include "ui/lab/export/worksheettexts.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::TracedSearch;
using ai::lab::TraceNode;

namespace {

struct WorksheetTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// The letters whose assumed values the key's starred values and windows depend on.
ai::lab::AssumedLetters::Letters lettersOfKey(const TracedSearch &search)
{
    ai::lab::AssumedLetters::Letters letters;
    if (search.letters->empty())
        return letters;
    for (NodeId node = 0; node < search.trace->nodeCount(); ++node) {
        const TraceNode &record = search.trace->nodes()[node];
        if (record.leaf)
            continue;
        letters = joined(letters, search.letters->ofNode(node));
        if (usesWindow(search.setup.algorithm))
            letters = joined(letters, search.letters->ofWindow(node, record.enter + 1));
    }
    if (usesWindow(search.setup.algorithm)) // the leaves' places
        letters = joined(letters, search.letters->ofCounts(search.trace->stepCount()));
    return letters;
}

/// All rules, including the default that an equal value cuts, which searchRulesText() omits, and
/// the windows of the root's moves, without which the cuts below its later moves cannot be found.
QString rulesText(const ai::lab::SearchSetup &setup, bool rootHasNoWindow)
{
    QStringList rules;
    if (rootHasNoWindow)
        rules += WorksheetTexts::tr("Every move of the root is searched with the full window "
                                    "(\u2212\u221e, +\u221e).");
    if (!cutsBeyondBound(setup))
        rules += equalityText(setup);
    rules += searchRulesText(setup);
    rules.removeAll(QString());
    return rules.join(' ');
}

/// \param rootHasNoWindow see ai::lab::rootIsNoCall(); not so of a subtree, whose window is given
QString instructionsFor(const ai::lab::SearchSetup &setup, bool rootHasNoWindow)
{
    const QString title = searchTitle(setup);
    if (setup.algorithm == ai::lab::Algorithm::Expectiminimax)
        return WorksheetTexts::tr(
                   "Search each tree %1 by hand (%2). At each inner node write the value "
                   "that it returns. A circle is a chance node: its value is the sum of its "
                   "children's values, each times the probability beside it, below a leaf.",
                   "from left to right, an algorithm")
                   .arg(directionText(setup), title)
               + ' ' + searchRulesText(setup);
    if (!usesWindow(setup.algorithm))
        return WorksheetTexts::tr(
                   "Search each tree %1 by hand (%2). At each inner node write the value "
                   "that it returns. Strike out the branches that are left out.",
                   "from left to right, an algorithm")
            .arg(directionText(setup), title);
    const QString task =
        WorksheetTexts::tr(
            "Search each tree %1 by hand (%2). At each inner node write the value that "
            "it returns, with =, \u2264 or \u2265, and under it the window (\u03b1, "
            "\u03b2) with which it is visited. Strike out the branches that are cut.",
            "from left to right, an algorithm")
            .arg(directionText(setup), title)
        + (isTree(setup.root)
               ? ' '
                     + WorksheetTexts::tr("Under each leaf write its place in the order of "
                                          "the visits, or a dash where it is never visited.")
               : QString());
    return (task + ' ' + rulesText(setup, rootHasNoWindow)).trimmed();
}

} // namespace

bool dependsOnLetters(const TracedSearch &search, NodeId visited, bool isLeaf)
{
    const ai::lab::AssumedLetters &letters = *search.letters;
    return isLeaf ? !letters.ofCounts(search.trace->nodes()[visited].enter).empty()
                  : !joined(letters.ofVisit(visited), letters.ofNode(visited)).empty();
}

QString worksheetLettersText(const TracedSearch &search, bool key)
{
    const auto *tree = std::get_if<ai::lab::TextTree>(&search.setup.root);
    if (tree == nullptr || !tree->hasUnknowns())
        return {};
    QStringList sentences;
    QString known = QString::fromStdString(tree->toText()).section(';', 1).trimmed();
    known.replace("<=", "\u2264").replace(">=", "\u2265");
    if (!known.isEmpty())
        sentences += WorksheetTexts::tr("Known: %1.", "such as a >= 1").arg(known);
    if (key) {
        if (const auto letters = lettersOfKey(search); !letters.empty())
            sentences += WorksheetTexts::tr("*: if %1.", "such as a = 1").arg(takenText(letters));
        return sentences.join(' ');
    }
    // All letters, even if none is visited: the learner is to find that out.
    ai::lab::AssumedLetters::Letters taken;
    for (const auto &letter : tree->unknowns())
        taken.push_back({letter.name, letter.taken()});
    sentences +=
        WorksheetTexts::tr("A letter that has to be visited counts as: %1.", "such as a = 1")
            .arg(takenText(taken));
    return sentences.join(' ');
}

QString worksheetInstructions(const ai::lab::SearchSetup &setup)
{
    return instructionsFor(setup, rootIsNoCall(setup.algorithm));
}

std::vector<QString> worksheetInstructions(const std::vector<TitledSearch> &tasks)
{
    std::vector<QString> instructions;
    QString before;
    for (const TitledSearch &task : tasks) {
        const QString now = instructionsFor(task.search.setup, task.search.trace->rootIsNoCall());
        instructions.push_back(now == before ? QString() : now);
        before = now;
    }
    return instructions;
}

} // namespace ui::lab
