#include "core/notation.h"
#include "core/position.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"

#include <QTest>

#include <functional>

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::TicTacToe;

namespace {

/// What is wrong with an error message for a person, or nothing.
QByteArray defectOf(const core::Error &error)
{
    const std::string &message = error.text;
    if (!error.isTranslatable())
        return "not translatable: " + QByteArray(message.c_str());
    if (message.empty())
        return "empty";
    if (message.size() > 250)
        return "too long: " + QByteArray::number(qsizetype(message.size()));
    // Not by a replacement character, which may have been typed.
    const QString decoded = QString::fromStdString(message);
    if (decoded.toStdString() != message)
        return "not UTF-8: " + QByteArray(message.c_str());
    for (const QChar c : decoded) {
        if (c.category() == QChar::Other_Control)
            return "control character in " + QByteArray(message.c_str());
    }
    return {};
}

/// Feeds a text to everything that reads one; says what went wrong, or nothing.
QByteArray fed(const std::string &text)
{
    for (const GameKind kind : core::allGames) {
        const auto position = parsePosition(kind, text);
        if (!position) {
            if (QByteArray defect = defectOf(position.error()); !defect.isEmpty())
                return defect;
        } else if (const auto again = parsePosition(kind, toText(*position));
                   !again || !(*again == *position)) {
            return "not read back: " + QByteArray(toText(*position).c_str());
        }
        const auto move = parseMove(startOf(kind), text);
        if (!move) {
            if (QByteArray defect = defectOf(move.error()); !defect.isEmpty())
                return defect;
        } else if (!isLegal(startOf(kind), *move)) {
            return "illegal move read";
        }
    }
    const auto square = core::parseSquare(text, 8, 8);
    if (!square)
        return defectOf(square.error());
    return *square >= 0 && *square < 64 ? QByteArray() : QByteArray("no square");
}

const char *start = "---------------------------OX------XO--------------------------- X";

std::string repeated(const std::string &part, std::size_t size)
{
    std::string text;
    while (text.size() < size)
        text += part;
    return text;
}

} // namespace

/// Positions and moves as people type them, and as nobody should.
class TestPosition : public QObject
{
    Q_OBJECT

private slots:
    void aBadMoveIsExplained_data();
    void aBadMoveIsExplained();
    void aBadPositionIsExplained_data();
    void aBadPositionIsExplained();
    void aMoveIsReadAsPeopleWriteIt_data();
    void aMoveIsReadAsPeopleWriteIt();
    void aPassIsReadInEitherCase();
    void aPositionIsReadAsPeopleWriteIt_data();
    void aPositionIsReadAsPeopleWriteIt();
    void hostileTextIsRefusedBriefly_data();
    void hostileTextIsRefusedBriefly();
    void randomBytesNeverBreakAReader();
    void damagedTextNeverBreaksAReader();
};

