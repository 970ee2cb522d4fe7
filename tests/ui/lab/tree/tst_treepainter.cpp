#include "tests/support/qt/labtest.h"

#include <QImage>
#include <QPainter>
#include <QTest>

/// How the tree is drawn.
class TestTreePainter : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void labelsLeaveTheEdgesFree();
};

/// Values stand beside nodes that have edges below, and there is room for them.
void TestTreePainter::labelsLeaveTheEdgesFree()
{
    const auto window = opened();
    const auto &scene = part<ui::lab::TreeCanvas>(*window, "treeCanvas")->scene();
    const auto &nodes = scene.nodes();
    for (const auto &node : nodes) {
        for (std::size_t i = 1; i < node.children.size(); ++i) {
            const auto &left = nodes[std::size_t(node.children[i - 1])];
            const auto &right = nodes[std::size_t(node.children[i])];
            if (!left.children.empty())
                QVERIFY(right.centre.x() - left.centre.x() > 5 * scene.radius());
        }
    }
    // Under the root, where its edges begin, nothing is written over them: the middle one is drawn
    // from the root's lower side on.
    window->session()->select(path({0}));
    QImage picture(scene.bounds().size().toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.translate(-scene.bounds().topLeft());
    part<ui::lab::TreeCanvas>(*window, "treeCanvas")->paintWhole(painter, window->palette());
    painter.end();
    const QPointF from = nodes.front().centre + QPointF(0, scene.radius());
    const QPointF to =
        nodes[std::size_t(nodes.front().children[1])].centre - QPointF(0, scene.radius());
    const QPointF near = from + (to - from) * 0.25 - scene.bounds().topLeft();
    bool inked = false;
    for (int x = -8; x <= 8; ++x) {
        for (int y = -8; y <= 8; ++y)
            inked = inked || qGray(picture.pixel(near.toPoint() + QPoint(x, y))) < 180;
    }
    QVERIFY(inked);
}

QTEST_MAIN(TestTreePainter)
#include "tst_treepainter.moc"
