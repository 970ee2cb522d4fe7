#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/treesheet.h"
#include "tests/support/lab/traced.h"

#include <QTest>

#include <algorithm>
#include <map>

using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::EventKind;
using ai::lab::noNode;
using ai::lab::QuizMistake;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using ai::lab::TreeSheet;
using support::traced;
using Answers = std::vector<TreeSheet::Answer>;
using Problem = TreeSheet::Problem;

namespace {

TracedSearch ofTree(const char *text, Algorithm algorithm = Algorithm::AlphaBetaShared)
{
    return traced({*TextTree::parse(text), algorithm});
}

int indexOf(const TreeSheet &sheet, std::initializer_list<std::uint16_t> codes)
{
    std::vector<core::Move> path;
    for (const std::uint16_t code : codes)
        path.emplace_back(code);
    const auto &nodes = sheet.nodes();
    return int(std::find_if(nodes.begin(), nodes.end(),
                            [&](const auto &node) { return node.path == path; })
               - nodes.begin());
}

QuizMistake mistakeOf(const TreeSheet &sheet, const Answers &answers, int node, Concept asked)
{
    for (const TreeSheet::Mark &mark : sheet.marks(answers)) {
        if (mark.node == node && mark.question.asked == asked)
            return mark.mistake;
    }
    return QuizMistake::WrongValue;
}

int mistakes(const TreeSheet &sheet, const Answers &answers)
{
    const auto marks = sheet.marks(answers);
    return int(std::count_if(marks.begin(), marks.end(), [](const TreeSheet::Mark &mark) {
        return mark.mistake != QuizMistake::None;
    }));
}

using Path = std::vector<core::Move>;

Path extended(Path path, core::Move move)
{
    path.push_back(move);
    return path;
}

/// A tree searched by the definition of alpha-beta and nothing else.
class ByHand
{
public:
    ByHand(const TextTree &tree, Algorithm algorithm, bool failHard, bool cutsBeyond)
        : m_tree(tree)
        , m_algorithm(algorithm)
        , m_failHard(failHard)
        , m_cutsBeyond(cutsBeyond)
    {
        search(tree, {}, -ai::infinity, ai::infinity);
    }

    bool isVisited(const Path &path) const { return m_returned.contains(path); }
    int value(const Path &path) const { return m_returned.at(path); }
    /// A bound is what holds whatever the leaves that were not visited are worth.
    Bound bound(const Path &path) const
    {
        TextTree node = m_tree;
        for (const core::Move move : path)
            node.play(move);
        const int low = minimax(node, path, -ai::infinity);
        const int high = minimax(node, path, ai::infinity);
        return low == value(path) && high == value(path) ? Bound::Exact
               : high <= value(path)                     ? Bound::AtMost
                                                         : Bound::AtLeast;
    }

private:
    int search(const TextTree &node, const Path &path, int alpha, int beta)
    {
        const bool max = node.sideToMove() == core::Side::First;
        const int worst = max ? -ai::infinity : ai::infinity;
        int best = m_failHard ? (max ? alpha : beta) : worst;
        if (node.isOver())
            best = node.score();
        for (const core::Move move : node.legalMoves()) {
            const int child = search(core::after(node, move), extended(path, move), alpha, beta);
            best = max ? std::max(best, child) : std::min(best, child);
            const bool compares = m_algorithm == Algorithm::AlphaBetaFresh && path.empty();
            if (m_algorithm == Algorithm::Plain || compares)
                continue;
            const int bound = max ? beta : alpha;
            if ((max ? best >= bound : best <= bound) && !(m_cutsBeyond && best == bound))
                break;
            (max ? alpha : beta) = max ? std::max(alpha, best) : std::min(beta, best);
        }
        return m_returned[path] = best;
    }

    int minimax(const TextTree &node, const Path &path, int unseen) const
    {
        if (node.isOver())
            return isVisited(path) ? node.score() : unseen;
        std::vector<int> values;
        for (const core::Move move : node.legalMoves())
            values.push_back(minimax(core::after(node, move), extended(path, move), unseen));
        return node.sideToMove() == core::Side::First ? std::ranges::max(values)
                                                      : std::ranges::min(values);
    }

    TextTree m_tree;
    Algorithm m_algorithm;
    bool m_failHard;
    bool m_cutsBeyond;
    std::map<Path, int> m_returned;
};

/// MAX 3 with MIN 3 and, after two cuts, MIN at most 2.
const char *const twoCuts = "MAX(MIN(3,5,10),MIN(2,7,8),MIN(1,9,4))";

} // namespace

