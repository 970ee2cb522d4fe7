#include "tests/support/readgames.h"
#include "tests/support/records.h"
#include "ui/records/gamefiles.h"

#include <QRegularExpression>
#include <QTest>

using core::Role;
using core::Side;
using support::recordOf;
using ui::proposedFileName;
using ui::writtenGame;

/// Games written in the format of a file's ending, and read back.
class TestGameWriting : public QObject
{
    Q_OBJECT

private slots:
    void ownFormatKeepsEverything_data();
    void ownFormatKeepsEverything();
    void ggfKeepsWhoPlays_data();
    void ggfKeepsWhoPlays();
    void transcriptKeepsTheMoves();
    void otherStartNeedsMoreThanMoves();
    void whatAFormatCannotHoldIsExplained();
    void proposedNamesFitAnyDisk_data();
    void proposedNamesFitAnyDisk();
    void dateThatIsUnknownIsTodays();
};

namespace {

/// The only game of what was written.
core::GameRecord readBack(const core::GameRecord &game, const QString &ending)
{
    const ui::WrittenGame written = writtenGame(game, ending);
    if (!written.bytes)
        qFatal("%s", qPrintable(written.problem));
    const auto read = support::readGames(written.bytes->toStdString(), kindOf(game.start));
    if (!read || read->games.size() != 1 || !read->warnings.empty())
        qFatal("%s", written.bytes->constData());
    return read->games.front();
}

void addRoles()
{
    QTest::addColumn<core::Roles>("roles");
    QTest::newRow("two people") << core::Roles();
    QTest::newRow("the computer, second")
        << core::rolesWithOpponent(Side::Second, Role::computer("hard"));
    QTest::newRow("the computer, first")
        << core::rolesWithOpponent(Side::First, Role::computer("easy"));
    QTest::newRow("a program") << core::rolesWithOpponent(Side::Second,
                                                          Role::program("\"/opt/my edax\" -l 5"));
}

} // namespace

void TestGameWriting::ownFormatKeepsEverything_data()
{
    addRoles();
}

void TestGameWriting::ownFormatKeepsEverything()
{
    QFETCH(core::Roles, roles);
    for (core::GameRecord game :
         {recordOf(core::Othello(), {"f5", "d6", "c3"}), recordOf(core::TicTacToe(), {"5", "1"}),
          recordOf(*core::Nim::parse("3-4-5 normal"), {"a1", "c5"})}) {
        game.players = {"Ann \"A\" O'Hara", "B\u00f6b; [2]"};
        game.roles = roles;
        game.date = "2026-11-22";
        game.place = "Lisbon, by mail";
        game.comment = "first: not a key";
        game.ply = 1;
        game.clocks = core::Clocks{300, 2, {287, 150}};
        for (const char *ending : {"tabuleiro", "TABULEIRO", ""})
            QVERIFY(readBack(game, ending) == game);
    }
}

void TestGameWriting::ggfKeepsWhoPlays_data()
{
    addRoles();
}

void TestGameWriting::ggfKeepsWhoPlays()
{
    QFETCH(core::Roles, roles);
    core::GameRecord game = recordOf(core::Othello(), {"f5", "d6", "c3"});
    game.players = {"Ann", "Edax"};
    game.roles = roles;
    for (const char *ending : {"ggf", "GGF"}) {
        const core::GameRecord read = readBack(game, ending);
        QVERIFY(read.start == game.start);
        QVERIFY(read.moves == game.moves);
        // By their names alone players of ours are known, people and programs are not.
        bool computer = false;
        for (std::size_t side = 0; side < roles.size(); ++side) {
            if (roles[side].kind != Role::Kind::Computer) {
                QCOMPARE(read.players[side], game.players[side]);
                continue;
            }
            computer = true;
            QVERIFY(read.roles[side] == roles[side]);
        }
        QCOMPARE(read.rolesKnown, computer);
    }
}

void TestGameWriting::transcriptKeepsTheMoves()
{
    for (const core::GameRecord &game :
         {recordOf(core::Othello(), {"f5", "d6", "c3"}),
          recordOf(core::TicTacToe(), {"5", "1", "9"}),
          recordOf(core::startOf(core::GameKind::Nim), {"3", "1"})}) {
        QVERIFY(!writtenGame(game, "txt").bytes->startsWith("Tabuleiro"));
        QVERIFY(readBack(game, "txt").start == game.start);
        QVERIFY(readBack(game, "txt").moves == game.moves);
    }
    QCOMPARE(*writtenGame(recordOf(core::Othello(), {"f5", "d6"}), "txt").bytes,
             QByteArray("f5d6\n"));
}

void TestGameWriting::otherStartNeedsMoreThanMoves()
{
    const core::GameRecord game = recordOf(*core::TicTacToe::parse("X---O---- X"), {"9", "3"});
    QVERIFY(writtenGame(game, "txt").bytes->startsWith("Tabuleiro game"));
    QVERIFY(readBack(game, "txt") == game);
}

void TestGameWriting::whatAFormatCannotHoldIsExplained()
{
    const ui::WrittenGame nim = writtenGame(recordOf(core::Nim(), {}), "ggf");
    QVERIFY(!nim.bytes);
    QVERIFY(nim.problem.contains(".ggf") && nim.problem.contains("Othello"));
    const ui::WrittenGame unknown = writtenGame(recordOf(core::Othello(), {}), "PGN");
    QVERIFY(!unknown.bytes);
    QVERIFY2(unknown.problem.contains(".PGN files"), qPrintable(unknown.problem));
    QVERIFY(writtenGame(recordOf(core::Othello(), {}), "ggf").problem.isEmpty());
}

void TestGameWriting::proposedNamesFitAnyDisk_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("name");
    const QString tail = ", 2026-11-22";
    QTest::newRow("plain") << "Ann"
                           << "Bob"
                           << "Othello, Ann - Bob" + tail;
    QTest::newRow("separators") << "A/n\\n"
                                << "../Bob"
                                << "Othello, Ann - ..Bob" + tail;
    QTest::newRow("reserved") << "A:n*n?"
                              << "\"B<o>b|\x01"
                              << "Othello, Ann - Bob" + tail;
    QTest::newRow("characters that are not seen")
        << QString::fromUtf8("A\u202enn\u2028") << QString::fromUtf8("\u0085Bo\u200bb\x7f")
        << "Othello, Ann - Bob" + tail;
    QTest::newRow("marks of arg()") << "%2"
                                    << "%1"
                                    << "Othello, %2 - %1" + tail;
    QTest::newRow("long") << QString(200, 'a') << "Bob"
                          << "Othello, " + QString(40, 'a') + " - Bob" + tail;
}

void TestGameWriting::proposedNamesFitAnyDisk()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, name);
    core::GameRecord game = recordOf(core::Othello(), {});
    game.players = {first.toStdString(), second.toStdString()};
    game.date = "2026-11-22 20:30";
    QCOMPARE(proposedFileName(game), name);
}

void TestGameWriting::dateThatIsUnknownIsTodays()
{
    core::GameRecord game = recordOf(core::Othello(), {});
    for (const char *date : {"", "2026-13-99", "autumn"}) {
        game.date = date;
        const QRegularExpression day(", \\d{4}-\\d\\d-\\d\\d$");
        QVERIFY2(day.match(proposedFileName(game)).hasMatch(), date);
        QVERIFY(!proposedFileName(game).contains("2026-13-99"));
    }
}

QTEST_APPLESS_MAIN(TestGameWriting)
#include "tst_gamewriting.moc"
