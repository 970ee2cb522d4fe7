#include "ai/othello/book/defaultbook.h"
#include "tests/support/analysts.h"
#include "tests/support/records.h"
#include "tests/support/samples.h"

#include <QTest>

#include <chrono>
#include <map>
#include <semaphore>
#include <thread>

using namespace core;
using ai::Analyst;
using ai::MistakeKind;
using ai::ReviewedMove;
using support::limitedBy;
using support::reviewed;

/// Judgements of moves and of whole games, held against plain solvers.
class TestAnalyst : public QObject
{
    Q_OBJECT

private slots:
    void everyMoveOfSmallGamesIsJudgedExactly_data();
    void everyMoveOfSmallGamesIsJudgedExactly();
    void mistakesOfTicTacToeAreNamed_data();
    void mistakesOfTicTacToeAreNamed();
    void theEndOfOthelloIsExact();
    void theCornerGivenAwayIsNamed();
    void aStoppedReviewIsSilentSoon();
    void anOverlookedLineDecides();
    void movesAreGraded();
    void firstMovesHaveOneValueInEveryRun();
    void openingIsJudgedByTheBook();
    void judgementsAreTheSameAfterOtherGames();
};

namespace {

/// Plain negamax to the end.
int solved(const Position &position)
{
    if (isOver(position))
        return sideToMove(position) == Side::First ? score(position) : -score(position);
    int best = -100;
    for (const Move move : legalMoves(position))
        best = std::max(best, -solved(after(position, move)));
    return best;
}

/// The moves that win at once.
std::vector<Move> winningMoves(const Position &position)
{
    std::vector<Move> moves = legalMoves(position);
    std::erase_if(moves,
                  [&](Move move) { return winner(after(position, move)) != sideToMove(position); });
    return moves;
}

/// Whether a move lets the other side win at once, which another move prevents.
bool leavesLineOpen(const Position &position, Move played)
{
    const auto letsWin = [&](Move move) {
        const Position next = after(position, move);
        return !isOver(next) && !winningMoves(next).empty();
    };
    const auto legal = legalMoves(position);
    return winningMoves(position).empty() && letsWin(played)
           && !std::all_of(legal.begin(), legal.end(), letsWin);
}

} // namespace

void TestAnalyst::everyMoveOfSmallGamesIsJudgedExactly_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("start");
    QTest::newRow("tic-tac-toe") << "tictactoe"
                                 << "X---O---- X";
    QTest::newRow("nim 3-4-2") << "nim"
                               << "3-4-2 normal first";
    QTest::newRow("nim misere") << "nim"
                                << "1-3-2 limit 2 misere second";
}

void TestAnalyst::everyMoveOfSmallGamesIsJudgedExactly()
{
    QFETCH(QString, game);
    QFETCH(QString, start);
    const auto parsed = parsePosition(*gameNamed(game.toStdString()), start.toStdString());
    const Position from = parsed ? *parsed : Position(TicTacToe());
    support::Random random(3);
    for (int i = 0; i < 20; ++i) {
        const GameRecord record = support::randomRecord(from, random);
        const auto moves = reviewed(from, record.moves);
        Position position = from;
        for (const ReviewedMove &move : moves) {
            QVERIFY(move.exact);
            QCOMPARE(move.bestValue, solved(position));
            QCOMPARE(move.value, -solved(after(position, move.played)));
            QCOMPARE(-solved(after(position, move.best)), move.bestValue);
            const bool isOpen =
                kindOf(from) == GameKind::TicTacToe && leavesLineOpen(position, move.played);
            QCOMPARE(move.mistake.kind == MistakeKind::None, move.loss() == 0 && !isOpen);
            QVERIFY(move.line.front() == move.best);
            // Where all moves are worth the same, none is called good.
            const auto legal = legalMoves(position);
            const bool differ = std::any_of(legal.begin(), legal.end(), [&](Move other) {
                return -solved(after(position, other)) < move.bestValue
                       || (kindOf(from) == GameKind::TicTacToe && leavesLineOpen(position, other));
            });
            QCOMPARE(move.hadChoice, differ);
            QCOMPARE(move.grade() == ai::Grade::Good, differ && move.loss() == 0 && !isOpen);
            // The line that shows it is best play to the end.
            const Position end = positionAfter(position, move.line, 100);
            QVERIFY(isOver(end));
            QCOMPARE(sideToMove(position) == Side::First ? score(end) : -score(end),
                     move.bestValue);
            position = after(position, move.played);
        }
    }
}

void TestAnalyst::mistakesOfTicTacToeAreNamed_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("played");
    QTest::addColumn<int>("mistake");
    QTest::newRow("a win") << "XX-OO---- X" << 9 << int(MistakeKind::MissedWin);
    QTest::newRow("a block") << "XX--O---- O" << 9 << int(MistakeKind::MissedBlock);
    QTest::newRow("a fork") << "X-------- O" << 2 << int(MistakeKind::AllowedFork);
    QTest::newRow("a block where a fork won too")
        << "XO--X---- O" << 3 << int(MistakeKind::MissedBlock);
    QTest::newRow("two lines at once") << "XO-XX---O O" << 3 << int(MistakeKind::None);
    QTest::newRow("nothing") << "X-------- O" << 5 << int(MistakeKind::None);
}

