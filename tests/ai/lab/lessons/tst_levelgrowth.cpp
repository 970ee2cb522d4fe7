#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/levelgrowth.h"
#include "ai/lab/trace/stepfacts.h"
#include "ai/search/random.h"

#include <QTest>

using namespace ai::lab;

namespace {

/// What is there and valued at a stage, by the documents' words: ply by ply down, then ply by ply
/// up, with a value of its own at each node.
class Drawing
{
public:
    explicit Drawing(const SearchSetup &setup)
        : m_setup(setup)
    {
        value(setup.root, 0);
    }

    int plies() const { return static_cast<int>(m_nodes.size()) - 1; }
    int nodes(int ply) const { return m_nodes[std::size_t(ply)]; }
    int leaves(int ply) const { return m_leaves[std::size_t(ply)]; }
    int won(int ply) const { return m_won[std::size_t(ply)]; }
    int rootValue() const { return m_root; }

private:
    int value(const LabPosition &position, std::size_t ply)
    {
        for (auto *counts : {&m_nodes, &m_leaves, &m_won})
            counts->resize(std::max(counts->size(), ply + 1));
        ++m_nodes[ply];
        const bool end = isOver(position) || (m_setup.depth > 0 && int(ply) == m_setup.depth);
        if (end) {
            ++m_leaves[ply];
            const auto game = toPosition(position);
            const auto winner = game && core::isOver(*game) ? core::winner(*game) : std::nullopt;
            m_won[ply] += winner && *winner == sideToMove(m_setup.root) ? 1 : 0;
            return m_root = leafValue(m_setup, position);
        }
        const bool max = sideToMove(position) == sideToMove(m_setup.root) ? !isMirrored(m_setup)
                                                                          : isMirrored(m_setup);
        std::optional<int> best;
        for (const core::Move move : legalMoves(position)) {
            const int child = value(after(position, move), ply + 1);
            if (!best || (max ? child > *best : child < *best))
                best = child;
        }
        return m_root = *best;
    }

