#include "core/format/nativeformat.h"
#include "tests/support/parsed.h"
#include "tests/support/qt/games.h"
#include "tests/support/readgames.h"
#include "tests/support/records.h"

#include <QTest>

using namespace core;
using namespace core::format;
using support::errorOf;

/// The program's own format: written and read back, and what is wrong with a text.
class TestNativeFormat : public QObject
{
    Q_OBJECT

private slots:
    void ownFormatIsReadBackEqual_data() { support::addGames(); }
    void ownFormatIsReadBackEqual();
    void ownFormatIsReadAsDocumented();
    void olderFormOfTheRolesIsRead();
    void ownFormatNamesWhatIsWrong_data();
    void ownFormatNamesWhatIsWrong();
    void everyCutOfAFileIsReadOrExplained();
    void gameWithoutItsKindCostsItselfAlone();
};

void TestNativeFormat::ownFormatIsReadBackEqual()
{
    QFETCH(int, kind);
    support::Random random(7);
    for (int i = 0; i < 200; ++i) {
        Position usual = startOf(static_cast<GameKind>(kind));
        if (auto *othello = std::get_if<Othello>(&usual); othello != nullptr && i % 7 == 0)
            usual = othello->withRule(Othello::Rule::Fewest);
        // Every other game begins in the middle of another.
        Position from = i % 2 == 0 ? usual : [&] {
            const GameRecord other = support::randomRecord(usual, random, 4);
            return positionAfter(usual, other.moves, 4);
        }();
        GameRecord record = support::randomRecord(from, random);
        for (int k = 0; k < i % 4; ++k)
            record.variations.push_back(support::randomVariation(record, random));
        record.players = {"Ann: \"A\" [1]", "J\xc3\xbcrgen"};
        record.comment = "first line\nsecond: line";
        record.date = "2026-11-21";
        record.place = "at home";
        if (i % 3 == 0)
            record.roles = core::rolesWithOpponent(Side::Second, core::Role::computer("hard"));
        else if (i % 3 == 1)
            record.roles = {core::Role::program("\"my edax\" -l 5"), core::Role()};
        record.rolesKnown = i % 6 != 5;
        record.person = i % 9 == 8 ? std::optional(Side::Second) : std::nullopt;
        record.importedMove =
            i % 5 == 3 && !record.moves.empty() ? record.moves.front() : core::Move::none();
        record.result = "won";
        record.ply = record.moves.size() / 2;
        record.clocks =
            i % 4 == 0 ? std::optional(Clocks{300, i % 7, {287, i % 300}}) : std::nullopt;
        record.outOfTime = i % 5 == 0 ? std::optional(Side::First) : std::nullopt;
        const auto read = support::readGames(writeNative(record) + "\n" + writeNative(record));
        QVERIFY2(read.ok(), errorOf(read).c_str());
        QCOMPARE(read->games.size(), std::size_t(2));
        QVERIFY(read->games.at(0) == record);
        QVERIFY(read->games.at(1) == record);
    }
}

void TestNativeFormat::ownFormatIsReadAsDocumented()
{
    const auto read =
        support::readGames("\xef\xbb\xbfTabuleiro game 1\r\n# a comment of the file\r\n"
                           "game: nim\r\nstart: 3-4-5 normal\r\nfirst: Ann\r\n"
                           "a key of the future: yes\r\nmoves: 1. a2 b1\r\n 3. c5\r\n"
                           "variation after 1: b4 c5\r\n a1\r\n");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    const GameRecord &game = read->games.front();
    QCOMPARE(game.moves.size(), std::size_t(3));
    QCOMPARE(game.players[0], std::string("Ann"));
    QCOMPARE(toText(positionAfter(game.start, game.moves, 3)), std::string("1-3-0 normal second"));
    QCOMPARE(game.variations.size(), std::size_t(1));
    QCOMPARE(game.variations[0].size(), std::size_t(4));
    QCOMPARE(game.variations[0][0].code(), game.moves[0].code());
}

