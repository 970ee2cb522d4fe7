#include "core/error.h"
#include "core/translatable.h"

#include <array>

namespace core {

namespace {

struct Sentence
{
    ErrorKind kind;
    const char *text;
};

constexpr std::array sentences{
    Sentence{ErrorKind::InvalidSquare,
             QT_TRANSLATE_NOOP("core::Error", "%1 is not a valid square; expected a letter from a "
                                              "to %2 and a number from 1 to %3, such as %4")},
    Sentence{
        ErrorKind::InvalidTicTacToeSquare,
        QT_TRANSLATE_NOOP("core::Error",
                          "%1 is not a valid square; expected a number from 1 to 9, or a1 to c3")},
    Sentence{ErrorKind::InvalidOthelloMove,
             QT_TRANSLATE_NOOP("core::Error",
                               "%1 is not a valid square; expected a letter from a to h "
                               "and a number from 1 to 8, such as e5, or pass")},
    Sentence{ErrorKind::TicTacToeSquareTaken,
             QT_TRANSLATE_NOOP("core::Error", "square %1 is taken; expected an empty one")},
    Sentence{ErrorKind::SquareTaken,
             QT_TRANSLATE_NOOP("core::Error", "%1 is taken; expected an empty square")},
    Sentence{ErrorKind::NoDiscTurned,
             QT_TRANSLATE_NOOP("core::Error", "%1 turns no disc; a legal square is %2")},
    Sentence{
        ErrorKind::PassNotAllowed,
        QT_TRANSLATE_NOOP("core::Error",
                          "a pass is not allowed while a disc can be placed, for example on %1")},
    Sentence{ErrorKind::MustPass,
             QT_TRANSLATE_NOOP("core::Error", "no disc can be placed; expected pass")},
    Sentence{ErrorKind::GameOver, QT_TRANSLATE_NOOP("core::Error", "the game is over")},
    Sentence{ErrorKind::IllegalMove, QT_TRANSLATE_NOOP("core::Error", "move %1, %2, is not legal")},
    Sentence{ErrorKind::InvalidNimMove,
             QT_TRANSLATE_NOOP("core::Error",
                               "%1 is not a valid move; expected how many to take, such as 2")},
    Sentence{ErrorKind::InvalidNimMoveOfHeaps,
             QT_TRANSLATE_NOOP(
                 "core::Error",
                 "%1 is not a valid move; expected a heap and how many to take, such as a2")},
    Sentence{ErrorKind::NoSuchHeap,
             QT_TRANSLATE_NOOP("core::Error", "there is no heap %1; expected a to %2")},
    Sentence{ErrorKind::OnlyOneHeap,
             QT_TRANSLATE_NOOP("core::Error", "there is no heap %1; expected a")},
    Sentence{ErrorKind::EmptyHeap,
             QT_TRANSLATE_NOOP("core::Error", "heap %1 is empty; expected one with counters")},
    Sentence{
        ErrorKind::CannotTake,
        QT_TRANSLATE_NOOP("core::Error",
                          "%1 cannot be taken from heap %2; expected at least 1 and at most %3")},

    Sentence{ErrorKind::WrongBoardSize,
             QT_TRANSLATE_NOOP("core::Error", "the number of squares is %1; expected %2")},
    Sentence{ErrorKind::UnexpectedMark, QT_TRANSLATE_NOOP("core::Error", "%1; expected X, O or -")},
    Sentence{ErrorKind::UnexpectedDisc, QT_TRANSLATE_NOOP("core::Error", "%1; expected X, O or -")},
    Sentence{ErrorKind::MissingSide,
             QT_TRANSLATE_NOOP("core::Error",
                               "after the board: nothing; expected the side to move, X or O")},
    Sentence{ErrorKind::InvalidSide,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected the side to move, X or O")},
    Sentence{
        ErrorKind::InvalidSideAfterBoard,
        QT_TRANSLATE_NOOP("core::Error", "after the board: %1; expected the side to move, X or O")},
    Sentence{ErrorKind::TextAfterSide,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected nothing after the side to move")},
    Sentence{ErrorKind::OverlappingMarks,
             QT_TRANSLATE_NOOP("core::Error", "a square is marked twice")},
    Sentence{
        ErrorKind::MarkOutsideBoard,
        QT_TRANSLATE_NOOP("core::Error", "a mark is outside the board; expected squares 1 to 9")},
    Sentence{
        ErrorKind::TurnsNotAlternating,
        QT_TRANSLATE_NOOP(
            "core::Error",
            "X has %1 marks and O %2 with %3 to move; expected turns taken one after the other")},
    Sentence{ErrorKind::TwoLines,
             QT_TRANSLATE_NOOP("core::Error", "X and O both have a line; expected one at most")},
    Sentence{ErrorKind::OverlappingDiscs,
             QT_TRANSLATE_NOOP("core::Error", "square %1 holds two discs")},

    Sentence{ErrorKind::MissingHeaps,
             QT_TRANSLATE_NOOP("core::Error",
                               "no heaps; expected numbers joined by -, such as 1-3-5-7")},
    Sentence{ErrorKind::InvalidHeap,
             QT_TRANSLATE_NOOP("core::Error",
                               "heap %1: %2; expected numbers joined by -, such as 1-3-5-7")},
    Sentence{ErrorKind::WrongHeapCount,
             QT_TRANSLATE_NOOP("core::Error", "%1 heaps; expected 1 to %2")},
    Sentence{ErrorKind::HeapTooLarge,
             QT_TRANSLATE_NOOP("core::Error", "heap %1 has %2 counters; expected 0 to %3")},
    Sentence{ErrorKind::EveryHeapEmpty,
             QT_TRANSLATE_NOOP("core::Error", "every heap is empty; expected counters to take")},
    Sentence{
        ErrorKind::TakeLimitOutOfRange,
        QT_TRANSLATE_NOOP("core::Error", "a limit of %1; expected 1 to %2, or 0 for any number")},
    Sentence{ErrorKind::MissingTakeLimit,
             QT_TRANSLATE_NOOP("core::Error",
                               "after \"limit\": nothing; expected a number from 1 to %1")},
    Sentence{
        ErrorKind::InvalidTakeLimit,
        QT_TRANSLATE_NOOP("core::Error", "after \"limit\": %1; expected a number from 1 to %2")},
    Sentence{ErrorKind::UnknownNimWord,
             QT_TRANSLATE_NOOP("core::Error",
                               "word %1: %2; expected limit, misere, normal, first or second")},

    Sentence{
        ErrorKind::FileTooLarge,
        QT_TRANSLATE_NOOP("core::Error", "the file has %1 bytes; expected at most %2 (%3 MiB)")},
    Sentence{ErrorKind::FileNotReadable, QT_TRANSLATE_NOOP("core::Error", "%1: cannot be read")},
    Sentence{ErrorKind::FileNotWritable,
             QT_TRANSLATE_NOOP("core::Error", "%1: cannot be written: %2")},
    Sentence{ErrorKind::FileIsFolder,
             QT_TRANSLATE_NOOP("core::Error", "%1: is a folder; expected a file")},
    Sentence{ErrorKind::NotText,
             QT_TRANSLATE_NOOP(
                 "core::Error",
                 "this is not a text: it holds the byte %1; expected a game as text, in UTF-8")},
    Sentence{
        ErrorKind::NoGame,
        QT_TRANSLATE_NOOP(
            "core::Error",
            "%1; expected moves such as f5d6c3 of Othello, 5 1 9 of tic-tac-toe or a3 a1 of Nim")},
    Sentence{ErrorKind::NoMoves,
             QT_TRANSLATE_NOOP("core::Error", "no moves; expected moves such as %1")},
    Sentence{ErrorKind::MoveAfterEnd,
             QT_TRANSLATE_NOOP("core::Error", "the game is over; expected no more moves")},
    Sentence{ErrorKind::BlackNotToMove,
             QT_TRANSLATE_NOOP("core::Error",
                               "Black is not to move; expected a move of the other side")},
    Sentence{ErrorKind::WhiteNotToMove,
             QT_TRANSLATE_NOOP("core::Error",
                               "White is not to move; expected a move of the other side")},
    Sentence{ErrorKind::OtherGame,
             QT_TRANSLATE_NOOP("core::Error", "a game of %1; expected Othello")},
    Sentence{ErrorKind::OtherBoardSize,
             QT_TRANSLATE_NOOP("core::Error", "a board of size %1; expected 8")},
    Sentence{ErrorKind::FurtherErrors, QT_TRANSLATE_NOOP("core::Error", "and %1 more")},

    Sentence{
        ErrorKind::TagWithoutEnd,
        QT_TRANSLATE_NOOP("core::Error", "a tag without its end; expected ] on the same line")},
    Sentence{ErrorKind::HalfSquare,
             QT_TRANSLATE_NOOP("core::Error",
                               "%1 is half a square; expected a letter and a number, such as f5")},
    Sentence{ErrorKind::MoveExpected,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a square such as f5, or pass")},

    Sentence{ErrorKind::HeadingExpected,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected \"Tabuleiro game 1\"")},
    Sentence{ErrorKind::EntryExpected,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a line such as \"game: othello\"")},
    Sentence{ErrorKind::MissingHeading,
             QT_TRANSLATE_NOOP("core::Error", "no game; expected \"Tabuleiro game 1\"")},
    Sentence{ErrorKind::InvalidVersion,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected the number of the format, 1")},
    Sentence{ErrorKind::NewerVersion,
             QT_TRANSLATE_NOOP("core::Error",
                               "format %1 was made by a newer program; expected format 1")},
    Sentence{ErrorKind::UnknownGame,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected othello, tictactoe or nim")},
    Sentence{ErrorKind::MissingGame,
             QT_TRANSLATE_NOOP("core::Error",
                               "the game ends without its kind; expected \"game: othello\"")},
    Sentence{
        ErrorKind::EntryBeforeGame,
        QT_TRANSLATE_NOOP("core::Error", "%1 before the game; expected \"game: othello\" first")},
    Sentence{ErrorKind::GameAfterMoves,
             QT_TRANSLATE_NOOP("core::Error", "the game after its moves; expected it before")},
    Sentence{ErrorKind::StartAfterMoves,
             QT_TRANSLATE_NOOP("core::Error", "the start after the moves; expected it before")},
    Sentence{ErrorKind::SecondMoves,
             QT_TRANSLATE_NOOP("core::Error",
                               "a second line of moves; expected one, and others as variations")},
    Sentence{ErrorKind::InvalidSideName,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected first or second")},
    Sentence{ErrorKind::InvalidRole,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected human, computer or program")},
    Sentence{ErrorKind::InvalidClock,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected seconds such as 300+2 287 150")},
    Sentence{ErrorKind::InvalidMoveCount,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a number of moves")},
    Sentence{ErrorKind::InvalidVariation,
             QT_TRANSLATE_NOOP("core::Error",
                               "%1; expected \"variation after N:\" with N from 0 to %2")},
    Sentence{ErrorKind::VariationBeforeMoves,
             QT_TRANSLATE_NOOP("core::Error",
                               "a variation before the moves; expected \"moves:\" first")},
    Sentence{ErrorKind::TooManyVariations,
             QT_TRANSLATE_NOOP("core::Error", "more variations than %1")},

    Sentence{
        ErrorKind::NoGgfGame,
        QT_TRANSLATE_NOOP("core::Error", "no game; expected one that begins with (;GM[Othello]")},
    Sentence{ErrorKind::GgfGameWithoutEnd,
             QT_TRANSLATE_NOOP("core::Error", "the game has no end; expected ;)")},
    Sentence{ErrorKind::PropertyExpected,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a property such as PB[name], or ;)")},
    Sentence{ErrorKind::PropertyWithoutEnd,
             QT_TRANSLATE_NOOP("core::Error", "the property %1 has no end; expected ]")},
    Sentence{ErrorKind::MissingBoard,
             QT_TRANSLATE_NOOP("core::Error", "a game without a board; expected BO[8 ...]")},
    Sentence{ErrorKind::BoardAfterMoves,
             QT_TRANSLATE_NOOP("core::Error", "a board after the moves; expected it before")},
    Sentence{ErrorKind::MoveBeforeBoard,
             QT_TRANSLATE_NOOP("core::Error", "a move before the board; expected BO[8 ...] first")},

    Sentence{ErrorKind::NoPosition,
             QT_TRANSLATE_NOOP("core::Error",
                               "no position; expected a board of 64 X, O and -, and a side")},
    Sentence{ErrorKind::InvalidScore,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a score such as +2, from -64 to 64")},
    Sentence{ErrorKind::TooManyPositions,
             QT_TRANSLATE_NOOP("core::Error", "more positions than %1")},

    Sentence{ErrorKind::MissingHeader,
             QT_TRANSLATE_NOOP("core::Error", "the file has %1 bytes; expected a header of 16")},
    Sentence{
        ErrorKind::WrongFileSize,
        QT_TRANSLATE_NOOP("core::Error", "the file has %1 bytes; expected %2 for its %3 records")},
    Sentence{ErrorKind::FileOfSolitaires,
             QT_TRANSLATE_NOOP("core::Error", "a file of solitaires; expected one of games")},

    Sentence{ErrorKind::NotOurFile, QT_TRANSLATE_NOOP("core::Error", "not a file of Othello %1")},
    Sentence{ErrorKind::OtherFileVersion,
             QT_TRANSLATE_NOOP("core::Error", "the %1 have version %2, expected %3")},
    Sentence{
        ErrorKind::OtherPackedSize,
        QT_TRANSLATE_NOOP("core::Error", "the %1 have %2 bytes after the header, expected %3")},
    Sentence{ErrorKind::WrongChecksum,
             QT_TRANSLATE_NOOP("core::Error", "the %1 are damaged: the checksum is wrong")},
    Sentence{ErrorKind::OtherEvaluation,
             QT_TRANSLATE_NOOP("core::Error",
                               "the weights are for another evaluation than this program's")},
    Sentence{ErrorKind::WrongWeightCount,
             QT_TRANSLATE_NOOP("core::Error", "the weights are damaged: their number is wrong")},
    Sentence{ErrorKind::WeightTooLarge,
             QT_TRANSLATE_NOOP("core::Error", "the weights are damaged: a number is too large")},

    Sentence{
        ErrorKind::TreeEndExpected,
        QT_TRANSLATE_NOOP("core::Error", "expected the end, or ; and what is known of a letter")},
    Sentence{ErrorKind::TreeMaxExpected,
             QT_TRANSLATE_NOOP("core::Error",
                               "expected MAX here, because the levels alternate, or a value")},
    Sentence{ErrorKind::TreeMinExpected,
             QT_TRANSLATE_NOOP("core::Error",
                               "expected MIN here, because the levels alternate, or a value")},
    Sentence{ErrorKind::TreeTooLarge,
             QT_TRANSLATE_NOOP("core::Error",
                               "the tree is too large; expected at most %2 nodes and %3 levels")},
    Sentence{
        ErrorKind::TreeChildrenExpected,
        QT_TRANSLATE_NOOP("core::Error", "expected ( and the children behind the name of a level")},
    Sentence{ErrorKind::TreeTooManyChildren,
             QT_TRANSLATE_NOOP("core::Error", "a node has too many children; expected at most %2")},
    Sentence{ErrorKind::TreeCommaExpected,
             QT_TRANSLATE_NOOP("core::Error", "expected a comma or %2")},
    Sentence{ErrorKind::TreeValueOutOfRange,
             QT_TRANSLATE_NOOP("core::Error", "expected a value between %2 and %3")},
    Sentence{ErrorKind::TreeNodeExpected,
             QT_TRANSLATE_NOOP("core::Error",
                               "expected a number, a letter, or a group such as MIN(3,5)")},
    Sentence{ErrorKind::TreeNameTooLong,
             QT_TRANSLATE_NOOP("core::Error", "expected a name of at most eight letters")},
    Sentence{ErrorKind::TreeLetterExpected,
             QT_TRANSLATE_NOOP("core::Error", "expected a letter of the tree")},
    Sentence{ErrorKind::TreeSignExpected, QT_TRANSLATE_NOOP("core::Error", "expected <=, >= or =")},
    Sentence{ErrorKind::TreeNumberExpected, QT_TRANSLATE_NOOP("core::Error", "expected a number")},
    Sentence{ErrorKind::TreeIntervalEndExpected,
             QT_TRANSLATE_NOOP("core::Error", "expected the number at which the interval ends")},
    Sentence{ErrorKind::TreeEmptyInterval,
             QT_TRANSLATE_NOOP("core::Error", "expected an interval that holds a value")},

    Sentence{ErrorKind::LessonHeadingExpected,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected \"Tabuleiro lesson 1\"")},
    Sentence{ErrorKind::LessonEntryExpected,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a line such as \"tree: MAX(3,5)\"")},
    Sentence{ErrorKind::LessonWithoutSearch,
             QT_TRANSLATE_NOOP("core::Error", "the lesson ends without what is searched; expected "
                                              "\"tree: MAX(3,5)\" or \"game: tictactoe\"")},
    Sentence{ErrorKind::PositionBeforeGame,
             QT_TRANSLATE_NOOP("core::Error",
                               "a position before its game; expected \"game: othello\" first")},
    Sentence{ErrorKind::NothingToSearch,
             QT_TRANSLATE_NOOP("core::Error", "nothing is left to search; expected a position that "
                                              "is not over, or a tree with children")},
    Sentence{ErrorKind::UnknownAlgorithm,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected one of: %2")},
    Sentence{ErrorKind::AlgorithmOfOtherGame,
             QT_TRANSLATE_NOOP("core::Error",
                               "%1 does not search this game; expected another algorithm")},
    Sentence{ErrorKind::UnknownOrder,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected one of: %2, the last with its moves")},
    Sentence{ErrorKind::OrderOfOtherGame,
             QT_TRANSLATE_NOOP("core::Error",
                               "%1 is no order of this game's moves; expected given, for example")},
    Sentence{ErrorKind::InvalidMoveCode,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected the number of a move")},
    Sentence{ErrorKind::InvalidDepth,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a number of plies from 0 to %2")},
    Sentence{
        ErrorKind::MissingDepth,
        QT_TRANSLATE_NOOP("core::Error", "%1 needs a depth; expected \"depth: 3\", for example")},
    Sentence{ErrorKind::InvalidReturns,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected fail-soft or fail-hard")},
    Sentence{ErrorKind::InvalidStep,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected the number of a step")},
    Sentence{ErrorKind::WeightsWithoutHeuristic,
             QT_TRANSLATE_NOOP("core::Error", "weights of a search without a heuristic; expected a "
                                              "depth, for example \"depth: 3\"")},
    Sentence{ErrorKind::WrongNumberOfWeights,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected %2 numbers, one for each term of the "
                                              "search's heuristic")},
    Sentence{ErrorKind::InvalidWeight,
             QT_TRANSLATE_NOOP("core::Error", "%1; expected a weight from 0 to %2")},
    Sentence{ErrorKind::AnswerBeforeQuestion,
             QT_TRANSLATE_NOOP("core::Error",
                               "an answer before its question; expected \"question:\" first")},

    Sentence{ErrorKind::Other, "%1"},
};

constexpr bool everyKindHasItsSentence()
{
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (sentences[i].kind != static_cast<ErrorKind>(i))
            return false;
    }
    return sentences.size() == errorKinds;
}
static_assert(everyKindHasItsSentence(), "a sentence for each kind, in their order");

} // namespace

const char *sentence(ErrorKind kind)
{
    return sentences[static_cast<std::size_t>(kind)].text;
}

} // namespace core
