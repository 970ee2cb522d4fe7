#include "ai/lab/lessons/exercises.h"
#include "ai/lab/lessons/library.h"

#include <QTest>

#include <map>

/// The answers of the exercises.
class TestExercises : public QObject
{
    Q_OBJECT

private slots:
    void exercisesHaveTheirAnswers();
};

void TestExercises::exercisesHaveTheirAnswers()
{
    std::map<std::string_view, std::int64_t> answers;
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(ai::lab::exhibit(exercise.exhibit) != nullptr, exercise.key.data());
        answers[exercise.key] = exercise.answer();
    }
    const std::map<std::string_view, std::int64_t> known{
        {"max-first", 4},          {"min-first", 5},           {"leaves-max", 3},
        {"leaves-min-ordered", 3}, {"third-child", 3},         {"winning-square", 5},
        {"calls-plain", 549'946},  {"calls-win-only", 94'978}, {"calls-waste", 436'464},
        {"nim-take", 3},           {"nim-lost-heap", 17},      {"tree-2-unseen", 4},
        {"perfect-game", 0},       {"half-the-time", 4}};
    QCOMPARE(answers, known);
}

QTEST_APPLESS_MAIN(TestExercises)
#include "tst_exercises.moc"
