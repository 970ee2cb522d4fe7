#include "ai/lab/articlecounts.h"
#include "ai/lab/exercises.h"
#include "ai/lab/heuristicterms.h"
#include "ai/lab/labsearch.h"
#include "ai/lab/refutation.h"
#include "ai/lab/symmetry.h"
#include "ai/othelloevaluation.h"
#include "ai/tictactoechoice.h"
#include "ai/tictactoeevaluation.h"

#include <QTest>

#include <map>
#include <set>

using core::Move;
using core::Side;
using core::TicTacToe;

/// The documents' numbers and examples: what they say, counted again.
class TestArticleCounts : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberIsCountedAgain();
    void everyClaimIsInTheTable();
    void theLostGamesAreLost();
    void thePositionsShowWhatTheyAreFor();
    void exercisesHaveTheirAnswers();
    void symmetricMovesAreMerged();
    void heuristicsAddUp();
};

void TestArticleCounts::everyNumberIsCountedAgain()
{
    for (const ai::lab::ArticleCount &row : ai::lab::articleCounts()) {
        if (!row.count)
            continue; // quoted from the literature
        const qint64 counted = row.count();
        QVERIFY2(counted == row.known, qPrintable(QString("%1: %2, not %3")
                                                      .arg(QString::fromStdString(title(row)))
                                                      .arg(counted)
                                                      .arg(row.known)));
    }
}

