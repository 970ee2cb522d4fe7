#include "tests/support/qt/files.h"
#include "tests/support/qt/labtest.h"
#include "tests/support/qt/waits.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

using ai::lab::Lesson;
using ui::lab::LabWindow;

namespace {

Lesson sample()
{
    Lesson lesson{"The cut", {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(2,a))")}, 9, {}, {}};
    lesson.setup.failHard = true;
    lesson.notes = {"Alpha is 3.", "Then 2 comes."};
    lesson.questions = {{"Which leaf is cut?", "a"}};
    return lesson;
}

/// The answers' column, as it is seen.
bool showsAnswers(LabWindow &window)
{
    return !part<QTableWidget>(window, "lessonQuestions")->isColumnHidden(1);
}

} // namespace

/// Lessons as files of the Lab.
class TestLabLessons : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void lessonOpensAtItsStepWithItsWords();
    void nothingIsOfferedThatTheLessonLacks();
    void lessonIsSavedAndComesBack();
    void wordsThatAreNotSavedAreReplacedTheSecondTime();
    void wordsGoWithTheirSearchAlone();
    void droppedFileOpens();
    void problemsAreReportedWithTheirPlace();

private:
    QString written(const Lesson &lesson)
    {
        const QString path = m_settings.filePath("sample.lesson");
        const bool isWritten = writeBytes(path, QByteArray::fromStdString(writeLesson(lesson)));
        return isWritten ? path : QString();
    }
    static void waitForLesson(LabWindow &window, const Lesson &lesson)
    {
        QTRY_VERIFY(window.session()->hasTrace() && window.session()->setup() == lesson.setup);
        finish(window);
    }
};

void TestLabLessons::lessonOpensAtItsStepWithItsWords()
{
    const auto window = opened();
    const Lesson lesson = sample();
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    QCOMPARE(window->session()->step(), 9U);
    QCOMPARE(window->controller()->title(), QString("The cut"));
    QVERIFY(window->message().startsWith("Alpha is 3."));
    QVERIFY(part<QPlainTextEdit>(*window, "lessonNotes")->isReadOnly());
    QCOMPARE(part<QPlainTextEdit>(*window, "lessonNotes")->toPlainText(),
             QString("Alpha is 3.\nThen 2 comes."));
    QVERIFY(part<QWidget>(*window, "lessonNotes")->isVisible());
    // The answer is there once it is wanted.
    QVERIFY(!showsAnswers(*window));
    part<QPushButton>(*window, "showAnswers")->click();
    QVERIFY(showsAnswers(*window));
    QCOMPARE(part<QTableWidget>(*window, "lessonQuestions")->item(0, 1)->text(), QString("a"));
}

void TestLabLessons::nothingIsOfferedThatTheLessonLacks()
{
    const auto window = opened();
    auto *answers = part<QPushButton>(*window, "showAnswers");
    auto *questions = part<QTableWidget>(*window, "lessonQuestions");
    Lesson lesson = sample();
    window->openLesson(written(lesson));
    QTRY_VERIFY(answers->isVisible());
    lesson.questions.front().answer.clear();
    window->openLesson(written(lesson));
    QTRY_VERIFY(!answers->isVisible());
    QVERIFY(questions->isVisible());
    lesson.questions.clear();
    window->openLesson(written(lesson));
    QTRY_VERIFY(!questions->isVisible());
    QVERIFY(!answers->isVisible());
    part<QPushButton>(*window, "editLesson")->click(); // where they can be written
    QVERIFY(questions->isVisible());
}

