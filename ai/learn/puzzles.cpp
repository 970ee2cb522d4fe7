#include "ai/learn/puzzles.h"

#include "ai/learn/rungs.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/othello/board/board.h"
#include "ai/search/random.h"
#include "core/embeddedfile.h"
#include "core/nimtheory.h"
#include "core/packedfile.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>

TABULEIRO_EMBED(std::uint8_t, tabuleiroOthelloPuzzles, TABULEIRO_OTHELLO_PUZZLES);

namespace ai::learn {

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

namespace {

constexpr core::PackedKind puzzleKind{"TABPUZZL", 1, "puzzles"};
/// A puzzle: Black's discs and White's, eight bytes each, little-endian; the solution's square; and
/// a byte of grade - 1 (bits 0 to 3), side to move (bit 4), goal (bit 5) and moves to find - 1
/// (bits 6 and 7).
constexpr std::size_t puzzleSize = 18;

void appendMask(std::vector<std::uint8_t> &bytes, Othello::Mask mask)
{
    for (int byte = 0; byte < 8; ++byte)
        bytes.push_back(static_cast<std::uint8_t>(mask >> (8 * byte)));
}

Othello::Mask maskAt(std::span<const std::uint8_t> bytes)
{
    Othello::Mask mask = 0;
    for (std::size_t byte = 0; byte < 8; ++byte)
        mask |= static_cast<Othello::Mask>(bytes[byte]) << (8 * byte);
    return mask;
}

core::Result<Puzzle> puzzleOf(std::span<const std::uint8_t> bytes)
{
    const int flags = bytes[17];
    const auto position = Othello::create(maskAt(bytes), maskAt(bytes.subspan(8)),
                                          (flags & 16) != 0 ? Side::Second : Side::First);
    if (!position)
        return position.error();
    const Move solution(bytes[16]);
    if (!position->isLegal(solution))
        return core::Error{"its solution is no legal move"};
    return Puzzle{*position, solution, (flags & 32) != 0 ? Goal::Win : Goal::Draw, (flags & 15) + 1,
                  (flags >> 6) + 1};
}

// The small games, enumerated.

constexpr int ticTacToeSymmetries = 8;

TicTacToe::Mask image(TicTacToe::Mask marks, int symmetry)
{
    TicTacToe::Mask turned = 0;
    for (int square = 0; square < 9; ++square) {
        if (((marks >> square) & 1) == 0)
            continue;
        int row = square / 3;
        int column = square % 3;
        if ((symmetry & 1) != 0)
            column = 2 - column;
        if ((symmetry & 2) != 0)
            row = 2 - row;
        if ((symmetry & 4) != 0)
            std::swap(row, column);
        turned = static_cast<TicTacToe::Mask>(turned | 1 << (3 * row + column));
    }
    return turned;
}

/// The canonical text of all positions that are equal up to the symmetries of the board.
std::string canonicalText(const TicTacToe &position)
{
    std::string min;
    for (int symmetry = 0; symmetry < ticTacToeSymmetries; ++symmetry) {
        const auto turned =
            TicTacToe::create(image(position.marks(Side::First), symmetry),
                              image(position.marks(Side::Second), symmetry), position.sideToMove());
        const std::string text = turned->toText();
        if (min.empty() || text < min)
            min = text;
    }
    return min;
}

/// The lowest rung that plays a move at least half of the time, from 1.
template <class G, class Rungs>
int gradeOf(const G &position, Move move, const Rungs &rungs)
{
    for (std::size_t rung = 0; rung < rungs.size(); ++rung) {
        for (const MoveChance &chance : moveChances(rungs[rung], position)) {
            if (chance.move == move && chance.chance >= 0.5)
                return static_cast<int>(rung) + 1;
        }
    }
    return static_cast<int>(rungs.size());
}

/// A puzzle if neither side can complete a line and only one move is best: it leads to two threats
/// at once or prevents the other side's.
std::optional<Puzzle> forkPuzzle(const TicTacToe &position)
{
    if (!completions(position, position.sideToMove()).empty()
        || !completions(position, opponent(position.sideToMove())).empty())
        return std::nullopt;
    const SearchResult best = perfectTicTacToe(position);
    if (best.equalMoves.size() != 1 || *best.value < 0)
        return std::nullopt;
    return Puzzle{position, best.equalMoves[0], *best.value > 0 ? Goal::Win : Goal::Draw,
                  gradeOf(position, best.equalMoves[0], ticTacToeRungs), 1};
}

void collectForks(const TicTacToe &position, std::set<std::string> &seen,
                  std::vector<Puzzle> &puzzles)
{
    if (position.isOver() || !seen.insert(canonicalText(position)).second)
        return;
    if (const auto puzzle = forkPuzzle(position))
        puzzles.push_back(*puzzle);
    for (const Move move : position.legalMoves())
        collectForks(core::after(position, move), seen, puzzles);
}

std::vector<Puzzle> ticTacToePuzzles()
{
    std::vector<Puzzle> puzzles;
    std::set<std::string> seen;
    collectForks(TicTacToe(), seen, puzzles);
    return puzzles;
}

/// The grade on the scale of the ladder's rungs: higher with more heaps and more binary digits.
int nimGrade(const Nim &position)
{
    int largest = 0;
    for (int heap = 0; heap < position.heapCount(); ++heap)
        largest = std::max(largest, grundyValue(position, heap));
    const auto digits = static_cast<int>(std::bit_width(static_cast<unsigned>(largest)));
    return std::clamp(position.heapCount() + digits - 2, 1, 5);
}

void addNim(const std::vector<int> &heaps, int limit, Nim::Rule rule, std::vector<Puzzle> &puzzles)
{
    constexpr int minChoice = 3;
    const auto position = Nim::create(heaps, limit, rule);
    const auto moves = position->legalMoves();
    std::vector<Move> winning;
    for (const Move move : moves) {
        if (core::nimMoveWins(*position, move))
            winning.push_back(move);
    }
    if (winning.size() == 1 && static_cast<int>(moves.size()) >= minChoice)
        puzzles.push_back({*position, winning[0], Goal::Win, nimGrade(*position), 1});
}

/// One heap of at most 30 with a limit of 3, and two to four heaps of at most 7 counters in
/// ascending order, with both rules.
std::vector<Puzzle> nimPuzzles()
{
    std::vector<Puzzle> puzzles;
    for (const Nim::Rule rule : {Nim::Rule::Misere, Nim::Rule::Normal}) {
        for (int heap = 4; heap <= 30; ++heap)
            addNim({heap}, 3, rule, puzzles);
        for (int a = 0; a <= 7; ++a) {
            for (int b = a; b <= 7; ++b) {
                for (int c = std::max(1, b); c <= 7; ++c) {
                    for (int d = c; d <= 7; ++d) {
                        std::vector<int> heaps;
                        for (const int heap : {a, b, c, d}) {
                            if (heap > 0)
                                heaps.push_back(heap);
                        }
                        // Two equal heaps would have two equivalent winning moves.
                        if (std::adjacent_find(heaps.begin(), heaps.end()) == heaps.end())
                            addNim(heaps, 0, rule, puzzles);
                    }
                }
            }
        }
    }
    return puzzles;
}

PuzzleSet wholePool(std::vector<Puzzle> puzzles)
{
    const std::size_t count = puzzles.size();
    return {std::move(puzzles), count};
}

} // namespace

std::vector<std::uint8_t> puzzleBytes(const PuzzleSet &set)
{
    std::vector<std::uint8_t> bytes;
    for (const Puzzle &puzzle : set.puzzles) {
        const auto &position = std::get<Othello>(puzzle.position);
        appendMask(bytes, position.discs(Side::First));
        appendMask(bytes, position.discs(Side::Second));
        bytes.push_back(static_cast<std::uint8_t>(puzzle.solution.code()));
        bytes.push_back(static_cast<std::uint8_t>(
            (puzzle.grade - 1) | (position.sideToMove() == Side::Second ? 16 : 0)
            | (puzzle.goal == Goal::Win ? 32 : 0) | (puzzle.movesToFind - 1) << 6));
    }
    return packedFile(puzzleKind, static_cast<std::uint32_t>(set.dailyCount), bytes);
}

core::Result<PuzzleSet> puzzlesFromBytes(std::span<const std::uint8_t> bytes)
{
    const auto file = openedFile(puzzleKind, bytes);
    if (!file)
        return file.error();
    const std::size_t count = file->rest.size() / puzzleSize;
    if (file->rest.size() % puzzleSize != 0 || file->mark > count)
        return core::Error{"the puzzles have a wrong size"};
    PuzzleSet set{{}, file->mark};
    for (std::size_t i = 0; i < count; ++i) {
        const auto puzzle = puzzleOf(file->rest.subspan(i * puzzleSize, puzzleSize));
        if (!puzzle)
            return puzzle.error().in("puzzle " + std::to_string(i + 1));
        set.puzzles.push_back(*puzzle);
    }
    return set;
}

const PuzzleSet &puzzlesOf(GameKind game)
{
    static const PuzzleSet none;
    switch (game) {
    case GameKind::TicTacToe: {
        static const PuzzleSet set = wholePool(ticTacToePuzzles());
        return set;
    }
    case GameKind::Othello: {
        static const PuzzleSet set = [] {
            const auto read =
                puzzlesFromBytes({tabuleiroOthelloPuzzles, tabuleiroOthelloPuzzlesEnd});
            return read ? *read : PuzzleSet();
        }();
        return set;
    }
    case GameKind::Nim: {
        static const PuzzleSet set = wholePool(nimPuzzles());
        return set;
    }
    }
    return none;
}

int nextPuzzle(GameKind game, const std::vector<int> &seen, int rating, std::uint64_t seed)
{
    const std::vector<Puzzle> &puzzles = puzzlesOf(game).puzzles;
    std::vector<bool> isSeen(puzzles.size());
    for (const int index : seen) {
        if (index >= 0 && index < static_cast<int>(puzzles.size()))
            isSeen[static_cast<std::size_t>(index)] = true;
    }
    const bool allSeen = std::find(isSeen.begin(), isSeen.end(), false) == isSeen.end();
    std::vector<int> nearest;
    int min = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (isSeen[i] && !allSeen)
            continue;
        const int distance = std::abs(rungRating(game, puzzles[i].grade - 1) - rating);
        if (nearest.empty() || distance < min) {
            nearest.clear();
            min = distance;
        }
        if (distance == min)
            nearest.push_back(static_cast<int>(i));
    }
    if (nearest.empty())
        return -1;
    Random random(seed);
    return nearest[uniformIndex(random, nearest.size())];
}

} // namespace ai::learn
