#include "ui/lab/model/glossary.h"

#include <QCoreApplication>

namespace ui::lab {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Glossary)
};

std::vector<GlossaryEntry> treeTerms()
{
    return {
        {"max", Texts::tr("MAX and MIN"),
         Texts::tr(
             "The two players of the search. MAX is to move at the root of a game and chooses "
             "the largest value, MIN the smallest. All values are MAX's.")},
        {"successor", Texts::tr("Successor"),
         Texts::tr("A position that one move leads to: a child in the tree.")},
        {"terminal", Texts::tr("Terminal position"),
         Texts::tr("A position in which the game is over.")},
        {"utility", Texts::tr("Utility"),
         Texts::tr(
             "The value of a terminal position to MAX, such as +1 for a win, 0 for a draw and "
             "\u22121 for a loss.")},
        {"leaf", Texts::tr("Leaf"),
         Texts::tr(
             "A node that the search does not look beyond: a terminal position, or one at the "
             "depth limit.")},
        {"heuristic", Texts::tr("Heuristic evaluation"),
         Texts::tr("An estimate of a position's value, for leaves at which the game is not over.")},
        {"branching", Texts::tr("Branching factor b and depth m"),
         Texts::tr("The number of successors of a node, and the number of plies from the root to "
                   "the leaves.")},
        {"complexity", Texts::tr("b^m and 2b^(m/2)"),
         Texts::tr("Plain minimax visits about b^m leaves. With the best move first in every node "
                   "alpha-beta visits b^\u2308m/2\u2309 + b^\u230am/2\u230b \u2212 1, about "
                   "2b^(m/2) for even m: twice the depth in the same time.")},
    };
}

std::vector<GlossaryEntry> searchTerms()
{
    return {
        {"alpha", Texts::tr("Alpha (\u03b1)"),
         Texts::tr("The best value that MAX is sure of on the way from the root to the node. It "
                   "only rises, at MAX.")},
        {"beta", Texts::tr("Beta (\u03b2)"),
         Texts::tr("The best value that MIN is sure of on the way from the root to the node. It "
                   "only falls, at MIN.")},
        {"window", Texts::tr("Window (\u03b1, \u03b2)"),
         Texts::tr("The values between alpha and beta: only they can still change the root.")},
        {"cut", Texts::tr("Cut (pruning)"),
         Texts::tr("Where alpha is not below beta, the children left of a node are not visited: "
                   "none of them can change the root. A beta cut is at MAX, an alpha cut at MIN.")},
        {"exact", Texts::tr("Exact value (=)"),
         Texts::tr("The node's minimax value, proved by the leaves that were visited.")},
        {"bound", Texts::tr("Bound (\u2264, \u2265)"),
         Texts::tr("After a cut a node returns only what its value is at most (an upper bound) or "
                   "at least (a lower bound). That is enough for the node above.")},
        {"variation", Texts::tr("Principal variation"),
         Texts::tr("The line of best play by both players from the root to a leaf.")},
    };
}

} // namespace

std::vector<GlossaryEntry> glossary()
{
    std::vector<GlossaryEntry> all = treeTerms();
    for (GlossaryEntry &entry : searchTerms())
        all.push_back(std::move(entry));
    return all;
}

QString glossaryTip(const QString &key)
{
    for (const GlossaryEntry &entry : glossary()) {
        if (entry.key == key)
            return Texts::tr("%1: %2", "a term and its definition")
                .arg(entry.term, entry.definition);
    }
    return {};
}

} // namespace ui::lab
