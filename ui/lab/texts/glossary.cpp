#include "ui/lab/texts/glossary.h"

#include <QCoreApplication>

namespace ui::lab {

namespace {

/// An entry, still in English.
struct Term
{
    const char *key;
    const char *term;
    const char *definition;
};

struct GlossaryTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Glossary)

public:
    static constexpr Term terms[]{
        {"minimax", QT_TR_NOOP("Minimax"),
         QT_TR_NOOP("Each player's best against the other's best: a position is worth the largest "
                    "value of its successors where MAX is to move, and the smallest where MIN is. "
                    "So the largest loss becomes as small as it can, and the least gain as large. "
                    "The search returns the move that leads to this value with it, the same one "
                    "each time for the same position.")},
        {"zeroSum", QT_TR_NOOP("Zero-sum game"),
         QT_TR_NOOP("What one player wins the other loses, so that one number is a position's "
                    "value to both.")},
        {"max", QT_TR_NOOP("MAX and MIN"),
         QT_TR_NOOP("The two players of the search. MAX is to move at the root of a game and "
                    "chooses the largest value, MIN the smallest. All values are MAX's.")},
        {"successor", QT_TR_NOOP("Successor"),
         QT_TR_NOOP("A position that one move leads to: a child in the tree.")},
        {"terminal", QT_TR_NOOP("Terminal position"),
         QT_TR_NOOP("A position in which the game is over.")},
        {"utility", QT_TR_NOOP("Utility"),
         QT_TR_NOOP(
             "The value of a terminal position to MAX, also called payoff, such as +1 for a win, 0 "
             "for a draw and −1 for a loss. Other numbers do as well, as long as a win is worth "
             "more than a draw and that more than a loss; backgammon's go from −192 to +192.")},
        {"ply", QT_TR_NOOP("Ply"),
         QT_TR_NOOP("One move of one player; also how far a node lies below the root.")},
        {"call", QT_TR_NOOP("Call and base case"),
         QT_TR_NOOP("Visiting a node is one call of the search's function, which calls itself for "
                    "each child: the calls that wait are the call stack. The base case, a leaf, "
                    "returns at once. A function without one never ends; nor would one that passes "
                    "on the position itself in place of the child, as a listing of “Entendendo o "
                    "algoritmo Minimax\u201d does before the next one has it right.")},
        {"leaf", QT_TR_NOOP("Leaf"),
         QT_TR_NOOP("A node that the search does not look beyond: a terminal position, or one at "
                    "the depth limit.")},
        {"heuristic", QT_TR_NOOP("Heuristic evaluation"),
         QT_TR_NOOP("An estimate of a position's value, for leaves at which the game is not over. "
                    "Its sign says who is ahead.")},
        {"undo", QT_TR_NOOP("Make and undo, or copy"),
         QT_TR_NOOP(
             "To look beyond a move, a program makes it on its one board and undoes it afterwards, "
             "as that of the article on an Othello engine does, whose board has a wall around it "
             "to stop at; or it makes the move on a copy, as this one does. The tree is the same; "
             "undoing saves a copy of the board at every node, thousands in one search. The page "
             "with the numbers of the articles shows the board with its wall, step by step.")},
        {"branching", QT_TR_NOOP("Branching factor b and depth m"),
         QT_TR_NOOP("The number of successors of a node, and the number of plies from the root to "
                    "the leaves.")},
        {"explosion", QT_TR_NOOP("State explosion"),
         QT_TR_NOOP(
             "The number of nodes grows by a factor of b with each ply. Many nodes are the same "
             "position, reached by other moves: tic-tac-toe has 549,946 nodes and 5,478 positions, "
             "765 if turned and mirrored ones count as one; Nim with 20 counters 266,079 nodes and "
             "40 positions. Othello has 9,913 nodes in its first six plies, and by estimates of "
             "the literature 10^58 games and 10^28 positions.")},
        {"complexity", QT_TR_NOOP("b^m and 2b^(m/2)"),
         QT_TR_NOOP("Plain minimax visits about b^m leaves. With the best move first in every node "
                    "alpha-beta visits b^\u2308m/2\u2309 + b^\u230am/2\u230b \u2212 1, about "
                    "2b^(m/2) for even m: twice the depth in the same time.")},
        {"alpha", QT_TR_NOOP("Alpha (\u03b1)"),
         QT_TR_NOOP("The best value that MAX is sure of on the way from the root to the node. It "
                    "only rises, at MAX.")},
        {"beta", QT_TR_NOOP("Beta (\u03b2)"),
         QT_TR_NOOP("The best value that MIN is sure of on the way from the root to the node. It "
                    "only falls, at MIN.")},
        {"window", QT_TR_NOOP("Window (\u03b1, \u03b2)"),
         QT_TR_NOOP("The values between alpha and beta: only they can still change the root. Where "
                    "alpha is above beta, as in (3, 2), or equal to it, it is empty, and the node "
                    "is cut; whether equal values are enough for that is chosen in Edit.")},
        {"cut", QT_TR_NOOP("Cut (pruning)"),
         QT_TR_NOOP(
             "The children left of a node are not visited, since none of them can change the root. "
             "At MAX that is a beta cut (beta cutoff): the node is worth beta or more, and MIN has "
             "beta elsewhere. At MIN it is an alpha cut: the node is worth alpha or less, and MAX "
             "has alpha elsewhere. Where Edit has \u201c>\u201d in place of \u201c\u2265\u201d, an "
             "equal value cuts nothing. A cut leaves out one child at least: where the last child "
             "closes the window, none is counted.")},
        {"exact", QT_TR_NOOP("Exact value (=)"),
         QT_TR_NOOP("The node's minimax value, proved by the leaves that were visited.")},
        {"bound", QT_TR_NOOP("Bound (\u2264, \u2265)"),
         QT_TR_NOOP("After a cut a node returns only what its value is at most (an upper bound) or "
                    "at least (a lower bound). That is enough for the node above.")},
        {"failHard", QT_TR_NOOP("Fail-soft and fail-hard"),
         QT_TR_NOOP(
             "Where no child is better than the node's own bound, a fail-soft node returns its "
             "best child's value, and a fail-hard one that bound: alpha at MAX, beta at MIN. Both "
             "give the root the same value, and where an equal value cuts they visit the same "
             "nodes; where Edit has \u201c>\u201d fail-hard may visit more. The fail-hard here is "
             "that of Knuth and Moore (F2, 1975): a child above beta is returned as it is, where "
             "what chess programmers call fail-hard returns beta.")},
        {"variation", QT_TR_NOOP("Principal variation"),
         QT_TR_NOOP("The line of best play by both players from the root to a leaf.")},
        {"typeA", QT_TR_NOOP("Type A and type B"),
         QT_TR_NOOP(
             "Claude Shannon's two kinds of chess programs, of 1950: type A looks at all moves to "
             "a fixed depth, as the searches here do; type B looks at few moves, but deeper. Alan "
             "Turing wrote a chess program at the same time, and carried it out by hand.")},
        {"table", QT_TR_NOOP("Transposition table"),
         QT_TR_NOOP("What a search has proved of the positions that it left. Where other moves "
                    "lead to one of them again, the value or the bound in the table may be enough, "
                    "and the position is not searched again. Beyond the documents.")},
        {"horizon", QT_TR_NOOP("Horizon"),
         QT_TR_NOOP("The depth at which a search stops and judges. What happens one ply beyond it "
                    "is not seen: the horizon effect.")},
        {"negamax", QT_TR_NOOP("Negamax"),
         QT_TR_NOOP(
             "Minimax written with one half only: each node takes the largest of its children's "
             "values with their signs changed, since what is good for one side is as bad for the "
             "other. The same nodes are visited and the same move is found.")},
        {"expectiminimax", QT_TR_NOOP("Chance node, expectiminimax"),
         QT_TR_NOOP(
             "Where dice or cards decide, a chance node stands between the players' nodes. It is "
             "worth its expected value: the sum of its children's values, each times its "
             "probability. Minimax with such nodes is called expectiminimax. The values here are "
             "exact: where three places are not enough they are written as fractions.")},
        {"killer", QT_TR_NOOP("Killer move"),
         QT_TR_NOOP("A move that closed the window at another node of the same ply, whether or not "
                    "other children were left there to be cut. It is tried before the others, "
                    "since it often does here as well. Beyond the documents.")},
        {"deepening", QT_TR_NOOP("Iterative deepening"),
         QT_TR_NOOP("Searching to depth 1, then 2, and so on. The shallow searches cost little, "
                    "and the move that was best, or enough for a cut, in each is tried first in "
                    "the next. Beyond the documents.")},
    };
};

} // namespace

std::vector<GlossaryEntry> glossary()
{
    std::vector<GlossaryEntry> all;
    for (const Term &one : GlossaryTexts::terms)
        all.push_back({one.key, GlossaryTexts::tr(one.term), GlossaryTexts::tr(one.definition)});
    return all;
}

QString glossaryTip(const QString &key)
{
    for (const GlossaryEntry &entry : glossary()) {
        if (entry.key == key)
            return GlossaryTexts::tr("%1: %2", "a term and its definition")
                .arg(entry.term, entry.definition);
    }
    return {};
}

} // namespace ui::lab
