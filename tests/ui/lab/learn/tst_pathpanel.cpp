#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/learn/pathpanel.h"
#include "ui/lab/learn/pathtexts.h"

#include <QListWidget>

/// The path through the Lab in its window.
class TestPathPanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init();
    void pathBeginsWithItsTopics();
    void everyStopOpensItsSearch();
    void topicsThatWereDoneStayDone();
    void topicIsNotDoneByReadingAlone();
    void solvedExerciseEndsItsTopic();
    void exerciseSolvedElsewhereChangesNoOtherPage();
    void eachThingThatWasDoneHasItsMark();
    void exerciseOfATopicOpens();
    void whoLeavesThePathComesBack();
    void backFromAnExerciseLeadsToTheStop();
    void textOfAStopGoesWithItsTree();
    void noStopIsCutOffInASmallWindow();

private:
    std::unique_ptr<ui::lab::LabWindow> onPath()
    {
        auto window = opened();
        showPageOf(*window, window->findChild<ui::lab::PathPanel *>());
        return window;
    }
    static void press(ui::lab::LabWindow &window, const char *name)
    {
        part<QPushButton>(window, name)->click();
        finish(window);
    }
};

void TestPathPanel::init()
{
    forgetTree();
    ui::Settings().labTopicsDone.set({});
    ui::Settings().labTopicsRead.set({});
    ui::Settings().labTopicsStepped.set({});
    ui::Settings().labSolved.set({});
}

/// Whatever step the next tree opens at.
void TestPathPanel::textOfAStopGoesWithItsTree()
{
    const auto window = onPath();
    for (int stop = 0; stop < 20; ++stop) {
        press(*window, "pathNext");
        const QString text = label(*window, "stepWords");
        window->controller()->openExample("tree-1");
        finish(*window);
        QVERIFY2(label(*window, "stepWords") != text, qPrintable(text));
        press(*window, "pathNext"); // back to the stop that was left
        QCOMPARE(label(*window, "stepWords"), text);
    }
}

void TestPathPanel::pathBeginsWithItsTopics()
{
    const auto window = onPath();
    QVERIFY(window->findChild<ui::lab::PathPanel *>()->isVisible());
    QCOMPARE(part<QListWidget>(*window, "topics")->count(), 9);
    QVERIFY(label(*window, "pathText").contains("nine topics"));
    QVERIFY(!part<QPushButton>(*window, "pathBack")->isEnabled());
    QVERIFY(!part<QPushButton>(*window, "pathExercise")->isEnabled());
}

/// From the first to the last by the button alone.
void TestPathPanel::everyStopOpensItsSearch()
{
    const auto window = onPath();
    const auto &session = *window->session();
    const auto *next = part<QPushButton>(*window, "pathNext");
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (std::size_t i = 0; i < topic.stops.size(); ++i) {
            const ai::lab::PathStop &stop = topic.stops[i];
            press(*window, "pathNext");
            QVERIFY2(session.setup() == setupOf(stop), stop.key.data());
            QCOMPARE(session.step(), stepOf(session.trace(), stop.moment));
            QCOMPARE(label(*window, "pathText"), ui::lab::stopText(stop.key));
            QCOMPARE(label(*window, "pathPlace"),
                     QString("%1 of %2").arg(i + 1).arg(topic.stops.size()));
            QCOMPARE(part<QPushButton>(*window, "pathExercise")->isEnabled(),
                     i + 1 == topic.stops.size());
        }
    }
    // Behind the last there is a page on what comes next, and the way back.
    QVERIFY(next->isEnabled());
    press(*window, "pathNext");
    QVERIFY(!next->isEnabled());
    const QString end = label(*window, "pathText");
    QVERIFY2(end.contains(" not done yet: 1, 2, 3, 4, 5, 6, 7, 8, 9.") && end.contains("Quiz")
                 && end.contains("exercises"),
             qPrintable(end));
    QVERIFY(label(*window, "pathPlace").isEmpty());
    const auto &stops = ai::lab::path().back().stops;
    press(*window, "pathBack");
    QCOMPARE(label(*window, "pathText"), ui::lab::stopText(stops.back().key));
    press(*window, "pathBack");
    QVERIFY(session.setup() == setupOf(stops[stops.size() - 2]));
    QVERIFY(next->isEnabled());
}

