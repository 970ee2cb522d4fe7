#include "tests/support/qt/labtest.h"
#include "tests/support/samples.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/tree/nodeboard.h"
#include "ui/lab/tree/treemarks.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace {

QRectF onScreen(const ui::lab::TreeCanvas &canvas, const QRectF &box)
{
    return {canvas.onScreen(box.topLeft()), canvas.onScreen(box.bottomRight())};
}

} // namespace

/// How the tree is drawn.
class TestTreePainter : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void labelsLeaveTheEdgesFree();
    void movesStandAtTheirOwnChildren();
    void examinationTreeIsReadable();
    void randomTreesAreReadable_data();
    void randomTreesAreReadable();
    void namesOfRanksCoverNoNode();
    void boardsHaveWholeLabels_data();
    void boardsHaveWholeLabels();
    void wonLeavesAreMarked();
    void principalVariationStandsOut();
    void largeBoardsHaveCoordinates();
    void largeTreesOpenSoManyLevelsAsCanBeRead();
    void foldedTreesKeepTheSignsOfBounds();

private:
    static void enlarge(QWidget &window, qreal letters);
    void show(ui::lab::LabWindow &window, const ai::lab::TextTree &tree);
    static void checkText(ui::lab::LabWindow &window);
};

void TestTreePainter::enlarge(QWidget &window, qreal letters)
{
    QFont large = window.font();
    large.setPointSizeF(letters * large.pointSizeF());
    window.setFont(large);
}

/// Searched and painted at its first step.
void TestTreePainter::show(ui::lab::LabWindow &window, const ai::lab::TextTree &tree)
{
    window.controller()->search({tree, ai::lab::Algorithm::AlphaBetaShared});
    finish(window);
    layOut();
}

/// All leaves and all values of nodes that are done stand on the canvas, with their sign, large
/// enough, none over another and none beyond the edge.
void TestTreePainter::checkText(ui::lab::LabWindow &window)
{
    auto *canvas = part<ui::lab::TreeCanvas>(window, "treeCanvas");
    const ui::lab::LabSession *session = window.session();
    canvas->grab();
    std::map<int, QStringList> texts;
    const auto &drawn = canvas->drawnText();
    for (const auto &one : drawn) {
        texts[one.node] += one.text;
        QVERIFY2(one.pixels >= 9.5, qPrintable(one.text));
        QVERIFY2(QRectF(QPointF(), canvas->treeSize()).contains(onScreen(*canvas, one.box)),
                 qPrintable(one.text));
        for (const auto &other : drawn)
            QVERIFY2(&one == &other || !one.box.intersects(other.box),
                     qPrintable(one.text + " over " + other.text));
    }
    const auto &nodes = canvas->scene().nodes();
    QCOMPARE(canvas->scene().whole(), true);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const QStringList &here = texts[static_cast<int>(i)];
        if (nodes[i].leaf) {
            QVERIFY2(here.contains(nodes[i].leafText), qPrintable(nodes[i].leafText));
            continue;
        }
        if (nodes[i].id == ai::lab::noNode
            || session->trace().state(nodes[i].id, session->step()).status
                   != ai::lab::Trace::Status::Done)
            continue;
        const auto &record = session->trace().nodes()[nodes[i].id];
        const QString value = ui::lab::boundText(record.value, record.bound);
        QVERIFY2(here.contains(value), qPrintable(value + " is missing"));
    }
}

void TestTreePainter::examinationTreeIsReadable()
{
    const auto window = opened();
    const auto tree = ai::lab::TextTree::parse(
        "(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),((3,2,8),(9,4,6),(1,5,2)))");
    const qreal usual = window->font().pointSizeF();
    for (const auto &[size, letters] :
         {std::pair(QSize(1152, 800), 1.0), std::pair(QSize(1068, 700), 1.0),
          std::pair(QSize(1152, 800), 1.5)}) {
        enlarge(*window, letters * usual / window->font().pointSizeF());
        window->resize(size);
        show(*window, *tree);
        for (std::uint32_t step = 0; step <= window->session()->trace().stepCount(); step += 7) {
            window->session()->goTo(step);
            checkText(*window);
            if (QTest::currentTestFailed())
                return;
        }
        window->session()->goTo(window->session()->trace().stepCount());
        checkText(*window);
    }
}

