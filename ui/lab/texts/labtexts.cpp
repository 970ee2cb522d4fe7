#include "ui/lab/texts/labtexts.h"

#include "ai/search/minimax.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <cstdlib>
#include <numeric>
#include <utility>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::MoveOrder;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::LabTexts)
};

/// A positive fraction; as a decimal number if three places are enough for that.
QString fractionText(int numerator, int denominator)
{
    const int divisor = std::gcd(numerator, denominator);
    const int whole = denominator / divisor;
    constexpr int places = 1'000;
    if (places % whole != 0)
        return QStringLiteral("%1/%2").arg(numerator / divisor).arg(whole);
    // For so small a number three decimal places are exact.
    return QString::number(double(numerator) / denominator).replace('.', QLocale().decimalPoint());
}

/// Parses "10/3", "3.5", "3,5", or 10/3 rounded to two or more places. Of the values that a rounded
/// number can stand for, returns the expected one, else the one with the smallest denominator.
std::optional<int> averageIn(const QString &text, int scale, std::optional<int> expected)
{
    static const QRegularExpression number("^([+-]?)(\\d{1,6})(?:/(\\d{1,4})|[.,](\\d{1,6}))?$");
    const QRegularExpressionMatch match = number.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    qint64 denominator = match.hasCaptured(3) ? match.captured(3).toLongLong() : 1;
    const qsizetype places = match.captured(4).size();
    for (qsizetype place = 0; place < places; ++place)
        denominator *= 10;
    if (denominator == 0)
        return std::nullopt;
    const qint64 whole = match.captured(2).toLongLong() * (places > 0 ? denominator : 1);
    const qint64 scaled = (whole + match.captured(4).toLongLong()) * scale;
    const qint64 sign = match.captured(1) == "-" ? -1 : 1;
    if (expected && places >= 2 && 2 * std::abs(scaled - sign * *expected * denominator) <= scale)
        return expected;
    std::optional<qint64> found;
    if (scaled % denominator == 0) {
        found = scaled / denominator;
    } else if (places >= 2) {
        const auto parts = [scale](qint64 value) { return scale / std::gcd(value, qint64(scale)); };
        const qint64 first = std::max<qint64>(0, (2 * scaled - scale) / (2 * denominator));
        for (qint64 value = first; 2 * value * denominator <= 2 * scaled + scale; ++value) {
            const bool rounds = 2 * (scaled - value * denominator) <= scale;
            if (rounds && (!found || parts(value) < parts(*found)))
                found = value;
        }
    }
    if (!found || *found >= ai::infinity)
        return std::nullopt;
    return static_cast<int>(sign * *found);
}

} // namespace

QString algorithmTitle(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::Plain:
        return Texts::tr("Plain minimax");
    case Algorithm::AlphaBetaFresh:
        return Texts::tr("Alpha-beta, full window for each root move");
    case Algorithm::AlphaBetaShared:
        return Texts::tr("Alpha-beta, one window");
    case Algorithm::WinOnly:
        return Texts::tr("Stops at a win (no alpha-beta)");
    case Algorithm::Heuristic:
        return Texts::tr("Depth-limited alpha-beta (heuristic)");
    case Algorithm::Intermediate:
        return Texts::tr("Depth-limited alpha-beta (open lines)");
    case Algorithm::Report:
        return Texts::tr("Course report's minimax");
    case Algorithm::Pieces:
        return Texts::tr("Depth-limited alpha-beta (pieces)");
    case Algorithm::Table:
        return Texts::tr("Beyond: transposition table");
    case Algorithm::NearerWins:
        return Texts::tr("Beyond: nearer wins count more");
    case Algorithm::Killers:
        return Texts::tr("Beyond: killer moves");
    case Algorithm::Deepening:
        return Texts::tr("Beyond: iterative deepening");
    case Algorithm::Negamax:
        return Texts::tr("Negamax");
    case Algorithm::Expectiminimax:
        return Texts::tr("Expectiminimax");
    }
    return {};
}

