#include "tests/support/window/labtest.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/scene/treecolours.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

/// How the tree is drawn.
class TestTreePainter : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void labelsLeaveTheEdgesFree();
    void valuesOfSiblingBoardsStandInOneRow();
    void movesStandAtTheirOwnChildren();
    void wonLeavesAreMarked();
    void principalVariationStandsOut();
    void largeBoardsHaveCoordinates();
    void cutBranchesAreHatchedAndStruck();
    void trianglesPointUpForMax();
    void unvisitedEdgesAreDashed();
};

namespace {

/// The whole tree in black on white, with the corner of the scene at the picture's.
QImage drawnWhole(const ui::lab::TreeCanvas &canvas)
{
    const QRectF bounds = canvas.scene().bounds();
    QImage picture(bounds.size().toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.translate(-bounds.topLeft());
    canvas.picture().paint(painter, ui::lab::whitePalette());
    return picture;
}

} // namespace

/// What was cut has a pattern, not a colour alone, and two strokes across its edge; nothing else
/// has either.
void TestTreePainter::cutBranchesAreHatchedAndStruck()
{
    const auto window = opened("tree-2");
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &scene = canvas->scene();
    const QImage picture = drawnWhole(*canvas);
    const QColor strokes = ui::lab::cutColour(ui::lab::whitePalette());
    int cut = 0;
    for (int i = 1; i < static_cast<int>(scene.nodes().size()); ++i) {
        const auto &node = scene.node(i);
        if (!node.leaf)
            continue;
        const bool isCut = node.id == ai::lab::noNode;
        const QRectF box = scene.box(node).translated(-scene.bounds().topLeft());
        const QRectF aboveText = box.adjusted(6, 3, -6, 6 - box.height());
        const QImage strip = picture.copy(aboveText.toRect());
        QImage plain = strip;
        plain.fill(strip.pixel(0, 0));
        QCOMPARE(strip != plain, isCut);
        const QPoint middle = (scene.edge(i).pointAt(0.66) - scene.bounds().topLeft()).toPoint();
        int inked = 0;
        for (int x = -8; x <= 8; ++x) {
            for (int y = -8; y <= 8; ++y)
                inked += picture.pixelColor(middle + QPoint(x, y)) == strokes ? 1 : 0;
        }
        QCOMPARE(inked > 10, isCut);
        cut += isCut ? 1 : 0;
    }
    QCOMPARE(cut, 4);
}

void TestTreePainter::trianglesPointUpForMax()
{
    const auto window = opened("tree-2");
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &scene = canvas->scene();
    const QImage picture = drawnWhole(*canvas);
    const auto widthAt = [&](const QRectF &box, qreal y) { // of what is inked there
        int first = 10'000;
        int last = 0;
        for (int x = int(box.left()); x <= int(box.right()); ++x) {
            if (qGray(picture.pixel(x, int(y))) < 150) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
        return last - first;
    };
    int triangles = 0;
    for (const auto &node : scene.nodes()) {
        if (node.leaf)
            continue;
        const QRectF box = scene.box(node).translated(-scene.bounds().topLeft());
        const int above = widthAt(box, box.top() + 0.25 * box.height());
        const int below = widthAt(box, box.bottom() - 0.25 * box.height());
        QVERIFY2((above < below) == node.max,
                 qPrintable(QString("%1 above, %2 below").arg(above).arg(below)));
        ++triangles;
    }
    QCOMPARE(triangles, 4);
}

/// What was not reached is dashed, not pale alone.
void TestTreePainter::unvisitedEdgesAreDashed()
{
    const auto window = opened("tree-2");
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &scene = canvas->scene();
    const auto gaps = [&](int node) {
        const QImage picture = drawnWhole(*canvas);
        int found = 0;
        const QLineF edge = scene.edge(node);
        const QPointF across = (edge.normalVector().unitVector().p2() - edge.p1());
        for (int place = 20; place <= 80; ++place) {
            const QPointF at = edge.pointAt(place / 100.0) - scene.bounds().topLeft();
            bool inked = false;
            for (int x = -1; x <= 1; ++x)
                inked = inked || qGray(picture.pixel((at + x * across).toPoint())) < 200;
            found += inked ? 0 : 1;
        }
        return found;
    };
    const int leaf = scene.find(path({0, 0}));
    QCOMPARE(gaps(leaf), 0);
    window->session()->goTo(0);
    QVERIFY(gaps(leaf) > 5);
}

/// Blue with a triangle upwards where MAX won, red with one downwards where MIN did, in the Spanish
/// article's tree: X wins four of its games and O two.
void TestTreePainter::wonLeavesAreMarked()
{
    const auto window = opened("ttt-late");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &scene = canvas->scene();
    for (const bool dark : {false, true}) {
        const QPalette colours = dark ? ui::lab::blackPalette() : ui::lab::whitePalette();
        QImage picture(scene.bounds().size().toSize(), QImage::Format_RGB32);
        picture.fill(colours.color(QPalette::Base));
        QPainter painter(&picture);
        painter.translate(-scene.bounds().topLeft());
        canvas->picture().paint(painter, colours);
        painter.end();
        const ui::lab::TreeStatus status(*window->session(), scene);
        int won[]{0, 0};
        for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i) {
            const auto &node = scene.node(i);
            const auto byMax = status.wonByMax(i);
            QCOMPARE(byMax.has_value(), node.leaf);
            if (!node.leaf)
                continue;
            const QPointF corner = scene.box(node).topRight() - scene.bounds().topLeft();
            // In the corner of the mark that points up or down, beyond the frame.
            const auto inked = [&](bool max, qreal y) {
                const QColor ink = ui::lab::wonColour(colours, max);
                return picture.pixelColor(
                           (corner + QPointF(0.1 * scene.radius(), y * scene.radius())).toPoint())
                       == ink;
            };
            QCOMPARE(inked(true, 0.15), byMax == std::optional(true));
            QCOMPARE(inked(false, -0.15), byMax == std::optional(false));
            QVERIFY(!inked(true, -0.15) && !inked(false, 0.15));
            ++won[*byMax ? 1 : 0];
        }
        QCOMPARE(won[0], 2);
        QCOMPARE(won[1], 4);
    }
    // Not before they are visited.
    window->session()->goTo(0);
    const ui::lab::TreeStatus before(*window->session(), scene);
    for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i)
        QVERIFY(!before.wonByMax(i));
}

