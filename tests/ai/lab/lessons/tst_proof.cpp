#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/proof.h"
#include "ai/lab/trace/stepfacts.h"
#include "tests/support/randomplay.h"
#include "tests/support/slow.h"

#include <QTest>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::Proof;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using core::Move;
using core::Side;

namespace {

Proof proof(const SearchSetup &setup, const std::vector<Move> &path)
{
    SearchControl control;
    return prove(setup, path, control);
}

/// The decision by the definition: a tree with the leaf written into it, searched plainly.
std::pair<int, Move> decided(const TextTree &tree, const std::vector<Move> &path, int value)
{
    SearchControl control;
    const auto search =
        ai::lab::countSearch({tree.withLeaf(path, value), Algorithm::Plain}, control);
    return {search.value, search.best};
}

void collectLeaves(const TextTree &node, std::vector<Move> &path,
                   std::vector<std::vector<Move>> &leaves)
{
    if (node.isOver()) {
        leaves.push_back(path);
        return;
    }
    for (const Move move : node.legalMoves()) {
        path.push_back(move);
        collectLeaves(core::after(node, move), path, leaves);
        path.pop_back();
    }
}

int randomTrees()
{
    return support::slow() ? 10'000 : 60;
}

/// Some of the digits become letters, in every third tree with something known of two of them.
TextTree randomTreeWithLetters(int number, ai::Random &random)
{
    TextTree::Shape shape;
    shape.depth = 2 + number % 3;
    shape.maxWidth = 3;
    shape.range = 9;
    for (;;) {
        const Side side = number % 2 == 0 ? Side::First : Side::Second;
        std::string text = TextTree::random(shape, side, random).toText();
        for (char &one : text)
            one = one == '2' ? 'a' : one == '5' ? 'b' : one == '7' ? 'c' : one;
        if (number % 3 == 0)
            text += "; a >= 2; b = 1..6";
        if (const auto tree = TextTree::parse(text))
            return *tree;
    }
}

/// The letters written as digits.
TextTree withLetters(const TextTree &tree, const std::map<std::string, int> &values)
{
    std::string text = tree.toText();
    text = text.substr(0, text.find(';'));
    for (const auto &[letter, value] : values)
        std::replace(text.begin(), text.end(), letter.front(), static_cast<char>('0' + value));
    return *TextTree::parse(text);
}

} // namespace

/// "Suppose this leaf were worth something else": what the proof says, against trees written anew.
class TestProof : public QObject
{
    Q_OBJECT

private slots:
    void unvisitedLeavesDoNotMatter();
    void thresholdsAreWhereTheDecisionChanges();
    void cutBranchesOfGamesDoNotMatter_data();
    void cutBranchesOfGamesDoNotMatter();
    void theRootHoldsWhateverTheLettersAre();
    void aBoundIsCarriedUp();
    void lettersElsewhereAreNotTakenAsZero();
    void conditionsOnLettersAreExact();
};

void TestProof::unvisitedLeavesDoNotMatter()
{
    const SearchSetup setup = ai::lab::example("tree-2")->setup;
    SearchControl control;
    const auto search = traceSearch(setup, control);
    int unseen = 0;
    std::vector<Move> path;
    std::vector<std::vector<Move>> leaves;
    collectLeaves(std::get<TextTree>(setup.root), path, leaves);
    for (const auto &leaf : leaves) {
        const Proof what = proof(setup, leaf);
        if (search.trace->find(leaf) != ai::lab::noNode)
            continue;
        ++unseen;
        QVERIFY(!what.rootMoves());
        QCOMPARE(what.low, 3);
    }
    QCOMPARE(unseen, 4);
}

void TestProof::thresholdsAreWhereTheDecisionChanges()
{
    ai::Random random(1);
    int changes = 0;
    for (int i = 0; i < randomTrees(); ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 3;
        shape.range = 9;
        const TextTree tree =
            TextTree::random(shape, i % 2 == 0 ? Side::First : Side::Second, random);
        std::vector<Move> path;
        std::vector<std::vector<Move>> leaves;
        collectLeaves(tree, path, leaves);
        for (const auto &leaf : leaves) {
            const Proof what = proof({tree, Algorithm::AlphaBetaShared}, leaf);
            changes += what.change ? 1 : 0;
            for (int value = -2; value <= 11; ++value) {
                const auto [root, move] = decided(tree, leaf, value);
                QCOMPARE(root,
                         std::clamp(value, std::max(what.low, -9999), std::min(what.high, 9999)));
                if (what.change) {
                    const bool beyond = what.change->upwards ? value >= what.change->from
                                                             : value <= what.change->from;
                    QCOMPARE(move, beyond ? what.change->then : what.change->otherwise);
                } else {
                    QCOMPARE(move, what.move);
                }
            }
        }
    }
    QVERIFY(changes > randomTrees() * 5 / 6);
}

void TestProof::cutBranchesOfGamesDoNotMatter_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("shared window") << static_cast<int>(Algorithm::AlphaBetaShared);
    QTest::newRow("win only") << static_cast<int>(Algorithm::WinOnly);
    QTest::newRow("killer moves") << static_cast<int>(Algorithm::Killers);
    QTest::newRow("iterative deepening") << static_cast<int>(Algorithm::Deepening);
}

