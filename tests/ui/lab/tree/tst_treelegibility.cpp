#include "tests/support/samples.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/texts/labtexts.h"

#include <QTest>

#include <cmath>

namespace {

QRectF onScreen(const ui::lab::TreeCanvas &canvas, const QRectF &box)
{
    return {canvas.onScreen(box.topLeft()), canvas.onScreen(box.bottomRight())};
}

} // namespace

/// What is written on the drawn tree can be read: by the painter's own record of it.
class TestTreeLegibility : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void examinationTreeIsReadable();
    void randomTreesAreReadable_data();
    void randomTreesAreReadable();
    void namesOfRanksCoverNoNode();
    void boardsHaveWholeLabels_data();
    void boardsHaveWholeLabels();
    void largeTreesOpenSoManyLevelsAsCanBeRead();
    void foldedTreesKeepTheSignsOfBounds();
    void labelsOfChanceTreesStandApart_data();
    void labelsOfChanceTreesStandApart();
    void heightIsUsed_data();
    void heightIsUsed();
    void numbersAreInTheirBoxes();
    void marksStandAtTheirNodes_data();
    void marksStandAtTheirNodes();

private:
    static void enlarge(QWidget &window, qreal letters);
    void show(ui::lab::LabWindow &window, const ai::lab::TextTree &tree);
    static void checkText(ui::lab::LabWindow &window);
    static void checkOwners(ui::lab::LabWindow &window);
};

void TestTreeLegibility::enlarge(QWidget &window, qreal letters)
{
    QFont large = window.font();
    large.setPointSizeF(letters * large.pointSizeF());
    window.setFont(large);
}

/// Searched and painted at its first step.
void TestTreeLegibility::show(ui::lab::LabWindow &window, const ai::lab::TextTree &tree)
{
    window.controller()->search({tree, ai::lab::Algorithm::AlphaBetaShared});
    finish(window);
    layOut();
}

/// All leaves and all values of nodes that are done stand on the canvas, with their sign, large
/// enough, none over another and none beyond the edge.
void TestTreeLegibility::checkText(ui::lab::LabWindow &window)
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

void TestTreeLegibility::examinationTreeIsReadable()
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
        const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
        const auto &drawn = canvas->drawnText();
        const auto isRank = [](const auto &one) { return one.node == ui::lab::TreeLabels::noNode; };
        QCOMPARE(std::size_t(std::count_if(drawn.begin(), drawn.end(), isRank)),
                 canvas->scene().ranks().size());
    }
}

void TestTreeLegibility::labelsOfChanceTreesStandApart_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(800, 600), QSize(1024, 700), QSize(1240, 840)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

/// The probabilities on the edges, the letters and values beside the nodes and the names of the
/// levels touch neither each other nor a node, at any step.
void TestTreeLegibility::labelsOfChanceTreesStandApart()
{
    QFETCH(const QSize, size);
    const auto window = opened("tree-chance");
    window->resize(size);
    layOut();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &nodes = canvas->scene().nodes();
    std::size_t written = 0;
    for (std::uint32_t step = 0; step <= window->session()->trace().stepCount(); ++step) {
        window->session()->goTo(step);
        canvas->grab();
        const auto &drawn = canvas->drawnText();
        written = drawn.size();
        for (const auto &one : drawn) {
            const auto index = static_cast<std::size_t>(std::max(0, one.node));
            if (one.text.startsWith("= ") && !nodes[index].leaf)
                QVERIFY2(std::abs(one.box.center().y() - nodes[index].centre.y()) < 10,
                         qPrintable(QString("%1 at step %2").arg(one.text).arg(step)));
            constexpr qreal gap = 2; // pixels
            const QRectF around = onScreen(*canvas, one.box).adjusted(-gap, -gap, gap, gap);
            for (const auto &other : drawn)
                QVERIFY2(&one == &other || !around.intersects(onScreen(*canvas, other.box)),
                         qPrintable(
                             QString("%1 and %2 at step %3").arg(one.text, other.text).arg(step)));
            for (std::size_t i = 0; i < nodes.size(); ++i)
                QVERIFY2((nodes[i].leaf && one.node == int(i))
                             || !one.box.intersects(canvas->scene().box(nodes[i])),
                         qPrintable(
                             QString("%1 over node %2 at step %3").arg(one.text).arg(i).arg(step)));
        }
    }
    // At the end: 3 levels, 9 leaves, and of 7 inner nodes their letters and values, 4
    // probabilities.
    QCOMPARE(written, std::size_t(3 + 9 + 2 * 7 + 4));
}

