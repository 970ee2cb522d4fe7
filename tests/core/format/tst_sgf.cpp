#include "core/format/records.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// What other programs write in the Smart Game Format beside moves.
class TestSgf : public QObject
{
    Q_OBJECT

private slots:
    void rulesAreRead_data();
    void rulesAreRead();
    void unknownRulesAreNamed();
    void handicapsAreAddedToTheStart();
    void handicapsWithoutDiscsAreNamed_data();
    void handicapsWithoutDiscsAreNamed();
    void aCutValueCostsItsGameAlone();
    void tagsOfTheSizeAreRead_data();
    void tagsOfTheSizeAreRead();
    void tagsOfTheGameSayItsRule();
    void theLastGameMayLackItsEnd();
    void cutPropertiesAreNamed();
    void characterSetsAreRead_data();
    void characterSetsAreRead();
    void variationsAreCounted();

private:
    static Records read(const std::string &text);
};

Records TestSgf::read(const std::string &text)
{
    auto found = readRecords(text);
    return found ? *std::move(found) : Records();
}

void TestSgf::rulesAreRead_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("fewestWin");
    for (const char *name : {"Othello", "reversi", "Normal", "standard Othello", "Othello 8x8"})
        QTest::newRow(name) << name << false;
    for (const char *name : {"reverse", "Reverse Othello", "anti-reversi", "Anti", "misere"})
        QTest::newRow(name) << name << true;
}

void TestSgf::rulesAreRead()
{
    QFETCH(QString, rules);
    QFETCH(bool, fewestWin);
    const std::string name = rules.toStdString();
    const Othello::Rule expected = fewestWin ? Othello::Rule::Fewest : Othello::Rule::Most;
    // Before and behind a board.
    const std::string board = "AB[e4][d5]AW[d4][e5]";
    const std::string rule = std::string("RU[").append(name).append("]");
    for (const auto &[before, behind] :
         {std::pair(std::string(), std::string()), std::pair(std::string(), board),
          std::pair(board, std::string())}) {
        std::string text = "(;GM[2]";
        text.append(before).append(rule).append(behind).append(";B[fe];W[df];B[cc])");
        const Records found = read(text);
        QCOMPARE(found.records.size(), std::size_t(1));
        QVERIFY(found.warnings.empty());
        const Position end = endOf(found.records[0]);
        QCOMPARE(std::get<Othello>(found.records[0].game.start).rule(), expected);
        QCOMPARE(std::get<Othello>(end).rule(), expected);
        QCOMPARE(found.records[0].game.moves.size(), std::size_t(3));
    }
    for (const std::string tag : {"Variant", "Rules"}) {
        std::string text = "[";
        text.append(tag).append(" \"").append(name).append("\"]\n1. f5 d6 *");
        const auto pgn = readRecord(text);
        QVERIFY(pgn.ok());
        QCOMPARE(std::get<Othello>(pgn->game.start).rule(), expected);
    }
}

void TestSgf::unknownRulesAreNamed()
{
    const Records found = read("(;GM[2]RU[Ferrara];B[fe])");
    QCOMPARE(found.records.size(), std::size_t(1));
    QCOMPARE(found.skipped, std::size_t(0));
    QCOMPARE(found.warnings.size(), std::size_t(1));
    QCOMPARE(
        found.warnings[0].error.text,
        std::string("line 1, column 11, byte 11: the rules \"Ferrara\" are not known; the game "
                    "is read as one that the most discs win"));
}

void TestSgf::handicapsAreAddedToTheStart()
{
    const Records found = read("(;GM[2]HA[1]AB[a1];B[fe];W[df])");
    QCOMPARE(found.records.size(), std::size_t(1));
    const auto start = std::get<Othello>(found.records[0].game.start);
    QCOMPARE(start.discs(Side::First), Othello().discs(Side::First) | 1);
    QCOMPARE(start.discs(Side::Second), Othello().discs(Side::Second));
    QCOMPARE(found.records[0].game.moves.size(), std::size_t(2));

    // Without PL the first move says who begins.
    const Records white = read("(;GM[2]HA[2]AB[a1][h8];W[fd];B[fc])");
    QCOMPARE(white.records.size(), std::size_t(1));
    QCOMPARE(std::get<Othello>(white.records[0].game.start).sideToMove(), Side::Second);
    // Of every variation there.
    const Records tree = read("(;GM[2]HA[2]AB[a1][h8](;W[fd];B[fc])(;W[cb])(;W[ec]))");
    QCOMPARE(tree.records[0].game.variations.size(), std::size_t(1)); // c2 turns none
}

