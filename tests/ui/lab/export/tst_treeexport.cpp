#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/export/treeexport.h"
#include "ui/lab/export/treelanguages.h"
#include "ui/lab/texts/steptexts.h"

#include <QImage>
#include <QRegularExpression>
#include <QXmlStreamReader>

/// What leaves the Lab: pictures and text.
class TestTreeExport : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void picturesAndTextAreExported();
    void chanceNodesAreCircles();
    void pictureHoldsWhatIsOpen();
    void languagesHaveTheTreeAndItsCuts();
    void languagesEscapeTheirSigns();
    void worksheetIsOfTheTreeThatIsShown();
};

/// The values and leaves written into a picture.
static QStringList textsOf(const QByteArray &svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isCharacters() && !reader.isWhitespace())
            texts += reader.text().toString().trimmed();
    }
    return texts;
}

namespace {

/// All that a pattern captures, in order.
QStringList captured(const QString &text, const char *pattern)
{
    QStringList all;
    auto found = QRegularExpression(pattern).globalMatch(text);
    while (found.hasNext())
        all += found.next().captured(1);
    return all;
}

} // namespace

/// MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3)): four leaves are cut.
void TestTreeExport::languagesHaveTheTreeAndItsCuts()
{
    const auto window = opened("tree-2");
    const auto &scene = part<ui::lab::TreeCanvas>(*window, "treeCanvas")->scene();
    const QString dot = QString::fromUtf8(ui::lab::treeAsDot(*window->session(), scene));
    QCOMPARE(captured(dot, "(n\\d+) \\[shape").size(), 13);
    QCOMPARE(captured(dot, "(n\\d+ -- n\\d+) ").size(), 12);
    QCOMPARE(captured(dot, "shape=(triangle)").size(), 1);
    QCOMPARE(captured(dot, "shape=(invtriangle)").size(), 3);
    QStringList leaves = captured(dot, "shape=box, label=\"([^\"]*)\"");
    leaves.sort();
    QCOMPARE(leaves, (QStringList{"10", "2", "2", "3", "3", "5", "7", "a", "b"}));
    QStringList cut = captured(dot, "shape=box, label=\"([^\"]*)\", style=dashed");
    cut.sort();
    QCOMPARE(cut, (QStringList{"3", "7", "a", "b"}));
    QCOMPARE(dot.count("[label=\"cut\", style=dashed]"), qsizetype(4));
    QVERIFY(dot.contains("xlabel=\"= 3\""));
    const QString tikz = QString::fromUtf8(ui::lab::treeAsTikz(*window->session(), scene));
    QCOMPARE(captured(tikz, "\\\\node\\[.*\\] \\((n\\d+)\\) at").size(), 13);
    QCOMPARE(tikz.count("\\draw"), qsizetype(12));
    QCOMPARE(tikz.count("{//}"), qsizetype(4));
    QCOMPARE(tikz.count("[leaf, cut]"), qsizetype(4));
    QCOMPARE(tikz.count('{'), tikz.count('}'));
    QVERIFY(tikz.contains("label=right:{$\\le$ 2}"));
    // The principal variation, the best children beside it, and who moves on each level.
    QCOMPARE(tikz.count("\\draw[line]"), qsizetype(2));
    QCOMPARE(tikz.count("\\draw[best]"), qsizetype(2));
    QCOMPARE(dot.count("penwidth=3, color=blue"), qsizetype(2));
    QCOMPARE(dot.count("penwidth=3]"), qsizetype(2));
    QCOMPARE(tikz.count("{MAX}"), qsizetype(1));
    QCOMPARE(tikz.count("{MIN}"), qsizetype(1));
    QVERIFY(!tikz.contains("*:"));
    // From right to left the drawing is the same, and siblings come from the left.
    ai::lab::SearchSetup reversed = window->session()->setup();
    reversed.order = ai::lab::MoveOrder::Reversed;
    window->controller()->search(reversed);
    finish(*window);
    const ui::lab::TreeScene mirrored(*window->session(), {});
    const QString other = QString::fromUtf8(ui::lab::treeAsDot(*window->session(), mirrored));
    const QStringList children = captured(other, "n0 -- n(\\d+) ");
    QCOMPARE(children.size(), 3);
    qreal before = mirrored.bounds().left();
    for (const QString &child : children) {
        const qreal x = mirrored.nodes()[child.toUInt()].centre.x();
        QVERIFY(x > before);
        before = x;
    }
    QCOMPARE(mirrored.nodes()[children.front().toUInt()].path, path({0}));
    window->controller()->search(ai::lab::example("tree-2")->setup);
    finish(*window);
    // Before the first step nothing of the search is told.
    window->session()->goTo(0);
    const QString blank = QString::fromUtf8(ui::lab::treeAsTikz(*window->session(), scene));
    QVERIFY(!blank.contains("cut]") && !blank.contains("{//}") && !blank.contains("label=right")
            && !blank.contains("[line]") && !blank.contains("[best]"));
    window->controller()->search(
        {*ai::lab::TextTree::parse("((a,4),(3,2))"), ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    QVERIFY(ui::lab::treeAsTikz(*window->session(), scene).contains("% *: depends on the value"));
    QVERIFY(ui::lab::treeAsDot(*window->session(), scene).startsWith("// *: depends on the value"));
}

void TestTreeExport::languagesEscapeTheirSigns()
{
    const auto window = opened();
    window->controller()->search({*ai::lab::TextTree::parse("MAX(MIN(-3,5),MIN(-7,2))"),
                                  ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    const auto &scene = part<ui::lab::TreeCanvas>(*window, "treeCanvas")->scene();
    const QString tikz = QString::fromUtf8(ui::lab::treeAsTikz(*window->session(), scene));
    QVERIFY2(tikz.contains("{= $-$3}") && tikz.contains("{$\\le$ $-$7}"), qPrintable(tikz));
    for (const QChar one : tikz)
        QVERIFY(one.unicode() < 0x80);
}

/// Circles, with the probabilities on the edges below them.
void TestTreeExport::chanceNodesAreCircles()
{
    const auto window = opened("tree-chance");
    window->session()->goTo(window->session()->trace().stepCount());
    const auto &scene = part<ui::lab::TreeCanvas>(*window, "treeCanvas")->scene();
    const QString dot = QString::fromUtf8(ui::lab::treeAsDot(*window->session(), scene));
    QCOMPARE(dot.count("shape=circle"), qsizetype(2));
    QCOMPARE(dot.count("[label=\"1/2\"]"), qsizetype(2));
    QCOMPARE(dot.count("[label=\"3/4\"]"), qsizetype(1));
    QVERIFY(dot.contains("xlabel=\"= 4.75\""));
    const QString tikz = QString::fromUtf8(ui::lab::treeAsTikz(*window->session(), scene));
    QCOMPARE(tikz.count("\\node[chance"), qsizetype(2));
    QCOMPARE(tikz.count("node[midway, fill=white, inner sep=1pt] {1/4}"), qsizetype(1));
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const QStringList texts = textsOf(ui::lab::treeAsSvg(canvas->picture(), "Chance"));
    for (const char *text : {"1/2", "1/4", "3/4", "= 4.75", "CHANCE", "MIN"})
        QVERIFY2(texts.contains(text), text);
    QVERIFY(!texts.contains("MAX") || texts.count("MAX") == 1);
}

void TestTreeExport::pictureHoldsWhatIsOpen()
{
    const auto window = opened();
    ai::lab::TextTree::Shape shape;
    shape.depth = 5;
    ai::Random random(3);
    const auto tree = ai::lab::TextTree::random(shape, core::Side::First, random);
    window->controller()->search({tree, ai::lab::Algorithm::Plain});
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    const auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto open = canvas->picture();
    trigger(*window, "openAll");
    QVERIFY2(window->message().startsWith("All "), qPrintable(window->message()));
    const auto all = canvas->picture();
    QVERIFY(open.scene().hiddenNodes() > 0);
    QCOMPARE(all.scene().hiddenNodes(), qint64(0));
    QCOMPARE(all.scene().nodes().size(), std::size_t(window->session()->trace().nodeCount()));
    const QString text = QString::fromStdString(tree.toText());
    const auto leaves = text.count(',') + 1;
    const auto inner = text.count('(');
    const QStringList texts = textsOf(ui::lab::treeAsSvg(all, "All"));
    QCOMPARE(texts.filter(QRegularExpression("^\\d+$")).size(), leaves);
    QCOMPARE(texts.filter(QRegularExpression("^= \\d+$")).size(), inner);
    QVERIFY(textsOf(ui::lab::treeAsSvg(open, "Open")).size() < texts.size());
    trigger(*window, "foldAgain");
    QCOMPARE(canvas->scene().nodes().size(), open.scene().nodes().size());
    // Past the limit the rest is counted.
    window->controller()->openExample("ttt-shared");
    finish(*window);
    trigger(*window, "openAll");
    QVERIFY(canvas->scene().nodes().size() <= std::size_t(ui::lab::TreeScene::maxNodes));
    QVERIFY2(window->message().contains("are counted where they hang"),
             qPrintable(window->message()));
}

void TestTreeExport::picturesAndTextAreExported()
{
    const auto window = opened();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const QImage picture = QImage::fromData(ui::lab::treeAsPng(canvas->picture()), "PNG");
    QVERIFY(picture.width() > 400 && picture.height() > 200);
    // What has been selected is the window's affair.
    const QByteArray vector = ui::lab::treeAsSvg(canvas->picture(), "Tree 2");
    window->session()->select(path({0, 1}));
    canvas->setFocus();
    QCOMPARE(QImage::fromData(ui::lab::treeAsPng(canvas->picture()), "PNG"), picture);
    QCOMPARE(ui::lab::treeAsSvg(canvas->picture(), "Tree 2"), vector);
    int dark = 0;
    for (int x = 0; x < picture.width(); ++x)
        dark += qGray(picture.pixel(x, picture.height() / 2)) < 100 ? 1 : 0;
    QVERIFY(dark > 3);

    QXmlStreamReader svg(ui::lab::treeAsSvg(canvas->picture(), "Tree 2"));
    QString texts;
    int shapes = 0;
    while (!svg.atEnd()) {
        svg.readNext();
        if (svg.isCharacters())
            texts += svg.text();
        shapes += svg.isStartElement() ? 1 : 0;
    }
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    QVERIFY(shapes > 30);
    QVERIFY(texts.contains("MAX"));

    ai::SearchControl control;
    const QString text = ui::lab::searchAsText(window->session()->search(), control);
    const auto &stops = window->session()->stops();
    QVERIFY(stops.size() > 20);
    for (std::size_t stop = 1; stop < stops.size(); ++stop)
        QVERIFY(
            text.contains(QString("\n%1. %2\n")
                              .arg(stop)
                              .arg(ui::lab::stepText(window->session()->search(), stops[stop]))));
    QVERIFY(text.contains("Calls: 9. Leaves: 5. Cuts: 2. Branches cut: 4."));
}

/// Also a subtree by itself: the worker does not search the whole tree in its place.
void TestTreeExport::worksheetIsOfTheTreeThatIsShown()
{
    const auto window = opened();
    window->controller()->searchSubtree(path({1}));
    finish(*window);
    const auto request = ui::lab::LabExporter::exported(window->session()->search(), "A tree");
    QCOMPARE(request.name, QString("A tree, the subtree at 2"));
    QCOMPARE(request.shown->path, path({1}));
    ui::lab::LabExporter exporter(window->findChild<ui::lab::TreeCanvas *>());
    QStringList said;
    connect(&exporter, &ui::lab::LabExporter::messageChanged, this,
            [&said](const QString &text) { said += text; });
    const QTemporaryDir folder;
    const QString file = folder.filePath("sheet.pdf");
    exporter.writeWorksheet(file, request);
    QTRY_VERIFY(!said.isEmpty());
    QVERIFY2(said.last().startsWith("Saved"), qPrintable(said.last()));
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
}

QTEST_MAIN(TestTreeExport)
#include "tst_treeexport.moc"