    SearchSetup m_setup;
    std::vector<int> m_nodes;
    std::vector<int> m_leaves;
    std::vector<int> m_won;
    int m_root = 0;
};

void check(const SearchSetup &setup)
{
    const auto search = levelSearchOf(setup, 3'000);
    QVERIFY(search.has_value());
    const LevelGrowth growth(*search);
    const Drawing drawing(setup);
    QCOMPARE(growth.stageCount(), 2 * drawing.plies());
    for (int at = 0; at <= growth.stageCount(); ++at) {
        const bool grows = at <= drawing.plies();
        const int ply = grows ? at : 2 * drawing.plies() - at;
        const LevelGrowth::Stage stage = growth.stage(at);
        QCOMPARE(stage.grows, grows);
        QCOMPARE(stage.ply, ply);
        QCOMPARE(stage.nodes, drawing.nodes(ply) - (grows ? 0 : drawing.leaves(ply)));
        QCOMPARE(stage.leaves, grows ? drawing.leaves(ply) : 0);
        QCOMPARE(stage.wonByMax, grows ? drawing.won(ply) : 0);
        int there = 0;
        int valued = 0;
        for (NodeId node = 0; node < search->trace->nodeCount(); ++node) {
            there += growth.isThere(node, at) ? 1 : 0;
            valued += growth.isValued(node, at) ? 1 : 0;
        }
        int expectedThere = 0;
        int expectedValued = 0;
        for (int i = 0; i <= drawing.plies(); ++i) {
            const int here = i <= at ? drawing.nodes(i) : 0;
            expectedThere += here;
            expectedValued += !grows && i >= ply ? here : i <= at ? drawing.leaves(i) : 0;
        }
        QCOMPARE(there, expectedThere);
        QCOMPARE(valued, expectedValued);
    }
    QCOMPARE(growth.stage(growth.stageCount()).value, drawing.rootValue());
}

} // namespace

/// Trees that grow and get their values level by level.
class TestLevelGrowth : public QObject
{
    Q_OBJECT

private slots:
    void spanishArticlesTree();
    void fourthDocumentsSteps();
    void treesAndGamesAgreeWithTheDrawing();
    void largeTreesAreRefused();
    void winnersAreTold();
};

/// Its pictures: three moves of X; six replies, of which two win for O; four last moves, of which X
/// wins all; then the values up to the root, and the left move.
void TestLevelGrowth::spanishArticlesTree()
{
    const auto search = levelSearchOf(example("ttt-three")->setup, 100);
    QVERIFY(search && search->setup.algorithm == Algorithm::Plain);
    const LevelGrowth growth(*search);
    QCOMPARE(growth.stageCount(), 6);
    const std::array<std::array<int, 5>, 4> grown{
        {{1, 0, 0, 0, 0}, {3, 0, 0, 0, 0}, {6, 2, 0, 2, 0}, {4, 4, 4, 0, 0}}};
    for (int ply = 0; ply < 4; ++ply) {
        const auto stage = growth.stage(ply);
        QCOMPARE((std::array<int, 5>{stage.nodes, stage.leaves, stage.wonByMax, stage.wonByMin,
                                     stage.drawn}),
                 grown[std::size_t(ply)]);
        QCOMPARE(stage.max, ply == 0 || ply % 2 == 1);
    }
    for (const auto &[at, nodes] : {std::pair(4, 4), std::pair(5, 3), std::pair(6, 1)}) {
        QVERIFY(!growth.stage(at).grows);
        QCOMPARE(growth.stage(at).nodes, nodes);
        QCOMPARE(growth.stage(at).max, at != 5);
    }
    QCOMPARE(growth.stage(6).value, 1);
    QCOMPARE(growth.stage(6).best.code() + 1, 5);
}

/// The whole tree first, then the utilities of the leaves, and one layer after the other to the
/// root: MAX{MIN{3,5,10},MIN{2,2}}, of which alpha-beta would leave out one.
void TestLevelGrowth::fourthDocumentsSteps()
{
    const auto search = levelSearchOf(example("tree-1")->setup, 100);
    QVERIFY(search.has_value());
    const LevelGrowth growth(*search);
    QCOMPARE(growth.stageCount(), 4);
    QCOMPARE(growth.stage(2).leaves, 5);
    QCOMPARE(growth.stage(3).nodes, 2);
    QVERIFY(!growth.stage(3).max);
    QCOMPARE(growth.stage(4).value, 3);
    QCOMPARE(growth.stage(4).best, search->trace->nodes()[1].move);
}

void TestLevelGrowth::treesAndGamesAgreeWithTheDrawing()
{
    ai::Random random(5);
    for (int i = 0; i < 200 && !QTest::currentTestFailed(); ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 4;
        check({TextTree::random(shape, i % 2 == 0 ? core::Side::First : core::Side::Second, random),
               Algorithm::AlphaBetaShared});
    }
    check({*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaFresh});
    check({*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Plain, 2});
    check({core::TicTacToe(), Algorithm::AlphaBetaShared, 3});
    check({core::Othello(), Algorithm::AlphaBetaShared, 4});
    check({*core::Nim::parse("1-2 normal"), Algorithm::AlphaBetaShared});
    check(example("othello-pass")->setup);
}

void TestLevelGrowth::largeTreesAreRefused()
{
    QVERIFY(!levelSearchOf({core::TicTacToe(), Algorithm::Plain}, 1'000));
    QVERIFY(!levelSearchOf({core::Othello(), Algorithm::AlphaBetaShared, 12}, 1'000));
    const SearchSetup late = example("ttt-late")->setup;
    QVERIFY(levelSearchOf(late, 14).has_value());
    QVERIFY(!levelSearchOf(late, 13).has_value());
}

void TestLevelGrowth::winnersAreTold()
{
    const SearchSetup ofO{*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Plain};
    QCOMPARE(wonByMax(ofO, *core::TicTacToe::parse("XX--X-OOO X")), std::optional(true));
    QCOMPARE(wonByMax(ofO, *core::TicTacToe::parse("XX-OX-OOX O")), std::optional(false));
    QCOMPARE(wonByMax(ofO, ofO.root), std::nullopt);
    const SearchSetup tree{*TextTree::parse("MAX(1,2)"), Algorithm::Plain};
    QCOMPARE(wonByMax(tree, after(tree.root, legalMoves(tree.root).front())), std::nullopt);
}

QTEST_APPLESS_MAIN(TestLevelGrowth)
#include "tst_levelgrowth.moc"
