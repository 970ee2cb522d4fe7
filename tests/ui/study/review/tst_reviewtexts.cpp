#include "tests/support/parsed.h"
#include "ui/study/review/reviewtexts.h"

#include <QTest>

/// What a review says of a move.
class TestReviewTexts : public QObject
{
    Q_OBJECT

private slots:
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void costsAreNobodyElses();
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
    QTest::newRow("win left in Nim")
        << "nim"
        << "20 limit 3 misere first"
        << "a1"
        << "a3" << int(ai::MistakeKind::GaveAwayWin)
        << QStringList{"Your move 7, taking 1, left the computer a won game",
                       "Taking 3 would have won."};
    QTest::newRow("win left in Nim of heaps")
        << "nim"
        << "3-4-5 normal first"
        << "b1"
        << "a2" << int(ai::MistakeKind::GaveAwayWin)
        << QStringList{"Your move 7, taking 1 from heap b, left the computer a won game",
                       "Taking 2 from heap a would have won."};
    QTest::newRow("line left open")
        << "tictactoe"
        << "XX-O-----  O"
        << "5"
        << "3" << int(ai::MistakeKind::MissedBlock)
        << QStringList{"Your move 7, O on square 5, did not block the computer's line"};
    QTest::newRow("two threats") << "tictactoe"
                                 << "X--------  O"
                                 << "9"
                                 << "5" << int(ai::MistakeKind::AllowedFork)
                                 << QStringList{"Your move 7, O on square 9, let the "
                                                "computer make two threats at once.",
                                                "Better was square 5."};
    QTest::newRow("good move") << "tictactoe"
                               << "X--------  O"
                               << "5"
                               << "5" << int(ai::MistakeKind::None)
                               << QStringList{"Nothing was clearly better than O on square 5."};
    QTest::newRow("discs lost") << "othello"
                                << core::toText(core::Position(core::Othello())).c_str() << "d3"
                                << "c4" << int(ai::MistakeKind::Other)
                                << QStringList{"Your move 7, d3, cost you 2 disc(s).",
                                               "Better was c4"};
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
    reviewed.mistake.kind = static_cast<ai::MistakeKind>(mistake);
    const QString said = ui::judgement(start, reviewed, 7, {opponent(sideToMove(start)), {}});
    for (const QString &word : words)
        QVERIFY2(said.contains(word), qPrintable(said));
}

/// A number of discs alone would be taken for those that the move turned.
void TestReviewTexts::costsAreNobodyElses()
{
    using core::Side;
    const core::Position start = core::Othello();
    ai::ReviewedMove reviewed;
    reviewed.played = support::parsedMove(start, "d3");
    reviewed.value = -12;
    reviewed.bestValue = 12;
    reviewed.mistake.kind = ai::MistakeKind::Other;
    const auto said = [&](const ui::Viewpoint &viewpoint) {
        return ui::reasonText(start, reviewed, 58, viewpoint);
    };
    QCOMPARE(said({Side::First, {}}), QString("The computer's move 58, d3, cost it 24 disc(s)."));
    QCOMPARE(said({Side::Second, {}}), QString("Your move 58, d3, cost you 24 disc(s)."));
    QCOMPARE(said({std::nullopt, {"Ann", "Bob"}}), QString("Move 58, d3, cost Ann 24 disc(s)."));
    reviewed.mistake.kind = ai::MistakeKind::GaveCorner;
    QCOMPARE(said({Side::Second, {}}),
             QString("Your move 58, d3, let the computer take the corner a1. It cost you 24 "
                     "disc(s)."));
    QCOMPARE(said({Side::First, {}}),
             QString("The computer's move 58, d3, let you take the corner a1. It cost the computer "
                     "24 disc(s)."));
    reviewed.mistake.kind = ai::MistakeKind::MissedCorner;
    QCOMPARE(said({std::nullopt, {"Ann", "Bob"}}),
             QString("Move 58, d3, did not take the corner a1. It cost Ann 24 disc(s)."));
}

void TestReviewTexts::theStandingIsSaidFromThePersonsSide()
{
    using core::GameKind;
    using core::Side;
    const ui::Viewpoint white{Side::First, {"Computer", "You"}};
    const ui::Viewpoint people{std::nullopt, {"Ann", "Bob"}};
    QCOMPARE(ui::standingText(GameKind::Othello, 39, false, white),
             QString("You are about 39 behind."));
    QCOMPARE(ui::standingText(GameKind::Othello, -4, true, white), QString("You are 4 ahead."));
    QCOMPARE(ui::standingText(GameKind::Othello, -4, true, people), QString("Bob is 4 ahead."));
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
    const auto words = [&](std::optional<core::Side> computer) {
        return ui::moveInWords(start, move, {computer, {"Black", "White"}});
    };
    QCOMPARE(words(std::nullopt), QString("Black turns 1"));
    QCOMPARE(words(core::Side::Second), QString("You turn 1"));
    QCOMPARE(words(core::Side::First), QString("Computer turns 1"));
}

QTEST_MAIN(TestReviewTexts)
#include "tst_reviewtexts.moc"
