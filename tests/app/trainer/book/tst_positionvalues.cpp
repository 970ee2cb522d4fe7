#include "ai/othello/board/board.h"
#include "app/commandline/files.h"
#include "app/trainer/book/positionvalues.h"
#include "tests/support/faultyfiles.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <map>
#include <random>

using namespace trainer;
using ai::othello::Board;

/// The file of values from which a stopped build of the book goes on.
class TestPositionValues : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreKeptByPositionAndDepth();
    void fileHasEveryValueAdded();
    void partOfALineIsTakenAway();
    void otherFilesAreRefused();
    void whatIsReportedAsAddedIsOnTheDisk();
};

namespace {

constexpr Board one{0x0000000810000000, 0xffff000000000000};
constexpr Board other{0xffff000000000000, 0x0000000810000000};

} // namespace

void TestPositionValues::valuesAreKeptByPositionAndDepth()
{
    PositionValues values;
    QVERIFY(!values.find(one, 4));
    QVERIFY(!values.add(one, 4, -3));
    QVERIFY(!values.add(one, 6, 2));
    QVERIFY(!values.add(other, 4, 63));
    QCOMPARE(values.find(one, 4), std::optional(-3));
    QCOMPARE(values.find(one, 6), std::optional(2));
    QCOMPARE(values.find(other, 4), std::optional(63));
    QVERIFY(!values.find(other, 6));
    QCOMPARE(values.size(), std::size_t(3));
}

void TestPositionValues::fileHasEveryValueAdded()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("values").toStdString();
    for (int run = 0; run < 3; ++run) {
        PositionValues values;
        QVERIFY(!values.open(path));
        QCOMPARE(values.size(), static_cast<std::size_t>(run));
        for (int depth = 1; depth <= run; ++depth)
            QCOMPARE(values.find(one, depth), std::optional(-depth));
        QVERIFY(!values.add(one, run + 1, -run - 1));
        // Read while the other is open still: a kill now would lose nothing.
        PositionValues again;
        QVERIFY(!again.open(path));
        QCOMPARE(again.size(), static_cast<std::size_t>(run + 1));
    }
}

void TestPositionValues::partOfALineIsTakenAway()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("values").toStdString();
    {
        PositionValues values;
        QVERIFY(!values.open(path));
        QVERIFY(!values.add(one, 4, 12));
        QVERIFY(!values.add(other, 4, -12));
    }
    const std::string whole = *commandline::readText(path);
    const std::size_t heading = whole.find('\n') + 1;
    const std::size_t last = whole.rfind('\n', whole.size() - 2) + 1;
    for (const std::size_t length : {std::size_t(0), std::size_t(5), heading - 1, heading,
                                     heading + 20, last - 1, last, last + 3, whole.size() - 1}) {
        QVERIFY(!commandline::writeText(path, std::string_view(whole).substr(0, length)));
        PositionValues values;
        QVERIFY(!values.open(path));
        QCOMPARE(values.find(one, 4).value_or(12), 12);
        QVERIFY(!values.find(other, 4)); // its line is the last
        QVERIFY(!values.add(one, 4, 12));
        QVERIFY(!values.add(other, 4, -12));
        PositionValues again;
        QVERIFY(!again.open(path));
        QCOMPARE(again.size(), std::size_t(2));
        QCOMPARE(again.find(other, 4), std::optional(-12));
    }
}

void TestPositionValues::otherFilesAreRefused()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("values").toStdString();
    for (const std::string letter : {"a letter\n", "a letter"}) {
        QVERIFY(!commandline::writeText(path, letter));
        const auto wrong = PositionValues().open(path);
        QVERIFY(wrong);
        QVERIFY2(wrong->text.find("the first line is \"a letter\"; expected \"Tabuleiro book "
                                  "values 1")
                     != std::string::npos,
                 wrong->text.c_str());
        QCOMPARE(*commandline::readText(path), letter); // as it was
    }

    QVERIFY(!commandline::writeText(path, ""));
    QVERIFY(!PositionValues().open(path));
    const std::string heading = *commandline::readText(path);
    QVERIFY(!commandline::writeText(path, heading + "1 2 3 4\n"));
    const auto damaged = PositionValues().open(path);
    QVERIFY(damaged);
    QVERIFY2(damaged->text.find("line 2: expected a board, a depth and a value")
                 != std::string::npos,
             damaged->text.c_str());
    QVERIFY(PositionValues().open(folder.filePath("none/values").toStdString()));
}

/// Whatever call fails, and whatever a loss of power after it leaves.
void TestPositionValues::whatIsReportedAsAddedIsOnTheDisk()
{
    std::mt19937 random(1);
    const QTemporaryDir folder;
    int failures = 0;
    bool faulted = true;
    for (int call = 1; faulted; ++call) {
        const std::string name = std::to_string(call);
        const std::string root = folder.filePath("disk").toStdString() + name;
        const std::string left = folder.filePath("left").toStdString() + name;
        std::filesystem::create_directory(root);
        support::FaultyFiles files(root, support::faultAt(call, EIO));
        std::map<int, bool> added;
        {
            PositionValues values(files);
            if (values.open(root + "/values")) {
                ++failures;
                continue;
            }
            for (int depth = 1; depth <= 3; ++depth) {
                added[depth] = !values.add(one, depth, depth);
                failures += added[depth] ? 0 : 1;
            }
        }
        faulted = files.faulted();
        files.leaveAfterPowerCut(left, files.calls() + 1, support::FaultyFiles::Loss::Everything,
                                 random);
        PositionValues found;
        QVERIFY(!found.open(left + "/values"));
        for (const auto &[depth, wasAdded] : added)
            QVERIFY2(!wasAdded || found.find(one, depth) == depth, (name + " ").c_str());
    }
    QVERIFY(failures > 3);
}

QTEST_APPLESS_MAIN(TestPositionValues)
#include "tst_positionvalues.moc"
