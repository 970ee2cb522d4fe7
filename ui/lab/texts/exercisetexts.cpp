#include "ui/lab/texts/exercisetexts.h"

#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/exercises.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace ui::lab {

namespace {

struct ExerciseTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::ExerciseTexts)
};

/// The words of what the exercises call by a key.
struct ExerciseEntry
{
    std::string_view key;
    const char *text;
};

// "%1" stands for the tree that the question is about.
constexpr ExerciseEntry exerciseEntries[]{
    {"max-first",
     QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "MAX moves first in %1. What is it worth?")},
    {"min-first",
     QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "MIN moves first in %1. What is it worth?")},
    {"leaves-max",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "MAX moves first in %1. How many of the four leaves does alpha-beta visit?")},
    {"leaves-min-ordered",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "MIN moves first, and 7 stands before 2, in %1. How many of the four leaves does "
         "alpha-beta visit?")},
    {"leaves-exchanged",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "The two children of MAX(MIN(4,5),MIN(2,7)) are exchanged, which makes %1. How many "
         "of the four leaves does alpha-beta visit now?")},
    {"third-alpha",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "Alpha-beta searches %1 from left to right. What is alpha when it comes to the "
         "root's third child?")},
    {"third-child",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "In %1 the second child has shown 2 and a leaf a that nobody knows. What is the "
         "root worth?")},
    {"winning-square",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "X is to move on the board beside this, where three squares are empty. Which "
         "square, 1 to 9 row by row, guarantees a win?")},
    {"other-games",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "To which other games does minimax apply? Tick those that meet its premises: no "
         "chance, players who take turns, a loser for each winner, and nothing hidden. "
         "(“El algoritmo MiniMax\u201d, which lists them, names backgammon too: judge "
         "by the premises.)")},
    {"opening-square",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "“Entendendo o algoritmo Minimax\u201d lets an optimal player always open in "
         "a corner. Name a square, 1 to 9 row by row, that X can open on without losing to "
         "best play.")},
    {"holding-square",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "X has squares 2 and 4, O has the centre and is to move. The rule in Moraes's "
         "report marks 1. Name another square, 1 to 9 row by row, with which O does not "
         "lose to best play.")},
    {"perfect-game",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "“El algoritmo MiniMax\u201d, exercise 1: X begins on the empty board, and "
         "both sides play as well as minimax does. What is the game worth to X: 1, 0 or "
         "−1?")},
    {"calls-plain",
     QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts",
                       "“El algoritmo MiniMax\u201d, exercise 2: how many calls does plain minimax "
                       "make on the empty board, the first call included?")},
    {"calls-win-only",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "“El algoritmo MiniMax\u201d, exercise 2: how many calls does minimax make "
         "on the empty board, the first included, if it leaves out a node's other moves "
         "once one of them wins?")},
    {"half-the-time",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "“El algoritmo MiniMax\u201d, exercise 3: the intermediate level asks "
         "minimax half of the time and else plays any square. X is to move and three "
         "squares are empty. In how many of six such turns, on average, does it find the "
         "best move?")},
    {"calls-waste",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "The function in Moraes's report does not stop at a win. How many calls does it "
         "waste on the empty board?")},
    {"centre-points",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "The heuristic of “Entendendo o algoritmo Minimax\u201d gives 10 for a line "
         "with two marks of one side and a free square, and 1 for a line with one mark and "
         "two free squares; what is O's counts against X. X has the centre and no other "
         "square is marked. What is that worth to X?")},
    {"later-win",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "X is to move. A win counts 1, and 1 more for each square that is left empty, so "
         "that the win at 7, with four squares left, is worth 5. If X plays 2 instead, it "
         "can win with its next move, whatever O does. What is that worth?")},
    {"nim-take", QT_TRANSLATE_NOOP(
                     "ui::lab::ExerciseTexts",
                     "“El algoritmo MiniMax\u201d, exercise 4: there are 20 counters, each player "
                     "takes 1 to 3, and who takes the last one loses. How many must you take?")},
    {"nim-lost-heap",
     QT_TRANSLATE_NOOP(
         "ui::lab::ExerciseTexts",
         "Nim with one heap: each player takes 1 to 3 counters, and who takes the last one "
         "loses. Which is the largest heap, up to 20, that loses for the player to move?")},
    {"tree-2-unseen",
     QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts",
                       "How many of the nine leaves of %1 does alpha-beta never visit?")},
};

constexpr ExerciseEntry gameEntries[]{
    {"chess", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Chess")},
    {"backgammon", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Backgammon")},
    {"draughts", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Draughts (checkers)")},
    {"poker", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Poker")},
    {"connect-four", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Connect Four")},
    {"scrabble", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Scrabble")},
    {"go", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Go")},
    {"rock-paper-scissors", QT_TRANSLATE_NOOP("ui::lab::ExerciseTexts", "Rock paper scissors")},
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
    const ExerciseEntry *found = findEntry(gameEntries, key);
    return found == nullptr ? QString() : ExerciseTexts::tr(found->text);
}

QString exerciseText(std::string_view key)
{
    const ExerciseEntry *found = findEntry(exerciseEntries, key);
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

} // namespace ui::lab
