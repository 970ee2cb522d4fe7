#include "ui/lab/texts/exercisetexts.h"

#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/exercises.h"
#include "core/nimtheory.h"
#include "ui/common/titles.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <vector>

namespace ui::lab {

using ai::lab::EventKind;
using ai::lab::Misconception;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using core::Nim;

namespace {

class Reasons
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::ExerciseReasons)

public:
    /// The moves and values that the root chose from.
    static QString children(const TracedSearch &search, qint64)
    {
        const Trace &trace = *search.trace;
        QStringList lines;
        for (NodeId id = trace.firstChild(0); id != noNode; id = trace.nextSibling(id))
            lines += nodeText(search, id, trace.stepCount());
        const auto &root = trace.nodes().front();
        return (root.max ? tr("%1. MAX takes the largest, %2.", "nodes and their values")
                         : tr("%1. MIN takes the smallest, %2.", "nodes and their values"))
            .arg(lines.join(QStringLiteral("; ")), minimaxValueText(root.value));
    }

    /// The same for squares of tic-tac-toe, whose numbers are no values.
    static QString squares(const TracedSearch &search, qint64)
    {
        const Trace &trace = *search.trace;
        QStringList lines;
        for (NodeId id = trace.firstChild(0); id != noNode; id = trace.nextSibling(id)) {
            const auto &child = trace.nodes()[id];
            lines += tr("%1 (%2)", "a square's number, its value")
                         .arg(child.move.code() + 1)
                         .arg(boundText(child.value, child.bound, 1));
        }
        const QString values =
            tr("What the squares that were searched are worth to %1: %2. 1 is a win, 0 a draw.",
               "X or O; squares and values")
                .arg(sideTitle(core::GameKind::TicTacToe, sideToMove(search.setup.root)),
                     lines.join(QStringLiteral(", ")));
        const bool all = lines.size() == qsizetype(legalMoves(search.setup.root).size());
        return all ? values : values + ' ' + tr("None of the others can be better.");
    }

    /// What alpha is before the root's last child is searched.
    static QString alpha(const TracedSearch &search, qint64 answer)
    {
        const Trace &trace = *search.trace;
        QStringList lines;
        for (NodeId id = trace.firstChild(0); trace.nextSibling(id) != noNode;
             id = trace.nextSibling(id))
            lines += nodeText(search, id, trace.nodes()[id].leave + 1);
        return tr("%1. Alpha is the best of them for MAX, %2.", "nodes and their values")
            .arg(lines.join(QStringLiteral("; ")), minimaxValueText(int(answer)));
    }

