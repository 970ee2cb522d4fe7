#include "ai/lab/studies/orderstudy.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using ai::SearchControl;
using ai::lab::OrderStudy;
using ai::lab::TextTree;

namespace {

OrderStudy studyOf(const TextTree &tree)
{
    SearchControl control;
    return ai::lab::studyOrders(tree, control);
}

OrderStudy studyOf(const char *text)
{
    return studyOf(*TextTree::parse(text));
}

/// Alpha-beta over two levels by its definition; the leaves that it visits.
std::size_t visited(const std::vector<std::vector<int>> &groups)
{
    std::size_t leaves = 0;
    int alpha = std::numeric_limits<int>::min();
    for (const auto &group : groups) {
        int least = std::numeric_limits<int>::max();
        for (const int leaf : group) {
            ++leaves;
            least = std::min(least, leaf);
            if (least <= alpha)
                break;
        }
        alpha = std::max(alpha, least);
    }
    return leaves;
}

} // namespace

/// Orders of one tree, and what alpha-beta visits in each.
class TestOrderStudy : public QObject
{
    Q_OBJECT

private slots:
    void theDocumentsTreesHaveTheirCounts();
    void bestOrderReachesTheLeast();
    void noOrderIsBetterThanTheBest();
    void raggedTreesHaveNoFormula();
};

void TestOrderStudy::theDocumentsTreesHaveTheirCounts()
{
    const OrderStudy classic = studyOf("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    QCOMPARE(classic.all, std::uint64_t(9));
    QCOMPARE(classic.asDrawn, std::uint64_t(7));
    QCOMPARE(classic.best, std::uint64_t(5));
    QVERIFY(classic.uniform == (OrderStudy::Uniform{3, 2, 5}));
    // 12, 8, 3; 6, 4, 2; 14, 5, 2 in the order 2, 2, 3 of the nodes: by hand nothing is cut.
    QCOMPARE(classic.worst, std::uint64_t(9));
    QCOMPARE(studyOf("MIN(MAX(4,5),MAX(2,7))").asDrawn, std::uint64_t(4));
    QCOMPARE(studyOf("MIN(MAX(4,5),MAX(2,7))").best, std::uint64_t(3));
    // Letters count as the search takes them.
    QCOMPARE(studyOf("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))").asDrawn, std::uint64_t(5));
}

/// In every uniform tree: Knuth and Moore's theorem.
void TestOrderStudy::bestOrderReachesTheLeast()
{
    ai::Random random(3);
    for (int i = 0; i < 40; ++i) {
        TextTree::Shape shape;
        shape.depth = 1 + i % 4;
        shape.minWidth = shape.maxWidth = 2 + i % 2;
        shape.range = i % 3 == 0 ? 3 : 90;
        shape.ragged = false;
        const auto side = i % 2 == 0 ? core::Side::First : core::Side::Second;
        const OrderStudy study = studyOf(TextTree::random(shape, side, random));
        QVERIFY(study.uniform.has_value());
        QCOMPARE(study.uniform->plies, shape.depth);
        QCOMPARE(study.uniform->branching, shape.minWidth);
        QCOMPARE(study.best, study.uniform->min);
        QVERIFY(study.asDrawn >= study.best && study.asDrawn <= study.all);
        QVERIFY(study.worst >= study.best && study.worst <= study.all);
        QVERIFY(study.random >= double(study.best) && study.random <= double(study.all));
    }
}

/// Held against all orders of a small tree, each searched by the definition.
void TestOrderStudy::noOrderIsBetterThanTheBest()
{
    std::vector<std::vector<int>> groups{{3, 12, 8}, {2, 4, 6}, {14, 5, 2}};
    const OrderStudy study = studyOf("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    for (auto &group : groups)
        std::sort(group.begin(), group.end());
    std::sort(groups.begin(), groups.end());
    std::size_t least = 9;
    double sum = 0;
    int orders = 0;
    do {
        do {
            do {
                do {
                    const std::size_t leaves = visited(groups);
                    least = std::min(least, leaves);
                    sum += double(leaves);
                    ++orders;
                } while (std::next_permutation(groups[2].begin(), groups[2].end()));
            } while (std::next_permutation(groups[1].begin(), groups[1].end()));
        } while (std::next_permutation(groups[0].begin(), groups[0].end()));
    } while (std::next_permutation(groups.begin(), groups.end()));
    QCOMPARE(std::uint64_t(least), study.best);
    QVERIFY(orders >= 216);
    QVERIFY(std::abs(study.random - sum / orders) < 0.4); // the mean of a sample
}

void TestOrderStudy::raggedTreesHaveNoFormula()
{
    for (const char *text : {"MAX(3,MIN(2,4))", "MAX(MIN(1,2),MIN(1,2,3))", "MAX(MIN(1,2),3)"})
        QVERIFY2(!studyOf(text).uniform, text);
    QVERIFY(studyOf("MAX(1,2,3)").uniform == (OrderStudy::Uniform{3, 1, 3}));
}

QTEST_APPLESS_MAIN(TestOrderStudy)
#include "tst_orderstudy.moc"
