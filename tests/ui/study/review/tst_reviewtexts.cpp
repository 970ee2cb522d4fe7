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
    void theStandingIsSaidFromThePersonsSide();
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
        << QStringList{"Taking 1 left the computer a won game", "still there by taking 3"};
    QTest::newRow("win left in Nim of heaps")
        << "nim"
        << "3-4-5 normal first"
        << "b1"
        << "a2" << int(ai::MistakeKind::GaveAwayWin)
        << QStringList{"Taking 1 from heap b left the computer a won game",
                       "still there by taking 2 from heap a"};
    QTest::newRow("line left open")
        << "tictactoe"
        << "XX-O-----  O"
        << "5"
        << "3" << int(ai::MistakeKind::MissedBlock)
        << QStringList{"O on square 5 did not block the computer's line"};
    QTest::newRow("two threats") << "tictactoe"
                                 << "X--------  O"
                                 << "9"
                                 << "5" << int(ai::MistakeKind::AllowedFork)
                                 << QStringList{
                                        "O on square 9 left two open threats to the computer",
                                        "Better was 5"};
    QTest::newRow("good move") << "tictactoe"
                               << "X--------  O"
                               << "5"
                               << "5" << int(ai::MistakeKind::None)
                               << QStringList{"O on square 5: nothing was"};
    QTest::newRow("discs lost") << "othello"
                                << core::toText(core::Position(core::Othello())).c_str() << "d3"
                                << "c4" << int(ai::MistakeKind::Other)
                                << QStringList{"d3 cost you 2 disc(s)", "Better was c4"};
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
    const QString said = ui::judgement(start, reviewed, {opponent(sideToMove(start)), {}});
    for (const QString &word : words)
        QVERIFY2(said.contains(word), qPrintable(said));
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

QTEST_MAIN(TestReviewTexts)
#include "tst_reviewtexts.moc"
