#include "core/position.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"

#include <QTest>

#include <cmath>
#include <set>

using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::Side;
using core::TicTacToe;

namespace {

/// The same position with the sides exchanged.
TicTacToe exchanged(const TicTacToe &position)
{
    return *TicTacToe::create(position.marks(Side::Second), position.marks(Side::First),
                              opponent(position.sideToMove()));
}

Othello exchanged(const Othello &position)
{
    return *Othello::create(position.discs(Side::Second), position.discs(Side::First),
                            opponent(position.sideToMove()), position.rule());
}

Nim exchanged(const Nim &position)
{
    std::vector<int> heaps;
    for (int i = 0; i < position.heapCount(); ++i)
        heaps.push_back(position.heap(i));
    return *Nim::create(heaps, position.takeLimit(), position.rule(),
                        opponent(position.sideToMove()));
}

template <core::Game G>
std::vector<Move> listed(const G &position)
{
    const auto moves = position.legalMoves();
    return {moves.begin(), moves.end()};
}

template <core::NamedGame G>
void checkMoves(const G &position)
{
    const std::vector<Move> moves = listed(position);
    QCOMPARE(moves.empty(), position.isOver());
    std::set<std::string> texts;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        QVERIFY2(i == 0 || moves[i - 1] < moves[i], position.toText().c_str());
        QVERIFY(position.isLegal(moves[i]));
        const std::string text = position.moveText(moves[i]);
        QVERIFY2(texts.insert(text).second, text.c_str());
        const auto parsed = position.parseMove(text);
        QVERIFY2(parsed.ok(), text.c_str());
        QCOMPARE(*parsed, moves[i]);
    }
    // Every code of every game, and "no move".
    std::size_t legal = 0;
    for (std::uint16_t code = 0; code < 1100; ++code) {
        if (position.isLegal(Move(code)))
            ++legal;
    }
    QCOMPARE(legal, moves.size());
    QVERIFY(!position.isLegal(Move::none()));
}

template <core::NamedGame G>
void checkSuccessors(const G &position)
{
    const G before = position;
    for (const Move move : position.legalMoves()) {
        G played = position;
        played.play(move);
        QCOMPARE(played.sideToMove(), opponent(position.sideToMove()));
        QVERIFY(played == after(position, move));
        QVERIFY(!(played == position));
    }
    QVERIFY(position == before);
}

template <core::NamedGame G>
void checkText(const G &position)
{
    const std::string text = position.toText();
    const auto parsed = G::parse(text);
    QVERIFY2(parsed.ok(), text.c_str());
    QVERIFY2(*parsed == position, text.c_str());
    QCOMPARE(parsed->toText(), text);
}

template <core::NamedGame G>
void checkScore(const G &position)
{
    if (!position.isOver())
        return;
    QVERIFY(std::abs(position.score()) <= G::maxScore);
    QVERIFY(position.score() != 0 || core::canBeDrawn(core::kindOf(core::Position(position))));
    QVERIFY(exchanged(position).isOver());
    QCOMPARE(exchanged(position).score(), -position.score());
    QCOMPARE(scoreFor(position, Side::First), position.score());
    QCOMPARE(scoreFor(position, Side::Second), -position.score());
    const auto winner = core::winner(position);
    QCOMPARE(winner.has_value(), position.score() != 0);
    if (winner)
        QCOMPARE(*winner, position.score() > 0 ? Side::First : Side::Second);
}

/// What is said of a game holds for the variant of all games.
template <core::NamedGame G>
void checkAsPosition(const G &game)
{
    const Position position = game;
    QCOMPARE(legalMoves(position), listed(game));
    QCOMPARE(isOver(position), game.isOver());
    QCOMPARE(sideToMove(position), game.sideToMove());
    QCOMPARE(score(position), game.score());
    QCOMPARE(scoreFor(position, Side::Second), scoreFor(game, Side::Second));
    QCOMPARE(toText(position), game.toText());
    const auto parsed = parsePosition(kindOf(position), toText(position));
    QVERIFY(parsed.ok() && *parsed == position);
    for (const Move move : game.legalMoves()) {
        QVERIFY(isLegal(position, move));
        QVERIFY(after(position, move) == Position(after(game, move)));
        QCOMPARE(moveText(position, move), game.moveText(move));
        QCOMPARE(*parseMove(position, game.moveText(move)), move);
    }
    QVERIFY(!core::winner(position) || game.isOver());
}

template <core::NamedGame G>
void checkRandomGames(const G &start, int games)
{
    support::Random random(7);
    for (int game = 0; game < games; ++game) {
        G position = start;
        int plies = 0;
        while (true) {
            checkMoves(position);
            checkSuccessors(position);
            checkText(position);
            checkScore(position);
            checkAsPosition(position);
            if (QTest::currentTestFailed() || position.isOver())
                break;
            position.play(support::randomMove(position, random));
            QVERIFY2(++plies < 1000, "the game does not end");
        }
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace

/// What core/game.h promises, for every game.
class TestContract : public QObject
{
    Q_OBJECT

private slots:
    void everyGameKeepsThePromises_data();
    void everyGameKeepsThePromises();
    void everyGameHasANameOfItsOwn();
};

void TestContract::everyGameKeepsThePromises_data()
{
    QTest::addColumn<Position>("start");
    QTest::addColumn<int>("games");
    QTest::newRow("tic-tac-toe") << Position(TicTacToe()) << support::samples(500, 10'000);
    QTest::newRow("tic-tac-toe, O first") << Position(*TicTacToe::create(0, 0, Side::Second)) << 50;
    QTest::newRow("Othello") << Position(Othello()) << support::samples(100, 5000);
    QTest::newRow("Reverse Othello")
        << Position(Othello().withRule(Othello::Rule::Fewest)) << support::samples(50, 1000);
    // Discs strewn at random: positions that no game reaches, whole colours missing among them.
    support::Random random(11);
    for (int i = 0; i < 30; ++i) {
        const Othello::Mask discs = random() & random();
        const Othello::Mask first = i % 10 == 0 ? discs : discs & random();
        QTest::addRow("Othello, strewn %d", i) << Position(
            *Othello::create(first, discs & ~first, i % 2 == 0 ? Side::First : Side::Second))
                                               << support::samples(10, 100);
    }
    for (const char *setting :
         {"20 limit 3 misere first", "20 limit 3 normal second", "1-3-5-7 misere first",
          "3-4-5 normal first", "1 misere first", "99 normal first", "0-0-2 limit 1 misere second",
          "99-99-99-99-99-99-99-99 limit 99 misere first", "5-0-5 limit 4 normal second",
          "1-1-1-1-1-1-1-1 misere first", "0 misere first", "0-0 normal second"}) {
        QTest::addRow("Nim %s", setting)
            << Position(*Nim::parse(setting)) << support::samples(20, 500);
    }
}

void TestContract::everyGameKeepsThePromises()
{
    QFETCH(Position, start);
    QFETCH(int, games);
    std::visit([games](const auto &game) { checkRandomGames(game, games); }, start);
}

void TestContract::everyGameHasANameOfItsOwn()
{
    std::set<std::string_view> names;
    for (const core::GameKind kind : core::allGames) {
        QVERIFY(names.insert(gameName(kind)).second);
        QCOMPARE(core::gameNamed(gameName(kind)), kind);
        QCOMPARE(kindOf(core::startOf(kind)), kind);
    }
    QVERIFY(!core::gameNamed("chess"));
    QVERIFY(!core::gameNamed(""));
}

QTEST_APPLESS_MAIN(TestContract)
#include "tst_contract.moc"
