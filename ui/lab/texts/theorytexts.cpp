#include "ui/lab/texts/theorytexts.h"

#include "ai/lab/lessons/heuristicterms.h"
#include "ai/levels/othelloevaluation.h"
#include "core/nimtheory.h"
#include "core/overloaded.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

namespace ui::lab {

using core::Nim;

namespace {

class TheoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::TheoryTexts)

public:
    static QString cell(const QString &text, bool strong = false)
    {
        return "<td align=\"center\" style=\"padding:1px 3px\">"
               + (strong ? "<b>" + text + "</b>" : text) + "</td>";
    }

    /// Table rows with thin lines that are visible on light and dark backgrounds.
    static QString ruled(const QString &rows)
    {
        return "<table border=\"1\" cellspacing=\"0\" style=\"border-collapse:collapse;"
               "border-color:#8c8c8c\">"
               + rows + "</table>";
    }

    static QString oneHeap(const Nim &position)
    {
        const int limit = position.takeLimit();
        const int largest = std::min(24, std::max(position.heap(0), 12));
        // Heaps with the same remainder share a column, which makes the rule visible.
        const int columns = limit >= 2 && limit <= 5 ? limit + 1 : 6;
        QString table;
        for (int first = 1; first <= largest; first += columns) {
            QString counts = "<tr>" + cell(tr("Counters"));
            QString fates = "<tr>" + cell(tr("To move"));
            for (int heap = first; heap < first + columns && heap <= largest; ++heap) {
                const bool won = core::nimIsWon(*Nim::create({heap}, limit, position.rule()));
                counts += cell(QString::number(heap), heap == position.heap(0));
                fates += cell(won ? tr("wins") : tr("loses"), !won);
            }
            table += counts + "</tr>" + fates + "</tr>";
        }
        const QString rule =
            limit == 0 ? tr("Any number may be taken.")
            : position.rule() == Nim::Rule::Misere
                ? tr("The player to move loses at 1 and every %1 counters more: %2, %3, %4. These "
                     "leave 1 when divided by %1.")
                      .arg(limit + 1)
                      .arg(1)
                      .arg(limit + 2)
                      .arg(2 * limit + 3)
                : tr("The player to move loses at every multiple of %1.").arg(limit + 1);
        return "<p>" + rule + "</p>" + ruled(table);
    }

    static QString severalHeaps(const Nim &position)
    {
        QString rows;
        int largest = 1;
        for (int i = 0; i < position.heapCount(); ++i)
            largest = std::max(largest, position.heap(i));
        int bits = 1;
        while ((largest >> bits) != 0)
            ++bits;
        const auto row = [&](const QString &name, int value, bool strong) {
            QString text = "<tr>" + cell(name, strong) + cell(QString::number(value), strong);
            for (int bit = bits - 1; bit >= 0; --bit)
                text += cell(((value >> bit) & 1) != 0 ? "1" : "0", strong);
            return text + "</tr>";
        };
        for (int i = 0; i < position.heapCount(); ++i)
            rows +=
                row(tr("Heap %1").arg(QChar(Nim::heapLetter(i))), grundyValue(position, i), false);
        rows += row(tr("Nim-sum (XOR)"), nimSum(position), true);
        const bool over = position.isOver();
        const QString verdict = over ? tr("The game is over.")
                                : core::nimIsWon(position)
                                    ? tr("The player to move wins.")
                                    : tr("The player to move loses against best play.");
        bool allSmall = true;
        for (int i = 0; i < position.heapCount(); ++i)
            allSmall = allSmall && grundyValue(position, i) <= 1;
        const QString rule =
            position.rule() != Nim::Rule::Misere ? tr("Sum 0 loses.")
            : allSmall ? tr("The last counter loses, and no value is above 1: sum 0 wins.")
                       : tr("Sum 0 loses. A winning move leaves sum 0; but where no value above 1 "
                            "would be left, it leaves an odd number of ones.");
        return "<p>" + tr("A column with an odd number of ones is 1 in the sum.") + ' ' + rule
               + "</p>" + ruled(rows) + "<p>" + verdict + "</p>";
    }

    /// Only leaves are evaluated by the search; elsewhere says what it would have found.
    static QString sumText(bool evaluated, const QString &value)
    {
        return evaluated ? tr("Sum: %1").arg(value)
                         : tr("Only leaves are evaluated; the sum here would be %1.").arg(value);
    }

    static QString lines(const ai::lab::SearchSetup &setup, const core::TicTacToe &board, int value,
                         bool evaluated)
    {
        QString rows;
        int sum = 0;
        for (const ai::lab::LineTerm &term : ai::lab::lineTerms(setup, board)) {
            QString squares;
            for (int square = 0; square < 9; ++square) {
                if (((term.line >> square) & 1) != 0)
                    squares += QString::number(square + 1) + ' ';
            }
            sum += term.points;
            rows += "<tr>" + cell(squares.trimmed())
                    + cell(minimaxValueText(term.points), term.points != 0) + "</tr>";
        }
        const QString end =
            sum == value ? sumText(evaluated, minimaxValueText(value))
                         : tr("A completed line decides alone: %1").arg(minimaxValueText(value));
        return "<p>" + rule(setup) + "</p>" + ruled(rows) + "<p>" + end + "</p>";
    }

