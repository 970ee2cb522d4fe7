#include "core/storage/filelock.h"
#include "tests/support/faultyfiles.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "ui/settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>
#include <random>

#include <sys/stat.h>

using support::FaultyFiles;
using ui::SettingsEntries;
using ui::SettingsFile;

/// The settings' file: that QSettings reads what is written, and that no failing call and no loss
/// of power damages it or goes unreported.
class TestSettingsFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void qSettingsReadsWhatIsWritten();
    void everyStringIsReadBack();
    void filesOfQSettingsAreRead();
    void changesOfOtherProgramsStay();
    void damagedKeysAreLeftOut();
    void everyCallMayFail_data();
    void everyCallMayFail();
    void powerIsLostAtEveryCall();
    void whatFailedIsWrittenWithTheNextChange();
    void noPipeIsWaitedFor();
    void whatCannotBeReadIsNotReplaced();
    void itIsLockedWhileItIsReplaced();

private:
    QString path() const { return m_folder->filePath("tabuleiro/tabuleiro.ini"); }
    /// What another program reads from a file.
    static SettingsEntries entriesIn(const QString &path);
    /// What QSettings reads from the text of entries.
    SettingsEntries readBack(const SettingsEntries &entries);

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_files = 0;
};

void TestSettingsFile::init()
{
    // What a disk does is simulated.
    const QFileInfo memory("/dev/shm");
    m_folder = std::make_unique<QTemporaryDir>(
        (memory.isWritable() ? memory.filePath() : QDir::tempPath()) + "/tst_settingsfile-XXXXXX");
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
}

SettingsEntries TestSettingsFile::entriesIn(const QString &path)
{
    const QSettings store(path, QSettings::IniFormat);
    SettingsEntries entries;
    for (const QString &key : store.allKeys())
        entries[key] = store.value(key);
    return entries;
}

SettingsEntries TestSettingsFile::readBack(const SettingsEntries &entries)
{
    QFile file(
        m_folder->filePath(QString("text%1.ini").arg(++m_files))); // QSettings knows old ones
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(ui::settingsText(entries));
    file.close();
    return entriesIn(file.fileName());
}

void TestSettingsFile::qSettingsReadsWhatIsWritten()
{
    QByteArray bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += char(byte);
    const QVariantMap scores{{"value", QVariantList{3, 2, 1}}, {"\u00e9", QVariantList()}};
    const SettingsEntries read = readBack({{"level", "hard"},
                                           {"openingBook", false},
                                           {"thinkingTime", 1500},
                                           {"nim/heaps", "3-4-5"},
                                           {"a/b/c", "deep"},
                                           {"geometry", bytes},
                                           {"none", QByteArray()},
                                           {"one", QStringList("a, b")},
                                           {"two", QStringList({"a;b", "@c"})},
                                           {"empty", QStringList()},
                                           {"lab/scores", scores}});
    QCOMPARE(read.size(), 11);
    QCOMPARE(read["level"].toString(), QString("hard"));
    QCOMPARE(read["openingBook"].toBool(), false);
    QCOMPARE(read["thinkingTime"].toInt(), 1500);
    QCOMPARE(read["nim/heaps"].toString(), QString("3-4-5"));
    QCOMPARE(read["a/b/c"].toString(), QString("deep"));
    QCOMPARE(read["geometry"].toByteArray(), bytes);
    QVERIFY(read["none"].toByteArray().isEmpty());
    QCOMPARE(read["one"].toStringList(), QStringList("a, b"));
    QCOMPARE(read["two"].toStringList(), QStringList({"a;b", "@c"}));
    QCOMPARE(read["empty"].toStringList(), QStringList());
    QCOMPARE(read["lab/scores"].toMap(), scores);
    QCOMPARE(readBack(read), read);
}

void TestSettingsFile::everyStringIsReadBack()
{
    std::mt19937 random(19);
    SettingsEntries entries;
    for (int i = 0; i < 3000; ++i) {
        QString string;
        for (auto left = random() % 8; left > 0; --left) {
            constexpr char16_t marks[] = u"\\\"@;,=[]()%/ \n\r\t\x7f abcF019x";
            string += random() % 3 == 0 ? QChar(char16_t(random() % 0x10000))
                                        : QChar(marks[random() % (std::size(marks) - 1)]);
        }
        entries[QString("k%1").arg(i)] = string;
        entries[QString("list/k%1").arg(i)] = QStringList{string, QString(), string + '"'};
    }
    const SettingsEntries read = readBack(entries);
    for (auto entry = entries.begin(); entry != entries.end(); ++entry)
        QCOMPARE(read[entry.key()], entry.value());
}