void TestAnalyst::mistakesOfTicTacToeAreNamed()
{
    QFETCH(QString, position);
    QFETCH(int, played);
    const auto game = TicTacToe::parse(position.toStdString());
    QVERIFY(game.ok());
    const auto moves = reviewed(*game, {Move(static_cast<std::uint16_t>(played - 1))});
    QTEST(int(moves[0].mistake.kind), "mistake");
}

void TestAnalyst::theEndOfOthelloIsExact()
{
    support::Random random(5);
    const GameRecord record = support::randomRecord(Othello(), random);
    ai::Limits limits;
    limits.depth = 60;
    const std::size_t from = record.moves.size() - 8;
    const Position start = positionAfter(record.start, record.moves, from);
    const std::vector<Move> line(record.moves.begin() + std::ptrdiff_t(from), record.moves.end());
    const auto moves = reviewed(start, line, limits);
    Position position = start;
    for (const ReviewedMove &move : moves) {
        QVERIFY(move.exact);
        QCOMPARE(move.bestValue, solved(position));
        QCOMPARE(move.value, -solved(after(position, move.played)));
        position = after(position, move.played);
    }
}

void TestAnalyst::theCornerGivenAwayIsNamed()
{
    const auto read = Othello::parse("--------"
                                     "--------"
                                     "--XXXX--"
                                     "--XOOX--"
                                     "--XOOX--"
                                     "--XXOO--"
                                     "-----O--"
                                     "-------O X");
    QVERIFY(read.ok());
    support::Random random(1);
    int named = 0;
    for (int i = 0; i < 30 && named == 0; ++i) {
        const GameRecord record = support::randomRecord(*read, random);
        Position position = record.start;
        ai::Limits limits;
        limits.depth = 4;
        for (const ReviewedMove &move : reviewed(record.start, record.moves, limits)) {
            const auto next = after(position, move.played);
            if (move.mistake.kind == MistakeKind::GaveCorner) {
                ++named;
                const Move corner(static_cast<std::uint16_t>(move.mistake.square));
                QVERIFY(isLegal(next, corner));
                QVERIFY(!isLegal(after(position, move.best), corner));
            }
            position = next;
        }
    }
    QVERIFY(named > 0);
}

void TestAnalyst::aStoppedReviewIsSilentSoon()
{
    support::Random random(6);
    const GameRecord record = support::randomRecord(Othello(), random);
    std::stop_source stop;
    int received = 0;
    std::binary_semaphore first(0);
    std::jthread other([&] {
        Analyst analyst = limitedBy({.time = std::chrono::seconds(30)});
        analyst.review(
            record.start, record.moves,
            [&](std::size_t, const ReviewedMove &move, int) {
                if (move.exact && received++ == 0)
                    first.release();
            },
            stop.get_token());
    });
    const bool begun = first.try_acquire_for(std::chrono::minutes(2));
    stop.request_stop();
    other.join(); // unstopped, it would take half an hour
    QVERIFY(received < int(record.moves.size()));
    QVERIFY(begun && received > 0);
}

/// In a lost position too, where a fork was possible: not blocking is what the winner needed.
void TestAnalyst::anOverlookedLineDecides()
{
    support::Random random(7);
    std::map<MistakeKind, int> found;
    int inLostPositions = 0;
    for (int game = 0; game < support::samples(2'000, 20'000); ++game) {
        const std::vector<Move> line = support::randomRecord(TicTacToe(), random).moves;
        const auto positionAt = [&](std::size_t ply) {
            return positionAfter(TicTacToe(), line, ply);
        };
        const auto won = winner(positionAt(line.size()));
        if (!won)
            continue;
        const auto moves = reviewed(TicTacToe(), line);
        const auto deciding = ai::decidingMove(TicTacToe(), moves, *won);
        const std::size_t last = line.size() - 2; // the loser's
        const bool isOpen = leavesLineOpen(positionAt(last), line[last]);
        if (!deciding) // the loser never had the choice
            QVERIFY(!isOpen);
        if (!deciding)
            continue;
        const Position before = positionAt(*deciding);
        const ai::Mistake &mistake = moves[*deciding].mistake;
        QVERIFY(sideToMove(before) != *won);
        QCOMPARE(solved(positionAt(*deciding + 1)), 1); // for the winner, who is to move
        const bool isLost = solved(before) < 0;
        inLostPositions += isLost;
        // Nothing later made a difference.
        for (std::size_t ply = *deciding + 2; ply < line.size(); ply += 2)
            QCOMPARE(solved(positionAt(ply)), -1);
        if (isOpen || isLost)
            QVERIFY(isOpen && *deciding == last);
        if (!winningMoves(before).empty()) {
            QCOMPARE(int(mistake.kind), int(MistakeKind::MissedWin));
        } else if (leavesLineOpen(before, line[*deciding])) {
            QCOMPARE(int(mistake.kind), int(MistakeKind::MissedBlock));
            QCOMPARE(int(winningMoves(positionAt(*deciding + 1)).front().code()), mistake.square);
        } else {
            QCOMPARE(int(mistake.kind), int(MistakeKind::AllowedFork));
        }
        if (isOpen)
            QCOMPARE(int(line.back().code()), mistake.square);
        ++found[mistake.kind];
    }
    QVERIFY(inLostPositions > 0 && found.size() == 3);
}

