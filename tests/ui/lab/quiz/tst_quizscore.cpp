#include "ui/lab/quiz/quizscore.h"

#include <QTest>

using ai::lab::Concept;
using ui::lab::QuizScore;

/// What was asked and answered right, as it is counted and kept.
class TestQuizScore : public QObject
{
    Q_OBJECT

private slots:
    void answersAreCountedByConcept();
    void scoresAreReadAsTheyWereKept();
    void whatIsNoScoreCountsAsNothing();
};

void TestQuizScore::answersAreCountedByConcept()
{
    QuizScore score;
    QCOMPARE(score.asked(), 0);
    QCOMPARE(score.text(), QString());
    score.add(Concept::Value, true, false);
    score.add(Concept::Value, true, true);
    score.add(Concept::Value, false, true);
    score.add(Concept::Cut, false, false);
    QCOMPARE(score.asked(), 4);
    QCOMPARE(score.right(), 2);
    QCOMPARE(score.text(), QString("Values: 2 of 3 (1 at the second try). Cuts: 0 of 1."));
}

void TestQuizScore::scoresAreReadAsTheyWereKept()
{
    QuizScore score;
    for (const Concept asked : ai::lab::allConcepts) {
        for (int i = 0; i <= static_cast<int>(asked); ++i)
            score.add(asked, i % 2 == 0, i == 2);
    }
    const QuizScore read(score.toMap());
    QCOMPARE(read.text(), score.text());
    QCOMPARE(read.asked(), 1 + 2 + 3 + 4);
}

void TestQuizScore::whatIsNoScoreCountsAsNothing()
{
    const QuizScore read({{"value", QVariantList{1, 5, 0}},
                          {"window", QVariantList{-1, -1, -1}},
                          {"cut", "7"},
                          {"bound", QVariantList{1, 2}},
                          {"other", QVariantList{1, 1, 1}}});
    QCOMPARE(read.asked(), 0);
}

QTEST_APPLESS_MAIN(TestQuizScore)
#include "tst_quizscore.moc"