/// As the program wrote files before it wrote the roles of both sides.
void TestNativeFormat::olderFormOfTheRolesIsRead()
{
    const auto read = support::readGames("Tabuleiro game 1\ngame: othello\nfirst: Voc\xc3\xaa\n"
                                         "second: Computador\ncomputer: second\nlevel: hard\n"
                                         "moves: 1. f5 d6\n"
                                         "Tabuleiro game 1\ngame: nim\ncomputer: first\nmoves:\n"
                                         "Tabuleiro game 1\ngame: nim\nlevel: hard\nmoves:\n");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QVERIFY(read->games.at(0).roles
            == core::rolesWithOpponent(Side::Second, core::Role::computer("hard")));
    QVERIFY(read->games.at(1).roles
            == core::rolesWithOpponent(Side::First, core::Role::program("")));
    QVERIFY(read->games.at(2).roles == core::Roles());
}

void TestNativeFormat::ownFormatNamesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const QString head = "Tabuleiro game 1\ngame: othello\n";
    QTest::newRow("newer") << "Tabuleiro game 2\n"
                           << "line 1, column 16, byte 16: format 2 was made by a newer program; "
                              "expected format 1";
    QTest::newRow("no kind")
        << "Tabuleiro game 1\nfirst: Ann\n"
        << "line 3, column 1, byte 29: the game ends without its kind; expected "
           "\"game: othello\"";
    QTest::newRow("chess")
        << "Tabuleiro game 1\ngame: chess\n"
        << "line 2, column 7, byte 24: \"chess\"; expected othello, tictactoe or nim";
    QTest::newRow("illegal")
        << head + "moves: f5 d6\n  a1\n"
        << "line 4, column 3, byte 47: move 3: a1 turns no disc; a legal square is c3";
    QTest::newRow("variation") << head + "moves: f5\nvariation after 2: d6\n"
                               << "line 4, column 1, byte 42: \"variation after 2: d6\"; expected "
                                  "\"variation after N:\" with N from 0 to 1";
    QTest::newRow("start late")
        << head + "moves: f5\nstart: X\n"
        << "line 4, column 1, byte 42: the start after the moves; expected it before";
}

void TestNativeFormat::ownFormatNamesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(support::readGames(text.toStdString()))), message);
}

void TestNativeFormat::everyCutOfAFileIsReadOrExplained()
{
    support::Random random(3);
    GameRecord record = support::randomRecord(Othello(), random);
    record.variations.push_back(support::randomVariation(record, random));
    const std::string text = writeNative(record);
    for (std::size_t size = 0; size < text.size(); ++size) {
        const auto read = support::readGames(std::string_view(text).substr(0, size));
        if (read)
            QVERIFY(std::equal(read->games.front().moves.begin(), read->games.front().moves.end(),
                               record.moves.begin()));
        else
            QVERIFY(!read.error().text.empty());
    }
}

void TestNativeFormat::gameWithoutItsKindCostsItselfAlone()
{
    const auto found = readRecords("Tabuleiro game 1\ngame: nim\nmoves: a1\n"
                                   "Tabuleiro game 1\nfirst: Ann\n"
                                   "Tabuleiro game 1\ngame: othello\nmoves: f5 d6\n"
                                   "Tabuleiro game 1\n");
    QCOMPARE(found->records.size(), std::size_t(2));
    QVERIFY(kindOf(found->records[1].game.start) == GameKind::Othello);
    QCOMPARE(found->records[1].line, std::size_t(6));
    QCOMPARE(found->skipped, std::size_t(2));
    QCOMPARE(found->warnings.size(), std::size_t(2));
    const QString first = QString::fromStdString(found->warnings[0].error.text);
    QVERIFY2(first.startsWith("game 2: line 6, ") && first.contains("without its kind"),
             qPrintable(first));
}

QTEST_APPLESS_MAIN(TestNativeFormat)
#include "tst_nativeformat.moc"
