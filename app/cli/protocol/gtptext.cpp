#include "app/cli/protocol/gtptext.h"

#include "core/notation.h"

#include <algorithm>
#include <cstdlib>

namespace cli::protocol {

using core::Othello;
using core::Side;

std::string cleanedCommand(const std::string &line)
{
    std::string text;
    for (const char c : line) {
        if (c == '#')
            break;
        if (c == '\t')
            text += ' ';
        else if (static_cast<unsigned char>(c) >= 32 && c != 127)
            text += c;
    }
    return text;
}

std::optional<double> decimalIn(std::string_view word)
{
    return core::parseDecimal(word, 0, 1e6);
}

std::optional<Side> sideIn(std::string_view word)
{
    const std::string colour = core::lowerCase(word);
    if (colour == "b" || colour == "black")
        return Side::First;
    if (colour == "w" || colour == "white")
        return Side::Second;
    return std::nullopt;
}

std::string_view gameTitle(Othello::Rule rule)
{
    return rule == Othello::Rule::Most ? "Othello" : "ReverseOthello";
}

std::optional<Othello::Rule> ruleNamed(std::string_view game)
{
    for (const Othello::Rule rule : {Othello::Rule::Most, Othello::Rule::Fewest}) {
        if (core::lowerCase(game) == core::lowerCase(gameTitle(rule)))
            return rule;
    }
    return std::nullopt;
}

std::string vertex(core::Move move)
{
    return move == Othello::pass ? "pass" : shortMove(move);
}

std::string boardText(const Othello &game)
{
    const std::string text = game.toText();
    std::string board = "\n   A B C D E F G H";
    for (std::size_t row = 0; row < 8; ++row) {
        board += "\n " + std::to_string(row + 1);
        for (std::size_t column = 0; column < 8; ++column)
            board += std::string(" ") + text[8 * row + column];
    }
    board += '\n';
    if (game.rule() == Othello::Rule::Fewest)
        board += "Reverse Othello: the fewest discs win\n";
    if (game.isOver())
        return board + "Result: " + scoreText(game);
    return board + (game.sideToMove() == Side::First ? "Black" : "White") + " to move";
}

std::string rulesBoardText(const Othello &game)
{
    const std::string text = game.toText();
    std::string board;
    for (std::size_t row = 8; row-- > 0;)
        board += (board.empty() ? "" : "\n") + text.substr(8 * row, 8);
    std::replace(board.begin(), board.end(), '-', '.');
    return board;
}

std::string scoreText(const Othello &game)
{
    const int score = game.score();
    return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + std::to_string(std::abs(score));
}

std::string legalMovesText(const Othello &game)
{
    std::string text;
    for (const core::Move move : game.legalMoves())
        text += (text.empty() ? "" : " ") + vertex(move);
    return text;
}

std::string valuesText(std::span<const ai::AnalyzedMove> values)
{
    std::string text;
    for (const ai::AnalyzedMove &value : values)
        text += (text.empty() ? "" : "\n") + vertex(value.move) + ' ' + discText(value.value)
                + (value.exact ? " exact" : " depth " + std::to_string(value.depth));
    return text;
}

} // namespace cli::protocol
