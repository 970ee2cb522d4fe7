#include "ai/lab/lessons/examples.h"

#include "ai/search/random.h"

#include <algorithm>

namespace ai::lab {

using core::Nim;
using core::Othello;
using core::TicTacToe;

namespace {

LabPosition tree(std::string_view text)
{
    return *TextTree::parse(text);
}

LabPosition board(std::string_view text)
{
    return *TicTacToe::parse(text);
}

bool passesSoon(const Othello &position)
{
    const auto moves = position.legalMoves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](core::Move move) { return core::after(position, move).mustPass(); });
}

/// The first ending with a pass as a reply, from seeded random games.
Othello endingWithAPass()
{
    Random random(1);
    for (;;) {
        Othello position;
        while (!position.isOver()) {
            if (position.empties() <= 6 && !position.mustPass() && passesSoon(position))
                return position;
            const auto moves = position.legalMoves();
            position.play(moves[uniformIndex(random, moves.size())]);
        }
    }
}

// The articles show two positions only as pictures; these were found by a search of all positions
// with the properties described.

/// Three empty squares; X's moves have the values 1, -1 and -1 and do not end the game; no game is
/// drawn.
LabPosition threeEmptySquares()
{
    return board("OOXX---XO X");
}

/// One of X's moves has the value 1, although some games after it are lost; the other four have -1.
LabPosition fiveEmptySquares()
{
    return board("---O-XOX- X");
}

std::vector<Example> firstArticle()
{
    const Document from = Document::FirstArticle;
    return {
        {"ttt-late", from, {threeEmptySquares(), Algorithm::Plain}},
        {"ttt-signs", from, {fiveEmptySquares(), Algorithm::Plain}},
        {"ttt-plain", from, {TicTacToe(), Algorithm::Plain}},
        {"ttt-fresh", from, {TicTacToe(), Algorithm::AlphaBetaFresh}},
        // The same values as in "ttt-fresh", but the order breaks ties differently.
        {"ttt-corner-claim", from, {TicTacToe(), Algorithm::AlphaBetaFresh, 0, MoveOrder::Centre}},
        {"ttt-shared", from, {TicTacToe(), Algorithm::AlphaBetaShared}},
        {"ttt-centre", from, {TicTacToe(), Algorithm::AlphaBetaShared, 0, MoveOrder::Centre}},
        {"ttt-edges", from, {TicTacToe(), Algorithm::AlphaBetaShared, 0, MoveOrder::Edges}},
        {"ttt-heuristic", from, {TicTacToe(), Algorithm::Heuristic, 3}},
    };
}

std::vector<Example> othelloArticle()
{
    const Document from = Document::OthelloArticle;
    return {
        {"othello-a-and-b",
         from,
         {tree("MAX(MIN(8,9,7),MIN(1,b,c,d))"), Algorithm::AlphaBetaShared}},
        {"othello-start", from, {Othello(), Algorithm::AlphaBetaShared, 6}},
        {"othello-ordered", from, {Othello(), Algorithm::AlphaBetaShared, 6, MoveOrder::Replies}},
        {"othello-evaluated",
         from,
         {Othello(), Algorithm::AlphaBetaShared, 6, MoveOrder::Evaluated}},
        {"othello-pass", from, {endingWithAPass(), Algorithm::AlphaBetaShared}},
    };
}

std::vector<Example> courseReport()
{
    const Document from = Document::CourseReport;
    // O can win at 9 at once: the easy level blocks at 3 instead, the intermediate level wins.
    const LabPosition late = board("XX--X-OO- O");
    // The report's triangles: X has opposite corners and O the centre, or X has squares 2 and 4.
    const LabPosition corners = board("X---O---X O");
    const LabPosition edges = board("-X-XO---- O");
    // Figures 3 to 6 show games whose moves are not in the text. These games can be played by the
    // report's levels and end as the captions say; each stops before the move in question.
    const LabPosition easyStarts = board("X-O-X-XOO X");
    const LabPosition easyReplies = board("----O-X-X O");
    const LabPosition deeperReplies = board("X-OXX-OXO O");
    const LabPosition deeperStarts = board("X-X-XOO-O X");
    const LabPosition hardDraws = board("X-O-X---O X");
    const LabPosition hardHolds = board("XO--O--XX O");
    const LabPosition hardWins = board("X---XO--O X");
    return {
        // Figure 1 gives the root's value, but its leaves are illegible and made up here.
        {"report-figure",
         from,
         {tree("MAX(MIN(MAX(1,3),MAX(5,2)),MIN(MAX(4,0),MAX(2,1)))"), Algorithm::Plain}},
        {"report-easy", from, {late, Algorithm::Report, 1}},
        {"report-medium", from, {late, Algorithm::Report, 3}},
        {"report-hard", from, {late, Algorithm::AlphaBetaShared}},
        {"report-waste", from, {TicTacToe(), Algorithm::Report}},
        {"report-3a", from, {easyStarts, Algorithm::Report, 1}, true},
        {"report-3b", from, {easyReplies, Algorithm::Report, 1}, true},
        {"report-4a", from, {deeperReplies, Algorithm::Report, 1}, true},
        {"report-4b", from, {deeperReplies, Algorithm::Report, 3}, true},
        {"report-5a", from, {deeperStarts, Algorithm::Report, 1}, true},
        {"report-5b", from, {deeperStarts, Algorithm::Report, 3}, true},
        {"report-6a", from, {hardDraws, Algorithm::AlphaBetaFresh}, true},
        {"report-6b", from, {hardHolds, Algorithm::AlphaBetaFresh}, true},
        {"report-6c", from, {hardWins, Algorithm::AlphaBetaFresh}, true},
        {"report-corners", from, {corners, Algorithm::AlphaBetaFresh}, true},
        {"report-edges", from, {edges, Algorithm::AlphaBetaFresh}, true},
    };
}

