#include "core/format/journalrecord.h"
#include "tests/support/qt/games.h"
#include "tests/support/records.h"
#include "tests/support/samples.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// What a journal restores, whatever happened to its bytes.
class TestJournalRecord : public QObject
{
    Q_OBJECT

private slots:
    void checksumIsTheUsualOne();
    void theLastRecordIsTheGame_data() { support::addGames(); }
    void theLastRecordIsTheGame();
    void cutAtEveryByteLosesTheLastRecordAtMost_data() { support::addGames(); }
    void cutAtEveryByteLosesTheLastRecordAtMost();
    void aFlippedBitLosesOneRecordAtMost_data() { support::addGames(); }
    void aFlippedBitLosesOneRecordAtMost();
    void linesLeftAreKept();
    void whatIsSaidOfAGameIsKept();
    void olderFormOfTheRolesIsRead();
    void aLineOfNothingButBeginningsIsReadAtOnce();
};

namespace {

/// A journal of every step of a game, and how many bytes it had after each record.
struct Written
{
    GameRecord game;
    std::string text;
    std::vector<std::size_t> ends;
};

Written written(GameKind kind)
{
    support::Random random(8);
    Written result;
    result.game = support::randomRecord(startOf(kind), random, 24);
    result.game.roles = core::rolesWithOpponent(Side::Second, core::Role::computer("medium"));
    GameRecord step = result.game;
    for (std::size_t ply = 0; ply <= result.game.moves.size(); ++ply) {
        step.moves.assign(result.game.moves.begin(),
                          result.game.moves.begin() + static_cast<std::ptrdiff_t>(ply));
        result.text += journalRecord(step);
        result.ends.push_back(result.text.size());
    }
    return result;
}

bool isBeginning(const std::vector<Move> &part, const std::vector<Move> &whole)
{
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

} // namespace

void TestJournalRecord::checksumIsTheUsualOne()
{
    QCOMPARE(crc32("123456789"), 0xcbf43926u); // the check value that is published with it
}

void TestJournalRecord::theLastRecordIsTheGame()
{
    QFETCH(int, kind);
    const Written journal = written(static_cast<GameKind>(kind));
    const JournalContent read = readJournal(journal.text);
    QCOMPARE(read.damaged, 0);
    QVERIFY(read.game.moves == journal.game.moves);
    QVERIFY(read.game.start == journal.game.start);
    QVERIFY(read.game.roles
            == core::rolesWithOpponent(Side::Second, core::Role::computer("medium")));
    QVERIFY(read.game.variations.empty());
}

void TestJournalRecord::cutAtEveryByteLosesTheLastRecordAtMost()
{
    QFETCH(int, kind);
    const Written journal = written(static_cast<GameKind>(kind));
    for (std::size_t size = 0; size <= journal.text.size(); ++size) {
        const JournalContent read = readJournal(std::string_view(journal.text).substr(0, size));
        // A record without its newline alone is whole.
        std::size_t whole = 0;
        while (whole < journal.ends.size() && journal.ends[whole] - 1 <= size)
            ++whole;
        QCOMPARE(std::size_t(read.readable), whole);
        if (whole == 0)
            continue;
        QCOMPARE(read.game.moves.size(), whole - 1);
        QVERIFY(isBeginning(read.game.moves, journal.game.moves));
    }
}

void TestJournalRecord::aFlippedBitLosesOneRecordAtMost()
{
    QFETCH(int, kind);
    const Written journal = written(static_cast<GameKind>(kind));
    constexpr std::size_t step = support::sanitizerFactor > 1 ? 5 : 1;
    for (std::size_t at = 0; at < journal.text.size(); at += step) {
        for (const int bit : {0, 3, 7}) {
            std::string text = journal.text;
            text[at] = static_cast<char>(text[at] ^ 1 << bit);
            const JournalContent read = readJournal(text);
            // A flipped newline joins two records, and loses none; a newline made of another byte
            // cuts one.
            const bool newline = journal.text[at] == '\n';
            QCOMPARE(read.readable, int(journal.ends.size()) - (newline ? 0 : 1));
            QVERIFY(read.damaged > 0 || read.cutOff > 0);
            QVERIFY(isBeginning(read.game.moves, journal.game.moves));
            const bool early = at < journal.ends[journal.ends.size() - 2];
            if (early || newline)
                QVERIFY(read.game.moves == journal.game.moves);
        }
    }
}

void TestJournalRecord::linesLeftAreKept()
{
    GameRecord game;
    game.start = TicTacToe();
    const auto moves = [](std::initializer_list<int> codes) {
        std::vector<Move> line;
        for (const int code : codes)
            line.push_back(Move(static_cast<std::uint16_t>(code)));
        return line;
    };
    std::string text;
    for (const auto &line : {moves({4}), moves({4, 0}), moves({4, 0, 8}), moves({4, 1}),
                             moves({4, 1, 0}), moves({4, 0, 8, 2})}) {
        game.moves = line;
        text += journalRecord(game);
    }
    const JournalContent read = readJournal(text);
    QVERIFY(read.game.moves == moves({4, 0, 8, 2}));
    QCOMPARE(read.game.variations.size(), std::size_t(1)); // the first line goes on in the last
    QVERIFY(read.game.variations[0] == moves({4, 1, 0}));
}

void TestJournalRecord::whatIsSaidOfAGameIsKept()
{
    support::Random random(3);
    GameRecord game = support::randomRecord(Othello(), random, 30);
    game.ply = 20;
    game.variations = {std::vector(game.moves.begin(), game.moves.begin() + 4)};
    game.variations[0].push_back(legalMoves(positionAfter(game.start, game.moves, 4))[0]);
    if (game.variations[0][4] == game.moves[4])
        game.variations[0][4] = legalMoves(positionAfter(game.start, game.moves, 4))[1];
    game.players = {"Ann", "Bob"};
    game.roles = {core::Role::program("\"my edax\" -l 5"), core::Role::computer("easy")};
    game.date = "2026-11-21";
    game.place = "Oslo";
    game.result = "33-31";
    game.comment = "the last round";
    game.outOfTime = Side::First;
    game.clocks = Clocks{300, 2, {287, 150}};
    game.counts = false;
    game.hinted = true;
    game.rolesKnown = false;
    game.person = Side::Second;
    game.importedMove = game.moves.front();
    const JournalContent read = readJournal(journalRecords(game));
    QCOMPARE(read.damaged + read.cutOff, 0);
    QVERIFY(read.game == game);
}

/// As journals were written before they held the roles of both sides.
void TestJournalRecord::olderFormOfTheRolesIsRead()
{
    const auto line = [](const std::string &record) {
        std::array<char, 10> checksum{};
        std::snprintf(checksum.data(), checksum.size(), "%08x ", crc32(record));
        return checksum.data() + record + "\n";
    };
    const std::string names = "\tfirst=Voc\xc3\xaa\tsecond=Computador";
    const JournalContent computer = readJournal(
        line("game=othello\tcomputer=second\tlevel=hard" + names + "\tshown=2\tmoves=f5 d6"));
    QVERIFY(computer.valid());
    QVERIFY(computer.game.roles
            == core::rolesWithOpponent(Side::Second, core::Role::computer("hard")));
    QCOMPARE(computer.game.moves.size(), std::size_t(2));
    const JournalContent program =
        readJournal(line("game=othello\tcomputer=first" + names + "\tshown=0"));
    QVERIFY(program.valid());
    QVERIFY(program.game.roles == core::rolesWithOpponent(Side::First, core::Role::program("")));
    const JournalContent people = readJournal(line("game=nim\tshown=0"));
    QVERIFY(people.valid());
    QVERIFY(people.game.roles == core::Roles());
}

/// Each part of such a line could be a record's beginning: it is not tried with all the rest each
/// time.
void TestJournalRecord::aLineOfNothingButBeginningsIsReadAtOnce()
{
    std::string text;
    while (text.size() < (std::size_t(4) << 20))
        text += "01234567 game=othello\t";
    const JournalContent read = readJournal(text);
    QVERIFY(!read.valid());
    QCOMPARE(read.cutOff, 1);
}

QTEST_APPLESS_MAIN(TestJournalRecord)
#include "tst_journalrecord.moc"