    static QString cuts(const TracedSearch &search, qint64)
    {
        const Trace &trace = *search.trace;
        QStringList texts;
        for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
            if (trace.events()[step - 1].kind == EventKind::Cut)
                texts += stepText(search, step);
        }
        return texts.isEmpty() ? tr(
                   "Nothing is cut: wherever a player finds a value, the other has nothing as good "
                   "elsewhere yet.")
                               : texts.join(' ');
    }

    static QString plies(const TracedSearch &search, qint64)
    {
        const Trace &trace = *search.trace;
        std::vector<qint64> calls;
        for (NodeId id = trace.rootIsNoCall() ? 1 : 0; id < trace.nodeCount(); ++id) {
            const auto ply = static_cast<std::size_t>(trace.nodes()[id].ply);
            calls.resize(std::max(calls.size(), ply + 1));
            ++calls[ply];
        }
        QStringList counts;
        for (const qint64 count : calls) {
            if (count > 0)
                counts += countText(count);
        }
        return tr("Ply by ply: %1.").arg(counts.join(QStringLiteral(" + ")));
    }

    static QString waste(const TracedSearch &search, qint64 answer)
    {
        const auto calls = static_cast<qint64>(search.trace->counters().calls());
        return tr("It makes %1 calls; %2 are enough if a won game is not played on.")
            .arg(countText(calls), countText(calls - answer));
    }

    static QString halfTheTime(const TracedSearch &search, qint64)
    {
        const auto &moves = search.rootMoves;
        const auto better = [](const auto &one, const auto &other) {
            return one.value < other.value;
        };
        const int highest = std::max_element(moves.begin(), moves.end(), better)->value;
        const auto best = std::count_if(moves.begin(), moves.end(), [highest](const auto &move) {
            return move.value == highest;
        });
        return tr("In %1 turns minimax finds it. In the other %1 it is found by chance in %2, "
                  "since so many of the %1 squares are best.")
            .arg(moves.size())
            .arg(best);
    }

    static QString take(const TracedSearch &search, qint64 answer)
    {
        const Trace &trace = *search.trace;
        const auto line = trace.principalVariation(0);
        const auto *heap = std::get_if<Nim>(&search.setup.root);
        if (line.empty() || heap == nullptr)
            return {};
        return tr("It leaves %1 counters. Whatever is taken of them, the search finds an answer: "
                  "the node there is worth %2 to you.")
            .arg(heap->heap(0) - answer)
            .arg(minimaxValueText(trace.nodes()[line.front()].value));
    }

    static QString lostHeaps(const TracedSearch &search, qint64)
    {
        const auto *start = std::get_if<Nim>(&search.setup.root);
        if (start == nullptr)
            return {};
        QStringList lost;
        for (int heap = 1; heap <= start->heap(0); ++heap) {
            if (!core::nimIsWon(*Nim::create({heap}, start->takeLimit(), start->rule())))
                lost += QString::number(heap);
        }
        return tr("These lose: %1. Whatever one takes from them, the other side can go on to the "
                  "next smaller of them.")
            .arg(lost.join(QStringLiteral(", ")));
    }

    static QString points(const TracedSearch &, qint64 answer)
    {
        return tr("X's mark is on %n line(s), which have no other: each counts 1.", nullptr,
                  int(answer));
    }

    static QString laterWin(const TracedSearch &, qint64 answer)
    {
        return tr("X, O and X move, and %n square(s) are left empty: 1 for the win and 1 for each.",
                  nullptr, int(answer - 1));
    }

    static QString games(const TracedSearch &, qint64)
    {
        return tr("All four premises hold in these. Backgammon has dice, so that a move does not "
                  "lead to one position; in poker and in Scrabble a player does not see "
                  "everything; in rock paper scissors both choose at once.");
    }

    static QString misconception(Misconception idea)
    {
        switch (idea) {
        case Misconception::LevelsExchanged:
            return tr("It is that if the other player moves first. Who chooses at the root?");
        case Misconception::LargestLeaf:
            return tr("It is the largest leaf, but MIN chooses too and does not go there.");
        case Misconception::SmallestLeaf:
            return tr("It is the smallest leaf, but MAX chooses too and does not go there.");
        case Misconception::NothingCut:
            return tr("Those are all leaves. Is there a child that cannot change the root any "
                      "more?");
        case Misconception::OtherChild:
            return tr("The second child is worth that at most. Must MAX choose it?");
        case Misconception::OtherSquare:
            return tr("The square is empty, but the other side has an answer there.");
        case Misconception::OccupiedSquare:
            return tr("That square is occupied.");
        case Misconception::OneSideWins:
            return tr("The other side can prevent it.");
        case Misconception::FirstCallMissing:
            return tr("Those are all calls but the first one, which counts here too.");
        case Misconception::LeavesOnly:
            return tr("Those are the leaves, the games that are over. Every node is a call.");
        case Misconception::MinimaxOnly:
            return tr("In so many turns minimax finds it; in the others chance can.");
        case Misconception::AllCalls:
            return tr("It makes that many in all. How many of them are below a game that was won?");
        case Misconception::OtherTake:
            return tr("Then the other side can leave you a heap that loses.");
        case Misconception::SmallerLostHeap:
            return tr("It loses, but a larger one does as well.");
        case Misconception::VisitedLeaves:
            return tr("Those are visited. How many are left of the nine?");
        case Misconception::NoSquare:
            return tr("No square has that number.");
        case Misconception::SquareOfTheRule:
            return tr("That is the rule's own square.");
        case Misconception::HasChance:
            return tr("In one of them chance decides what a move leads to.");
        case Misconception::HidesSomething:
            return tr("In one of them a player does not see everything.");
        case Misconception::MovesTogether:
            return tr("In one of them the players do not take turns.");
        case Misconception::GameMissing:
            return tr("There are more with all four premises.");
        case Misconception::LastReturned:
            return tr("That is what the second child returned. Is it more than MAX has?");
        case Misconception::OtherOrder:
            return tr("So many are visited in the other order. What is alpha when the second child "
                      "is visited now?");
        case Misconception::AllLines:
            return tr("Those are all lines. How many of them does the mark lie on?");
        case Misconception::OneSideOnly:
            return tr("The other side's move fills a square, too.");
        case Misconception::AnyWin:
            return tr("That is the win alone. Which squares are left empty?");
        }
        return {};
    }
};

