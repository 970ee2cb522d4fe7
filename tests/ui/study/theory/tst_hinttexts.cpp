#include "ai/analysis/openingnames.h"
#include "ai/players/engine.h"
#include "core/nimtheory.h"
#include "tests/support/parsed.h"
#include "tests/support/randomplay.h"
#include "ui/study/theory/hinttexts.h"

#include <QTest>

#include <bit>
#include <set>

/// Why a hint is one, in words.
class TestHintTexts : public QObject
{
    Q_OBJECT

private slots:
    void reasonsAreNamed_data();
    void reasonsAreNamed();
    void bookMovesAreNamedAsSuch();
    void everyMoveOfOthelloHasAReasonThatHolds();
    void everyWinningMoveOfNimHasItsReason();
    void movesOfNimAreNamedInWords();
    void hintsAreTheSameEachTime_data();
    void hintsAreTheSameEachTime();
    void onlyALookFurtherContradicts();
};

void TestHintTexts::reasonsAreNamed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("reason");
    QTest::newRow("two threats") << "tictactoe"
                                 << "X---O---X O"
                                 << "2"
                                 << "The other side must then block your line.";
    QTest::newRow("fork") << "tictactoe"
                          << "XO--X---O X"
                          << "4"
                          << "It makes two open threats at once.";
    QTest::newRow("centre") << "tictactoe"
                            << "--------- X"
                            << "5"
                            << "It lies on 4 line(s) that are still open.";
    QTest::newRow("heap, misere") << "nim"
                                  << "20 limit 3 misere first"
                                  << "a3"
                                  << "It leaves 17, one more than a multiple of 4.";
    QTest::newRow("heap, normal") << "nim"
                                  << "21 limit 3 normal first"
                                  << "a1"
                                  << "It leaves 20, a multiple of 4.";
    QTest::newRow("columns") << "nim"
                             << "3-4-5 misere first"
                             << "a2"
                             << "It makes the nim-sum 0: in binary, every column of the heaps has "
                                "an even number of ones.";
    QTest::newRow("ones") << "nim"
                          << "5-1-1 misere first"
                          << "a4"
                          << "It leaves an odd number of heaps of one counter.";
    QTest::newRow("the last one") << "nim"
                                  << "4 misere first"
                                  << "a3"
                                  << "It leaves one counter, which the other side must take.";
    QTest::newRow("a lost position") << "nim"
                                     << "17 limit 3 misere first"
                                     << "a1"
                                     << "";
    const QString empty(16, '-');
    const QString rest(32, '-');
    QTest::newRow("corner") << "othello"
                            << "-OX-----" + empty + "-OX-----" + rest + " X"
                            << "a1"
                            << "It takes the corner a1, which can never be turned.";
    QTest::newRow("kept corner") << "othello"
                                 << "-XO-----" + empty + "-OX-----" + rest + " X"
                                 << "d1"
                                 << "It keeps the other side from the corner a1.";
    QTest::newRow("only move") << "othello"
                               << "-OX-----" + empty + "--------" + rest + " X"
                               << "a1"
                               << "";
    QTest::newRow("first move") << "othello" << QString::fromStdString(toText(core::Othello()))
                                << "d3"
                                << "It leaves the other side 3 square(s); no other move leaves "
                                   "fewer.";
}

void TestHintTexts::reasonsAreNamed()
{
    QFETCH(QString, game);
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(QString, reason);
    const core::Position start =
        support::parsedPosition(game.toStdString(), position.toStdString());
    const QString said = ui::hintReason(start, support::parsedMove(start, move.toStdString()));
    QCOMPARE(said, reason);
}

void TestHintTexts::bookMovesAreNamedAsSuch()
{
    const core::Position start = core::Othello();
    const auto said = [&](int value) {
        return ui::hintText(start,
                            {.move = core::Move(19), .reason = ai::Reason::Book, .value = value});
    };
    QVERIFY(said(2).startsWith("Hint: d3, from the opening book. You are then about 2 disc(s) "
                               "ahead. "));
    QVERIFY(said(-1).startsWith("Hint: d3, from the opening book. You are then about 1 disc(s) "
                                "behind. "));
    QVERIFY(said(0).startsWith("Hint: d3, from the opening book. The game is then about even. "));
    QCOMPARE(ui::shortHint(start, {.move = core::Move(19), .reason = ai::Reason::Book, .value = 2}),
             QString("+2"));
}

