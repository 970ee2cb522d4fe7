#include "core/format/boardrecords.h"

#include "core/format/foldedtext.h"
#include "core/format/movewords.h"
#include "core/format/positionline.h"
#include "core/format/sourcelocation.h"
#include "core/format/transcript.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>

namespace core::format {

namespace {

/// Reads the text after a board: moves from it, or its name.
std::optional<Error> readRest(std::string_view text, std::string_view rest, Record &record,
                              Warnings &warnings)
{
    if (trimmed(rest).empty())
        return std::nullopt;
    Transcript read = readTranscript(rest, record.game.start);
    if (read.error && (read.understood > 0 || read.label.empty() || read.error->moveNumber > 0))
        return read.error->at({0, 0, offsetOf(text, rest) + read.error->place.byte});
    if (!read.error) {
        record.game.moves = std::move(read.game.moves);
        record.game.result = std::move(read.game.result);
        record.unsaved = read.unsaved;
        for (const Error &remark : read.remarks)
            warnings.addRemarkAt(text, offsetOf(text, rest), remark);
    }
    if (!read.label.empty())
        record.label += (record.label.empty() ? "" : " ") + singleLine(read.label);
    return std::nullopt;
}

/// Without this check, a one-word board with a square too many would be read as a board followed by
/// its side or some text.
std::optional<Error> tooManySquares(std::string_view board)
{
    constexpr std::size_t squares = 64;
    const auto all = words(board);
    const auto isSign = [](char c) {
        return std::string_view("XxOo*-._").find(c) != std::string::npos;
    };
    const std::string_view first = all.front();
    const bool hasSide = first.size() > squares + 1 || (all.size() > 1 && all[1].size() == 1);
    const bool isSide = first.size() == squares + 1 && !hasSide && isLetter(first.back());
    if (first.size() <= squares || isSide || !std::all_of(first.begin(), first.end(), isSign)
        || (all.size() > 1 && !hasSide))
        return std::nullopt;
    return wrongSquareCount(static_cast<int>(first.size()), static_cast<int>(squares))
        .at({0, squares + 1, squares + 1});
}

/// "f5:+2", or a value of the position itself.
Result<StatedValue> statedValue(const Othello &position, std::string_view field)
{
    const std::size_t colon = field.find(':');
    StatedValue value;
    if (colon != std::string_view::npos) {
        const Result<Move> move = position.parseMove(field.substr(0, colon));
        if (!move)
            return move.error();
        value.move = *move;
    }
    std::string_view number = trimmed(colon == field.npos ? field : field.substr(colon + 1));
    const std::string written = inQuotes(number);
    const bool isNegative = number.starts_with('-');
    if (isNegative || number.starts_with('+'))
        number.remove_prefix(1);
    value.score = parseNumber(number);
    if (value.score < 0 || value.score > Othello::maxScore)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "%1; expected a score such as +2, from -64 to 64"),
            {written});
    value.score = isNegative ? -value.score : value.score;
    return value;
}

/// Reads the fields after a board: values of moves, or between bars those of test lists.
std::optional<Error> readFields(std::string_view text, const PositionLine &parts, Record &record,
                                Warnings &warnings)
{
    const Othello &position = *std::get_if<Othello>(&record.game.start);
    for (const std::string_view field : parts.fields) {
        if (field.empty())
            continue;
        const bool isMoves =
            field.find(':') == field.npos && parseSquare(field.substr(0, 2), 8, 8).ok();
        if (parts.hasBars) {
            for (const std::string_view word : words(field)) {
                if (const auto value = statedValue(position, word);
                    value && word.find(':') != word.npos)
                    record.values.push_back(*value);
            }
        } else if (isMoves) { // as Edax writes a game from a position
            if (auto error = readRest(text, field, record, warnings))
                return error;
        } else {
            const auto value = statedValue(position, field);
            if (!value)
                return value.error().at({0, 0, offsetOf(text, field) + 1});
            record.values.push_back(*value);
        }
    }
    return std::nullopt;
}

} // namespace

void warnOfMissingSide(const BoardText &board, std::string_view text, std::size_t byte,
                       Warnings &warnings)
{
    if (!board.sideMissing || board.position == Othello())
        return;
    warnings.addRemarkAt(
        text, byte,
        {board.position.sideToMove() == Side::First
             ? QT_TRANSLATE_NOOP("core::Error", "the board has no side to move; Black is assumed")
             : QT_TRANSLATE_NOOP("core::Error",
                                 "the board has no side to move; White is assumed")});
}

std::optional<Record> readBoardLine(std::string_view text, std::string_view line,
                                    std::string_view heading, Warnings &warnings)
{
    const PositionLine parts = splitPositionLine(line);
    const std::size_t begin = offsetOf(text, parts.board);
    Result<BoardText> board = readBoard(parts.board);
    if (!board) {
        // If squares are missing, the place is the end of the board.
        const Error &error = board.error();
        warnings.addAt(text, begin,
                       error.place.byte > 0
                           ? error
                           : error.at({0, parts.board.size() + 1, parts.board.size() + 1}));
        return std::nullopt;
    }
    if (const auto error = tooManySquares(parts.board)) {
        warnings.addAt(text, begin, *error);
        return std::nullopt;
    }
    if (const auto side = sideInSentence(heading); side && board->sideMissing)
        board = withSide(*board, *side);
    Record record;
    record.game.start = board->position;
    record.game.rolesKnown = false;
    record.game.comment = parts.comment;
    record.label = parts.number;
    std::optional<Error> error;
    std::string_view rest = parts.board.substr(board->end);
    const std::size_t hash = rest.find('#');
    if (hash != rest.npos) {
        record.game.comment = trimmed(rest.substr(hash + 1));
        rest = rest.substr(0, hash);
    }
    error = readRest(text, rest, record, warnings);
    if (!error)
        error = readFields(text, parts, record, warnings);
    if (error) {
        warnings.addAt(text, 0, *error);
        return std::nullopt;
    }
    record.unsaved.values = record.unsaved.values || !record.values.empty();
    warnOfMissingSide(*board, text, begin, warnings);
    return record;
}

} // namespace core::format