/// Beside a large board of Othello, within it in empty squares of tic-tac-toe; none on small ones.
void TestTreePainter::largeBoardsHaveCoordinates()
{
    const auto picture = [](const ai::lab::LabPosition &position, int side) {
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPalette colours;
        colours.setColor(QPalette::WindowText, Qt::black);
        QPainter painter(&image);
        ui::lab::paintBoardPicture(painter, QRectF(0, 0, side, side), position, core::Move::none(),
                                   colours);
        return image;
    };
    const auto darkIn = [](const QImage &image, const QRect &area) {
        int dark = 0;
        for (int x = area.left(); x <= area.right(); ++x) {
            for (int y = area.top(); y <= area.bottom(); ++y)
                dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
        return dark;
    };
    const QImage othello = picture(core::Othello(), 200);
    for (int i = 0; i < 8; ++i) { // a name in the margin at each file and each rank
        QVERIFY(darkIn(othello, QRect(20 + i * 22 + 4, 0, 16, 19)) > 3);
        QVERIFY(darkIn(othello, QRect(0, 20 + i * 22 + 2, 19, 18)) > 3);
    }
    QCOMPARE(qGray(othello.pixel(2, 2)), 255); // the corner is free
    QVERIFY(qGray(picture(core::Othello(), 60).pixel(2, 2)) < 255);
    const QImage empty = picture(core::TicTacToe(), 180);
    const auto isPlain = [](const QImage &image) { // in the middle of the first square
        const QRect square(image.width() / 12, image.height() / 12, image.width() / 6,
                           image.height() / 6);
        const QImage part = image.copy(square);
        QImage ground = part;
        ground.fill(part.pixel(0, 0));
        return part == ground;
    };
    QVERIFY(!isPlain(empty));
    QVERIFY(isPlain(picture(core::TicTacToe(), 60)));
}

/// The edge of a child on the line is the thickest, and in the accent; that of another best child
/// is thicker than the rest, in the ink.
void TestTreePainter::principalVariationStandsOut()
{
    const auto window = opened("classic");
    const ui::lab::LabSession *session = window->session();
    const auto &scene = part<ui::lab::TreeCanvas>(*window, "treeCanvas")->scene();
    const ui::lab::TreeStatus status(*session, scene);
    const auto at = [&](std::initializer_list<int> codes) { return scene.find(path(codes)); };
    QVERIFY(status.at(at({0})).onLine);    // 3, the largest
    QVERIFY(status.at(at({0, 0})).onLine); // its smallest
    QVERIFY(status.at(at({2, 2})).best && !status.at(at({2, 2})).onLine);
    QVERIFY(!status.at(at({0, 1})).best);
    QVERIFY(status.isWhereCut(at({1, 1})));
    QImage picture(scene.bounds().size().toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPalette colours;
    colours.setColor(QPalette::Base, Qt::white);
    colours.setColor(QPalette::Text, Qt::black);
    colours.setColor(QPalette::Highlight, Qt::blue);
    QPainter painter(&picture);
    painter.translate(-scene.bounds().topLeft());
    part<ui::lab::TreeCanvas>(*window, "treeCanvas")->picture().paint(painter, colours);
    painter.end();
    const auto thickness = [&](int node, bool accent) {
        const QPointF middle = scene.edge(node).pointAt(0.5) - scene.bounds().topLeft();
        int found = 0;
        for (int x = -9; x <= 9; ++x) {
            const QColor pixel = picture.pixelColor(middle.toPoint() + QPoint(x, 0));
            found += pixel.red() < 128 && (pixel.blue() > 128) == accent ? 1 : 0;
        }
        return found;
    };
    QVERIFY(thickness(at({0, 0}), true) > thickness(at({2, 2}), false));
    QVERIFY(thickness(at({2, 2}), false) > thickness(at({2, 0}), false));
    QCOMPARE(thickness(at({2, 2}), true), 0);
}

/// Where the edges of many children run together, halfway to one child is over another.
void TestTreePainter::movesStandAtTheirOwnChildren()
{
    const auto window = opened("ttt-plain");
    window->resize(1152, 800);
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto twelveMoves =
        core::Othello::parse("----X---OOO-X-XO--XOX-X-OOOXOXX--O-OOO----OO-OO--O----O--------- X");
    QVERIFY(twelveMoves.ok());
    for (const ai::lab::SearchSetup &setup :
         {ai::lab::SearchSetup{*twelveMoves, ai::lab::Algorithm::Heuristic, 2},
          ai::lab::SearchSetup{core::TicTacToe(), ai::lab::Algorithm::AlphaBetaShared, 4}}) {
        window->controller()->search(setup);
        finish(*window);
        for (const std::uint32_t step : {0U, 40U, 200U, window->session()->trace().stepCount()}) {
            window->session()->goTo(step);
            layOut();
            canvas->grab();
            const auto &nodes = canvas->scene().nodes();
            int ofTheRoot = 0;
            for (const auto &one : canvas->drawnText()) {
                if (one.node <= 0 || one.text != nodes[std::size_t(one.node)].moveText)
                    continue;
                const auto &child = nodes[std::size_t(one.node)];
                const auto distance = [&one](const auto &node) {
                    return std::abs(one.box.center().x() - node.centre.x());
                };
                for (const int sibling : nodes[std::size_t(child.parent)].children)
                    QVERIFY2(sibling == one.node
                                 || distance(child) < distance(nodes[std::size_t(sibling)]),
                             qPrintable(one.text));
                ofTheRoot += child.parent == 0 ? 1 : 0;
            }
            if (step == window->session()->trace().stepCount())
                QCOMPARE(ofTheRoot, static_cast<int>(nodes.front().children.size()));
        }
    }
}

/// Values stand beside nodes that have edges below, and there is space for them.
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
                QVERIFY(scene.box(right).left() - scene.box(left).right() > 2.5 * scene.radius());
        }
    }
    // Nothing is written over the edges: the middle one is drawn from the root's lower side on.
    window->session()->select(path({0}));
    QImage picture(scene.bounds().size().toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.translate(-scene.bounds().topLeft());
    part<ui::lab::TreeCanvas>(*window, "treeCanvas")->picture().paint(painter, window->palette());
    painter.end();
    const QLineF edge = scene.edge(nodes.front().children[1]).translated(-scene.bounds().topLeft());
    // All along it, where a label would leave gaps; at its ends the nodes are drawn over it.
    for (int place = 10; place <= 90; ++place) {
        const QPoint at = edge.pointAt(place / 100.0).toPoint();
        bool inked = false;
        for (int x = -1; x <= 1; ++x)
            inked = inked || qGray(picture.pixel(at + QPoint(x, 0))) < 180;
        QVERIFY2(inked, qPrintable(QString::number(place)));
    }
}

