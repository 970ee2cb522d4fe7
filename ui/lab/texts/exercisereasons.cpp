#include "ui/lab/texts/exercisereasons.h"

#include "core/nimtheory.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>

#include <algorithm>
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
    static QString children(const TracedSearch &search)
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

    static QString cuts(const TracedSearch &search)
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

    static QString plies(const TracedSearch &search)
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

    static QString halfTheTime(const TracedSearch &search)
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

    static QString lostHeaps(const TracedSearch &search)
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

    static QString points(qint64 answer)
    {
        return tr("X's mark is on %n line(s), which have no other: each counts 1.", nullptr,
                  int(answer));
    }

    static QString laterWin(qint64 answer)
    {
        return tr("X, O and X move, and %n square(s) are left empty: 1 for the win and 1 for each.",
                  nullptr, int(answer - 1));
    }

    static QString games()
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

} // namespace

QString exerciseReason(std::string_view key, const TracedSearch &search, qint64 answer)
{
    if (key == "other-games")
        return Reasons::games();
    if (key == "opening-square" || key == "holding-square" || key == "max-first"
        || key == "min-first" || key == "third-child" || key == "winning-square"
        || key == "perfect-game" || key == "third-alpha")
        return Reasons::children(search);
    if (key == "centre-points")
        return Reasons::points(answer);
    if (key == "later-win")
        return Reasons::laterWin(answer);
    if (key == "leaves-max" || key == "leaves-exchanged" || key == "leaves-min-ordered"
        || key == "tree-2-unseen")
        return Reasons::cuts(search);
    if (key == "calls-plain" || key == "calls-win-only")
        return Reasons::plies(search);
    if (key == "calls-waste")
        return Reasons::waste(search, answer);
    if (key == "half-the-time")
        return Reasons::halfTheTime(search);
    if (key == "nim-take")
        return Reasons::take(search, answer);
    if (key == "nim-lost-heap")
        return Reasons::lostHeaps(search);
    return {};
}

QString misconceptionText(ai::lab::Misconception idea)
{
    return Reasons::misconception(idea);
}

} // namespace ui::lab
