#include "core/format/gameresult.h"
#include "core/format/ggf.h"
#include "core/format/records.h"
#include "core/format/transcript.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace core;
using namespace core::format;

namespace {

Result<Records> readFile(const QString &name)
{
    QFile file(TABULEIRO_TEST_DATA "/field/" + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(name));
    ReadOptions options;
    options.name = name.toStdString();
    return readRecords(file.readAll().toStdString(), options);
}

QString sideText(Side side)
{
    return side == Side::First ? "Black" : "White";
}

/// A record as the table of the files has it.
QString summaryOf(const Record &record)
{
    const Position end = endOf(record);
    const auto *const othello = std::get_if<Othello>(&end);
    const bool isReverse = othello != nullptr && othello->rule() == Othello::Rule::Fewest;
    QString text = record.isPosition() ? QString("a position")
                                       : QString("%1 moves").arg(record.game.moves.size());
    if (isReverse)
        text += " in reverse";
    if (!isOver(end))
        return text + ", " + sideText(sideToMove(end)) + " to move";
    // Where the fewest discs win the score is that of the discs turned.
    const int black = (64 + (isReverse ? -score(end) : score(end))) / 2;
    return text + QString(", %1-%2").arg(black).arg(64 - black);
}

QString summaryOf(const Result<Records> &found)
{
    if (!found)
        return "nothing: " + QString::fromStdString(found.error().text);
    QStringList parts;
    for (const Record &record : found->records)
        parts << summaryOf(record);
    for (const Warning &warning : found->warnings)
        parts << "warning: " + QString::fromStdString(warning.error.text);
    return parts.join("; ");
}

Record only(const QString &name)
{
    const auto found = readFile(name);
    if (!found || found->records.size() != 1)
        qFatal("%s: %s", qPrintable(name), found ? "not one" : found.error().text.c_str());
    return found->records.front();
}

} // namespace

/// Files as other programs and people write them. The expected values are those of the formats'
/// descriptions and of the programs that wrote them.
class TestField : public QObject
{
    Q_OBJECT

private slots:
    void everyFileIsReadAsItsWriterMeantIt_data();
    void everyFileIsReadAsItsWriterMeantIt();
    void theTableSaysWhatIsRead();
    void gamesOfAnArchiveOfPgn();
    void namesAreInTheirCharacterSet();
    void reverseGamesAreOfTheirRule();
    void passesBehindTheEndSayNothingNew();
    void komiIsKnownAndKeptInTheResult();
    void resultsAreUnderstood_data();
    void resultsAreUnderstood();
    void aLeadIsOfTheRule();
    void leadsHaveOneSign();
};

void TestField::everyFileIsReadAsItsWriterMeantIt_data()
{
    QTest::addColumn<QStringList>("moves"); // of each record, the first of them
    QTest::addColumn<int>("toMove");        // at the end of the last
    QTest::addColumn<QStringList>("warnings");
    const auto row = [](const char *file, const QStringList &moves, int toMove,
                        const QStringList &warnings = {}) {
        QTest::newRow(file) << moves << toMove << warnings;
    };
    const QString played = "e6f4e3d6c5";
    row("a01-two-games.pgn", {"f5d6c3f3f4", "f5d6c3f3f4"}, 1);
    row("a02-unfinished-star.pgn", {"f5d6c3"}, 1);
    row("a03-notes.pgn", {"f5d6c3d3c4f4"}, 0);
    row("a04-tags-one-line.pgn", {"f5d6"}, 0);
    row("a05-numbers-without-dot.txt", {"f5d6c3d3"}, 0);
    row("a06-hyphens.txt", {"f5d6c3d3"}, 0);
    row("a07-cut-in-a-move.ggf", {"f5d6", "f5d6"}, 0, {"game 1: line 1, "});
    row("a08-reverse-rule.ggf", {played}, 0);
    row("a09-komi.ggf", {played}, 0);
    row("a10-names-latin1.pgn", {"f5d6"}, 0);
    row("a11-hash-comment.obf", {""}, 0);
    // Of White's first squares f6 is none: the third line is wrong as the second is.
    row("a12-second-line-wrong.obf", {""}, 0, {"line 2, column 69", "line 3, column 69"});
    row("a13-byte-order-mark.txt", {"f5d6c3"}, 1);
    row("a16-cut.wtb", {"f5d6c3", "f5f6e6"}, 1, {"should hold 3 records and holds 2 whole ones"});
    row("a17-board-without-side.txt", {""}, 0);
    row("a17b-board-then-moves.txt", {"f5d6c3"}, 1);
    row("a17c-board-in-brackets.txt", {""}, 0);
    row("a18-two-passes-at-the-end.txt", {"f5d6c3d3c4"}, 1);
    row("a19-digits.txt", {""}, 0);
    row("a20-quest.json", {"f5d6c3"}, 1);
    row("a21-sgf.sgf", {"f5d6c3"}, 1);
    row("a22-a-game-a-line.txt", {"f5d6c3d3c4", "f5f6e6f4e3"}, 1);
    row("a23-packed.ggf.gz", {played}, 0);
    row("a24-results.ggf", {"f5d6", "f5d6", "f5d6", "f5d6", "", "", played}, 0);
}

