#include "tests/support/window/gamestest.h"
#include "ui/lab/export/labexporter.h"
#include "ui/lab/window/labwindow.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTimer>

#include <thread>

#include <sys/stat.h>

using ui::lab::LabExporter;
using ui::lab::LabWindow;

/// The window is closed while the Search Lab saves to a disk that blocks. A pipe that nobody reads
/// is as good as one.
class TestClosing : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theLabsFileIsWaitedFor();
    void theEndWaitsForNoBlockedDisk();
    void theLabsLessonIsAskedAbout();
    void theLabAloneEndsTheProgram();
    void theLabAloneWaitsForItsFile();

private:
    static std::unique_ptr<ui::MainWindow> hiddenWindow()
    {
        auto window = shown();
        window->hide();
        return window;
    }
    /// The Lab's window, whatever else there is.
    static LabWindow *labOf()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *lab = qobject_cast<LabWindow *>(widget))
                return lab;
        }
        qFatal("there is no Lab");
    }
    /// Has the Lab write a worksheet to a pipe; its path.
    QString exportToPipe(ui::MainWindow &window);
    /// Reads the pipe until its writer is through.
    static QByteArray drained(const QString &path);
};

QString TestClosing::exportToPipe(ui::MainWindow &window)
{
    QString path = m_folder->filePath("sheet.pdf");
    if (::mkfifo(QFile::encodeName(path).constData(), 0600) != 0)
        return {};
    trigger(window, "searchLab");
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *lab = qobject_cast<LabWindow *>(widget);
        if (lab == nullptr)
            continue;
        lab->controller()->openExample("tree-2");
        [lab] { QTRY_VERIFY(!lab->searching()); }();
        auto *exporter = lab->findChild<LabExporter *>();
        const QSignalSpy busy(exporter, &LabExporter::busyChanged);
        exporter->writeWorksheet(path, LabExporter::exported(lab->session()->search(), "A tree"));
        // Now, and once it is made and goes to the disk.
        [&busy] { QTRY_VERIFY(busy.count() >= 2); }();
        return path;
    }
    return {};
}

QByteArray TestClosing::drained(const QString &path)
{
    QFile pipe(path);
    return pipe.open(QIODevice::ReadOnly) ? pipe.readAll() : QByteArray();
}

void TestClosing::theLabsFileIsWaitedFor()
{
    const auto window = shown();
    const QString path = exportToPipe(*window);
    QVERIFY(!path.isEmpty());
    window->close();
    QVERIFY(window->isVisible());
    QVERIFY2(stateText(*window).contains("sheet.pdf"), qPrintable(stateText(*window)));
    QByteArray read;
    std::thread reader([&] { read = drained(path); });
    const auto joined = qScopeGuard([&] { reader.join(); });
    QTRY_VERIFY(!window->isVisible());
}

void TestClosing::theEndWaitsForNoBlockedDisk()
{
    auto window = shown();
    const QString path = exportToPipe(*window);
    QVERIFY(!path.isEmpty());
    window->close();
    QVERIFY(window->isVisible());
    QVERIFY(window->close());
    window.reset(); // returns, as the program does: nobody waits for the thread that still writes
}

void TestClosing::theLabsLessonIsAskedAbout()
{
    const auto window = shown();
    trigger(*window, "searchLab");
    LabWindow *lab = labOf();
    part<QLineEdit>(*lab, "lessonTitle")->setText("Mine");
    QVERIFY(!window->close());
    QVERIFY(window->isVisible() && lab->isVisible());
    part<QMessageBox>(*lab, "unsavedLesson")->button(QMessageBox::Cancel)->click();
    QVERIFY(window->isVisible() && lab->isVisible());
    QTRY_VERIFY(lab->findChild<QMessageBox *>() == nullptr);
    QVERIFY(!window->close());
    part<QMessageBox>(*lab, "unsavedLesson")->button(QMessageBox::Discard)->click();
    QVERIFY(!window->isVisible() && !lab->isVisible());
}

/// Unless the game's window was opened from it.
void TestClosing::theLabAloneEndsTheProgram()
{
    const QString lesson = file("a.lesson", "Tabuleiro lesson 1\ntree: MAX(1,MIN(2,3))\n");
    const auto window = hiddenWindow();
    window->openLesson(lesson);
    LabWindow *lab = labOf();
    QVERIFY(!window->isVisible() && lab->isVisible());
    QTimer::singleShot(0, lab, &QWidget::close);
    QCOMPARE(QApplication::exec(), 0); // returns
    window->openLesson(lesson);
    trigger(*lab, "showGame");
    QVERIFY(window->isVisible());
    bool goesOn = false;
    QTimer::singleShot(0, lab, [&] {
        lab->close();
        QCoreApplication::processEvents();
        goesOn = window->isVisible(); // the end closes all windows
        window->close();
    });
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(goesOn);
}

void TestClosing::theLabAloneWaitsForItsFile()
{
    const auto window = hiddenWindow();
    const QString path = exportToPipe(*window);
    LabWindow *lab = labOf();
    QVERIFY(!window->isVisible());
    QVERIFY(!lab->close());
    QVERIFY2(lab->message().contains("sheet.pdf"), qPrintable(lab->message()));
    std::thread reader([&] { drained(path); });
    const auto joined = qScopeGuard([&] { reader.join(); });
    QTRY_VERIFY(!lab->isVisible());
}

QTEST_MAIN(TestClosing)
#include "tst_closing.moc"
