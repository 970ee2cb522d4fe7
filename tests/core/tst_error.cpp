#include "core/format/ggf.h"
#include "core/format/nativeformat.h"
#include "core/format/records.h"
#include "core/format/sourcelocation.h"
#include "core/format/transcript.h"
#include "core/format/wthor.h"
#include "core/notation.h"

#include <QTest>

#include <functional>

using namespace core;
using namespace core::format;

namespace {

const std::string board = "---------------------------OX------XO---------------------------";
const std::string own = "Tabuleiro game 1\ngame: othello\n";
const std::string ggfBoard = "BO[8 " + board + " *]";

template <class T>
Error errorOf(const Result<T> &result)
{
    if (result.ok())
        qFatal("the input is read");
    return result.error();
}

using Reader = std::function<Error(const std::string &text)>;

Reader positionOf(GameKind kind)
{
    return [kind](const std::string &text) { return errorOf(parsePosition(kind, text)); };
}

Reader moveFrom(GameKind kind, const std::string &position)
{
    return [kind, position](const std::string &text) {
        return errorOf(parseMove(*parsePosition(kind, position), text));
    };
}

Error square(const std::string &text)
{
    return errorOf(parseSquare(text, 8, 8));
}

/// The first warning of a reader.
template <class Reading>
Error warningOf(Reading reading)
{
    Warnings warnings;
    reading(warnings);
    const std::vector<Warning> all = std::move(warnings).take();
    if (all.empty())
        qFatal("the input is read");
    return all.front().error;
}

Error native(const std::string &text)
{
    return warningOf([&](Warnings &warnings) { readNative(text, warnings); });
}

Error transcript(const std::string &text)
{
    const Transcript read = readTranscript(text, Othello());
    if (!read.error)
        qFatal("the input is read");
    return *read.error;
}

Error ggf(const std::string &text)
{
    return warningOf([&](Warnings &warnings) { readGgf(text, warnings); });
}

Error anyFormat(const std::string &text)
{
    return errorOf(readRecords(text));
}

/// A wrong input. A ^ in the text stands where it is wrong, and is no part of it.
struct Wrong
{
    Reader read;
    std::string markedText;
    std::string sentence;
    bool hasLines = false; ///< the place has a line, as in a file
};

const std::vector<Wrong> &wrongTexts()
{
    using enum GameKind;
    const std::string empty = "--------- X";
    const std::string start = board + " X";
    const auto inFile = [](Reader read, const std::string &text, const char *sentence) {
        return Wrong{std::move(read), text, sentence, true};
    };
    static const std::vector<Wrong> all{
        {square, "i9",
         "%1 is not a valid square; expected a letter from a to %2 and a number from 1 to %3, such "
         "as %4"},
        {moveFrom(TicTacToe, empty), "z",
         "%1 is not a valid square; expected a number from 1 to 9, or a1 to c3"},
        {moveFrom(Othello, start), "i9",
         "%1 is not a valid square; expected a letter from a to h and a number from 1 to 8, such "
         "as e5, or pass"},
        {moveFrom(TicTacToe, "X-------- O"), "1", "square %1 is taken; expected an empty one"},
        {moveFrom(Othello, start), "d4", "%1 is taken; expected an empty square"},
        {moveFrom(Othello, start), "a1", "%1 turns no disc; a legal square is %2"},
        {moveFrom(Othello, start), "pass",
         "a pass is not allowed while a disc can be placed, for example on %1"},
        {moveFrom(Othello, "OX" + std::string(62, '-') + " X"), "h8",
         "no disc can be placed; expected pass"},
        {moveFrom(TicTacToe, "XXXOO---- O"), "9", "the game is over"},
        {moveFrom(Othello, "X" + std::string(63, '-') + " X"), "a2", "the game is over"},
        {moveFrom(Nim, "0"), "1", "the game is over"},
        {moveFrom(Nim, "20 limit 3"), "two",
         "%1 is not a valid move; expected how many to take, such as 2"},
        {moveFrom(Nim, "3-4-5"), "2",
         "%1 is not a valid move; expected a heap and how many to take, such as a2"},
        {moveFrom(Nim, "3-4-5"), "d2", "there is no heap %1; expected a to %2"},
        {moveFrom(Nim, "20"), "b2", "there is no heap %1; expected a"},
        {moveFrom(Nim, "3-0-5"), "b1", "heap %1 is empty; expected one with counters"},
        {moveFrom(Nim, "3-4-5"), "a4",
         "%1 cannot be taken from heap %2; expected at least 1 and at most %3"},

        {positionOf(TicTacToe), "XO-", "the number of squares is %1; expected %2"},
        {positionOf(Othello), std::string(63, '-'), "the number of squares is %1; expected %2"},
        {positionOf(TicTacToe), "XO-^Q----- X", "%1; expected X, O or -"},
        {positionOf(Othello), std::string(10, '-') + "^Q" + std::string(53, '-'),
         "%1; expected X, O or -"},
        {positionOf(Othello), "X^\xc3\xa9", "%1; expected X, O or -"},
        {positionOf(TicTacToe), "XO-------",
         "after the board: nothing; expected the side to move, X or O"},
        {positionOf(Othello), board, "after the board: nothing; expected the side to move, X or O"},
        {positionOf(Othello), board + " ^?", "%1; expected the side to move, X or O"},
        {positionOf(TicTacToe), "XO------- Z",
         "after the board: %1; expected the side to move, X or O"},
        {positionOf(Othello), start + " ^7", "%1; expected nothing after the side to move"},
        {positionOf(TicTacToe), "XXX------ O",
         "X has %1 marks and O %2 with %3 to move; expected turns taken one after the other"},
        {positionOf(TicTacToe), "XXXOOO--- X", "X and O both have a line; expected one at most"},

        {positionOf(Nim), " ", "no heaps; expected numbers joined by -, such as 1-3-5-7"},
        {positionOf(Nim), "3-x-5", "heap %1: %2; expected numbers joined by -, such as 1-3-5-7"},
        {positionOf(Nim), "1-1-1-1-1-1-1-1-1", "%1 heaps; expected 1 to %2"},
        {positionOf(Nim), "3-100", "heap %1 has %2 counters; expected 0 to %3"},
        {positionOf(Nim), "20 limit", "after \"limit\": nothing; expected a number from 1 to %1"},
        {positionOf(Nim), "20 limit many", "after \"limit\": %1; expected a number from 1 to %2"},
        {positionOf(Nim), "3-4-5 often",
         "word %1: %2; expected limit, misere, normal, first or second"},

        inFile(anyFormat, "a game\n of ^\x01",
               "this is not a text: it holds the byte %1; expected a game as text"),
        inFile(anyFormat, "\n ^Dear J\xc3\xbcrgen",
               "%1; expected a position, or moves such as f5d6c3 of Othello, 5 1 9 of tic-tac-toe "
               "or a3 a1 of Nim"),
        {anyFormat, "", "the text is empty; expected a game or a position"},
        inFile(anyFormat, "\n\n ^C4 line\n",
               "%1: a single move beside words may be a name; expected moves such as f5d6c3"),
        inFile(anyFormat, "[White \"J\xc3\xbcrgen\"] f5 ^a1",
               "%1 turns no disc; a legal square is %2"),

        inFile(transcript, "^ \n", "no moves; expected moves such as %1"),
        inFile(transcript, "f5 d6\n^a1", "%1 turns no disc; a legal square is %2"),
        inFile(transcript, "\n^[Black \"Ann", "a tag without its end; expected ] on the same line"),
        inFile(transcript, "f5^d",
               "%1 is half a square; expected a letter and a number, such as f5"),
        inFile(transcript,
               "f5 ^\xc3\xbc"
               "5",
               "%1; expected a square such as f5, or pass"),
        inFile(transcript, "e6f4e3f6g5d6e7f5c5^a1", "the game is over; expected no more moves"),

        inFile(native, own + "^f5 d6\n", "%1; expected a line such as \"game: othello\""),
        inFile(native, "Tabuleiro game ^one\n", "%1; expected the number of the format, %2"),
        inFile(native, "Tabuleiro game ^2\n",
               "format %1 was made by a newer program; expected format %2"),
        inFile(native, "Tabuleiro game 1\ngame: ^chess\n",
               "%1; expected othello, tictactoe or nim"),
        inFile(native, "Tabuleiro game 1\nfirst: Ann\n^",
               "the game ends without its kind; expected \"game: othello\""),
        inFile(native, "Tabuleiro game 1\n^moves: f5\n",
               "%1 before the game; expected \"game: othello\" first"),
        inFile(native, own + "moves: f5\n^game: othello\n",
               "the game after its moves; expected it before"),
        inFile(native, own + "moves: f5\n^start: X\n",
               "the start after the moves; expected it before"),
        inFile(native, own + "start: -^\xc2\xa0\n", "%1; expected X, O or -"),
        inFile(native, own + "moves: f5\n^moves: f5\n",
               "a second line of moves; expected one, and others as variations"),
        inFile(native, own + "^computer: third\n", "%1; expected first or second"),
        inFile(native, own + "^first role: robot\n", "%1; expected human, computer or program"),
        inFile(native, own + "^clock: soon\n", "%1; expected seconds such as 300+2 287 150"),
        inFile(native, own + "^shown: all\n", "%1; expected a number of moves"),
        inFile(native, own + "moves: f5 ^a1\n", "%1 turns no disc; a legal square is %2"),
        inFile(native, own + "moves: f5\n^variation after 2: d6\n",
               "%1; expected \"variation after N:\" with N from 0 to %2"),
        inFile(native, own + "^variation after 0: d6\n",
               "a variation before the moves; expected \"moves:\" first"),
        inFile(
            native,
            own + "moves: f5\n" +
                [] {
                    std::string variations;
                    for (int i = 0; i < 200; ++i)
                        variations += "variation after 0: d3\n";
                    return variations;
                }()
                + "^variation after 0: d3\n",
            "more variations than %1"),

        inFile(ggf, "\n(;^GM[Othello]" + ggfBoard, "the game has no end; expected ;)"),
        inFile(ggf, "(;" + ggfBoard + "^?;)", "%1; expected a property such as PB[name], or ;)"),
        inFile(ggf, "(;^GM[Othello", "the property %1 has no end; expected ]"),
        inFile(ggf, "(;^GM[Othello];)", "a game without a board; expected BO[8 ...]"),
        inFile(ggf, "(;" + ggfBoard + "B[f5]BO[^8 " + board + " *];)",
               "a board after the moves; expected it before"),
        inFile(ggf, "(;B[^f5];)", "a move before the board; expected BO[8 ...] first"),
        inFile(ggf, "(;GM[^Amazons];)", "a game of %1; expected Othello"),
        inFile(ggf, "(;BO[^10 x];)", "a board of size %1; expected 8"),
        inFile(ggf, "(;BO[8 ----^? *];)", "%1; expected X, O or -"),
        inFile(ggf, "(;" + ggfBoard + "W[^f5];)",
               "White is not to move; expected a move of the other side"),
        inFile(ggf, "(;" + ggfBoard + "B[f5]B[^d3];)",
               "Black is not to move; expected a move of the other side"),
        inFile(ggf, "(;" + ggfBoard + "\nB[^a1];)", "%1 turns no disc; a legal square is %2"),

        {anyFormat, "% nothing\n",
         "the text holds nothing but comments; expected a game or a position"},
        inFile(anyFormat, "\n" + start + "; ^f5:best",
               "%1; expected a score such as +2, from -64 to 64"),
        inFile(anyFormat, "% J\xc3\xbcrgen\n---^Q", "%1; expected X, O or -"),
        inFile(anyFormat, start + "; ^a1:+2", "%1 turns no disc; a legal square is %2"),
    };
    return all;
}

/// Wrong inputs that are no texts or would be too long for a table.
const std::vector<std::pair<Error, std::string>> &otherErrors()
{
    using Bytes = std::vector<std::uint8_t>;
    const auto wthor = [](std::size_t byte, std::uint8_t value) {
        Bytes file(16);
        file.at(byte) = value;
        return errorOf(readWthorGames(file));
    };
    const auto tooManyRecords = [] {
        std::string text; // of the positions that are read most quickly
        for (int i = 0; i < 1'000'001; ++i)
            text.append("--------- X\n");
        return readRecords(text)->warnings.back().error;
    };
    const auto manyErrors = [] {
        std::string text = "(;" + ggfBoard + ";)";
        for (int i = 0; i < 201; ++i)
            text += "(;GM[Chess];)";
        return readRecords(text)->warnings.back().error;
    };
    const auto illegalMove = [] {
        WthorGame game;
        game.moves[0] = 11;
        return *wthorMoves(game).error;
    };
    static const std::vector<std::pair<Error, std::string>> all{
        {errorOf(TicTacToe::create(1, 1, Side::First)), "a square is marked twice"},
        {errorOf(TicTacToe::create(01000, 0, Side::Second)),
         "a mark is outside the board; expected squares 1 to 9"},
        {errorOf(Othello::create(1, 1, Side::First)), "square %1 holds two discs"},
        {errorOf(Nim::create({3}, 100, Nim::Rule::Normal)),
         "a limit of %1; expected 1 to %2, or 0 for any number"},
        {*tooLarge(maxFileBytes + 1), "the file has %1 bytes; expected at most %2 (%3 MiB)"},
        {tooManyRecords(), "more than %1 games and positions; the others are not read"},
        {manyErrors(), "and %1 more"},
        {errorOf(readWthorGames(Bytes(5))), "the file has %1 bytes; expected a header of 16"},
        {wthor(4, 1), "the file is cut or its header is wrong: it should hold %1 records and holds "
                      "%2 whole ones, which are read"},
        {wthor(12, 10), "a board of size %1; expected 8"},
        {wthor(13, 1), "a file of solitaires; expected one of games"},
        {illegalMove(), "move %1, %2, is not legal"},
    };
    return all;
}

} // namespace

