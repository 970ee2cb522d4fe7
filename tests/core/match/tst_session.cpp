#include "core/match/session.h"
#include "tests/support/qt/games.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/records.h"

#include <QTest>

#include <algorithm>
#include <set>

using core::GameKind;
using core::Move;
using core::Position;
using core::Role;
using core::Roles;
using core::Session;
using core::Side;
using core::Starter;
using Turn = core::Session::Turn;

/// Whose turn it is, and what undo and redo go back to, in every game and for every pair of
/// players.
class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void starterDecidesWhoMovesFirst();
    void alternatingChangesWithEachGame();
    void turnIsThatOfTheSideToMove_data() { support::addGames(); }
    void turnIsThatOfTheSideToMove();
    void randomCommandsAgreeWithAListOfMoves_data() { support::addGames(); }
    void randomCommandsAgreeWithAListOfMoves();
    void passIsNobodysDecision();
    void winnerIsThatOfThePosition_data() { support::addGames(); }
    void winnerIsThatOfThePosition();
    void whoseTimeRanOutHasLost();
    void lossOnTimeEndsTheGameUntilMovesAreTakenBack();
    void recordIsContinuedAsItWasLeft_data() { support::addGames(); }
    void recordIsContinuedAsItWasLeft();
    void aResultStaysWithItsLine();
};

namespace {

Role randomRole(support::Random &random)
{
    return {static_cast<Role::Kind>(support::drawnIndex(3, random)), "id"};
}

Roles randomRoles(support::Random &random)
{
    return {randomRole(random), randomRole(random)};
}

/// The slow and obvious session: the moves that are known, how many of them are played, and the
/// positions found by playing them anew.
struct ListOfMoves
{
    Position start;
    Roles roles;
    std::vector<Move> moves;
    std::size_t played = 0;

    Position at(std::size_t ply) const { return core::positionAfter(start, moves, ply); }

    bool isDecision(std::size_t ply) const
    {
        const Position position = at(ply);
        const auto legal = legalMoves(position);
        const bool pass =
            kindOf(position) == GameKind::Othello && legal == std::vector{core::Othello::pass};
        return !legal.empty() && !pass
               && roles[std::size_t(sideToMove(position))].kind == Role::Kind::Human;
    }

    /// Every ply from begin to end - 1 in which a person decides.
    std::vector<std::size_t> decisions(std::size_t begin, std::size_t end) const
    {
        std::vector<std::size_t> plies;
        for (std::size_t ply = begin; ply < end; ++ply) {
            if (isDecision(ply))
                plies.push_back(ply);
        }
        return plies;
    }

    void play(Move move)
    {
        if (played < moves.size() && moves[played] != move)
            moves.resize(played);
        if (played == moves.size())
            moves.push_back(move);
        ++played;
    }
};

void compare(const Session &session, const ListOfMoves &list)
{
    QCOMPARE(session.match().ply(), list.played);
    QVERIFY(session.match().moves() == list.moves);
    QVERIFY(session.match().current() == list.at(list.played));
    QCOMPARE(session.isDecision(list.played), list.isDecision(list.played));
    const auto before = list.decisions(0, list.played);
    QVERIFY(session.previousDecision()
            == (before.empty() ? std::nullopt : std::optional(before.back())));
}

/// One random command, to both.
void command(Session &session, ListOfMoves &list, support::Random &random)
{
    switch (support::drawnIndex(6, random)) {
    case 0:
        if (const auto before = list.decisions(0, list.played); !before.empty()) {
            session.undo();
            list.played = before.back();
        }
        break;
    case 1:
        if (list.played < list.moves.size()) {
            const auto later = list.decisions(list.played + 1, list.moves.size());
            session.redo();
            list.played = later.empty() ? list.moves.size() : later.front();
        }
        break;
    case 2:
        list.played = support::drawnIndex(list.moves.size() + 1, random);
        session.goTo(list.played);
        break;
    default:
        if (const auto legal = legalMoves(list.at(list.played)); !legal.empty()) {
            const Move move = legal[support::drawnIndex(legal.size(), random)];
            session.play(move);
            list.play(move);
        }
        break;
    }
}

} // namespace

void TestSession::starterDecidesWhoMovesFirst()
{
    const Position whiteToMove = *core::Othello::create(0x1, 0x2, Side::Second);
    for (const Position &start : {Position(core::TicTacToe()), whiteToMove}) {
        for (const bool last : {false, true}) {
            const Session human(start, rolesFrom(start, Role::computer("easy"),
                                                 core::opponentStarts(Starter::Human, last)));
            QCOMPARE(*human.opponentSide(), opponent(sideToMove(start)));
            const Session computer(start, rolesFrom(start, Role::computer("easy"),
                                                    core::opponentStarts(Starter::Computer, last)));
            QCOMPARE(*computer.opponentSide(), sideToMove(start));
        }
    }
}

void TestSession::alternatingChangesWithEachGame()
{
    bool opponentStarted = true;
    for (int game = 0; game < 6; ++game) {
        opponentStarted = core::opponentStarts(Starter::Alternate, opponentStarted);
        QCOMPARE(opponentStarted, game % 2 != 0); // beginning with the person
    }
}