/// The words of what the exercises call by a key.
struct ExerciseEntry
{
    std::string_view key;
    QString (*reason)(const TracedSearch &search, qint64 answer); ///< null for a game
    const char *text;
    const char *title = nullptr; ///< null for a game
};

struct ExerciseTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::ExerciseTexts)

public:
    // "%1" stands for the tree that the question is about.
    static constexpr ExerciseEntry exerciseEntries[]{
        {"max-first", Reasons::children, QT_TR_NOOP("MAX moves first in %1. What is it worth?"),
         QT_TR_NOOP("MAX moves first")},
        {"min-first", Reasons::children, QT_TR_NOOP("MIN moves first in %1. What is it worth?"),
         QT_TR_NOOP("MIN moves first")},
        {"leaves-max", Reasons::cuts,
         QT_TR_NOOP("MAX moves first in %1. How many of the four leaves does alpha-beta visit?"),
         QT_TR_NOOP("Leaves visited, MAX first")},
        {"leaves-min-ordered", Reasons::cuts,
         QT_TR_NOOP("MIN moves first, and 7 stands before 2, in %1. How many of the four leaves "
                    "does alpha-beta visit?"),
         QT_TR_NOOP("Leaves visited, MIN first")},
        {"leaves-exchanged", Reasons::cuts,
         QT_TR_NOOP("The two children of MAX(MIN(4,5),MIN(2,7)) are exchanged, which makes %1. How "
                    "many of the four leaves does alpha-beta visit now?"),
         QT_TR_NOOP("Leaves visited, children exchanged")},
        {"third-alpha", Reasons::alpha,
         QT_TR_NOOP("Alpha-beta searches %1 from left to right. What is alpha when it comes to the "
                    "root's third child?"),
         QT_TR_NOOP("Alpha at the third child")},
        {"third-child", Reasons::children,
         QT_TR_NOOP("In %1 the second child has shown 2 and a leaf a that nobody knows. What is "
                    "the root worth?"),
         QT_TR_NOOP("A root with an unknown leaf")},
        {"winning-square", Reasons::squares,
         QT_TR_NOOP("X is to move on the board beside this, where three squares are empty. Which "
                    "square, 1 to 9 row by row, guarantees a win?"),
         QT_TR_NOOP("A square that wins")},
        {"other-games", Reasons::games,
         QT_TR_NOOP("To which other games does minimax apply? Tick those that meet its premises: "
                    "no chance, players who take turns, a loser for each winner, and nothing "
                    "hidden. (“El algoritmo MiniMax\u201d, which lists them, names backgammon too: "
                    "judge by the premises.)"),
         QT_TR_NOOP("Other games")},
        {"opening-square", Reasons::squares,
         QT_TR_NOOP("“Entendendo o algoritmo Minimax\u201d lets an optimal player always open in a "
                    "corner. Name a square, 1 to 9 row by row, that X can open on without losing "
                    "to best play."),
         QT_TR_NOOP("A safe opening")},
        {"holding-square", Reasons::squares,
         QT_TR_NOOP("X has squares 2 and 4, O has the centre and is to move. The rule in Moraes's "
                    "report marks 1. Name another square, 1 to 9 row by row, with which O does not "
                    "lose to best play."),
         QT_TR_NOOP("A square that holds the draw")},
        {"perfect-game", Reasons::squares,
         QT_TR_NOOP(
             "“El algoritmo MiniMax\u201d, exercise 1: X begins on the empty board, and both sides "
             "play as well as minimax does. What is the game worth to X: 1, 0 or −1?"),
         QT_TR_NOOP("The value of the empty board")},
        {"calls-plain", Reasons::plies,
         QT_TR_NOOP("“El algoritmo MiniMax\u201d, exercise 2: how many calls does plain minimax "
                    "make on the empty board, the first call included?"),
         QT_TR_NOOP("Calls of plain minimax")},
        {"calls-win-only", Reasons::plies,
         QT_TR_NOOP("“El algoritmo MiniMax\u201d, exercise 2: how many calls does minimax make on "
                    "the empty board, the first included, if it leaves out a node's other moves "
                    "once one of them wins?"),
         QT_TR_NOOP("Calls with a stop at a win")},
        {"half-the-time", Reasons::halfTheTime,
         QT_TR_NOOP(
             "“El algoritmo MiniMax\u201d, exercise 3: the intermediate level asks minimax half of "
             "the time and else plays any square. X is to move and three squares are empty. In how "
             "many of six such turns, on average, does it find the best move?"),
         QT_TR_NOOP("The intermediate level")},
        {"calls-waste", Reasons::waste,
         QT_TR_NOOP("The function in Moraes's report does not stop at a win. How many calls does "
                    "it waste on the empty board?"),
         QT_TR_NOOP("Calls that are wasted")},
        {"centre-points", Reasons::points,
         QT_TR_NOOP("The heuristic of “Entendendo o algoritmo Minimax\u201d gives 10 for a line "
                    "with two marks of one side and a free square, and 1 for a line with one mark "
                    "and two free squares; what is O's counts against X. X has the centre and no "
                    "other square is marked. What is that worth to X?"),
         QT_TR_NOOP("Points of the centre")},
        {"later-win", Reasons::laterWin,
         QT_TR_NOOP(
             "X is to move. A win counts 1, and 1 more for each square that is left empty, so that "
             "the win at 7, with four squares left, is worth 5. If X plays 2 instead, it can win "
             "with its next move, whatever O does. What is that worth?"),
         QT_TR_NOOP("A win that comes later")},
        {"nim-take", Reasons::take,
         QT_TR_NOOP("“El algoritmo MiniMax\u201d, exercise 4: there are 20 counters, each player "
                    "takes 1 to 3, and who takes the last one loses. How many must you take?"),
         QT_TR_NOOP("Nim: the first take")},
        {"nim-lost-heap", Reasons::lostHeaps,
         QT_TR_NOOP(
             "Nim with one heap: each player takes 1 to 3 counters, and who takes the last one "
             "loses. Which is the largest heap, up to 20, that loses for the player to move?"),
         QT_TR_NOOP("Nim: the largest lost heap")},
        {"tree-2-unseen", Reasons::cuts,
         QT_TR_NOOP("How many of the nine leaves of %1 does alpha-beta never visit?"),
         QT_TR_NOOP("Leaves that are never visited")},
    };

    static constexpr ExerciseEntry gameEntries[]{
        {"chess", nullptr, QT_TR_NOOP("Chess")},
        {"backgammon", nullptr, QT_TR_NOOP("Backgammon")},
        {"draughts", nullptr, QT_TR_NOOP("Draughts (checkers)")},
        {"poker", nullptr, QT_TR_NOOP("Poker")},
        {"connect-four", nullptr, QT_TR_NOOP("Connect Four")},
        {"scrabble", nullptr, QT_TR_NOOP("Scrabble")},
        {"go", nullptr, QT_TR_NOOP("Go")},
        {"rock-paper-scissors", nullptr, QT_TR_NOOP("Rock paper scissors")},
    };
};

