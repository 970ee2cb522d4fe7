#include "core/othello.h"
#include "core/position.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/rulecases.h"
#include "tests/support/samples.h"
#include "tests/support/slowothello.h"

#include <QTest>

#include <algorithm>
#include <bit>

using core::Move;
using core::Othello;
using core::Side;
using Mask = Othello::Mask;

namespace {

std::vector<support::RuleCase> allCases()
{
    return support::ruleCases(TABULEIRO_TEST_DATA "/othello-rule-cases.txt");
}

std::string squareNames(const Othello &position, Mask squares)
{
    std::string names;
    for (; squares != 0; squares &= squares - 1) {
        const Move move(static_cast<std::uint16_t>(std::countr_zero(squares)));
        names += (names.empty() ? "" : " ") + position.moveText(move);
    }
    return names.empty() ? "-" : names;
}

std::string status(const Othello &position)
{
    return position.isOver() ? "over" : position.mustPass() ? "pass" : "play";
}

/// Where one of the eight symmetries takes a square.
std::size_t mappedSquare(std::size_t square, int symmetry)
{
    std::size_t x = square % 8;
    std::size_t y = square / 8;
    if ((symmetry & 1) != 0)
        x = 7 - x;
    if ((symmetry & 2) != 0)
        y = 7 - y;
    if ((symmetry & 4) != 0)
        std::swap(x, y);
    return y * 8 + x;
}

Mask mapped(Mask squares, int symmetry)
{
    Mask image = 0;
    for (; squares != 0; squares &= squares - 1) {
        const auto square = static_cast<std::size_t>(std::countr_zero(squares));
        image |= Mask(1) << mappedSquare(square, symmetry);
    }
    return image;
}

Othello mapped(const Othello &position, int symmetry)
{
    return *Othello::create(mapped(position.discs(Side::First), symmetry),
                            mapped(position.discs(Side::Second), symmetry), position.sideToMove());
}

Mask placementMask(const Othello &position)
{
    Mask squares = 0;
    for (const Move move : position.legalMoves()) {
        if (move != Othello::pass)
            squares |= Mask(1) << move.code();
    }
    return squares;
}

} // namespace

/// The rules of Othello against cases, an independent board, and what holds in every game.
class TestOthello : public QObject
{
    Q_OBJECT

private slots:
    void allRuleCasesAreRead();
    void ruleCaseHolds_data();
    void ruleCaseHolds();
    void movesAgreeWithWalkingTheBoard();
    void randomGamesKeepTheInvariants();
    void symmetricPositionsPlayAlike();
    void theBoardIsNoPositionWithTwoDiscsOnASquare();
    void theFewestDiscsWinInReverse();

private:
    void checkPlayedMove(const support::RuleCase &ruleCase, Othello &position);
    void checkLastBoard(const support::RuleCase &ruleCase, const Othello &position);
    bool placementIsSound(const Othello &before, Move move, const Othello &next);
    bool endIsScored(const Othello &position);
};

void TestOthello::allRuleCasesAreRead()
{
    QCOMPARE(allCases().size(), 65u);
}

void TestOthello::ruleCaseHolds_data()
{
    QTest::addColumn<int>("index");
    const auto cases = allCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name().c_str()) << static_cast<int>(i);
}

void TestOthello::ruleCaseHolds()
{
    QFETCH(int, index);
    static const auto cases = allCases();
    const support::RuleCase &ruleCase = cases[static_cast<std::size_t>(index)];
    Othello position = ruleCase.position();

    QCOMPARE(squareNames(position, position.placements(position.sideToMove())),
             ruleCase.fact("legal"));
    QCOMPARE(squareNames(position, placementMask(position)), ruleCase.fact("legal"));
    QCOMPARE(status(position), ruleCase.fact("status"));
    if (ruleCase.has("moves"))
        QCOMPARE(ruleCase.passesMet(), ruleCase.fact("passes"));
    if (ruleCase.has("illegal")) {
        for (const QString &name : QString::fromStdString(ruleCase.fact("illegal")).split(' '))
            QVERIFY2(!position.parseMove(name.toStdString()), qPrintable(name));
    }
    checkPlayedMove(ruleCase, position);
    checkLastBoard(ruleCase, position);
}

void TestOthello::checkPlayedMove(const support::RuleCase &ruleCase, Othello &position)
{
    if (ruleCase.has("play")) {
        const auto move = position.parseMove(ruleCase.fact("play"));
        QVERIFY2(move.ok(), move.ok() ? "" : move.error().text.c_str());
        QCOMPARE(squareNames(position, position.flips(move->code())), ruleCase.fact("flips"));
        position.play(*move);
        QCOMPARE(status(position), ruleCase.fact("status-after"));
    }
    if (ruleCase.has("after"))
        QCOMPARE(position.toText(), ruleCase.fact("after") + ' ' + ruleCase.fact("next"));
}

void TestOthello::checkLastBoard(const support::RuleCase &ruleCase, const Othello &position)
{
    const QString discs = QString("X=%1 O=%2 empty=%3")
                              .arg(position.count(Side::First))
                              .arg(position.count(Side::Second))
                              .arg(position.empties());
    QCOMPARE(discs.toStdString(), ruleCase.fact("discs"));
    QCOMPARE(position.isOver(), ruleCase.has("final"));
    if (ruleCase.has("final")) {
        const QStringList sides =
            QString::fromStdString(ruleCase.fact("final")).section(' ', 0, 0).split('-');
        QCOMPARE(position.score(), sides[0].toInt() - sides[1].toInt());
    }
}