void TestTreeLegibility::heightIsUsed_data()
{
    QTest::addColumn<QString>("tree");
    QTest::addColumn<double>("least");
    QTest::newRow("27 leaves") << "(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),((3,2,8),"
                                  "(9,4,6),(1,5,2)))"
                               << 0.65;
    QTest::newRow("4 leaves") << "MAX(MIN(4,5),MIN(2,7))" << 0.5;
}

/// From the root to the leaves it is most of the pane.
void TestTreeLegibility::heightIsUsed()
{
    QFETCH(const QString, tree);
    QFETCH(const double, least);
    const auto window = opened();
    window->resize(1152, 800);
    show(*window, *ai::lab::TextTree::parse(tree.toStdString()));
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &nodes = canvas->scene().nodes();
    const qreal used =
        canvas->onScreen(nodes.back().centre).y() - canvas->onScreen(nodes.front().centre).y();
    QVERIFY2(used > least * canvas->treeSize().height(),
             qPrintable(QString("%1 of %2").arg(used).arg(canvas->treeSize().height())));
}

void TestTreeLegibility::randomTreesAreReadable_data()
{
    QTest::addColumn<qreal>("letters");
    QTest::newRow("usual letters") << 1.0;
    QTest::newRow("letters half as large again") << 1.5;
}

void TestTreeLegibility::randomTreesAreReadable()
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
void TestTreeLegibility::namesOfRanksCoverNoNode()
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
void TestTreeLegibility::boardsHaveWholeLabels_data()
{
    QTest::addColumn<QString>("example");
    QTest::addColumn<qreal>("letters");
    for (const char *key : {"othello-start", "othello-pass", "ttt-late", "ttt-fresh",
                            "report-medium", "nim-alpha-beta", "nim-heaps"}) {
        for (const qreal letters : {1.0, 1.5})
            QTest::addRow("%s, letters %.1f", key, letters) << QString(key) << letters;
    }
}

