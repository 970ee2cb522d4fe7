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
    void wrongAnswersShowWhatMisled();
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

/// Numbers that the documents print, or that are counted by hand in the trees.
void TestExercises::wrongAnswersShowWhatMisled()
{
    using Idea = ai::lab::Misconception;
    const std::map<std::pair<std::string_view, std::int64_t>, Idea> known{
        {{"max-first", 5}, Idea::LevelsExchanged},
        {{"max-first", 7}, Idea::LargestLeaf},
        {{"min-first", 4}, Idea::LevelsExchanged},
        {{"min-first", 2}, Idea::SmallestLeaf},
        {{"leaves-max", 4}, Idea::NothingCut},
        {{"leaves-min-ordered", 4}, Idea::NothingCut},
        {{"third-child", 2}, Idea::OtherChild},
        {{"winning-square", 4}, Idea::OccupiedSquare},
        {{"winning-square", 6}, Idea::OtherSquare},
        {{"winning-square", 7}, Idea::OtherSquare},
        {{"perfect-game", 1}, Idea::OneSideWins},
        {{"calls-plain", 549'945}, Idea::FirstCallMissing},
        {{"calls-plain", 255'168}, Idea::LeavesOnly},
        {{"calls-win-only", 94'977}, Idea::FirstCallMissing},
        {{"calls-waste", 986'410}, Idea::AllCalls},
        {{"half-the-time", 3}, Idea::MinimaxOnly},
        {{"nim-take", 1}, Idea::OtherTake},
        {{"nim-take", 2}, Idea::OtherTake},
        {{"nim-lost-heap", 13}, Idea::SmallerLostHeap},
        {{"tree-2-unseen", 5}, Idea::VisitedLeaves}};
    std::size_t met = 0;
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(!misconception(exercise, exercise.answer()), exercise.key.data());
        QVERIFY(!misconception(exercise, -77));
        QVERIFY2(!exercise.wrong().empty(), exercise.key.data());
        for (const auto &[place, idea] : known) {
            if (place.first != exercise.key)
                continue;
            ++met;
            const auto found = misconception(exercise, place.second);
            QVERIFY2(found && *found == idea, exercise.key.data());
        }
    }
    QCOMPARE(met, known.size());
}

QTEST_APPLESS_MAIN(TestExercises)
#include "tst_exercises.moc"
