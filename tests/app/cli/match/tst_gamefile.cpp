#include "tests/support/qt/matchtest.h"

#include <QTest>

/// The file of a match, from which it goes on after its end.
class TestGameFile : public QObject
{
    Q_OBJECT

private slots:
    void matchGoesOnAfterAKill();
};

void TestGameFile::matchGoesOnAfterAKill()
{
    const QTemporaryDir folder;
    const QString whole = folder.filePath("whole.ggf");
    const QString cut = folder.filePath("cut.ggf");
    const QStringList words = fromOpenings({"engine,name=a", "engine,name=b,nodes=20000", "--nodes",
                                            "10000", "--games", "12"})
                              + QStringList{"--ggf"};
    const TextOutcome expected = runMatch(words + QStringList{whole});
    QCOMPARE(expected.status, 0);
    {
        QProcess process;
        process.start(TABULEIRO_CLI, QStringList{"match"} + words + QStringList{cut});
        QTRY_VERIFY_WITH_TIMEOUT(linesOf(cut).size() >= 2, 60'000);
        process.kill();
        process.waitForFinished();
    }
    const qsizetype kept = linesOf(cut).size();
    QVERIFY(kept < 12);
    // As if it had been killed while it wrote.
    QFile file(cut);
    QVERIFY(file.open(QIODevice::Append));
    file.write("(;GM[Othello]PC[Tabu");
    file.close();
    const TextOutcome refused = runMatch(words + QStringList{cut});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.errors.contains("add --resume"), qPrintable(refused.errors));
    const TextOutcome other = runMatch(words + QStringList{cut, "--resume", "--seed", "2"});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.errors.contains("another match"), qPrintable(other.errors));
    const TextOutcome resumed = runMatch(words + QStringList{cut, "--resume"});
    QCOMPARE(resumed.status, 0);
    QCOMPARE(withoutTimes(resumed.output), withoutTimes(expected.output));
    QCOMPARE(movesOnly(linesOf(cut)), movesOnly(linesOf(whole)));
    // A finished match is reported again without a game.
    const TextOutcome again = runMatch(words + QStringList{cut, "--resume"});
    QCOMPARE(again.output, resumed.output);
    QCOMPARE(linesOf(cut).size(), 12);
    // A file that somebody has changed is no state to go on from.
    QFile played(cut);
    QVERIFY(played.open(QIODevice::ReadWrite));
    const QByteArray games = played.readAll();
    const QByteArray first = games.left(games.indexOf('\n') + 1);
    for (const auto &[text, message] :
         {std::pair(first + first, " is there twice"),
          std::pair(QByteArray(first).replace("]B[", "]B[a1]B["), "line 1: "),
          std::pair(QByteArray(first).replace("]RE[", "]RE[9"), "do not lead to the result")}) {
        QVERIFY(played.resize(0) && played.seek(0));
        played.write(text);
        played.flush();
        const TextOutcome changed = runMatch(words + QStringList{cut, "--resume"});
        QCOMPARE(changed.status, 2);
        QVERIFY2(changed.errors.contains(message), qPrintable(changed.errors));
    }
}

QTEST_GUILESS_MAIN(TestGameFile)
#include "tst_gamefile.moc"
