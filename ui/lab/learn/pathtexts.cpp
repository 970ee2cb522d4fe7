#include "ui/lab/learn/pathtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace ui::lab {

namespace {

struct Named
{
    std::string_view key;
    const char *text;
};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::PathTexts)

public:
    static constexpr Named topics[]{
        {"tree", QT_TR_NOOP("What a tree is")},
        {"backing-up", QT_TR_NOOP("Backing up values")},
        {"alpha-and-beta", QT_TR_NOOP("Alpha and beta")},
        {"cut", QT_TR_NOOP("The cut")},
        {"bound", QT_TR_NOOP("Exact or a bound")},
        {"order", QT_TR_NOOP("The order of moves")},
        {"depth", QT_TR_NOOP("Depth and heuristics")},
        {"games", QT_TR_NOOP("Whole games")},
        {"engines", QT_TR_NOOP("Beyond: what engines add")},
    };

    static constexpr Named stops[]{
        {"tree-players",
         QT_TR_NOOP(
             "Two players take turns. MAX chooses at a triangle that points up, MIN at one that "
             "points down. A box is a leaf: the game is over there, and the number is its value to "
             "MAX. What MAX wins, MIN loses, so MAX wants it large and MIN wants it small.")},
        {"tree-steps",
         QT_TR_NOOP(
             "The buttons below the tree step through a search of it: to the beginning, back, a "
             "step on, to the next cut, and by itself. This is the place that says what a step "
             "did. Try a few: the search goes down to the leaves and brings their values up. Next "
             "goes on with the path at any time, and Back above its topics shows the code.")},
        {"tree-game",
         QT_TR_NOOP("A game is such a tree. X is to move here, and is MAX. A move of one player is "
                    "a ply. Three squares are empty, so the root, the node at the top, has three "
                    "children, and each of them has two at most. Follow a branch down to its leaf: "
                    "there a line is complete or the board is full. A double click or Enter closes "
                    "a node, and opens it again.")},
        {"tree-premises",
         QT_TR_NOOP("Minimax needs four things: no chance, players who take turns, a loser for "
                    "each winner, and nothing hidden from either. Chess, draughts, Othello, Nim "
                    "and Connect Four have all four. Backgammon has dice, and poker hides cards.")},
        {"tree-terms",
         QT_TR_NOOP("The terms for it: the root is the initial state, the successor function gives "
                    "a node's children, the terminal test finds the leaves, and a leaf's number is "
                    "its utility. With b children at each node and m plies there are b^m leaves: "
                    "here b is 2 and m is 2, which makes 4.")},
        {"tree-utilities",
         QT_TR_NOOP("A utility is often +1, 0 or −1: won, drawn, lost. Any numbers do, as long as "
                    "more is better for MAX: in Othello the difference of the discs, in backgammon "
                    "from −192 to +192. Here MAX wins with child 2 and with child 3, but 2 points "
                    "are more than 1, which +1 for any win would not show. Child 1 tempts with "
                    "192: what would MIN leave of it?")},
        {"backing-up-min",
         QT_TR_NOOP("Values go up from the leaves. MIN has seen both of its leaves, 4 and 5. It "
                    "chooses the smaller, so this node is worth 4 to MAX, whatever MAX hopes for. "
                    "The node returns 4: to visit a node is one call of the search's function, and "
                    "what the call returns is the node's value.")},
        {"backing-up-max",
         QT_TR_NOOP("The other node is worth 2, for MIN would not leave MAX the 7. MAX takes the "
                    "larger of 4 and 2: the root is worth 4. The line of best play by both, marked "
                    "in the tree, is the principal variation. As a formula, MiniMax(N) is f(N) at "
                    "a leaf, else the largest or the smallest of the successors' values; the code, "
                    "behind Back, has it line by line.")},
        {"backing-up-min-first",
         QT_TR_NOOP("The same leaves, but MIN moves first. Now MAX chooses below: 5 on the left "
                    "and 7 on the right, and MIN takes the smaller, 5. The 2 is as tempting to MIN "
                    "as the 7 was to MAX, and as useless.")},
        {"backing-up-recursion",
         QT_TR_NOOP("Go Back to the code and step. The function calls itself for each child and "
                    "ends at a leaf: a call waits in the stack until its children have returned. "
                    "In “Entendendo o algoritmo Minimax\u201d a listing that has MAX's half only "
                    "passes on the board itself, not the child. With both halves written so, each "
                    "call would be about the same position, no leaf would ever come, and the calls "
                    "would never end. The next listing has it right.")},
        {"backing-up-signs",
         QT_TR_NOOP(
             "Read the signs. “Entendendo o algoritmo Minimax\u201d calls a positive branch a "
             "certain win, and takes a negative one only if nothing is better. What minimax "
             "claims: from a node worth 1 MAX can win whatever MIN does, from one worth −1 MIN "
             "can, and from 0 neither can. Here one move of X is positive; below it there are lost "
             "games as well, into which X need not go. The other four are negative.")},
        {"backing-up-levels",
         QT_TR_NOOP(
             "On paper one draws it level by level: X's three moves; O's six replies, two of which "
             "win (red); X's four last moves, which all win (blue). Then the values, from the last "
             "ply up: the largest where X chooses, the smallest where O does, and 1 at the root. "
             "The program goes into one branch after the other instead; the values are the same.")},
        {"backing-up-figure",
         QT_TR_NOOP("Three plies. Work out what the root is worth before you step forwards, then "
                    "look whether you were right. Quiz asks you at every node.")},
        {"window-plain",
         QT_TR_NOOP(
             "Another tree, by plain minimax. MIN makes 3 of the first child and 2 of the second; "
             "MAX plays left and gets 3. All five leaves were visited. Was that necessary?")},
        {"window-open",
         QT_TR_NOOP("Plain minimax visits every leaf. Alpha-beta carries two numbers along: alpha "
                    "(\u03b1) is what MAX has for sure so far, and beta (\u03b2) is what MIN has "
                    "for sure. At the beginning neither has anything, so the window (\u03b1, "
                    "\u03b2) is (\u2212\u221e, +\u221e).")},
        {"window-beta",
         QT_TR_NOOP("MIN has seen the leaf 3. It will never let more than 3 happen here, so beta "
                    "falls to 3 at this node. The window is written beside it.")},
        {"window-alpha",
         QT_TR_NOOP("The first child returned 3, and MAX can have it by going there: alpha rises "
                    "to 3 at the root. The next child is searched with that alpha, so it knows "
                    "from the start what it must exceed.")},
        {"window-end",
         QT_TR_NOOP("In the second child MIN found 2. MAX has 3, so the last leaf need not be "
                    "visited: four of five leaves were enough. Only MAX moves alpha, only MIN "
                    "moves beta, and a child inherits both. The strokes and the sign \u2264 are "
                    "what the next two topics are about.")},
        {"cut-smallest", QT_TR_NOOP("MAX has 3 at the first child. In the second MIN has found 2, "
                                    "so MIN can hold MAX to 2 there, or less. MAX gains nothing by "
                                    "going there, whatever a is. The search cuts what is left.")},
        {"cut-a-and-b",
         QT_TR_NOOP("The same as a story, from the article on an Othello engine. Child 1 is B, the "
                    "move that decides; child 2 is C, which is answered at once. B is worth 7: "
                    "whatever MIN replies, MAX has 7 at least. One answer to C leaves 1, so the "
                    "other answers b, c and d need not be known: C is worse than B already.")},
        {"cut-tree-2",
         QT_TR_NOOP(
             "The same in a tree with nine leaves. MIN has 2 here, which is not above alpha, the 3 "
             "that MAX has at the root. The leaves a and b are cut. They are hatched, and nobody "
             "had to know their values. (“Algoritmo Minimax com podas Alfa-beta\u201d, where the "
             "tree is from, moves beta first and writes \u03b1 = 3, \u03b2 = 2: an empty window, "
             "in which no value can matter. Fail-hard in Edit does so.)")},
        {"cut-prove",
         QT_TR_NOOP(
             "Four of the nine leaves were never visited. Do you believe it? Choose a hatched leaf "
             "and go Back: beside the tree it can be given any value, and the root stays 3.")},
        {"cut-win",
         QT_TR_NOOP("Another cut, from “El algoritmo MiniMax\u201d: stop at a move that wins, and "
                    "at nothing else. It is right, but in the whole game it makes 94,978 calls and "
                    "alpha-beta, which compares all values, 18,297 with one window; in one "
                    "position either may need fewer. (There it is called poda alpha, alpha "
                    "pruning, after a win of MAX, and poda beta, beta pruning, after one of MIN. "
                    "Everybody else says the opposite: a beta cutoff is at MAX.)")},
        {"bound-at-most",
         QT_TR_NOOP("This node returns 2, but 2 need not be its value: a and b were not visited, "
                    "and each could be less. Its value is 2 at most, so the tree says \u2264 2. "
                    "That is all MAX needs, who has 3.")},
        {"bound-enough",
         QT_TR_NOOP("The same tree one level up: MAX chooses among 3, c and 2, and of c it is "
                    "known that it is 2 or less. The root is worth 3 with any of these values.")},
        {"bound-exact",
         QT_TR_NOOP("Three moves with three answers each. The first child is exactly 3, the second "
                    "at most 2. The third visited all of its leaves, and is exactly 2. Other "
                    "leaves in place of those that were cut may change a node marked \u2264 or "
                    "\u2265, never one marked =, and the root of a whole search is always marked "
                    "=. A bound can come up from a cut further below, too.")},
        {"bound-least",
         QT_TR_NOOP("Here, too, children were cut, and yet each node is marked =. In tic-tac-toe "
                    "no result is below −1: where MIN has −1 already, the cut replies cannot make "
                    "it less, so \u2264 −1 is = −1. Nim is the same; so is +1 for MAX. Written "
                    "trees know no such end: any number may follow.")},
        {"order-worse",
         QT_TR_NOOP("MIN moves first. The left child returned 5. On the right MAX saw the 2 first, "
                    "which cuts nothing, and then the 7: all four leaves were visited.")},
        {"order-better",
         QT_TR_NOOP(
             "The same tree with 7 before 2. MAX has 7 at once, MIN has 5 elsewhere, and the 2 is "
             "cut: three leaves instead of four. The root is worth the same. Order changes the "
             "work, never the value; of moves worth the same it changes which is played.")},
        {"order-classic",
         QT_TR_NOOP(
             "This tree is from the textbook by Russell and Norvig. Seven of its nine leaves are "
             "visited, because in the third child the 2, which MIN wants, comes last: with 14 "
             "last, as 5, 2, 14, six would be enough, and with 2 first five.")},
        {"order-best",
         QT_TR_NOOP("With the best answer first everywhere it is five: 3 + 3 \u2212 1. Less is "
                    "impossible. In general the best order needs about 2b^(m/2) leaves, where "
                    "plain minimax needs b^m: with the same work alpha-beta looks twice as deep. "
                    "Drag a child past its neighbour to try orders of your own.")},
        {"order-nim",
         QT_TR_NOOP("Nim with 20 counters. Trying the largest take first, alpha-beta needs 1,093 "
                    "calls; trying the smallest first, 38,949. Programs therefore try first what "
                    "is likely to be best: moves that capture, moves that were good before, moves "
                    "that leave few answers.")},
        {"depth-explosion",
         QT_TR_NOOP("Trees grow fast. Tic-tac-toe has 549,946 nodes with its root, though only "
                    "5,478 positions, or 765 if turned and mirrored ones count once; Nim with 20 "
                    "counters 266,079 nodes and 40 positions. Most games are too large: Othello's "
                    "first six plies alone have 9,913 nodes, and estimates for all of it are 10^28 "
                    "positions and 10^58 games. This explosion is why a search stops at a depth, "
                    "here at six plies, and judges what it finds there.")},
        {"depth-history",
         QT_TR_NOOP(
             "The first chess programs, which “Algoritmo Minimax com podas Alfa-beta\u201d begins "
             "with, were on paper. In 1950 Claude Shannon told two kinds apart: type A looks at "
             "all moves to a fixed depth and evaluates there, as this search does; type B looks at "
             "few moves, but deeper. Alan Turing wrote a program at that time, too, and carried it "
             "out by hand. Alpha-beta came later, and let type A look twice as deep.")},
        {"depth-easy",
         QT_TR_NOOP("Three levels of tic-tac-toe from Moraes's report. The easy one looks one ply "
                    "ahead and judges by a heuristic: the lines still open to it, less those open "
                    "to the other side. O could win at 9; but the count of lines has no win in it, "
                    "other moves are worth as much, and of equal ones the report's level plays the "
                    "first, 3. (This program's easy level draws lots among them.)")},
        {"depth-medium",
         QT_TR_NOOP("The same position with one more move of its own, three plies. Now X's reply "
                    "counts: 3, 4 and 6 are worth −1 and 9 is worth 0, so it plays 9. It wins "
                    "there, but it still sees lines and no win.")},
        {"depth-hard",
         QT_TR_NOOP(
             "Searched to the end no heuristic is needed: a leaf's value is the result. O wins at "
             "9. View > Page > Compare has a button Levels, for those of the program and the "
             "report's own hard level, which goes by rules before it searches.")},
        {"depth-heuristic",
         QT_TR_NOOP("The heuristic of “Entendendo o algoritmo Minimax\u201d gives points line by "
                    "line, and infinity for a win. Step to a leaf and choose View > Page > The "
                    "node: its table has the points. A heuristic is an opinion: View > Page > "
                    "Numbers of the articles has a game that this one loses at depth 2.")},
        {"depth-pieces",
         QT_TR_NOOP("For chess “El algoritmo MiniMax\u201d takes the points of one side's pieces "
                    "less those of the other's: the larger, the better. Here is that heuristic in "
                    "Othello, where each disc counts one, and nothing else in it: each first move "
                    "leaves 4 discs to 1, worth 3. In fact many discs early on give the other side "
                    "moves, so the levels' heuristic counts them against their owner then. View > "
                    "Page > Compare has a button Weights, which tests each term.")},
        {"games-tic-tac-toe",
         QT_TR_NOOP(
             "All of tic-tac-toe. Each first move is worth 0: against best play nobody wins. Plain "
             "minimax makes 549,945 calls below the root, alpha-beta 30,709 with a new window for "
             "each first move, as here, and 18,296 with one window for all.")},
        {"games-nim",
         QT_TR_NOOP("Nim with 20 counters, where the last one loses. Only one first move wins: "
                    "take 3. View > Page > The node has a table of the heaps that lose.")},
        {"games-othello",
         QT_TR_NOOP("Othello is too large for its end: here are six plies, evaluated by corners, "
                    "moves and discs, with other weights in the opening, the midgame and the "
                    "endgame. View > Page > The node has a table of each term. Hard searches "
                    "deeper in the same way, by the patterns of edges, corners and lines, with "
                    "weights that were learnt from games, as the program Logistello had them.")},
        {"games-own", QT_TR_NOOP("In Othello a player who cannot turn a disc passes: the pass is a "
                                 "node like any other. Now open the position of your own game, or "
                                 "ask why the last move was played: Lab > Open has both.")},
        {"engines-table",
         QT_TR_NOOP("This topic goes beyond the articles. In Nim many orders of moves lead to the "
                    "same heap: taking 1 and then 2 leaves what taking 2 and then 1 does. A "
                    "transposition table keeps what the search has proved of each position, so "
                    "that it is not searched again.")},
        {"engines-answer",
         QT_TR_NOOP(
             "The first answer from the table. This heap was searched before, by other moves. The "
             "table need not hold the exact value: that it is at least beta, or at most alpha, is "
             "enough for a cut. If it is not enough, the node is searched after all.")},
        {"engines-game",
         QT_TR_NOOP("All of tic-tac-toe once more. With one window and no table alpha-beta makes "
                    "18,297 calls; look below the tree how few are left. The value is the same, "
                    "since the table only repeats what was proved. Two more algorithms try first "
                    "what did well before, killer moves and iterative deepening: Lab > Open > "
                    "Beyond the documents: what engines add has both.")},
        {"engines-any-win",
         QT_TR_NOOP("X can win at 7 at once. But 2 wins too, a little later, and comes first in "
                    "the list; both are worth 1, so alpha-beta plays 2. A program that always "
                    "finds another win in two moves never wins.")},
        {"engines-nearer-win",
         QT_TR_NOOP("Now a result counts one more for each square that is left empty. The win at 7 "
                    "leaves four and is worth 5, the later one is worth less, so the search plays "
                    "7; and a side that must lose puts it off. Chess programs do the same when "
                    "they count the moves to mate.")},
    };
};

template <std::size_t count>
QString find(const Named (&all)[count], std::string_view key)
{
    const auto *found = std::find_if(std::begin(all), std::end(all),
                                     [key](const Named &one) { return one.key == key; });
    return found == std::end(all) ? QString() : Texts::tr(found->text);
}

} // namespace

QString topicTitle(std::string_view key)
{
    return find(Texts::topics, key);
}

QString stopText(std::string_view key)
{
    return find(Texts::stops, key);
}

} // namespace ui::lab
