#include "tests/support/blockedfiles.h"
#include "tests/support/lab/traced.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/export/worksheettask.h"

#include <QSignalSpy>

using support::BlockedFiles;
using ui::lab::LabExporter;

/// What leaves the Lab: all of it, one after the other, and nobody waits.
class TestLabExporter : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        useOwnSettings();
    }
    void init() { forgetTree(); }
    void allExportsAreMade();
    void whatCannotBeMadeIsReported();
    void leftOutPartsAreNamed();
    void suffixDecidesThePicture();
    void stoppedExportsAreNotSaved();
    void aBlockedDiskHoldsNothing();
    void aClosedLabComesBackWithAFailure();

private:
    static ui::lab::ExportedLesson worksheet(ui::lab::LabWindow &window)
    {
        return LabExporter::exported(window.session()->search(), "A tree");
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestLabExporter::allExportsAreMade()
{
    const auto window = opened();
    LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>());
    const QSignalSpy saved(&exporter, &LabExporter::saved);
    const QSignalSpy finished(&exporter, &LabExporter::finished);
    for (const char *name : {"one.pdf", "two.pdf", "three.pdf"})
        exporter.writeWorksheet(path(name), worksheet(*window));
    QVERIFY(exporter.isBusy());
    QCOMPARE(exporter.path(), path("one.pdf"));
    QTRY_VERIFY(!exporter.isBusy());
    QCOMPARE(saved.count(), 3);
    QCOMPARE(finished.count(), 1);
    for (const char *name : {"one.pdf", "two.pdf", "three.pdf"})
        QVERIFY2(bytesOf(path(name)).startsWith("%PDF"), name);
}

void TestLabExporter::whatCannotBeMadeIsReported()
{
    const auto window = opened();
    LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>());
    const QSignalSpy messages(&exporter, &LabExporter::messageChanged);
    QSignalSpy saved(&exporter, &LabExporter::saved);
    ai::lab::Lesson lesson(2);
    lesson[0].setup = window->session()->setup();
    lesson[1].setup = {core::TicTacToe(), ai::lab::Algorithm::AlphaBetaShared, 2};
    exporter.writeWorksheet(path("wide.pdf"), {lesson, "Wide"});
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY2(saved[0][1].toString().startsWith("Stop 2: This tree is too large"),
             qPrintable(saved[0][1].toString()));
    QVERIFY(!exporter.isBusy());
    QCOMPARE(messages.last()[0].toString(), saved[0][1].toString());
    QVERIFY(!QFile::exists(path("wide.pdf")));
}

void TestLabExporter::leftOutPartsAreNamed()
{
    const auto window = opened();
    LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>());
    const QSignalSpy messages(&exporter, &LabExporter::messageChanged);
    FileDialogAnswers dialogs({FileDialogAnswers::choose(path("letter.xml")),
                               FileDialogAnswers::choose(path("plain.xml")),
                               FileDialogAnswers::choose(path("random.pdf"))});
    const auto save = [&](const char *tree) {
        exporter.saveQuestions(LabExporter::exported(
            support::traced({*ai::lab::TextTree::parse(tree), ai::lab::Algorithm::AlphaBetaShared}),
            "A"));
        QTRY_VERIFY(!exporter.isBusy());
    };
    save("((a,4),(3,2))");
    QCOMPARE(messages.last()[0].toString(),
             "Saved as " + path("letter.xml")
                 + ". Questions whose answers depend on the value of a letter are left out.");
    save("((1,4),(3,2))");
    QCOMPARE(messages.last()[0].toString(), "Saved as " + path("plain.xml") + '.');
    ui::lab::RandomTrees trees;
    trees.series.shape = {5, 2, 3, 20, true};
    trees.count = 3;
    while (ui::lab::worksheetProblem(support::traced(trees.series.setup(trees.first))).isEmpty())
        ++trees.first;
    exporter.saveRandomWorksheet(trees, LabExporter::WorksheetKey::None, false);
    QTRY_VERIFY(!exporter.isBusy());
    QVERIFY(dialogs.done());
    const QString large =
        QString("Random trees too large for a page, left out: %1").arg(trees.first);
    QVERIFY2(messages.last()[0].toString().contains(large),
             qPrintable(messages.last()[0].toString()));
}

