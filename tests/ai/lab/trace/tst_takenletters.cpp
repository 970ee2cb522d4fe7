#include "ai/lab/trace/takenletters.h"
#include "tests/support/lab/traced.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <map>

using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::NodeId;
using ai::lab::TakenLetters;
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
Values atEnd(const TextTree &tree, const TakenLetters::Letters &fixed, bool high)
{
    Values values;
    for (const TextTree::Unknown &letter : tree.unknowns())
        values[letter.name] = high ? letter.high : letter.low;
    for (const ai::lab::TakenLetter &letter : fixed)
        values[letter.name] = letter.value;
    return values;
}

/// Whether what the search says of a node holds for all letters that are not fixed. A value only
/// rises when a leaf does, so the ends decide.
bool claimHolds(const TracedSearch &search, NodeId id, const TakenLetters::Letters &fixed)
{
    const auto &root = std::get<TextTree>(search.setup.root);
    const auto node = std::get<TextTree>(positionAt(search, id));
    const auto &record = search.trace->nodes()[id];
    return (record.bound == Bound::AtMost
            || valueOf(node, atEnd(root, fixed, false)) >= record.value)
           && (record.bound == Bound::AtLeast
               || valueOf(node, atEnd(root, fixed, true)) <= record.value);
}

std::string names(const TakenLetters::Letters &letters)
{
    std::string all;
    for (const ai::lab::TakenLetter &letter : letters)
        all += letter.name + '=' + std::to_string(letter.value) + ' ';
    return all;
}

} // namespace

/// What depends on a letter that was visited, by trying all that the letters can be.
class TestTakenLetters : public QObject
{
    Q_OBJECT

private slots:
    void cutBehindALetterIsMarked();
    void boundThatNeedsNoLetterIsNotMarked();
    void treesWithoutLettersHaveNone();
    void marksAreNeededAndEnough();
    void windowsHoldForWhatTheyName();
};

/// The search takes 0 for a, and cuts the 9; with a at 4 or more the 9 would matter.
void TestTakenLetters::cutBehindALetterIsMarked()
{
    const auto search =
        traced({*TextTree::parse("MAX(MIN(3,5),MIN(a,9))"), Algorithm::AlphaBetaShared});
    QVERIFY(search.letters != nullptr);
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
void TestTakenLetters::boundThatNeedsNoLetterIsNotMarked()
{
    const auto search = traced({*TextTree::parse("MAX(3,c,2); c <= 2"), Algorithm::Plain});
    QVERIFY(search.letters != nullptr);
    QVERIFY(search.letters->ofNode(0).empty());
}

void TestTakenLetters::treesWithoutLettersHaveNone()
{
    QVERIFY(traced("classic").letters == nullptr);
    QVERIFY(traced("tree-2").letters == nullptr); // they are cut
}

void TestTakenLetters::marksAreNeededAndEnough()
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
            const TakenLetters::Letters letters =
                search.letters == nullptr ? TakenLetters::Letters() : search.letters->ofNode(id);
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
void TestTakenLetters::windowsHoldForWhatTheyName()
{
    ai::Random random(8);
    int checked = 0;
    for (int i = 0; i < 300; ++i) {
        const TextTree tree = treeWithLetters(random, core::Side::First);
        const auto search = traced({tree, Algorithm::AlphaBetaShared});
        if (search.letters == nullptr)
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

QTEST_APPLESS_MAIN(TestTakenLetters)
#include "tst_takenletters.moc"
