#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/exercises.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/exercisetexts.h"

#include <QTest>

#include <set>

/// Every example and exercise has words, which give no answer away.
class TestExampleTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleHasWords();
    void lessonHasTheExamplesThatAreNoEntries();
    void everyExerciseHasWords();
    void textsGiveNoAnswersAway();
};

void TestExampleTexts::everyExampleHasWords()
{
    std::set<QString> titles;
    for (const ai::lab::Example &example : ai::lab::examples()) {
        QVERIFY2(!ui::lab::exampleText(example.key).isEmpty(), example.key.data());
        QVERIFY2(titles.insert(ui::lab::exampleTitle(example.key)).second, example.key.data());
        QVERIFY(!ui::lab::documentTitle(example.document).isEmpty());
    }
    QVERIFY(!titles.contains(QString()));
}

/// Eleven of the report's sixteen, from whose stops a file can be made.
void TestExampleTexts::lessonHasTheExamplesThatAreNoEntries()
{
    for (const ai::lab::Document document : ai::lab::allDocuments) {
        const ai::lab::Lesson lesson = ui::lab::exampleLesson(document);
        std::size_t stop = 0;
        for (const ai::lab::Example &example : ai::lab::examples()) {
            if (example.document != document || !example.inLesson)
                continue;
            QVERIFY(stop < lesson.size());
            QCOMPARE(lesson[stop].setup, example.setup);
            QCOMPARE(lesson[stop].step, 0U); // the texts ask what its search finds
            QCOMPARE(QString::fromStdString(lesson[stop].title),
                     ui::lab::exampleTitle(example.key));
            QCOMPARE(QString::fromStdString(lesson[stop].notes.front()),
                     ui::lab::exampleText(example.key));
            ++stop;
        }
        QCOMPARE(stop, lesson.size());
        QCOMPARE(stop, document == ai::lab::Document::CourseReport ? 11U : 0U);
        if (!lesson.empty()) {
            const auto read = ai::lab::readLesson(writeLesson(lesson));
            QVERIFY(read && *read == lesson);
        }
    }
}

void TestExampleTexts::everyExerciseHasWords()
{
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(!ui::lab::exerciseText(exercise.key).isEmpty(), exercise.key.data());
        QVERIFY2(ai::lab::example(exercise.example) != nullptr, exercise.example.data());
    }
    std::set<QString> games;
    for (const ai::lab::KnownGame &game : ai::lab::knownGames())
        QVERIFY2(games.insert(ui::lab::knownGameText(game.key)).second, game.key.data());
    QVERIFY(!games.contains(QString()));
    QVERIFY(ui::lab::knownGameText("none").isEmpty());
}

/// What an example says of itself is shown before the first step.
void TestExampleTexts::textsGiveNoAnswersAway()
{
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        const QString text = ui::lab::exampleText(exercise.example);
        static const QStringList numbers{"zero", "one", "two", "three", "four", "five"};
        for (const qint64 answer : exercise.answers()) {
            for (const QString &word : text.toLower().remove('.').remove(',').split(' ')) {
                QVERIFY2(word != QString::number(answer) || exercise.key == "third-child",
                         qPrintable(text));
                if (answer < numbers.size() && answer > 3)
                    QVERIFY2(word != numbers[answer], qPrintable(text));
            }
        }
        QVERIFY2(!ui::lab::exerciseText(exercise.key).contains('%'), exercise.key.data());
    }
}

QTEST_MAIN(TestExampleTexts)
#include "tst_exampletexts.moc"
