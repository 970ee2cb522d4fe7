#include "ui/lab/labtexts.h"

#include "ai/lab/proof.h"
#include "ai/minimax.h"
#include "ui/gametexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ui {

using ai::lab::Algorithm;
using ai::lab::Document;
using ai::lab::MoveOrder;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::Lab)
};

struct Named
{
    std::string_view key;
    const char *title;
    const char *text;
};

constexpr Named exhibits[]{
    {"ttt-late", QT_TRANSLATE_NOOP("ui::Lab", "X to move, three squares empty"),
     QT_TRANSLATE_NOOP(
         "ui::Lab",
         "Three moves. Which of them can be answered, and does any game end in a draw?")},
    {"ttt-plain", QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, plain minimax"),
     QT_TRANSLATE_NOOP("ui::Lab", "The whole game: more than 500,000 calls, says the article.")},
    {"ttt-fresh", QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, alpha-beta, fresh windows"),
     QT_TRANSLATE_NOOP("ui::Lab", "The article's version: each opening with an open window.")},
    {"ttt-corner-claim", QT_TRANSLATE_NOOP("ui::Lab", "Always in a corner? The centre tried first"),
     QT_TRANSLATE_NOOP("ui::Lab",
                       "An optimal player always begins in a corner, says the article. Of openings "
                       "worth the same it takes the first: which one is that here?")},
    {"ttt-shared", QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, alpha-beta, shared window"),
     QT_TRANSLATE_NOOP("ui::Lab",
                       "One window for all openings: fewer calls, and bounds for later moves.")},
    {"ttt-centre", QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, centre first"),
     QT_TRANSLATE_NOOP("ui::Lab", "The same search in a good order.")},
    {"ttt-edges", QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, edges first"),
     QT_TRANSLATE_NOOP("ui::Lab", "The same search in a bad order.")},
    {"ttt-heuristic",
     QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, heuristic at the article's depth 2"),
     QT_TRANSLATE_NOOP(
         "ui::Lab",
         "Depth 2 of the article counts the plies after the root's move: 3 from the root.")},
    {"othello-a-and-b", QT_TRANSLATE_NOOP("ui::Lab", "A decides, B is answered at once"),
     QT_TRANSLATE_NOOP("ui::Lab",
                       "Once one answer to B is known, the others need not be looked at.")},
    {"othello-start", QT_TRANSLATE_NOOP("ui::Lab", "Othello, the opening, four plies"),
     QT_TRANSLATE_NOOP("ui::Lab", "With the heuristic of the opening phase.")},
    {"othello-ordered", QT_TRANSLATE_NOOP("ui::Lab", "The same, ordered by replies"),
     QT_TRANSLATE_NOOP("ui::Lab", "A good order makes the cuts come earlier.")},
    {"othello-pass", QT_TRANSLATE_NOOP("ui::Lab", "Othello, an ending with a pass"),
     QT_TRANSLATE_NOOP("ui::Lab", "A pass is a move like any other, and a node of the tree.")},
    {"report-figure", QT_TRANSLATE_NOOP("ui::Lab", "A tree worth 3, after figure 1"),
     QT_TRANSLATE_NOOP("ui::Lab", "A reconstruction: the figure's leaves cannot be read. These are "
                                  "made up so that the root is worth 3, as the report says.")},
    {"report-easy", QT_TRANSLATE_NOOP("ui::Lab", "The easy level misses a win"),
     QT_TRANSLATE_NOOP("ui::Lab", "One ply by open lines: a win is not seen as one.")},
    {"report-medium", QT_TRANSLATE_NOOP("ui::Lab", "The intermediate level, same position"),
     QT_TRANSLATE_NOOP("ui::Lab", "One more move of its own.")},
    {"report-hard", QT_TRANSLATE_NOOP("ui::Lab", "Minimax to the end, same position"),
     QT_TRANSLATE_NOOP("ui::Lab", "To the end of the game: is the win found?")},
    {"report-corners", QT_TRANSLATE_NOOP("ui::Lab", "Triangle rule a: opposite corners"),
     QT_TRANSLATE_NOOP("ui::Lab",
                       "X has two opposite corners and O the centre. The rule has O mark "
                       "a square beside a corner: what becomes of the other squares?")},
    {"report-edges", QT_TRANSLATE_NOOP("ui::Lab", "Triangle rule b: two edges"),
     QT_TRANSLATE_NOOP("ui::Lab", "X has squares 2 and 4. The rule has O mark square 1 between "
                                  "them: which other squares lose?")},
    {"report-waste", QT_TRANSLATE_NOOP("ui::Lab", "Searching on after a win"),
     QT_TRANSLATE_NOOP("ui::Lab",
                       "The report's function has no test for a win: what does it waste?")},
    {"four-max", QT_TRANSLATE_NOOP("ui::Lab", "Four leaves, MAX first"),
     QT_TRANSLATE_NOOP("ui::Lab", "The right side tempts with 7. What would MIN leave of it?")},
    {"four-min", QT_TRANSLATE_NOOP("ui::Lab", "Four leaves, MIN first"),
     QT_TRANSLATE_NOOP("ui::Lab", "The right side tempts with 2. What would MAX make of it?")},
    {"four-min-ordered", QT_TRANSLATE_NOOP("ui::Lab", "The same, 7 before 2"),
     QT_TRANSLATE_NOOP("ui::Lab", "The smallest demonstration of move order.")},
    {"cut-at-two", QT_TRANSLATE_NOOP("ui::Lab", "It will return 2 or less"),
     QT_TRANSLATE_NOOP("ui::Lab", "The first child gives 3. Is the rest of the second needed?")},
    {"ttt-three", QT_TRANSLATE_NOOP("ui::Lab", "X to move, three squares empty, win-only cut"),
     QT_TRANSLATE_NOOP("ui::Lab", "The search stops at the first move that guarantees a win.")},
    {"ttt-win-only", QT_TRANSLATE_NOOP("ui::Lab", "Tic-tac-toe, win-only cut"),
     QT_TRANSLATE_NOOP("ui::Lab", "Stops at a won child, which is not alpha-beta.")},
    {"nim-plain", QT_TRANSLATE_NOOP("ui::Lab", "Nim with 20 counters, plain minimax"),
     QT_TRANSLATE_NOOP("ui::Lab", "Take 1 to 3; the last counter loses.")},
    {"nim-alpha-beta", QT_TRANSLATE_NOOP("ui::Lab", "Nim with 20 counters, alpha-beta"),
     QT_TRANSLATE_NOOP("ui::Lab", "Trying the smallest take first.")},
    {"nim-three-first", QT_TRANSLATE_NOOP("ui::Lab", "The same, trying 3 first"),
     QT_TRANSLATE_NOOP("ui::Lab", "What does the order alone save?")},
    {"nim-heaps", QT_TRANSLATE_NOOP("ui::Lab", "Nim with heaps of 3, 4 and 5"),
     QT_TRANSLATE_NOOP("ui::Lab", "Several heaps: the exclusive or decides.")},
    {"tree-1", QT_TRANSLATE_NOOP("ui::Lab", "Tree 1"),
     QT_TRANSLATE_NOOP("ui::Lab", "Which side does MAX play, and what does it get?")},
    {"tree-2", QT_TRANSLATE_NOOP("ui::Lab", "Tree 2, with unknown leaves"),
     QT_TRANSLATE_NOOP("ui::Lab", "Which leaves need no look, whatever a and b are?")},
    {"tree-2-values", QT_TRANSLATE_NOOP("ui::Lab", "Tree 2, one level up"),
     QT_TRANSLATE_NOOP("ui::Lab", "c is 2 or less. Must MAX know more of it to choose?")},
    {"classic", QT_TRANSLATE_NOOP("ui::Lab", "The classic tree"),
     QT_TRANSLATE_NOOP("ui::Lab",
                       "Three answers to each of three moves: which leaves are looked at?")},
    {"classic-ordered", QT_TRANSLATE_NOOP("ui::Lab", "The same, best reply first"),
     QT_TRANSLATE_NOOP("ui::Lab", "How many leaves does the better order save?")},
};