void TestTreePainter::randomTreesAreReadable_data()
{
    QTest::addColumn<qreal>("letters");
    QTest::newRow("usual letters") << 1.0;
    QTest::newRow("letters half as large again") << 1.5;
}

void TestTreePainter::randomTreesAreReadable()
{
    QFETCH(const qreal, letters);
    const auto window = opened();
    enlarge(*window, letters);
    window->resize(1152, 800);
    ai::Random random(1);
    int shown = 0;
    for (int i = 0; shown < support::samples(60, 200); ++i) {
        ai::lab::TextTree::Shape shape;
        shape.depth = 2 + i % 3;
        shape.range = i % 2 == 0 ? 20 : 99;
        const auto tree = ai::lab::TextTree::random(
            shape, i % 2 == 0 ? core::Side::First : core::Side::Second, random);
        const std::string text = tree.toText();
        if (std::count(text.begin(), text.end(), ',') >= 60) // leaves: a comma between any two
            continue;
        ++shown;
        show(*window, tree);
        const std::uint32_t end = window->session()->trace().stepCount();
        for (const std::uint32_t step : {std::uint32_t(0), end / 2, end}) {
            window->session()->goTo(step);
            checkText(*window);
            if (QTest::currentTestFailed()) {
                qWarning("%s", text.c_str());
                return;
            }
        }
    }
}

/// At the left edge or at the right one, where no node is.
void TestTreePainter::namesOfRanksCoverNoNode()
{
    const auto window = opened("nim-heaps");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    window->resize(1000, 640);
    int names = 0;
    for (std::uint32_t step = 0; step < 120; step += 3) {
        window->session()->goTo(step);
        canvas->grab();
        for (const auto &one : canvas->drawnText()) {
            if (one.text != "MAX" && one.text != "MIN")
                continue;
            ++names;
            for (const auto &node : canvas->scene().nodes())
                QVERIFY2(!one.box.intersects(canvas->scene().box(node)),
                         qPrintable(QString("%1 at step %2").arg(one.text).arg(step)));
        }
    }
    QVERIFY(names > 40);
}

/// Text is drawn whole, over no other and within the canvas; each node that is whole in view and
/// has a value has it, with its sign.
void TestTreePainter::boardsHaveWholeLabels_data()
{
    QTest::addColumn<QString>("exhibit");
    QTest::addColumn<qreal>("letters");
    for (const char *key : {"othello-start", "othello-pass", "ttt-late", "ttt-fresh",
                            "report-medium", "nim-alpha-beta", "nim-heaps"}) {
        for (const qreal letters : {1.0, 1.5})
            QTest::addRow("%s, letters %.1f", key, letters) << QString(key) << letters;
    }
}

void TestTreePainter::boardsHaveWholeLabels()
{
    QFETCH(const QString, exhibit);
    QFETCH(const qreal, letters);
    const auto window = opened(exhibit);
    enlarge(*window, letters);
    window->resize(1152, 800);
    layOut();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const std::uint32_t end = window->session()->trace().stepCount();
    int values = 0;
    for (const std::uint32_t step : {std::min(10U, end), end / 30, end / 3, end}) {
        window->session()->goTo(step);
        layOut();
        canvas->grab();
        const QRectF view(QPointF(), canvas->treeSize());
        std::map<int, QStringList> texts;
        for (const auto &one : canvas->drawnText()) {
            texts[one.node] += one.text;
            QVERIFY2(view.contains(onScreen(*canvas, one.box)), qPrintable(one.text));
            for (const auto &other : canvas->drawnText())
                QVERIFY2(&one == &other || !one.box.intersects(other.box),
                         qPrintable(one.text + " over " + other.text));
        }
        const ui::lab::TreeStatus status(*window->session(), canvas->scene());
        for (int i = 0; i < static_cast<int>(canvas->scene().nodes().size()); ++i) {
            const auto &node = canvas->scene().nodes()[static_cast<std::size_t>(i)];
            const QString value = status.valueText(i);
            if (value.isEmpty() || !view.contains(onScreen(*canvas, canvas->scene().box(node))))
                continue;
            ++values;
            QVERIFY2(texts[i].contains(value),
                     qPrintable(QString("%1 is missing at step %2").arg(value).arg(step)));
        }
    }
    QVERIFY2(values > 3, qPrintable(QString::number(values)));
}

