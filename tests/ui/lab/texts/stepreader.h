#pragma once

#include "ai/search/random.h"
#include "tests/ui/lab/texts/plaintree.h"

#include <QRegularExpression>

#include <cmath>

namespace stepsentences {

/// Reads the sentences of a search from the first to the last as a person does who has only the
/// tree and the rules, and holds each claim in them against all that unknown letters may be.
class Reader
{
public:
    explicit Reader(const ai::lab::TextTree &text)
        : m_tree(text)
    {}

    /// What is wrong with the words of the next step; empty if nothing is.
    QString read(QString text)
    {
        m_problem.clear();
        text.remove(QChar(0x200e));
        readCondition(text);
        while (!text.isEmpty() && m_problem.isEmpty())
            readSentence(text);
        return m_problem;
    }

    QString finish() const { return m_stack.empty() ? QString() : "nodes are left open"; }

private:
    struct Open
    {
        int node = 0;
        int tried = 0;
        int returned = 0; ///< by the child that returned last
        bool compared = false;
    };

    void fail(const QString &claim)
    {
        if (m_problem.isEmpty())
            m_problem = claim;
    }
    void expect(bool holds, const char *claim)
    {
        if (!holds)
            fail(claim);
    }

    /// "If a = 0, b = 3: " must name what was taken; the rest of the letters may be anything.
    void readCondition(QString &text)
    {
        Values fixed;
        static const QRegularExpression condition("^If ([^:]*): ");
        if (const auto found = condition.match(text); found.hasMatch()) {
            for (const QString &one : found.captured(1).split(", ")) {
                const QStringList parts = one.split(" = ");
                expect(parts.size() == 2 && m_taken.contains(parts[0])
                           && m_taken[parts[0]] == number(parts[1]),
                       "the condition is not what was taken");
                fixed[parts[0]] = number(parts[1]);
            }
            text.remove(0, found.capturedLength());
        }
        m_worlds.clear();
        for (int world = 0; world < 8; ++world) {
            Values values;
            for (int node = 0; node < m_tree.size(); ++node) {
                const Node &leaf = m_tree.at(node);
                if (leaf.letter.isEmpty())
                    continue;
                const bool isFixed = fixed.contains(leaf.letter);
                const int low = std::max(leaf.low, -50);
                const int high = std::min(leaf.high, 50);
                const int drawn = low + int(m_random() % unsigned(high - low + 1));
                values[leaf.letter] = isFixed      ? fixed[leaf.letter]
                                      : world == 0 ? leaf.low
                                      : world == 1 ? leaf.high
                                                   : drawn;
            }
            m_worlds.push_back(values);
        }
    }

    template <class Claim>
    void always(const char *what, Claim claim)
    {
        for (const Values &world : m_worlds)
            expect(claim(world), what);
    }

    Open &here() { return m_stack.back(); }
    bool max() { return m_tree.at(here().node).max; }

    using Match = QRegularExpressionMatch;

