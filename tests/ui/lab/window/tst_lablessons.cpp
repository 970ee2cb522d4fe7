#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>

using ai::lab::Lesson;
using ui::lab::LabWindow;

namespace {

Lesson sample()
{
    Lesson lesson{"The cut", {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(2,a))")}, 10, {}, {}};
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
    void unsavedWordsAreAskedAboutBeforeAnotherLesson();
    void unsavedWordsAreAskedAboutBeforeTheEnd();
    void anEditedTreeIsAChangeOfItsLesson();
    void savedWordsCloseTheWindow();
    void failedSavingKeepsTheQuestion();
    void wordsStayWithTheirSearch();
    void wordsGoWithTheirSearchAlone();
    void droppedFileOpens();
    void problemsAreReportedWithTheirPlace();

private:
    static QMessageBox *question(LabWindow &window)
    {
        return window.findChild<QMessageBox *>("unsavedLesson");
    }
    static void answer(LabWindow &window, QMessageBox::StandardButton button)
    {
        QVERIFY(question(window) != nullptr);
        question(window)->button(button)->click();
        QTRY_VERIFY(question(window) == nullptr);
    }
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
    QCOMPARE(window->session()->step(), 10U);
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
    window->session()->goTo(6);
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
    const Lesson expected{"Mine", window->session()->setup(), 6, {"One", "Two"}, {{"Why?", "So."}}};
    QVERIFY(*lesson == expected);

    window->controller()->openExhibit("tree-1");
    finish(*window);
    window->openLesson(path);
    waitForLesson(*window, expected);
    QCOMPARE(window->session()->step(), 6U);
    QCOMPARE(questions->rowCount(), 1);
}

void TestLabLessons::unsavedWordsAreAskedAboutBeforeAnotherLesson()
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
    QTRY_VERIFY(question(*window) != nullptr);
    QCOMPARE(notes->toPlainText(), QString("Mine"));
    answer(*window, QMessageBox::Cancel);
    QCOMPARE(notes->toPlainText(), QString("Mine"));
    window->openLesson(written(lesson));
    QTRY_VERIFY(question(*window) != nullptr);
    answer(*window, QMessageBox::Discard);
    QTRY_COMPARE(notes->toPlainText(), QString("Alpha is 3.\nThen 2 comes."));
}

void TestLabLessons::unsavedWordsAreAskedAboutBeforeTheEnd()
{
    const auto window = opened();
    auto *title = part<QLineEdit>(*window, "lessonTitle");
    QVERIFY(!window->isWindowModified());
    title->setText("Mine");
    QVERIFY(window->isWindowModified());
    QVERIFY(window->windowTitle().contains("Mine"));
    QVERIFY(!window->close());
    answer(*window, QMessageBox::Cancel);
    QVERIFY(window->isVisible());
    QCOMPARE(title->text(), QString("Mine"));
    int ended = 0;
    QVERIFY(!window->closeOrAsk([&ended] { ++ended; })); // the program
    QVERIFY(!window->close());                           // asked again while it is asked
    QCOMPARE(window->findChildren<QMessageBox *>().size(), 1);
    QVERIFY(!window->closeOrAsk([&ended] { ++ended; }));
    answer(*window, QMessageBox::Discard);
    QCOMPARE(ended, 1);
    QVERIFY(window->close());
    window->showAgain();
    QVERIFY(title->text().isEmpty() && !window->isWindowModified());
}

/// But not another way to search it, as a class is shown it.
void TestLabLessons::anEditedTreeIsAChangeOfItsLesson()
{
    const Lesson lesson = sample();
    const auto window = opened();
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    QVERIFY(!window->isWindowModified());
    ai::lab::SearchSetup plain = lesson.setup;
    plain.algorithm = ai::lab::Algorithm::Plain;
    window->controller()->search(plain);
    finish(*window);
    QVERIFY(!window->isWindowModified());
    emit part<ui::lab::TreeCanvas>(*window, "treeCanvas")->leafEdited(path({0, 0}), 4);
    finish(*window);
    QVERIFY(window->isWindowModified());
    trigger(*window, "saveLesson"); // to its file
    QVERIFY(!window->isWindowModified());
    QTRY_VERIFY2(window->message().contains("sample.lesson"), qPrintable(window->message()));
    const auto saved =
        ai::lab::readLesson(bytesOf(m_settings.filePath("sample.lesson")).toStdString());
    QVERIFY(saved.ok());
    QVERIFY(saved->setup == window->session()->setup());
    QCOMPARE(saved->notes, lesson.notes);
    // Nothing is lost that was not part of a lesson.
    const auto other = opened();
    emit part<ui::lab::TreeCanvas>(*other, "treeCanvas")->leafEdited(path({0, 0}), 4);
    finish(*other);
    QVERIFY(other->close());
}

void TestLabLessons::savedWordsCloseTheWindow()
{
    const Lesson lesson = sample();
    const auto window = opened();
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    part<QLineEdit>(*window, "lessonTitle")->setText("Mine");
    QVERIFY(!window->close());
    answer(*window, QMessageBox::Save);
    QTRY_VERIFY(!window->isVisible());
    QVERIFY(bytesOf(m_settings.filePath("sample.lesson")).contains("title: Mine"));
}

void TestLabLessons::failedSavingKeepsTheQuestion()
{
    const auto window = opened();
    part<QLineEdit>(*window, "lessonTitle")->setText("Mine");
    auto *lessons = window->findChild<ui::lab::LabLessons *>();
    lessons->save(m_settings.filePath("missing/mine.lesson"));
    QTRY_VERIFY2(window->message().contains("Could not"), qPrintable(window->message()));
    QVERIFY(window->isWindowModified());
    QVERIFY(!window->close());
    answer(*window, QMessageBox::Save); // fails again
    QTRY_VERIFY(!lessons->busy());
    QVERIFY(window->isVisible() && window->isWindowModified());
}

/// Another tree takes them neither into exports nor into the lesson's file.
void TestLabLessons::wordsStayWithTheirSearch()
{
    const Lesson lesson = sample();
    const auto window = opened();
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    auto *remark = part<QLabel>(*window, "detachedLesson");
    QVERIFY(!remark->isVisible());
    window->controller()->openExhibit("tree-1");
    finish(*window);
    QVERIFY(remark->isVisible());
    QVERIFY2(remark->text().contains("The cut"), qPrintable(remark->text()));
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    part<QLineEdit>(*window, "lessonTitle")->setText("Another");
    QVERIFY(remark->isVisible());
    trigger(*window, "saveLesson");
    QTRY_VERIFY(window->message().contains("sample.lesson"));
    const auto saved =
        ai::lab::readLesson(bytesOf(m_settings.filePath("sample.lesson")).toStdString());
    QVERIFY(saved.ok());
    QVERIFY(saved->setup == lesson.setup);
    QCOMPARE(saved->step, lesson.step);
    QCOMPARE(saved->title, std::string("Another"));
    // Back to it.
    part<QPushButton>(*window, "showOwnSearch")->click();
    waitForLesson(*window, lesson);
    QVERIFY(!remark->isVisible());
    QCOMPARE(window->session()->step(), 10U);
    // A new lesson begins with what is shown.
    window->controller()->openExhibit("tree-1");
    finish(*window);
    part<QPushButton>(*window, "newLesson")->click();
    QVERIFY(!remark->isVisible());
    QVERIFY(part<QLineEdit>(*window, "lessonTitle")->text().isEmpty());
    QVERIFY(part<QPushButton>(*window, "editLesson")->isChecked());
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
    part<QPushButton>(*window, "useWithShown")->click();
    QCOMPARE(shown().notes, lesson.notes);
    QVERIFY(window->isWindowModified()); // its file has another tree
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
