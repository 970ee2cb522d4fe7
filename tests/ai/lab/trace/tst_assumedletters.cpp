#include "ai/lab/trace/assumedletters.h"
#include "tests/support/lab/traced.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"

#include <QTest>

#include <cmath>
#include <map>

using ai::lab::Algorithm;
using ai::lab::AssumedLetters;
using ai::lab::Bound;
using ai::lab::NodeId;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::traced;

namespace {

using Values = std::map<std::string, int>;

int valueOf(const TextTree &node, const Values &letters)
{
    if (node.isOver())
        return node.unknown() != nullptr ? letters.at(node.unknown()->name) : node.score();
    const bool max = node.sideToMove() == core::Side::First;
    int best = max ? -2'000'000 : 2'000'000;
    for (const core::Move move : node.legalMoves()) {
        const int value = valueOf(core::after(node, move), letters);
        best = max ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

/// A random tree with a letter at about every third leaf; some of them stand in two places.
TextTree treeWithLetters(ai::Random &random, core::Side toMove)
{
    TextTree::Shape shape;
    shape.depth = 2 + static_cast<int>(random() % 3);
    shape.maxWidth = 3;
    shape.range = 8; // many ties
    std::string text = TextTree::random(shape, toMove, random).toText();
    std::string lettered;
    int letters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool number = std::isdigit(static_cast<unsigned char>(text[i])) != 0;
        if (!number) {
            lettered += text[i];
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0)
            ++end;
        if (random() % 3 == 0 && letters < 6)
            lettered += static_cast<char>('a' + (random() % 4 == 0 ? 0 : letters++));
        else
            lettered += text.substr(i, end - i);
        i = end - 1;
    }
    for (int i = 0; i < letters; i += 2)
        lettered +=
            std::string("; ") + static_cast<char>('a' + i) + " = 2.." + std::to_string(3 + i);
    const auto tree = TextTree::parse(lettered);
    return tree ? *tree : *TextTree::parse("MAX(MIN(3,a),MIN(b,2))");
}

/// Each letter at one end, but for those that are fixed.
Values atEnd(const TextTree &tree, const AssumedLetters::Letters &fixed, bool high)
{
    Values values;
    for (const TextTree::Unknown &letter : tree.unknowns())
        values[letter.name] = high ? letter.high : letter.low;
    for (const ai::lab::AssumedLetter &letter : fixed)
        values[letter.name] = letter.value;
    return values;
}

/// Whether what the search says of a node holds for all letters that are not fixed. A value only
/// rises when a leaf does, so the ends decide.
bool claimHolds(const TracedSearch &search, NodeId id, const AssumedLetters::Letters &fixed)
{
    const auto &root = std::get<TextTree>(search.setup.root);
    const auto node = std::get<TextTree>(positionAt(search, id));
    const auto &record = search.trace->nodes()[id];
    return (record.bound == Bound::AtMost
            || valueOf(node, atEnd(root, fixed, false)) >= record.value)
           && (record.bound == Bound::AtLeast
               || valueOf(node, atEnd(root, fixed, true)) <= record.value);
}

/// A value that the letter may have, near the numbers of the tree.
int letterValue(const TextTree::Unknown &letter, ai::Random &random)
{
    const int low = std::max(letter.low, -12);
    const int high = std::min(letter.high, 12);
    return low > high ? letter.low
                      : low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
}

/// The same tree with numbers instead of its letters.
TextTree withNumbers(const TextTree &tree, const Values &letters)
{
    std::string text = tree.toText();
    text.resize(std::min(text.find(';'), text.size()));
    for (const auto &[name, value] : letters) {
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
            text.replace(at, name.size(), std::to_string(value));
    }
    return *TextTree::parse(text);
}

int returnedCount(const ai::lab::Trace &trace, NodeId node, std::uint32_t event)
{
    int count = 0;
    for (NodeId child = trace.firstChild(node); child != ai::lab::noNode;
         child = trace.nextSibling(child))
        count += trace.nodes()[child].leave < event ? 1 : 0;
    return count;
}

/// Whether one search does at some time what the other does at a step: at the same node, after as
/// many children, with the same window and the same best value.
bool hasStep(const TracedSearch &search, const TracedSearch &other, std::uint32_t step)
{
    const auto &trace = *search.trace;
    const auto &event = other.trace->events()[step - 1];
    const NodeId there = other.trace->nodeOf(step - 1);
    const NodeId node = trace.find(other.trace->path(there));
    if (node == ai::lab::noNode)
        return false;
    const auto expected = other.trace->state(there, step);
    for (std::uint32_t at = trace.nodes()[node].enter; at <= trace.nodes()[node].leave; ++at) {
        const auto &found = trace.events()[at];
        if (trace.nodeOf(at) != node || found.kind != event.kind)
            continue;
        const auto state = trace.state(node, at + 1);
        const bool hasValue =
            event.kind == ai::lab::EventKind::Window || event.kind == ai::lab::EventKind::Leave;
        const bool sameValue =
            !hasValue
            || (state.value == expected.value
                && (event.kind == ai::lab::EventKind::Window
                    || trace.nodes()[node].bound == other.trace->nodes()[there].bound));
        const bool sameWindow = trace.nodes()[node].leaf // of which none is shown, nor at the end
                                || event.kind == ai::lab::EventKind::Leave
                                || (state.alpha == expected.alpha && state.beta == expected.beta);
        if (sameWindow && sameValue
            && returnedCount(trace, node, at) == returnedCount(*other.trace, there, step - 1))
            return true;
    }
    return false;
}

std::string names(const AssumedLetters::Letters &letters)
{
    std::string all;
    for (const ai::lab::AssumedLetter &letter : letters)
        all += letter.name + '=' + std::to_string(letter.value) + ' ';
    return all;
}

} // namespace

/// What depends on a letter that was visited, by trying all that the letters can be.
class TestAssumedLetters : public QObject
{
    Q_OBJECT

private slots:
    void cutBehindALetterIsMarked();
    void boundThatNeedsNoLetterIsNotMarked();
    void treesWithoutLettersHaveNone();
    void marksAreNeededAndEnough();
    void windowsHoldForWhatTheyName();
    void whatFollowsALetterIsMarked();
    void boundOfANodeThatIsCutIsMarked();
    void countsOfASubtreeHoldForWhatIsOutside();
    void stepsAreTheSameForOtherLetters();
};

/// The search takes 0 for a, and cuts the 9; with a at 4 or more the 9 would matter.
void TestAssumedLetters::cutBehindALetterIsMarked()
{
    const auto search =
        traced({*TextTree::parse("MAX(MIN(3,5),MIN(a,9))"), Algorithm::AlphaBetaShared});
    QVERIFY(!search.letters->empty());
    const NodeId second = search.trace->nextSibling(search.trace->firstChild(0));
    QCOMPARE(names(search.letters->ofNode(second)), std::string("a=0 "));
    QCOMPARE(names(search.letters->ofNode(0)), std::string("a=0 "));
    QVERIFY(search.letters->ofNode(search.trace->firstChild(0)).empty());
    int cuts = 0;
    for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
        const auto facts = stepFacts(search, step);
        if (facts.kind != ai::lab::EventKind::Cut)
            continue;
        ++cuts;
        QCOMPARE(names(search.letters->ofStep(facts, step)), std::string("a=0 "));
    }
    QCOMPARE(cuts, 1);
}

