#include "tests/support/qt/files.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/export/worksheetdialog.h"

#include <QRadioButton>
#include <QTest>

using ui::lab::WorksheetDialog;

/// What a teacher says of a worksheet.
class TestWorksheetDialog : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useOwnSettings();
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void seriesIsAskedFor();
    void keyGoesIntoItsFile();
    void stopThatIsTooLargeIsRefused();
};

void TestWorksheetDialog::seriesIsAskedFor()
{
    const auto window = opened();
    trigger(*window, "openRandomTree");
    part<QSpinBox>(*window, "randomSeed")->setValue(8);
    finish(*window);
    trigger(*window, "randomWorksheet");
    auto *dialog = part<WorksheetDialog>(*window, "worksheetDialog");
    QCOMPARE(part<QSpinBox>(*dialog, "worksheetFirst")->value(), 8); // where the bar is
    part<QSpinBox>(*dialog, "worksheetCount")->setValue(3);
    part<QSpinBox>(*dialog, "worksheetFirst")->setValue(20);
    part<QSpinBox>(*dialog, "randomDepth")->setValue(2);
    part<QCheckBox>(*dialog, "randomExactly")->setChecked(true);
    QCOMPARE(dialog->key(), WorksheetDialog::Key::OnItsPage);
    const ai::lab::Lesson lesson = dialog->trees().lesson();
    QCOMPARE(lesson.size(), std::size_t(3));
    const ui::lab::RandomSeries series{{2, 3, 3, 20, true}, false};
    for (std::size_t i = 0; i < lesson.size(); ++i) {
        QCOMPARE(lesson[i].title, series.title(20 + i).toStdString());
        QVERIFY(std::get<ai::lab::TextTree>(lesson[i].setup.root) == series.tree(20 + i));
        QCOMPARE(lesson[i].setup.algorithm, window->controller()->session()->setup().algorithm);
    }
    dialog->reject();
}

void TestWorksheetDialog::keyGoesIntoItsFile()
{
    const auto window = opened();
    const QString tasks = m_settings.filePath("sheet.pdf");
    const QString key = m_settings.filePath("answers.pdf");
    trigger(*window, "worksheet");
    auto *dialog = part<WorksheetDialog>(*window, "worksheetDialog");
    part<QRadioButton>(*dialog, "keyInItsFile")->setChecked(true);
    const FileDialogAnswers answers(
        {FileDialogAnswers::choose(tasks), FileDialogAnswers::choose(key)});
    dialog->accept();
    QTRY_VERIFY(bytesOf(tasks).startsWith("%PDF") && bytesOf(key).startsWith("%PDF"));
    QCOMPARE(bytesOf(tasks).count("/Type /Page\n"), 1);
    QCOMPARE(bytesOf(key).count("/Type /Page\n"), 1);
}

/// Before it is searched, which would take hours.
void TestWorksheetDialog::stopThatIsTooLargeIsRefused()
{
    const auto window = opened();
    ai::lab::Lesson lesson(2);
    lesson[0].setup = window->session()->setup();
    lesson[1].setup = {core::Othello(), ai::lab::Algorithm::Plain, 12};
    const QString file = m_settings.filePath("large.lesson");
    QVERIFY(writeBytes(file, QByteArray::fromStdString(writeLesson(lesson))));
    window->openLesson(file);
    const auto *lessons = window->findChild<ui::lab::LabLessons *>();
    QTRY_COMPARE(lessons->wholeLessonShown().size(), std::size_t(2));
    finish(*window);
    const QString sheet = m_settings.filePath("large.pdf");
    trigger(*window, "worksheet");
    const FileDialogAnswers answers({FileDialogAnswers::choose(sheet)});
    part<WorksheetDialog>(*window, "worksheetDialog")->accept();
    QTRY_VERIFY2(window->message().startsWith("Stop 2: Not searched: it would visit about"),
                 qPrintable(window->message()));
    QVERIFY2(!window->message().contains("What is shown"), qPrintable(window->message()));
    QVERIFY(!QFile::exists(sheet));
}

QTEST_MAIN(TestWorksheetDialog)
#include "tst_worksheetdialog.moc"
