#include "ai/lab/lessons/topicpath.h"
#include "tests/support/window/labtest.h"
#include "ui/board/boardpainting.h"
#include "ui/lab/scene/treepainter.h"

#include <QSet>
#include <QTest>

using ui::lab::TreeCanvas;
using ui::lab::TreeLabels;

/// The drawn tree's marks and frames, and its texts beside them: by the painter's own record.
class TestTreeMarks : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void textsStandOutsideTheFrame();
    void numbersAreInTheirBoxesOrAllBelow();
    void movesLeaveTheStrokesFree();
    void namesOfRanksStandAtOneSide();

private:
    static TreeCanvas *canvasOf(ui::lab::LabWindow &window)
    {
        return part<TreeCanvas>(window, "treeCanvas");
    }
    /// At a stop of the path, both counted from 1.
    std::unique_ptr<ui::lab::LabWindow> openedAt(std::size_t topic, std::size_t stop)
    {
        auto window = opened();
        window->resize(1280, 860);
        window->controller()->openPathStop(ai::lab::path()[topic - 1].stops[stop - 1]);
        finish(*window);
        layOut();
        canvasOf(*window)->grab();
        return window;
    }
};

void TestTreeMarks::textsStandOutsideTheFrame()
{
    for (const char *key : {"classic", "tree-2", "tree-chance"}) {
        const auto window = opened(key);
        auto *canvas = canvasOf(*window);
        for (const auto &node : canvas->scene().nodes()) {
            window->session()->select(node.path);
            canvas->grab();
            const QRectF box = canvas->scene().box(node);
            const qreal pen = std::max(1.0, 0.75 / canvas->zoom());
            const QRectF frame = ui::lab::selectionFrame(box).adjusted(-pen, -pen, pen, pen);
            for (const auto &text : canvas->drawnText())
                QVERIFY2(!text.box.intersects(frame) || box.contains(text.box.center()),
                         qPrintable(QString("%1 of %2").arg(text.text, key)));
        }
    }
}

/// 54 leaves of one or two digits in boxes too small for the larger ones.
void TestTreeMarks::numbersAreInTheirBoxesOrAllBelow()
{
    const auto window = opened();
    window->resize(1240, 820);
    int next = 0;
    const std::function<std::string(int)> below = [&](int ply) {
        if (ply == 4)
            return std::to_string(++next % 3 == 0 ? 10 + next % 10 : next % 10);
        std::string text;
        for (int child = 0; child < (ply == 3 ? 2 : 3); ++child)
            text += (child == 0 ? "(" : ",") + below(ply + 1);
        return text + ")";
    };
    window->controller()->search(
        {*ai::lab::TextTree::parse(below(0)), ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    layOut();
    auto *canvas = canvasOf(*window);
    canvas->grab();
    QSet<int> rows;
    int leaves = 0;
    for (const auto &text : canvas->drawnText()) {
        if (text.node < 0 || !canvas->scene().node(text.node).leaf)
            continue;
        ++leaves;
        rows.insert(qRound(text.box.center().y()));
        QVERIFY2(text.box.top() > canvas->scene().box(canvas->scene().node(text.node)).bottom(),
                 qPrintable(text.text));
    }
    QCOMPARE(leaves, 54);
    QVERIFY2(rows.size() <= 2, qPrintable(QString::number(rows.size())));
}

void TestTreeMarks::movesLeaveTheStrokesFree()
{
    int strokes = 0;
    for (const auto &[topic, stop] : {std::pair(6, 5), std::pair(4, 1), std::pair(8, 1)}) {
        const auto window = openedAt(std::size_t(topic), std::size_t(stop));
        window->session()->goTo(window->session()->trace().stepCount());
        auto *canvas = canvasOf(*window);
        canvas->grab();
        const auto &scene = canvas->scene();
        const ui::lab::TreeStatus status(*window->session(), scene);
        for (int i = 1; i < static_cast<int>(scene.nodes().size()); ++i) {
            if (!status.isWhereCut(i))
                continue;
            ++strokes;
            const QRectF mark = ui::around(scene.cutPlace(i), scene.cutReach(canvas->zoom()));
            for (const auto &text : canvas->drawnText())
                QVERIFY2(!text.box.intersects(mark),
                         qPrintable(QString("%1 at %2.%3").arg(text.text).arg(topic).arg(stop)));
        }
    }
    QVERIFY(strokes > 4);
}

void TestTreeMarks::namesOfRanksStandAtOneSide()
{
    const auto window = openedAt(9, 2);
    const auto *canvas = canvasOf(*window);
    QSet<bool> sides;
    int names = 0;
    for (const auto &text : canvas->drawnText()) {
        if (text.node != TreeLabels::noNode)
            continue;
        ++names;
        sides.insert(canvas->onScreen(text.box.center()).x() < canvas->width() / 2.0);
    }
    QVERIFY(names > 3);
    QCOMPARE(sides.size(), 1);
}

QTEST_MAIN(TestTreeMarks)
#include "tst_treemarks.moc"