/// A tree filled in as a whole is marked by what the search did.
class TestTreeSheet : public QObject
{
    Q_OBJECT

private slots:
    void solutionIsWhatOneFindsByHand();
    void solutionIsRightAndAnyChangeIsNot();
    void failHardNodesReturnTheirOwnBound();
    void whatIsAskedIsInTheTrace();
    void mistakesHaveNames();
    void whatFollowsFromBelowIsTold();
    void chanceNodesAreAverages();
    void nothingWrittenIsMissing();
    void plainMinimaxAsksForValuesAlone();
    void rootThatComparesCutsNothing();
    void largeTreesLettersAndTablesAreRefused();
};

void TestTreeSheet::solutionIsWhatOneFindsByHand()
{
    ai::Random random(8);
    for (int i = 0; i < 60; ++i) {
        const TextTree tree =
            TextTree::random({}, i % 2 == 0 ? core::Side::First : core::Side::Second, random);
        for (const Algorithm algorithm :
             {Algorithm::Plain, Algorithm::AlphaBetaShared, Algorithm::AlphaBetaFresh}) {
            const bool failHard = algorithm != Algorithm::Plain && i % 3 == 0;
            const bool cutsBeyond = i % 4 == 1;
            const TreeSheet sheet(traced({tree, algorithm, 0, {}, {}, failHard, cutsBeyond}));
            const ByHand byHand(tree, algorithm, failHard, cutsBeyond);
            const Answers solution = sheet.solution();
            for (std::size_t n = 0; n < solution.size(); ++n) {
                const auto &node = sheet.nodes()[n];
                const bool isBranch = node.parent >= 0;
                const auto &above = sheet.nodes()[std::size_t(isBranch ? node.parent : 0)].path;
                const bool visited = byHand.isVisited(node.path);
                QCOMPARE(solution[n].cut, isBranch && !visited && byHand.isVisited(above));
                QCOMPARE(solution[n].value.has_value(), visited && !node.leaf);
                if (!solution[n].value)
                    continue;
                QCOMPARE(*solution[n].value, byHand.value(node.path));
                QCOMPARE(solution[n].bound, byHand.bound(node.path));
            }
        }
    }
}

/// Every single answer counts, in trees and games, by each algorithm that can be filled in.
void TestTreeSheet::solutionIsRightAndAnyChangeIsNot()
{
    ai::Random random(7);
    std::vector<SearchSetup> setups{
        {*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaFresh},
        {*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Killers, 3},
        {*core::Nim::parse("1-2 normal"), Algorithm::WinOnly}};
    for (int i = 0; i < 30; ++i) {
        const TextTree tree =
            TextTree::random({}, i % 2 == 0 ? core::Side::First : core::Side::Second, random);
        for (const Algorithm algorithm :
             {Algorithm::Plain, Algorithm::AlphaBetaShared, Algorithm::AlphaBetaFresh})
            setups.push_back({tree, algorithm, 0, {}, {}, i % 3 == 0});
    }
    for (const SearchSetup &setup : setups) {
        const TracedSearch search = traced(setup);
        QCOMPARE(TreeSheet::problem(search), Problem::None);
        const TreeSheet sheet(search);
        const Answers right = sheet.solution();
        QCOMPARE(mistakes(sheet, right), 0);
        for (std::size_t i = 0; i < right.size(); ++i) {
            const auto &node = sheet.nodes()[i];
            Answers changed = right;
            if (right[i].value) {
                changed[i].value = *right[i].value + 1;
                QVERIFY(mistakes(sheet, changed) > 0);
                changed = right;
                changed[i].bound = Bound((int(right[i].bound) + 1) % 3);
                QCOMPARE(mistakes(sheet, changed), sheet.asksBounds() ? 1 : 0);
                changed = right;
            }
            const bool asked = sheet.asksCuts() && node.parent >= 0
                               && sheet.nodes()[std::size_t(node.parent)].visited != noNode
                               && sheet.nodes()[std::size_t(node.parent)].children.size() > 1;
            changed[i].cut = !right[i].cut;
            QCOMPARE(mistakes(sheet, changed), asked ? 1 : 0);
        }
    }
}