// "%1" stands for the tree that is asked about.
constexpr Named exerciseTexts[]{
    {"max-first", "", QT_TRANSLATE_NOOP("ui::Lab", "MAX moves first in %1. What is it worth?")},
    {"min-first", "", QT_TRANSLATE_NOOP("ui::Lab", "MIN moves first in %1. What is it worth?")},
    {"leaves-max", "",
     QT_TRANSLATE_NOOP(
         "ui::Lab", "MAX moves first in %1. How many of the four leaves does alpha-beta look at?")},
    {"leaves-min-ordered", "",
     QT_TRANSLATE_NOOP("ui::Lab",
                       "MIN moves first, and 7 stands before 2, in %1. How many of the four leaves "
                       "does alpha-beta look at?")},
    {"third-child", "",
     QT_TRANSLATE_NOOP("ui::Lab", "In %1 the second child has shown 2 and a leaf a that nobody "
                                  "knows. What is the root worth?")},
    {"winning-square", "",
     QT_TRANSLATE_NOOP("ui::Lab", "X is to move and three squares are empty. Which square, 1 to 9, "
                                  "guarantees a win?")},
    {"perfect-game", "",
     QT_TRANSLATE_NOOP("ui::Lab",
                       "Exercise 1: X begins on the empty board and both sides play as well as the "
                       "program of the exercise. What is the game worth to X: 1, 0 or \u22121?")},
    {"calls-plain", "",
     QT_TRANSLATE_NOOP("ui::Lab",
                       "Exercise 2: how many calls does minimax make on the empty board?")},
    {"calls-win-only", "",
     QT_TRANSLATE_NOOP("ui::Lab", "Exercise 2: and with the article's cut at a win, on the empty "
                                  "board?")},
    {"half-the-time", "",
     QT_TRANSLATE_NOOP("ui::Lab",
                       "Exercise 3: the intermediate level asks minimax half of the time and else "
                       "plays any square. X is to move and three squares are empty. In how many of "
                       "six such turns, on the average, does it find the best move?")},
    {"calls-waste", "",
     QT_TRANSLATE_NOOP("ui::Lab",
                       "The report's function does not stop at a win. How many calls does it waste "
                       "on the empty board?")},
    {"nim-take", "",
     QT_TRANSLATE_NOOP("ui::Lab",
                       "Exercise 4: 20 counters, the last one loses. How many must you take?")},
    {"nim-lost-heap", "",
     QT_TRANSLATE_NOOP("ui::Lab", "Exercise 4: which is the largest heap up to 20 that loses for "
                                  "who is to move?")},
    {"tree-2-unseen", "",
     QT_TRANSLATE_NOOP("ui::Lab", "How many leaves of tree 2, %1, does alpha-beta never look at?")},
};

