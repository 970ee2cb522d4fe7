#include "app/cli/commands/lineanalysis.h"

#include "app/commandline/inputlines.h"
#include "core/notation.h"

#include <algorithm>

namespace cli {

using namespace ai::othello;
using core::Othello;
using core::format::PositionLine;
using Answer = LineAnalysis::Answer;

namespace {

std::string signedText(int score)
{
    return (score < 0 ? "" : "+") + std::to_string(score);
}

Answer mistake(std::size_t column, const std::string &message, std::string_view line)
{
    return {"error: column " + std::to_string(column) + ": " + message + "; in "
                + core::quoted(line),
            true};
}

std::string depthText(const MoveValue &value)
{
    return value.exact ? "exact" : "depth " + std::to_string(value.depth);
}

/// An error without a place is about what the board lacks at its end.
Answer unreadable(const core::Error &error, const std::string &line, const PositionLine &parts)
{
    const std::size_t column = error.place.column > 0 ? error.place.column : parts.board.size() + 1;
    return mistake(parts.begin + column, error.message(), line);
}

} // namespace

LineAnalysis::LineAnalysis(const EngineOptions &settings, int depth)
    : m_engine(settings)
{
    m_limits.depth = depth;
}

Answer LineAnalysis::answer(const core::protocol::Line &line, const std::stop_token &token)
{
    if (line.tooLong)
        return {"error: column " + std::to_string(commandline::InputLines::longest)
                    + ": the line is too long; expected a position or a game",
                true};
    const std::string_view text = core::trimmed(line.text);
    if (core::format::isBlankOrComment(text))
        return {std::string(text), false};
    m_engine.clear();
    const PositionLine parts = core::format::splitPositionLine(line.text);
    return hasMoves(parts) ? game(line.text, token) : position(line.text, parts, token);
}

/// OBF: every move with its score, the best first.
Answer LineAnalysis::position(const std::string &line, const PositionLine &parts,
                              const std::stop_token &token)
{
    const auto position = Othello::parse(parts.board);
    if (!position)
        return unreadable(position.error(), line, parts);
    std::string answer = position->toText() + ';';
    if (position->isOver())
        return {answer + ' '
                    + signedText(position->sideToMove() == core::Side::First ? position->score()
                                                                             : -position->score())
                    + "; % over",
                false};
    const std::vector<MoveValue> values = m_engine.analyse(*position, m_limits, token);
    for (const MoveValue &value : values)
        answer += ' ' + position->moveText(value.move) + ':' + signedText(value.score) + ';';
    return {answer + " % " + depthText(values.front()), false};
}

/// A transcript: every move with its score for its mover, and the best where that was better.
Answer LineAnalysis::game(const std::string &line, const std::stop_token &token)
{
    Othello game;
    std::string answer;
    for (std::size_t i = 0; i < line.size();) {
        if (line[i] == ' ' || line[i] == '\t' || line[i] == '\r') {
            ++i;
            continue;
        }
        const std::string_view word = std::string_view(line).substr(i, 2);
        if (core::lowerCase(word) == "pa" || word == "--") {
            // A pass that is written is the one that is put in before the next move.
            if (!game.mustPass())
                return mistake(i + 1, "a pass is not allowed here", line);
            i += core::lowerCase(std::string_view(line).substr(i, 4)) == "pass" ? 4u : 2u;
            game.play(Othello::pass);
            continue;
        }
        if (game.mustPass())
            game.play(Othello::pass);
        const auto move = game.parseMove(word);
        if (!move)
            return mistake(i + 1, move.error().text, line);
        answer += (answer.empty() ? "" : " ") + valueMove(game, *move, token);
        game.play(*move);
        i += 2;
    }
    return {answer + "; "
                + (game.isOver() ? "result " + signedText(game.score())
                                 : std::to_string(game.empties()) + " empty"),
            false};
}

std::string LineAnalysis::valueMove(const Othello &game, core::Move move,
                                    const std::stop_token &token)
{
    const std::vector<MoveValue> values = m_engine.analyse(game, m_limits, token);
    const auto played = std::find_if(values.begin(), values.end(),
                                     [&](const MoveValue &v) { return v.move == move; });
    std::string text = game.moveText(move) + ':' + signedText(played->score);
    const MoveValue &best = values.front();
    if (best.score > played->score)
        text += '(' + game.moveText(best.move) + ':' + signedText(best.score) + ')';
    return text;
}

} // namespace cli
