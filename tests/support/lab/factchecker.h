#pragma once

#include "ai/lab/trace/stepfacts.h"
#include "tests/support/lab/gametree.h"
#include "tests/support/lab/learnedmoves.h"

#include <map>
#include <string>

namespace support {

/// Holds what each step of a search claims against the written-out tree and against a search of its
/// own, which follows the definitions with its own windows and values.
class FactChecker
{
public:
    /// The tree is of the search's setup; both outlive the checker.
    FactChecker(const ai::lab::TracedSearch &search, const GameTree &tree);

    /// The first claim that does not hold, with its step; empty if all do.
    std::string check();
    /// Only what holds of a node by itself: for a trace that lacks some of its nodes.
    std::string checkWithoutOrder();

private:
    using Facts = ai::lab::StepFacts;

    /// An open node of the search that follows the definitions.
    struct Open
    {
        int node = 0;
        int alpha = 0;
        int beta = 0;
        int low = 0; ///< alpha and beta as they were on the way down
        int high = 0;
        int best = 0;
        int returned = 0;
        std::size_t tried = 0;
        core::Move move;                 ///< the last one tried
        std::vector<core::Move> learned; ///< what comes before the rest
        bool hasBest = false;            ///< a child was compared
        bool awaits = false;             ///< a child returned and is not compared
        ai::lab::CutCondition condition;
        bool foretold = false; ///< the condition is of this node as it is
    };

    void expect(bool holds, const char *claim);
    void apply(const Facts &facts);
    void enter(const Facts &facts);
    void leaf(const Facts &facts);
    void child(const Facts &facts);
    void compare(const Facts &facts);
    void window(const Facts &facts);
    void sum(const Facts &facts);
    void cut(const Facts &facts);
    void leave(const Facts &facts);
    void known(const Facts &facts);
    /// The children that come first because of what other nodes have shown.
    std::vector<core::Move> learnedAt(int node) const;
    void becomesKiller(const Open &open);
    /// Whether what was proved of the node's position before is enough for its window.
    bool tableAnswers(const Open &open) const;
    void checkCutReason(const Facts &facts, int node);
    void checkBound(int node, int value, ai::lab::Bound bound);
    void checkVariation(ai::lab::NodeId id, int node);
    void checkCondition(const Facts &facts);
    void checkForetold(const Open &open, bool cuts);
    bool hasValueElsewhere(bool max) const;
    void returnToParent(int value);
    void take(Open &open) const;
    bool closes(const Open &open) const;
    int farEnd(bool max) const;
    bool comparesOnly() const { return m_freshRoot && m_open.size() == 1; }
    /// Above which nothing depends on the node: the root, or the root's move of a full window.
    int topOf(int node) const;

    const ai::lab::TracedSearch &m_search;
    const GameTree &m_tree;
    bool m_windows;
    bool m_remembers;
    std::map<std::string, ai::TableValue> m_table; ///< what was proved of positions
    KillerMoves m_killers;
    std::map<std::string, core::Move> m_bestBefore; ///< by the position's text
    bool m_freshRoot;
    std::vector<Open> m_open;
    core::Move m_move;
    std::string m_problem;
};

} // namespace support
