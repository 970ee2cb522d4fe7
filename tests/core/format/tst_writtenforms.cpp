#include "core/format/records.h"
#include "core/format/transcript.h"
#include "tests/support/packing.h"

#include <QStringConverter>
#include <QTest>

#include <map>

using namespace core;
using namespace core::format;

namespace {

/// Texts by their names.
using Forms = std::vector<std::pair<std::string, std::string>>;

const std::string writtenMoves = "f5d6c3d3c4"; ///< that each of the games has
const std::string writtenStart = "---------------------------OX------XO---------------------------";

/// A byte order mark in UTF-8.
const std::string orderMark = "\xef\xbb\xbf";

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

Forms sgfForms()
{
    return {
        {"letters", "(;GM[2];B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"names of squares", "(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4])"},
        {"capital names", "(;GM[2];B[F5];W[D6];B[C3];W[D3];B[C4])"},
        {"a node a line", "(;GM[2]\r\n;B[fe]\r\n;W[df]\r\n;B[cc]\r\n;W[dc]\r\n;B[cd]\r\n)\r\n"},
        {"blanks before values", "( ; GM [2] ; B [fe] ; W [df] ; B [cc] ; W [dc] ; B [cd] )"},
        {"all of its header",
         "(;FF[4]CA[UTF-8]AP[x:1.0]ST[2]GM[2]SZ[8]PB[a]PW[b]DT[2024-01-02]EV[o]RE[B+2]"
         ";B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"the game behind other properties", "(;FF[4]SZ[8]GM[2];B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"a size of two numbers", "(;GM[2]SZ[8:8];B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"long names of properties",
         "(;GaMe[2]FileFormat[3];Black[fe];White[df];Black[cc];White[dc];Black[cd])"},
        {"a text before it", "A game of mine\n\n(;GM[2];B[fe];W[df];B[cc];W[dc];B[cd])\n"},
        {"remarks with brackets",
         "(;GM[2]C[(;B[a1\\]) \\\\];B[fe]C[a ; b];W[df];B[cc]N[x];W[dc];B[cd])"},
        {"variations behind the game",
         "(;GM[2];B[fe];W[df](;B[cc];W[dc];B[cd])(;B[cd];W[bc])(;B[ce]))"},
        {"variations within variations",
         "(;GM[2](;B[fe](;W[df](;B[cc];W[dc];B[cd])(;B[cd]))(;W[ff]))(;B[dc]))"},
        {"the four discs set up", "(;GM[2]AB[ed][de]AW[dd][ee];B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"the discs set up as a rectangle",
         "(;GM[2]AB[ed][de]AW[dd:dd][ee]PL[B];B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"times and numbers of moves",
         "(;GM[2]TM[300];B[fe]BL[299]MN[1];W[df]WL[298.5];B[cc];W[dc];B[cd])"},
        {"marks", "(;GM[2];B[fe]TR[fe]LB[df:1];W[df];B[cc]GB[1];W[dc];B[cd]DM[1])"},
        {"an empty node at the end", "(;GM[2];B[fe];W[df];B[cc];W[dc];B[cd];)"},
        {"a mark of the byte order", orderMark + "(;GM[2];B[fe];W[df];B[cc];W[dc];B[cd])"},
    };
}

/// JSON that is written with apostrophes for its quotation marks.
std::string json(const std::string &text)
{
    return replaced(text, "'", "\"");
}

Forms jsonForms()
{
    const auto list = [](const std::string &behind) {
        std::string text;
        for (const char *move : {"f5", "d6", "c3", "d3", "c4"})
            text += std::string(text.empty() ? "" : ",") + "{'m':'" + move + "'" + behind + "}";
        return "'moves':[" + text + "]";
    };
    const std::string moves = list("");
    return {
        {"moves alone", json("{" + moves + "}")},
        {"times of moves", json("{" + list(",'t':1200") + "}")},
        {"values of each kind",
         json("{" + list(",'t':2.5e-3,'x':null,'y':true,'z':false,'q':-1") + "}")},
        {"indented", json("{\n  " + replaced(replaced(moves, ",", ",\n    "), ":", " : ") + "\n}")},
        {"lines that end with a carriage return",
         json("{" + replaced(moves, ",", ",\r\n\t") + "}\r\n")},
        {"within a list", json("[{" + moves + "}]")},
        {"within an answer", json("{'ok':true,'game':{'id':7," + moves + "}}")},
        {"players before", json("{'players':[{'id':'a','rating':1500},{'id':'b'}]," + moves + "}")},
        {"players behind",
         json("{" + moves + ",'players':[{'name':'a','country':'x'},{'name':'b'}]}")},
        {"capital letters",
         json("{" + replaced(replaced(replaced(moves, "f5", "F5"), "'d", "'D"), "'c", "'C") + "}")},
        {"escaped characters", json("{" + replaced(moves, "f5", "\\u0066\\u0035") + "}")},
        {"texts with brackets and quotation marks",
         json("{'title':'a \\'b\\' [}] \\\\'," + list(",'say':']}'") + "}")},
        {"lists and objects within a move",
         json("{" + list(",'more':{'a':[1,2,{'b':[]}]},'c':[]") + "}")},
        {"the day", json("{'created':'2024-01-02T03:04:05Z'," + moves + "}")},
        {"a mark of the byte order", orderMark + json("{" + moves + "}\n\n")},
    };
}

Forms pgnForms()
{
    const std::string tags =
        "[Event \"Open\"]\n[Site \"?\"]\n[Date \"2024.01.02\"]\n[Round \"1\"]\n"
        "[White \"Bob\"]\n[Black \"Ann\"]\n[Result \"*\"]\n\n";
    return {
        {"as PlayOK writes it",
         "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2024.01.02\"]\n[Round \"-\"]\n[Black \"ann\"]\n"
         "[White \"bob\"]\n[Result \"-\"]\n[Time \"10:11:12\"]\n[TimeControl \"300\"]\n\n"
         "1. f5 d6 2. c3 d3 3. c4 *\n"},
        {"seven tags", tags + "1. f5 d6 2. c3 d3 3. c4 *\n"},
        {"no line between", replaced(tags, "\n\n", "\n") + "1. f5 d6 2. c3 d3 3. c4 *\n"},
        {"numbers glued to moves", tags + "1.f5 d6 2.c3 d3 3.c4 *\n"},
        {"a number before White's move", tags + "1. f5 1... d6 2. c3 2... d3 3. c4 *"},
        {"no numbers", tags + "f5 d6 c3 d3 c4 *"},
        {"a move a line", tags + "1. f5\nd6\n2. c3\nd3\n3. c4\n*\n"},
        {"lines that end with a carriage return",
         replaced(tags + "1. f5 d6 2. c3 d3 3. c4 *\n", "\n", "\r\n")},
        {"a result of discs", tags + "1. f5 d6 2. c3 d3 3. c4 38-26"},
        {"a result of chess", tags + "1. f5 d6 2. c3 d3 3. c4 1/2-1/2"},
        {"no result", tags + "1. f5 d6 2. c3 d3 3. c4"},
        {"remarks", tags + "1. f5 {f4 (c4)} d6 ; a1\n2. c3 {} d3 3. c4 *"},
        {"variations", tags + "1. f5 d6 (1... f6 2. e6 (2. f4)) 2. c3 d3 3. c4 *"},
        {"grades", tags + "1. f5! d6?! 2. c3 $1 d3 $142 3. c4!! *"},
        {"a line for programs", "% a line for programs\n" + tags + "1. f5 d6 2. c3 d3 3. c4 *"},
        {"quotes within a tag",
         "[Black \"An \\\"A\\\" n\\\\\"]\n[White \"B [x] ob\"]\n\n1. f5 d6 2. c3 d3 3. c4 *"},
        {"tags on one line", "[Black \"Ann\"] [White \"Bob\"]\n1. f5 d6 2. c3 d3 3. c4 *"},
        {"capital squares", tags + "1. F5 D6 2. C3 D3 3. C4 *"},
        {"clocks", tags + "1. f5 {[%clk 0:05:00]} d6 {[%clk 0:04:58]} 2. c3 d3 3. c4 *"},
        {"a mark of the byte order", orderMark + tags + "1. f5 d6 2. c3 d3 3. c4 *"},
    };
}

Forms transcriptForms()
{
    return {
        {"glued", "f5d6c3d3c4"},
        {"capital", "F5D6C3D3C4"},
        {"apart", "f5 d6 c3 d3 c4"},
        {"commas", "f5,d6,c3,d3,c4"},
        {"commas and a full stop", "F5, D6, C3, D3, C4."},
        {"tabulators", "f5\td6\tc3\td3\tc4"},
        {"pairs a line", "1 f5 d6\n2 c3 d3\n3 c4"},
        {"a move a line, numbered", "1 f5\n2 d6\n3 c3\n4 d3\n5 c4\n"},
        {"numbers with zeros", "01.f5 02.d6 03.c3 04.d3 05.c4"},
        {"numbers of two columns", " 1. f5   2. d6\n 3. c3   4. d3\n 5. c4"},
        {"numbers in brackets", "[1] f5 [2] d6 [3] c3 [4] d3 [5] c4"},
        {"quotes", "\"f5d6c3d3c4\""},
        {"arrows", "f5 -> d6 -> c3 -> d3 -> c4"},
        {"a result behind", "f5d6c3d3c4 38-26"},
        {"a result with a colon", "f5d6c3d3c4 38:26"},
        {"a name before", "Tiger: f5d6c3d3c4"},
        {"a name behind", "f5d6c3d3c4 ; Tiger"},
        {"a name in brackets", "f5d6c3d3c4 (Tiger)"},
        {"bars", "|f5|d6|c3|d3|c4|"},
        {"middle dots", "f5\u30fbd6\u30fbc3\u00b7d3\u00b7c4"},
        {"numbers behind a sign", "#1 f5 #2 d6\n#3 c3 #4 d3\n#5 c4"},
        {"a comment that begins with a number", "#1 of 3 games\nf5d6c3d3c4"},
        {"a comment that names a square", "#1 f5 is the usual move\nf5d6c3d3c4"},
        {"colours by letters", "B:f5 W:d6 B:c3 W:d3 B:c4"},
        {"full width", "\uff46\uff15\uff44\uff16\uff43\uff13\uff44\uff13\uff43\uff14"},
        {"lines of several lengths", "f5d6\nc3\nd3c4\n"},
    };
}

Forms digitForms()
{
    const auto by = [](char empty, char black, char white) {
        std::string board = writtenStart;
        for (char &c : board)
            c = c == '-' ? empty : c == 'X' ? black : white;
        return board;
    };
    const auto rows = [](const std::string &board, const std::string &between,
                         const std::string &within) {
        std::string text;
        for (std::size_t i = 0; i < board.size(); ++i) {
            text += board[i];
            if (i + 1 < board.size())
                text += i % 8 == 7 ? between : within;
        }
        return text;
    };
    return {
        {"zero and one", by('.', '0', '1')},
        {"zero and one, a side", by('.', '0', '1') + " 0"},
        {"zero and one, empty by hyphens", by('-', '0', '1')},
        {"empty by zeros", by('0', '1', '2')},
        {"empty by zeros, a side", by('0', '1', '2') + " 1"},
        {"empty by full stops, one and two", by('.', '1', '2')},
        {"empty by hyphens, one and two", by('-', '1', '2')},
        {"a side by its letter", by('0', '1', '2') + " X"},
        {"a side by its name", by('0', '1', '2') + " Black"},
        {"eight lines", rows(by('0', '1', '2'), "\n", "")},
        {"eight lines and a side", rows(by('0', '1', '2'), "\n", "") + "\n1\n"},
        {"eight lines with blanks", rows(by('0', '1', '2'), "\n", " ")},
        {"eight lines of zero and one", rows(by('.', '0', '1'), "\r\n", "") + "\r\n"},
        {"a name behind", by('.', '0', '1') + " # the start"},
        {"a mark of the byte order", orderMark + by('0', '1', '2')},
    };
}

const std::map<std::string, Forms (*)()> &gameKinds()
{
    static const std::map<std::string, Forms (*)()> all{{"SGF", sgfForms},
                                                        {"JSON of Othello Quest", jsonForms},
                                                        {"PGN", pgnForms},
                                                        {"transcript", transcriptForms}};
    return all;
}

/// Games with a player's name, as each format writes it.
Forms namedGames(const std::string &name)
{
    return {
        {"PGN", "[Black \"" + name + "\"]\n[White \"Bob\"]\n\n1. f5 d6 2. c3 d3 3. c4 *\n"},
        {"SGF", "(;GM[2]PB[" + name + "]PW[Bob];B[fe];W[df];B[cc];W[dc];B[cd])"},
        {"GGF", "(;GM[Othello]PB[" + name + "]PW[Bob]TY[8]BO[8 " + writtenStart
                    + " *]B[f5]W[d6]B[c3]W[d3]B[c4];)"},
        {"JSON", json("{'players':[{'id':'" + name
                      + "'},{'id':'Bob'}],'moves':[{'m':'f5'},{'m':'d6'},{'m':'c3'},{'m':'d3'},"
                        "{'m':'c4'}]}")},
        {"our own", "Tabuleiro game 1\ngame: othello\nfirst: " + name
                        + "\nsecond: Bob\nmoves: f5 d6 c3 d3 c4\n"},
    };
}

std::string encoded(const QString &text, QStringConverter::Encoding encoding, bool withMark)
{
    QStringEncoder encoder(encoding, withMark ? QStringConverter::Flag::WriteBom
                                              : QStringConverter::Flag::Default);
    const QByteArray bytes = encoder.encode(text);
    return bytes.toStdString();
}

} // namespace

/// Each kind of foreign file in many forms, so that it is read as a kind and not by one example.
class TestWrittenForms : public QObject
{
    Q_OBJECT

private slots:
    void gamesOfEachKind_data();
    void gamesOfEachKind();
    void boardsInDigits_data();
    void boardsInDigits();
    void characterSets_data();
    void characterSets();
    void packedFiles_data();
    void packedFiles();
};

void TestWrittenForms::gamesOfEachKind_data()
{
    QTest::addColumn<std::string>("text");
    for (const auto &[kind, formsOf] : gameKinds()) {
        const Forms all = formsOf();
        QVERIFY2(all.size() >= 10, kind.c_str());
        for (const auto &[name, text] : all)
            QTest::newRow((kind + ", " + name).c_str()) << text;
    }
}

void TestWrittenForms::gamesOfEachKind()
{
    QFETCH(std::string, text);
    const auto found = readRecords(text);
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QVERIFY2(found->warnings.empty(),
             found->warnings.empty() ? "" : found->warnings[0].error.text.c_str());
    QCOMPARE(found->records.size(), std::size_t(1));
    const GameRecord &game = found->records.front().game;
    QVERIFY(game.start == Position(Othello()));
    QCOMPARE(writeTranscript(game.start, game.moves), writtenMoves);
}

void TestWrittenForms::boardsInDigits_data()
{
    QTest::addColumn<std::string>("text");
    const Forms all = digitForms();
    QVERIFY(all.size() >= 10);
    for (const auto &[name, text] : all)
        QTest::newRow(name.c_str()) << text;
}

void TestWrittenForms::boardsInDigits()
{
    QFETCH(std::string, text);
    const auto record = readRecord(text);
    QVERIFY2(record.ok(), record ? "" : record.error().text.c_str());
    QVERIFY(record->isPosition() && record->game.start == Position(Othello()));
}

void TestWrittenForms::characterSets_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("name");
    using Encoding = QStringConverter::Encoding;
    struct Set
    {
        const char *name;
        Encoding encoding;
        bool withMark;
    };
    for (const QString &name : {QString("Andr\u00e9"), QString("\u00d8ystein \u00df\u00fc")}) {
        for (const auto &[kind, text] : namedGames(name.toStdString())) {
            for (const Set &set : {Set{"UTF-8", Encoding::Utf8, false},
                                   Set{"UTF-8 with its mark", Encoding::Utf8, true},
                                   Set{"ISO 8859-1", Encoding::Latin1, false},
                                   Set{"UTF-16, small end first", Encoding::Utf16LE, true},
                                   Set{"UTF-16, large end first", Encoding::Utf16BE, true}})
                QTest::addRow("%s in %s, %s", kind.c_str(), set.name, qPrintable(name))
                    << encoded(QString::fromStdString(text), set.encoding, set.withMark) << name;
        }
    }
    // What ISO 8859-1 has no signs for.
    for (const QString &name :
         {QString("\u6751\u4e0a \u5065"), QString("\u0410\u043d\u043d\u0430"),
          QString("\u0141ukasz"), QString("Andre\u0301"), QString("Ann \U0001f600")}) {
        for (const auto &[kind, text] : namedGames(name.toStdString())) {
            QTest::addRow("%s, %s", kind.c_str(), qPrintable(name)) << text << name;
            QTest::addRow("%s in UTF-16, %s", kind.c_str(), qPrintable(name))
                << encoded(QString::fromStdString(text), Encoding::Utf16LE, true) << name;
        }
    }
}