/// c is 2 or less in any case, and the root 3.
void TestAssumedLetters::boundThatNeedsNoLetterIsNotMarked()
{
    const auto search = traced({*TextTree::parse("MAX(3,c,2); c <= 2"), Algorithm::Plain});
    QVERIFY(!search.letters->empty());
    QVERIFY(search.letters->ofNode(0).empty());
}

void TestAssumedLetters::treesWithoutLettersHaveNone()
{
    QVERIFY(traced("classic").letters->empty());
    QVERIFY(traced("tree-2").letters->empty()); // they are cut
}

void TestAssumedLetters::marksAreNeededAndEnough()
{
    ai::Random random(7);
    int marked = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto side = i % 2 == 0 ? core::Side::First : core::Side::Second;
        ai::lab::SearchSetup setup{treeWithLetters(random, side), i % 5 == 0 ? Algorithm::Plain
                                                                  : i % 5 == 1
                                                                      ? Algorithm::AlphaBetaFresh
                                                                      : Algorithm::AlphaBetaShared};
        setup.failHard = i % 3 == 0 && setup.algorithm != Algorithm::Plain;
        setup.cutsBeyond = i % 7 < 3;
        const auto search = traced(setup);
        for (NodeId id = 0; id < search.trace->nodeCount(); ++id) {
            const AssumedLetters::Letters letters = search.letters->ofNode(id);
            const QByteArray where =
                QByteArray::fromStdString(std::get<TextTree>(setup.root).toText() + ", node "
                                          + std::to_string(id) + ": " + names(letters));
            QVERIFY2(claimHolds(search, id, letters), where);
            marked += letters.empty() ? 0 : 1;
            // Without them it would not be true.
            QVERIFY2(letters.empty() || !claimHolds(search, id, {}), where);
        }
    }
    QVERIFY(marked > 500);
}

