#include "tests/support/qt/waits.h"
#include "ui/settings/settingsstore.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

#include <sys/stat.h>

using ui::SettingsStore;

/// The settings in memory, at hand at once however long their file takes; and their file, from
/// which nothing is lost.
class TestSettingsStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theWindowsThreadDoesNotWait();
    void changesMeanwhileAreWrittenTogether();
    void theEndWaitsForTheFile();
    void theEndDoesNotWaitForEver();
    void theProgramSharesOne();
    void problemsAreReportedAndWhatFailedIsWrittenLater();
    void filesOfEarlierVersionsAreRead();
    void changesOfOtherProgramsStay();
    void whatIsDamagedIsLeftOut();
    void noPipeIsWaitedFor();
    void whatCannotBeReadIsNotReplaced();

private:
    QString path() const { return m_folder->filePath("tabuleiro/tabuleiro.ini"); }
    void writeFile(const QByteArray &text) const;
    /// An entry of the file, as another program finds it now.
    QVariant written(const QString &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Keeps QSettings from writing the file, as a disk does that does not answer.
class BlockedFile
{
public:
    explicit BlockedFile(const QString &path)
        : m_lock(path + ".lock")
    {
        m_blocks = QDir().mkpath(QFileInfo(path).path()) && m_lock.tryLock();
    }
    bool blocks() const { return m_blocks; }
    void release() { m_lock.unlock(); }

private:
    QLockFile m_lock;
    bool m_blocks = false;
};

} // namespace

void TestSettingsStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
}

void TestSettingsStore::writeFile(const QByteArray &text) const
{
    QDir().mkpath(QFileInfo(path()).path());
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QVariant TestSettingsStore::written(const QString &key) const
{
    return QSettings(path(), QSettings::IniFormat).value(key);
}

void TestSettingsStore::theWindowsThreadDoesNotWait()
{
    BlockedFile file(path());
    QVERIFY(file.blocks());
    SettingsStore store;
    store.set("level", "hard");
    QCOMPARE(store.value("level"), QVariant("hard"));
    QVERIFY(!QFile::exists(path())); // QSettings would wait as well
    file.release();
    QTRY_COMPARE(written("level"), QVariant("hard"));
    QCOMPARE(store.problem(), QString());
}

void TestSettingsStore::changesMeanwhileAreWrittenTogether()
{
    BlockedFile file(path());
    QVERIFY(file.blocks());
    SettingsStore store;
    for (int size = 1; size <= 100; ++size)
        store.set("size", size);
    store.set("level", "hard");
    file.release();
    QTRY_COMPARE(written("level"), QVariant("hard"));
    QCOMPARE(written("size").toInt(), 100);
    QCOMPARE(store.value("size").toInt(), 100);
}

void TestSettingsStore::theEndWaitsForTheFile()
{
    {
        SettingsStore store;
        store.set("level", "hard");
        store.set("board", "wood");
    }
    QCOMPARE(written("level"), QVariant("hard"));
    QCOMPARE(written("board"), QVariant("wood"));
}

void TestSettingsStore::theEndDoesNotWaitForEver()
{
    BlockedFile file(path());
    QVERIFY(file.blocks());
    {
        SettingsStore store;
        store.set("level", "hard");
    }                                // while the file is blocked
    QVERIFY(!QFile::exists(path())); // QSettings would wait as well
    file.release();
    QTRY_COMPARE(written("level"), QVariant("hard")); // the disk was only slow
}

void TestSettingsStore::theProgramSharesOne()
{
    const auto store = SettingsStore::ofProgram();
    store->set("level", "hard");
    QCOMPARE(SettingsStore::ofProgram()->value("level"), QVariant("hard"));
    QCOMPARE(SettingsStore::ofProgram(), store);
}

/// A file where the folder should be refuses as a read-only disk does, root included.
void TestSettingsStore::problemsAreReportedAndWhatFailedIsWrittenLater()
{
    QFile obstacle(m_folder->filePath("tabuleiro"));
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    SettingsStore store;
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.set("level", "hard");
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].toString(), store.problem());
    QVERIFY2(store.problem().contains("cannot be saved"), qPrintable(store.problem()));
    QVERIFY2(store.problem().contains(path()), qPrintable(store.problem()));
    QCOMPARE(store.value("level"), QVariant("hard")); // it holds
    QVERIFY(obstacle.remove());
    store.set("board", "wood");
    QTRY_COMPARE(written("board"), QVariant("wood"));
    QCOMPARE(written("level"), QVariant("hard"));
    QTRY_COMPARE(store.problem(), QString());
    QCOMPARE(failed.count(), 1);
}

