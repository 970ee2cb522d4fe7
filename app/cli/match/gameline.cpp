#include "app/cli/match/gameline.h"

#include "core/format/ggf.h"
#include "core/notation.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace cli::match {

using core::Error;
using core::Othello;
using core::Result;
using core::Side;

namespace {

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

core::GameRecord recordOf(const GameSoFar &game)
{
    core::GameRecord record;
    record.start = game.start;
    for (const PlayedMove &move : game.moves)
        record.moves.push_back(move.move);
    return record;
}

std::vector<core::format::GgfNote> notesOf(const GameSoFar &game)
{
    std::vector<core::format::GgfNote> notes;
    for (const PlayedMove &move : game.moves)
        notes.push_back({move.value, move.time ? std::optional(move.time->count()) : std::nullopt});
    return notes;
}

std::string resultText(const MatchGame &game)
{
    std::string text = (game.score() > 0 ? "+" : "") + std::to_string(game.score());
    if (game.failed)
        text += game.failure.kind == PlayerFailure::Kind::Time ? ":t" : ":r";
    return text;
}

/// The start of the comment that identifies a game of a match.
std::string mark(std::uint64_t match)
{
    return "match " + hexadecimal(match) + " game ";
}

std::string comment(const MatchGame &game, std::uint64_t match)
{
    std::string text = mark(match) + std::to_string(game.number + 1);
    if (game.failed)
        text += *game.failed == Side::First ? "; Black " : "; White ";
    if (game.failed)
        text += game.failure.what;
    return text;
}

/// Which player of the match has a side in a game.
int playerOf(Side side, int game)
{
    return side == sideOfFirst(game) ? 0 : 1;
}

double numberIn(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Reads "match FINGERPRINT game NUMBER[; Black|White FAILURE]".
std::optional<Error> readComment(std::string_view text, std::uint64_t match, GameSummary &summary)
{
    const std::string expected = mark(match);
    if (!text.starts_with(expected))
        return Error{"a game of another match: " + core::quoted(text)
                     + "; expected the games of a match between the same players, with the same "
                       "limits, seed and openings"};
    text.remove_prefix(expected.size());
    const std::size_t end = std::min(text.find(';'), text.size());
    summary.number = core::parseNumber(text.substr(0, end)) - 1;
    if (summary.number < 0)
        return Error{"a game without a number: " + core::quoted(text)};
    text.remove_prefix(end);
    constexpr std::size_t side = std::string_view("; Black ").size();
    if (text.size() > side) {
        summary.failed = playerOf(text[2] == 'B' ? Side::First : Side::Second, summary.number);
        summary.failure = text.substr(side);
    }
    return std::nullopt;
}

/// Replays the game, adding the time of each move to its player's total.
Othello replay(const core::format::TimedGame &game, GameSummary &summary)
{
    Othello position = *std::get_if<Othello>(&game.record.start);
    for (std::size_t i = 0; i < game.times.size(); ++i) {
        const int player = playerOf(position.sideToMove(), summary.number);
        if (!game.times[i].empty())
            summary.used[static_cast<std::size_t>(player)].add(Seconds(numberIn(game.times[i])));
        position.play(game.record.moves[i]);
    }
    return position;
}

} // namespace

std::string ggfLine(const MatchGame &game, const std::array<std::string, 2> &players,
                    std::uint64_t match, std::string_view date)
{
    core::GameRecord record = recordOf(game.game);
    for (const Side side : {Side::First, Side::Second})
        record.players[static_cast<std::size_t>(side)] =
            players[static_cast<std::size_t>(game.playerOf(side))];
    record.date = date;
    record.result = resultText(game);
    record.comment = comment(game, match);
    return core::format::writeGgf(record, notesOf(game.game));
}

Result<GameSummary> readGgfLine(std::string_view line, std::uint64_t match)
{
    line = core::trimmed(line);
    if (!line.starts_with("(;") || !line.ends_with(";)"))
        return Error{"not a whole game; expected one that begins with (; and ends with ;)"};
    const auto game = core::format::readTimedGgf(line);
    if (!game)
        return game.error();
    const core::GameRecord &record = game->record;
    if (record.comment.empty() || record.result.empty())
        return Error{"not a game that a match has written"};
    GameSummary summary;
    if (const auto error = readComment(record.comment, match, summary))
        return *error;
    const Othello end = replay(*game, summary);
    const int score = static_cast<int>(numberIn(record.result));
    if (!summary.failed && !(end.isOver() && end.score() == score))
        return Error{"the moves do not lead to the result"};
    summary.score = sideOfFirst(summary.number) == Side::First ? score : -score;
    return summary;
}

} // namespace cli::match