/// What an error is, where, and in which words, for wrong inputs of every reader.
class TestError : public QObject
{
    Q_OBJECT

private slots:
    void everyReaderNamesProblemAndPlace_data();
    void everyReaderNamesProblemAndPlace();
    void otherInputsAreExplained();
    void bytesAreThePlaceInBinaryFiles();
    void argumentsAreNeverTakenForPatterns();
    void everySentenceNamesItsArguments();
    void aMoveAndAPlaceAreAddedToTheText();
    void anErrorIsTranslatedWhole();
    void thePartOfTheInputBeginsTheText();
};

void TestError::everyReaderNamesProblemAndPlace_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < wrongTexts().size(); ++i)
        QTest::addRow("%d: %s", int(i), wrongTexts()[i].sentence.c_str()) << int(i);
}

void TestError::everyReaderNamesProblemAndPlace()
{
    QFETCH(int, index);
    const Wrong &wrong = wrongTexts()[static_cast<std::size_t>(index)];
    const std::size_t mark = wrong.markedText.find('^');
    std::string text = wrong.markedText;
    SourceLocation place;
    if (mark != std::string::npos) {
        text.erase(mark, 1);
        const QByteArray before = QByteArray::fromStdString(text.substr(0, mark));
        const QByteArray line = before.mid(before.lastIndexOf('\n') + 1);
        place.byte = mark + 1;
        place.column = static_cast<std::size_t>(QString::fromUtf8(line).size()) + 1;
        place.line = wrong.hasLines ? static_cast<std::size_t>(before.count('\n')) + 1 : 0;
    }
    const Error error = wrong.read(text);
    QVERIFY2(error.isTranslatable() && error.sentence == wrong.sentence, error.text.c_str());
    QVERIFY2(error.place == place, error.text.c_str());
}

