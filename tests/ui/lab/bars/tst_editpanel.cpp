#include "ai/lab/lessons/examples.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/bars/topbar.h"
#include "ui/lab/texts/exampletexts.h"

#include <QTest>

#include <map>

/// A tree that the person writes.
class TestEditPanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void ownTreeIsReadAndWrongTextIsExplained();
    void depthIsOfferedWhereItMeansSomething();
    void cutsAreAtTheBoundOrBeyondIt();
    void treesAreSearchedFromEitherSide();
    void barIsWholeInEveryWidth();
    void minimaxAndAlphaBetaComeFirst();
    void titlesOfTheLibraryAreShownWhole();
    void fieldsStandTogetherAtTheTop();
    void writtenTreeIsAppliedByAButtonToo();
    void leavingSaysWhatWasNotApplied();
};

void TestEditPanel::ownTreeIsReadAndWrongTextIsExplained()
{
    const auto window = opened();
    auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(window->focusWidget(), text);
    QVERIFY2(window->message().contains("press Enter"), qPrintable(window->message()));
    text->setText("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The message names keys, which are the tree's.
    QVERIFY2(window->message().contains("goes to the next step"), qPrintable(window->message()));
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    QCOMPARE(window->focusWidget(), canvas);
    text->setText("MAX(MIN(3,12");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QVERIFY2(label(*window, "treeProblem").contains("Column 13"),
             qPrintable(label(*window, "treeProblem")));
    QCOMPARE(text->text(), QString("MAX(MIN(3,12")); // still there to be corrected
    QCOMPARE(window->message(), QString());          // what was said before is of another tree
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The last good one comes again, whatever else was opened and changed meanwhile.
    window->controller()->openExample("tree-1");
    finish(*window);
    auto *algorithm = part<QComboBox>(*window, "algorithm");
    algorithm->setCurrentIndex(0);
    emit algorithm->activated(0);
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Plain);
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"));
}

/// Inner nodes of a tree have no value of their own, at which a search could end.
void TestEditPanel::depthIsOfferedWhereItMeansSomething()
{
    const auto window = opened("tree-1");
    trigger(*window, "pageEdit");
    QVERIFY(part<QWidget>(*window, "direction")->isVisible());
    QVERIFY(!part<QWidget>(*window, "order")->isVisible());
    QVERIFY(!part<QWidget>(*window, "depth")->isVisible());
    window->controller()->openExample("othello-start");
    finish(*window);
    QVERIFY(part<QWidget>(*window, "depth")->isVisible());
    QVERIFY(part<QWidget>(*window, "order")->isVisible());
    QVERIFY(!part<QWidget>(*window, "direction")->isVisible());
}