template <std::size_t count>
const Named *named(const Named (&all)[count], std::string_view key)
{
    for (const Named &one : all) {
        if (one.key == key)
            return &one;
    }
    return nullptr;
}

/// The unknown leaves that the search looked at, with the values it took for them: "a = 0".
QStringList lettersTaken(const ai::lab::TracedSearch &search)
{
    const auto *tree = std::get_if<ai::lab::TextTree>(&search.setup.root);
    if (tree == nullptr || !tree->hasUnknowns())
        return {};
    QStringList taken;
    const ai::lab::LabPosition root = after(search.setup.root, search.path);
    for (std::size_t id = 0; id < search.trace->nodes().size(); ++id) {
        const auto &node = search.trace->nodes()[id];
        if (!node.leaf)
            continue;
        const auto leaf = after(root, search.trace->path(static_cast<ai::lab::NodeId>(id)));
        if (const auto *letter = std::get<ai::lab::TextTree>(leaf).unknown())
            taken += QStringLiteral("%1 = %2").arg(QString::fromStdString(letter->name),
                                                   valueText(node.value));
    }
    taken.removeDuplicates();
    return taken;
}

/// The value of a tree with letters that do not matter for it.
std::optional<int> valueWhateverTheLetters(const ai::lab::TracedSearch &search)
{
    const ai::lab::LabPosition root = after(search.setup.root, search.path);
    const auto *tree = std::get_if<ai::lab::TextTree>(&root);
    if (tree == nullptr || !tree->hasUnknowns())
        return std::nullopt;
    const auto subtree = ai::lab::TextTree::parse(tree->toText());
    if (!subtree || !subtree->hasUnknowns())
        return std::nullopt;
    const ai::lab::Interval lies = ai::lab::intervals(*subtree).front();
    return lies.low == lies.high ? std::optional<int>(lies.low) : std::nullopt;
}

} // namespace

