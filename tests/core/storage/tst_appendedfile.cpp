#include "core/storage/appendedfile.h"
#include "tests/support/faultyfiles.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using support::FaultyFiles;

/// A file of lines that grows on a disk that fails and recovers.
class TestAppendedFile : public QObject
{
    Q_OBJECT

private slots:
    void linesThatFailedFollowWithTheNext_data();
    void linesThatFailedFollowWithTheNext();
};

void TestAppendedFile::linesThatFailedFollowWithTheNext_data()
{
    QTest::addColumn<int>("error");
    for (const auto &[name, error] :
         {std::pair("EIO", EIO), {"ENOSPC", ENOSPC}, {"EMFILE", EMFILE}, {"half a write", 0}})
        QTest::newRow(name) << error;
}

/// Whichever call fails, and while the first line or another is written: what the owner has by then
/// is in the file as soon as a line is accepted.
void TestAppendedFile::linesThatFailedFollowWithTheNext()
{
    QFETCH(int, error);
    int refused = 0;
    for (int n = 1;; ++n) {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("lines").toStdString();
        FaultyFiles files(folder.path().toStdString(), support::faultAt(n, error));
        core::storage::AppendedFile appended(files, path, [](std::string_view) { return false; });
        std::string all;
        bool wasRefused = false;
        for (const char *line : {"one\n", "two\n", "three\n", "four\n", "five\n"}) {
            all += line;
            if (appended.append(line, [&all] { return all; })) {
                wasRefused = true;
                continue;
            }
            QFile file(QString::fromStdString(path));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll().toStdString(), all);
        }
        refused += wasRefused ? 1 : 0;
        if (!files.faulted())
            break;
        QVERIFY(files.openFiles() <= 1);
    }
    QCOMPARE(refused > 0, error != 0); // a short write is continued
}

QTEST_GUILESS_MAIN(TestAppendedFile)
#include "tst_appendedfile.moc"
