#include "core/format/ggf.h"
#include "tests/support/parsed.h"
#include "tests/support/readgames.h"
#include "tests/support/records.h"
#include "tests/support/samples.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace core::format;
using support::errorOf;

namespace {

const std::string board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

} // namespace

/// The Generic Game Format: whole archives, tolerance, and what is said of what cannot be read.
class TestGgf : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsReadWithItsNames();
    void gamesAreReadBackEqual();
    void clockResultAndNotesAreWritten();
    void whoPlaysIsReadBackFromTheNames();
    void unknownResultIsLeftOut();
    void passesLeftOutAreAdded();
    void gamesOfOtherKindsAreLeftOutWithAWarning();
    void typesAreKnownOrNamed_data();
    void typesAreKnownOrNamed();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void timesAreReadAsWritten();
    void movesAreSplit();
    void theReverseRuleIsKept_data();
    void theReverseRuleIsKept();
    void brokenGamesByTheThousandAreNoHang();
    void thousandsOfGamesAreReadSoon();
};

void TestGgf::aGameIsReadWithItsNames()
{
    const auto read = support::readGames(
        "junk 1 (;GM[Othello]PC[Home]DT[2024.05.01]PB[Ann]PW[Bob]RB[1500]TI[5:00//2:00]"
        "TY[8]RE[+6:r]\n "
        + board + "\n B[F5//1.20] W[d6/-0.50/2.00] B[C3xyz/0.50/0.3] CO[hm];) tail");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    const GameRecord &game = read->games.front();
    QCOMPARE(game.players[0], std::string("Ann"));
    QCOMPARE(game.players[1], std::string("Bob"));
    QCOMPARE(game.result, std::string("+6:r"));
    QCOMPARE(game.comment, std::string("hm"));
    QCOMPARE(game.moves.size(), std::size_t(3));
    QVERIFY(read->warnings.empty());
}

void TestGgf::gamesAreReadBackEqual()
{
    support::Random random(5);
    std::string archive;
    std::vector<GameRecord> games;
    for (int i = 0; i < 100; ++i) {
        games.push_back(support::randomRecord(Othello(), random));
        archive += writeGgf(games.back());
    }
    const auto read = support::readGames(archive);
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QCOMPARE(read->games.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        QVERIFY(read->games[i].moves == games[i].moves);
}

void TestGgf::clockResultAndNotesAreWritten()
{
    GameRecord game;
    game.start = Othello();
    game.moves = {*Othello().parseMove("f5")};
    Othello next = after(Othello(), game.moves[0]);
    game.moves.push_back(*next.parseMove("d6"));
    game.clocks = Clocks{300, 2, {300, 300}};
    game.result = "+64:t]";
    const std::string text = writeGgf(game, std::vector<GgfNote>{{{}, 1.25}, {-3.5, {}}});
    QVERIFY(text.find("TI[5:00/0:02]") != std::string::npos);
    QVERIFY(text.find("RE[+64:t)]") != std::string::npos);
    QVERIFY(text.find("B[f5//1.250000]W[d6/-3.50];)\n") != std::string::npos);
    const auto read = support::readGames(text);
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QVERIFY(read->games.front().moves == game.moves);
    QCOMPARE(read->games.front().result, std::string("+64:t)"));
}

/// "?" is no result that a reader of GGF knows.
void TestGgf::whoPlaysIsReadBackFromTheNames()
{
    GameRecord game;
    game.start = Othello();
    game.players = {"Ann", ""};
    game.roles = {core::Role(), core::Role::computer("medium")};
    const auto read = support::readGames(writeGgf(game));
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QVERIFY(read->games.front().rolesKnown);
    QVERIFY(read->games.front().roles == game.roles);
    game.roles[1] = core::Role();
    game.players[1] = "Bob";
    const auto people = support::readGames(writeGgf(game));
    QVERIFY2(people.ok(), errorOf(people).c_str());
    QVERIFY(!people->games.front().rolesKnown);
}

void TestGgf::unknownResultIsLeftOut()
{
    for (const std::string result : {"", "RE[?]", "RE[]"}) {
        std::string game = "(;GM[Othello]PB[Ann]PW[Bob]";
        game.append(result).append(board).append("B[F5];)");
        const auto read = support::readGames(game);
        QVERIFY2(read.ok(), errorOf(read).c_str());
        const std::string text = writeGgf(read->games.front());
        QVERIFY2(text.find("RE[") == std::string::npos, text.c_str());
        QVERIFY(support::readGames(text)->games.front().moves == read->games.front().moves);
    }
}

void TestGgf::passesLeftOutAreAdded()
{
    support::Random random(2);
    GameRecord game;
    do
        game = support::randomRecord(Othello(), random);
    while (std::find(game.moves.begin(), game.moves.end(), Othello::pass) == game.moves.end());
    std::string text = writeGgf(game);
    for (const std::string pass : {"B[pass]", "W[pass]"}) {
        for (std::size_t at = 0; (at = text.find(pass)) != std::string::npos;)
            text.erase(at, pass.size());
    }
    const auto read = support::readGames(text);
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QVERIFY(read->games.front().moves == game.moves);
}

void TestGgf::gamesOfOtherKindsAreLeftOutWithAWarning()
{
    const auto read = support::readGames("(;GM[Amazons]BO[10 x];)\n(;GM[Othello]" + board
                                         + "B[F5];)\n(;GM[Othello]" + "BO[10 x];)");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QCOMPARE(read->games.size(), std::size_t(1));
    QCOMPARE(read->warnings.size(), std::size_t(2));
    QCOMPARE(
        read->warnings[0].text,
        std::string("game 1: line 1, column 6, byte 6: a game of \"Amazons\"; expected Othello"));
    QVERIFY(read->warnings[1].text.find("a board of size \"10\"; expected 8") != std::string::npos);
}

void TestGgf::typesAreKnownOrNamed_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("result"); // the rule, or what is said
    const char *most = "most";
    for (const char *type : {"", "8", "8k", "8r", "8r16", "s8", "S8", "s8r20", "s8kr18", "8b",
                             "8x8", "Othello", "standard"})
        QTest::newRow(type) << type << most;
    for (const char *type : {"8a", "8A", "8ar", "s8ar20", "8ka", "anti"})
        QTest::newRow(type) << type << "fewest";
    for (const char *type : {"10", "6", "88", "s10r20", "4a"}) {
        const QString size = QString(type).remove('s').remove("r20").remove('a');
        QTest::newRow(type) << type << "a board of size \"" + size + "\"; expected 8";
    }
    for (const char *type : {"8z", "octagon", "8-2", "s", "a8"})
        QTest::newRow(type) << type
                            << QString(
                                   "a game of the type \"%1\", which is not known; expected one "
                                   "such as 8, 8k, 8a or s8r20")
                                   .arg(type);
}