/// MAX, visited with alpha = 4, has 2: it returns at most 2 where it is fail-soft and 4 where not.
void TestTreeSheet::failHardNodesReturnTheirOwnBound()
{
    SearchSetup setup{*TextTree::parse("MAX(4,MIN(MAX(1,2),9))"), Algorithm::AlphaBetaShared};
    setup.failHard = true;
    const TreeSheet hard(traced(setup));
    const int max = indexOf(hard, {1, 0});
    const int min = indexOf(hard, {1});
    Answers answers = hard.solution();
    QCOMPARE(answers[std::size_t(max)].value, std::optional(4));
    QCOMPARE(answers[std::size_t(max)].bound, Bound::AtMost);
    const auto value = [&](int written) {
        answers[std::size_t(max)].value = written;
        return mistakeOf(hard, answers, max, Concept::Value);
    };
    QCOMPARE(value(4), QuizMistake::None);
    QCOMPARE(value(2), QuizMistake::BestChild); // and it does not follow from what is below
    QCOMPARE(value(1), QuizMistake::WrongValue);
    // What follows from that mistake does follow from below.
    answers[std::size_t(max)].value = 2;
    answers[std::size_t(min)].value = 2;
    QCOMPARE(mistakeOf(hard, answers, min, Concept::Value), QuizMistake::FromBelow);
    setup.failHard = false;
    const TreeSheet soft(traced(setup));
    QCOMPARE(soft.solution()[std::size_t(max)].value, std::optional(2));
    QVERIFY(hard.isFailHard(max) && !soft.isFailHard(max));
}

/// The answers are those of the events behind the steps that the marks lead to.
void TestTreeSheet::whatIsAskedIsInTheTrace()
{
    const TracedSearch search = ofTree(twoCuts);
    const TreeSheet sheet(search);
    const auto marks = sheet.marks(sheet.solution());
    QCOMPARE(marks.size(), std::size_t(12)); // value, bound and cuts of four nodes
    int cuts = 0;
    for (const TreeSheet::Mark &mark : marks) {
        const auto &event = search.trace->events()[mark.question.step - 1];
        QCOMPARE(search.trace->nodeOf(mark.question.step - 1), mark.question.node);
        if (mark.question.asked == Concept::Cut && mark.question.cuts) {
            ++cuts;
            QCOMPARE(event.kind, EventKind::Cut);
            QCOMPARE(std::size_t(event.detail), mark.question.left.size());
        } else {
            QCOMPARE(event.kind, EventKind::Leave);
            QCOMPARE(event.a, mark.question.value);
        }
    }
    QCOMPARE(cuts, 2);
}

void TestTreeSheet::mistakesHaveNames()
{
    const TreeSheet sheet(ofTree(twoCuts));
    const int first = indexOf(sheet, {0});
    const int second = indexOf(sheet, {1});
    const auto with = [&](int node, auto change) {
        Answers answers = sheet.solution();
        change(answers[std::size_t(node)]);
        return answers;
    };
    const auto value = [&](int written) {
        return mistakeOf(sheet, with(first, [=](auto &answer) { answer.value = written; }), first,
                         Concept::Value);
    };
    QCOMPARE(value(10), QuizMistake::OtherLevel);
    QCOMPARE(value(4), QuizMistake::WrongValue);
    const auto bound = [&](int node, Bound written) {
        return mistakeOf(sheet, with(node, [=](auto &answer) { answer.bound = written; }), node,
                         Concept::Bound);
    };
    QCOMPARE(bound(second, Bound::Exact), QuizMistake::TakenForExact);
    QCOMPARE(bound(second, Bound::AtLeast), QuizMistake::OtherSide);
    QCOMPARE(bound(first, Bound::AtMost), QuizMistake::TakenForBound);
    const auto cut = [&](std::initializer_list<std::uint16_t> child, bool written, int node) {
        return mistakeOf(sheet,
                         with(indexOf(sheet, child), [=](auto &answer) { answer.cut = written; }),
                         node, Concept::Cut);
    };
    QCOMPARE(cut({1, 1}, false, second), QuizMistake::PartCut);
    QCOMPARE(cut({0, 2}, true, first), QuizMistake::OverCut);
    Answers none = sheet.solution();
    for (auto &answer : none)
        answer.cut = false;
    QCOMPARE(mistakeOf(sheet, none, second, Concept::Cut), QuizMistake::UnderCut);
}

/// Also where a branch that is cut was searched by hand.
void TestTreeSheet::whatFollowsFromBelowIsTold()
{
    const TreeSheet sheet(ofTree(twoCuts));
    Answers answers = sheet.solution();
    answers[std::size_t(indexOf(sheet, {0}))].value = 5;
    answers[0].value = 5;
    QCOMPARE(mistakeOf(sheet, answers, indexOf(sheet, {0}), Concept::Value),
             QuizMistake::WrongValue);
    QCOMPARE(mistakeOf(sheet, answers, 0, Concept::Value), QuizMistake::FromBelow);
    // The smallest of 3, 5 and 1 follows from a branch that was not to be searched.
    const TreeSheet other(ofTree("MAX(MIN(4,6),MIN(3,5,1))"));
    Answers searched = other.solution();
    const int min = indexOf(other, {1});
    searched[std::size_t(min)] = {1, Bound::Exact};
    searched[std::size_t(indexOf(other, {1, 1}))].cut = false;
    searched[std::size_t(indexOf(other, {1, 2}))].cut = false;
    QCOMPARE(mistakeOf(other, searched, min, Concept::Value), QuizMistake::FromBelow);
    QCOMPARE(mistakeOf(other, searched, min, Concept::Cut), QuizMistake::UnderCut);
}