    /// Takes the first sentence off the text that one of the patterns knows.
    void readSentence(QString &text)
    {
        struct Pattern
        {
            const char *words;
            void (Reader::*read)(const Match &);
        };
        static const Pattern patterns[] = {
            {"^The search begins at the root, (MAX|MIN) to move(?:, with the window \\((.+?), "
             "(.+?)\\))?\\. ?",
             &Reader::begin},
            {"^The root compares its moves, each with the full window\\. ?", &Reader::beginFresh},
            {"^(MAX|MIN) tries (child [\\d.]*\\d(?: of [A-Z]{1,2})?|[A-Z]{1,2})\\. ?",
             &Reader::tries},
            {"^The window \\(\u03b1, \u03b2\\) is \\((.+?), (.+?)\\)\\. ?", &Reader::window},
            {"^A leaf: its value is (.+?)\\. ?", &Reader::leaf},
            {"^The leaf (\\w+) is unknown \\((.+?)\\); the search takes (.+?) for it\\. ?",
             &Reader::letter},
            {"^(MAX|MIN) cuts as soon as a (?:move|reply) is worth (.+?) or (more|less)\\. ?",
             &Reader::condition},
            {"^(MAX|MIN) cuts as soon as a (?:move|reply) is worth (more|less) than (.+?)\\. ?",
             &Reader::conditionBeyond},
            {"^Cannot cut yet: (MAX|MIN) has nothing elsewhere to compare with\\. ?",
             &Reader::noBound},
            {"^Cannot cut yet: this move of the root has a full window, whatever the moves before "
             "it are worth\\. ?",
             &Reader::fullWindow},
            {"^Plain minimax never cuts\\. ?", &Reader::nothing},
            {"^The root only compares its moves; it never cuts\\. ?", &Reader::nothing},
            {"^Nothing can be cut here: the child that is compared next is the last one\\. ?",
             &Reader::lastChild},
            {"^The first child returns (.+?): (MAX|MIN)'s best value so far\\. ?",
             &Reader::firstReturns},
            {"^(.+?) is (?:larger|smaller) than the best so far: (MAX|MIN)'s best is now (.+?)\\. "
             "?",
             &Reader::better},
            {"^(.+?) is not (?:larger|smaller) than (.+?): (MAX|MIN)'s best stays (.+?)\\. ?",
             &Reader::notBetter},
            {"^(MAX|MIN) has (.+?) here, not (?:above|below) (?:alpha|beta) = (.+?), but no child "
             "is "
             "left to be cut\\. ?",
             &Reader::closes},
            {"^(MAX|MIN) has (.+?) here, (?:above beta|below alpha) = (.+?), but no child is left "
             "to be cut\\. ?",
             &Reader::closesBeyond},
            {"^(.+?) is not (above|below) (?:alpha|beta) = (.+?): (?:alpha|beta) stays\\. ?",
             &Reader::stays},
            {"^(MAX|MIN) has (.+?) for sure here, so (?:alpha rises|beta falls) to (.+?): the "
             "window is \\((.+?), (.+?)\\)\\. ?",
             &Reader::narrows},
            {"^(MAX|MIN) can have (.+?) here, and (MAX|MIN) has (.+?) at ([^,]+), so (?:MAX|MIN) "
             "gains nothing by coming here: (?:alpha = )?(.+?) is not (?:above|below) "
             "(?:alpha|beta) = "
             "(.+?)\\. (\\d+) branch(?:es|\\(es\\))? cannot matter: cut \\((alpha|beta) "
             "cutoff\\)\\. ?",
             &Reader::cut},
            {"^(MAX|MIN) can have (.+?) here, and (MAX|MIN) has (.+?) at ([^,]+), so (?:MAX|MIN) "
             "is worse off by coming here: (.+?) is (?:above beta|below alpha) = (.+?)\\. (\\d+) "
             "branch(?:es|\\(es\\))? cannot matter: cut \\((alpha|beta) cutoff\\)\\. ?",
             &Reader::cutBeyond},
            {"^(The root|MAX's node|MIN's node) is worth (.+?): the (largest|smallest) of its "
             "children\\. ?",
             &Reader::isWorth},
            {"^(?:The root|MAX's node|MIN's node) returns (.+?), an (upper) bound: its value is "
             "(.+?) or less\\. ?",
             &Reader::bound},
            {"^(?:The root|MAX's node|MIN's node) returns (.+?), a (lower) bound: its value is "
             "(.+?) or more\\. ?",
             &Reader::bound},
            {"^No child is above alpha = (.+?), so (?:the root|MAX's node) returns .+?, an (upper) "
             "bound: its value is (.+?) or less\\. ?",
             &Reader::ownBound},
            {"^No child is below beta = (.+?), so (?:the root|MIN's node) returns .+?, a (lower) "
             "bound: its value is (.+?) or more\\. ?",
             &Reader::ownBound},
        };
        static const std::vector<QRegularExpression> compiled = [] {
            std::vector<QRegularExpression> all;
            for (const Pattern &pattern : patterns)
                all.emplace_back(QString::fromUtf8(pattern.words));
            return all;
        }();
        for (std::size_t i = 0; i < compiled.size(); ++i) {
            const Match match = compiled[i].match(text);
            if (!match.hasMatch())
                continue;
            if (m_stack.empty() && i > 1)
                return fail("a sentence before the beginning");
            (this->*patterns[i].read)(match);
            text.remove(0, match.capturedLength());
            return;
        }
        fail("no such sentence");
    }

    void expectLevel(const QString &level)
    {
        expect(level == (max() ? "MAX" : "MIN"), "the other player is to move");
    }

    void begin(const Match &match)
    {
        m_stack.push_back({});
        expectLevel(match.captured(1));
        expect(match.captured(2).isEmpty()
                   || (number(match.captured(2)) == -open && number(match.captured(3)) == open),
               "the root's window is not open");
    }
    void beginFresh(const Match &)
    {
        m_stack.push_back({});
        m_fresh = true;
    }
    void nothing(const Match &) {}
    void lastChild(const Match &)
    {
        const int next = here().tried + (here().compared || here().tried == 0 ? 1 : 0);
        expect(std::size_t(next) == m_tree.at(here().node).children.size(), "more children come");
    }

