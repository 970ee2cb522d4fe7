#include "tests/support/qt/labtest.h"
#include "tests/support/slow.h"
#include "ui/lab/model/labtexts.h"

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
    void examinationTreeIsReadable();
    void randomTreesAreReadable();
    void boardsHaveWholeLabels();

private:
    void show(ui::lab::LabWindow &window, const ai::lab::TextTree &tree);
    static void checkText(ui::lab::LabWindow &window);
};

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
        const QRectF box(canvas->onScreen(one.box.topLeft()),
                         canvas->onScreen(one.box.bottomRight()));
        QVERIFY2(QRectF(canvas->rect()).contains(box), qPrintable(one.text));
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
    for (const QSize size : {QSize(1152, 800), QSize(1068, 700)}) {
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

void TestTreePainter::randomTreesAreReadable()
{
    const auto window = opened();
    window->resize(1152, 800);
    ai::Random random(1);
    int shown = 0;
    for (int i = 0; shown < (support::slow() ? 200 : 60); ++i) {
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

/// A window or a value is drawn whole, over no other and under no node.
void TestTreePainter::boardsHaveWholeLabels()
{
    const auto window = opened("othello-start");
    window->resize(1152, 800);
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    for (const std::uint32_t step : {10U, 100U, 400U}) {
        window->session()->goTo(step);
        layOut();
        canvas->grab();
        QVERIFY(canvas->drawnText().size() > 5);
        for (const auto &one : canvas->drawnText()) {
            for (const auto &other : canvas->drawnText())
                QVERIFY2(&one == &other || !one.box.intersects(other.box),
                         qPrintable(one.text + " over " + other.text));
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