/// The second child is worth the 3 that MAX has: it is cut, or looked at to its end.
void TestEditPanel::cutsAreAtTheBoundOrBeyondIt()
{
    const auto window = opened();
    trigger(*window, "pageEdit");
    window->controller()->search(
        {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(3,9))"), ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    const auto leaves = [&] { return window->session()->trace().counters().leaves(); };
    QCOMPARE(leaves(), quint64(3));
    auto *cuts = part<ui::SegmentedRow>(*window, "cuts");
    QVERIFY(cuts->isVisible());
    cuts->segment(1)->click();
    finish(*window);
    QVERIFY(window->session()->setup().cutsBeyond);
    QCOMPARE(leaves(), quint64(4));
    QCOMPARE(window->session()->trace().nodes().front().value, 3);
    QVERIFY(label(*window, "algorithmText").contains("at an equal value nothing is cut"));
    window->controller()->search({window->session()->setup().root, ai::lab::Algorithm::Plain});
    finish(*window);
    QVERIFY(part<QWidget>(*window, "direction")->isVisible());
    QVERIFY(!cuts->isVisible()); // which has no bounds
}

/// From the left the 1 cuts nothing; from the right it cuts the 9. The drawing stays as the tree is
/// written, and so does what an examiner's next trees follow.
void TestEditPanel::treesAreSearchedFromEitherSide()
{
    const auto window = opened();
    trigger(*window, "pageEdit");
    window->controller()->search(
        {*ai::lab::TextTree::parse("MAX(MIN(9,1),MIN(8,3))"), ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    const auto drawn = [&] {
        const auto &nodes = part<ui::lab::TreeCanvas>(*window, "treeCanvas")->scene().nodes();
        std::map<qreal, QString> leaves;
        for (const auto &node : nodes) {
            if (node.leaf)
                leaves.emplace(node.centre.x(), node.leafText);
        }
        QStringList texts;
        for (const auto &[x, text] : leaves)
            texts += text;
        return texts;
    };
    const QStringList written{"9", "1", "8", "3"};
    QCOMPARE(drawn(), written);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(4));
    part<ui::SegmentedRow>(*window, "direction")->segment(1)->click();
    finish(*window);
    QCOMPARE(drawn(), written);
    QCOMPARE(part<ui::lab::TreeTextEdit>(*window, "treeText")->text(),
             QString("MAX(MIN(9,1),MIN(8,3))"));
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(3));
    QCOMPARE(window->session()->trace().path(1), path({1}));
    part<ui::SegmentedRow>(*window, "cuts")->segment(1)->click();
    finish(*window);
    trigger(*window, "openRandomTree");
    finish(*window);
    QVERIFY(runsRightToLeft(window->session()->setup()));
    QVERIFY(window->session()->setup().cutsBeyond);
    part<ui::SegmentedRow>(*window, "direction")->segment(0)->click();
    finish(*window);
    QCOMPARE(window->session()->setup().order, ai::lab::MoveOrder::Given);
    window->controller()->openExample("tree-1"); // which has its own rules
    finish(*window);
    QVERIFY(!window->session()->setup().cutsBeyond);
}

/// In one row, or where the window is narrow in two, and nothing over anything else.
void TestEditPanel::barIsWholeInEveryWidth()
{
    const auto window = opened("othello-start");
    const QWidget *bar = part<QWidget>(*window, "topBar");
    const auto placeOf = [bar](const QWidget *part) {
        return QRect(part->mapTo(bar, QPoint()), part->size());
    };
    for (int width = window->minimumSizeHint().width(); width <= 1400; width += 40) {
        window->resize(width, 800);
        layOut();
        QRect before;
        for (const char *name :
             {"openExample", "algorithm", "pageLearnButton", "pageEditButton", "pageQuizButton",
              "pageCompareButton", "projectorButton", "share"}) {
            const auto *field = part<QWidget>(*window, name);
            QVERIFY2(bar->rect().contains(placeOf(field)), name);
            QVERIFY2(!placeOf(field).intersects(before), name);
            before = placeOf(field);
        }
    }
}

/// What a beginner needs comes first.
void TestEditPanel::minimaxAndAlphaBetaComeFirst()
{
    const auto window = opened("tree-1");
    const auto *algorithm = part<QComboBox>(*window, "algorithm");
    QCOMPARE(algorithm->itemData(0).toInt(), int(ai::lab::Algorithm::Plain));
    QCOMPARE(algorithm->itemData(1).toInt(), int(ai::lab::Algorithm::AlphaBetaShared));
    QCOMPARE(algorithm->itemData(2, Qt::AccessibleDescriptionRole).toString(),
             QString("separator"));
}

/// Longer ones of lessons are cut short.
void TestEditPanel::titlesOfTheLibraryAreShownWhole()
{
    ui::lab::TopBar bar;
    for (const ai::lab::Example &example : ai::lab::examples()) {
        const QString title = ui::lab::exampleTitle(example.key);
        bar.setSetup(example.setup, title);
        QCOMPARE(bar.openButton()->text(), title);
    }
    bar.setSetup(ai::lab::examples().front().setup, QString(90, 'x'));
    const QString cut = bar.openButton()->text();
    QVERIFY2(cut.size() < 60 && cut.startsWith("xxxxx") && cut.endsWith(QChar(0x2026)),
             qPrintable(cut));
}

/// What is left of a high page is below them.
void TestEditPanel::fieldsStandTogetherAtTheTop()
{
    const auto window = opened("four-max");
    window->resize(1280, 860);
    auto *panel = part<QWidget>(*window, "editPanel");
    showPageOf(*window, panel);
    layOut();
    const auto *about = part<QWidget>(*window, "algorithmText");
    QVERIFY(about->mapTo(panel, about->rect().bottomLeft()).y() < panel->height() / 2);
}

/// It says so, and is enabled only where there is anything to apply.
void TestEditPanel::writtenTreeIsAppliedByAButtonToo()
{
    const auto window = opened("tree-1");
    trigger(*window, "pageEdit");
    auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    auto *apply = part<QPushButton>(*window, "applyTree");
    QVERIFY(apply->text().contains("Enter"));
    QVERIFY(!apply->isEnabled());
    text->setText("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    QVERIFY(apply->isEnabled());
    apply->click();
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    QVERIFY(!apply->isEnabled());
}

void TestEditPanel::leavingSaysWhatWasNotApplied()
{
    const auto window = opened("tree-1");
    trigger(*window, "pageEdit");
    auto *back = part<QPushButton>(*window, "pageEditBack");
    back->click();
    QVERIFY(!window->message().contains("not applied"));
    trigger(*window, "pageEdit");
    auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    text->setText("MAX(1,2)");
    back->click();
    QVERIFY2(window->message().contains("was not applied"), qPrintable(window->message()));
    trigger(*window, "pageEdit");
    QCOMPARE(text->text(), QString("MAX(1,2)"));
}

QTEST_MAIN(TestEditPanel)
#include "tst_editpanel.moc"
