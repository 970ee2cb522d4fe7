#include "ui/lab/export/worksheetletters.h"

#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::TracedSearch;
using ai::lab::TraceNode;

namespace {

struct WorksheetLetterTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// The letters whose assumed values the key's starred values and windows depend on.
ai::lab::AssumedLetters::Letters lettersOfKey(const TracedSearch &search)
{
    ai::lab::AssumedLetters::Letters letters;
    for (NodeId node = 0; search.letters != nullptr && node < search.trace->nodeCount(); ++node) {
        const TraceNode &record = search.trace->nodes()[node];
        if (record.leaf)
            continue;
        letters = joined(letters, search.letters->ofNode(node));
        if (usesWindow(search.setup.algorithm))
            letters = joined(letters, search.letters->ofWindow(node, record.enter + 1));
    }
    return letters;
}

} // namespace

QString worksheetLettersText(const TracedSearch &search, bool key)
{
    const auto *tree = std::get_if<ai::lab::TextTree>(&search.setup.root);
    if (tree == nullptr || !tree->hasUnknowns())
        return {};
    QStringList sentences;
    QString known = QString::fromStdString(tree->toText()).section(';', 1).trimmed();
    known.replace("<=", "\u2264").replace(">=", "\u2265");
    if (!known.isEmpty())
        sentences += WorksheetLetterTexts::tr("Known: %1.", "such as a >= 1").arg(known);
    if (key) {
        if (const auto letters = lettersOfKey(search); !letters.empty())
            sentences +=
                WorksheetLetterTexts::tr("*: if %1.", "such as a = 1").arg(takenText(letters));
        return sentences.join(' ');
    }
    // All letters, even if none is visited: the learner is to find that out.
    ai::lab::AssumedLetters::Letters taken;
    for (const auto &letter : tree->unknowns())
        taken.push_back({letter.name, letter.taken()});
    sentences +=
        WorksheetLetterTexts::tr("A letter that has to be visited counts as: %1.", "such as a = 1")
            .arg(takenText(taken));
    return sentences.join(' ');
}

} // namespace ui::lab