/// Blue with a triangle upwards where MAX won, red with one downwards where MIN did, in the Spanish
/// article's tree: X wins four of its games and O two.
void TestTreePainter::wonLeavesAreMarked()
{
    const auto window = opened("ttt-late");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &scene = canvas->scene();
    for (const bool dark : {false, true}) {
        const QPalette colours = dark ? ui::lab::blackGround() : ui::lab::whiteGround();
        QImage picture(scene.bounds().size().toSize(), QImage::Format_RGB32);
        picture.fill(colours.color(QPalette::Base));
        QPainter painter(&picture);
        painter.translate(-scene.bounds().topLeft());
        canvas->picture().paint(painter, colours);
        painter.end();
        const ui::lab::TreeStatus status(*window->session(), scene);
        int won[]{0, 0};
        for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i) {
            const auto &node = scene.nodes()[static_cast<std::size_t>(i)];
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

/// A tree that has no room as a whole is not folded to its root: levels are opened as far as their
/// values can be read, and they stay in place from step to step.
void TestTreePainter::largeTreesOpenSoManyLevelsAsCanBeRead()
{
    const auto window = opened();
    window->resize(1152, 800);
    ai::lab::TextTree::Shape shape;
    shape.depth = 5;
    ai::Random random(3);
    show(*window, ai::lab::TextTree::random(shape, core::Side::First, random));
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    auto *session = window->session();
    QVERIFY(!canvas->scene().whole());
    session->goTo(session->trace().stepCount());
    const std::size_t atEnd = canvas->scene().nodes().size();
    QVERIFY2(atEnd > 15, qPrintable(QString::number(atEnd)));
    std::map<qreal, bool> before;
    for (std::uint32_t step = 0; step <= session->trace().stepCount(); step += 40) {
        session->goTo(step);
        QVERIFY(canvas->scene().nodes().size() >= atEnd);
        for (const auto &[y, max] : before)
            QVERIFY(canvas->scene().ranks().contains(y));
        before.clear();
        for (const auto &node : canvas->scene().nodes()) {
            if (node.path.size() < 2)
                before[node.centre.y()] = node.max;
        }
    }
}

/// Where only some levels are drawn, a value has its sign as well: a bare number would be exact.
void TestTreePainter::foldedTreesKeepTheSignsOfBounds()
{
    const auto window = opened();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto *session = window->session();
    ai::Random random(8);
    int bounds = 0;
    int folded = 0;
    for (int i = 0; i < (support::slow() ? 200 : 24); ++i) {
        window->resize(i % 2 == 0 ? QSize(1152, 800) : QSize(900, 640));
        ai::lab::TextTree::Shape shape;
        shape.depth = 5 + i % 2;
        shape.range = i % 3 == 0 ? 5 : 99;
        show(*window, ai::lab::TextTree::random(
                          shape, i % 4 < 2 ? core::Side::First : core::Side::Second, random));
        window->session()->goTo(session->trace().stepCount() - static_cast<unsigned>(i % 5));
        canvas->grab();
        folded += canvas->scene().whole() ? 0 : 1;
        const auto &nodes = canvas->scene().nodes();
        std::map<int, QStringList> texts;
        for (const auto &one : canvas->drawnText())
            texts[one.node] += one.text;
        for (const auto &[index, here] : texts) {
            const auto &drawn = nodes[static_cast<std::size_t>(index)];
            if (index < 0 || drawn.leaf || drawn.id == ai::lab::noNode
                || session->trace().state(drawn.id, session->step()).status
                       != ai::lab::Trace::Status::Done)
                continue;
            const auto &record = session->trace().nodes()[drawn.id];
            QVERIFY2(!here.contains(ui::lab::minimaxValueText(record.value)),
                     qPrintable(here.join(' ')));
            if (!here.contains(ui::lab::boundText(record.value, record.bound)))
                continue; // no room; another sign would be found below
            bounds += record.bound != ai::lab::Bound::Exact ? 1 : 0;
            for (const auto other :
                 {ai::lab::Bound::Exact, ai::lab::Bound::AtMost, ai::lab::Bound::AtLeast})
                QVERIFY(other == record.bound
                        || !here.contains(ui::lab::boundText(record.value, other)));
        }
    }
    QVERIFY2(folded > 10, qPrintable(QString::number(folded)));
    QVERIFY2(bounds > 20, qPrintable(QString::number(bounds)));
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

QTEST_MAIN(TestTreePainter)
#include "tst_treepainter.moc"