void TestGgf::typesAreKnownOrNamed()
{
    QFETCH(QString, type);
    QFETCH(QString, result);
    const std::string property = "TY[" + type.toStdString() + "]";
    for (const auto &[before, behind] :
         {std::pair(property, std::string()), std::pair(std::string(), property)}) {
        const auto read = format::readRecord(
            std::string("(;GM[Othello]").append(before).append(board).append(behind) + "B[F5];)");
        if (!read.ok()) {
            QCOMPARE(QString::fromStdString(read.error().message()), result);
            continue;
        }
        const bool isMost = std::get<Othello>(read->game.start).rule() == Othello::Rule::Most;
        QCOMPARE(QString(isMost ? "most" : "fewest"), result);
    }
}

void TestGgf::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("message");
    const QString b = QString::fromStdString(board);
    QTest::newRow("no end") << "(;GM[Othello]" + b << "the game has no end; expected ;)";
    QTest::newRow("no bracket") << "(;GM[Othello"
                                << "the property \"GM\" has no end; expected ]";
    QTest::newRow("no board") << "(;GM[Othello];)"
                              << "a game without a board; expected BO[8 ...]";
    QTest::newRow("late board") << "(;" + b + "B[f5]" + b + ";)"
                                << "a board after the moves; expected it before";
    QTest::newRow("illegal") << "(;" + b + "B[a1];)"
                             << "move 1: a1 turns no disc; a legal square is d3";
    QTest::newRow("colour") << "(;" + b + "W[f5];)"
                            << "move 1: White is not to move; expected a move of the other side";
    QTest::newRow("pass") << "(;" + b + "B[pa];)"
                          << "a pass is not allowed";
    QTest::newRow("squares") << "(;GM[Othello]BO[8 ---- *];)"
                             << "the number of squares is 5; expected 64";
    QTest::newRow("junk") << "(;" + b + "?;)"
                          << "\"?\"; expected a property such as PB[name], or ;)";
}

void TestGgf::whatIsWrongIsNamed()
{
    QFETCH(QString, game);
    QFETCH(QString, message);
    const QString error = QString::fromStdString(errorOf(support::readGames(game.toStdString())));
    QVERIFY2(error.contains(message), qPrintable(error));
    QVERIFY2(error.startsWith("line 1, column "), qPrintable(error));
}