void TestSession::turnIsThatOfTheSideToMove()
{
    QFETCH(int, kind);
    support::Random random(3);
    for (int game = 0; game < 50; ++game) {
        const Roles roles = randomRoles(random);
        Session session(core::startOf(static_cast<GameKind>(kind)), roles);
        while (!isOver(session.match().current())) {
            const Position &position = session.match().current();
            const auto legal = legalMoves(position);
            if (mustPass(position)) {
                QVERIFY(session.turn() == Turn::Pass);
            } else {
                constexpr std::array turns{Turn::Human, Turn::Computer, Turn::Program};
                const Role &role = roles[std::size_t(sideToMove(position))];
                QVERIFY(session.turn() == turns[std::size_t(role.kind)]);
            }
            session.play(legal[support::drawnIndex(legal.size(), random)]);
        }
        QVERIFY(session.turn() == Turn::Over);
        QVERIFY(!session.isDecision(session.match().ply()));
    }
}

void TestSession::randomCommandsAgreeWithAListOfMoves()
{
    QFETCH(int, kind);
    support::Random random(5);
    for (int game = 0; game < 10; ++game) {
        const Position start = core::startOf(static_cast<GameKind>(kind));
        ListOfMoves list{start, randomRoles(random), {}, 0};
        Session session(start, list.roles);
        for (int i = 0; i < 300; ++i) {
            command(session, list, random);
            compare(session, list);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

/// Two people: White has to pass, and undo goes past it to the move before.
void TestSession::passIsNobodysDecision()
{
    support::Random random(9);
    int passes = 0;
    while (passes < 20) {
        Session session{Position(core::Othello())};
        while (session.turn() != Turn::Over) {
            if (session.turn() == Turn::Pass) {
                ++passes;
                const std::size_t ply = session.match().ply();
                QVERIFY(!session.isDecision(ply));
                session.play(core::Othello::pass);
                QVERIFY(session.previousDecision() < ply);
                Session back = session;
                back.undo();
                QVERIFY(back.match().ply() < ply);
                QVERIFY(back.turn() == Turn::Human);
                while (back.match().ply() < ply + 1)
                    back.redo();
                QVERIFY(back.match().ply() >= ply + 1);
                continue;
            }
            const auto legal = legalMoves(session.match().current());
            session.play(legal[support::drawnIndex(legal.size(), random)]);
        }
    }
}

void TestSession::winnerIsThatOfThePosition()
{
    QFETCH(int, kind);
    support::Random random(12);
    std::set<std::optional<Side>> winners;
    for (int game = 0; game < 200; ++game) {
        Session session(core::startOf(static_cast<GameKind>(kind)));
        while (session.turn() != Turn::Over) {
            QVERIFY(!session.winner());
            const auto legal = legalMoves(session.match().current());
            session.play(legal[support::drawnIndex(legal.size(), random)]);
        }
        const int score = core::score(session.match().current());
        QVERIFY(
            session.winner()
            == (score == 0 ? std::nullopt : std::optional(score > 0 ? Side::First : Side::Second)));
        winners.insert(session.winner());
    }
    QVERIFY(winners.contains(Side::First) && winners.contains(Side::Second));
}

/// Also who stands better, and only until another position is gone to.
void TestSession::whoseTimeRanOutHasLost()
{
    const Position blackAhead = *core::Othello::create(0x7f, 0x80, Side::Second);
    QVERIFY(core::score(blackAhead) > 0);
    for (const Side side : {Side::First, Side::Second}) {
        Session session{blackAhead};
        session.endByTime(side);
        QVERIFY(session.winner() == opponent(side));
    }
    Session session{Position(core::TicTacToe())};
    session.play(Move(4));
    session.endByTime(Side::First);
    QVERIFY(session.winner() == Side::Second);
    session.undo();
    QVERIFY(!session.winner());
}

void TestSession::lossOnTimeEndsTheGameUntilMovesAreTakenBack()
{
    Session session{Position(core::TicTacToe())};
    session.play(Move(4));
    session.endByTime(Side::Second);
    QVERIFY(session.turn() == Turn::Over);
    QVERIFY(session.outOfTime() == Side::Second);
    session.undo();
    QVERIFY(session.turn() == Turn::Human);
    QVERIFY(!session.outOfTime());
}

void TestSession::recordIsContinuedAsItWasLeft()
{
    QFETCH(int, kind);
    support::Random random(6);
    for (int i = 0; i < 50; ++i) {
        core::GameRecord record =
            support::randomRecord(core::startOf(static_cast<GameKind>(kind)), random);
        record.roles = randomRoles(random);
        record.ply = support::drawnIndex(record.moves.size() + 1, random);
        if (i % 3 == 0)
            record.outOfTime = Side::First;
        const Session session(record);
        QCOMPARE(session.match().ply(), *record.ply);
        QVERIFY(session.match().moves() == record.moves);
        QVERIFY(session.roles() == record.roles);
        QVERIFY(session.outOfTime() == record.outOfTime);
        QCOMPARE(session.turn() == Turn::Over,
                 record.outOfTime || isOver(session.match().current()));
        record.variations = session.match().variations();
        QVERIFY(session.record(record) == record);
    }
}

void TestSession::aResultStaysWithItsLine()
{
    core::GameRecord record;
    record.start = core::TicTacToe();
    record.moves = {Move(0), Move(4)};
    record.result = "given up";
    record.comment = "a remark";
    Session session(record);
    QCOMPARE(session.record(record).result, std::string("given up"));
    session.goTo(1);
    QCOMPARE(session.record(record).result, std::string("given up"));
    session.play(Move(8));
    const core::GameRecord other = session.record(record);
    QCOMPARE(other.result, std::string());
    QCOMPARE(other.comment, std::string("a remark"));
    QVERIFY((other.moves == std::vector<Move>{Move(0), Move(8)}));
    QVERIFY((other.variations == std::vector<std::vector<Move>>{record.moves}));
}

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"
