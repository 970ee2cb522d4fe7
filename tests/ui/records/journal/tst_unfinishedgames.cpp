#include "tests/support/qt/files.h"
#include "tests/support/qt/journals.h"
#include "ui/records/journal/journalreading.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using core::GameKind;
using support::journalledGame;
using support::writtenGame;

/// Which of the journals' games may be resumed, and which of those are offered.
class TestUnfinishedGames : public JournalsTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void everyInterruptedGameCanBeContinued();
    void declinedGameIsNotOffered();
};

/// The newest that was left, and all that a killed program left locked.
void TestUnfinishedGames::everyInterruptedGameCanBeContinued()
{
    const QString oldest = writtenGame(folder(), journalledGame(GameKind::Othello, 3));
    writtenGame(folder(), journalledGame(GameKind::Othello, 4)); // left for another one, long ago
    const QString finished = writtenGame(folder(), journalledGame(GameKind::Nim, 1000));
    const QString newest = writtenGame(folder(), journalledGame(GameKind::Othello, 5));
    QVERIFY(writeBytes(oldest + ".lock", ""));
    QVERIFY(writeBytes(finished + ".lock", ""));
    const auto games = ui::unfinishedGames(folder());
    QCOMPARE(games.size(), 2);
    QCOMPARE(games[0].path, newest);
    QCOMPARE(games[1].path, oldest);
}

/// But what is wrong with it is reported all the same.
void TestUnfinishedGames::declinedGameIsNotOffered()
{
    const QString declined = writtenGame(folder(), journalledGame(GameKind::Othello, 3));
    const QString damaged = writtenGame(folder(), journalledGame(GameKind::Othello, 6));
    const QString newest = writtenGame(folder(), journalledGame(GameKind::Nim, 3));
    for (const QString &path : {declined, damaged})
        QVERIFY(writeBytes(path + ".lock", ""));
    QByteArray bytes = bytesOf(damaged);
    bytes[bytes.size() - 5] = '?';
    QVERIFY(writeBytes(damaged, bytes));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    ui::Settings settings;
    settings.decline(declined);
    settings.decline(damaged);
    const auto games = ui::offeredGames(ui::unfinishedGames(folder()), settings);
    QCOMPARE(games.size(), 2);
    QCOMPARE(games[0].path, newest);
    QCOMPARE(games[1].path, damaged);
    QVERIFY(!games[1].problem.isEmpty());
    settings.decline(newest);
    // The journal that was damaged has been put right.
    QVERIFY(ui::offeredGames(ui::unfinishedGames(folder()), settings).isEmpty());
}

QTEST_GUILESS_MAIN(TestUnfinishedGames)
#include "tst_unfinishedgames.moc"
