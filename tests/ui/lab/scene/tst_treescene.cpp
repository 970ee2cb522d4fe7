#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"

#include <iterator>
#include <map>

using ai::lab::noNode;
using ui::lab::LabSession;

/// Which part of the tree is drawn.
class TestTreeScene : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void whatIsOpenedByItselfCanBeRead();
    void theRootSaysHowManyPositionsThereAre();
    void atMostSixHundredNodesAreDrawn();
    void smallTreesUseTheSpace();
    void lowViewsKeepLeavesApart();
};

void TestTreeScene::whatIsOpenedByItselfCanBeRead()
{
    ui::GameController game;
    game.setLevel(ai::Level::Medium);
    ui::lab::LabWindow lab(&game);
    lab.resize(lab.sizeHint());
    lab.show();
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    finish(lab);
    lab.controller()->explainLastMove();
    finish(lab);
    auto *canvas = part<ui::lab::TreeCanvas>(lab, "treeCanvas");
    QVERIFY2(canvas->zoom() >= 0.3, qPrintable(QString::number(canvas->zoom())));
    QVERIFY(canvas->rect().contains(canvas->onScreen(canvas->scene().bounds().center()).toPoint()));
    for (const qreal side : {canvas->scene().bounds().left(), canvas->scene().bounds().right()})
        QVERIFY(
            canvas->rect().adjusted(-1, 0, 1, 0).contains(canvas->onScreen({side, 0}).toPoint()));
    // The move is there with its answers, and what is below the other moves is counted at them.
    const int played = canvas->scene().find({game.match().move(0)});
    QVERIFY(played >= 0);
    QVERIFY(!canvas->scene().node(played).children.empty());
    qint64 seen = 0;
    for (const auto &node : canvas->scene().nodes())
        seen += (node.id == noNode ? 0 : 1) + node.hidden;
    QCOMPARE(seen, qint64(lab.session()->trace().nodeCount()));
    // Opened and closed by hand, the rest stays as it is.
    const auto nodes = canvas->scene().nodes();
    const auto folded = std::find_if(nodes.begin(), nodes.end(), [](const auto &node) {
        return node.hidden > 0 && node.children.empty();
    });
    QVERIFY(folded != nodes.end());
    lab.session()->setOpened(folded->path, false);
    const auto drawn = canvas->scene().nodes().size();
    lab.session()->setOpened(folded->path, true);
    QVERIFY(canvas->scene().nodes().size() > drawn);
    lab.session()->setOpened(folded->path, false);
    QCOMPARE(canvas->scene().nodes().size(), drawn);
}

void TestTreeScene::theRootSaysHowManyPositionsThereAre()
{
    const auto window = opened("ttt-shared");
    window->session()->select({});
    QTRY_VERIFY(label(*window, "nodeTheory").contains("5,478"));
    QVERIFY(label(*window, "nodeTheory").contains("765"));
}

void TestTreeScene::atMostSixHundredNodesAreDrawn()
{
    const auto window = opened("ttt-plain");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    for (int turn = 0; turn < 3; ++turn) {
        const auto nodes = canvas->scene().nodes();
        for (const auto &node : nodes) {
            if (!node.leaf && node.children.empty())
                session->setOpened(node.path, true);
        }
    }
    QVERIFY(canvas->scene().nodes().size() > 500);
    QVERIFY(canvas->scene().nodes().size() <= std::size_t(ui::lab::TreeScene::maxNodes));
    // What is not drawn is counted where it hangs.
    qint64 drawnOrCounted = 0;
    for (const auto &node : canvas->scene().nodes())
        drawnOrCounted += 1 + node.hidden;
    bool more = false;
    for (const auto &node : canvas->scene().nodes())
        more = more || node.more > 0 || node.hidden > 0;
    QVERIFY(more);
    QVERIFY(drawnOrCounted <= qint64(session->trace().nodeCount()));
}

/// A tree of a few leaves is not lost in the middle: it takes most of the width or of the height.
void TestTreeScene::smallTreesUseTheSpace()
{
    for (const char *key : {"four-max", "tree-1", "tree-2", "classic", "ttt-late"}) {
        const auto window = opened(key);
        window->resize(1152, 800);
        layOut();
        const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
        const QRectF bounds = canvas->scene().bounds();
        const QSizeF drawn = bounds.size() * canvas->zoom();
        const QSize space = canvas->treeSize();
        QVERIFY2(drawn.width() > 0.55 * space.width(), key);
        QVERIFY2(drawn.width() <= space.width() && drawn.height() <= space.height(), key);
        // Its nodes are within its bounds, the root above the middle of its children.
        const auto &nodes = canvas->scene().nodes();
        for (const auto &node : nodes)
            QVERIFY2(bounds.contains(canvas->scene().box(node)), key);
        const auto &children = nodes.front().children;
        const auto x = [&nodes](int node) { return nodes[std::size_t(node)].centre.x(); };
        QVERIFY(qAbs(nodes.front().centre.x() - (x(children.front()) + x(children.back())) / 2)
                < 1);
    }
}

/// In a low window with large letters a tree is as small as its height needs, and then uses the
/// width: it is no wider than the view, and nearly as wide.
void TestTreeScene::lowViewsKeepLeavesApart()
{
    const auto window = opened();
    const auto tree = ai::lab::TextTree::parse(
        "MAX(MIN(MAX(3,12),MAX(2,4)),MIN(MAX(14,5),MAX(7,1)),MIN(MAX(9,4),MAX(4,6)))");
    window->controller()->search({*tree, ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    constexpr qreal width = 500;
    constexpr qreal height = 160;
    ui::lab::TreeScene::Options options;
    options.view = {width, height};
    options.largestZoom = 2;
    const ui::lab::TreeScene scene(*window->session(), options);
    QVERIFY(scene.whole());
    const qreal zoom = std::min(width / scene.bounds().width(), height / scene.bounds().height());
    QVERIFY2(zoom * scene.bounds().width() > 0.95 * width,
             qPrintable(QString::number(zoom * scene.bounds().width())));
    std::map<qreal, const ui::lab::TreeScene::Node *> leaves;
    for (const auto &node : scene.nodes()) {
        if (node.leaf)
            leaves.emplace(node.centre.x(), &node);
    }
    QCOMPARE(leaves.size(), std::size_t(12));
    constexpr qreal apart = 4; // pixels, more than the lines around them
    for (auto leaf = std::next(leaves.begin()); leaf != leaves.end(); ++leaf)
        QVERIFY(
            zoom * (scene.box(*leaf->second).left() - scene.box(*std::prev(leaf)->second).right())
            >= apart);
}

QTEST_MAIN(TestTreeScene)
#include "tst_treescene.moc"
