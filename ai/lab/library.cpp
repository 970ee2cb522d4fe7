#include "ai/lab/library.h"

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
            position.play(moves[random() % moves.size()]);
        }
    }
}

std::vector<Exhibit> makeLibrary()
{
    const LabPosition empty = TicTacToe();
    // The articles show these two in pictures only; they were found by going through all positions.
    // Three squares are empty, X's moves are worth 1, -1 and -1 and end no game, and none is drawn.
    const LabPosition late3 = board("OOXX---XO X");
    // X can win at once, and the report's easy level does not.
    const LabPosition late = board("----X-OXO X");
    // The report's triangles: X has opposite corners and O the centre, or X has squares 2 and 4.
    const LabPosition corners = board("X---O---X O");
    const LabPosition edges = board("-X-XO---- O");
    return {
        {"ttt-late", Document::FirstArticle, {late3, Algorithm::Plain}},
        {"ttt-plain", Document::FirstArticle, {empty, Algorithm::Plain}},
        {"ttt-fresh", Document::FirstArticle, {empty, Algorithm::AlphaBetaFresh}},
        // The same values as with "ttt-fresh"; only the order decides among equals.
        {"ttt-corner-claim",
         Document::FirstArticle,
         {empty, Algorithm::AlphaBetaFresh, 0, MoveOrder::Centre}},
        {"ttt-shared", Document::FirstArticle, {empty, Algorithm::AlphaBetaShared}},
        {"ttt-centre",
         Document::FirstArticle,
         {empty, Algorithm::AlphaBetaShared, 0, MoveOrder::Centre}},
        {"ttt-edges",
         Document::FirstArticle,
         {empty, Algorithm::AlphaBetaShared, 0, MoveOrder::Edges}},
        {"ttt-heuristic", Document::FirstArticle, {empty, Algorithm::Heuristic, 3}},
        {"othello-a-and-b",
         Document::OthelloArticle,
         {tree("MAX(MIN(8,9,7),MIN(1,b,c,d))"), Algorithm::AlphaBetaShared}},
        {"othello-start", Document::OthelloArticle, {Othello(), Algorithm::AlphaBetaShared, 4}},
        {"othello-ordered",
         Document::OthelloArticle,
         {Othello(), Algorithm::AlphaBetaShared, 4, MoveOrder::Replies}},
        {"othello-pass", Document::OthelloArticle, {endingWithAPass(), Algorithm::AlphaBetaShared}},
        // Figure 1 says what the root is worth; its leaves cannot be read and are made up.
        {"report-figure",
         Document::CourseReport,
         {tree("MAX(MIN(MAX(1,3),MAX(5,2)),MIN(MAX(4,0),MAX(2,1)))"), Algorithm::Plain}},
        {"report-easy", Document::CourseReport, {late, Algorithm::Report, 1}},
        {"report-medium", Document::CourseReport, {late, Algorithm::Report, 3}},
        {"report-hard", Document::CourseReport, {late, Algorithm::AlphaBetaShared}},
        {"report-corners", Document::CourseReport, {corners, Algorithm::AlphaBetaFresh}},
        {"report-edges", Document::CourseReport, {edges, Algorithm::AlphaBetaFresh}},
        {"report-waste", Document::CourseReport, {empty, Algorithm::Report}},
        {"four-max",
         Document::SpanishArticle,
         {tree("MAX(MIN(4,5),MIN(2,7))"), Algorithm::AlphaBetaShared}},
        {"four-min",
         Document::SpanishArticle,
         {tree("MIN(MAX(4,5),MAX(2,7))"), Algorithm::AlphaBetaShared}},
        {"four-min-ordered",
         Document::SpanishArticle,
         {tree("MIN(MAX(4,5),MAX(7,2))"), Algorithm::AlphaBetaShared}},
        {"cut-at-two",
         Document::SpanishArticle,
         {tree("MAX(3,MIN(2,a))"), Algorithm::AlphaBetaShared}},
        {"ttt-three", Document::SpanishArticle, {late3, Algorithm::WinOnly}},
        {"ttt-win-only", Document::SpanishArticle, {empty, Algorithm::WinOnly}},
        {"nim-plain", Document::SpanishArticle, {Nim(), Algorithm::Plain}},
        {"nim-alpha-beta", Document::SpanishArticle, {Nim(), Algorithm::AlphaBetaShared}},
        {"nim-three-first",
         Document::SpanishArticle,
         {Nim(), Algorithm::AlphaBetaShared, 0, MoveOrder::Reversed}},
        {"nim-heaps",
         Document::SpanishArticle,
         {*Nim::parse("3-4-5 normal"), Algorithm::AlphaBetaShared, 0, MoveOrder::Reversed}},
        {"tree-1",
         Document::TranslatedArticle,
         {tree("MAX(MIN(3,5,10),MIN(2,2))"), Algorithm::AlphaBetaShared}},
        {"tree-2",
         Document::TranslatedArticle,
         {tree("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))"), Algorithm::AlphaBetaShared}},
        {"tree-2-values",
         Document::TranslatedArticle,
         {tree("MAX(3,c,2); c <= 2"), Algorithm::AlphaBetaShared}},
        {"classic",
         Document::Classic,
         {tree("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"), Algorithm::AlphaBetaShared}},
        {"classic-ordered",
         Document::Classic,
         {tree("MAX(MIN(3,12,8),MIN(2,4,6),MIN(2,5,14))"), Algorithm::AlphaBetaShared}},
    };
}

} // namespace

const std::vector<Exhibit> &library()
{
    static const std::vector<Exhibit> all = makeLibrary();
    return all;
}

const Exhibit *exhibit(std::string_view key)
{
    const auto &all = library();
    const auto found =
        std::find_if(all.begin(), all.end(), [key](const Exhibit &one) { return one.key == key; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace ai::lab