void TestPathPanel::topicsThatWereDoneStayDone()
{
    const QChar tick(0x2713);
    {
        const auto window = onPath();
        auto *topics = part<QListWidget>(*window, "topics");
        emit topics->itemClicked(topics->item(1));
        finish(*window);
        for (std::size_t i = 1; i < ai::lab::path()[1].stops.size(); ++i) {
            window->session()->goTo(window->session()->step() == 0 ? 1 : 0); // stepping alone
            QVERIFY(!topics->item(1)->text().startsWith(tick));
            press(*window, "pathNext");
        }
        QVERIFY(topics->item(1)->text().startsWith(tick));
        QVERIFY(part<QLabel>(*window, "pathTask")->isHidden());
    }
    const auto window = onPath();
    auto *topics = part<QListWidget>(*window, "topics");
    for (int row = 0; row < topics->count(); ++row)
        QCOMPARE(topics->item(row)->text().startsWith(tick), row == 1);
}

/// The searches open at their own steps, which is nobody's doing.
void TestPathPanel::topicIsNotDoneByReadingAlone()
{
    const QChar tick(0x2713);
    const auto window = onPath();
    const auto *topics = part<QListWidget>(*window, "topics");
    for (std::size_t i = 0; i < ai::lab::path().front().stops.size(); ++i)
        press(*window, "pathNext");
    QVERIFY(!topics->item(0)->text().startsWith(tick));
    const auto *task = part<QLabel>(*window, "pathTask");
    QVERIFY(!task->isHidden() && task->text().contains("exercise"));
    press(*window, "pathNext");
    QVERIFY(task->isHidden());
    press(*window, "pathBack");
    QVERIFY(!topics->item(0)->text().startsWith(tick));
    QVERIFY(!task->isHidden());
    window->session()->stride(ui::lab::LabSession::StepSize::Event, true);
    QVERIFY(topics->item(0)->text().startsWith(tick));
    QVERIFY(task->isHidden());
}

void TestPathPanel::solvedExerciseEndsItsTopic()
{
    const auto window = onPath();
    const auto *topics = part<QListWidget>(*window, "topics");
    for (std::size_t row = 0; row < ai::lab::path().size(); ++row)
        emit window->findChild<ui::lab::ExercisePanel *>()->solved(
            QString::fromUtf8(ai::lab::path()[row].exercise.data()));
    for (int row = 0; row < topics->count(); ++row)
        QVERIFY(topics->item(row)->text().startsWith(QChar(0x2713)));
    QCOMPARE(ui::Settings().labTopicsDone().size(), topics->count());
}

void TestPathPanel::exerciseSolvedElsewhereChangesNoOtherPage()
{
    const auto window = onPath();
    const auto solve = [&](std::size_t row) {
        emit window->findChild<ui::lab::ExercisePanel *>()->solved(
            QString::fromUtf8(ai::lab::path()[row].exercise.data()));
    };
    const auto toEndOfTopic = [&](std::size_t row) {
        for (std::size_t i = 0; i < ai::lab::path()[row].stops.size(); ++i)
            press(*window, "pathNext");
    };
    toEndOfTopic(0);
    QVERIFY(part<QLabel>(*window, "pathTask")->isVisible());
    window->controller()->openExample("classic");
    finish(*window);
    solve(1);
    QVERIFY(!part<QLabel>(*window, "pathTask")->isVisible()); // of another search
    press(*window, "pathNext");
    QVERIFY(part<QLabel>(*window, "pathTask")->isVisible());
    for (std::size_t row = 1; row < ai::lab::path().size(); ++row)
        toEndOfTopic(row);
    press(*window, "pathNext");
    QVERIFY(label(*window, "pathText").contains("not done yet: 1, 3, 4"));
    solve(2);
    QVERIFY(label(*window, "pathText").contains("not done yet: 1, 4"));
}