std::vector<Example> spanishArticle()
{
    const Document from = Document::SpanishArticle;
    return {
        {"four-max", from, {tree("MAX(MIN(4,5),MIN(2,7))"), Algorithm::AlphaBetaShared}},
        {"four-min", from, {tree("MIN(MAX(4,5),MAX(2,7))"), Algorithm::AlphaBetaShared}},
        {"four-min-ordered", from, {tree("MIN(MAX(4,5),MAX(7,2))"), Algorithm::AlphaBetaShared}},
        {"four-max-exchanged", from, {tree("MAX(MIN(2,7),MIN(4,5))"), Algorithm::AlphaBetaShared}},
        {"cut-at-two", from, {tree("MAX(3,MIN(2,a))"), Algorithm::AlphaBetaShared}},
        {"ttt-three", from, {threeEmptySquares(), Algorithm::WinOnly}},
        {"ttt-win-only", from, {TicTacToe(), Algorithm::WinOnly}},
        {"nim-plain", from, {Nim(), Algorithm::Plain}},
        {"nim-alpha-beta", from, {Nim(), Algorithm::AlphaBetaShared}},
        {"nim-three-first", from, {Nim(), Algorithm::AlphaBetaShared, 0, MoveOrder::Reversed}},
        {"nim-heaps",
         from,
         {*Nim::parse("3-4-5 normal"), Algorithm::AlphaBetaShared, 0, MoveOrder::Reversed}},
        // The article's chess material count, applied to discs.
        {"othello-pieces", from, {Othello(), Algorithm::Pieces, 1}},
    };
}

std::vector<Example> translatedArticle()
{
    const Document from = Document::TranslatedArticle;
    return {
        // By the signs of the leaves alone, children 2 and 3 would be equal.
        {"utilities", from, {tree("MAX(MIN(192,-64),MIN(64,1),MIN(2,4))"), Algorithm::Plain}},
        {"tree-1-plain", from, {tree("MAX(MIN(3,5,10),MIN(2,2))"), Algorithm::Plain}},
        {"tree-1", from, {tree("MAX(MIN(3,5,10),MIN(2,2))"), Algorithm::AlphaBetaShared}},
        {"tree-2",
         from,
         {tree("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))"), Algorithm::AlphaBetaShared}},
        {"tree-2-values", from, {tree("MAX(3,c,2); c <= 2"), Algorithm::AlphaBetaShared}},
    };
}

std::vector<Example> classicTrees()
{
    const Document from = Document::Classic;
    return {
        {"classic",
         from,
         {tree("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"), Algorithm::AlphaBetaShared}},
        {"classic-ordered",
         from,
         {tree("MAX(MIN(3,12,8),MIN(2,4,6),MIN(2,5,14))"), Algorithm::AlphaBetaShared}},
    };
}

std::vector<Example> whatEnginesAdd()
{
    const Document from = Document::Beyond;
    const LabPosition twoWins = board("X--XO--O- X");
    return {
        {"nim-table", from, {Nim(), Algorithm::Table}},
        {"ttt-table", from, {TicTacToe(), Algorithm::Table}},
        // X can win at once at 7. At 2, which is tried earlier, X wins too, but later.
        {"ttt-any-win", from, {twoWins, Algorithm::AlphaBetaShared}},
        {"ttt-nearer-win", from, {twoWins, Algorithm::NearerWins}},
        {"ttt-killers", from, {TicTacToe(), Algorithm::Killers}},
        {"othello-deepening", from, {Othello(), Algorithm::Deepening, 5}},
        {"tree-negamax",
         from,
         {tree("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"), Algorithm::Negamax}},
        // The largest leaf, 20, is not below the node with the largest average.
        {"tree-chance",
         from,
         {tree("MAX(CHANCE(MIN(8,12),MIN(2,6)),CHANCE(1/4: MIN(20,16), 3/4: MIN(1,3)),4)"),
          Algorithm::Expectiminimax}},
    };
}

std::vector<Example> makeExamples()
{
    std::vector<Example> all;
    for (const auto &part : {firstArticle(), othelloArticle(), courseReport(), spanishArticle(),
                             translatedArticle(), classicTrees(), whatEnginesAdd()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

const std::vector<Example> &examples()
{
    static const std::vector<Example> all = makeExamples();
    return all;
}

const Example *example(std::string_view key)
{
    const auto &all = examples();
    const auto found =
        std::find_if(all.begin(), all.end(), [key](const Example &one) { return one.key == key; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace ai::lab
