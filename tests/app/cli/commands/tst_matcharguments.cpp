#include "tests/support/qt/matchtest.h"

#include <QTest>

/// What `tabuleiro-cli match` says about wrong words.
class TestMatchArguments : public QObject
{
    Q_OBJECT

private slots:
    void wrongWordsAreReported_data();
    void wrongWordsAreReported();
    void unusableFilesAreReported_data();
    void unusableFilesAreReported();
};

void TestMatchArguments::wrongWordsAreReported_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("one player") << QStringList{"engine"} << "expected two players";
    QTest::newRow("no player") << QStringList{"enigne", "hard"} << "did you mean engine?";
    QTest::newRow("no command") << QStringList{"gtp", "hard"} << "expected gtp:COMMAND";
    QTest::newRow("no name") << QStringList{"engine,name=", "hard"} << "name: nothing is given";
    QTest::newRow("nothing to set") << QStringList{"easy,weights=x", "hard"} << "\"weights\"";
    QTest::newRow("depth by GTP") << QStringList{"gtp,depth=3:x", "hard"} << "\"depth\"";
    QTest::newRow("odd") << QStringList{"easy", "hard", "--games", "3"}
                         << "expected an even number";
    QTest::newRow("two limits") << QStringList{"easy", "hard", "--nodes", "3", "--depth", "3"}
                                << "exclude each other";
    QTest::newRow("test") << QStringList{"easy", "hard", "--sprt", "5,0"} << "such as 0,10";
    QTest::newRow("both kinds of openings")
        << QStringList{"easy", "hard", "--openings", "/nowhere", "--plies", "3"}
        << "--openings excludes --plies and --balance";
    QTest::newRow("plies") << QStringList{"easy", "hard", "--plies", "41"} << "from 1 to 40";
    QTest::newRow("games to nowhere") << QStringList{"easy", "hard", "--ggf", ""}
                                      << "--ggf: nothing is given; expected --ggf FILE";
    QTest::newRow("games to the output")
        << QStringList{"easy", "hard", "--ggf", "-"} << "--ggf: \"-\"; expected the name of a file";
    QTest::newRow("resume what") << QStringList{"easy", "hard", "--resume"}
                                 << "expected --ggf FILE";
}

void TestMatchArguments::wrongWordsAreReported()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const TextOutcome outcome = runMatch(words);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QString());
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestMatchArguments::unusableFilesAreReported_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("no weights") << QStringList{"engine,weights=/nowhere", "hard"}
                                << "weights: /nowhere: there is no such file";
    QTest::newRow("a folder") << QStringList{"engine,weights=/", "hard"} << "expected a file";
    QTest::newRow("foreign weights") << QStringList{"engine,weights=" TABULEIRO_STANDIN, "hard"}
                                     << "not a file of Othello weights";
    QTest::newRow("openings") << QStringList{"easy", "hard", "--openings", "/nowhere"}
                              << "--openings: /nowhere: there is no such file";
    QTest::newRow("folder of openings")
        << QStringList{"easy", "hard", "--openings", "/"} << "expected a file";
    QTest::newRow("too few") << QStringList{"easy", "hard", "--plies", "1"}
                             << "balanced openings found: 1; expected 100; try";
    QTest::newRow("folder of games")
        << QStringList{"easy", "hard", "--ggf", "/"} << "expected a file";
}

void TestMatchArguments::unusableFilesAreReported()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const TextOutcome outcome = runMatch(words);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.output, QString());
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count('\n'), 1);
}

QTEST_GUILESS_MAIN(TestMatchArguments)
#include "tst_matcharguments.moc"
