#include "core/format/positionline.h"

#include "core/notation.h"

#include <algorithm>

namespace core::format {

PositionLine splitPositionLine(std::string_view line)
{
    constexpr std::string_view separators = ";|";
    constexpr std::size_t squares = 64;
    PositionLine position;
    const std::size_t percent = std::min(line.find('%'), line.size());
    position.comment = trimmed(line.substr(std::min(percent + 1, line.size())));
    std::string_view rest = line.substr(0, percent);
    const auto nextEnd = [&] { return std::min(rest.find_first_of(separators), rest.size()); };
    std::size_t end = nextEnd();
    position.hasBars = end < rest.size() && rest[end] == '|';
    // A bar after the board does not end a number.
    if (position.hasBars && end < squares) {
        position.number = trimmed(rest.substr(0, end));
        position.begin = end + 1;
        rest.remove_prefix(position.begin);
        end = nextEnd();
    }
    position.board = rest.substr(0, end);
    while (end < rest.size()) {
        rest.remove_prefix(end + 1);
        end = nextEnd();
        position.fields.push_back(trimmed(rest.substr(0, end)));
    }
    return position;
}

bool hasMoves(const PositionLine &line)
{
    return line.board.find_first_of("0123456789") != line.board.npos;
}

bool isBlankOrComment(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.empty() || text.front() == '#' || text.front() == '%';
}

} // namespace core::format
