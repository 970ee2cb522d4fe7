#include "ui/lab/scene/tidytree.h"

#include <QTest>

#include <random>

using ui::lab::TidyGaps;
using ui::lab::TidyNode;
using ui::lab::tidyOffsets;

/// Tidy trees: nothing overlaps, parents stand in the middle, and nothing is wider than it must be.
class TestTidyTree : public QObject
{
    Q_OBJECT

private slots:
    void aPairIsAsNearAsTheGapAllows();
    void cousinsAreSetApart();
    void randomTreesAreTidy();
};

namespace {

constexpr TidyGaps gaps{0.5, 2};

struct Placed
{
    std::vector<double> x;
    std::vector<int> level;
};

Placed placed(const std::vector<TidyNode> &nodes)
{
    const std::vector<qreal> offsets = tidyOffsets(nodes, gaps);
    Placed all{std::vector<double>(nodes.size(), 0), std::vector<int>(nodes.size(), 0)};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (const int child : nodes[i].children) {
            const auto at = static_cast<std::size_t>(child);
            all.x[at] = all.x[i] + offsets[at];
            all.level[at] = all.level[i] + 1;
        }
    }
    return all;
}

std::vector<TidyNode> randomTree(std::mt19937 &random)
{
    std::vector<TidyNode> nodes{{1, 1, {}}};
    for (std::size_t i = 0; i < nodes.size() && nodes.size() < 60; ++i) {
        const auto children = random() % 4;
        for (auto n = children; n > 0; --n) {
            nodes[i].children.push_back(static_cast<int>(nodes.size()));
            const auto half = [&random] { return 0.5 + static_cast<double>(random() % 3); };
            const double left = half();
            nodes.push_back({left, half(), {}});
        }
    }
    return nodes;
}

} // namespace

void TestTidyTree::aPairIsAsNearAsTheGapAllows()
{
    const Placed all = placed({{1, 1, {1, 2}}, {1, 2, {}}, {3, 1, {}}});
    QCOMPARE(all.x[2] - all.x[1], 2 + gaps.sibling + 3);
    QCOMPARE(all.x[1] + all.x[2], 0.0);
}

void TestTidyTree::cousinsAreSetApart()
{
    const Placed all =
        placed({{1, 1, {1, 2}}, {1, 1, {3, 4}}, {1, 1, {5}}, {1, 1, {}}, {1, 1, {}}, {1, 1, {}}});
    QCOMPARE(all.x[5] - all.x[4], 1 + gaps.cousin + 1);
}

void TestTidyTree::randomTreesAreTidy()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        std::mt19937 random(seed);
        const std::vector<TidyNode> nodes = randomTree(random);
        const Placed all = placed(nodes);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto &children = nodes[i].children;
            if (!children.empty()) {
                const double middle = (all.x[static_cast<std::size_t>(children.front())]
                                       + all.x[static_cast<std::size_t>(children.back())])
                                      / 2;
                QVERIFY2(qAbs(middle - all.x[i]) < 1e-9, qPrintable(QString::number(seed)));
            }
            // Nodes of a level are numbered from left to right.
            for (std::size_t j = i + 1; j < nodes.size() && all.level[j] == all.level[i]; ++j) {
                QVERIFY2(all.x[i] + nodes[i].right + gaps.sibling
                             <= all.x[j] - nodes[j].left + 1e-9,
                         qPrintable(QString("seed %1, nodes %2 and %3").arg(seed).arg(i).arg(j)));
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestTidyTree)
#include "tst_tidytree.moc"