void TestError::otherInputsAreExplained()
{
    for (const auto &[error, sentence] : otherErrors())
        QVERIFY2(error.isTranslatable() && error.sentence == sentence, error.text.c_str());
}

void TestError::bytesAreThePlaceInBinaryFiles()
{
    std::vector<std::uint8_t> file(16);
    file[12] = 10;
    const Error error = errorOf(readWthorGames(file));
    QVERIFY((error.place == SourceLocation{0, 0, 13}));
    QCOMPARE(error.text, std::string("byte 13: a board of size 10; expected 8"));
}

void TestError::argumentsAreNeverTakenForPatterns()
{
    const Error error = moveFrom(GameKind::Nim, "20")("%1%2%s");
    QCOMPARE(error.text, std::string("\"%1%2%s\" is not a valid move; expected how many to take, "
                                     "such as 2"));
}

/// No place of a sentence stays open, and no argument is forgotten.
void TestError::everySentenceNamesItsArguments()
{
    const auto check = [](const Error &error) {
        const std::string sentence = error.sentence;
        if (error.message() != error.sentence) // which holds what the user typed
            QVERIFY2(error.message().find("%1") == std::string::npos, error.text.c_str());
        for (std::size_t i = 0; i < error.arguments.size(); ++i) {
            const std::string place = '%' + std::to_string(i + 1);
            QVERIFY2(sentence.find(place) != std::string::npos, error.text.c_str());
        }
    };
    for (const auto &[error, sentence] : otherErrors())
        check(error);
    for (const Wrong &wrong : wrongTexts()) {
        std::string text = wrong.markedText;
        std::erase(text, '^');
        check(wrong.read(text));
    }
}

