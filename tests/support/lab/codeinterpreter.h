#pragma once

#include "ai/lab/lessons/pseudocode.h"
#include "tests/support/lab/gametree.h"
#include "tests/support/lab/learnedmoves.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace support {

/// Executes a search's pseudocode literally, line by line, on an explicit tree. Knows only the
/// pseudocode's statements, nothing about searching.
class CodeInterpreter
{
public:
    /// An executed line, with the state after it.
    struct Executed
    {
        std::size_t line = 0;
        int node = 0;
        std::optional<int> alpha;
        std::optional<int> beta;
        std::optional<int> returned; ///< for a return
    };

    /// The tree must be that of the search's setup.
    CodeInterpreter(const ai::lab::Pseudocode &code, const GameTree &tree,
                    const ai::lab::SearchSetup &setup)
        : m_code(code)
        , m_tree(tree)
        , m_depth(setup.depth)
        , m_bestBefore(bestMovesBefore(setup))
    {}

    /// Calls the first function for the root with the full window.
    const std::vector<Executed> &run();
    /// An unknown statement; empty if there is none.
    const std::string &problem() const { return m_problem; }

private:
    struct Scope
    {
        int node = 0;
        int child = -1;
        std::map<std::string, int> variables;
        std::map<std::string, int> arguments; ///< initial values of the variables
        std::optional<int> returned;
        bool breaks = false;
    };

    int call(const std::string &name, int node, const std::vector<int> &arguments);
    /// Executes the lines from `line` on that are indented at least as far.
    void block(std::size_t line, Scope &scope);
    /// Executes one statement with its block; returns the next line.
    std::size_t statement(std::size_t line, Scope &scope);
    void loop(std::size_t line, Scope &scope);
    /// The node's children in the order given in the loop's head.
    std::vector<int> childrenOf(int node, const std::string &head);
    std::size_t plyOf(int node) const;
    bool condition(const std::string &text, const Scope &scope);
    int expression(const std::string &text, Scope &scope);
    std::size_t endOfBlock(std::size_t head) const;
    void record(std::size_t line, const Scope &scope);

    const ai::lab::Pseudocode &m_code;
    const GameTree &m_tree;
    int m_depth;
    bool tableKnowsEnough(const Scope &scope) const;
    void remember(int value, const Scope &scope);

    std::map<std::string, core::Move> m_bestBefore; ///< by the position's text
    KillerMoves m_killers;
    std::map<std::string, ai::TableValue> m_table; ///< by position
    std::vector<Executed> m_executed;
    std::string m_problem;
};

} // namespace support