void TestAnalyst::movesAreGraded()
{
    const auto graded = [](int value, int best, bool exact, bool choice = true) {
        ReviewedMove move;
        move.value = value;
        move.bestValue = best;
        move.exact = exact;
        move.hadChoice = choice;
        return move.grade();
    };
    QVERIFY(graded(4, 4, true) == ai::Grade::Good);
    QVERIFY(graded(4, 4, true, false) == ai::Grade::None);
    QVERIFY(graded(2, 4, false) == ai::Grade::None); // within the noise
    QVERIFY(graded(0, 1, true) == ai::Grade::Mistake);
    QVERIFY(graded(-1, 1, true) == ai::Grade::Blunder);
    QVERIFY(graded(-2, 2, false) == ai::Grade::Mistake);
    QVERIFY(graded(-12, -2, false) == ai::Grade::Blunder);
}

void TestAnalyst::firstMovesHaveOneValueInEveryRun()
{
    ai::Limits limits;
    limits.nodes = 3000;
    const Othello start;
    std::vector<int> values;
    for (const Move first : start.legalMoves()) {
        // Games that leave other positions in the table.
        std::vector<Move> line{first};
        Position position = after(start, first);
        for (std::size_t i = 0; i < 2 + values.size(); ++i) {
            line.push_back(legalMoves(position).back());
            position = after(position, line.back());
        }
        limits.nodes += 1000;
        const ReviewedMove move = reviewed(start, line, limits).front();
        QCOMPARE(move.loss(), 0);
        QVERIFY(move.best == first && isLegal(after(start, first), move.line.at(1)));
        values.push_back(move.value);
    }
    QVERIFY(std::count(values.begin(), values.end(), values.front()) == 4);
    const auto valued = Analyst().moves(start, limits);
    QCOMPARE(valued.size(), std::size_t(4));
    for (const ai::AnalyzedMove &move : valued)
        QCOMPARE(move.value, valued.front().value);
}

void TestAnalyst::openingIsJudgedByTheBook()
{
    // The first moves of the tiger are the book's, the sixth loses seven discs by it.
    const Othello start;
    std::vector<Move> line;
    Othello game;
    for (const char *name : {"f5", "d6", "c3", "d3", "c4", "b5"}) {
        line.push_back(*game.parseMove(name));
        game.play(line.back());
    }
    const ai::Limits limits{.nodes = 2000};
    const auto moves = reviewed(start, line, limits);
    Othello position;
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const auto known = ai::othello::defaultBook().moves(ai::othello::boardOf(position));
        QVERIFY(!known.empty());
        const auto played = std::find_if(known.begin(), known.end(), [&](const auto &move) {
            return move.square == line[ply].code();
        });
        QCOMPARE(moves[ply].bestValue, known.front().value);
        QCOMPARE(moves[ply].value, played->value);
        QVERIFY(!moves[ply].exact);
        QCOMPARE(moves[ply].isMistake(), ply == 5);
        // What theory says of them is the same.
        const auto valued = Analyst().moves(position, limits);
        QCOMPARE(valued.size(), known.size());
        for (const ai::AnalyzedMove &move : valued) {
            QVERIFY(move.fromBook && !move.exact);
            const auto same = std::find_if(known.begin(), known.end(), [&](const auto &one) {
                return one.square == move.move.code();
            });
            QCOMPARE(move.value, same->value);
        }
        position.play(line[ply]);
    }
    // A stopped search is none where the book answers.
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(Analyst().value(start, stop.get_token()).value,
             int(ai::othello::defaultBook().find(ai::othello::startBoard)->value));
}

/// Also where only their first moves are the same.
void TestAnalyst::judgementsAreTheSameAfterOtherGames()
{
    support::Random random(11);
    const ai::Limits limits{.nodes = 3000};
    const GameRecord record = support::randomRecord(Othello(), random);
    const auto alone = reviewed(record.start, record.moves, limits);
    Analyst analyst = limitedBy(limits);
    const GameRecord other = support::randomRecord(Othello(), random);
    reviewed(analyst, other.start, other.moves);
    const auto beginning =
        std::vector<Move>(record.moves.begin(), record.moves.begin() + std::ptrdiff_t(40));
    for (const auto &line : {record.moves, beginning}) {
        const auto again = reviewed(analyst, record.start, line);
        for (std::size_t ply = 0; ply + 1 < line.size(); ++ply) {
            QCOMPARE(again[ply].value, alone[ply].value);
            QCOMPARE(again[ply].bestValue, alone[ply].bestValue);
            QVERIFY(again[ply].best == alone[ply].best && again[ply].line == alone[ply].line);
        }
    }
}

QTEST_APPLESS_MAIN(TestAnalyst)
#include "tst_analyst.moc"
