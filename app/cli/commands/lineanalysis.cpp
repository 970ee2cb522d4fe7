#include "app/cli/commands/lineanalysis.h"

#include "app/commandline/numbers.h"
#include "core/format/lines.h"
#include "core/format/positionline.h"
#include "core/notation.h"

#include <algorithm>

namespace cli {

using namespace ai::othello;
using core::Othello;
using Answer = LineAnalysis::Answer;
using core::format::Warning;

namespace {

/// A score with a sign, also for zero: "+0".
std::string signedText(int score)
{
    return commandline::signedNumber(score, 0);
}

Answer mistake(std::size_t column, const std::string &message, std::string_view line)
{
    return {"error: column " + std::to_string(column) + ": " + message + "; in "
                + core::inQuotes(line),
            true};
}

std::string depthText(const ai::AnalyzedMove &value)
{
    return value.exact ? "exact" : "depth " + std::to_string(value.depth);
}

/// The answer for an error in a line, which is located by its column.
Answer unreadable(const core::Error &error, const std::string &line)
{
    core::Error plain = error;
    plain.moveNumber = 0; // the column is more exact
    return mistake(std::max<std::size_t>(error.place.column, 1), plain.message(), line);
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
        return {"error: column " + std::to_string(core::format::maxLineBytes)
                    + ": the line is too long; expected a position or a game in at most "
                    + std::to_string(core::format::maxLineBytes >> 20) + " MiB",
                true};
    const std::string_view text = core::trimmed(line.text);
    if (core::format::isBlankOrComment(text) || core::format::isDivider(text))
        return {std::string(text), false};
    const auto found = core::format::readArgument(line.text);
    if (!found)
        return unreadable(found.error(), line.text);
    Answer all;
    const auto add = [&all](const Answer &one) {
        all.text += (all.text.empty() ? "" : "\n") + one.text;
        all.bad = all.bad || one.bad;
    };
    for (const core::format::Record &record : found->records) {
        const Answer one = answer(record, token);
        add(one.bad ? mistake(1, one.text, line.text) : one);
    }
    for (const Warning &warning : core::format::warningsOfMovesAlone(*found)) {
        if (warning.kind == Warning::Kind::Remark)
            all.remarks.push_back(warning.error);
        else
            add(unreadable(warning.error, line.text));
    }
    return all;
}

Answer LineAnalysis::answer(const core::format::Record &record, const std::stop_token &token)
{
    const auto *const start = std::get_if<Othello>(&record.game.start);
    if (start == nullptr)
        return {"is not of Othello", true};
    m_engine.clear();
    return record.isPosition() ? position(*start, token) : game(record, *start, token);
}

/// OBF with the scores of all moves, the best first.
Answer LineAnalysis::position(const Othello &position, const std::stop_token &token)
{
    std::string answer = position.toText() + ';';
    if (position.isOver())
        return {answer + ' ' + signedText(scoreFor(position, position.sideToMove())) + "; % over",
                false};
    const std::vector<ai::AnalyzedMove> values = m_engine.analyze(position, m_limits, token);
    for (const ai::AnalyzedMove &value : values)
        answer += ' ' + position.moveText(value.move) + ':' + signedText(value.value) + ';';
    return {answer + " % " + depthText(values.front()), false};
}

/// Every move of a game with its score for the mover, and the best move if that was better.
Answer LineAnalysis::game(const core::format::Record &record, const Othello &start,
                          const std::stop_token &token)
{
    Othello game = start;
    std::string answer;
    for (const core::Move move : record.game.moves) {
        if (move != Othello::pass)
            answer += (answer.empty() ? "" : " ") + valueMove(game, move, token);
        game.play(move);
    }
    return {answer + "; "
                + (game.isOver() ? "result " + signedText(game.score())
                                 : std::to_string(game.empties()) + " empty")
                + (game.rule() == core::Othello::Rule::Fewest ? " (fewest discs win)" : ""),
            false};
}

std::string LineAnalysis::valueMove(const Othello &game, core::Move move,
                                    const std::stop_token &token)
{
    const std::vector<ai::AnalyzedMove> values = m_engine.analyze(game, m_limits, token);
    const auto played = std::find_if(values.begin(), values.end(),
                                     [&](const ai::AnalyzedMove &v) { return v.move == move; });
    std::string text = game.moveText(move) + ':' + signedText(played->value);
    const ai::AnalyzedMove &best = values.front();
    if (best.value > played->value)
        text += '(' + game.moveText(best.move) + ':' + signedText(best.value) + ')';
    return text;
}

} // namespace cli
