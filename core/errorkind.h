#pragma once

#include <cstddef>
#include <cstdint>

namespace core {

/// What can be wrong with an input. One list for every reader, those of the engine and of the Lab
/// as well: sentence() has the English text, a kind without one does not compile, and so the window
/// can translate each.
enum class ErrorKind : std::uint8_t {
    // Squares and moves
    InvalidSquare,
    InvalidTicTacToeSquare,
    InvalidOthelloMove,
    TicTacToeSquareTaken,
    SquareTaken,
    NoDiscTurned,
    PassNotAllowed,
    MustPass,
    GameOver,
    IllegalMove,
    InvalidNimMove,
    InvalidNimMoveOfHeaps,
    NoSuchHeap,
    OnlyOneHeap,
    EmptyHeap,
    CannotTake,

    // Boards
    WrongBoardSize,
    UnexpectedMark,
    UnexpectedDisc,
    MissingSide,
    InvalidSide,
    InvalidSideAfterBoard,
    TextAfterSide,
    OverlappingMarks,
    MarkOutsideBoard,
    TurnsNotAlternating,
    TwoLines,
    OverlappingDiscs,

    // Nim
    MissingHeaps,
    InvalidHeap,
    WrongHeapCount,
    HeapTooLarge,
    EveryHeapEmpty,
    TakeLimitOutOfRange,
    MissingTakeLimit,
    InvalidTakeLimit,
    UnknownNimWord,

    // Files and lines of moves
    FileTooLarge,
    FileNotReadable,
    FileNotWritable,
    FileIsFolder,
    NotText,
    NoGame,
    NoMoves,
    MoveAfterEnd,
    BlackNotToMove,
    WhiteNotToMove,
    OtherGame,
    OtherBoardSize,
    FurtherErrors,

    // Transcripts
    TagWithoutEnd,
    HalfSquare,
    MoveExpected,

    // The program's own format
    HeadingExpected,
    EntryExpected,
    MissingHeading,
    InvalidVersion,
    NewerVersion,
    UnknownGame,
    MissingGame,
    EntryBeforeGame,
    GameAfterMoves,
    StartAfterMoves,
    SecondMoves,
    InvalidSideName,
    InvalidRole,
    InvalidClock,
    InvalidMoveCount,
    InvalidVariation,
    VariationBeforeMoves,
    TooManyVariations,

    // The Generic Game Format
    NoGgfGame,
    GgfGameWithoutEnd,
    PropertyExpected,
    PropertyWithoutEnd,
    MissingBoard,
    BoardAfterMoves,
    MoveBeforeBoard,

    // Othello Board Files
    NoPosition,
    InvalidScore,
    TooManyPositions,

    // WTHOR
    MissingHeader,
    WrongFileSize,
    FileOfSolitaires,

    // The weights of the Othello engine
    NotOurFile,
    OtherFileVersion,
    OtherPackedSize,
    WrongChecksum,
    OtherEvaluation,
    WrongWeightCount,
    WeightTooLarge,

    // Trees as text. The first argument is the character that does not belong there; it is empty
    // where the text ends.
    TreeEndExpected,
    TreeMaxExpected,
    TreeMinExpected,
    TreeTooLarge,
    TreeChildrenExpected,
    TreeTooManyChildren,
    TreeCommaExpected,
    TreeValueOutOfRange,
    TreeNodeExpected,
    TreeNameTooLong,
    TreeLetterExpected,
    TreeSignExpected,
    TreeNumberExpected,
    TreeIntervalEndExpected,
    TreeEmptyInterval,

    // Lessons of the Search Lab
    LessonHeadingExpected,
    LessonEntryExpected,
    LessonWithoutSearch,
    PositionBeforeGame,
    NothingToSearch,
    UnknownAlgorithm,
    AlgorithmOfOtherGame,
    UnknownOrder,
    OrderOfOtherGame,
    InvalidMoveCode,
    InvalidDepth,
    MissingDepth,
    InvalidReturns,
    InvalidStep,
    WeightsWithoutHeuristic,
    WrongNumberOfWeights,
    InvalidWeight,
    AnswerBeforeQuestion,

    Other, ///< of the programs of the command line, in words of their own; the last kind
};

inline constexpr std::size_t errorKinds = static_cast<std::size_t>(ErrorKind::Other) + 1;

} // namespace core
