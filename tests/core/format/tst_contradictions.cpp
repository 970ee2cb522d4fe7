#include "core/format/gameresult.h"
#include "core/format/nativeformat.h"
#include "core/format/records.h"
#include "core/format/wthor.h"

#include <QTest>

#include <array>

using namespace core;
using namespace core::format;

namespace {

/// A whole game that ends 20-44, with a pass.
const std::string whole = "f5d6c3d3c4f4f6g5e6d7e3c5f3e7h5e2c6d2c2b3b4g6a4h6g4h4c7h3d8b5f8b6f7a5a3a2"
                          "a7c1b7g3g2c8b8e8d1e1f1b2a6a8h2h1g1f2g7g8a1b1h8h7";

/// The same moves as properties, with the sign before each that a format has there.
std::string properties(const std::string &before)
{
    const auto game = readRecord(whole);
    std::string text;
    Position position = game->game.start;
    for (const Move move : game->game.moves) {
        if (move != Othello::pass)
            text.append(before)
                .append(sideToMove(position) == Side::First ? "B[" : "W[")
                .append(moveText(position, move))
                .append("]");
        position = after(position, move);
    }
    return text;
}

std::string ggf(const std::string &facts)
{
    return "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]"
           + facts + properties("") + ";)";
}

std::string sgf(const std::string &facts)
{
    return "(;FF[4]GM[2]" + facts + properties(";") + ")";
}

std::string pgn(const std::string &result)
{
    return "[Result \"" + result + "\"]\n\n" + whole + "\n";
}

} // namespace

/// Results that are written of a game, and are not those of its moves.
class TestContradictions : public QObject
{
    Q_OBJECT

private slots:
    void contradictionsAreNamed_data();
    void contradictionsAreNamed();
    void thePlaceIsThatOfTheResult();
    void resultsOfOneGameMustAgree();
    void aLineByItselfHasItsRemarks();
    void aShortWordBehindTheMovesIsNamed();
    void oneRemarkIsOfAFileOfWthor();
    void manyRemarksLeaveNoGameOut();
};

void TestContradictions::contradictionsAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("written"); // empty: the result is that of the moves
    const auto row = [](const std::string &name, const std::string &text, const char *written) {
        QTest::newRow(name.c_str()) << QByteArray::fromStdString(text) << QString(written);
    };
    for (const char *result : {"20-44", "(20-44)", "20 : 44", "W+24", "White wins by 24",
                               "White wins", "0-1", "0-2", "*", "?", "0-0", ""})
        row(std::string("PGN ") + result, pgn(result), "");
    for (const char *result :
         {"44-20", "40-24", "18-44", "B+24", "W+20", "Black wins", "Draw", "1/2-1/2", "32-32",
          "White wins 40-24", "1-0", "1:0", "2-0", "1-1", "0.5-0.5", "\u00bd-\u00bd"})
        row(std::string("PGN ") + result, pgn(result), result);
    for (const char *result : {"-24.000", "-24", "-64.00:t", "-24.00:r", "+0.00:l", "?"})
        row(std::string("GGF ") + result, ggf("RE[" + std::string(result) + "]"), "");
    for (const char *result : {"+24.000", "-20.00", "+64.00:t", "0"})
        row(std::string("GGF ") + result, ggf("RE[" + std::string(result) + "]"), result);
    for (const char *facts : {"KM[-0.500]RE[-23.500]", "KM[0.500]RE[-24.500]", "KM[2]RE[-24]"})
        row(std::string("GGF ") + facts, ggf(facts), "");
    row("GGF komi", ggf("KM[-0.500]RE[+23.500]"), "+23.500");
    for (const char *result : {"W+24", "W+R", "W+", "?"})
        row(std::string("SGF ") + result, sgf("RE[" + std::string(result) + "]"), "");
    for (const char *result : {"B+24", "B+R", "B+", "Draw", "0"})
        row(std::string("SGF ") + result, sgf("RE[" + std::string(result) + "]"), result);
    row("line", whole + " 20-44", "");
    row("line, other discs", whole + " 40-24", "40-24");
    row("line, other side", whole + " Black wins by 24", "Black wins by 24");
    row("JSON", R"({"result":"20-44","moves":")" + whole + "\"}", "");
    row("JSON, other discs", R"({"moves":")" + whole + R"(","result":"40-24"})", "40-24");
    row("not over", "f5d6c3 40-24", "");
    row("line, point of the other side", whole + " 1-0", "1-0");
    row("line, point of the winner", whole + " 0-1", "");
    row("komi, which the point counts", "[Komi \"30\"]\n" + pgn("1-0"), "");
    // By the reverse rule Black, with the fewer discs, has won.
    row("reverse", "[Variant \"reverse\"]\n[Result \"20-44\"]\n" + whole, "");
    row("reverse, point", "[Variant \"reverse\"]\n[Result \"1-0\"]\n" + whole, "");
    row("reverse, other point", "[Variant \"reverse\"]\n[Result \"0-1\"]\n" + whole, "0-1");
    row("reverse, other side", "[Variant \"reverse\"]\n[Result \"W+24\"]\n" + whole, "W+24");
    // The empty squares may count for nobody.
    const std::string early = "e6f4e3f6g5d6e7f5c5";
    for (const char *result : {"13-0", "64-0", "B+64", "B+13"})
        row(std::string("early ") + result, early + ' ' + result, "");
    auto kept = readRecord(whole)->game;
    kept.result = "40-24";
    row("our own", writeNative(kept), "40-24");
    kept.result = "20-44";
    row("our own, right", writeNative(kept), "");
}