/// Read, stepped through and solved are three things.
void TestPathPanel::eachThingThatWasDoneHasItsMark()
{
    const auto window = onPath();
    const auto *topics = part<QListWidget>(*window, "topics");
    const auto first = [topics] { return topics->item(0)->text(); };
    const QString title = first();
    press(*window, "pathNext");
    QCOMPARE(first(), title);
    window->session()->stride(ui::lab::LabSession::StepSize::Event, true);
    QCOMPARE(first(), title + " (stepped)");
    for (std::size_t i = 1; i < ai::lab::path().front().stops.size(); ++i)
        press(*window, "pathNext");
    QCOMPARE(first(), QChar(0x2713) + (' ' + title) + " (read, stepped)");
    const QString exercise = QString::fromUtf8(ai::lab::path().front().exercise.data());
    ui::Settings().labSolved.set({exercise}); // as the panel does first
    emit window->findChild<ui::lab::ExercisePanel *>()->solved(exercise);
    QCOMPARE(first(), QChar(0x2713) + (' ' + title) + " (read, stepped, solved)");
}

void TestPathPanel::exerciseOfATopicOpens()
{
    const auto window = onPath();
    auto *topics = part<QListWidget>(*window, "topics");
    emit topics->itemClicked(topics->item(3));
    finish(*window);
    for (std::size_t i = 1; i < ai::lab::path()[3].stops.size(); ++i)
        press(*window, "pathNext");
    press(*window, "pathExercise");
    QVERIFY(window->findChild<ui::lab::ExercisePanel *>()->isVisible());
    QVERIFY(label(*window, "exerciseText").contains("does alpha-beta visit?"));
    QVERIFY(window->session()->solutionHidden());
    QVERIFY(part<QPushButton>(*window, "checkExercise")->isEnabled());
}

void TestPathPanel::whoLeavesThePathComesBack()
{
    const auto window = onPath();
    press(*window, "pathNext");
    press(*window, "pathNext");
    const ai::lab::PathStop &stop = ai::lab::path().front().stops[1];
    QCOMPARE(label(*window, "pathText"), ui::lab::stopText(stop.key));
    window->controller()->openExample("classic");
    finish(*window);
    QVERIFY(label(*window, "pathText").startsWith("Something else is open"));
    press(*window, "pathNext");
    QCOMPARE(label(*window, "pathText"), ui::lab::stopText(stop.key));
    QVERIFY(window->session()->setup() == setupOf(stop));
}

/// Its page and its search.
void TestPathPanel::backFromAnExerciseLeadsToTheStop()
{
    const auto window = onPath();
    const auto *exercise = part<QPushButton>(*window, "pathExercise");
    while (!exercise->isEnabled())
        press(*window, "pathNext");
    const auto setup = setupOf(ai::lab::path()[0].stops.back());
    QVERIFY(window->session()->setup() == setup);
    press(*window, "pathExercise");
    QVERIFY(isInFront(*window, part<QWidget>(*window, "exercises")));
    QVERIFY(window->session()->setup() != setup);
    press(*window, "pageExercisesBack");
    QVERIFY(isInFront(*window, window->findChild<ui::lab::PathPanel *>()));
    QVERIFY(window->session()->setup() == setup);
    QVERIFY(exercise->isEnabled());
    // Opened by its own command the page leads to the step's, as the others do.
    trigger(*window, "pageExercises");
    press(*window, "pageExercisesBack");
    QVERIFY(!isInFront(*window, window->findChild<ui::lab::PathPanel *>()));
}

/// With large letters the page scrolls where a stop needs more space than there is.
void TestPathPanel::noStopIsCutOffInASmallWindow()
{
    const auto window = onPath();
    makeSmallWithLargeLetters(*window);
    const auto *panel = window->findChild<ui::lab::PathPanel *>();
    const auto *next = part<QPushButton>(*window, "pathNext");
    const auto *topics = part<QListWidget>(*window, "topics");
    const auto fromBottom = [&] { return panel->height() - next->mapTo(panel, QPoint()).y(); };
    const int place = fromBottom();
    int stops = 0;
    for (; next->isEnabled(); ++stops) {
        press(*window, "pathNext");
        QTRY_COMPARE(cutOffText(*panel), QString());
        QCOMPARE(fromBottom(), place); // pressed again and again
        const QRect topic = topics->visualItemRect(topics->currentItem());
        QVERIFY2(topics->viewport()->rect().contains(topic), qPrintable(QString::number(stops)));
    }
    QVERIFY(stops > 20);
}

QTEST_MAIN(TestPathPanel)
#include "tst_pathpanel.moc"