void TestField::everyFileIsReadAsItsWriterMeantIt()
{
    QFETCH(QStringList, moves);
    QFETCH(int, toMove);
    QFETCH(QStringList, warnings);
    const QString file = QTest::currentDataTag();
    const auto found = readFile(file);
    if (moves.isEmpty()) {
        QVERIFY(!found.ok());
        const QString text = QString::fromStdString(found.error().text);
        QVERIFY2(text.startsWith(file) && text.contains(warnings.front()), qPrintable(text));
        return;
    }
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QCOMPARE(int(found->records.size()), int(moves.size()));
    for (qsizetype i = 0; i < moves.size(); ++i) {
        const GameRecord &game = found->records[std::size_t(i)].game;
        const QString read = QString::fromStdString(writeTranscript(game.start, game.moves));
        QVERIFY2(read.startsWith(moves[i]) && read.isEmpty() == moves[i].isEmpty(),
                 qPrintable(read));
    }
    QCOMPARE(int(sideToMove(endOf(found->records.back()))), toMove);
    QCOMPARE(int(found->warnings.size()), int(warnings.size()));
    for (qsizetype i = 0; i < warnings.size(); ++i) {
        const QString text = QString::fromStdString(found->warnings[std::size_t(i)].error.text);
        QVERIFY2(text.startsWith(file) && text.contains(warnings[i]), qPrintable(text));
    }
}