void TestSgf::handicapsWithoutDiscsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("remark"); // empty: none
    const QString without =
        "a handicap of \"%1\" without a board that shows its discs; the game is "
        "read from the usual start";
    QTest::newRow("discs") << "(;GM[2]HA[2]AB[a1][h8];B[fe])" << QString();
    QTest::newRow("none") << "(;GM[2]HA[0];B[fe])" << QString();
    QTest::newRow("no discs") << "(;GM[2]HA[2];B[fe])" << without.arg(2);
    QTest::newRow("usual board") << "(;GM[2]HA[1]AB[e4][d5]AW[d4][e5];B[fe])" << without.arg(1);
    QTest::newRow("whole board") << "(;GM[2]HA[1]AB[e4][d5][a1]AW[d4][e5];B[fe])" << QString();
    QTest::newRow("other number") << "(;GM[2]HA[4]AB[a1][h8];B[fe])"
                                  << "a handicap of 4, but 2 discs on the board, by which the game "
                                     "is read";
    QTest::newRow("PGN") << "[Handicap \"2\"]\n1. f5 d6 *" << without.arg(2);
    QTest::newRow("PGN, squares") << "[Handicap \"a1, h8\"]\n1. f5 d6 *" << without.arg("a1, h8");
    QTest::newRow("PGN, none") << "[Handicap \"0\"]\n1. f5 d6 *" << QString();
    QTest::newRow("PGN, not known") << "[Handicap \"?\"]\n1. f5 d6 *" << QString();
    QTest::newRow("PGN, board") << "[Handicap \"1\"]\n[FEN \"X--------------------------OX------XO"
                                   "--------------------------- X\"]\n1. f5 d6 *"
                                << QString();
}

void TestSgf::handicapsWithoutDiscsAreNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, remark);
    const Records found = read(text.toStdString());
    QCOMPARE(found.records.size(), std::size_t(1));
    QCOMPARE(found.skipped, std::size_t(0));
    QCOMPARE(found.warnings.size(), std::size_t(remark.isEmpty() ? 0 : 1));
    if (!remark.isEmpty())
        QCOMPARE(QString::fromStdString(found.warnings[0].error.message()), remark);
    // The discs are on the board, or said to be missing: saving loses nothing.
    QVERIFY(!found.records[0].unsaved.any());
}

void TestSgf::aCutValueCostsItsGameAlone()
{
    for (const std::string cut : {"(;GM[2]PB[a];B[f5];W[d6", "(;GM[2]PB[a", "(;GM[2];B[f5];C[d6"}) {
        const Records found = read(cut + "\n(;GM[2]PB[c];B[f5];W[f6])\n(;GM[2]PB[d];B[f5])\n");
        QCOMPARE(found.records.size(), std::size_t(2));
        QCOMPARE(found.records[0].game.players[0], std::string("c"));
        QCOMPARE(found.records[1].game.players[0], std::string("d"));
        QCOMPARE(found.skipped, std::size_t(1));
        QVERIFY2(found.warnings[0].error.text.starts_with("game 1: "),
                 found.warnings[0].error.text.c_str());
    }
}

