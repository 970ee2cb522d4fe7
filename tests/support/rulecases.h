#pragma once

#include "core/othello.h"

#include <map>
#include <string>
#include <vector>

namespace support {

/// A block of tests/data/othello-rule-cases.txt, whose header describes the keys.
struct RuleCase
{
    std::map<std::string, std::string> facts;

    bool has(const std::string &key) const { return facts.count(key) != 0; }
    const std::string &fact(const std::string &key) const { return facts.at(key); }
    std::string name() const { return "case " + fact("case") + ": " + fact("desc"); }

    /// The given board, or the one after the transcript, with the passes met on the way in the
    /// format of the key passes. Throws std::runtime_error if the case is invalid.
    core::Othello position() const;
    std::string passesMet() const;

private:
    core::Othello played(std::vector<std::string> &passes) const;
};

/// All cases of the file. Throws std::runtime_error if it cannot be read.
std::vector<RuleCase> ruleCases(const std::string &file);

} // namespace support
