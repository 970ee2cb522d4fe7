#include "ai/lab/lessons/exercises.h"
#include "ai/lab/lessons/library.h"
#include "ui/lab/texts/exercisetexts.h"
#include "ui/lab/texts/exhibittexts.h"

#include <QTest>

#include <set>

/// Every exhibit and exercise has words, which give no answer away.
class TestExhibitTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyExhibitHasWords();
    void everyExerciseHasWords();
    void textsGiveNoAnswersAway();
};

void TestExhibitTexts::everyExhibitHasWords()
{
    std::set<QString> titles;
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        QVERIFY2(!ui::lab::exhibitText(exhibit.key).isEmpty(), exhibit.key.data());
        QVERIFY2(titles.insert(ui::lab::exhibitTitle(exhibit.key)).second, exhibit.key.data());
        QVERIFY(!ui::lab::documentTitle(exhibit.document).isEmpty());
    }
    QVERIFY(!titles.contains(QString()));
}

void TestExhibitTexts::everyExerciseHasWords()
{
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        QVERIFY2(!ui::lab::exerciseText(exercise.key).isEmpty(), exercise.key.data());
        QVERIFY2(ai::lab::exhibit(exercise.exhibit) != nullptr, exercise.exhibit.data());
    }
    std::set<QString> games;
    for (const ai::lab::KnownGame &game : ai::lab::knownGames())
        QVERIFY2(games.insert(ui::lab::knownGameText(game.key)).second, game.key.data());
    QVERIFY(!games.contains(QString()));
    QVERIFY(ui::lab::knownGameText("none").isEmpty());
}

/// What an exhibit says of itself is shown before the first step.
void TestExhibitTexts::textsGiveNoAnswersAway()
{
    for (const ai::lab::Exercise &exercise : ai::lab::exercises()) {
        const QString text = ui::lab::exhibitText(exercise.exhibit);
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

QTEST_MAIN(TestExhibitTexts)
#include "tst_exhibittexts.moc"