/// Each file has a row in the folder's README, and what the row says is what is read.
void TestField::theTableSaysWhatIsRead()
{
    const QDir folder(TABULEIRO_TEST_DATA "/field");
    QFile file(folder.filePath("README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList rows;
    for (const QString &line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QStringList columns = line.split(" | ");
        if (!line.startsWith("| `") || columns.size() != 3)
            continue;
        const QString name = columns[0].mid(3).chopped(1);
        rows << name;
        const QString summary = "`" + summaryOf(readFile(name)) + "` |";
        QVERIFY2(columns[2] == summary, qPrintable(name + ": " + summary));
    }
    QStringList files = folder.entryList(QDir::Files);
    files.removeAll("README.md");
    QCOMPARE(rows, files);
}

void TestField::gamesOfAnArchiveOfPgn()
{
    const auto found = readFile("a01-two-games.pgn");
    for (const Record &record : found->records) {
        QCOMPARE(record.game.moves.size(), std::size_t(61));
        QCOMPARE(score(endOf(record)), 38 - 26);
        QCOMPARE(record.game.result, std::string("38-26"));
    }
    QCOMPARE(found->records[0].game.players[0], std::string("a"));
    QCOMPARE(found->records[1].game.players[1], std::string("d"));
    QCOMPARE(found->records[1].line, std::size_t(18));
    QCOMPARE(only("a04-tags-one-line.pgn").game.players,
             (std::array<std::string, 2>{"Ann", "Bob"}));
    QCOMPARE(only("a20-quest.json").game.players, (std::array<std::string, 2>{"a", "b"}));
    QCOMPARE(only("a21-sgf.sgf").game.players, (std::array<std::string, 2>{"a", "b"}));
}

void TestField::namesAreInTheirCharacterSet()
{
    const GameRecord game = only("a10-names-latin1.pgn").game;
    QCOMPARE(QString::fromStdString(game.players[0]), QString("Andr\u00e9"));
    QCOMPARE(QString::fromStdString(game.players[1]), QString("Bj\u00f6rn"));
}

/// RE[-8]: Black has eight discs more, and loses.
void TestField::reverseGamesAreOfTheirRule()
{
    const Record record = only("a08-reverse-rule.ggf");
    const auto *const start = std::get_if<Othello>(&record.game.start);
    QVERIFY(start != nullptr && start->rule() == Othello::Rule::Fewest);
    QVERIFY(isOver(endOf(record)) && winner(endOf(record)) == Side::Second);
    const auto again = readRecord(toText(record.game.start));
    QVERIFY(again.ok() && again->game.start == record.game.start);
}

void TestField::passesBehindTheEndSayNothingNew()
{
    const Record record = only("a18-two-passes-at-the-end.txt");
    QCOMPARE(record.game.moves.size(), std::size_t(61));
    QVERIFY(isOver(endOf(record)));
    QCOMPARE(score(endOf(record)), 20 - 44);
}

void TestField::komiIsKnownAndKeptInTheResult()
{
    const Record record = only("a09-komi.ggf");
    QVERIFY(record.unsaved.komi && record.unsaved.times);
    QCOMPARE(record.game.result, std::string("+8.500"));
    QVERIFY(writeGgf(record.game).find("RE[+8.500]") != std::string::npos);
    const auto results = readFile("a24-results.ggf");
    QCOMPARE(results->records[3].game.date, std::string("2000-01-08"));
}

void TestField::resultsAreUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("discs");
    QTest::addColumn<int>("end");
    using End = GameResult::End;
    const auto row = [](const char *text, const char *discs, End end = End::Played) {
        QTest::newRow(text) << QString(text) << QString(discs) << int(end);
    };
    row("37-27", "37-27");
    row("(20-44)", "20-44");
    row("20 - 44", "20-44");
    row("20:44", "20-44");
    row("+8.000", "36-28");
    row("-12", "26-38");
    row("0", "32-32");
    row("+0.00:l", "32-32", End::Left);
    row("+64.00:r", "64-0", End::Resigned);
    row("-64.00:t", "0-64", End::OutOfTime);
    row("+2.00:s", "33-31", End::Agreed);
    row("B+6", "35-29");
    row("W+24", "20-44");
    row("W+R", "", End::Resigned);
    row("B+Time", "", End::OutOfTime);
    row("White wins by 24", "20-44");
    row("+8.500", "");
    row("1-0", "");
    row("", "");
    row("unknown", "");
}

void TestField::resultsAreUnderstood()
{
    QFETCH(QString, text);
    QFETCH(QString, discs);
    QFETCH(int, end);
    const GameResult result = parseResult(text.toStdString());
    QCOMPARE(result.black && result.white ? QString("%1-%2").arg(*result.black).arg(*result.white)
                                          : QString(),
             discs);
    QCOMPARE(int(result.end), end);
}

/// Who won has the fewer discs, and the empty squares go to the other side.
void TestField::aLeadIsOfTheRule()
{
    const auto discs = [](const char *text) {
        const GameResult result = parseResult(text, core::Othello::Rule::Fewest);
        return std::pair(result.black.value_or(-1), result.white.value_or(-1));
    };
    QCOMPARE(discs("-8.000"), std::pair(36, 28));
    QCOMPARE(discs("+64.00"), std::pair(0, 64));
    QCOMPARE(discs("B+6"), std::pair(29, 35));
    QCOMPARE(discs("20-44"), std::pair(20, 44)); // as it is written
}

void TestField::leadsHaveOneSign()
{
    const auto lead = [](const char *text) { return parseResult(text).leadText; };
    QCOMPARE(lead("+8.500"), std::string("+8.5"));
    QCOMPARE(lead("-12"), std::string("-12"));
    QCOMPARE(lead("W+24"), std::string("-24"));
    QCOMPARE(lead("0"), std::string("+0"));
    QCOMPARE(lead("-0.000"), std::string("+0"));
}

QTEST_APPLESS_MAIN(TestField)
#include "tst_field.moc"
