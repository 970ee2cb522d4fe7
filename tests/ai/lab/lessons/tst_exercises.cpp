#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/exercises.h"

#include <QTest>

#include <map>
#include <set>

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
    using Answers = std::set<std::int64_t>;
    std::map<std::string_view, Answers> answers;
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(ai::lab::example(exercise.example) != nullptr, exercise.key.data());
        answers[exercise.key] = exercise.answers();
    }
    const std::map<std::string_view, Answers> known{
        {"max-first", {4}},
        {"min-first", {5}},
        {"leaves-max", {3}},
        {"leaves-min-ordered", {3}},
        {"third-child", {3}},
        {"third-alpha", {3}},
        {"leaves-exchanged", {4}},
        {"centre-points", {4}},
        {"later-win", {3}},
        {"winning-square", {5}},
        {"opening-square", {1, 2, 3, 4, 5, 6, 7, 8, 9}},
        {"holding-square", {3, 7}},
        {"calls-plain", {549'946}},
        {"calls-win-only", {94'978}},
        {"calls-waste", {436'464}},
        {"nim-take", {3}},
        {"nim-lost-heap", {17}},
        {"tree-2-unseen", {4}},
        {"perfect-game", {0}},
        {"half-the-time", {4}},
        {"other-games", {0b01010101}}}; // chess, draughts, Connect Four and go
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
        {{"third-alpha", 2}, Idea::LastReturned},
        {{"leaves-exchanged", 3}, Idea::OtherOrder},
        {{"centre-points", 8}, Idea::AllLines},
        {{"later-win", 4}, Idea::OneSideOnly},
        {{"later-win", 1}, Idea::AnyWin},
        {{"winning-square", 4}, Idea::OccupiedSquare},
        {{"winning-square", 6}, Idea::OtherSquare},
        {{"winning-square", 7}, Idea::OtherSquare},
        {{"holding-square", 6}, Idea::OtherSquare},
        {{"holding-square", 1}, Idea::SquareOfTheRule},
        {{"holding-square", 2}, Idea::OccupiedSquare},
        {{"opening-square", 0}, Idea::NoSquare},
        {{"perfect-game", 1}, Idea::OneSideWins},
        {{"other-games", 0b01010111}, Idea::HasChance},
        {{"other-games", 0b01011101}, Idea::HidesSomething},
        {{"other-games", 0b01110101}, Idea::HidesSomething},
        {{"other-games", 0b11010101}, Idea::MovesTogether},
        {{"other-games", 0b01010100}, Idea::GameMissing},
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
        for (const std::int64_t answer : exercise.answers())
            QVERIFY2(!misconception(exercise, answer), exercise.key.data());
        // No square has such a number; of other questions it says nothing.
        if (exercise.key.ends_with("-square")) {
            QVERIFY2(misconception(exercise, -77) == Idea::NoSquare, exercise.key.data());
            QVERIFY2(misconception(exercise, 12) == Idea::NoSquare, exercise.key.data());
        } else {
            QVERIFY2(!misconception(exercise, -77), exercise.key.data());
        }
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
