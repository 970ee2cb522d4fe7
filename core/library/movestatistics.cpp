#include "core/library/movestatistics.h"

#include "core/library/canonicalposition.h"

#include <algorithm>

namespace core::library {

std::optional<double> MoveStatistics::meanScore() const
{
    if (scored() == 0)
        return std::nullopt;
    return static_cast<double>(scoreSum) / static_cast<double>(scored());
}

std::optional<double> MoveStatistics::meanScoreTo(Side mover) const
{
    const auto mean = hasFewGames() ? std::nullopt : meanScore();
    return mean && mover == Side::Second ? -*mean : mean;
}

std::vector<MoveStatistics> differentMoves(const Othello &position,
                                           const CanonicalPosition &canonical)
{
    std::vector<MoveStatistics> moves;
    Mask seen = 0;
    for (const Move move : position.legalMoves()) {
        const int square = canonical.canonicalSquare(move.code());
        if (geometry::contains(seen, square))
            continue;
        seen |= geometry::squareBit(square);
        MoveStatistics statistics;
        statistics.move = move;
        moves.push_back(statistics);
    }
    return moves;
}

void sortByUse(std::vector<MoveStatistics> &moves)
{
    std::stable_sort(moves.begin(), moves.end(), [](const auto &a, const auto &b) {
        return a.games != b.games ? a.games > b.games
                                  : a.value.value_or(-65) > b.value.value_or(-65);
    });
}

int searchDepth(const Othello &position)
{
    return position.empties() <= librarySolvedEmpties ? position.empties() : libraryDepth;
}

bool needsSearch(const Othello &position, const MoveStatistics &move)
{
    return !move.value || (!move.exact && position.empties() <= librarySolvedEmpties);
}

void removeValues(std::vector<MoveStatistics> &moves)
{
    for (MoveStatistics &move : moves) {
        move.value.reset();
        move.depth = 0;
        move.exact = false;
    }
    std::stable_sort(moves.begin(), moves.end(), [](const auto &a, const auto &b) {
        return a.games != b.games ? a.games > b.games : a.move < b.move;
    });
}

void addFoundValues(std::vector<MoveStatistics> &moves, std::span<const FoundValue> found)
{
    for (const FoundValue &value : found) {
        const auto move = std::find_if(moves.begin(), moves.end(), [&](const auto &one) {
            return one.move == value.move && (!one.value || (value.exact && !one.exact));
        });
        if (move == moves.end())
            continue;
        move->value = value.value;
        move->depth = value.depth;
        move->exact = value.exact;
    }
    const auto firstUnplayed =
        std::find_if(moves.begin(), moves.end(), [](const auto &move) { return move.games == 0; });
    std::stable_sort(firstUnplayed, moves.end(), [](const auto &a, const auto &b) {
        return a.value.value_or(-65) > b.value.value_or(-65);
    });
}

} // namespace core::library
