#include "tests/support/parsed.h"
#include "ui/analysis/review/reviewtexts.h"

#include <QTest>

/// What a review says of a move.
class TestReviewTexts : public QObject
{
    Q_OBJECT

private slots:
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void saysWhoLostWhat();
    void decisionsNameTheTurn();
    void onlyMovesAreNamedAsSuch();
    void theStandingIsSaidFromThePersonsSide();
    void movesAreSaidOfWhoPlayedThem();
};

void TestReviewTexts::mistakesAreNamed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("best");
    QTest::addColumn<int>("mistake");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("win left in Nim") << "nim"
                                     << "20 limit 3 misere first"
                                     << "a1"
                                     << "a3" << int(ai::MistakeKind::GaveAwayWin)
                                     << QStringList{"You took 1. Taking 3 would have won."};
    QTest::newRow("win left in Nim of heaps")
        << "nim"
        << "3-4-5 normal first"
        << "b1"
        << "a2" << int(ai::MistakeKind::GaveAwayWin)
        << QStringList{"You took 1. Taking 2 from heap a would have won."};
    QTest::newRow("line left open") << "tictactoe"
                                    << "XX-O-----  O"
                                    << "5"
                                    << "3" << int(ai::MistakeKind::MissedBlock)
                                    << QStringList{"O on 5 (move 7) left square 3 open."};
    QTest::newRow("two threats")
        << "tictactoe"
        << "X--------  O"
        << "9"
        << "5" << int(ai::MistakeKind::AllowedFork)
        << QStringList{"After O on 9 (move 7), the computer could make two threats at once.",
                       "Square 5 would have won."};
    QTest::newRow("good move") << "tictactoe"
                               << "X--------  O"
                               << "5"
                               << "5" << int(ai::MistakeKind::None)
                               << QStringList{"It was nearly the best move."};
    QTest::newRow("discs lost") << "othello"
                                << core::toText(core::Position(core::Othello())).c_str() << "d3"
                                << "c4" << int(ai::MistakeKind::Other)
                                << QStringList{"You played d3. c4 was better. It cost you about 2 "
                                               "disc(s). You should lose by about 1."};
}

void TestReviewTexts::mistakesAreNamed()
{
    QFETCH(QString, game);
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(QString, best);
    QFETCH(int, mistake);
    QFETCH(QStringList, words);
    const core::Position start =
        support::parsedPosition(game.toStdString(), position.toStdString());
    ai::ReviewedMove reviewed;
    reviewed.played = support::parsedMove(start, move.toStdString());
    reviewed.best = support::parsedMove(start, best.toStdString());
    reviewed.value = -1;
    reviewed.bestValue = 1;
    reviewed.mistake = {.kind = static_cast<ai::MistakeKind>(mistake), .square = 2};
    const ui::Viewpoint viewpoint{.person = sideToMove(start)};
    const QString said = ui::verdict(start, reviewed, viewpoint) + ' '
                         + ui::judgement(start, reviewed, 7, viewpoint);
    for (const QString &word : words)
        QVERIFY2(said.contains(word), qPrintable(said));
}

/// And whether the number is exact.
void TestReviewTexts::saysWhoLostWhat()
{
    using core::Side;
    const core::Position start = core::Othello();
    ai::ReviewedMove reviewed;
    reviewed.played = support::parsedMove(start, "d3");
    reviewed.best = support::parsedMove(start, "c4");
    reviewed.value = -12;
    reviewed.bestValue = 12;
    reviewed.mistake = {.kind = ai::MistakeKind::GaveCorner, .square = 0};
    const auto said = [&](const ui::Viewpoint &viewpoint) {
        return ui::verdict(start, reviewed, viewpoint) + ' '
               + ui::judgement(start, reviewed, 58, viewpoint);
    };
    QCOMPARE(said({.person = Side::First}),
             QString("You played d3. c4 was better. d3 let the computer take the corner "
                     "a1. It cost you about 24 disc(s). You should lose by about 12."));
    reviewed.exact = true;
    QCOMPARE(said({.person = Side::Second, .names = {"Computer", "You"}}),
             QString("Computer: d3 loses by 12; c4 wins by 12. d3 let you take the corner a1."));
    QCOMPARE(said({.person = Side::First, .facesComputer = false, .names = {"You", "Cautious"}}),
             QString("d3 loses by 12; c4 wins by 12. d3 let Cautious take the corner a1."));
    QCOMPARE(said({.person = Side::Second, .facesComputer = false, .names = {"Cautious", "You"}}),
             QString("Cautious: d3 loses by 12; c4 wins by 12. d3 let you take the corner a1."));
    QCOMPARE(said({.names = {"Ann", "Bob"}}),
             QString("Ann: d3 loses by 12; c4 wins by 12. d3 let Bob take the corner a1."));
    reviewed.bestValue = 0;
    QCOMPARE(said({.person = Side::First}),
             QString("d3 loses by 12; c4 draws. d3 let the computer take the corner a1."));
    reviewed.exact = false; // what was lost is where the game stands
    QCOMPARE(said({.person = Side::First}),
             QString("You played d3. c4 was better. d3 let the computer take the corner a1. You "
                     "should lose by about 12."));
}