void TestSettingsFile::filesOfQSettingsAreRead()
{
    const QVariantMap scores{{"value", QVariantList{3, 2, 1}}};
    {
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        store.setValue("level", "hard");
        store.setValue("players/you", "J\u00f3se, \"x\"");
        store.setValue("geometry", QByteArray("\0\xff\n", 3));
        store.setValue("lab/solved", QStringList{"one", "two"});
        store.setValue("lab/scores", scores);
        store.setValue("show/moves", true);
        store.setValue("ofALaterVersion", "kept");
    }
    ui::Settings settings;
    QVERIFY(settings.level() == ai::Level::Hard);
    QCOMPARE(settings.playerNames()[0], QString("J\u00f3se, \"x\""));
    QCOMPARE(settings.geometry(), QByteArray("\0\xff\n", 3));
    QCOMPARE(settings.labSolved(), QStringList({"one", "two"}));
    QCOMPARE(settings.labScores(), scores);
    QVERIFY(settings.listsMoves());
    const SettingsEntries before = entriesIn(path());
    settings.setLevel(ai::Level::Medium);
    SettingsEntries expected = before;
    expected["level"] = "medium";
    QTRY_COMPARE(entriesIn(path()), expected);
}

void TestSettingsFile::changesOfOtherProgramsStay()
{
    SettingsFile file(core::storage::systemFiles());
    SettingsFile other(core::storage::systemFiles());
    file.set({{"level", "hard"}});
    other.set({{"board", "wood"}});
    file.set({{"pace", "slow"}});
    QCOMPARE(entriesIn(path()),
             (SettingsEntries{{"level", "hard"}, {"board", "wood"}, {"pace", "slow"}}));
    QVERIFY(!other.entries().contains("pace"));
    other.set({{"game", "nim"}});
    QCOMPARE(other.entries()["pace"], QVariant("slow"));
}

void TestSettingsFile::damagedKeysAreLeftOut()
{
    QDir(m_folder->path()).mkpath("tabuleiro");
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[General]\nlevel=hard\n%00x=1\n[%General]\ny=2\n[]\nz=3\n");
    file.close();
    SettingsFile settings(core::storage::systemFiles());
    settings.set({{"board", "wood"}});
    QCOMPARE(entriesIn(path()), (SettingsEntries{{"level", "hard"}, {"board", "wood"}}));
}

void TestSettingsFile::everyCallMayFail_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("lasting");
    for (const int error : {ENOSPC, EROFS, EIO, EACCES, EMFILE, EDQUOT, EINTR, 0}) {
        const char *name = error == 0 ? "half a write" : std::strerror(error);
        QTest::addRow("%s, once", name) << error << false;
        if (error != 0 && error != EINTR) // repeated for ever
            QTest::addRow("%s, from then on", name) << error << true;
    }
}

/// The file is whole and holds at least what was reported as saved.
void TestSettingsFile::everyCallMayFail()
{
    QFETCH(int, error);
    QFETCH(bool, lasting);
    int tries = 0;
    for (int n = 1;; ++n) {
        init();
        { // of the program's last run
            SettingsFile before(core::storage::systemFiles());
            before.set({{"level", "medium"}});
            before.set({{"board", "wood"}});
        }
        FaultyFiles files(m_folder->path().toStdString(), support::faultAt(n, error, lasting));
        SettingsFile settings(files);
        settings.set({{"level", "hard"}});
        const bool firstSaved = settings.problem().isEmpty();
        settings.set({{"show/moves", true}});
        const bool bothSaved = settings.problem().isEmpty();
        if (!files.faulted())
            break;
        ++tries;
        const SettingsEntries found = entriesIn(path());
        QCOMPARE(found["board"], QVariant("wood"));
        QVERIFY(found["level"] == "hard"
                || (found["level"] == "medium" && !firstSaved && !bothSaved));
        QVERIFY(found["show/moves"].toBool() || !bothSaved);
        QCOMPARE(settings.entries()["level"], QVariant("hard")); // they hold
        QCOMPARE(settings.entries()["show/moves"], QVariant(true));
        QCOMPARE(files.openFiles(), std::size_t(0));
    }
    QVERIFY(tries >= (error == 0 ? 2 : 12));
    qInfo("%d calls failed, every file whole", tries);
}