void TestPosition::aBadMoveIsExplained_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const char *game, const char *position, const char *input,
                        const QStringList &words) {
        QTest::newRow(name) << game << position << input << words;
    };
    row("no square", "tictactoe", "--------- X", "z", {"\"z\"", "expected", "1 to 9", "a1 to c3"});
    row("square 0", "tictactoe", "--------- X", "0", {"\"0\"", "1 to 9"});
    row("square 10", "tictactoe", "--------- X", "10", {"\"10\"", "1 to 9"});
    row("no square d1", "tictactoe", "--------- X", "d1", {"\"d1\"", "a1 to c3"});
    row("nothing", "tictactoe", "--------- X", "  ", {"\"\"", "expected"});
    row("taken", "tictactoe", "X-------- O", "a1", {"square 1", "taken", "empty"});
    row("after the end", "tictactoe", "XXXOO---- O", "9", {"over"});
    row("off the board", "othello", start, "i9", {"\"i9\"", "a to h", "1 to 8", "or pass"});
    row("row 0", "othello", start, "a0", {"\"a0\"", "1 to 8"});
    row("a word", "othello", start, "resign", {"\"resign\"", "expected", "pass"});
    row("nothing there", "othello", start, "", {"\"\"", "expected"});
    row("taken square", "othello", start, "d4", {"d4", "taken", "empty"});
    row("turns nothing", "othello", start, "a1", {"a1", "turns no disc", "d3"});
    row("pass refused", "othello", start, "pass", {"pass", "not allowed", "d3"});
    const QString mustPass = QString("OX").leftJustified(64, '-') + " X";
    QTest::newRow("only a pass") << "othello" << mustPass << "h8" << QStringList{"expected pass"};
    QTest::newRow("finished") << "othello" << QString("X").leftJustified(64, '-') + " X"
                              << "pass" << QStringList{"over"};
    row("too many", "nim", "20 limit 3", "4", {"4", "heap a", "at least 1 and at most 3"});
    row("none", "nim", "20 limit 3", "0", {"0", "at least 1 and at most 3"});
    row("no number", "nim", "20 limit 3", "two", {"\"two\"", "how many to take"});
    row("negative", "nim", "20 limit 3", "-1", {"\"-1\"", "how many to take"});
    row("which heap", "nim", "3-4-5", "2", {"\"2\"", "a heap and how many", "a2"});
    row("no such heap", "nim", "3-4-5", "d2", {"no heap d", "a to c"});
    row("empty heap", "nim", "3-0-5", "b1", {"heap b is empty"});
    row("more than there are", "nim", "3-4-5", "a4", {"4", "heap a", "at least 1 and at most 3"});
    row("no counters left", "nim", "0-0", "a1", {"over"});
}

void TestPosition::aBadMoveIsExplained()
{
    QFETCH(QString, game);
    QFETCH(QString, position);
    QFETCH(QString, input);
    QFETCH(QStringList, words);
    const auto from = parsePosition(*core::gameNamed(game.toStdString()), position.toStdString());
    QVERIFY2(from.ok(), from.ok() ? "" : from.error().text.c_str());
    const auto move = parseMove(*from, input.toStdString());
    QVERIFY(!move);
    for (const QString &word : words)
        QVERIFY2(QString::fromStdString(move.error().text).contains(word),
                 move.error().text.c_str());
}

void TestPosition::aBadPositionIsExplained_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const char *game, const QString &input,
                        const QStringList &words) {
        QTest::newRow(name) << game << input << words;
    };
    row("nothing", "tictactoe", "", {"squares is 0", "expected 9"});
    row("short", "tictactoe", "XO-", {"squares is 3", "expected 9"});
    row("a letter", "tictactoe", "XO-Q----- X", {"character 4", "square 4", "\"Q\"", "X, O or -"});
    row("no side", "tictactoe", "XO-------", {"after the board", "side to move"});
    row("a third side", "tictactoe", "XO------- Z", {"after the board", "\"z\"", "X or O"});
    row("uneven", "tictactoe", "XXX------ O", {"X has 3", "O 0"});
    row("both lines", "tictactoe", "XXXOOO--- X", {"both", "line"});
    row("nothing at all", "othello", "", {"squares is 0", "expected 64"});
    row("63 squares", "othello", QString(63, '-'), {"squares is 63", "expected 64"});
    row("strange disc", "othello", QString(10, '-') + 'Q' + QString(53, '-') + " X",
        {"character 11", "c2", "\"Q\"", "X, O or -"});
    row("side missing", "othello", QString(64, '-'), {"after the board", "X or O"});
    row("accented disc", "othello", QString("X") + QChar(0xe9),
        {"character 2", "b1", QString("\"") + QChar(0xe9) + "\""});
    row("strange side", "othello", QString(64, '-') + " ?", {"character 66", "\"?\"", "X or O"});
    row("65 squares", "othello", QString(65, '-') + " X", {"character 65", "side to move"});
    row("more behind", "othello", QString(64, '-') + " X 7", {"character 68", "nothing after"});
    row("no heaps", "nim", " ", {"no heaps", "1-3-5-7"});
    row("heap a word", "nim", "3-x-5", {"heap 2", "\"x\"", "numbers"});
    row("heap missing", "nim", "3--5", {"heap 2", "\"\""});
    row("heap too large", "nim", "3-100", {"heap 2", "100", "0 to 99"});
    row("too many heaps", "nim", "1-1-1-1-1-1-1-1-1", {"9 heaps", "1 to 8"});
    row("unknown word", "nim", "3-4-5 often", {"word 2", "\"often\"", "misere"});
    row("limit of nothing", "nim", "20 limit", {"after \"limit\"", "nothing", "1 to 99"});
    row("limit of a word", "nim", "20 limit many", {"after \"limit\"", "\"many\""});
    row("limit of none", "nim", "20 limit 0", {"after \"limit\"", "\"0\"", "1 to 99"});
}