/// Values above some boards and below their siblings would be hard to compare. Where they are too
/// wide for one row, they take turns in two.
void TestTreePainter::valuesOfSiblingBoardsStandInOneRow()
{
    const auto window = opened("ttt-plain");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    int all = 0;
    int inOneRow = 0;
    // With the tree's height, for in a higher one more values are drawn where they take turns.
    for (const auto &[size, height] :
         {std::pair(QSize(800, 600), 179), std::pair(QSize(1152, 800), 435),
          std::pair(QSize(1600, 1000), 635)}) {
        window->resize(size);
        canvas->setFixedHeight(height);
        for (const ai::lab::SearchSetup &setup :
             {ai::lab::SearchSetup{core::TicTacToe(), ai::lab::Algorithm::Plain, 3},
              ai::lab::SearchSetup{core::TicTacToe(), ai::lab::Algorithm::AlphaBetaShared, 4},
              ai::lab::SearchSetup{core::Nim(), ai::lab::Algorithm::AlphaBetaShared, 5},
              ai::lab::SearchSetup{core::Othello(), ai::lab::Algorithm::Heuristic, 3},
              ai::lab::SearchSetup{core::Othello(), ai::lab::Algorithm::Heuristic, 5}}) {
            window->controller()->search(setup);
            finish(*window);
            const std::uint32_t steps = window->session()->trace().stepCount();
            for (const std::uint32_t step : {20U, 60U, steps / 2, steps}) {
                window->session()->goTo(std::min(step, steps));
                layOut();
                canvas->grab();
                const auto &nodes = canvas->scene().nodes();
                std::map<int, QSet<int>> rows; // of the values below a parent's children
                for (const auto &one : canvas->drawnText()) {
                    if (one.node <= 0 || !QStringLiteral("=\u2264\u2265").contains(one.text[0]))
                        continue;
                    const auto &node = nodes[std::size_t(one.node)];
                    if (node.children.empty())
                        rows[node.parent].insert(qRound(one.box.center().y() - node.centre.y()));
                }
                for (const auto &[parent, places] : rows) {
                    const auto below =
                        std::count_if(places.begin(), places.end(), [](int y) { return y > 0; });
                    QVERIFY2(below == 0 || below == places.size(), "some above, some below");
                    QVERIFY2(places.size() <= 2, "more than two rows");
                    inOneRow += places.size() == 1 ? 1 : 0;
                    ++all;
                }
            }
        }
    }
    QVERIFY2(all > 100 && 10 * inOneRow > 9 * all,
             qPrintable(QString("%1 of %2").arg(inOneRow).arg(all)));
}

QTEST_MAIN(TestTreePainter)
#include "tst_treepainter.moc"