void TestSettingsFile::powerIsLostAtEveryCall()
{
    FaultyFiles files(m_folder->path().toStdString());
    std::vector<int> savedAfter; // the calls after which a change was saved
    {
        SettingsFile settings(files);
        for (int change = 1; change <= 4; ++change) {
            settings.set({{"change", change}});
            QCOMPARE(settings.problem(), QString());
            savedAfter.push_back(files.calls());
        }
    }
    std::mt19937 random(7);
    int tries = 0;
    for (int call = 1; call <= files.calls() + 1; ++call) {
        for (const auto loss : {FaultyFiles::Loss::Everything, FaultyFiles::Loss::Nothing,
                                FaultyFiles::Loss::Some, FaultyFiles::Loss::Some}) {
            const QTemporaryDir after;
            files.leaveAfterPowerCut(after.filePath("left").toStdString(), call, loss, random);
            const int least = int(std::count_if(savedAfter.begin(), savedAfter.end(),
                                                [call](int saved) { return saved < call; }));
            const SettingsEntries found = entriesIn(after.filePath("left/tabuleiro/tabuleiro.ini"));
            QVERIFY2(found["change"].toInt() >= least, qPrintable(QString::number(call)));
            QVERIFY(found["change"].toInt() <= least + 1);
            ++tries;
        }
    }
    qInfo("power lost %d times", tries);
}

void TestSettingsFile::whatFailedIsWrittenWithTheNextChange()
{
    FaultyFiles files(m_folder->path().toStdString(), {1, ENOSPC, false, FaultyFiles::Call::Write});
    SettingsFile settings(files);
    settings.set({{"level", "hard"}});
    QVERIFY2(settings.problem().contains(std::strerror(ENOSPC)), qPrintable(settings.problem()));
    QVERIFY(entriesIn(path()).isEmpty());
    QCOMPARE(settings.entries()["level"], QVariant("hard"));
    settings.set({{"board", "wood"}});
    QCOMPARE(settings.problem(), QString());
    QCOMPARE(entriesIn(path()), (SettingsEntries{{"level", "hard"}, {"board", "wood"}}));
}

void TestSettingsFile::noPipeIsWaitedFor()
{
    QDir(m_folder->path()).mkpath("tabuleiro");
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    SettingsFile settings(core::storage::systemFiles());
    settings.set({{"level", "hard"}});
    QVERIFY2(settings.problem().contains("regular"), qPrintable(settings.problem()));
    QCOMPARE(settings.entries()["level"], QVariant("hard"));
}

void TestSettingsFile::whatCannotBeReadIsNotReplaced()
{
    QDir(m_folder->path()).mkpath("tabuleiro");
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("level=hard\n") > 0 && file.resize(5 << 20));
    file.close();
    SettingsFile settings(core::storage::systemFiles());
    QVERIFY(!settings.problem().isEmpty());
    settings.set({{"level", "medium"}});
    QVERIFY(!settings.problem().isEmpty());
    QCOMPARE(QFileInfo(path()).size(), qint64(5 << 20));
}

/// Of two programs that replaced it at the same time, one would lose what it saved.
void TestSettingsFile::itIsLockedWhileItIsReplaced()
{
    class Observer : public core::storage::FileCalls
    {
    public:
        int rename(const std::string &from, const std::string &to) override
        {
            ++m_renames;
            m_locked += core::storage::FileLock::isInUse(to + ".lock") ? 1 : 0;
            return FileCalls::rename(from, to);
        }
        int renames() const { return m_renames; }
        int locked() const { return m_locked; }

    private:
        int m_renames = 0;
        int m_locked = 0;
    };
    Observer files;
    SettingsFile settings(files);
    settings.set({{"level", "hard"}});
    settings.set({{"level", "easy"}});
    QCOMPARE(files.renames(), 2);
    QCOMPARE(files.locked(), 2);
    QVERIFY(!core::storage::FileLock::isInUse(path().toStdString() + ".lock"));
}

QTEST_GUILESS_MAIN(TestSettingsFile)
#include "tst_settingsfile.moc"
