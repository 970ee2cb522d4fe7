#pragma once

#include "ai/lab/trace/stepfacts.h"
#include "tests/support/lab/gametree.h"
#include "tests/support/lab/learnedmoves.h"

#include <map>
#include <string>

namespace support {

/// Checks the claims of a search's steps against the explicit tree, and against a search of its own
/// that implements the definitions with its own windows and values.
class FactChecker
{
public:
    /// The tree must be that of the search's setup; both must outlive this.
    FactChecker(const ai::lab::TracedSearch &search, const GameTree &tree);

    /// The first false claim with its step; empty if all are true.
    std::string check();
    /// Checks only claims about single nodes: for a trace with missing nodes.
    std::string checkWithoutOrder();

private:
    using Facts = ai::lab::StepFacts;

    /// An open node of the reference search.
    struct Open
    {
        int node = 0;
        int alpha = 0;
        int beta = 0;
        int low = 0; ///< alpha and beta on entry
        int high = 0;
        int best = 0;
        int returned = 0;
        std::size_t tried = 0;
        core::Move move;                 ///< last move tried
        std::vector<core::Move> learned; ///< the moves tried first
        bool hasBest = false;            ///< a child has been compared
        bool awaits = false;             ///< a child has returned and is not compared yet
        ai::lab::CutCondition condition;
        bool foretold = false; ///< the predicted condition is up to date
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
    /// The children tried first because of the learned order.
    std::vector<core::Move> learnedAt(int node) const;
    void becomesKiller(const Open &open);
    /// Whether earlier results for the node's position suffice for its window.
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
    /// The highest node that depends on this one: the root, or with full windows its move.
    int topOf(int node) const;

    const ai::lab::TracedSearch &m_search;
    const GameTree &m_tree;
    bool m_windows;
    bool m_remembers;
    std::map<std::string, ai::TableValue> m_table; ///< earlier results by position
    KillerMoves m_killers;
    std::map<std::string, core::Move> m_bestBefore; ///< by the position's text
    bool m_freshRoot;
    std::vector<Open> m_open;
    core::Move m_move;
    std::string m_problem;
};

} // namespace support
