#include "core/format/gametext.h"
#include "core/format/nativeformat.h"
#include "core/format/obf.h"
#include "core/format/place.h"
#include "core/format/transcript.h"
#include "core/format/wthor.h"
#include "core/notation.h"

#include <QTest>

#include <functional>
#include <set>

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

Error native(const std::string &text)
{
    return errorOf(readNative(text));
}

Error transcript(const std::string &text)
{
    return errorOf(readTranscript(text, Othello()));
}

Error ggf(const std::string &text)
{
    return errorOf(readGgf(text));
}

Error obf(const std::string &text)
{
    return errorOf(readObf(text));
}

Error anyFormat(const std::string &text)
{
    return errorOf(readGameText(text));
}

/// A wrong input. A ^ in the text stands where it is wrong, and is no part of it.
struct Wrong
{
    Reader read;
    std::string markedText;
    ErrorKind kind;
    bool hasLines = false; ///< the place has a line, as in a file
};

const std::vector<Wrong> &wrongTexts()
{
    using enum ErrorKind;
    using enum GameKind;
    const std::string empty = "--------- X";
    const std::string start = board + " X";
    const auto inFile = [](Reader read, const std::string &text, ErrorKind kind) {
        return Wrong{std::move(read), text, kind, true};
    };
    static const std::vector<Wrong> all{
        {square, "i9", InvalidSquare},
        {moveFrom(TicTacToe, empty), "z", InvalidTicTacToeSquare},
        {moveFrom(Othello, start), "i9", InvalidOthelloMove},
        {moveFrom(TicTacToe, "X-------- O"), "1", TicTacToeSquareTaken},
        {moveFrom(Othello, start), "d4", SquareTaken},
        {moveFrom(Othello, start), "a1", NoDiscTurned},
        {moveFrom(Othello, start), "pass", PassNotAllowed},
        {moveFrom(Othello, "OX" + std::string(62, '-') + " X"), "h8", MustPass},
        {moveFrom(TicTacToe, "XXXOO---- O"), "9", GameOver},
        {moveFrom(Othello, "X" + std::string(63, '-') + " X"), "a2", GameOver},
        {moveFrom(Nim, "0"), "1", GameOver},
        {moveFrom(Nim, "20 limit 3"), "two", InvalidNimMove},
        {moveFrom(Nim, "3-4-5"), "2", InvalidNimMoveOfHeaps},
        {moveFrom(Nim, "3-4-5"), "d2", NoSuchHeap},
        {moveFrom(Nim, "20"), "b2", OnlyOneHeap},
        {moveFrom(Nim, "3-0-5"), "b1", EmptyHeap},
        {moveFrom(Nim, "3-4-5"), "a4", CannotTake},

        {positionOf(TicTacToe), "XO-", WrongBoardSize},
        {positionOf(Othello), std::string(63, '-'), WrongBoardSize},
        {positionOf(TicTacToe), "XO-^Q----- X", UnexpectedMark},
        {positionOf(Othello), std::string(10, '-') + "^Q" + std::string(53, '-'), UnexpectedDisc},
        {positionOf(Othello), "X^\xc3\xa9", UnexpectedDisc},
        {positionOf(TicTacToe), "XO-------", MissingSide},
        {positionOf(Othello), board, MissingSide},
        {positionOf(Othello), board + " ^?", InvalidSide},
        {positionOf(TicTacToe), "XO------- Z", InvalidSideAfterBoard},
        {positionOf(Othello), start + " ^7", TextAfterSide},
        {positionOf(TicTacToe), "XXX------ O", TurnsNotAlternating},
        {positionOf(TicTacToe), "XXXOOO--- X", TwoLines},

        {positionOf(Nim), " ", MissingHeaps},
        {positionOf(Nim), "3-x-5", InvalidHeap},
        {positionOf(Nim), "1-1-1-1-1-1-1-1-1", WrongHeapCount},
        {positionOf(Nim), "3-100", HeapTooLarge},
        {positionOf(Nim), "20 limit", MissingTakeLimit},
        {positionOf(Nim), "20 limit many", InvalidTakeLimit},
        {positionOf(Nim), "3-4-5 often", UnknownNimWord},

        inFile(anyFormat, "f5 d6 ^\xff", MoveExpected),
        inFile(anyFormat, "a game\n of ^\xff", NotText),
        inFile(anyFormat, "\n ^Dear J\xc3\xbcrgen", NoGame),
        inFile(anyFormat, "^", NoMoves),
        inFile(anyFormat, start + ";f5\n^a1", NoDiscTurned),
        inFile(anyFormat, "[White \"J\xc3\xbcrgen\"] f5 ^a1", NoDiscTurned),

        inFile(transcript, "^ \n", NoMoves),
        inFile(transcript, "f5 d6\n^a1", NoDiscTurned),
        inFile(transcript, "\n^[Black \"Ann", TagWithoutEnd),
        inFile(transcript, "f5^d", HalfSquare),
        inFile(transcript,
               "f5 ^\xc3\xbc"
               "5",
               MoveExpected),
        inFile(transcript, "e6f4e3f6g5d6e7f5c5^a1", MoveAfterEnd),

        inFile(native, "^chess\n", HeadingExpected),
        inFile(native, own + "^f5 d6\n", EntryExpected),
        inFile(native, "^# no game\n", MissingHeading),
        inFile(native, "Tabuleiro game ^one\n", InvalidVersion),
        inFile(native, "Tabuleiro game ^2\n", NewerVersion),
        inFile(native, "Tabuleiro game 1\ngame: ^chess\n", UnknownGame),
        inFile(native, "Tabuleiro game 1\nfirst: Ann\n^", MissingGame),
        inFile(native, "Tabuleiro game 1\n^moves: f5\n", EntryBeforeGame),
        inFile(native, own + "moves: f5\n^game: othello\n", GameAfterMoves),
        inFile(native, own + "moves: f5\n^start: X\n", StartAfterMoves),
        inFile(native, own + "start: -^\xc2\xa0\n", UnexpectedDisc),
        inFile(native, own + "moves: f5\n^moves: f5\n", SecondMoves),
        inFile(native, own + "^computer: third\n", InvalidSideName),
        inFile(native, own + "^first role: robot\n", InvalidRole),
        inFile(native, own + "^clock: soon\n", InvalidClock),
        inFile(native, own + "^shown: all\n", InvalidMoveCount),
        inFile(native, own + "moves: f5 ^a1\n", NoDiscTurned),
        inFile(native, own + "moves: f5\n^variation after 2: d6\n", InvalidVariation),
        inFile(native, own + "^variation after 0: d6\n", VariationBeforeMoves),
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
            TooManyVariations),

        inFile(ggf, "^hello", NoGgfGame),
        inFile(ggf, "\n(;^GM[Othello]" + ggfBoard, GgfGameWithoutEnd),
        inFile(ggf, "(;" + ggfBoard + "^?;)", PropertyExpected),
        inFile(ggf, "(;^GM[Othello", PropertyWithoutEnd),
        inFile(ggf, "(;^GM[Othello];)", MissingBoard),
        inFile(ggf, "(;" + ggfBoard + "B[f5]BO[^8 " + board + " *];)", BoardAfterMoves),
        inFile(ggf, "(;B[^f5];)", MoveBeforeBoard),
        inFile(ggf, "(;GM[^Amazons];)", OtherGame),
        inFile(ggf, "(;BO[^10 x];)", OtherBoardSize),
        inFile(ggf, "(;BO[8 ----^? *];)", UnexpectedDisc),
        inFile(ggf, "(;" + ggfBoard + "W[^f5];)", WhiteNotToMove),
        inFile(ggf, "(;" + ggfBoard + "B[f5]B[^d3];)", BlackNotToMove),
        inFile(ggf, "(;" + ggfBoard + "\nB[^a1];)", NoDiscTurned),

        inFile(obf, "^% nothing\n", NoPosition),
        inFile(obf, "\n" + start + "; ^f5:best", InvalidScore),
        inFile(obf, "% J\xc3\xbcrgen\n---^Q", UnexpectedDisc),
        inFile(obf, start + "; ^a1:+2", NoDiscTurned),
    };
    return all;
}

