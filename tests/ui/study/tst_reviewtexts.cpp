#include "tests/support/parsed.h"
#include "ui/study/reviewtexts.h"

#include <QTest>

/// What a review says of a move.
class TestReviewTexts : public QObject
{
    Q_OBJECT

private slots:
    void mistakesAreNamed_data();
    void mistakesAreNamed();
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
        << QStringList{"a1 left the computer a won game", "still there by taking 3"};
    QTest::newRow("two threats") << "tictactoe"
                                 << "X--------  O"
                                 << "9"
                                 << "5" << int(ai::MistakeKind::AllowedFork)
                                 << QStringList{"9 left two open threats to the computer",
                                                "Better was 5"};
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
    const QString said = ui::judgement(start, reviewed, opponent(sideToMove(start)));
    for (const QString &word : words)
        QVERIFY2(said.contains(word), qPrintable(said));
}

QTEST_MAIN(TestReviewTexts)
#include "tst_reviewtexts.moc"