    void tries(const Match &match)
    {
        expectLevel(match.captured(1));
        const int child = m_tree.named(match.captured(2));
        expect(child >= 0 && m_tree.at(child).parent == here().node, "it is no child");
        if (!m_problem.isEmpty())
            return;
        expect(m_tree.at(here().node).children[std::size_t(here().tried)] == child,
               "it is not the next child");
        ++here().tried;
        here().compared = false;
        m_stack.push_back({child});
    }
    void leaves(int value)
    {
        m_stack.pop_back();
        if (!m_stack.empty())
            here().returned = value;
    }
    void leaf(const Match &match)
    {
        const Node &leaf = m_tree.at(here().node);
        expect(leaf.children.empty() && leaf.letter.isEmpty()
                   && leaf.value == number(match.captured(1)),
               "the leaf has another value");
        leaves(leaf.value);
    }
    void letter(const Match &match)
    {
        const Node &leaf = m_tree.at(here().node);
        const int taken = number(match.captured(3));
        expect(leaf.letter == match.captured(1) && leaf.low <= taken && taken <= leaf.high,
               "the letter cannot be that");
        m_taken[leaf.letter] = taken;
        leaves(taken);
    }

    /// Whether somebody on the way from the root has it for sure.
    bool isHad(const Values &world, bool max, int value)
    {
        for (int above = here().node; above >= (m_fresh ? 1 : 0); above = m_tree.at(above).parent) {
            const int has = m_tree.value(above, world);
            if (m_tree.at(above).max == max && (max ? has >= value : has <= value))
                return true;
        }
        return false;
    }
    void expectHad(bool max, int value)
    {
        if (std::abs(value) < open)
            always("nobody has that bound for sure",
                   [&](const Values &world) { return isHad(world, max, value); });
    }
    void window(const Match &match)
    {
        expectHad(true, number(match.captured(1)));
        expectHad(false, number(match.captured(2)));
    }
    void condition(const Match &match)
    {
        expectLevel(match.captured(1));
        const int at = number(match.captured(2));
        expectHad(!max(), at);
        expect(match.captured(3) == (max() ? "more" : "less"), "cut at the wrong side");
        always("below the value that cuts something could still matter", [&](const Values &world) {
            const int end = max() ? 1'000 : -1'000;
            return top(world, end) == top(world, at);
        });
    }
    void conditionBeyond(const Match &match)
    {
        expectLevel(match.captured(1));
        const int at = number(match.captured(3));
        expectHad(!max(), at);
        expect(match.captured(2) == (max() ? "more" : "less"), "cut at the wrong side");
        always("beyond the value that cuts something could still matter", [&](const Values &world) {
            return top(world, max() ? 1'000 : -1'000) == top(world, max() ? at + 1 : at - 1);
        });
    }
    /// What counts above, with this node at a value: with full windows the root's move.
    int top(const Values &world, int value)
    {
        const int at = m_fresh && m_stack.size() > 1 ? m_stack[1].node : 0;
        return m_tree.value(at, world, here().node, value);
    }
    void noBound(const Match &match)
    {
        expect(match.captured(1) == (max() ? "MIN" : "MAX"), "the other player is meant");
        for (std::size_t i = m_fresh ? 1 : 0; i + 1 < m_stack.size(); ++i)
            expect(m_tree.at(m_stack[i].node).max == max() || m_stack[i].tried <= 1,
                   "the other player has something already");
    }
    void fullWindow(const Match &)
    {
        expect(m_fresh && m_stack.size() > 1, "the windows are not full");
    }