QString algorithmTitle(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::Plain:
        return Texts::tr("Plain minimax");
    case Algorithm::AlphaBetaFresh:
        return Texts::tr("Alpha-beta, fresh windows");
    case Algorithm::AlphaBetaShared:
        return Texts::tr("Alpha-beta, shared window");
    case Algorithm::WinOnly:
        return Texts::tr("Cuts at a win only");
    case Algorithm::Heuristic:
        return Texts::tr("Heuristic at a depth");
    case Algorithm::Intermediate:
        return Texts::tr("Open lines at a depth");
    case Algorithm::Report:
        return Texts::tr("Course report's minimax");
    }
    return {};
}

QString algorithmText(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::Plain:
        return Texts::tr("Looks at every node. The root is counted as a call.");
    case Algorithm::AlphaBetaFresh:
        return Texts::tr(
            "Alpha-beta; every move of the root gets an open window, so that each value is exact. "
            "The root is no call.");
    case Algorithm::AlphaBetaShared:
        return Texts::tr(
            "Alpha-beta; later moves of the root are only compared with the best one. The root is "
            "counted as a call.");
    case Algorithm::WinOnly:
        return Texts::tr("Leaves a node's other moves out once one wins, and cuts nothing else.");
    case Algorithm::Heuristic:
        return Texts::tr(
            "Alpha-beta to a depth; a heuristic judges every leaf. The root is no call.");
    case Algorithm::Intermediate:
        return Texts::tr("Alpha-beta to a depth; leaves are judged by open lines and completed "
                         "ones. The root is no call.");
    case Algorithm::Report:
        return Texts::tr("Plain, judges by open lines and never stops at a win.");
    }
    return {};
}

QString orderTitle(MoveOrder order)
{
    switch (order) {
    case MoveOrder::Given:
        return Texts::tr("As listed");
    case MoveOrder::Reversed:
        return Texts::tr("Last first");
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
    }
    return {};
}

QString documentTitle(Document document)
{
    switch (document) {
    case Document::FirstArticle:
        return Texts::tr("First article: tic-tac-toe");
    case Document::OthelloArticle:
        return Texts::tr("Othello article");
    case Document::CourseReport:
        return Texts::tr("Course report: three levels");
    case Document::SpanishArticle:
        return Texts::tr("Spanish article: tic-tac-toe and Nim");
    case Document::TranslatedArticle:
        return Texts::tr("Translated article: trees");
    case Document::Classic:
        return Texts::tr("Russell and Norvig");
    }
    return {};
}

QString exhibitTitle(std::string_view key)
{
    const Named *found = named(exhibits, key);
    return found == nullptr ? QString() : Texts::tr(found->title);
}

QString exhibitText(std::string_view key)
{
    const Named *found = named(exhibits, key);
    return found == nullptr ? QString() : Texts::tr(found->text);
}

QString exerciseText(std::string_view key)
{
    const Named *found = named(exerciseTexts, key);
    if (found == nullptr)
        return {};
    const QString text = Texts::tr(found->text);
    const auto &all = ai::lab::exercises();
    const auto asked =
        std::find_if(all.begin(), all.end(), [key](const auto &one) { return one.key == key; });
    const auto *tree =
        asked == all.end()
            ? nullptr
            : std::get_if<ai::lab::TextTree>(&ai::lab::exhibit(asked->exhibit)->setup.root);
    return tree == nullptr ? text : text.arg(QString::fromStdString(tree->toText()));
}

QString valueText(int value)
{
    if (value >= ai::infinity)
        return QStringLiteral("+\u221e");
    if (value <= -ai::infinity)
        return QStringLiteral("\u2212\u221e");
    return value < 0 ? QStringLiteral("\u2212") + QString::number(-value) : QString::number(value);
}

QString boundText(int value, ai::lab::Bound bound)
{
    switch (bound) {
    case ai::lab::Bound::Exact:
        return "= " + valueText(value);
    case ai::lab::Bound::AtMost:
        return QStringLiteral("\u2264 ") + valueText(value);
    case ai::lab::Bound::AtLeast:
        return QStringLiteral("\u2265 ") + valueText(value);
    }
    return {};
}

QString windowText(int alpha, int beta)
{
    return '(' + valueText(alpha) + ", " + valueText(beta) + ')';
}

QString levelText(bool max)
{
    return max ? Texts::tr("MAX") : Texts::tr("MIN");
}

QString countText(qint64 count)
{
    return QLocale().toString(count);
}