    /// How the heuristic counts a line.
    static QString rule(const ai::lab::SearchSetup &setup)
    {
        const auto &lines = setup.weights.lines.weights;
        const auto &open = setup.weights.openLines.weights;
        if (heuristicOf(setup) == ai::lab::Heuristic::OpenLines)
            return open[0] == open[1]
                       ? tr("Open lines, to MAX: %1 open to MAX alone, %2 to MIN alone.")
                             .arg(minimaxValueText(open[0]), minimaxValueText(-open[1]))
                       : tr("Open lines, to MAX: %1 open to MAX, %2 to MIN; both where a line is "
                            "open to both.")
                             .arg(minimaxValueText(open[0]), minimaxValueText(-open[1]));
        if (setup.weights.areOwn(ai::lab::Heuristic::Lines))
            return tr("Line by line, to MAX: 10 for two marks and a free square, 1 for one.");
        return tr("Line by line: %1 for two marks of MAX and a free square, %2 for one; %3 and %4 "
                  "for MIN's.")
            .arg(minimaxValueText(lines[0]), minimaxValueText(lines[1]),
                 minimaxValueText(-lines[2]), minimaxValueText(-lines[3]));
    }

    /// "Pieces of MAX: 4 · 1. Pieces of MIN: 1 · 1." and the sum.
    static QString pieces(const ai::lab::SearchSetup &setup, const core::Othello &board, int value,
                          bool evaluated)
    {
        const core::Side max = sideToMove(setup.root);
        const auto &weights = setup.weights.pieces.weights;
        QString rows;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const bool own = i == ai::lab::PieceDifference::OfMax;
            const int count = board.count(own ? max : opponent(max));
            rows += "<tr>" + cell(heuristicTermName(ai::lab::Heuristic::Pieces, i))
                    + cell(QString::number(count)) + cell(minimaxValueText(weights[i]))
                    + cell(minimaxValueText((own ? count : -count) * weights[i]), true) + "</tr>";
        }
        const QString heads = "<tr>" + cell(QString()) + cell(tr("number")) + cell(tr("each"))
                              + cell(tr("points")) + "</tr>";
        return ruled(heads + rows) + "<p>" + sumText(evaluated, minimaxValueText(value)) + "</p>";
    }

    static QString strategies(const ai::lab::SearchSetup &setup, const core::Othello &board,
                              int value, bool evaluated)
    {
        const QString phases[]{tr("opening, more than 45 empty squares"), tr("midgame"),
                               tr("endgame, fewer than 15 empty squares")};
        QString rows = "<tr>" + cell(QString()) + cell(tr("MAX")) + cell(tr("MIN"))
                       + cell(tr("each")) + cell(tr("points")) + "</tr>";
        const auto terms = setup.weights.phaseHeuristic().terms(board, sideToMove(setup.root));
        for (std::size_t i = 0; i < terms.size(); ++i) {
            rows += "<tr>" + cell(heuristicTermName(ai::lab::Heuristic::Strategies, i))
                    + cell(QString::number(terms[i].own)) + cell(QString::number(terms[i].other))
                    + cell(minimaxValueText(terms[i].weight))
                    + cell(minimaxValueText(terms[i].points()), true) + "</tr>";
        }
        const auto phase = static_cast<std::size_t>(ai::phaseOf(board.empties()));
        return "<p>" + tr("Phase: %1.").arg(phases[phase]) + "</p>" + ruled(rows) + "<p>"
               + (board.isOver()
                      ? tr("The game is over: discs alone decide: %1").arg(minimaxValueText(value))
                      : sumText(evaluated, minimaxValueText(value)))
               + "</p>";
    }
};

} // namespace

QString nimTheory(const Nim &position)
{
    return position.heapCount() == 1 ? TheoryTexts::oneHeap(position)
                                     : TheoryTexts::severalHeaps(position);
}

QString heuristicTermName(ai::lab::Heuristic heuristic, std::size_t term)
{
    switch (heuristic) {
    case ai::lab::Heuristic::Lines:
        return QStringList{TheoryTexts::tr("Two marks of MAX and a free square"),
                           TheoryTexts::tr("One mark of MAX"),
                           TheoryTexts::tr("Two marks of MIN and a free square"),
                           TheoryTexts::tr("One mark of MIN")}
            .value(static_cast<qsizetype>(term));
    case ai::lab::Heuristic::OpenLines:
        return QStringList{TheoryTexts::tr("Lines open to MAX"),
                           TheoryTexts::tr("Lines open to MIN")}
            .value(static_cast<qsizetype>(term));
    case ai::lab::Heuristic::Strategies:
        return QStringList{TheoryTexts::tr("Corners"),
                           TheoryTexts::tr("Diagonal to an empty corner"),
                           TheoryTexts::tr("Beside an empty corner"),
                           TheoryTexts::tr("Moves"),
                           TheoryTexts::tr("Frontier discs"),
                           TheoryTexts::tr("Discs")}
            .value(static_cast<qsizetype>(term));
    case ai::lab::Heuristic::Pieces:
        return QStringList{TheoryTexts::tr("Pieces of MAX"), TheoryTexts::tr("Pieces of MIN")}
            .value(static_cast<qsizetype>(term));
    case ai::lab::Heuristic::None:
        break;
    }
    return {};
}

QString heuristicParts(const ai::lab::SearchSetup &setup, const ai::lab::LabPosition &position,
                       bool evaluated)
{
    if (!usesHeuristic(setup))
        return {};
    const int value = leafValue(setup, position);
    return std::visit(core::Overloaded{
                          [&](const core::TicTacToe &board) {
                              return TheoryTexts::lines(setup, board, value, evaluated);
                          },
                          [&](const core::Othello &board) {
                              return heuristicOf(setup) == ai::lab::Heuristic::Pieces
                                         ? TheoryTexts::pieces(setup, board, value, evaluated)
                                         : TheoryTexts::strategies(setup, board, value, evaluated);
                          },
                          [](const core::Nim &) { return QString(); },
                          [](const ai::lab::TextTree &) { return QString(); },
                      },
                      position);
}

} // namespace ui::lab