void TestLabExporter::suffixDecidesThePicture()
{
    const auto window = opened();
    LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>());
    const QSignalSpy messages(&exporter, &LabExporter::messageChanged);
    FileDialogAnswers dialogs({FileDialogAnswers::choose(path("a.svg")),
                               FileDialogAnswers::choose(path("a.png")),
                               FileDialogAnswers::choose(path("a.bmp"))});
    exporter.savePicture(LabExporter::PictureKind::Bitmap, "A");
    exporter.savePicture(LabExporter::PictureKind::Vector, "A");
    QTRY_VERIFY(!exporter.isBusy());
    QVERIFY(bytesOf(path("a.svg")).startsWith("<?xml"));
    QVERIFY(bytesOf(path("a.png")).startsWith("\x89PNG"));
    exporter.savePicture(LabExporter::PictureKind::Bitmap, "A");
    QVERIFY2(messages.last()[0].toString().contains("cannot write .bmp pictures"),
             qPrintable(messages.last()[0].toString()));
    QVERIFY(!QFile::exists(path("a.bmp")));
    QVERIFY(dialogs.done());
}

void TestLabExporter::stoppedExportsAreNotSaved()
{
    const auto window = opened();
    LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>());
    const QSignalSpy finished(&exporter, &LabExporter::finished);
    exporter.writeWorksheet(path("stopped1.pdf"), worksheet(*window));
    exporter.writeWorksheet(path("stopped2.pdf"), worksheet(*window));
    const QSignalSpy messages(&exporter, &LabExporter::messageChanged);
    exporter.stop();
    QVERIFY(!exporter.isBusy());
    QCOMPARE(finished.count(), 1);
    const QString message = messages.last()[0].toString();
    for (const char *name : {"stopped1.pdf", "stopped2.pdf"})
        QVERIFY2(message.contains(path(name)), qPrintable(message));
    exporter.writeWorksheet(path("next.pdf"), worksheet(*window));
    QTRY_VERIFY(!exporter.isBusy());
    QVERIFY(!QFile::exists(path("stopped1.pdf")) && !QFile::exists(path("stopped2.pdf")));
    QVERIFY(QFile::exists(path("next.pdf")));
}

void TestLabExporter::aBlockedDiskHoldsNothing()
{
    static BlockedFiles files; // its thread may end after the exporter
    const auto window = opened();
    {
        LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>(), nullptr, files);
        exporter.writeWorksheet(path("first.pdf"), worksheet(*window));
        QTRY_VERIFY(QDir(m_folder.path()).entryList({"first.pdf.*"}, QDir::Files).size() == 1);
        QVERIFY(exporter.isBusy());
        QCOMPARE(exporter.path(), path("first.pdf"));
        exporter.writeWorksheet(path("second.pdf"), worksheet(*window));
        exporter.abandon();
    } // does not wait for the disk
    QVERIFY(!QFile::exists(path("first.pdf")));
    files.release(1'000); // what has begun ends
    QTRY_VERIFY(QFile::exists(path("first.pdf")));
    QVERIFY(!QFile::exists(path("second.pdf")));
}

void TestLabExporter::aClosedLabComesBackWithAFailure()
{
    const auto window = opened();
    auto *exporter = window->findChild<LabExporter *>();
    exporter->writeWorksheet(path("missing/sheet.pdf"), worksheet(*window));
    window->close();
    QVERIFY(!window->isVisible());
    QTRY_VERIFY(window->isVisible());
    QVERIFY2(window->message().contains("sheet.pdf"), qPrintable(window->message()));
}

QTEST_MAIN(TestLabExporter)
#include "tst_labexporter.moc"
