#include "tests/support/window/learntest.h"
#include "ui/learn/learnmarks.h"

#include <algorithm>

using core::GameKind;
using core::Move;

/// The mistakes of one's own games, which come back to be tried again.
class TestLearnMistakes : public LearnTest
{
    Q_OBJECT

private slots:
    void init() { openWithoutProgress(); }
    void ownMistakesComeBack();
    void laterMistakesAreNotOffered();
    void learntMistakesDoNotComeBack();

private:
    /// The colour of the bar beside the answer, which shows whether it was right.
    QRgb answerColour() const
    {
        const QImage box =
            m_page->findChild<QLabel *>("studyAnswer")->parentWidget()->grab().toImage();
        return box.pixel(1, box.height() / 2);
    }
};

void TestLearnMistakes::ownMistakesComeBack()
{
    addMistake(0, 3);
    addMistake(1, 3);
    QCOMPARE(text("practiseMistakesText"), QString("2 position(s) to try again today"));
    press("practiseMistakes");
    // The first one is missed, answered and then found: it comes back tomorrow.
    const auto &mistakes = progress(GameKind::Othello).mistakes;
    const core::Position first = ending(0).position;
    QVERIFY(board()->position() == first);
    QVERIFY(text("studyTitle").contains("one move is best"));
    QVERIFY(!button("studyButton1")->isEnabled()); // no answer before a try
    const Move played = mistakes.all()[0].played;
    clickMove(played);
    QTRY_VERIFY(text("studyAnswer").contains("costs"));
    QVERIFY2(text("studyAnswer").contains("in the game, too"), qPrintable(text("studyAnswer")));
    QTRY_VERIFY(!(board()->position() == core::after(first, played))); // it is answered
    press("studyButton0");
    QVERIFY(board()->position() == first);
    clickMove(ending(0).solution);
    QVERIFY2(text("studyAnswer").contains("tomorrow"), qPrintable(text("studyAnswer")));
    QCOMPARE(mistakes.all()[0].rightInARow, 0);
    // The second one is found at once: it comes back the day after.
    press("studyButton4");
    QVERIFY(board()->position() == ending(1).position);
    clickMove(ending(1).solution);
    QVERIFY(text("studyAnswer").startsWith("Right. In the game you played "));
    QCOMPARE(answerColour(), ui::doneColour(m_page->palette()).rgb());
    QVERIFY(text("studyAnswer").contains("comes back on"));
    QCOMPARE(mistakes.all()[1].rightInARow, 1);
    QVERIFY(!button("studyButton4")->isVisible()); // the last one
    press("studyButton3");
    QCOMPARE(text("practiseMistakesText"), QString("The next ones come back tomorrow."));
    QVERIFY(!button("practiseMistakes")->isEnabled());
    // All of it is kept.
    QVERIFY(m_store->waitForDone());
    const auto known = mistakes.all();
    open();
    QTRY_VERIFY(progress(GameKind::Othello).mistakes.all() == known);
}

void TestLearnMistakes::laterMistakesAreNotOffered()
{
    QVERIFY(!button("practiseMistakes")->isEnabled());
    addMistake(0, 0);
    QCOMPARE(text("practiseMistakesText"), QString("The next ones come back tomorrow."));
    QVERIFY(!button("practiseMistakes")->isEnabled());
    // An answer that was shown is a wrong one.
    addMistake(1, 3);
    press("practiseMistakes");
    clickMove(wrongMove(ending(1)));
    press("studyButton1");
    QVERIFY(board()->position() == core::after(ending(1).position, ending(1).solution));
    QVERIFY(answerColour() != ui::doneColour(m_page->palette()).rgb());
    QVERIFY(answerColour() != ui::turnColour(m_page->palette()).rgb());
    QCOMPARE(progress(GameKind::Othello).mistakes.all()[1].rightInARow, 0);
    QVERIFY(progress(GameKind::Othello).mistakes.all()[1].lastAnswer.has_value());
    press("studyButton3");
    choose(GameKind::Nim);
    QVERIFY(!button("practiseMistakes")->isVisible());
}

/// Once they were found at all intervals.
void TestLearnMistakes::learntMistakesDoNotComeBack()
{
    int days = 0;
    for (const int interval : ai::learn::reviewIntervals)
        days += interval;
    addMistake(0, days);
    const auto &mistakes = progress(GameKind::Othello).mistakes;
    const auto &position = std::get<core::Othello>(ending(0).position);
    while (mistakes.all()[0].due < today)
        m_store->add(ai::learn::Progress::mistakeAnswered(position, true, mistakes.all()[0].due));
    QCOMPARE(mistakes.all()[0].due, today); // for the last time
    press("practiseMistakes");
    clickMove(ending(0).solution);
    QVERIFY(mistakes.all()[0].isLearnt());
    QVERIFY2(text("studyAnswer").endsWith("It does not come back any more."),
             qPrintable(text("studyAnswer")));
}

QTEST_MAIN(TestLearnMistakes)
#include "tst_learnmistakes.moc"