/// Someone above, or the node itself, has alpha or beta for sure.
void TestAssumedLetters::windowsHoldForWhatTheyName()
{
    ai::Random random(8);
    int checked = 0;
    for (int i = 0; i < 300; ++i) {
        const TextTree tree = treeWithLetters(random, core::Side::First);
        const auto search = traced({tree, Algorithm::AlphaBetaShared});
        if (search.letters->empty())
            continue;
        const auto &trace = *search.trace;
        for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
            const NodeId node = trace.nodeOf(step - 1);
            const auto state = trace.state(node, step);
            const auto somebodyHas = [&](bool max, int value, const Values &letters) {
                for (NodeId above = node; above != ai::lab::noNode;
                     above = trace.nodes()[above].parent) {
                    const int has = valueOf(std::get<TextTree>(positionAt(search, above)), letters);
                    if (trace.nodes()[above].max == max && (max ? has >= value : has <= value))
                        return true;
                }
                return false;
            };
            if (std::abs(state.alpha) < ai::infinity) {
                const auto letters = search.letters->ofAlpha(node, step);
                QVERIFY2(somebodyHas(true, state.alpha, atEnd(tree, letters, false)),
                         tree.toText().c_str());
                ++checked;
            }
            if (std::abs(state.beta) < ai::infinity) {
                const auto letters = search.letters->ofBeta(node, step);
                QVERIFY2(somebodyHas(false, state.beta, atEnd(tree, letters, true)),
                         tree.toText().c_str());
                ++checked;
            }
        }
    }
    QVERIFY(checked > 1000);
}

/// The search takes 1 for a, and so goes on behind the 2; with a at 2 or more it would cut there.
void TestAssumedLetters::whatFollowsALetterIsMarked()
{
    const auto search = traced(
        {*TextTree::parse("MAX(MIN(3,a,10),MIN(2,4,6)); a >= 1"), Algorithm::AlphaBetaShared});
    QVERIFY(!search.letters->empty());
    const NodeId second = search.trace->nextSibling(search.trace->firstChild(0));
    const NodeId four = search.trace->nextSibling(search.trace->firstChild(second));
    QCOMPARE(names(search.letters->ofAlpha(second, search.trace->nodes()[second].enter + 1)),
             std::string("a=1 "));
    QVERIFY(search.letters->ofVisit(second).empty());
    QCOMPARE(names(search.letters->ofVisit(four)), std::string("a=1 "));
    // What the node is worth holds for any letter, and so does what a full window finds.
    QVERIFY(search.letters->ofNode(second).empty());
    QVERIFY(search.letters->ofBeta(second, search.trace->nodes()[four].enter + 1).empty());
}