    void compares(int value)
    {
        expect(value == here().returned, "the child returned something else");
        here().compared = true;
    }
    void firstReturns(const Match &match)
    {
        expectLevel(match.captured(2));
        compares(number(match.captured(1)));
        expect(here().tried == 1, "it is not the first child");
        expectBest(number(match.captured(1)));
    }
    void better(const Match &match)
    {
        expectLevel(match.captured(2));
        compares(number(match.captured(1)));
        expect(match.captured(1) == match.captured(3), "another value is the best");
        expectBest(number(match.captured(1)));
    }
    void notBetter(const Match &match)
    {
        expectLevel(match.captured(3));
        const int best = number(match.captured(2));
        const int value = number(match.captured(1));
        compares(value);
        expect(max() ? value <= best : value >= best, "it is better");
        expect(match.captured(2) == match.captured(4), "another value is the best");
        expectBest(best);
    }
    /// Of the children tried, as plain minimax and full windows have them: exact values.
    void expectBest(int best)
    {
        always("the best of the children is another", [&](const Values &world) {
            int value = max() ? -2'000'000 : 2'000'000;
            for (int i = 0; i < here().tried; ++i) {
                const int child =
                    m_tree.value(m_tree.at(here().node).children[std::size_t(i)], world);
                value = max() ? std::max(value, child) : std::min(value, child);
            }
            return value == best;
        });
    }
    void expectSure(int value)
    {
        always("the player does not have it for sure", [&](const Values &world) {
            const int has = m_tree.value(here().node, world);
            return max() ? has >= value : has <= value;
        });
    }
    void closes(const Match &match)
    {
        expectLevel(match.captured(1));
        here().compared = true;
        const int has = number(match.captured(2));
        const int bound = number(match.captured(3));
        expect(max() ? has >= bound : has <= bound, "the window is open");
        expectSure(has);
        expectHad(!max(), bound);
        expect(std::size_t(here().tried) == m_tree.at(here().node).children.size(),
               "children are left");
    }
    void closesBeyond(const Match &match)
    {
        closes(match);
        expectBeyond(number(match.captured(2)), number(match.captured(3)));
    }
    void cutBeyond(const Match &match)
    {
        cut(match);
        expectBeyond(number(match.captured(2)), number(match.captured(4)));
    }
    void expectBeyond(int has, int bound)
    {
        expect(max() ? has > bound : has < bound, "not beyond the bound");
    }
    void stays(const Match &match)
    {
        const int value = number(match.captured(1));
        const int bound = number(match.captured(3));
        compares(value);
        expect(match.captured(2) == (max() ? "above" : "below"), "the wrong bound");
        expect(max() ? value <= bound : value >= bound, "the bound moves");
        expectHad(max(), bound);
        const int child = m_tree.at(here().node).children[std::size_t(here().tried - 1)];
        // Where both have the same nothing can matter, and a child returns no more than that bound.
        always("the child is better", [&](const Values &world) {
            const int worth = m_tree.value(child, world);
            return (max() ? worth <= bound : worth >= bound) || isHad(world, !max(), bound);
        });
    }
    void narrows(const Match &match)
    {
        expectLevel(match.captured(1));
        const int has = number(match.captured(2));
        compares(has);
        expect(number(match.captured(3)) == has, "the bound moves elsewhere");
        expectSure(has);
        expect(number(match.captured(max() ? 4 : 5)) == has, "the window is another");
        window_(number(match.captured(4)), number(match.captured(5)));
    }
    void window_(int alpha, int beta)
    {
        expectHad(true, alpha);
        expectHad(false, beta);
    }
    void cut(const Match &match)
    {
        expectLevel(match.captured(1));
        here().compared = true;
        const int has = number(match.captured(2));
        const int elsewhere = number(match.captured(4));
        const int rival = m_tree.named(match.captured(5));
        expect(max() ? has >= elsewhere : has <= elsewhere, "nothing is gained by a cut");
        expectSure(has);
        expect(rival >= 0 && m_tree.at(rival).max != max(), "there is no such rival");
        expect(match.captured(9) == (max() ? "beta" : "alpha"), "the other kind of cut");
        const auto &children = m_tree.at(here().node).children;
        expect(match.captured(8).toInt() == int(children.size()) - here().tried,
               "another number of branches");
        if (!m_problem.isEmpty())
            return;
        always("the rival does not have it", [&](const Values &world) {
            const int value = m_tree.value(rival, world);
            return max() ? value <= elsewhere : value >= elsewhere;
        });
        always("what is cut can matter", [&](const Values &world) {
            // With what was cut as good as can be the node is worth anything from here on.
            return top(world, max() ? 1'000 : -1'000) == top(world, has);
        });
    }

    void isWorth(const Match &match)
    {
        const int value = number(match.captured(2));
        always("the node is worth something else",
               [&](const Values &world) { return m_tree.value(here().node, world) == value; });
        expect(match.captured(3) == (max() ? "largest" : "smallest"), "the other player chooses");
        expect((match.captured(1) == "The root") == (here().node == 0), "it is not the root");
        leaves(value);
    }
    void bound(const Match &match)
    {
        const int value = number(match.captured(1));
        const bool upper = match.captured(2) == "upper";
        expect(match.captured(1) == match.captured(3), "two values");
        always("the bound does not hold", [&](const Values &world) {
            const int worth = m_tree.value(here().node, world);
            return upper ? worth <= value : worth >= value;
        });
        leaves(value);
    }
    void ownBound(const Match &match)
    {
        const int value = number(match.captured(1));
        for (const int child : m_tree.at(here().node).children)
            always("a child is better", [&](const Values &world) {
                const int worth = m_tree.value(child, world);
                return max() ? worth <= value : worth >= value;
            });
        bound(match);
    }

    Tree m_tree;
    std::vector<Open> m_stack;
    std::map<QString, int> m_taken;
    std::vector<Values> m_worlds;
    ai::Random m_random{5};
    bool m_fresh = false;
    QString m_problem;
};

} // namespace stepsentences