/// Wrong inputs that are no texts or would be too long for a table.
const std::vector<std::pair<Error, ErrorKind>> &otherErrors()
{
    using Bytes = std::vector<std::uint8_t>;
    const auto wthor = [](std::size_t byte, std::uint8_t value) {
        Bytes file(16);
        file.at(byte) = value;
        return errorOf(readWthorGames(file));
    };
    const auto tooManyPositions = [] {
        std::string text;
        for (int i = 0; i < 1'000'001; ++i)
            text.append(64, '-').append("X\n");
        return text;
    };
    const auto manyErrors = [] {
        std::string text = "(;" + ggfBoard + ";)";
        for (int i = 0; i < 201; ++i)
            text += "(;GM[Chess];)";
        return readGgf(text)->warnings.back();
    };
    const auto illegalMove = [] {
        WthorGame game;
        game.moves[0] = 11;
        return *wthorMoves(game).error;
    };
    static const std::vector<std::pair<Error, ErrorKind>> all{
        {errorOf(TicTacToe::create(1, 1, Side::First)), ErrorKind::OverlappingMarks},
        {errorOf(TicTacToe::create(01000, 0, Side::Second)), ErrorKind::MarkOutsideBoard},
        {errorOf(Othello::create(1, 1, Side::First)), ErrorKind::OverlappingDiscs},
        {errorOf(Nim::create({3}, 100, Nim::Rule::Normal)), ErrorKind::TakeLimitOutOfRange},
        {*tooLarge(maxFileBytes + 1), ErrorKind::FileTooLarge},
        {obf(tooManyPositions()), ErrorKind::TooManyPositions},
        {manyErrors(), ErrorKind::FurtherErrors},
        {errorOf(readWthorGames(Bytes(5))), ErrorKind::MissingHeader},
        {wthor(4, 1), ErrorKind::WrongFileSize},
        {wthor(12, 10), ErrorKind::OtherBoardSize},
        {wthor(13, 1), ErrorKind::FileOfSolitaires},
        {illegalMove(), ErrorKind::IllegalMove},
    };
    return all;
}

} // namespace

