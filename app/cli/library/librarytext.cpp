#include "app/cli/library/librarytext.h"

#include "app/commandline/numbers.h"

namespace cli {

using commandline::signedNumber;
using core::library::MoveStatistics;

namespace {

std::string percentage(std::int64_t part, std::int64_t whole)
{
    return std::to_string((100 * part + whole / 2) / whole) + " %";
}

} // namespace

std::string resultText(const MoveStatistics &move)
{
    if (move.scored() == 0)
        return "-";
    const auto share = [&](std::int64_t part) {
        return move.hasFewGames() ? std::to_string(part) : percentage(part, move.scored());
    };
    return share(move.blackWins) + " / " + share(move.draws) + " / " + share(move.whiteWins);
}

std::string meanText(const core::Othello &position, const MoveStatistics &move)
{
    const auto mean = move.meanScoreTo(position.sideToMove());
    return mean ? signedNumber(*mean, 1) : "-";
}

std::string yearsText(const MoveStatistics &move)
{
    if (move.firstYear == 0)
        return "-";
    const std::string first = std::to_string(move.firstYear);
    return move.firstYear == move.lastYear ? first : first + '-' + std::to_string(move.lastYear);
}

std::string valueText(const MoveStatistics &move)
{
    if (!move.value)
        return "-";
    return signedNumber(*move.value)
           + (move.exact        ? " exact"
              : move.depth == 0 ? " book"
                                : " depth " + std::to_string(move.depth));
}

} // namespace cli
