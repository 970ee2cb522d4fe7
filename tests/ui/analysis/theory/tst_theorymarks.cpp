#include "ui/analysis/theory/theoryoverlay.h"

#include <QTest>

using core::GameKind;
using core::Move;
using Tone = ui::BoardWidget::Tone;

/// Theory's words, tints and legend.
class TestTheoryMarks : public QObject
{
    Q_OBJECT

private slots:
    void outcomesAreTintedByTheirValue();
    void discsAreTintedByWhatTheyGiveAway();
    void estimatesAreSpokenWithoutASign();
    void legendNamesOnlyWhatIsThere();
};

void TestTheoryMarks::outcomesAreTintedByTheirValue()
{
    const auto marks = ui::theoryMarks(
        GameKind::TicTacToe, {{Move(0), 1, true}, {Move(1), 0, true}, {Move(2), -1, true}});
    QCOMPARE(marks.size(), 3);
    const Tone tones[] = {Tone::Good, Tone::Fair, Tone::Poor};
    const char *words[] = {"wins", "draws", "loses"};
    for (qsizetype i = 0; i < 3; ++i) {
        QVERIFY(marks[i].tone == tones[i]);
        QCOMPARE(marks[i].text, words[i]);
        QCOMPARE(marks[i].spoken, words[i]);
        QVERIFY(!marks[i].shortText.isEmpty());
        QCOMPARE(marks[i].best, i == 0);
    }
    // The best of lost moves is a lost one still.
    const auto lost = ui::theoryMarks(GameKind::Nim, {{Move(0), -1, true}});
    QVERIFY(lost[0].best && lost[0].tone == Tone::Poor);
}

void TestTheoryMarks::discsAreTintedByWhatTheyGiveAway()
{
    const auto marks = ui::theoryMarks(
        GameKind::Othello, {{Move(0), -7, true}, {Move(1), -3, true}, {Move(2), -8, true}});
    QVERIFY(marks[1].best && marks[1].tone == Tone::Good);
    QVERIFY(!marks[0].best && marks[0].tone == Tone::Fair); // 4 discs worse
    QVERIFY(!marks[2].best && marks[2].tone == Tone::Poor); // 5
    QCOMPARE(marks[1].text, QString(QChar(0x2212)) + "3");
}

void TestTheoryMarks::estimatesAreSpokenWithoutASign()
{
    const auto marks = ui::theoryMarks(
        GameKind::Othello, {{Move(0), -29, false}, {Move(1), 3, true}, {Move(2), 0, false}});
    QCOMPARE(marks[0].text, QString(QChar(0x2212)) + "29"); // one sign alone, and a true minus
    QVERIFY2(marks[0].spoken.startsWith("about 29"), qPrintable(marks[0].spoken));
    QVERIFY(marks[0].spoken.endsWith("behind"));
    QVERIFY(marks[1].spoken.startsWith("3") && marks[1].spoken.endsWith("ahead"));
    QCOMPARE(marks[2].spoken, "about even");
}

void TestTheoryMarks::legendNamesOnlyWhatIsThere()
{
    const auto nim = ui::theoryLegend(GameKind::Nim, {{Move(0), 1, true}, {Move(1), -1, true}});
    QCOMPARE(nim.size(), 2);
    QCOMPARE(nim[0].meaning, "wins");
    QCOMPARE(nim[1].meaning, "loses");
    const auto discs =
        ui::theoryLegend(GameKind::Othello, {{Move(0), 4, true}, {Move(1), 2, true}});
    QCOMPARE(discs.size(), 2);
    QCOMPARE(discs[0].meaning, "best");
    const auto estimates = ui::theoryLegend(GameKind::Othello, {{Move(0), 4, false}});
    QCOMPARE(estimates[0].meaning, "best by estimate");
    const auto book = ui::theoryLegend(GameKind::Othello, {{Move(0), 4, false, 0, true}});
    QCOMPARE(book[0].meaning, "best by the opening book");
    const auto far = ui::theoryLegend(GameKind::Othello, {{Move(0), 4, true}, {Move(1), -9, true}});
    QCOMPARE(far[1].meaning, "more than 4 disc(s) worse"); // what "worse" is measured by
    QVERIFY(ui::theoryLegend(GameKind::Othello, {}).isEmpty());
}

QTEST_MAIN(TestTheoryMarks)
#include "tst_theorymarks.moc"