void TestTreeSheet::chanceNodesAreAverages()
{
    const TreeSheet sheet(
        ofTree("MAX(CHANCE(1/4: MIN(8,9), 3/4: 4),CHANCE(1,2),3)", Algorithm::Expectiminimax));
    QVERIFY(!sheet.asksBounds() && !sheet.asksCuts());
    constexpr int scale = 4;
    const int chance = indexOf(sheet, {0});
    Answers answers = sheet.solution();
    QCOMPARE(*answers[std::size_t(chance)].value, 5 * scale); // 8/4 + 4 * 3/4
    const auto mistakeWith = [&](int value) {
        answers[std::size_t(chance)].value = value * scale;
        return mistakeOf(sheet, answers, chance, Concept::Value);
    };
    QCOMPARE(mistakeWith(5), QuizMistake::None);
    QCOMPARE(mistakeWith(6), QuizMistake::EqualWeights); // of 8 and 4
    QCOMPARE(mistakeWith(4), QuizMistake::OneOutcome);
    QCOMPARE(mistakeWith(7), QuizMistake::WrongValue);
    answers[std::size_t(indexOf(sheet, {0, 0}))].value = 16 * scale; // instead of 8
    QCOMPARE(mistakeWith(7), QuizMistake::FromBelow);
}

void TestTreeSheet::nothingWrittenIsMissing()
{
    const TreeSheet sheet(ofTree(twoCuts));
    for (const TreeSheet::Mark &mark : sheet.marks(Answers(sheet.nodes().size()))) {
        if (mark.question.asked == Concept::Cut)
            QCOMPARE(mark.mistake, mark.question.cuts ? QuizMistake::UnderCut : QuizMistake::None);
        else
            QCOMPARE(mark.mistake, QuizMistake::Missing);
    }
}

void TestTreeSheet::plainMinimaxAsksForValuesAlone()
{
    const TreeSheet sheet(ofTree(twoCuts, Algorithm::Plain));
    QVERIFY(!sheet.asksBounds());
    QVERIFY(!sheet.asksCuts());
    const auto marks = sheet.marks(sheet.solution());
    QCOMPARE(marks.size(), std::size_t(4));
    QVERIFY(std::all_of(marks.begin(), marks.end(), [](const TreeSheet::Mark &mark) {
        return mark.question.asked == Concept::Value;
    }));
}

void TestTreeSheet::rootThatComparesCutsNothing()
{
    const TreeSheet sheet(ofTree(twoCuts, Algorithm::AlphaBetaFresh));
    QCOMPARE(mistakes(sheet, sheet.solution()), 0);
    Answers answers = sheet.solution();
    answers[std::size_t(indexOf(sheet, {2}))].cut = true;
    QCOMPARE(mistakeOf(sheet, answers, 0, Concept::Cut), QuizMistake::OverCut);
}

void TestTreeSheet::largeTreesLettersAndTablesAreRefused()
{
    QCOMPARE(TreeSheet::problem(traced({core::TicTacToe(), Algorithm::AlphaBetaShared})),
             Problem::TooLarge);
    QCOMPARE(TreeSheet::problem(traced({core::Othello(), Algorithm::AlphaBetaShared, 5})),
             Problem::TooLarge);
    ai::SearchControl control;
    const SearchSetup shallow{core::TicTacToe(), Algorithm::Heuristic, 1};
    QCOMPARE(TreeSheet::problem(traced(shallow)), Problem::None);
    QCOMPARE(TreeSheet::problem(traceSubtree(shallow, {core::Move(4)}, -100, 100, control)),
             Problem::Leaf);
    QCOMPARE(TreeSheet::problem(traced({*core::Nim::parse("1-2 normal"), Algorithm::Table})),
             Problem::Table);
    // Letters that are cut are no problem; those that are visited are.
    QCOMPARE(TreeSheet::problem(ofTree("MAX(MIN(3,5),MIN(2,a,b))")), Problem::None);
    QCOMPARE(TreeSheet::problem(ofTree("MAX(MIN(3,5),MIN(a,2,b))")), Problem::Letter);
}

QTEST_APPLESS_MAIN(TestTreeSheet)
#include "tst_treesheet.moc"
