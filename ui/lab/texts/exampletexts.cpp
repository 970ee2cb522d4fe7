#include "ui/lab/texts/exampletexts.h"

#include <QCoreApplication>

namespace ui::lab {

using ai::lab::Document;

namespace {

/// The texts of the examples, which have keys.
struct Named
{
    std::string_view key;
    const char *title;
    const char *text;
};

struct ExampleTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::ExampleTexts)

public:
    static constexpr Named examples[]{
        {"ttt-late", QT_TR_NOOP("Three empty squares"),
         QT_TR_NOOP(
             "Three moves. Which of them can be answered, and does any game end in a draw?")},
        {"ttt-signs", QT_TR_NOOP("Five empty squares"),
         QT_TR_NOOP("Which branch is positive, and are all games below it won?")},
        {"ttt-plain", QT_TR_NOOP("Tic-tac-toe, minimax"),
         QT_TR_NOOP("The whole game: according to “Entendendo o algoritmo Minimax\u201d, more than "
                    "500,000 calls.")},
        {"ttt-fresh", QT_TR_NOOP("Tic-tac-toe, alpha-beta"),
         QT_TR_NOOP("The version of “Entendendo o algoritmo Minimax\u201d: each opening with a "
                    "full window.")},
        {"ttt-corner-claim", QT_TR_NOOP("Always in a corner?"),
         QT_TR_NOOP(
             "According to “Entendendo o algoritmo Minimax\u201d an optimal player always opens in "
             "a corner. Of openings worth the same it takes the first: which one is that here?")},
        {"ttt-shared", QT_TR_NOOP("Tic-tac-toe, one window"),
         QT_TR_NOOP("One window for all openings: fewer calls, and bounds for later moves.")},
        {"ttt-centre", QT_TR_NOOP("Tic-tac-toe, centre first"),
         QT_TR_NOOP("Alpha-beta with one window, in a good order.")},
        {"ttt-edges", QT_TR_NOOP("Tic-tac-toe, edges first"),
         QT_TR_NOOP("Alpha-beta with one window, in a bad order.")},
        {"ttt-heuristic", QT_TR_NOOP("Tic-tac-toe, three plies"),
         QT_TR_NOOP("The depth 2 of “Entendendo o algoritmo Minimax\u201d counts the plies after "
                    "the root's move: 3 from the root.")},
        {"othello-a-and-b", QT_TR_NOOP("B decides, C is answered"),
         QT_TR_NOOP("Child 1 is B, child 2 is C, and b, c and d are answers to C. Which of them "
                    "need not be visited?")},
        {"othello-start", QT_TR_NOOP("Othello, six plies"),
         QT_TR_NOOP("The opening, with the heuristic of its phase.")},
        {"othello-ordered", QT_TR_NOOP("Othello, fewest replies first"),
         QT_TR_NOOP("A good order makes the cuts come earlier.")},
        {"othello-evaluated", QT_TR_NOOP("Othello, best value first"),
         QT_TR_NOOP("What the heuristic values most is tried first.")},
        {"othello-pass", QT_TR_NOOP("Othello, a pass near the end"),
         QT_TR_NOOP("A pass is a move like any other, and a node of the tree.")},
        {"report-figure", QT_TR_NOOP("Three plies, after figure 1"),
         QT_TR_NOOP("A reconstruction: the figure's leaves cannot be read. These are made up so "
                    "that the root is worth 3, as in Moraes's report.")},
        {"report-easy", QT_TR_NOOP("The easy level misses a win"),
         QT_TR_NOOP("One ply by open lines: a win is not seen as one.")},
        {"report-medium", QT_TR_NOOP("Intermediate, a late board"),
         QT_TR_NOOP("The same position as for the easy level, and one more move of its own.")},
        {"report-3a", QT_TR_NOOP("Easy, after figure 3 a"),
         QT_TR_NOOP("The computer starts. X: 5, 1, 7. O: 9, 8, 3. A game as in the figure, whose "
                    "own moves are not in the text. Which square does the easy level take, and "
                    "which would win?")},
        {"report-3b", QT_TR_NOOP("Easy, after figure 3 b"),
         QT_TR_NOOP(
             "X: 9, 7. O, the computer: 5. A game as in the figure, whose own moves are not in the "
             "text. Which squares does the easy level hold for best, and where does X win then?")},
        {"report-4a", QT_TR_NOOP("Easy, after figure 4"),
         QT_TR_NOOP("X: 5, 1, 4, 8. O, the computer: 3, 7, 9. A game as in the figure, whose own "
                    "moves are not in the text. Which square does the easy level take?")},
        {"report-4b", QT_TR_NOOP("Intermediate, after figure 4"),
         QT_TR_NOOP("The same position, one more move of its own: which square now?")},
        {"report-5a", QT_TR_NOOP("Easy, after figure 5"),
         QT_TR_NOOP("X, the computer: 5, 1, 3. O: 6, 9, 7. A game as in the figure, whose own "
                    "moves are not in the text. Which square does the easy level take?")},
        {"report-5b", QT_TR_NOOP("Intermediate, after figure 5"),
         QT_TR_NOOP("The same position, one more move of its own: which square now?")},
        {"report-6a", QT_TR_NOOP("Hard, after figure 6 a"),
         QT_TR_NOOP("X, the computer: 5, 1. O: 3, 9. A game as in the figure, whose own moves are "
                    "not in the text. Rule (ii) blocks: how many other moves hold the draw?")},
        {"report-6b", QT_TR_NOOP("Hard, after figure 6 b"),
         QT_TR_NOOP("X: 1, 9, 8. O, the computer: 5, 2 by triangle rule a. A game as in the "
                    "figure, whose own moves are not in the text. Rule (ii) blocks, and each of "
                    "its blocks makes a threat; the game is drawn.")},
        {"report-6c", QT_TR_NOOP("Hard, after figure 6 c"),
         QT_TR_NOOP("X, the computer: 5, 1. O: 9, 6. A game as in the figure, whose own moves are "
                    "not in the text. Rule (ii) blocks: what else does that move do?")},
        {"report-hard", QT_TR_NOOP("Full minimax, a late board"),
         QT_TR_NOOP("To the end of the game: is the win found? The hard level of Moraes's report "
                    "comes to this last: (i) it wins where it can, (ii) else it stops a win, (iii) "
                    "else a triangle, and only then it searches.")},
        {"report-corners", QT_TR_NOOP("Triangle rule a: corners"),
         QT_TR_NOOP("X has two opposite corners and O the centre. The rule has O mark a square "
                    "beside a corner: what becomes of the other squares?")},
        {"report-edges", QT_TR_NOOP("Triangle rule b: edges"),
         QT_TR_NOOP("X has squares 2 and 4. The rule has O mark square 1 between them: which other "
                    "squares lose?")},
        {"report-waste", QT_TR_NOOP("Searching on after a win"),
         QT_TR_NOOP("The function in Moraes's report has no test for a win: what does it waste?")},
        {"four-max", QT_TR_NOOP("Four leaves, MAX first"),
         QT_TR_NOOP("The right side tempts with 7. What would MIN leave of it?")},
        {"four-min", QT_TR_NOOP("Four leaves, MIN first"),
         QT_TR_NOOP("The right side tempts with 2. What would MAX make of it?")},
        {"four-min-ordered", QT_TR_NOOP("MIN first, 7 before 2"),
         QT_TR_NOOP("The smallest demonstration of move order.")},
        {"cut-at-two", QT_TR_NOOP("It will return 2 or less"),
         QT_TR_NOOP("The first child gives 3. Is the rest of the second needed?")},
        {"four-max-exchanged", QT_TR_NOOP("MAX first, sides exchanged"),
         QT_TR_NOOP("The children of the root are exchanged. Is anything cut now?")},
        {"othello-pieces", QT_TR_NOOP("Othello, piece difference"),
         QT_TR_NOOP("What “El algoritmo MiniMax\u201d does with the pieces of chess: the discs of "
                    "one side less those of the other, and nothing else.")},
        {"utilities", QT_TR_NOOP("Utilities beyond +1 and −1"),
         QT_TR_NOOP("Games won or lost by so many points, as in backgammon, whose utilities go "
                    "from −192 to +192. Which child does MAX choose?")},
        {"ttt-three", QT_TR_NOOP("Three squares, win-only cut"),
         QT_TR_NOOP("The search stops at the first move that guarantees a win.")},
        {"ttt-win-only", QT_TR_NOOP("Tic-tac-toe, win-only cut"),
         QT_TR_NOOP("Stops at a won child, which is not alpha-beta.")},
        {"nim-plain", QT_TR_NOOP("Nim 20, plain minimax"),
         QT_TR_NOOP("Take 1 to 3; the last counter loses.")},
        {"nim-alpha-beta", QT_TR_NOOP("Nim 20, alpha-beta"),
         QT_TR_NOOP("Trying the smallest take first.")},
        {"nim-three-first", QT_TR_NOOP("Nim 20, trying 3 first"),
         QT_TR_NOOP("What does the order alone save?")},
        {"nim-heaps", QT_TR_NOOP("Nim with heaps of 3, 4, 5"),
         QT_TR_NOOP("Several heaps: the nim-sum (XOR) decides.")},
        {"tree-1-plain", QT_TR_NOOP("Tree 1, plain minimax"),
         QT_TR_NOOP("“Algoritmo Minimax com podas Alfa-beta\u201d takes five steps: grow the tree, "
                    "value its leaves, then the nodes above them, and so on up to the root, where "
                    "MAX chooses. Which utility does each node get?")},
        {"tree-1", QT_TR_NOOP("Tree 1, alpha-beta"),
         QT_TR_NOOP("Which side does MAX play, and what does it get?")},
        {"tree-2", QT_TR_NOOP("Tree 2, unknown leaves"),
         QT_TR_NOOP("Which leaves need not be examined, whatever a and b are?")},
        {"tree-2-values", QT_TR_NOOP("Tree 2, one level up"),
         QT_TR_NOOP("c is 2 or less. Must MAX know more of it to choose?")},
        {"classic", QT_TR_NOOP("The classic tree"),
         QT_TR_NOOP("Three answers to each of three moves: which leaves need not be examined?")},
        {"classic-ordered", QT_TR_NOOP("Classic tree, best first"),
         QT_TR_NOOP("How many leaves does the better order save?")},
        {"nim-table", QT_TR_NOOP("Nim 20 with a table"),
         QT_TR_NOOP("Many orders of moves lead to the same heap: most heaps are searched once.")},
        {"ttt-table", QT_TR_NOOP("Tic-tac-toe with a table"),
         QT_TR_NOOP("The whole game once more. How many calls are left?")},
        {"ttt-any-win", QT_TR_NOOP("A win is a win"),
         QT_TR_NOOP("X can win at once. Which move does alpha-beta take?")},
        {"ttt-nearer-win", QT_TR_NOOP("Tic-tac-toe, nearer wins"),
         QT_TR_NOOP("Each empty square makes a result count one more.")},
        {"ttt-killers", QT_TR_NOOP("Tic-tac-toe, killer moves"),
         QT_TR_NOOP("What closed the window elsewhere is tried first. How many calls are left?")},
        {"othello-deepening", QT_TR_NOOP("Othello, deepening"),
         QT_TR_NOOP("Four shallower searches find what the fifth tries first.")},
        {"tree-negamax", QT_TR_NOOP("The classic tree by negamax"),
         QT_TR_NOOP("The nodes and cuts of alpha-beta, with one half of its code.")},
        {"tree-chance", QT_TR_NOOP("A safe move or a gamble"),
         QT_TR_NOOP("Chance leads to one child or another. Which move is worth most on average?")},
    };