QString algorithmText(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::Plain:
        return Texts::tr("Visits every node. The root is counted as a call.");
    case Algorithm::AlphaBetaFresh:
        return Texts::tr(
            "Alpha-beta; every move of the root gets a full window, so that each value is exact. "
            "The root is not counted.");
    case Algorithm::AlphaBetaShared:
        return Texts::tr(
            "Alpha-beta; later moves of the root are only compared with the best one. The root is "
            "counted as a call.");
    case Algorithm::WinOnly:
        return Texts::tr("Leaves out a node's other moves once one wins, and cuts nothing else. "
                         "The root is counted as a call.");
    case Algorithm::Heuristic:
        return Texts::tr("Alpha-beta to a depth; a heuristic judges every leaf. Every move of the "
                         "root gets a full "
                         "window. The root is not counted.");
    case Algorithm::Intermediate:
        return Texts::tr(
            "Alpha-beta to a depth; leaves are judged by open lines and completed "
            "ones. Every move of the root gets a full window. The root is not counted.");
    case Algorithm::Report:
        return Texts::tr("Plain minimax without a win test; leaves scored by open lines. The root "
                         "is counted as a call.");
    case Algorithm::Pieces:
        return Texts::tr("Alpha-beta to a depth; a leaf is worth MAX's pieces less MIN's, and "
                         "nothing else counts. Every move of the root gets a full window. The root "
                         "is not counted.");
    case Algorithm::Table:
        return Texts::tr(
            "Beyond the documents: alpha-beta, one window, that keeps what it proved of each "
            "position. One that other moves lead to is not searched again where that is enough. "
            "The root is counted as a call.");
    case Algorithm::NearerWins:
        return Texts::tr("Beyond the documents: alpha-beta, one window; a result counts one more "
                         "for each square that is empty, so that the shortest win is preferred. "
                         "The root is counted as a call.");
    case Algorithm::Killers:
        return Texts::tr("Beyond the documents: alpha-beta, one window, that at each ply first "
                         "tries the last two moves that closed the window there; the others "
                         "follow in the order that is chosen. The root is counted as a call.");
    case Algorithm::Deepening:
        return Texts::tr(
            "Beyond the documents: alpha-beta, one window, to depth 1, then 2, and so on; what was "
            "best in a position, or enough for a cut, is tried first there in the next search. The "
            "tree and its calls "
            "are the last search's; the root is counted as a call.");
    case Algorithm::Negamax:
        return Texts::tr(
            "Alpha-beta, one window, written once for both players: each maximizes what "
            "a node is worth to it, and a child's value changes its sign. The root is "
            "counted as a call.");
    case Algorithm::Expectiminimax:
        return Texts::tr("Minimax where chance moves, too: a chance node is worth the average of "
                         "its children, each by its probability. Visits every node: cuts at a "
                         "chance node need limits of the values (Ballard's Star1), and none are "
                         "made here. The root is counted as a call.");
    }
    return {};
}

QString searchTitle(const ai::lab::SearchSetup &setup)
{
    const QString title = algorithmTitle(setup.algorithm);
    const QString returns =
        returnsBounds(setup) ? Texts::tr("%1, fail-hard", "an algorithm").arg(title) : title;
    return cutsBeyondBound(setup)
               ? Texts::tr("%1, cuts beyond the bound", "an algorithm").arg(returns)
               : returns;
}

QString searchAndOrderTitle(const ai::lab::SearchSetup &setup)
{
    return Texts::tr("%1 \u00b7 Order: %2", "algorithm and order of moves")
        .arg(searchTitle(setup), orderTitle(setup.order, setup.root));
}

QString depthText(int depth)
{
    return depth > 0 ? Texts::tr("depth %1").arg(depth) : Texts::tr("to the end");
}

QString searchRulesText(const ai::lab::SearchSetup &setup)
{
    QStringList rules;
    if (returnsBounds(setup))
        rules += Texts::tr("Fail-hard: where no child is better, MAX returns the alpha and MIN the "
                           "beta that it was visited with.");
    if (setup.algorithm == Algorithm::Negamax)
        rules += Texts::tr("All values here are MAX's; the code has those of MIN with the other "
                           "sign.");
    if (setup.algorithm == Algorithm::Expectiminimax)
        rules += Texts::tr("Averages are exact, if need be as fractions such as 10/3.");
    if (cutsBeyondBound(setup))
        rules += Texts::tr("MAX cuts above beta and MIN below alpha; at an equal value nothing is "
                           "cut.");
    return rules.join(' ');
}

QString equalityText(const ai::lab::SearchSetup &setup)
{
    if (!usesWindow(setup.algorithm))
        return {};
    return cutsBeyondBound(setup) ? Texts::tr("At an equal value nothing is cut.")
                                  : Texts::tr("An equal value cuts, too.");
}