/// With a at 1 or less nothing would be cut, and 1 be the exact value.
void TestAssumedLetters::boundOfANodeThatIsCutIsMarked()
{
    const auto search =
        traced({*TextTree::parse("MAX(a,MIN(2,1)); a = 0..10"), Algorithm::AlphaBetaShared});
    const NodeId second = search.trace->nextSibling(search.trace->firstChild(0));
    const std::uint32_t step = search.trace->nodes()[second].leave + 1;
    QCOMPARE(search.trace->nodes()[second].bound, Bound::AtMost);
    QVERIFY(search.letters->ofNode(second).empty()); // that it is 2 or less holds in any case
    QCOMPARE(names(search.letters->ofStep(stepFacts(search, step), step)), std::string("a=5 "));
}

/// The window of the second child comes from the first, which is not visited again.
void TestAssumedLetters::countsOfASubtreeHoldForWhatIsOutside()
{
    const ai::lab::SearchSetup setup{*TextTree::parse("MAX(MIN(a,5),MIN(2,7))"),
                                     Algorithm::AlphaBetaShared};
    ai::SearchControl control;
    const auto search = traceSubtree(setup, {core::Move(1)}, 0, ai::infinity, control);
    QVERIFY(!search.letters->empty());
    QVERIFY(search.letters->ofCounts(1).empty());
    QCOMPARE(names(search.letters->ofCounts(search.trace->stepCount())), std::string("a=0 "));
}

/// What is not marked happens in the same way whatever the letters are: the searches of the same
/// tree with numbers for them have the step, too.
void TestAssumedLetters::stepsAreTheSameForOtherLetters()
{
    ai::Random random(9);
    int unmarked = 0;
    int marked = 0;
    const int trees = 200 / support::sanitizerFactor;
    for (int i = 0; i < trees; ++i) {
        const auto side = i % 2 == 0 ? core::Side::First : core::Side::Second;
        ai::lab::SearchSetup setup{treeWithLetters(random, side),
                                   std::array{Algorithm::AlphaBetaFresh, Algorithm::AlphaBetaShared,
                                              Algorithm::Negamax}[static_cast<std::size_t>(i % 3)]};
        setup.failHard = i % 5 == 0;
        setup.cutsBeyond = i % 7 < 3;
        const auto search = traced(setup);
        if (search.letters->empty())
            continue;
        const auto tree = std::get<TextTree>(setup.root);
        for (int other = 0; other < 6; ++other) {
            Values values;
            for (const TextTree::Unknown &letter : tree.unknowns())
                values[letter.name] = letterValue(letter, random);
            const auto numbersFor = [&](const AssumedLetters::Letters &letters) {
                Values now = values;
                for (const ai::lab::AssumedLetter &letter : letters)
                    now[letter.name] = letter.value;
                setup.root = withNumbers(tree, now);
                return traced(setup);
            };
            const auto &counters = search.trace->counters();
            const auto others =
                numbersFor(search.letters->ofCounts(search.trace->stepCount())).trace->counters();
            QVERIFY2(others.calls() == counters.calls() && others.leaves() == counters.leaves()
                         && others.cutBranches() == counters.cutBranches(),
                     tree.toText().c_str());
            for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
                const auto &left = search.trace->nodes()[search.trace->nodeOf(step - 1)];
                if (search.trace->events()[step - 1].kind == ai::lab::EventKind::Leave
                    && left.bound == Bound::Exact)
                    continue; // a claim about the node: see marksAreNeededAndEnough()
                const auto letters = search.letters->ofStep(stepFacts(search, step), step);
                (letters.empty() ? unmarked : marked) += 1;
                const auto numbers = numbersFor(letters);
                QVERIFY2(hasStep(numbers, search, step),
                         (tree.toText() + ", step " + std::to_string(step) + ", not in "
                          + std::get<TextTree>(setup.root).toText() + ", marked " + names(letters))
                             .c_str());
            }
        }
    }
    QVERIFY(unmarked > 20 * trees);
    QVERIFY(marked > 20 * trees);
}

QTEST_APPLESS_MAIN(TestAssumedLetters)
#include "tst_assumedletters.moc"
