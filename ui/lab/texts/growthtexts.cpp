#include "ui/lab/texts/growthtexts.h"

#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui::lab {

using ai::lab::LevelGrowth;
using ai::lab::TracedSearch;

namespace {

class GrowthTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::GrowthTexts)

public:
    static QString grownText(const LevelGrowth::Stage &stage)
    {
        const QString nodes = tr("Ply %1, %2 chooses: the moves lead to %n node(s).",
                                 "%1 a number, %2 MAX or MIN", stage.nodes)
                                  .arg(stage.ply)
                                  .arg(levelText(stage.max));
        return nodes + ' ' + (stage.leaves == 0 ? tr("None of them is a leaf.") : leaves(stage));
    }

    static QString valuedText(const LevelGrowth::Stage &stage)
    {
        return stage.max ? tr("Ply %1, MAX chooses: %n node(s) get the largest value of their "
                              "children.",
                              nullptr, stage.nodes)
                               .arg(stage.ply)
                         : tr("Ply %1, MIN chooses: %n node(s) get the smallest value of their "
                              "children.",
                              nullptr, stage.nodes)
                               .arg(stage.ply);
    }

    static QString root(const TracedSearch &search, const LevelGrowth::Stage &stage)
    {
        const QString value = minimaxValueText(stage.value);
        const QString move = pathText(search.setup.root, {stage.best});
        const QString best = isTree(search.setup.root)
                                 ? tr("The minimax decision is child %1.").arg(move)
                                 : tr("The minimax decision is the move %1.").arg(move);
        return (stage.max
                    ? tr("The root, MAX chooses: it gets the largest value of its children, %1.")
                    : tr("The root, MIN chooses: it gets the smallest value of its children, %1."))
                   .arg(value)
               + ' ' + best;
    }

private:
    /// Leaves need no search below them.
    static QString leaves(const LevelGrowth::Stage &stage)
    {
        QStringList ends;
        if (stage.wonByMax > 0)
            ends += tr("won by MAX: %1").arg(stage.wonByMax);
        if (stage.wonByMin > 0)
            ends += tr("won by MIN: %1").arg(stage.wonByMin);
        if (stage.drawn > 0)
            ends += tr("drawn: %1").arg(stage.drawn);
        const QString text = tr("%n leaf(s) have their value at once", nullptr, stage.leaves);
        return ends.isEmpty() ? tr("%1.", "a sentence").arg(text)
                              : tr("%1 (%2).", "a sentence, how many games each has won")
                                    .arg(text, ends.join(tr(", ")));
    }
};

} // namespace

QString growthText(const TracedSearch &search, const LevelGrowth &levels, int stage)
{
    const LevelGrowth::Stage added = levels.stage(stage);
    if (stage == 0)
        return GrowthTexts::tr("The root alone, the initial state: %1 is to move.", "MAX or MIN")
            .arg(levelText(added.max));
    if (stage == levels.stageCount())
        return GrowthTexts::root(search, added);
    return added.grows ? GrowthTexts::grownText(added) : GrowthTexts::valuedText(added);
}

} // namespace ui::lab