/// What the articles claim is in the table, and so is every number of a series.
void TestArticleCounts::everyClaimIsInTheTable()
{
    std::map<std::string, qint64> known;
    int quoted = 0;
    for (const ai::lab::ArticleCount &row : ai::lab::articleCounts()) {
        // Of one document no two rows have the same name.
        const std::string key = std::to_string(static_cast<int>(row.document)) + title(row);
        QVERIFY2(known.emplace(key, row.known).second, key.c_str());
        quoted += row.count ? 0 : 1;
    }
    QCOMPARE(quoted, 1);
    const auto of = [&known](ai::lab::Document document, const std::string &what) {
        return known[std::to_string(static_cast<int>(document)) + what];
    };
    using ai::lab::Document;
    const Document first = Document::FirstArticle;
    QCOMPARE(of(first, "calls that alpha-beta saves, in per cent"), 94);
    QCOMPARE(of(first, "chess, ten plies, as the literature has it"), 69'352'859'712'417);
    const Document spanish = Document::SpanishArticle;
    QCOMPARE(of(spanish, "games that X wins") + of(spanish, "games that O wins")
                 + of(spanish, "games that are drawn"),
             of(spanish, "Tic-tac-toe, games"));
    qint64 alphaBeta = 0;
    qint64 plain = 0;
    qint64 depth2 = 0;
    for (int square = 1; square <= 9; ++square) {
        const std::string at = std::to_string(square);
        plain += of(first, "of the plain calls, those after X on " + at);
        alphaBeta += of(first, "of alpha-beta's calls, those after X on " + at);
        depth2 += of(first, "of the calls at depth 2, those after X on " + at);
    }
    QCOMPARE(plain, 549'945);
    QCOMPARE(alphaBeta, 30'709);
    QCOMPARE(depth2, 308);
    QCOMPARE(of(spanish, "Nim 19, misere: plain minimax"), 144'664);
    QCOMPARE(of(Document::CourseReport, "figure 1, with leaves made up: value"), 3);
}

/// The lines that were found with the article's own program.
void TestArticleCounts::theLostGamesAreLost()
{
    std::set<std::string> lines;
    for (const auto &game : ai::lab::lostGames(2)) {
        TicTacToe position;
        std::string line;
        for (const Move move : game) {
            if (position.sideToMove() == Side::Second) {
                const auto choice = ai::heuristicTicTacToe(position, 2);
                QCOMPARE(choice.moves.front(), move);
            }
            line += position.moveText(move);
            position.play(move);
        }
        QVERIFY(position.hasLine(Side::First));
        lines.insert(line);
    }
    const std::set<std::string> known{"2549137", "2567319", "4529137", "4583719", "6527319",
                                      "6581923", "6581927", "8543719", "8561923", "8561927"};
    QCOMPARE(lines, known);
    QCOMPARE(ai::lab::lostGames(3).size(), std::size_t(0));
}

void TestArticleCounts::thePositionsShowWhatTheyAreFor()
{
    ai::SearchControl control;
    const auto late = traceSearch(ai::lab::exhibit("ttt-late")->setup, control);
    std::vector<int> values;
    for (const auto &move : late.rootMoves)
        values.push_back(move.value);
    QCOMPARE(values, (std::vector{1, -1, -1}));
    for (const auto &node : late.trace->nodes())
        QVERIFY(!node.leaf || node.value != 0); // no draws

    const auto &easy = ai::lab::exhibit("report-easy")->setup;
    const auto &position = std::get<TicTacToe>(easy.root);
    const auto wins = ai::completions(position, Side::First);
    QCOMPARE(wins.size(), std::size_t(1));
    QVERIFY(countSearch(easy, control).best != wins.front());
    QCOMPARE(countSearch(ai::lab::exhibit("report-hard")->setup, control).value, 1);

    // The report's triangles: (a) a side saves the game and a corner does not; (b) square 1 saves
    // it.
    for (const auto &move :
         countSearch(ai::lab::exhibit("report-corners")->setup, control).rootMoves)
        QCOMPARE(move.value, move.move.code() % 2 == 1 ? 0 : -1);
    const auto edges = countSearch(ai::lab::exhibit("report-edges")->setup, control);
    QCOMPARE(edges.rootMoves.front().move, Move(0));
    QCOMPARE(edges.rootMoves.front().value, 0);
    QCOMPARE(edges.rootMoves.back().value, -1);
    QCOMPARE(countSearch(ai::lab::exhibit("report-figure")->setup, control).value, 3);

    const auto passing = traceSearch(ai::lab::exhibit("othello-pass")->setup, control);
    const auto &nodes = passing.trace->nodes();
    QVERIFY(std::any_of(nodes.begin(), nodes.end(), [](const auto &node) {
        return node.parent != ai::lab::noNode && node.move == core::Othello::pass;
    }));
}

void TestArticleCounts::exercisesHaveTheirAnswers()
{
    std::map<std::string_view, std::int64_t> answers;
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(ai::lab::exhibit(exercise.exhibit) != nullptr, exercise.key.data());
        answers[exercise.key] = exercise.answer();
    }
    const std::map<std::string_view, std::int64_t> known{
        {"max-first", 4},          {"min-first", 5},           {"leaves-max", 3},
        {"leaves-min-ordered", 3}, {"third-child", 3},         {"winning-square", 5},
        {"calls-plain", 549'946},  {"calls-win-only", 94'978}, {"calls-waste", 436'464},
        {"nim-take", 3},           {"nim-lost-heap", 17},      {"tree-2-unseen", 4},
        {"perfect-game", 0},       {"half-the-time", 4}};
    QCOMPARE(answers, known);
}

void TestArticleCounts::symmetricMovesAreMerged()
{
    const TicTacToe empty;
    const auto all = empty.legalMoves();
    const std::vector<Move> moves(all.begin(), all.end());
    QCOMPARE(ai::lab::symmetricMoves(empty, moves),
             (std::vector<std::size_t>{0, 1, 0, 1, 4, 1, 0, 1, 0}));
    QCOMPARE(ai::lab::representative(core::after(empty, Move(0))),
             ai::lab::representative(core::after(empty, Move(8))));
    const ai::lab::PositionCount count = ai::lab::countPositions(empty);
    QCOMPARE(count.all, 5'478U);
    QCOMPARE(count.upToSymmetry, 765U);
    QCOMPARE(count.calls, 16'168U);
    QCOMPARE(count.callsUpToSymmetry, 2'271U);
    QCOMPARE(ai::lab::countPositions(core::Nim()).calls, 109U);
}

void TestArticleCounts::heuristicsAddUp()
{
    ai::Random random(1);
    for (int i = 0; i < 200; ++i) {
        TicTacToe board;
        core::Othello othello;
        for (int ply = 0; ply < i % 7 && !board.isOver(); ++ply)
            board.play(board.legalMoves()[random() % board.legalMoves().size()]);
        for (int ply = 0; ply < i % 58 && !othello.isOver(); ++ply)
            othello.play(othello.legalMoves()[random() % othello.legalMoves().size()]);
        if (!board.isOver()) {
            for (const bool openLines : {false, true}) {
                int sum = 0;
                for (const auto &term : ai::lab::lineTerms(board, Side::First, openLines))
                    sum += term.points;
                QCOMPARE(sum, openLines ? ai::OpenLines()(board, Side::First)
                                        : ai::LinePoints()(board, Side::First));
            }
        }
        if (!othello.isOver()) {
            int sum = 0;
            for (const auto &term : ai::PhaseHeuristic::terms(othello, Side::Second))
                sum += term.points();
            QCOMPARE(sum, ai::PhaseHeuristic()(othello, Side::Second));
        }
    }
}

QTEST_APPLESS_MAIN(TestArticleCounts)
#include "tst_articlecounts.moc"