void TestLabLessons::lessonIsSavedAndComesBack()
{
    const auto window = opened();
    window->session()->goTo(5);
    part<QLineEdit>(*window, "lessonTitle")->setText("Mine");
    part<QPlainTextEdit>(*window, "lessonNotes")->setPlainText("One\n\nTwo");
    part<QPushButton>(*window, "addQuestion")->click();
    auto *questions = part<QTableWidget>(*window, "lessonQuestions");
    questions->item(0, 0)->setText("Why?");
    questions->item(0, 1)->setText("So.");
    part<QPushButton>(*window, "addQuestion")->click(); // stays empty
    const QString path = m_settings.filePath("mine.lesson");
    window->findChild<ui::lab::LabLessons *>()->save(path);
    QTRY_VERIFY(window->message().contains("mine.lesson"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto lesson = ai::lab::readLesson(file.readAll().toStdString());
    QVERIFY(lesson.ok());
    const Lesson expected{"Mine", window->session()->setup(), 5, {"One", "Two"}, {{"Why?", "So."}}};
    QVERIFY(*lesson == expected);

    window->controller()->openExhibit("tree-1");
    finish(*window);
    window->openLesson(path);
    waitForLesson(*window, expected);
    QCOMPARE(window->session()->step(), 5U);
    QCOMPARE(questions->rowCount(), 1);
}

void TestLabLessons::wordsThatAreNotSavedAreReplacedTheSecondTime()
{
    const auto window = opened();
    auto *notes = part<QPlainTextEdit>(*window, "lessonNotes");
    const Lesson lesson = sample();
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    window->openLesson(written(lesson)); // nothing was changed
    QTRY_VERIFY(!notes->toPlainText().isEmpty());
    notes->setPlainText("Mine");
    window->openLesson(written(lesson));
    QTRY_VERIFY2(window->message().contains("not saved"), qPrintable(window->message()));
    QCOMPARE(notes->toPlainText(), QString("Mine"));
    window->openLesson(written(lesson));
    QTRY_COMPARE(notes->toPlainText(), QString("Alpha is 3.\nThen 2 comes."));
}

/// Into a page and a worksheet.
void TestLabLessons::wordsGoWithTheirSearchAlone()
{
    const Lesson lesson = sample();
    const auto window = opened();
    const auto *lessons = window->findChild<ui::lab::LabLessons *>();
    const auto shown = [lessons] { return lessons->lessonShown(); };
    QVERIFY(shown().notes.empty());
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    QCOMPARE(shown().notes, lesson.notes);
    QCOMPARE(shown().step, lesson.step);
    emit part<ui::lab::TreeCanvas>(*window, "treeCanvas")->leafEdited(path({0, 0}), 4);
    finish(*window);
    QCOMPARE(shown().questions, lesson.questions); // of a tree that was changed, too
    window->controller()->openExhibit("tree-1");
    finish(*window);
    QVERIFY(shown().title.empty() && shown().notes.empty() && shown().questions.empty());
    QVERIFY(shown().setup == window->session()->setup());
    // What is written beside it is of it.
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    part<QLineEdit>(*window, "lessonTitle")->setText("Another");
    QCOMPARE(shown().title, std::string("Another"));
}

void TestLabLessons::droppedFileOpens()
{
    const auto window = opened();
    const Lesson lesson = sample();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(written(lesson))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &drop);
    waitForLesson(*window, lesson);
    QMimeData text;
    text.setText("MAX(1,2)");
    QDragEnterEvent other({10, 10}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    other.ignore();
    QCoreApplication::sendEvent(window.get(), &other);
    QVERIFY(!other.isAccepted());
}

void TestLabLessons::problemsAreReportedWithTheirPlace()
{
    const auto window = opened();
    const auto before = window->session()->setup();
    const QString path = m_settings.filePath("wrong.lesson");
    QVERIFY(writeBytes(path, "Tabuleiro lesson 1\ntree: MAX(1,MAX(2,3))\n"));
    window->openLesson(path);
    QTRY_VERIFY(window->message().contains("wrong.lesson"));
    QVERIFY2(window->message().contains("line 2") && window->message().contains("MIN"),
             qPrintable(window->message()));
    window->openLesson(m_settings.filePath("missing.lesson"));
    QTRY_VERIFY(window->message().contains("missing.lesson"));
    QVERIFY(window->session()->setup() == before);
}

QTEST_MAIN(TestLabLessons)
#include "tst_lablessons.moc"
