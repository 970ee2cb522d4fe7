#include "app/cli/positionline.h"

#include "core/notation.h"

namespace cli {

PositionLine positionLineOf(std::string_view line)
{
    constexpr std::string_view ends = ";|%";
    PositionLine position;
    // A bar after the board or in a comment is no number's.
    const std::size_t bar = line.find_first_of(ends);
    if (bar != line.npos && line[bar] == '|' && bar < 64) {
        position.number = core::trimmed(line.substr(0, bar));
        position.begin = bar + 1;
    }
    const std::size_t end = line.find_first_of(ends, position.begin);
    position.board = line.substr(position.begin, end - position.begin);
    return position;
}

} // namespace cli