/// They wrote what QSettings writes, in their own order and quotes.
void TestSettingsStore::filesOfEarlierVersionsAreRead()
{
    QByteArray scores;
    QDataStream stream(&scores, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0);
    stream << QVariant(QVariantMap{{"value", QVariantList{3, 2, 1}}});
    QByteArray escaped;
    for (const char byte : scores)
        escaped += "\\x" + QByteArray::number(static_cast<unsigned char>(byte), 16);
    writeFile("[General]\n"
              "declinedGame=\"/games/one, two\", \"@@home\"\n"
              "geometry=\"@ByteArray(\\x1\\xff)\"\n"
              "level=hard\n"
              "openingBook=false\n"
              "thinkingTime=2500\n"
              "\n"
              "[lab]\n"
              "scores=\"@Variant("
              + escaped
              + ")\"\n"
                "solved=@Invalid()\n"
                "tree=\"MAX(MIN(4,5),\\x1 \\\"7\\\")\"\n"
                "\n"
                "[players]\n"
                "you=\"\u00c9va\"\n");
    const SettingsStore store;
    QCOMPARE(store.value("level").toString(), QString("hard"));
    QVERIFY(store.value("openingBook").isValid() && !store.value("openingBook").toBool());
    QCOMPARE(store.value("thinkingTime").toInt(), 2500);
    QCOMPARE(store.value("geometry").toByteArray(), QByteArray("\x01\xff"));
    QCOMPARE(store.value("declinedGame").toStringList(), QStringList({"/games/one, two", "@home"}));
    QVERIFY(!store.value("lab/solved").isValid());
    QCOMPARE(store.value("lab/tree").toString(), QString("MAX(MIN(4,5),\x01 \"7\")"));
    QCOMPARE(store.value("lab/scores").toMap().value("value").toList(), QVariantList({3, 2, 1}));
    QCOMPARE(store.value("players/you").toString(), QString::fromUtf8("\u00c9va"));
    QCOMPARE(store.problem(), QString());
}

void TestSettingsStore::changesOfOtherProgramsStay()
{
    SettingsStore store;
    store.set("level", "hard");
    QTRY_COMPARE(written("level"), QVariant("hard"));
    writeFile("[General]\nlevel=easy\nanother=1\n");
    store.set("board", "wood");
    QTRY_COMPARE(written("board"), QVariant("wood"));
    QCOMPARE(written("another").toInt(), 1);
    QCOMPARE(written("level").toString(), QString("easy"));
    QTRY_COMPARE(store.value("level").toString(), QString("easy"));
    QCOMPARE(store.value("board"), QVariant("wood"));
}

void TestSettingsStore::whatIsDamagedIsLeftOut()
{
    writeFile("level=hard\n]]][\nno sense\n[lab\ngeometry=@ByteArray(\n=7\n\x01\xff\n");
    SettingsStore store;
    QCOMPARE(store.value("level").toString(), QString("hard"));
    QCOMPARE(store.problem(), QString());
    store.set("board", "wood");
    QTRY_COMPARE(written("board"), QVariant("wood"));
    QCOMPARE(written("level").toString(), QString("hard"));
    QCOMPARE(store.problem(), QString());
}

void TestSettingsStore::noPipeIsWaitedFor()
{
    QDir().mkpath(QFileInfo(path()).path());
    QCOMPARE(mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    SettingsStore store; // would not return
    QVERIFY2(store.problem().contains(path()), qPrintable(store.problem()));
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.set("level", "hard");
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(store.value("level"), QVariant("hard"));
}

void TestSettingsStore::whatCannotBeReadIsNotReplaced()
{
    QVERIFY(QDir().mkpath(path())); // a folder in its place
    SettingsStore store;
    QVERIFY(!store.problem().isEmpty());
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.set("level", "hard");
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(QFileInfo(path()).isDir());
}

QTEST_GUILESS_MAIN(TestSettingsStore)
#include "tst_settingsstore.moc"