void TestContradictions::contradictionsAreNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, written);
    const auto found = readRecords(text.toStdString());
    QVERIFY2(found.ok(), found.ok() ? "" : found.error().text.c_str());
    QCOMPARE(found->records.size(), std::size_t(1)); // kept in any case
    QCOMPARE(found->skipped, std::size_t(0));
    QCOMPARE(int(found->warnings.size()), written.isEmpty() ? 0 : 1);
    if (written.isEmpty())
        return;
    QCOMPARE(found->warnings[0].kind, Warning::Kind::Remark);
    QCOMPARE(QString::fromStdString(found->warnings[0].error.message()),
             "the result \"" + written + "\" is not that of the moves, 20-44; the moves count");
}

void TestContradictions::thePlaceIsThatOfTheResult()
{
    const auto place = [](const std::string &text) {
        return readRecords(text)->warnings.front().error.place;
    };
    QCOMPARE(place(pgn("40-24")), (SourceLocation{1, 9, 9}));
    QCOMPARE(place("\n\n" + whole + " 40-24").line, std::size_t(3));
    QCOMPARE(place("\n\n" + whole + " 40-24").column, whole.size() + 2);
    const std::string text = ggf("RE[+24]");
    QCOMPARE(place(text).byte, text.find("+24") + 1);
}

/// Of a game that is not over its moves decide nothing.
void TestContradictions::resultsOfOneGameMustAgree()
{
    const auto warnings = [](const std::string &text) { return readRecords(text)->warnings; };
    QVERIFY(warnings("[Result \"40-24\"]\n\nf5d6c3 40-24\n").empty());
    QVERIFY(warnings("[Result \"*\"]\n\nf5d6c3 40-24\n").empty());
    QVERIFY(warnings("[Result \"B+16\"]\n\nf5d6c3 40-24\n").empty());
    QVERIFY(warnings("[Result \"1-0\"]\n\nf5d6c3 40-24\n").empty());
    QCOMPARE(warnings("[Result \"0-1\"]\n\nf5d6c3 40-24\n").size(), std::size_t(1));
    const auto found = warnings("[Result \"40-24\"]\n\nf5d6c3 24-40\n");
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].error.message(),
             std::string("the result \"24-40\" beside the result \"40-24\", which is kept"));
    // Over, each is looked at by itself.
    const auto over = warnings("[Result \"20-44\"]\n\n" + whole + " 40-24\n");
    QCOMPARE(over.size(), std::size_t(1));
    QVERIFY(over[0].error.text.find("\"40-24\" is not that of the moves") != std::string::npos);
}

void TestContradictions::aLineByItselfHasItsRemarks()
{
    const auto found = readArgument(whole + " 40-24");
    QCOMPARE(found->warnings.size(), std::size_t(1));
    const SourceLocation place = found->warnings[0].error.place;
    QCOMPARE(place.line, std::size_t(0)); // a text of one line has none to name
    QCOMPARE(place.column, whole.size() + 2);
}

/// It may be a move with a slip in it. A title, a result and what follows a finished game are none.
void TestContradictions::aShortWordBehindTheMovesIsNamed()
{
    const auto found = readRecord("f5 d6 zz");
    QCOMPARE(found->game.moves.size(), std::size_t(2));
    const auto warnings = readArgument("f5 d6 zz")->warnings;
    QCOMPARE(warnings.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(warnings[0].error.message()),
             QString("\"zz\" is not a move; the moves before it were read"));
    const std::array<std::string, 4> others{"f5 d6 Tamenori", "f5 d6 W+2", whole + " JR",
                                            "[Event \"A\"]\nf5 d6 JR"};
    for (const std::string &text : others)
        QVERIFY2(readArgument(text)->warnings.empty(), text.c_str());
}

/// Archives have thousands of games, and may have many such.
void TestContradictions::oneRemarkIsOfAFileOfWthor()
{
    constexpr std::size_t games = 3;
    std::string file(16 + games * 68, '\0');
    file[0] = 20;
    file[1] = 24;
    file[2] = file[3] = 1;
    file[4] = games;
    file[10] = static_cast<char>(2020 % 256);
    file[11] = 2020 / 256;
    file[12] = 8;
    for (std::size_t game = 0; game < games; ++game) {
        char *record = file.data() + 16 + game * 68;
        record[6] = static_cast<char>(game == 0 ? 20 : 44);
        for (std::size_t i = 0; i + 1 < whole.size(); i += 2)
            record[8 + i / 2] = static_cast<char>(10 * (whole[i + 1] - '0') + whole[i] - 'a' + 1);
    }
    const auto found = readRecords(file);
    QVERIFY2(found.ok(), found.ok() ? "" : found.error().text.c_str());
    QCOMPARE(found->records.size(), games);
    QCOMPARE(found->warnings.size(), std::size_t(1));
    QCOMPARE(found->warnings[0].error.text,
             std::string("games whose result is not that of their moves: 2, the first is game 2; "
                         "the moves count"));
    QVERIFY(found->records[0].game.comment.empty());
    QVERIFY(found->records[1].game.comment.find("44-20") != std::string::npos);
}

void TestContradictions::manyRemarksLeaveNoGameOut()
{
    std::string text;
    for (int i = 0; i < 250; ++i)
        text += pgn("40-24") + "\n";
    const auto found = readRecords(text);
    QCOMPARE(found->records.size(), std::size_t(250));
    QCOMPARE(found->skipped, std::size_t(0));
    QCOMPARE(found->warnings.size(), std::size_t(201));
    for (const Warning &warning : found->warnings)
        QCOMPARE(warning.kind, Warning::Kind::Remark);
}

QTEST_APPLESS_MAIN(TestContradictions)
#include "tst_contradictions.moc"
