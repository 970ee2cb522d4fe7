#include "core/format/records.h"
#include "core/format/transcript.h"

#include <QTest>

using namespace core;
using namespace core::format;

namespace {

const std::string ann =
    R"({"players":[{"id":"Ann"},{"id":"Bob"}],"position":{"moves":[{"m":"f5"},{"m":"d6"}]}})";
const std::string cid = R"({"players":[{"id":"Cid"},{"id":"Dee"}],"position":{"moves":[{"m":"f5"},)"
                        R"({"m":"f6"},{"m":"e6"}]}})";

Records read(const std::string &text)
{
    auto found = readRecords(text);
    return found ? *std::move(found) : Records();
}

/// A game with a further property before its moves.
std::string with(const std::string &property)
{
    return "{" + property + R"(,"position":{"moves":[{"m":"f5"},{"m":"d6"}]}})";
}

} // namespace

/// The JSON of Othello Quest and of programs that keep its games.
class TestQuestJson : public QObject
{
    Q_OBJECT

private slots:
    void gamesStandInListsAndObjects_data();
    void gamesStandInListsAndObjects();
    void aBrokenGameCostsItselfAlone_data();
    void aBrokenGameCostsItselfAlone();
    void movesMayBeTexts_data();
    void movesMayBeTexts();
    void rulesAreKept_data();
    void rulesAreKept();
    void whatIsSaidAroundAListHoldsForItsGames();
    void charactersMayBeWrittenAsUnits();
};

void TestQuestJson::gamesStandInListsAndObjects_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("one after the other", ann + "\n" + cid);
    row("a list", "[" + ann + "," + cid + "]");
    row("a list over lines", "[\n  " + ann + ",\n  " + cid + "\n]\n");
    row("in an object", R"({"games":[)" + ann + "," + cid + "]}");
    row("in an object, with more", R"({"version":1,"games":[)" + ann + ", " + cid + R"(],"n":2})");
    row("in objects", R"({"data":{"games":[)" + ann + "," + cid + "]}}");
    row("lists in lists", "[[" + ann + "],[" + cid + "]]");
}

void TestQuestJson::gamesStandInListsAndObjects()
{
    QFETCH(QByteArray, text);
    const Records found = read(text.toStdString());
    QVERIFY(found.warnings.empty());
    QCOMPARE(found.records.size(), std::size_t(2));
    QCOMPARE(found.records[0].game.players, (std::array<std::string, 2>{"Ann", "Bob"}));
    QCOMPARE(found.records[1].game.players, (std::array<std::string, 2>{"Cid", "Dee"}));
    QCOMPARE(found.records[0].game.moves.size(), std::size_t(2));
    QCOMPARE(found.records[1].game.moves.size(), std::size_t(3));
}

void TestQuestJson::aBrokenGameCostsItselfAlone_data()
{
    QTest::addColumn<QByteArray>("broken");
    QTest::newRow("illegal move") << QByteArray(
        R"({"players":[],"position":{"moves":[{"m":"a1"}]}})");
    QTest::newRow("other size") << QByteArray(
        R"({"players":[],"position":{"size":6,"moves":[{"m":"d3"}]}})");
    QTest::newRow("no value") << QByteArray(R"({"players":,"position":{"moves":[{"m":"f5"}]}})");
    QTest::newRow("no end") << QByteArray(R"({"players":[],"position":{"moves":[{"m":"f5")");
}

void TestQuestJson::aBrokenGameCostsItselfAlone()
{
    QFETCH(QByteArray, broken);
    const std::string text = "[" + ann + "," + broken.toStdString() + "," + cid + "]";
    const Records found = read(text);
    QCOMPARE(found.records.size(), std::size_t(2));
    QCOMPARE(found.records[1].game.players[0], std::string("Cid"));
    QCOMPARE(found.skipped, std::size_t(1));
    QVERIFY2(found.warnings[0].error.text.starts_with("game 2: "),
             found.warnings[0].error.text.c_str());
}

void TestQuestJson::movesMayBeTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("list") << QByteArray(R"({"moves":["f5","d6","c3"]})");
    QTest::newRow("text") << QByteArray(R"({"moves":"f5d6c3"})");
    QTest::newRow("text with blanks") << QByteArray(R"({"moves":"F5 D6 C3"})");
    QTest::newRow("in lists") << QByteArray(R"({"games":[{"moves":"f5d6c3"}]})");
}