void TestSgf::tagsOfTheSizeAreRead_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("error"); // empty: none
    const auto size = [](const char *text) {
        return QString("a board of size \"%1\"; expected 8").arg(text);
    };
    QTest::newRow("6") << "[Size \"6\"]" << size("6");
    QTest::newRow("10x10") << "[BoardSize \"10x10\"]" << size("10x10");
    QTest::newRow("signs") << "[Size \"8 x 8\"][BoardSize \"8\u00d78\"][Size \"8*8\"]" << QString();
    QTest::newRow("other signs") << "[Size \"8:8\"][Dimensions \"8, 8\"]" << QString();
    QTest::newRow("board") << "[Board \"6x6\"]" << size("6x6");
    QTest::newRow("board of 8") << "[Board \"8x8\"]" << QString();
    QTest::newRow("board of a team") << "[Board \"6\"]" << QString();
    QTest::newRow("oblong") << "[Board \"8 X 10\"]" << size("8 X 10");
    QTest::newRow("small letters") << "[board_size \"10\"]" << size("10");
    QTest::newRow("rows") << "[Rows \"10\"]" << size("10");
    QTest::newRow("width") << "[Width \"6\"]" << size("6");
    QTest::newRow("rules with a size") << "[Rules \"Othello 10x10\"]" << size("Othello 10x10");
    QTest::newRow("game with a size") << "[Game \"Reversi 6x6\"]" << size("Reversi 6x6");
    QTest::newRow("game") << "[Game \"Othello\"]" << QString();
    QTest::newRow("number of a game") << "[Game \"6\"]" << QString();
    QTest::newRow("type of GGS") << "[Type \"s10r20\"]" << size("10");
    QTest::newRow("another type") << "[Type \"blitz\"]" << QString();
    QTest::newRow("8") << "[Size \"8\"]" << QString();
    QTest::newRow("8x8") << "[BoardSize \"8x8\"]" << QString();
    QTest::newRow("not known") << "[Size \"?\"]" << QString();
    QTest::newRow("no variant") << "[Variant \"\"]" << QString();
    QTest::newRow("variant") << "[Variant \"Grand\"]"
                             << "a game of \"Grand\"; expected Othello";
}

void TestSgf::tagsOfTheSizeAreRead()
{
    QFETCH(QString, tag);
    QFETCH(QString, error);
    const auto found = readRecord(tag.toStdString() + "\n1. f5 d6 *");
    QCOMPARE(found.ok() ? QString() : QString::fromStdString(found.error().message()), error);
}

/// Names of the rule other than Variant, and names that are not known.
void TestSgf::tagsOfTheGameSayItsRule()
{
    for (const std::string tag : {"Game \"Reverse Othello\"", "GameType \"Anti-Reversi\"",
                                  "Type \"8a\"", "Ruleset \"reverse\""}) {
        const auto found = readRecord("[" + tag + "]\n1. f5 d6 *");
        QVERIFY(found.ok());
        QVERIFY2(std::get<Othello>(found->game.start).rule() == Othello::Rule::Fewest, tag.c_str());
    }
    const auto said = [](const std::string &tag) {
        const Records found = read("[" + tag + "]\n1. f5 d6 *");
        return found.warnings.size() == 1 ? found.warnings[0].error.message() : std::string();
    };
    const std::string unknown = " are not known; the game is read as one that the most discs win";
    QCOMPARE(said("GameType \"Ferrara\""), "the rules \"Ferrara\"" + unknown);
    QCOMPARE(said("GameType \"20\""), std::string()); // a number that other games' programs give
    QCOMPARE(said("Ruleset \"Ferrara\""), "the rules \"Ferrara\"" + unknown);
}

void TestSgf::theLastGameMayLackItsEnd()
{
    for (const std::string end : {"", "\n", " \n\n"}) {
        const Records found = read("(;GM[2];B[fe];W[df];B[cc]" + end);
        QCOMPARE(found.records.size(), std::size_t(1));
        QCOMPARE(found.records[0].game.moves.size(), std::size_t(3));
        QCOMPARE(found.skipped, std::size_t(0));
        QCOMPARE(found.warnings.size(), std::size_t(1));
        QCOMPARE(found.warnings[0].error.text,
                 std::string("line 1, column 2, byte 2: the game has no end; expected )"));
    }
    // With its variations.
    const Records tree = read("(;GM[2];B[fe](;W[df];B[cc])(;W[ff];B[ef]");
    QCOMPARE(tree.records.size(), std::size_t(1));
    QCOMPARE(tree.records[0].game.moves.size(), std::size_t(3));
    QCOMPARE(tree.records[0].game.variations.size(), std::size_t(1));
    // The game behind it is none of its variations.
    const Records two = read("(;GM[2];B[fe];W[df]\n(;GM[2];B[cd])\n");
    QCOMPARE(two.records.size(), std::size_t(1));
    QCOMPARE(two.records[0].game.moves.size(), std::size_t(1));
    QCOMPARE(two.skipped, std::size_t(1));
    const Records variations = read("(;GM[2];B[fe];W[df]\n(;B[cc])\n(;B[cd])\n(;GM[2];B[fe])\n");
    QCOMPARE(variations.records.size(), std::size_t(1));
    QCOMPARE(variations.skipped, std::size_t(1));
}