void TestPosition::aBadPositionIsExplained()
{
    QFETCH(QString, game);
    QFETCH(QString, input);
    QFETCH(QStringList, words);
    const auto position = parsePosition(*core::gameNamed(game.toStdString()), input.toStdString());
    QVERIFY(!position);
    for (const QString &word : words)
        QVERIFY2(QString::fromStdString(position.error().text).contains(word),
                 position.error().text.c_str());
}

void TestPosition::aMoveIsReadAsPeopleWriteIt_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("input");
    QTest::addColumn<int>("code");
    QTest::newRow("number") << "tictactoe"
                            << "5" << 4;
    QTest::newRow("square") << "tictactoe"
                            << "b1" << 1;
    QTest::newRow("capital") << "tictactoe"
                             << "C3" << 8;
    QTest::newRow("blanks") << "tictactoe"
                            << " 9\r\n"
                            << 8;
    QTest::newRow("f5") << "othello"
                        << "f5" << 37;
    QTest::newRow("F5") << "othello"
                        << "\tF5 " << 37;
    QTest::newRow("counters") << "nim"
                              << "3" << 3;
    QTest::newRow("heap and counters") << "nim"
                                       << " A2 " << 2;
}

void TestPosition::aMoveIsReadAsPeopleWriteIt()
{
    QFETCH(QString, game);
    QFETCH(QString, input);
    QFETCH(int, code);
    const auto move = parseMove(startOf(*core::gameNamed(game.toStdString())), input.toStdString());
    QVERIFY2(move.ok(), move.ok() ? "" : move.error().text.c_str());
    QCOMPARE(int(move->code()), code);
}

void TestPosition::aPassIsReadInEitherCase()
{
    // Black has a disc but no move; White has c1.
    const auto passing = Othello::parse("OX" + std::string(62, '-') + " X");
    QVERIFY(passing.ok() && passing->mustPass());
    for (const char *pass : {"PA", "pa", "pass", "PASS", " pass\r\n"}) {
        QCOMPARE(*passing->parseMove(pass), Othello::pass);
        QVERIFY(!Othello().parseMove(pass).ok());
    }
}

void TestPosition::aPositionIsReadAsPeopleWriteIt_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("text");
    QTest::newRow("rows apart") << "tictactoe"
                                << "x.. .o. ... x"
                                << "X---O---- X";
    QTest::newRow("glued side") << "tictactoe"
                                << "---------O"
                                << "--------- O";
    QString rows;
    for (int row = 0; row < 8; ++row)
        rows +=
            QString(start).mid(row * 8, 8).replace('-', '.').replace('X', '*').toLower() + "\r\n";
    QTest::newRow("a board in rows") << "othello" << rows + "B\n" << start;
    QTest::newRow("any order") << "nim"
                               << "3-4-5 second NORMAL limit 2"
                               << "3-4-5 limit 2 normal second";
    QTest::newRow("only heaps") << "nim"
                                << " 1-3-5-7 "
                                << "1-3-5-7 misere first";
}