QString orderTitle(MoveOrder order, const ai::lab::LabPosition &root)
{
    switch (order) {
    case MoveOrder::Given:
        return isTree(root) ? Texts::tr("Left to right") : Texts::tr("As given");
    case MoveOrder::Reversed:
        return isTree(root) ? Texts::tr("Right to left") : Texts::tr("Reversed, last first");
    case MoveOrder::Centre:
        return Texts::tr("Centre, corners, edges");
    case MoveOrder::Corners:
        return Texts::tr("Corners first");
    case MoveOrder::Edges:
        return Texts::tr("Edges first");
    case MoveOrder::Replies:
        return Texts::tr("Fewest replies first");
    case MoveOrder::Own:
        return Texts::tr("My own order");
    case MoveOrder::Evaluated:
        return Texts::tr("Best evaluation first");
    }
    return {};
}

QString directionText(const ai::lab::SearchSetup &setup)
{
    return runsRightToLeft(setup) ? Texts::tr("from right to left", "how a tree is searched")
                                  : Texts::tr("from left to right", "how a tree is searched");
}

QString minimaxValueText(int value, int scale)
{
    if (value >= ai::infinity)
        return leftToRight(QStringLiteral("+\u221e"));
    if (value <= -ai::infinity)
        return leftToRight(QStringLiteral("\u2212\u221e"));
    const QString size =
        scale == 1 ? QString::number(std::abs(value)) : fractionText(std::abs(value), scale);
    return value < 0 ? leftToRight(QStringLiteral("\u2212") + size) : size;
}

QString valueText(const ai::lab::TracedSearch &search, int value)
{
    return minimaxValueText(value, valueScale(search.setup.root));
}

QString probabilityText(const ai::lab::TracedSearch &search, ai::lab::NodeId node)
{
    const ai::lab::TraceNode &record = search.trace->nodes()[node];
    const auto above = std::get<ai::lab::TextTree>(positionAt(search, record.parent));
    return QString::fromStdString(above.probabilityText(record.move));
}

QString leafText(const ai::lab::TextTree &tree)
{
    return tree.isOver() && tree.unknown() == nullptr ? minimaxValueText(tree.score(), tree.scale())
                                                      : QString::fromStdString(tree.leafText());
}