void TestSgf::cutPropertiesAreNamed()
{
    const auto found = readRecords("(;GM[2];B[fe];W[df];B[c");
    QVERIFY(!found.ok());
    QCOMPARE(found.error().text,
             std::string("line 1, column 21, byte 21: the property \"B\" has no end; expected ]"));
    // A name that takes the next node along; a comment may have lines that look so.
    const Records name = read("(;GM[2]PB[Ann\n;B[fe];W[df])\n(;GM[2]PB[Bob];B[fe])\n");
    QCOMPARE(name.skipped, std::size_t(1));
    QCOMPARE(name.records.size(), std::size_t(1));
    QCOMPARE(name.records[0].game.players[0], std::string("Bob"));
    QVERIFY2(name.warnings[0].error.text.ends_with("the property \"PB\" has no end; expected ]"),
             name.warnings[0].error.text.c_str());
    const Records lines = read("(;GM[2]PB[Ann\n(Brazil)\n; of Rio];B[fe])");
    QCOMPARE(lines.records[0].game.players[0], std::string("Ann (Brazil) ; of Rio"));
    const Records comment = read("(;GM[2]C[Two:\n;B and\n(W]PB[Ann];B[fe])");
    QCOMPARE(comment.records[0].game.moves.size(), std::size_t(1));
    QVERIFY(comment.warnings.empty());
}

void TestSgf::characterSetsAreRead_data()
{
    QTest::addColumn<QByteArray>("properties");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isSure");
    QTest::newRow("Shift_JIS") << QByteArray("CA[Shift_JIS]PB[\x91\xba\x8f\xe3]")
                               << QString("\u6751\u4e0a") << true;
    // A second byte of this set is the bracket that ends a property.
    QTest::newRow("Shift_JIS, a bracket")
        << QByteArray("CA[shift_jis]PB[\x83\x5d\x83\x93]") << QString("\u30be\u30f3") << true;
    QTest::newRow("ISO 8859-2") << QByteArray("CA[ISO-8859-2]PB[\xa3ukasz]")
                                << QString("\u0141ukasz") << true;
    QTest::newRow("UTF-8, whatever it says")
        << QByteArray("CA[ISO-8859-2]PB[Andr\xc3\xa9]") << QString("Andr\u00e9") << true;
    QTest::newRow("none named") << QByteArray("PB[Andr\xe9 \x93X\x94]")
                                << QString("Andr\u00e9 \u201cX\u201d") << true;
    QTest::newRow("unknown") << QByteArray("CA[no-such-set]PB[Andr\xe9]") << QString("Andr\u00e9")
                             << false;
    QTest::newRow("not in it") << QByteArray("CA[Shift_JIS]PB[Andr\xe9 A]")
                               << QString("Andr\u00e9 A") << false;
}

void TestSgf::characterSetsAreRead()
{
    QFETCH(QByteArray, properties);
    QFETCH(QString, name);
    QFETCH(bool, isSure);
    const Records found = read("(;FF[4]GM[2]" + properties.toStdString() + ";B[fe];W[df])");
    QCOMPARE(found.records.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(found.records[0].game.players[0]), name);
    QCOMPARE(found.records[0].game.moves.size(), std::size_t(2));
    QCOMPARE(found.warnings.size(), std::size_t(isSure ? 0 : 1));
    if (!isSure)
        QVERIFY2(found.warnings[0].error.text.find("character set") != std::string::npos,
                 found.warnings[0].error.text.c_str());
}

void TestSgf::variationsAreCounted()
{
    const std::string tree = "(;GM[2];B[fe](;W[df];B[cc])(;W[ff];B[ef]))";
    const std::string plain = "(;GM[2]KM[2.5];B[fe];W[df])";
    const auto warnings = warningsOfMovesAlone(read(tree + tree + plain), "games.sgf");
    QCOMPARE(warnings.size(), std::size_t(2));
    QCOMPARE(warnings[0].error.text,
             std::string("games.sgf: games with a komi: 1; discs are counted without it"));
    QCOMPARE(warnings[1].error.text,
             std::string("games.sgf: games with variations: 2; only the first "
                         "line of each is taken"));
    QCOMPARE(warningsOfMovesAlone(read("f5 d6 (1... f6 e6) c3")).size(), std::size_t(1));
    QVERIFY(warningsOfMovesAlone(read("f5 d6 (a remark) c3 (20-44)")).empty());
}

QTEST_APPLESS_MAIN(TestSgf)
#include "tst_sgf.moc"
