#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/projector/projectorwindow.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>

using ai::lab::Lesson;
using ai::lab::LessonStop;
using ai::lab::writeLesson;
using ui::lab::LabWindow;

namespace {

LessonStop sample()
{
    LessonStop lesson{"The cut", {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(2,a))")}, 10, {}, {}};
    lesson.setup.failHard = true;
    lesson.notes = {"Alpha is 3.", "Then 2 comes."};
    lesson.questions = {{"Which leaf is cut?", "a"}};
    return lesson;
}

LessonStop secondStop()
{
    return {
        "The order", {*ai::lab::TextTree::parse("MIN(MAX(7,1),MAX(2,3))")}, 6, {"Now MIN."}, {}};
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
    void stopsFollowEachOther();
    void stopsAreWrittenAndSaved();
    void stepsOfASubtreeAreNoStepsOfItsStop();
    void removedStopIsAskedAbout();
    void anotherLessonEndsTheQuestion();
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
    QString written(const LessonStop &lesson)
    {
        const QString path = m_settings.filePath("sample.lesson");
        const bool isWritten = writeBytes(path, QByteArray::fromStdString(writeLesson({lesson})));
        return isWritten ? path : QString();
    }
    QString writtenStops(const Lesson &lesson)
    {
        const QString path = m_settings.filePath("stops.lesson");
        const bool isWritten = writeBytes(path, QByteArray::fromStdString(writeLesson(lesson)));
        return isWritten ? path : QString();
    }
    static void waitForLesson(LabWindow &window, const LessonStop &lesson)
    {
        QTRY_VERIFY(window.session()->hasTrace() && window.session()->setup() == lesson.setup);
        finish(window);
    }
};

void TestLabLessons::lessonOpensAtItsStepWithItsWords()
{
    const auto window = opened();
    const LessonStop lesson = sample();
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
    LessonStop lesson = sample();
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
    const LessonStop expected{
        "Mine", window->session()->setup(), 6, {"One", "Two"}, {{"Why?", "So."}}};
    QVERIFY(*lesson == Lesson{expected});

    window->controller()->openExample("tree-1");
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
    const LessonStop lesson = sample();
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
    trigger(*window, "reportLesson"); // has no file
    QVERIFY(question(*window) != nullptr);
    answer(*window, QMessageBox::Cancel);
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
    QVERIFY(!window->tryClose([&ended] { ++ended; })); // the program
    QVERIFY(!window->close());                         // asked again while it is asked
    QCOMPARE(window->findChildren<QMessageBox *>().size(), 1);
    QVERIFY(!window->tryClose([&ended] { ++ended; }));
    answer(*window, QMessageBox::Discard);
    QCOMPARE(ended, 1);
    QVERIFY(window->close());
    window->showAgain();
    QVERIFY(title->text().isEmpty() && !window->isWindowModified());
}

/// But not another way to search it, as a class is shown it.
void TestLabLessons::anEditedTreeIsAChangeOfItsLesson()
{
    const LessonStop lesson = sample();
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
    QVERIFY(saved->front().setup == window->session()->setup());
    QCOMPARE(saved->front().notes, lesson.notes);
    // Nothing is lost that was not part of a lesson.
    const auto other = opened();
    emit part<ui::lab::TreeCanvas>(*other, "treeCanvas")->leafEdited(path({0, 0}), 4);
    finish(*other);
    QVERIFY(other->close());
}

void TestLabLessons::savedWordsCloseTheWindow()
{
    const LessonStop lesson = sample();
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
    const LessonStop lesson = sample();
    const auto window = opened();
    window->openLesson(written(lesson));
    waitForLesson(*window, lesson);
    auto *remark = part<QLabel>(*window, "detachedLesson");
    QVERIFY(!remark->isVisible());
    window->controller()->openExample("tree-1");
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
    QVERIFY(saved->front().setup == lesson.setup);
    QCOMPARE(saved->front().step, lesson.step);
    QCOMPARE(saved->front().title, std::string("Another"));
    // Back to it.
    part<QPushButton>(*window, "showOwnSearch")->click();
    waitForLesson(*window, lesson);
    QVERIFY(!remark->isVisible());
    QCOMPARE(window->session()->step(), 10U);
    // A new lesson begins with what is shown.
    window->controller()->openExample("tree-1");
    finish(*window);
    part<QPushButton>(*window, "newLesson")->click();
    QVERIFY(!remark->isVisible());
    QVERIFY(part<QLineEdit>(*window, "lessonTitle")->text().isEmpty());
    QVERIFY(part<QPushButton>(*window, "editLesson")->isChecked());
}

/// Into a page and a worksheet.
void TestLabLessons::wordsGoWithTheirSearchAlone()
{
    const LessonStop lesson = sample();
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
    window->controller()->openExample("tree-1");
    finish(*window);
    QVERIFY(shown().title.empty() && shown().notes.empty() && shown().questions.empty());
    QVERIFY(shown().setup == window->session()->setup());
    part<QPushButton>(*window, "useWithShown")->click();
    QCOMPARE(shown().notes, lesson.notes);
    QVERIFY(window->isWindowModified()); // its file has another tree
}

/// Each with its own search, step and words, by the menu, the page and the projector.
void TestLabLessons::stopsFollowEachOther()
{
    const auto window = opened();
    const Lesson lesson{sample(), secondStop()};
    window->openLesson(writtenStops(lesson));
    waitForLesson(*window, lesson[0]);
    QCOMPARE(part<QLabel>(*window, "lessonStop")->text(), QString("Stop 1 of 2"));
    trigger(*window, "nextStop");
    waitForLesson(*window, lesson[1]);
    QCOMPARE(window->session()->step(), 6U);
    QCOMPARE(part<QPlainTextEdit>(*window, "lessonNotes")->toPlainText(), QString("Now MIN."));
    QCOMPARE(part<QLineEdit>(*window, "lessonTitle")->text(), QString("The order"));
    QVERIFY(!part<QLabel>(*window, "detachedLesson")->isVisible());
    QVERIFY(!window->findChild<QAction *>("nextStop")->isEnabled());
    QVERIFY(!window->isWindowModified());
    QVERIFY(window->windowTitle().contains("The cut")); // the lesson's name
    part<QPushButton>(*window, "earlierStop")->click();
    waitForLesson(*window, lesson[0]);
    // What is exported is the lesson as it was.
    Lesson shown = window->findChild<ui::lab::LabLessons *>()->wholeLessonShown();
    QVERIFY(shown == lesson);
    trigger(*window, "projector");
    auto *projector = window->findChild<ui::lab::ProjectorWindow *>();
    QVERIFY(projector != nullptr);
    QCOMPARE(projector->findChild<QLabel *>("projectorStop")->text(),
             QString("Stop 1 of 2: The cut"));
    window->session()->goTo(window->session()->trace().stepCount());
    QTest::keyClick(projector, Qt::Key_PageDown); // behind the last step
    waitForLesson(*window, lesson[1]);
    QCOMPARE(projector->findChild<QLabel *>("projectorStop")->text(),
             QString("Stop 2 of 2: The order"));
    QTest::keyClick(projector, Qt::Key_P);
    waitForLesson(*window, lesson[0]);
    projector->close();
}

void TestLabLessons::stopsAreWrittenAndSaved()
{
    const auto window = opened();
    part<QLineEdit>(*window, "lessonTitle")->setText("One");
    const auto first = window->session()->setup();
    part<QPushButton>(*window, "addStop")->click();
    QVERIFY(part<QLineEdit>(*window, "lessonTitle")->text().isEmpty());
    window->controller()->openExample("tree-1"); // what the second stop is about
    finish(*window);
    part<QLineEdit>(*window, "lessonTitle")->setText("Two");
    QVERIFY(!part<QPushButton>(*window, "useWithShown")->isVisible());
    const auto second = window->session()->setup();
    QVERIFY(!(first == second));
    window->findChild<ui::lab::LabLessons *>()->goOn(-1);
    QTRY_VERIFY(window->session()->setup() == first);
    QCOMPARE(part<QLineEdit>(*window, "lessonTitle")->text(), QString("One"));
    QVERIFY(part<QPushButton>(*window, "editLesson")->isChecked());
    QVERIFY(window->isWindowModified());
    const QString path = m_settings.filePath("both.lesson");
    window->findChild<ui::lab::LabLessons *>()->save(path);
    QTRY_VERIFY(window->message().contains("both.lesson"));
    QVERIFY(!window->isWindowModified());
    const auto saved = ai::lab::readLesson(bytesOf(path).toStdString());
    QVERIFY2(saved.ok(), saved ? "" : saved.error().text.c_str());
    QCOMPARE(saved->size(), std::size_t(2));
    QVERIFY((*saved)[0].title == "One" && (*saved)[0].setup == first);
    QVERIFY((*saved)[1].title == "Two" && (*saved)[1].setup == second);
}

/// Neither of the one that is shown nor of one that is added behind it.
void TestLabLessons::stepsOfASubtreeAreNoStepsOfItsStop()
{
    const auto window = opened();
    const Lesson lesson{sample(), secondStop()};
    window->openLesson(writtenStops(lesson));
    waitForLesson(*window, lesson[0]);
    window->controller()->searchSubtree(path({1}));
    finish(*window);
    QCOMPARE(window->session()->search().path, path({1}));
    window->session()->goTo(window->session()->trace().stepCount());
    QVERIFY(window->session()->step() > 0);
    const auto *lessons = window->findChild<ui::lab::LabLessons *>();
    QCOMPARE(lessons->wholeLessonShown()[0].step, 0U);
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    part<QPushButton>(*window, "addStop")->click();
    QCOMPARE(lessons->wholeLessonShown().size(), std::size_t(3));
    QCOMPARE(lessons->wholeLessonShown()[1].step, 0U);
}

void TestLabLessons::removedStopIsAskedAbout()
{
    const auto window = opened();
    const Lesson lesson{sample(), secondStop()};
    window->openLesson(writtenStops(lesson));
    waitForLesson(*window, lesson[0]);
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    part<QPushButton>(*window, "removeStopButton")->click();
    auto *asked = window->findChild<QMessageBox *>("removeStop");
    QVERIFY(asked != nullptr);
    asked->button(QMessageBox::Cancel)->click();
    QCOMPARE(window->findChild<ui::lab::LabLessons *>()->wholeLessonShown().size(), std::size_t(2));
    QTRY_VERIFY(window->findChild<QMessageBox *>("removeStop") == nullptr);
    part<QPushButton>(*window, "removeStopButton")->click();
    window->findChild<QMessageBox *>("removeStop")->button(QMessageBox::Yes)->click();
    waitForLesson(*window, lesson[1]);
    QVERIFY(window->findChild<ui::lab::LabLessons *>()->wholeLessonShown() == Lesson{lesson[1]});
    QVERIFY(window->isWindowModified());
    // One without words goes at once.
    part<QPushButton>(*window, "addStop")->click();
    part<QPushButton>(*window, "removeStopButton")->click();
    QCOMPARE(window->findChild<ui::lab::LabLessons *>()->wholeLessonShown().size(), std::size_t(1));
}

/// It would remove a stop of the lesson that was opened meanwhile.
void TestLabLessons::anotherLessonEndsTheQuestion()
{
    const auto window = opened();
    const Lesson lesson{sample(), secondStop()};
    window->openLesson(writtenStops(lesson));
    waitForLesson(*window, lesson[0]);
    part<QPushButton>(*window, "editLesson")->setChecked(true);
    part<QPushButton>(*window, "removeStopButton")->click();
    QVERIFY(window->findChild<QMessageBox *>("removeStop")->isVisible());
    const Lesson other{secondStop(), sample()};
    window->openLesson(writtenStops(other));
    waitForLesson(*window, other[0]);
    QTRY_VERIFY(window->findChild<QMessageBox *>("removeStop") == nullptr);
    QVERIFY(window->findChild<ui::lab::LabLessons *>()->wholeLessonShown() == other);
}

void TestLabLessons::droppedFileOpens()
{
    const auto window = opened();
    const LessonStop lesson = sample();
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