std::optional<int> minimaxValueIn(QString text, int scale, std::optional<int> expected)
{
    text = text.trimmed().toLower();
    text.replace(QChar(0x2212), '-');
    if (text == "inf" || text == "+inf" || text == QString("+\u221e") || text == QString("\u221e"))
        return ai::infinity;
    if (text == "-inf" || text == QString("-\u221e"))
        return -ai::infinity;
    bool ok = false;
    if (scale == 1) {
        const int value = text.toInt(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }
    return averageIn(text, scale, expected);
}

QString boundText(int value, ai::lab::Bound bound, int scale)
{
    const QString text = minimaxValueText(value, scale);
    switch (bound) {
    case ai::lab::Bound::Exact:
        return leftToRight("= " + text);
    case ai::lab::Bound::AtMost:
        return leftToRight(QStringLiteral("\u2264 ") + text);
    case ai::lab::Bound::AtLeast:
        return leftToRight(QStringLiteral("\u2265 ") + text);
    }
    return {};
}

QString starred(const QString &text, bool assumed)
{
    return assumed ? leftToRight(text + '*') : text;
}

QString markedBoundText(const ai::lab::TracedSearch &search, ai::lab::NodeId node)
{
    const ai::lab::TraceNode &record = search.trace->nodes()[node];
    return starred(boundText(record.value, record.bound, valueScale(search.setup.root)),
                   !search.letters->ofNode(node).empty());
}

QString windowText(int alpha, int beta)
{
    return leftToRight('(' + minimaxValueText(alpha) + ", " + minimaxValueText(beta) + ')');
}

QString intervalText(int low, int high)
{
    const bool below = low > -ai::lab::TextTree::maxScore;
    const bool above = high < ai::lab::TextTree::maxScore;
    if (below && above)
        return Texts::tr("%1 to %2").arg(minimaxValueText(low), minimaxValueText(high));
    if (below)
        return Texts::tr("at least %1").arg(minimaxValueText(low));
    return above ? Texts::tr("at most %1").arg(minimaxValueText(high)) : Texts::tr("any value");
}

QString conditionText(const ai::lab::LetterCondition &condition)
{
    using Kind = ai::lab::LetterCondition::Kind;
    const QString letter = QString::fromStdString(condition.letter);
    switch (condition.kind) {
    case Kind::Always:
    case Kind::Never:
        return {};
    case Kind::AtLeast:
        return letter + QStringLiteral(" \u2265 ") + minimaxValueText(condition.value);
    case Kind::AtMost:
        return letter + QStringLiteral(" \u2264 ") + minimaxValueText(condition.value);
    case Kind::Greater:
        return letter + " > " + QString::fromStdString(condition.other);
    case Kind::All:
    case Kind::Any:
        break;
    }
    QStringList parts;
    for (const ai::lab::LetterCondition &part : condition.parts) {
        const bool nested = part.kind == Kind::All || part.kind == Kind::Any;
        parts += nested ? '(' + conditionText(part) + ')' : conditionText(part);
    }
    return parts.join(condition.kind == Kind::All ? Texts::tr(" and ") : Texts::tr(" or "));
}

QString levelText(bool max, bool chance)
{
    if (chance)
        return Texts::tr("CHANCE");
    return max ? Texts::tr("MAX") : Texts::tr("MIN");
}

QString countText(qint64 count)
{
    const QLocale locale;
    const QString separator = locale.groupSeparator();
    QString text = locale.toString(count);
    // Qt 6.4 omits the first separator of a million in locales with a minimum group size of two,
    // which group numbers from five digits on.
    constexpr int group = 3;
    for (qsizetype first = text.indexOf(separator); first > group; first -= group)
        text.insert(first - group, separator);
    return text;
}

QString maxIsText(const ai::lab::SearchSetup &setup)
{
    const auto position = toPosition(setup.root);
    if (!position)
        return {};
    return Texts::tr("MAX is to move at the root: %1.", "%1: a side, such as Black")
        .arg(sideTitle(core::kindOf(*position), sideToMove(*position)));
}

QString labMoveTitle(const ai::lab::LabPosition &position, core::Move move)
{
    if (const auto *const othello = std::get_if<core::Othello>(&position))
        return moveTitle(*othello, move);
    return QString::fromStdString(moveText(position, move));
}

QString childText(const QString &child)
{
    return Texts::tr("child %1").arg(child);
}

QString pathText(const ai::lab::LabPosition &root, const std::vector<core::Move> &path)
{
    if (path.empty())
        return Texts::tr("the root");
    QStringList names;
    ai::lab::LabPosition position = root;
    for (const core::Move move : path) {
        names += labMoveTitle(position, move);
        position = after(position, move);
    }
    return names.join(ai::lab::isTree(root) ? QStringLiteral(".") : QStringLiteral(", "));
}

QString nodeLetter(const ai::lab::LabPosition &root, const std::vector<core::Move> &path)
{
    const auto *tree = std::get_if<ai::lab::TextTree>(&root);
    if (tree == nullptr)
        return {};
    ai::lab::TextTree node = *tree;
    for (const core::Move move : path)
        node.play(move);
    constexpr int letters = 26;
    constexpr int named = letters * (letters + 1); // by one letter or by two
    const int place = node.innerPlace();
    if (place < 0 || node.innerCount() > named)
        return {};
    const QString last(QChar('A' + place % letters));
    return place < letters ? last : QChar('A' + place / letters - 1) + last;
}

QString nodeLetter(const ai::lab::TracedSearch &search, const std::vector<core::Move> &path)
{
    return nodeLetter(search.setup.root, search.fromSetupRoot(path));
}

QString placeText(const ai::lab::LabPosition &root, std::vector<core::Move> path)
{
    QString at = pathText(root, path);
    if (!isTree(root))
        return at;
    if (QString letter = nodeLetter(root, path); !letter.isEmpty())
        return letter;
    if (path.empty())
        return at;
    const int child = path.back().code() + 1;
    path.pop_back();
    const QString above = nodeLetter(root, path);
    return above.isEmpty() ? childText(at)
                           : Texts::tr("child %1 of %2", "%2: a node").arg(child).arg(above);
}

QString placeText(const ai::lab::TracedSearch &search, const std::vector<core::Move> &path)
{
    return placeText(search.setup.root, search.fromSetupRoot(path));
}

QString takenText(const ai::lab::AssumedLetters::Letters &letters)
{
    QStringList all;
    for (const ai::lab::AssumedLetter &letter : letters)
        all += QStringLiteral("%1 = %2").arg(QString::fromStdString(letter.name),
                                             minimaxValueText(letter.value));
    return all.join(QStringLiteral(", "));
}

QString ifTaken(const ai::lab::AssumedLetters::Letters &letters, const QString &sentences)
{
    constexpr std::size_t max = 8; // of letters, that are read in a sentence
    if (letters.size() > max)
        return Texts::tr("If the letters have the values that were taken: %1", "sentences")
            .arg(sentences);
    return letters.empty() ? sentences
                           : Texts::tr("If %1: %2", "%1: letters with values, such as a = 0; %2: "
                                                    "sentences")
                                 .arg(takenText(letters), sentences);
}

} // namespace ui::lab