template <std::size_t count>
const ExerciseEntry *findEntry(const ExerciseEntry (&all)[count], std::string_view key)
{
    const auto *found = std::find_if(std::begin(all), std::end(all),
                                     [key](const ExerciseEntry &one) { return one.key == key; });
    return found == std::end(all) ? nullptr : found;
}

} // namespace

QString knownGameText(std::string_view key)
{
    const ExerciseEntry *found = findEntry(ExerciseTexts::gameEntries, key);
    return found == nullptr ? QString() : ExerciseTexts::tr(found->text);
}

QString exerciseTitle(std::string_view key)
{
    const ExerciseEntry *found = findEntry(ExerciseTexts::exerciseEntries, key);
    return found == nullptr ? QString() : ExerciseTexts::tr(found->title);
}

QString exerciseText(std::string_view key)
{
    const ExerciseEntry *found = findEntry(ExerciseTexts::exerciseEntries, key);
    if (found == nullptr)
        return {};
    const QString text = ExerciseTexts::tr(found->text);
    const auto &all = ai::lab::exercises();
    const auto asked =
        std::find_if(all.begin(), all.end(), [key](const auto &one) { return one.key == key; });
    const auto *tree =
        asked == all.end()
            ? nullptr
            : std::get_if<ai::lab::TextTree>(&ai::lab::example(asked->example)->setup.root);
    return tree == nullptr ? text : text.arg(QString::fromStdString(tree->toText()));
}

QString exerciseReason(std::string_view key, const TracedSearch &search, qint64 answer)
{
    const ExerciseEntry *found = findEntry(ExerciseTexts::exerciseEntries, key);
    return found == nullptr ? QString() : found->reason(search, answer);
}

QString misconceptionText(ai::lab::Misconception idea)
{
    return Reasons::misconception(idea);
}

} // namespace ui::lab
