#include "tests/support/qt/files.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/export/worksheetdialog.h"

#include <QFileDialog>
#include <QPointer>
#include <QRadioButton>
#include <QTest>
#include <QTimer>

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

private:
    /// Chooses these files, one after the other, in the dialogs that open.
    void chooseFiles(const QStringList &paths);
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
    const auto requests = dialog->requests();
    QCOMPARE(requests.size(), std::size_t(3));
    const ui::lab::RandomSeries series{{2, 3, 3, 20, true}, false};
    for (std::size_t i = 0; i < requests.size(); ++i) {
        QCOMPARE(requests[i].title, series.title(20 + i));
        QVERIFY(std::get<ai::lab::TextTree>(requests[i].setup.root) == series.tree(20 + i));
    }
    dialog->reject();
}

void TestWorksheetDialog::chooseFiles(const QStringList &paths)
{
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this,
            [paths, next = qsizetype(-1), last = QPointer<QFileDialog>()]() mutable {
                auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
                if (files == nullptr)
                    return;
                // On a loaded machine a dialog may be there for more than one tick.
                if (files != last)
                    ++next;
                last = files;
                files->setDirectory(QFileInfo(paths.value(next)).path());
                files->selectFile(paths.value(next));
                static_cast<QDialog *>(files)->accept();
            });
    timer->start(10);
}

void TestWorksheetDialog::keyGoesIntoItsFile()
{
    const auto window = opened();
    const QString tasks = m_settings.filePath("sheet.pdf");
    const QString key = m_settings.filePath("answers.pdf");
    trigger(*window, "worksheet");
    auto *dialog = part<WorksheetDialog>(*window, "worksheetDialog");
    QVERIFY(dialog->requests().empty());
    part<QRadioButton>(*dialog, "keyInItsFile")->setChecked(true);
    chooseFiles({tasks, key});
    dialog->accept();
    QTRY_VERIFY(bytesOf(tasks).startsWith("%PDF") && bytesOf(key).startsWith("%PDF"));
    QCOMPARE(bytesOf(tasks).count("/Type /Page\n"), 1);
    QCOMPARE(bytesOf(key).count("/Type /Page\n"), 1);
}

QTEST_MAIN(TestWorksheetDialog)
#include "tst_worksheetdialog.moc"