/// What an error is, where, and in which words, for wrong inputs of every reader.
class TestError : public QObject
{
    Q_OBJECT

private slots:
    void everyReaderNamesKindAndPlace_data();
    void everyReaderNamesKindAndPlace();
    void theKindsOfOtherInputsAreRight();
    void everyKindOfTheRulesAndFormatsIsMet();
    void bytesAreThePlaceInBinaryFiles();
    void argumentsAreNeverTakenForPatterns();
    void everySentenceNamesItsArguments();
    void aMoveAndAPlaceAreAddedToTheText();
    void anErrorIsTranslatedWhole();
    void thePartOfTheInputBeginsTheText();
};

void TestError::everyReaderNamesKindAndPlace_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < wrongTexts().size(); ++i)
        QTest::addRow("%d: %s", int(i), sentence(wrongTexts()[i].kind)) << int(i);
}

void TestError::everyReaderNamesKindAndPlace()
{
    QFETCH(int, index);
    const Wrong &wrong = wrongTexts()[static_cast<std::size_t>(index)];
    const std::size_t mark = wrong.markedText.find('^');
    std::string text = wrong.markedText;
    Place place;
    if (mark != std::string::npos) {
        text.erase(mark, 1);
        const QByteArray before = QByteArray::fromStdString(text.substr(0, mark));
        const QByteArray line = before.mid(before.lastIndexOf('\n') + 1);
        place.byte = mark + 1;
        place.column = static_cast<std::size_t>(QString::fromUtf8(line).size()) + 1;
        place.line = wrong.hasLines ? static_cast<std::size_t>(before.count('\n')) + 1 : 0;
    }
    const Error error = wrong.read(text);
    QVERIFY2(error.kind == wrong.kind, error.text.c_str());
    QVERIFY2(error.place == place, error.text.c_str());
}