void TestWrittenForms::characterSets()
{
    QFETCH(std::string, bytes);
    QFETCH(QString, name);
    const auto record = readRecord(bytes);
    QVERIFY2(record.ok(), record ? "" : record.error().text.c_str());
    QCOMPARE(QString::fromStdString(record->game.players[0]), name);
    QCOMPARE(record->game.players[1], std::string("Bob"));
    QCOMPARE(writeTranscript(record->game.start, record->game.moves), writtenMoves);
}

void TestWrittenForms::packedFiles_data()
{
    QTest::addColumn<std::string>("bytes");
    // Each format, whole, in two parts and with what tapes leave behind it.
    Forms all = namedGames("Ann");
    all.emplace_back("transcript", "f5 d6 c3 d3 c4\n");
    all.emplace_back("a text in ISO 8859-1", "[Event \"Andr\xe9\"]\n\nf5 d6 c3 d3 c4\n");
    for (const auto &[kind, text] : all) {
        const std::size_t half = text.size() / 2;
        using support::bzipped;
        using support::gzipped;
        QTest::addRow("gzip, %s", kind.c_str()) << gzipped(text);
        QTest::addRow("gzip in two parts, %s", kind.c_str())
            << gzipped(text.substr(0, half)) + gzipped(text.substr(half));
        QTest::addRow("gzip with an empty part, %s", kind.c_str()) << gzipped("") + gzipped(text);
        QTest::addRow("gzip and zeros, %s", kind.c_str()) << gzipped(text) + std::string(512, '\0');
        QTest::addRow("bzip2, %s", kind.c_str()) << bzipped(text);
        QTest::addRow("bzip2 in two parts, %s", kind.c_str())
            << bzipped(text.substr(0, half)) + bzipped(text.substr(half));
        QTest::addRow("bzip2 of much, %s", kind.c_str())
            << bzipped(text + std::string(2'000'000, '\n'));
        QTest::addRow("gzip of much, %s", kind.c_str())
            << gzipped(text + std::string(2'000'000, '\n'));
        // With the file's name, a remark and further fields in the header (RFC 1952).
        std::string named = gzipped(text);
        named[3] = 0x04 | 0x08 | 0x10;
        named.insert(10, std::string("\x02\x00xy", 4) + std::string("games\0a remark\0", 15));
        QTest::addRow("gzip with the file's name, %s", kind.c_str()) << named;
    }
}

void TestWrittenForms::packedFiles()
{
    QFETCH(std::string, bytes);
    const auto found = readRecords(bytes);
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QVERIFY2(found->warnings.empty(),
             found->warnings.empty() ? "" : found->warnings[0].error.text.c_str());
    QCOMPARE(found->records.size(), std::size_t(1));
    const GameRecord &game = found->records.front().game;
    QCOMPARE(writeTranscript(game.start, game.moves), writtenMoves);
}

QTEST_APPLESS_MAIN(TestWrittenForms)
#include "tst_writtenforms.moc"