void TestProof::cutBranchesOfGamesDoNotMatter()
{
    QFETCH(const int, algorithm);
    support::Random random(2);
    int checked = 0;
    for (int i = 0; i < 20; ++i) {
        const auto board = support::afterRandomMoves(core::TicTacToe(), 2 + i % 3, random);
        if (board.isOver())
            continue;
        SearchSetup setup{board, static_cast<Algorithm>(algorithm)};
        setup.depth = ai::lab::needsDepth(setup.algorithm) ? 4 : 0;
        SearchControl control;
        const auto search = traceSearch(setup, control);
        for (ai::lab::NodeId id = 0; id < search.trace->nodeCount(); ++id) {
            if (search.trace->nodes()[id].cut == 0 || ++checked % 20 != 0)
                continue;
            std::vector<Move> path = search.trace->path(id);
            const auto moves = movesInOrder(search, id, after(setup.root, path));
            path.push_back(moves.back());
            const Proof what = proof(setup, path);
            QCOMPARE(what.low, what.high);
            QCOMPARE(what.low, search.trace->nodes().front().value);
            for (const int value : {-fixedValueRange(setup), 0, fixedValueRange(setup)}) {
                SearchControl again;
                const auto fixed = fixedNodeSearch(setup, path, value, again);
                QCOMPARE(quint64(fixed.counters.calls()),
                         quint64(search.trace->counters().calls()));
            }
        }
    }
    QVERIFY(checked > 100);
}

void TestProof::theRootHoldsWhateverTheLettersAre()
{
    const auto all = ai::lab::intervals(*TextTree::parse("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))"));
    QCOMPARE(all.front(), (ai::lab::ValueInterval{3, 3}));
    QCOMPARE(all[5], (ai::lab::ValueInterval{-TextTree::maxScore, 2}));
    QCOMPARE(ai::lab::intervals(*TextTree::parse("MAX(3,c); c = 1..5")).front(),
             (ai::lab::ValueInterval{3, 5}));
}

void TestProof::aBoundIsCarriedUp()
{
    const auto all = ai::lab::intervals(*TextTree::parse("MAX(3,c,2); c <= 2"));
    QCOMPARE(all.front(), (ai::lab::ValueInterval{3, 3}));
    QCOMPARE(all[2], (ai::lab::ValueInterval{-TextTree::maxScore, 2}));
}

void TestProof::lettersElsewhereAreNotTakenAsZero()
{
    const TextTree tree = *TextTree::parse("MAX(MIN(3,5),MIN(a,b))");
    const Proof what = proof({tree, Algorithm::AlphaBetaShared}, {Move(1), Move(1)});
    QVERIFY(what.unknown);
    const ai::lab::LetterCondition fourOrMore{ai::lab::LetterCondition::Kind::AtLeast, "a", 4};
    QCOMPARE(what.unknown->matters, fourOrMore);
    QCOMPARE(what.unknown->atLow, (ai::lab::ValueInterval{3, 3}));
    QCOMPARE(what.unknown->atHigh, (ai::lab::ValueInterval{3, TextTree::maxScore}));
    QVERIFY(!what.isNowKnown);
    // Where MIN has 2 anyway, neither letter can matter.
    const TextTree cut = std::get<TextTree>(ai::lab::example("tree-2")->setup.root);
    QCOMPARE(proof({cut, Algorithm::AlphaBetaShared}, {Move(1), Move(2)}).unknown->matters.kind,
             ai::lab::LetterCondition::Kind::Never);
}

/// Of random trees with letters, each leaf is held at both ends for many values of the letters.
void TestProof::conditionsOnLettersAreExact()
{
    ai::Random random(7);
    int conditional = 0;
    for (int i = 0; i < randomTrees(); ++i) {
        const auto tree = randomTreeWithLetters(i, random);
        std::vector<Move> path;
        std::vector<std::vector<Move>> leaves;
        collectLeaves(tree, path, leaves);
        const int depth = i % 5 == 0 ? 2 : 0;
        for (const auto &leaf : leaves) {
            if (depth != 0 && leaf.size() > static_cast<std::size_t>(depth))
                continue;
            const auto matters = ai::lab::whenNodeMatters(tree, leaf, depth);
            conditional += matters.kind > ai::lab::LetterCondition::Kind::Never ? 1 : 0;
            for (int drawn = 0; drawn < 40; ++drawn) {
                const std::map<std::string, int> values{{"a", 2 + int(random() % 8)},
                                                        {"b", 1 + int(random() % 6)},
                                                        {"c", int(random() % 10)}};
                const TextTree written = withLetters(tree, values);
                const auto rootWith = [&](int value) {
                    SearchControl control;
                    const SearchSetup setup{written.withLeaf(leaf, value), Algorithm::Plain, depth};
                    return ai::lab::countSearch(setup, control).value;
                };
                QCOMPARE(matters.holds(values), rootWith(-999) != rootWith(999));
            }
        }
    }
    QVERIFY(conditional > 100);
}

QTEST_APPLESS_MAIN(TestProof)
#include "tst_proof.moc"