void TestError::theKindsOfOtherInputsAreRight()
{
    for (const auto &[error, kind] : otherErrors())
        QVERIFY2(error.kind == kind, error.text.c_str());
}

/// A kind that no input leads to would be forgotten here, or dead. Those of files, the weights,
/// trees and the command line are met in the tests of their readers.
void TestError::everyKindOfTheRulesAndFormatsIsMet()
{
    std::set<ErrorKind> met{ErrorKind::EveryHeapEmpty, ErrorKind::FileNotReadable,
                            ErrorKind::FileNotWritable, ErrorKind::FileIsFolder};
    for (const Wrong &wrong : wrongTexts())
        met.insert(wrong.kind);
    for (const auto &[error, kind] : otherErrors())
        met.insert(kind);
    for (ErrorKind kind{}; kind < ErrorKind::NotOurFile;
         kind = static_cast<ErrorKind>(static_cast<int>(kind) + 1))
        QVERIFY2(met.contains(kind), sentence(kind));
}

void TestError::bytesAreThePlaceInBinaryFiles()
{
    std::vector<std::uint8_t> file(16);
    file[12] = 10;
    const Error error = errorOf(readWthorGames(file));
    QVERIFY((error.place == Place{0, 0, 13}));
    QCOMPARE(error.text, std::string("byte 13: a board of size 10; expected 8"));
}

void TestError::argumentsAreNeverTakenForPatterns()
{
    const Error error = moveFrom(GameKind::Nim, "20")("%1%2%s");
    QCOMPARE(error.text, std::string("\"%1%2%s\" is not a valid move; expected how many to take, "
                                     "such as 2"));
}

/// A sentence that names a third argument names the second as well: none is forgotten.
void TestError::everySentenceNamesItsArguments()
{
    for (std::size_t i = 0; i < errorKinds; ++i) {
        const std::string text = sentence(static_cast<ErrorKind>(i));
        QVERIFY(!text.empty());
        const auto names = [&](char number) {
            return text.find(std::string{'%', number}) != std::string::npos;
        };
        for (char number = '3'; number <= '9'; ++number)
            QVERIFY2(!names(number) || names(static_cast<char>(number - 1)), text.c_str());
    }
}

void TestError::aMoveAndAPlaceAreAddedToTheText()
{
    const Error over(ErrorKind::GameOver);
    QCOMPARE(over.text, std::string("the game is over"));
    const Error inMove = over.inMove(3);
    QCOMPARE(inMove.text, std::string("move 3: the game is over"));
    const Error written = over.inMove(3, "\"f5\"").at({2, 5, 17});
    QCOMPARE(written.text,
             std::string("line 2, column 5, byte 17: move 3, \"f5\": the game is over"));
    QCOMPARE(written.message(), std::string("move 3, \"f5\": the game is over"));
    QVERIFY(written.kind == ErrorKind::GameOver);
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
    const Error error = Error(ErrorKind::GameOver).inMove(3).in("line 2").in("--openings");
    QCOMPARE(error.text, std::string("--openings: line 2: move 3: the game is over"));
    QCOMPARE(error.message(), std::string("move 3: the game is over"));
    QVERIFY(error.kind == ErrorKind::GameOver);
    QCOMPARE(error.at({0, 0, 7}).text,
             std::string("--openings: line 2: byte 7: move 3: the game is over"));
}

QTEST_APPLESS_MAIN(TestError)
#include "tst_error.moc"