void TestTreeLegibility::boardsHaveWholeLabels()
{
    QFETCH(const QString, example);
    QFETCH(const qreal, letters);
    const auto window = opened(example);
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
            const auto &node = canvas->scene().node(i);
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

/// A tree that does not fit as a whole is not folded to its root: levels are opened as far as their
/// values can be read, and they stay in place from step to step.
void TestTreeLegibility::largeTreesOpenSoManyLevelsAsCanBeRead()
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
void TestTreeLegibility::foldedTreesKeepTheSignsOfBounds()
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
                continue; // does not fit; another sign would be found below
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

/// Each text beside a node is nearer to it than to any other, over none and over no other text.
void TestTreeLegibility::checkOwners(ui::lab::LabWindow &window)
{
    auto *canvas = part<ui::lab::TreeCanvas>(window, "treeCanvas");
    canvas->grab();
    const auto &nodes = canvas->scene().nodes();
    const auto distance = [&](const QRectF &text, std::size_t i) {
        const QRectF box = canvas->scene().box(nodes[i]);
        const qreal x = std::max({0.0, box.left() - text.right(), text.left() - box.right()});
        const qreal y = std::max({0.0, box.top() - text.bottom(), text.top() - box.bottom()});
        return std::hypot(x, y);
    };
    for (const auto &one : canvas->drawnText()) {
        for (const auto &other : canvas->drawnText())
            QVERIFY2(&one == &other || !one.box.intersects(other.box),
                     qPrintable(one.text + " over " + other.text));
        if (one.node < 0)
            continue;
        const auto own = static_cast<std::size_t>(one.node);
        for (std::size_t i = 0; i < nodes.size(); ++i)
            QVERIFY2(
                i == own || distance(one.box, own) < distance(one.box, i),
                qPrintable(QString("%1 of node %2 is at node %3").arg(one.text).arg(own).arg(i)));
    }
}

/// Also those of two digits, where the boxes are small.
void TestTreeLegibility::numbersAreInTheirBoxes()
{
    const auto window = opened();
    enlarge(*window, 1.5);
    window->resize(1024, 768);
    show(*window, *ai::lab::TextTree::parse(
                      "MAX(MIN(MAX(8,17),MAX(3,17,4),MAX(0,7,2)),MIN(MAX(0,18),MAX(5,4),MAX(3,0)),"
                      "MIN(14,MAX(2,1,4)))"));
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto &nodes = canvas->scene().nodes();
    int leaves = 0;
    for (const auto &one : canvas->drawnText()) {
        if (one.node < 0 || !nodes[std::size_t(one.node)].leaf)
            continue;
        ++leaves;
        QVERIFY2(canvas->scene().box(nodes[std::size_t(one.node)]).contains(one.box.center()),
                 qPrintable(one.text));
    }
    QCOMPARE(leaves, 18);
}

void TestTreeLegibility::marksStandAtTheirNodes_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("boards");
    for (const QSize size : {QSize(960, 660), QSize(800, 600)}) {
        for (const bool boards : {false, true})
            QTest::addRow("%d x %d, %s", size.width(), size.height(), boards ? "boards" : "trees")
                << size << boards;
    }
}

/// What a learner wrote at the nodes, with the remarks on it once it has been checked.
void TestTreeLegibility::marksStandAtTheirNodes()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, boards);
    const auto window = opened();
    window->resize(size);
    auto *panel = window->findChild<ui::lab::WholeTreePanel *>();
    showPageOf(*window, panel);
    ai::Random random(5);
    std::vector<ai::lab::SearchSetup> setups;
    if (boards) {
        for (const char *position : {"XX--X-OO- O", "XOX-O--X- O", "OX-XO--X- O"})
            setups.push_back(
                {*core::TicTacToe::parse(position), ai::lab::Algorithm::AlphaBetaShared});
    } else {
        for (int i = 0; i < 12; ++i)
            setups.push_back({ai::lab::TextTree::random({2 + i % 2, 2, 3, 99, i % 4 > 1},
                                                        core::Side::First, random),
                              ai::lab::Algorithm::AlphaBetaShared});
    }
    int marks = 0;
    for (const ai::lab::SearchSetup &setup : setups) {
        window->controller()->search(setup);
        finish(*window);
        auto *quiz = panel->quiz();
        QCOMPARE(quiz->start(), QString());
        for (int i = 0; i < quiz->count(); ++i) {
            if (i % 3 == 2)
                quiz->setCut(i, true);
            else
                quiz->write(i, ai::lab::TreeSheet::Answer{-i - 10, ai::lab::Bound::AtMost});
        }
        quiz->check();
        layOut();
        checkOwners(*window);
        if (QTest::currentTestFailed())
            return;
        for (const auto &text : part<ui::lab::TreeCanvas>(*window, "treeCanvas")->drawnText())
            marks += text.text.startsWith(QChar(0x2717)) ? 1 : 0;
        quiz->stop();
    }
    QVERIFY2(marks > (boards ? 10 : 60), qPrintable(QString::number(marks)));
}

QTEST_MAIN(TestTreeLegibility)
#include "tst_treelegibility.moc"