/// In the first half of a game as well, and what is counted is as it is counted.
void TestHintTexts::everyMoveOfOthelloHasAReasonThatHolds()
{
    support::Random random(7);
    int counted = 0;
    int named = 0;
    int all = 0;
    int thin = 0;
    for (int game = 0; game < 90; ++game) {
        const core::Othello position =
            support::afterRandomMoves(core::Othello(), 1 + game % 30, random);
        if (position.isOver() || position.mustPass() || position.legalMoves().size() < 2)
            continue;
        for (const core::Move move : position.legalMoves()) {
            const QString reason = ui::hintReason(position, move);
            QVERIFY(!reason.isEmpty());
            ++all;
            thin += reason.startsWith("It turns") && reason.contains("fewer") ? 1 : 0;
            const core::Othello next = after(position, move);
            const int replies = std::popcount(next.placements(opponent(position.sideToMove())));
            if (reason.contains("square(s); no other")
                || reason.startsWith("The other side then has")) {
                QVERIFY2(reason.contains(QString(" %1 square(s)").arg(replies)),
                         qPrintable(reason));
                ++counted;
            }
            if (reason.contains("known opening")) {
                QVERIFY2(reason.endsWith(
                             QString::fromStdString(std::string(ai::openingName(next)) + '.')),
                         qPrintable(reason));
                ++named;
            }
            if (reason.contains("no other move turns fewer")) {
                const int turned = std::popcount(position.flips(move.code()));
                QVERIFY2(reason.contains(QString(" %1 disc(s)").arg(turned)), qPrintable(reason));
                for (const core::Move other : position.legalMoves())
                    QVERIFY(std::popcount(position.flips(other.code())) >= turned);
                ++counted;
            }
        }
    }
    QVERIFY2(thin * 15 < all, qPrintable(QString("%1 of %2").arg(thin).arg(all)));
    QVERIFY(counted > 50);
    QVERIFY(named > 0);
}

/// Wherever theory knows a winning move without a limit, the hint says how theory sees it.
void TestHintTexts::everyWinningMoveOfNimHasItsReason()
{
    int won = 0;
    for (const auto rule : {core::Nim::Rule::Misere, core::Nim::Rule::Normal}) {
        for (int a = 0; a <= 5; ++a) {
            for (int b = 0; b <= 5; ++b) {
                for (int c = 1; c <= 5; ++c) {
                    const core::Nim nim = *core::Nim::create({a, b, c}, 0, rule);
                    for (const core::Move move : nim.legalMoves()) {
                        const core::Nim next = after(nim, move);
                        const bool wins =
                            next.isOver() ? rule == core::Nim::Rule::Normal : !core::nimIsWon(next);
                        QCOMPARE(!ui::hintReason(nim, move).isEmpty(), wins);
                        won += wins;
                    }
                }
            }
        }
    }
    QVERIFY(won > 100);
}

/// Nobody has to know the notation to follow a hint.
void TestHintTexts::movesOfNimAreNamedInWords()
{
    const auto said = [](const char *position, core::Move move, ai::Reason reason, int value) {
        return ui::hintText(support::parsedPosition("nim", position),
                            {.move = move, .reason = reason, .value = value});
    };
    const auto take = &core::Nim::take;
    QVERIFY(said("20 limit 3 misere first", take(0, 3), ai::Reason::Theory, 1)
                .startsWith("Hint: take 3, which wins with best play."));
    QVERIFY(said("3-4-5 normal first", take(0, 2), ai::Reason::Theory, 1)
                .startsWith("Hint: take 2 from heap a, which wins with best play."));
    QVERIFY(said("17 limit 3 misere first", take(0, 1), ai::Reason::Theory, -1)
                .startsWith("Hint: take 1. Every move loses against best play"));
    QVERIFY(said("1 misere first", take(0, 1), ai::Reason::OnlyMove, -1)
                .startsWith("Hint: take 1, the only legal move."));
}

void TestHintTexts::hintsAreTheSameEachTime_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::newRow("tic-tac-toe") << "tictactoe"
                                 << "--------- X";
    QTest::newRow("several winning moves of Nim") << "nim"
                                                  << "1-1-1 normal first";
    QTest::newRow("a lost position of Nim") << "nim"
                                            << "3-3 normal first";
}

void TestHintTexts::hintsAreTheSameEachTime()
{
    QFETCH(QString, game);
    QFETCH(QString, position);
    ai::SearchRequest request;
    request.position = support::parsedPosition(game.toStdString(), position.toStdString());
    ai::Engine engine;
    std::set<std::uint16_t> drawn;
    std::set<std::uint16_t> hinted;
    for (request.seed = 0; request.seed < 20; ++request.seed) {
        const ai::SearchResult result = engine.think(request, {});
        drawn.insert(result.move.code());
        hinted.insert(ui::steadyHint(request.position, result).move.code());
    }
    QVERIFY(drawn.size() > 1);
    QCOMPARE(hinted.size(), std::size_t(1));
}

void TestHintTexts::onlyALookFurtherContradicts()
{
    const ai::SearchResult earlier{.depth = 14};
    QVERIFY(!ui::looksFurther({.depth = 14}, earlier));
    QVERIFY(!ui::looksFurther({.depth = 16}, earlier));
    QVERIFY(ui::looksFurther({.depth = 20}, earlier));
    QVERIFY(ui::looksFurther({.exact = true}, earlier));
    QVERIFY(!ui::looksFurther({.exact = true, .depth = 30}, {.exact = true}));
}

QTEST_MAIN(TestHintTexts)
#include "tst_hinttexts.moc"
