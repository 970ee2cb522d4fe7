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

/// The first ending, of seeded random games, in which a reply is a pass.
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

// The articles show two positions in pictures only; they were found by going through all positions.

/// Three squares are empty, X's moves are worth 1, -1 and -1 and end no game, and none is drawn.
LabPosition threeEmptySquares()
{
    return board("OOXX---XO X");
}

/// One move of X is worth 1, though games below it are lost, and the other four are worth -1.
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
        // The same values as with "ttt-fresh"; only the order decides among equals.
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
    // O can win at 9 at once: the easy level blocks at 3 instead, and the intermediate one wins.
    const LabPosition late = board("XX--X-OO- O");
    // The report's triangles: X has opposite corners and O the centre, or X has squares 2 and 4.
    const LabPosition corners = board("X---O---X O");
    const LabPosition edges = board("-X-XO---- O");
    // Figures 3 to 6 show games as pictures that are not in the text. These are games that the
    // report's levels can play and that end as its captions say, each before the move it is about.
    const LabPosition easyStarts = board("X-O-X-XOO X");
    const LabPosition easyReplies = board("----O-X-X O");
    const LabPosition deeperReplies = board("X-OXX-OXO O");
    const LabPosition deeperStarts = board("X-X-XOO-O X");
    const LabPosition hardDraws = board("X-O-X---O X");
    const LabPosition hardHolds = board("XO--O--XX O");
    const LabPosition hardWins = board("X---XO--O X");
    return {
        // Figure 1 gives the value of the root; its leaves cannot be read and are made up.
        {"report-figure",
         from,
         {tree("MAX(MIN(MAX(1,3),MAX(5,2)),MIN(MAX(4,0),MAX(2,1)))"), Algorithm::Plain}},
        {"report-easy", from, {late, Algorithm::Report, 1}},
        {"report-medium", from, {late, Algorithm::Report, 3}},
        {"report-3a", from, {easyStarts, Algorithm::Report, 1}},
        {"report-3b", from, {easyReplies, Algorithm::Report, 1}},
        {"report-4a", from, {deeperReplies, Algorithm::Report, 1}},
        {"report-4b", from, {deeperReplies, Algorithm::Report, 3}},
        {"report-5a", from, {deeperStarts, Algorithm::Report, 1}},
        {"report-5b", from, {deeperStarts, Algorithm::Report, 3}},
        {"report-hard", from, {late, Algorithm::AlphaBetaShared}},
        {"report-corners", from, {corners, Algorithm::AlphaBetaFresh}},
        {"report-edges", from, {edges, Algorithm::AlphaBetaFresh}},
        {"report-6a", from, {hardDraws, Algorithm::AlphaBetaFresh}},
        {"report-6b", from, {hardHolds, Algorithm::AlphaBetaFresh}},
        {"report-6c", from, {hardWins, Algorithm::AlphaBetaFresh}},
        {"report-waste", from, {TicTacToe(), Algorithm::Report}},
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
        // What the article does with the pieces of chess.
        {"othello-pieces", from, {Othello(), Algorithm::Pieces, 1}},
    };
}

std::vector<Example> translatedArticle()
{
    const Document from = Document::TranslatedArticle;
    return {
        // The signs of the leaves alone would make children 2 and 3 equal.
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
        // X wins at 7 at once. At 2, which comes earlier in the list, X wins as well, but later.
        {"ttt-any-win", from, {twoWins, Algorithm::AlphaBetaShared}},
        {"ttt-nearer-win", from, {twoWins, Algorithm::NearerWins}},
        {"ttt-killers", from, {TicTacToe(), Algorithm::Killers}},
        {"othello-deepening", from, {Othello(), Algorithm::Deepening, 5}},
        {"tree-negamax",
         from,
         {tree("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"), Algorithm::Negamax}},
        // The largest leaf, 20, stands where the average is not the largest.
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