/// The second game is not read; a pass that was left out took no time.
void TestGgf::timesAreReadAsWritten()
{
    const auto game = readTimedGgf("game 7 (;GM[Othello]TI[ 5:00//2:00 ]TW[1:00]" + board
                                   + "B[F5//1.20]W[d6/-0.50/ 1:02.5]B[c3/2.00]W[d3];)(;GM[Go];)");
    QVERIFY2(game.ok(), errorOf(game).c_str());
    QCOMPARE(game->clocks[0], std::string("5:00//2:00"));
    QCOMPARE(game->clocks[1], std::string("1:00"));
    QCOMPARE(game->record.moves.size(), std::size_t(4));
    QVERIFY((game->times == std::vector<std::string>{"1.20", "1:02.5", "", ""}));

    const auto passed =
        readTimedGgf("(;BO[8 " + std::string(56, '-') + "*O------ O]B[c8//3];)"); // White passes
    QVERIFY2(passed.ok(), errorOf(passed).c_str());
    QVERIFY((passed->record.moves == std::vector<Move>{Othello::pass, Move(58)}));
    QVERIFY((passed->times == std::vector<std::string>{"", "3"}));

    QCOMPARE(errorOf(readTimedGgf("(;" + board + "W[f5];)")),
             "line 1, column " + std::to_string(board.size() + 5) + ", byte "
                 + std::to_string(board.size() + 5)
                 + ": move 1: White is not to move; expected a move of the other side");
    QVERIFY(!readTimedGgf("no game").ok());
}

void TestGgf::movesAreSplit()
{
    for (const auto &[text, move, time] : {std::array<std::string_view, 3>{"f5", "f5", ""},
                                           {" F5 / 1.5 ", "F5", ""},
                                           {"pass//2:00", "pass", "2:00"},
                                           {"d3/ /7/8", "d3", "7/8"},
                                           {"", "", ""},
                                           {"/", "", ""}}) {
        const GgfMove parts = splitGgfMove(text);
        QVERIFY(parts.move == move && parts.time == time);
    }
}

void TestGgf::theReverseRuleIsKept_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray start = QByteArray::fromStdString(board);
    QTest::newRow("type first") << "(;GM[Othello]TY[8a]" + start + "B[f5];)";
    QTest::newRow("board first") << "(;GM[Othello]" + start + "B[f5]TY[s8a];)";
}

// Type 8a, for anti: the fewest discs win.
void TestGgf::theReverseRuleIsKept()
{
    QFETCH(QByteArray, text);
    const auto read = support::readGames(text.toStdString());
    QVERIFY2(read.ok(), errorOf(read).c_str());
    const GameRecord &game = read->games.front();
    QVERIFY(isReverseOthello(game.start));
    QVERIFY(isReverseOthello(positionAfter(game.start, game.moves, 1)));
    const std::string written = writeGgf(game);
    QVERIFY2(written.find("TY[8a]") != std::string::npos, written.c_str());
    const auto again = support::readGames(written);
    QVERIFY2(again.ok(), errorOf(again).c_str());
    QVERIFY(again->games.front().start == game.start && again->games.front().moves == game.moves);
    QVERIFY(!isReverseOthello(
        support::readGames("(;GM[Othello]TY[8r20]" + board + ";)")->games.front().start));
}

void TestGgf::brokenGamesByTheThousandAreNoHang()
{
    std::string text;
    while (text.size() < std::size_t(support::samples(8'000'000, 8'000'000)))
        text += "(;B[]\n";
    // A second; were each game's error to look through all of the text, hours.
    QVERIFY(!support::readGames(text).ok());
}

/// The figure to reach is one second for 10,000; printed, not judged.
void TestGgf::thousandsOfGamesAreReadSoon()
{
    support::Random random(9);
    const int count = support::samples(10'000, 10'000);
    std::string archive;
    for (int i = 0; i < count; ++i)
        archive += writeGgf(support::randomRecord(Othello(), random));
    QElapsedTimer clock;
    clock.start();
    const auto read = support::readGames(archive);
    const qint64 time = clock.elapsed();
    QVERIFY(read.ok());
    QCOMPARE(read->games.size(), static_cast<std::size_t>(count));
    qInfo("%d games of GGF, %zu bytes, read in %lld ms", count, archive.size(), time);
}

QTEST_APPLESS_MAIN(TestGgf)
#include "tst_ggf.moc"