void TestPosition::aPositionIsReadAsPeopleWriteIt()
{
    QFETCH(QString, game);
    QFETCH(QString, input);
    QFETCH(QString, text);
    const auto position = parsePosition(*core::gameNamed(game.toStdString()), input.toStdString());
    QVERIFY2(position.ok(), position.ok() ? "" : position.error().text.c_str());
    QCOMPARE(QString::fromStdString(toText(*position)), text);
}

void TestPosition::hostileTextIsRefusedBriefly_data()
{
    QTest::addColumn<QByteArray>("text");
    constexpr std::size_t size = 1'000'000;
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    for (const char *part : {"X", "-", " ", "9", "a", "f5", "1-", "1 ", "limit ", "first ", "pass"})
        row((std::string("a million of ") + part).c_str(), repeated(part, size));
    row("a million NULs", std::string(size, '\0'));
    row("NUL", std::string(1, '\0'));
    row("NUL in a move", std::string("f\0"
                                     "5",
                                     3));
    row("NUL behind a move", std::string("f5\0", 3));
    row("NUL behind a number", std::string("3\0", 2));
    row("NUL in a board", std::string("XO-\0-----X", 10));
    row("accent", "\xc3\xa9"
                  "5");
    row("many accents", repeated("\xc3\xa9", 1000));
    row("accents off the beat", "x" + repeated("\xc3\xa9", 1000));
    row("half an accent", "\xc3");
    row("half an accent behind", "f5\xc3");
    row("emoji", repeated("\xf0\x9f\x98\x80", 100));
    row("no UTF-8", "\xff\xfe\xfd");
    row("too long a UTF-8 form", "\xc0\xaf");
    row("a control character of two bytes", "\xc2\x9b"
                                            "2J");
    row("a surrogate", "\xed\xa0\x80");
    row("escape sequence", "\x1b[2J\x1b]0;title\x07");
    row("huge number", "99999999999999999999999999");
    row("huge heap number", "a99999999999999999999");
    row("minus", "-");
    row("minus board", "-20");
    row("percent", "%s%n%1");
}

void TestPosition::hostileTextIsRefusedBriefly()
{
    QFETCH(QByteArray, text);
    const QByteArray problem = fed(text.toStdString());
    QVERIFY2(problem.isEmpty(), problem.constData());
}

void TestPosition::randomBytesNeverBreakAReader()
{
    support::Random random(5);
    for (int i = 0; i < 256; ++i) {
        const QByteArray problem = fed(std::string(1, static_cast<char>(i)));
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
    for (int i = 0; i < support::samples(50'000, 5'000'000); ++i) {
        std::string text(random() % 80, ' ');
        // Half of the texts from the letters that the readers know.
        constexpr std::string_view known = "XOxo-. abh1589limtsernodfapw\n\t";
        for (char &c : text)
            c = i % 2 == 0 ? static_cast<char>(random()) : known[random() % known.size()];
        const QByteArray problem = fed(text);
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
}

void TestPosition::damagedTextNeverBreaksAReader()
{
    support::Random random(6);
    const std::vector<std::string> sound{
        start, "X---O---- X", "1-3-5-7 limit 3 normal second", "f5", "pass", "a3", "5"};
    for (int i = 0; i < support::samples(20'000, 2'000'000); ++i) {
        std::string text = sound[random() % sound.size()];
        for (std::uint64_t damage = random() % 3; damage <= 2; ++damage) {
            const std::size_t at = random() % (text.size() + 1);
            if (random() % 3 == 0)
                text.insert(at, 1, static_cast<char>(random()));
            else if (at < text.size() && random() % 2 == 0)
                text.erase(at, 1);
            else if (at < text.size())
                text[at] = static_cast<char>(random());
        }
        const QByteArray problem = fed(text);
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
}

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