void TestOthello::movesAgreeWithWalkingTheBoard()
{
    support::Random random(1);
    for (int game = 0; game < support::samples(1000, 50'000); ++game) {
        Othello position;
        support::SlowOthello walked(position.toText());
        while (true) {
            std::vector<int> codes;
            for (const Move move : position.legalMoves())
                codes.push_back(move.code());
            QCOMPARE(codes, walked.legalMoves());
            if (codes.empty())
                break;
            const Move move = support::randomMove(position, random);
            position.play(move);
            walked.play(move.code());
            QCOMPARE(position.toText(), walked.toText());
        }
        QVERIFY(position.isOver());
    }
}

bool TestOthello::placementIsSound(const Othello &before, Move move, const Othello &next)
{
    const Side mover = before.sideToMove();
    const Side other = opponent(mover);
    if (move == Othello::pass) {
        return before.placements(mover) == 0 && before.placements(other) != 0
               && next.discs(mover) == before.discs(mover)
               && next.discs(other) == before.discs(other);
    }
    const Mask placed = Mask(1) << move.code();
    const Mask turned = before.discs(other) & next.discs(mover);
    const int gained = next.count(mover) - before.count(mover);
    const int lost = before.count(other) - next.count(other);
    return (before.emptySquares() & placed) != 0
           && next.emptySquares() == (before.emptySquares() & ~placed) && turned != 0
           && turned == before.flips(move.code()) && lost == std::popcount(turned)
           && gained == lost + 1;
}

bool TestOthello::endIsScored(const Othello &position)
{
    const int first = position.count(Side::First);
    const int second = position.count(Side::Second);
    const int empty = position.empties();
    const int expected = first > second   ? first + empty - second
                         : first < second ? first - (second + empty)
                                          : 0;
    return position.score() == expected && position.placements(Side::First) == 0
           && position.placements(Side::Second) == 0;
}

void TestOthello::randomGamesKeepTheInvariants()
{
    support::Random random(2);
    for (int game = 0; game < support::samples(10'000, 1'000'000); ++game) {
        Othello position;
        int passes = 0;
        while (!position.isOver()) {
            const Move move = support::randomMove(position, random);
            const Othello next = after(position, move);
            QVERIFY2(placementIsSound(position, move, next), position.toText().c_str());
            QCOMPARE(next.sideToMove(), opponent(position.sideToMove()));
            passes = move == Othello::pass ? passes + 1 : 0;
            QVERIFY2(passes < 2, "two passes would end the game");
            position = next;
        }
        QVERIFY2(endIsScored(position), position.toText().c_str());
    }
}

void TestOthello::symmetricPositionsPlayAlike()
{
    support::Random random(3);
    for (int game = 0; game < support::samples(300, 10'000); ++game) {
        Othello position;
        while (!position.isOver()) {
            const Move move = support::randomMove(position, random);
            for (int symmetry = 0; symmetry < 8; ++symmetry) {
                const Othello image = mapped(position, symmetry);
                QCOMPARE(placementMask(image), mapped(placementMask(position), symmetry));
                QCOMPARE(image.mustPass(), position.mustPass());
                const Move moveImage =
                    move == Othello::pass
                        ? move
                        : Move(static_cast<std::uint16_t>(mappedSquare(move.code(), symmetry)));
                QVERIFY(after(image, moveImage) == mapped(after(position, move), symmetry));
            }
            position.play(move);
        }
        for (int symmetry = 0; symmetry < 8; ++symmetry)
            QCOMPARE(mapped(position, symmetry).score(), position.score());
    }
}

void TestOthello::theBoardIsNoPositionWithTwoDiscsOnASquare()
{
    const auto position = Othello::create(Mask(1) << 37, Mask(3) << 37, Side::First);
    QVERIFY(!position);
    QVERIFY2(QByteArray(position.error().text.c_str()).contains("f5"),
             position.error().text.c_str());
}

void TestOthello::theFewestDiscsWinInReverse()
{
    const Othello start = Othello().withRule(Othello::Rule::Fewest);
    QVERIFY(start.rule() == Othello::Rule::Fewest && !(start == Othello()));
    QCOMPARE(start.toText(), Othello().toText() + " reverse");
    for (const char *written : {" X reverse", " X Reverse ", "Xreverse"}) {
        const auto read = Othello::parse(start.toText().substr(0, 64) + written);
        QVERIFY2(read && *read == start, written);
    }
    QVERIFY(!Othello::parse(start.toText().substr(0, 64) + " reverse")); // whose turn is it?
    QVERIFY(!Othello::parse(start.toText() + " d3"));
    support::Random random(11);
    Othello game = start;
    while (!game.isOver()) {
        const Othello usual = game.withRule(Othello::Rule::Most);
        QVERIFY(std::ranges::equal(game.legalMoves(), usual.legalMoves()));
        game.play(support::randomMove(game, random));
        QVERIFY(game.rule() == Othello::Rule::Fewest);
    }
    QCOMPARE(game.score(), -game.withRule(Othello::Rule::Most).score());
    const core::Position won =
        *Othello::parse(std::string(40, 'X') + std::string(24, 'O') + " X reverse");
    QVERIFY(core::winner(won) == Side::Second);
    QCOMPARE(core::score(won), -16);
}

QTEST_APPLESS_MAIN(TestOthello)
#include "tst_othello.moc"
