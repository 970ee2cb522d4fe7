#include "ai/players/namedplayers.h"
#include "ai/search/searchcontrol.h"
#include "tests/support/qt/matchtest.h"

#include <QSet>
#include <QTest>

/// `tabuleiro-cli match` as a person or a script meets it.
class TestMatchCommand : public QObject
{
    Q_OBJECT

private slots:
    void strongerWins();
    void sameMatchHasTheSameGames();
    void gamesArePairedAndLegal();
    void testEndsTheMatchEarly();
    void programThatDoesNotStartLeavesNoReport();
    void helpNamesOpponentsAndDefaults();
};

void TestMatchCommand::strongerWins()
{
    const TextOutcome outcome =
        runMatch(fromOpenings({"engine", "medium", "--games", "20", "--nodes", "3000"}));
    QCOMPARE(outcome.status, 0);
    const auto won =
        QRegularExpression("Won (\\d+), drawn (\\d+), lost (\\d+)").match(outcome.output);
    QVERIFY2(won.captured(1).toInt() >= 15, qPrintable(outcome.output));
    QCOMPARE(won.captured(1).toInt() + won.captured(2).toInt() + won.captured(3).toInt(), 20);
    QVERIFY(outcome.output.contains("Elo +") || outcome.output.contains("Elo more than +"));
    QVERIFY(outcome.output.contains("Discs a game +"));
    QVERIFY(outcome.output.contains("20 games, 10 openings from both sides"));
    QCOMPARE(outcome.errors, QString());
}

void TestMatchCommand::sameMatchHasTheSameGames()
{
    const QTemporaryDir folder;
    QStringList reports;
    QList<QStringList> games;
    for (const QString &threads : {QString("1"), QString("3")}) {
        const QString path = folder.filePath(threads);
        const TextOutcome outcome = runMatch({"engine,name=a", "easy", "--games", "10", "--nodes",
                                              "1000", "--threads", threads, "--ggf", path});
        QCOMPARE(outcome.status, 0);
        reports << withoutTimes(outcome.output);
        games << movesOnly(linesOf(path));
    }
    QCOMPARE(reports[0], reports[1]);
    QCOMPARE(games[0].size(), 10);
    QCOMPARE(games[0], games[1]);
}

void TestMatchCommand::gamesArePairedAndLegal()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("games.ggf");
    const TextOutcome outcome =
        runMatch({"medium", "random", "--games", "12", "--plies", "7", "--ggf", path});
    QCOMPARE(outcome.status, 0);
    QMap<int, QString> games;
    int sum = 0;
    for (const QString &line : linesOf(path)) {
        const Replayed game = replayed(line);
        QVERIFY2(game.failure.isEmpty(), qPrintable(game.failure + " in " + line));
        QCOMPARE(valueOf(line, "RE").toDouble(), double(game.score));
        QCOMPARE(game.opening.size(), 7);
        const QString number = valueOf(line, "CO").section(' ', -1);
        games[number.toInt()] = game.opening.join("") + " " + valueOf(line, "PB");
        sum += valueOf(line, "PB") == "medium" ? game.score : -game.score;
    }
    QCOMPARE(games.size(), 12);
    QSet<QString> openings;
    for (int pair = 0; pair < 6; ++pair) {
        const QString first = games[2 * pair + 1];
        const QString second = games[2 * pair + 2];
        QCOMPARE(first.section(' ', 0, 0), second.section(' ', 0, 0));
        QCOMPARE(first.section(' ', 1), QString("medium"));
        QCOMPARE(second.section(' ', 1), QString("random"));
        openings << first.section(' ', 0, 0);
    }
    QCOMPARE(openings.size(), 6);
    const QString discs = QString::asprintf("Discs a game %+.2f", sum / 12.0);
    QVERIFY2(outcome.output.contains(discs), qPrintable(discs + " in " + outcome.output));
}

void TestMatchCommand::testEndsTheMatchEarly()
{
    const TextOutcome outcome =
        runMatch(fromOpenings({"medium", "random", "--games", "200", "--sprt", "0,100"}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.contains(": decided for +100.0"), qPrintable(outcome.output));
    const auto games = QRegularExpression("random, (\\d+) games").match(outcome.output);
    QVERIFY2(games.hasMatch() && games.captured(1).toInt() < 100, qPrintable(outcome.output));
}

void TestMatchCommand::programThatDoesNotStartLeavesNoReport()
{
    const TextOutcome outcome = runMatch(fromOpenings({"gtp:/none/such", "easy", "--games", "2"}));
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.output, QString());
    QVERIFY2(outcome.errors.contains("could not be started"), qPrintable(outcome.errors));
}

/// The text is one, to be translated, so that what it names stands there by hand.
void TestMatchCommand::helpNamesOpponentsAndDefaults()
{
    const TextOutcome outcome = runMatch({"--help"});
    QCOMPARE(outcome.status, 0);
    for (const ai::NamedPlayer &known : ai::namedPlayers()) {
        const QString name = QString::fromUtf8(known.name.data(), qsizetype(known.name.size()));
        if (known.othello != nullptr)
            QVERIFY2(
                outcome.output.contains(QRegularExpression("^  .*\\b" + name + "\\b.* an opponent",
                                                           QRegularExpression::MultilineOption)),
                qPrintable(name));
    }
    QVERIFY2(
        outcome.output.contains(QString("table; %1 if not given").arg(ai::defaultTableMebibytes)),
        qPrintable(outcome.output));
}

QTEST_GUILESS_MAIN(TestMatchCommand)
#include "tst_matchcommand.moc"