void TestReviewTexts::decisionsNameTheTurn()
{
    using core::Side;
    const core::Position start = core::Othello();
    ai::ReviewedMove reviewed;
    reviewed.played = support::parsedMove(start, "d3");
    reviewed.best = support::parsedMove(start, "c4");
    reviewed.value = -10;
    reviewed.bestValue = 4;
    reviewed.exact = true;
    reviewed.mistake.kind = ai::MistakeKind::Other;
    const auto said = [&](const ui::Viewpoint &viewpoint) {
        return ui::decisionText(start, reviewed, 39, viewpoint).join(' ');
    };
    QCOMPARE(
        said({.person = Side::First}),
        QString("d3 (move 39) decided it: you were winning by 4, then losing by 10. c4 would have "
                "won."));
    QCOMPARE(
        said({.person = Side::Second}),
        QString("The computer was winning by 4 until it played d3 (move 39). c4 would have won."));
    QCOMPARE(
        said({.names = {"Ann", "Bob"}}),
        QString("d3 (move 39) decided it: Ann was winning by 4, then losing by 10. c4 would have "
                "won."));
    reviewed.exact = false;
    reviewed.bestValue = 0;
    QCOMPARE(
        said({.person = Side::First}),
        QString("d3 (move 39) decided it: the game was even, then you were losing by about 10. "
                "c4 was better."));
}

/// The only move is not praised for being the best.
void TestReviewTexts::onlyMovesAreNamedAsSuch()
{
    const core::Position start =
        support::parsedPosition("othello", std::string("-OX-----") + std::string(56, '-') + " X");
    ai::ReviewedMove reviewed;
    reviewed.played = reviewed.best = support::parsedMove(start, "a1");
    reviewed.exact = true;
    reviewed.hadChoice = false;
    QCOMPARE(ui::judgement(start, reviewed, 1, {.person = core::Side::First}),
             QString("It was the only move."));
}

void TestReviewTexts::theStandingIsSaidFromThePersonsSide()
{
    using core::GameKind;
    using core::Side;
    const ui::Viewpoint white{.person = Side::Second, .names = {"Computer", "You"}};
    const ui::Viewpoint people{.names = {"Ann", "Bob"}};
    QCOMPARE(ui::standingText(GameKind::Othello, 39, false, white),
             QString("You should lose by about 39."));
    QCOMPARE(ui::standingText(GameKind::Othello, -4, true, white),
             QString("You win by 4 with best play."));
    QCOMPARE(ui::standingText(GameKind::Othello, -4, true, people),
             QString("Bob wins by 4 with best play."));
    QCOMPARE(ui::standingText(GameKind::Nim, 1, true, white),
             QString("You lose against best play."));
    QCOMPARE(ui::standingText(GameKind::Nim, 1, true, people), QString("Ann wins with best play."));
    QCOMPARE(ui::standingShort(GameKind::Othello, 39, white), QString(QChar(0x2212)) + "39");
    QCOMPARE(ui::standingShort(GameKind::Nim, -1, white), QString("win"));
    QCOMPARE(ui::standingShort(GameKind::TicTacToe, -1, people), QString("O wins"));
}

void TestReviewTexts::movesAreSaidOfWhoPlayedThem()
{
    const core::Position start{core::Othello()};
    const core::Move move = *core::parseMove(start, "d3");
    ai::ReviewedMove reviewed;
    reviewed.played = move;
    const auto said = [&](std::optional<core::Side> person) {
        return ui::verdict(start, reviewed, {.person = person, .names = {"Black", "White"}});
    };
    QCOMPARE(said(std::nullopt), QString("Black played d3."));
    QCOMPARE(said(core::Side::First), QString("You played d3."));
    QCOMPARE(said(core::Side::Second), QString("The computer played d3."));
}

QTEST_MAIN(TestReviewTexts)
#include "tst_reviewtexts.moc"
