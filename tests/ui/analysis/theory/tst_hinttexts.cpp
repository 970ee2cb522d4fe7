#include "ai/analysis/explain.h"
#include "core/nimtheory.h"
#include "core/notation.h"
#include "tests/support/parsed.h"
#include "tests/support/randomplay.h"
#include "ui/analysis/theory/hinttexts.h"

#include <QTest>

/// Why a hint is one, in words.
class TestHintTexts : public QObject
{
    Q_OBJECT

private slots:
    void reasonsAreNamed_data();
    void reasonsAreNamed();
    void valuesAreSaid();
    void linesOfTicTacToeAreNamed();
    void bookMovesAreNamedAsSuch();
    void everyMeritOfOthelloIsSaid();
    void everyWinningMoveOfNimHasItsReason();
    void movesOfNimAreNamedInWords();
};

/// The move first, then what it is worth: exact as exact, all else as about.
void TestHintTexts::valuesAreSaid()
{
    using ai::Reason;
    const core::Position start = core::Othello();
    const auto said = [&](Reason reason, std::optional<int> value, bool exact) {
        return ui::hintSentences(
                   start,
                   {.move = core::Move(19), .reason = reason, .value = value, .exact = exact})
            .first();
    };
    QCOMPARE(said(Reason::Searched, 6, false),
             QString("Try d3. You should win by about 6 disc(s)."));
    QCOMPARE(said(Reason::Searched, -2, false), QString("Try d3. The game is then about even."));
    QCOMPARE(said(Reason::Solved, 4, true),
             QString("Try d3: it wins by 4 disc(s) with best play."));
    QCOMPARE(said(Reason::Solved, 0, true), QString("Try d3: it keeps the draw."));
    QCOMPARE(said(Reason::Solved, -18, true),
             QString("Every move loses now: d3 by 18 disc(s), and none by fewer."));
    QCOMPARE(said(Reason::OnlyMove, {}, false), QString("d3 is your only move."));
    QCOMPARE(said(Reason::WinsAtOnce, 3, true),
             QString("Try d3: it ends the game, and you win by 3 disc(s)."));
}

void TestHintTexts::linesOfTicTacToeAreNamed()
{
    const auto said = [](const char *position, int square, ai::Reason reason) {
        return ui::hintText(support::parsedPosition("tictactoe", position),
                            {.move = core::Move(std::uint16_t(square - 1)), .reason = reason});
    };
    QCOMPARE(said("XX-OO---- X", 3, ai::Reason::CompletesLine),
             QString("Try 3: it completes the top row and wins."));
    QCOMPARE(said("X--OO---X X", 6, ai::Reason::BlocksLine),
             QString("Try 6: it blocks O in the middle row."));
    QVERIFY(said("----X---- O", 1, ai::Reason::Searched)
                .endsWith("Only a corner holds; elsewhere you would lose."));
    QVERIFY(said("X-------- O", 5, ai::Reason::Searched).endsWith("Every other square loses."));
}

void TestHintTexts::reasonsAreNamed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a square that holds") << "tictactoe"
                                         << "-X------- O"
                                         << "5"
                                         << "Only 4 of the 8 free squares hold.";
    QTest::newRow("a threat") << "tictactoe"
                              << "X---O---- X"
                              << "2"
                              << "It threatens three in a row; your opponent must block on 3.";
    QTest::newRow("fork") << "tictactoe"
                          << "XO--X---O X"
                          << "4"
                          << "It makes two threats at once.";
    QTest::newRow("centre") << "tictactoe"
                            << "--------- X"
                            << "5"
                            << "4 line(s) through it are still open.";
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
                             << "It leaves heaps of 1, 4, 4+1, in which all parts come in pairs.";
    QTest::newRow("columns with a limit")
        << "nim"
        << "4-5-6 limit 3 normal first"
        << "c1"
        << "Without the multiples of 4 it leaves heaps of 1, 1, in which all parts come in pairs.";
    QTest::newRow("multiples in each heap") << "nim"
                                            << "4-4-5 limit 3 normal first"
                                            << "c1"
                                            << "It leaves a multiple of 4 in each heap.";
    QTest::newRow("ones") << "nim"
                          << "5-1-1 misere first"
                          << "a4"
                          << "It leaves an odd number of heaps of one counter.";
    QTest::newRow("the last one") << "nim"
                                  << "4 misere first"
                                  << "a3"
                                  << "It leaves one counter, which your opponent must take.";
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
                                 << "It keeps your opponent from the corner a1.";
    QTest::newRow("only move") << "othello"
                               << "-OX-----" + empty + "--------" + rest + " X"
                               << "a1"
                               << "";
    QTest::newRow("first move") << "othello" << QString::fromStdString(toText(core::Othello()))
                                << "d3"
                                << "";
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
    QVERIFY(said(2).startsWith(
        "Try d3, a well-tried move of the opening. The game is then about even."));
    QVERIFY(
        said(7).startsWith("Try d3, a well-tried move of the opening. You should win by about 7 "
                           "disc(s)."));
    QVERIFY(said(-5).startsWith(
        "Try d3, a well-tried move of the opening. You would still lose by about 5 "
        "disc(s)."));
    const core::Position fewest = core::Othello().withRule(core::Othello::Rule::Fewest);
    QVERIFY(ui::hintText(fewest, {.move = core::Move(19), .value = -5})
                .startsWith("Try d3. You would still lose by about 5 disc(s)."));
    const auto shortly = [&](int value) {
        return ui::shortHint(start,
                             {.move = core::Move(19), .reason = ai::Reason::Book, .value = value});
    };
    QCOMPARE(shortly(7), QString("+7"));
    QCOMPARE(shortly(2), QString()); // about even
}

/// Each merit has a sentence with the numbers that were counted.
void TestHintTexts::everyMeritOfOthelloIsSaid()
{
    support::Random random(7);
    int said = 0;
    for (int game = 0; game < 300; ++game) {
        const core::Othello position =
            support::afterRandomMoves(core::Othello(), 1 + game % 58, random);
        if (position.isOver())
            continue;
        for (const core::Move move : position.legalMoves()) {
            const ai::Merit merit = ai::explainMove(position, move);
            const QString reason = ui::hintReason(position, move);
            QCOMPARE(reason.isEmpty(), merit.kind == ai::MeritKind::None);
            if (merit.count > 0)
                QVERIFY2(reason.contains(QString("%1 ").arg(merit.count)), qPrintable(reason));
            if (merit.square >= 0)
                QVERIFY2(reason.contains(QString::fromStdString(core::squareName(merit.square, 8))),
                         qPrintable(reason));
            if (!merit.opening.empty())
                QVERIFY(reason.endsWith(QString::fromStdString(std::string(merit.opening) + '.')));
            said += reason.isEmpty() ? 0 : 1;
        }
    }
    QVERIFY(said > 300);
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
                .startsWith("Take 3: it wins with best play."));
    QVERIFY(said("3-4-5 normal first", take(0, 2), ai::Reason::Theory, 1)
                .startsWith("Take 2 from heap a: it wins with best play."));
    QVERIFY(said("17 limit 3 misere first", take(0, 1), ai::Reason::Theory, -1)
                .startsWith("Take 1. Every move loses against best play"));
    QVERIFY(said("1 misere first", take(0, 1), ai::Reason::OnlyMove, -1)
                .startsWith("Take 1: it is your only move."));
}

QTEST_MAIN(TestHintTexts)
#include "tst_hinttexts.moc"
