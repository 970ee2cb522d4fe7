#include "tests/support/rulecases.h"

#include <fstream>
#include <stdexcept>

namespace support {

using core::Othello;
using core::Side;

core::Othello RuleCase::position() const
{
    if (has("board")) {
        const auto given = Othello::parse(fact("board") + ' ' + fact("turn"));
        if (!given)
            throw std::runtime_error(name() + ": " + given.error().text);
        return *given;
    }
    std::vector<std::string> passes;
    return played(passes);
}

std::string RuleCase::passesMet() const
{
    std::vector<std::string> passes;
    played(passes);
    std::string text = std::to_string(passes.size());
    for (std::size_t i = 0; i < passes.size(); ++i)
        text += (i == 0 ? ": " : " ") + passes[i];
    return text;
}

core::Othello RuleCase::played(std::vector<std::string> &passes) const
{
    Othello position;
    const std::string &moves = fact("moves");
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2) {
        if (position.mustPass()) {
            const std::string disc = std::to_string(i / 2 + 1);
            passes.push_back((position.sideToMove() == Side::First ? "X@" : "O@") + disc);
            position.play(Othello::pass);
        }
        const auto move = position.parseMove(moves.substr(i, 2));
        if (!move)
            throw std::runtime_error(name() + ": " + move.error().text);
        position.play(*move);
    }
    return position;
}

std::vector<RuleCase> ruleCases(const std::string &file)
{
    std::ifstream input(file);
    if (!input)
        throw std::runtime_error("cannot read " + file);
    std::vector<RuleCase> cases;
    for (std::string line; std::getline(input, line);) {
        const std::size_t keyEnd = line.find(' ');
        if (line.empty() || line.front() == '#' || keyEnd == std::string::npos)
            continue;
        const std::string key = line.substr(0, keyEnd);
        if (key == "case")
            cases.emplace_back();
        if (cases.empty())
            throw std::runtime_error(
                std::string(file).append(": \"").append(line).append("\" before the first case"));
        const std::size_t valueStart = line.find_first_not_of(' ', keyEnd);
        cases.back().facts[key] = valueStart == std::string::npos ? "" : line.substr(valueStart);
    }
    return cases;
}

} // namespace support