void TestError::aMoveAndAPlaceAreAddedToTheText()
{
    const Error over = gameOver();
    QCOMPARE(over.text, std::string("the game is over"));
    const Error inMove = over.inMove(3);
    QCOMPARE(inMove.text, std::string("move 3: the game is over"));
    const Error written = over.inMove(3, "\"f5\"").at({2, 5, 17});
    QCOMPARE(written.text,
             std::string("line 2, column 5, byte 17: move 3, \"f5\": the game is over"));
    QCOMPARE(written.message(), std::string("move 3, \"f5\": the game is over"));
    QCOMPARE(Error("as it is").text, std::string("as it is"));
}

void TestError::anErrorIsTranslatedWhole()
{
    const Error error = transcript("f5 a1");
    const std::string text =
        translated(error, [](const char *sentence) { return "<" + std::string(sentence) + ">"; });
    QCOMPARE(text, std::string("<line 1, column 4, byte 4: <move 2, \"a1\": <a1 turns no disc; a "
                               "legal square is f4>>>"));
}

void TestError::thePartOfTheInputBeginsTheText()
{
    const Error error = gameOver().inMove(3).in("line 2").in("--openings");
    QCOMPARE(error.text, std::string("--openings: line 2: move 3: the game is over"));
    QCOMPARE(error.message(), std::string("move 3: the game is over"));
    QCOMPARE(error.at({0, 0, 7}).text,
             std::string("--openings: line 2: byte 7: move 3: the game is over"));
}

QTEST_APPLESS_MAIN(TestError)
#include "tst_error.moc"