    static const Named *find(std::string_view key)
    {
        for (const Named &one : examples) {
            if (one.key == key)
                return &one;
        }
        return nullptr;
    }
};

} // namespace

QString documentTitle(Document document)
{
    switch (document) {
    case Document::FirstArticle:
        return ExampleTexts::tr("Tic-tac-toe: Entendendo o algoritmo Minimax com o Jogo da Velha");
    case Document::OthelloArticle:
        return ExampleTexts::tr("Order of moves: an Othello engine in Java, part 1");
    case Document::CourseReport:
        return ExampleTexts::tr("Depth and levels: Moraes, Jogo da Velha com Min-Max, 2018");
    case Document::SpanishArticle:
        return ExampleTexts::tr("Games and exercises: El algoritmo MiniMax");
    case Document::TranslatedArticle:
        return ExampleTexts::tr("Trees and cuts: Algoritmo Minimax com podas Alfa-beta");
    case Document::Classic:
        return ExampleTexts::tr("Trees and cuts: Russell and Norvig, Artificial Intelligence");
    case Document::Beyond:
        return ExampleTexts::tr("Beyond the documents: what engines add");
    }
    return {};
}

QString exampleTitle(std::string_view key)
{
    const Named *found = ExampleTexts::find(key);
    return found == nullptr ? QString() : ExampleTexts::tr(found->title);
}

QString exampleText(std::string_view key)
{
    const Named *found = ExampleTexts::find(key);
    return found == nullptr ? QString() : ExampleTexts::tr(found->text);
}

ai::lab::Lesson exampleLesson(Document document)
{
    ai::lab::Lesson lesson;
    for (const ai::lab::Example &example : ai::lab::examples()) {
        if (example.document == document && example.inLesson)
            lesson.push_back({exampleTitle(example.key).toStdString(),
                              example.setup,
                              0,
                              {exampleText(example.key).toStdString()},
                              {}});
    }
    return lesson;
}

} // namespace ui::lab