QString maxIsText(const ai::lab::SearchSetup &setup)
{
    const auto position = toPosition(setup.root);
    if (!position)
        return {};
    return Texts::tr("MAX is %1, who is to move at the root.")
        .arg(sideTitle(core::kindOf(*position), sideToMove(*position)));
}

QString departureText(ai::lab::Departure departure)
{
    using ai::lab::Departure;
    switch (departure) {
    case Departure::None:
        return Texts::tr("The level plays by this very search.");
    case Departure::RulesTell:
        return Texts::tr("The level plays by this very search; among equal moves it prefers to "
                         "complete a line, to block one, or to stop a triangle.");
    case Departure::Blurred:
        return Texts::tr("The level plays by this very search, but blurs its values by chance.");
    case Departure::Theory:
        return Texts::tr("The level asks the theory of Nim instead of searching; minimax agrees "
                         "with it.");
    case Departure::AnyMove:
        return Texts::tr("The level plays any move; this is what minimax says of it.");
    case Departure::Engine:
        return Texts::tr("Hard searches by the clock, with a table that it keeps from move to move "
                         "and several threads, which no trace can repeat. This is the game's "
                         "minimax at a fixed depth instead.");
    }
    return {};
}

QString summaryText(const ai::lab::TracedSearch &search)
{
    const ai::lab::Trace &trace = *search.trace;
    const auto &root = trace.nodes().front();
    QString text =
        Texts::tr("%Ln call(s)", nullptr,
                  static_cast<int>(std::min<quint64>(trace.counters().calls(), 2'000'000'000)));
    text +=
        QStringLiteral(", ")
        + Texts::tr("%Ln leaf(s) looked at", nullptr, static_cast<int>(trace.counters().leaves()))
        + QStringLiteral(", ")
        + Texts::tr("%Ln branch(es) cut", nullptr,
                    static_cast<int>(trace.counters().cutBranches()));
    const auto microseconds = search.time.count();
    const QString time =
        microseconds < 100
            ? Texts::tr("under 0.1 ms")
            : Texts::tr("in %1 ms").arg(static_cast<double>(microseconds) / 1000, 0, 'f', 1);
    const QString value = valueText(root.value);
    switch (root.bound) {
    case ai::lab::Bound::Exact:
        text = Texts::tr("%1, %2. The root is worth %3.").arg(text, time, value);
        break;
    case ai::lab::Bound::AtMost:
        text = Texts::tr("%1, %2. The root is worth %3 or less.").arg(text, time, value);
        break;
    case ai::lab::Bound::AtLeast:
        text = Texts::tr("%1, %2. The root is worth %3 or more.").arg(text, time, value);
        break;
    }
    const QStringList taken = lettersTaken(search);
    if (const auto always = valueWhateverTheLetters(search))
        text += ' ' + Texts::tr("The root is %1 whatever the letters are.").arg(valueText(*always));
    else if (!taken.isEmpty())
        text += ' '
                + Texts::tr("This holds only if %1: letters were looked at, and the search had to "
                            "take some value for them.")
                      .arg(taken.join(QStringLiteral(", ")));
    if (!trace.complete())
        text +=
            ' '
            + Texts::tr("The trace holds the nodes near the root; the others were only counted, "
                        "and are searched again where you open them.");
    return text;
}

QString refusalText(const ai::lab::Estimate &estimate)
{
    // Two digits are known; written out as far as one reads it.
    const double unit = std::pow(10, std::floor(std::log10(std::max(estimate.expected, 1.0))) - 1);
    const double about = std::round(estimate.expected / unit) * unit;
    constexpr double readable = 1e15;
    return Texts::tr("Not searched: it would look at about %1 nodes, and the limit is %2. Choose a "
                     "smaller depth, or an algorithm that cuts. What is shown is still the search "
                     "before.")
        .arg(about < readable ? QLocale().toString(static_cast<qint64>(about))
                              : QLocale().toString(about, 'g', 2),
             QLocale().toString(static_cast<qint64>(ai::lab::nodeBudget)));
}

QString pathText(const ai::lab::LabPosition &root, const std::vector<core::Move> &path)
{
    if (path.empty())
        return Texts::tr("the root");
    QStringList words;
    ai::lab::LabPosition position = root;
    for (const core::Move move : path) {
        words += QString::fromStdString(moveText(position, move));
        position = after(position, move);
    }
    return words.join(ai::lab::isTree(root) ? QStringLiteral(".") : QStringLiteral(", "));
}

} // namespace ui