void TestQuestJson::movesMayBeTexts()
{
    QFETCH(QByteArray, text);
    const auto one = readRecord(text.toStdString());
    QVERIFY2(one.ok(), one.ok() ? "" : one.error().text.c_str());
    QCOMPARE(writeTranscript(one->game.start, one->game.moves), std::string("f5d6c3"));
    // A move that cannot be is named in every form.
    const auto wrong =
        readRecord(QByteArray(text).replace("c3", "a1").replace("C3", "a1").toStdString());
    QVERIFY(!wrong.ok());
    QCOMPARE(wrong.error().moveNumber, std::size_t(3));
}

void TestQuestJson::charactersMayBeWrittenAsUnits()
{
    for (const auto &[written, name] :
         {std::pair<std::string, std::string>{R"(\u00c9va)", "\u00c9va"},
          {R"(\ud83d\ude00)", "\U0001f600"}, // two units of one character
          {R"(\ud83d!)", "\ufffd!"},
          {R"(\ud83d\u0041)", "\ufffdA"},
          {R"(\ud83d)", "\ufffd"}}) {
        std::string named = ann;
        named.replace(named.find("Ann"), 3, written);
        const Records found = read(named);
        QCOMPARE(found.records.size(), std::size_t(1));
        QCOMPARE(found.records[0].game.players[0], name);
    }
}

void TestQuestJson::rulesAreKept_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QString>("said"); // the rule, or what is said
    const auto row = [](const char *property, const char *said) {
        QTest::newRow(property) << QByteArray(property) << said;
    };
    row(R"("gtype":"reversi")", "most");
    row(R"("gtype":"reversi","rule":"normal","size":8,"komi":0,"handicap":0)", "most");
    row(R"("rule":"reverse")", "fewest");
    row(R"("variant":"anti-reversi")", "fewest");
    row(R"("gtype":"reversi6")", "a game of \"reversi6\"; expected Othello");
    row(R"("gtype":"go9")", "a game of \"go9\"; expected Othello");
    row(R"("board_size":10)", "a board of size \"10\"; expected 8");
    row(R"("boardSize":"6")", "a board of size \"6\"; expected 8");
    row(R"("board":"10x10")", "a board of size \"10x10\"; expected 8");
    row(R"("board":"8x8")", "most");
    row(R"("size":"8 x 8")", "most");
    row(R"("rules":"Ferrara")", "the rules \"Ferrara\" are not known; the game is read as one that "
                                "the most discs win");
    row(R"("handicap":2)", "a handicap of \"2\" without a board that shows its discs; the game is "
                           "read from the usual start");
    row(R"("komi":2.5)", "games with a komi: 1; discs are counted without it");
    row(R"("komi":"-0.5")", "games with a komi: 1; discs are counted without it");
}

void TestQuestJson::rulesAreKept()
{
    QFETCH(QByteArray, property);
    QFETCH(QString, said);
    const auto one = readArgument(with(property.toStdString()));
    if (!one.ok()) {
        QCOMPARE(QString::fromStdString(one.error().message()), said);
        return;
    }
    QCOMPARE(one->records.size(), std::size_t(1));
    QCOMPARE(one->records[0].game.moves.size(), std::size_t(2));
    const auto warnings = warningsOfMovesAlone(*one);
    if (!warnings.empty()) {
        QCOMPARE(QString::fromStdString(warnings.front().error.message()), said);
        return;
    }
    const Othello::Rule rule = std::get<Othello>(one->records[0].game.start).rule();
    QCOMPARE(QString(rule == Othello::Rule::Fewest ? "fewest" : "most"), said);
}

void TestQuestJson::whatIsSaidAroundAListHoldsForItsGames()
{
    const Records reverse = read(R"({"rule":"reverse","games":[)" + ann + "," + cid + "]}");
    QCOMPARE(reverse.records.size(), std::size_t(2));
    for (const Record &record : reverse.records)
        QCOMPARE(std::get<Othello>(record.game.start).rule(), Othello::Rule::Fewest);
    const auto small = readRecords(R"({"size":6,"games":[)" + ann + "]}");
    QVERIFY(!small.ok());
    QCOMPARE(small.error().message(), std::string("a board of size \"6\"; expected 8"));
}

QTEST_APPLESS_MAIN(TestQuestJson)
#include "tst_questjson.moc"
