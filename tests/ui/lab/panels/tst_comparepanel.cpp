#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/panels/comparepanel.h"

#include <QTabWidget>
#include <QTableWidget>

/// Two searches side by side.
class TestComparePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void comparisonSaysWhatTheArticleSays();
    void rootsAreComparedToo();
    void ordersAreComparedInATree();
    void chanceTreesAreComparedFromBothSides();
    void smallSearchesAreComparedByThemselves();
    void valuesBehindALetterAreMarked();
    void nothingIsComparedWhileItIsAsked();
};

void TestComparePanel::comparisonSaysWhatTheArticleSays()
{
    const auto window = opened("ttt-plain");
    auto *second = part<QComboBox>(*window, "otherAlgorithm");
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::AlphaBetaFresh)));
    part<QPushButton>(*window, "compare")->click();
    auto *table = part<QTableWidget>(*window, "comparison");
    QTRY_VERIFY(table->item(0, 0) != nullptr);
    QCOMPARE(table->item(0, 0)->text(), QString("549,946"));
    QCOMPARE(table->item(0, 1)->text(), QString("30,709"));
    QVERIFY(label(*window, "articleSays").contains("the first makes more than 500,000 calls"));
    QVERIFY(label(*window, "articleSays").contains("second makes little more than 30,000 calls"));
    QVERIFY(part<QLabel>(*window, "articleSays")->isVisibleTo(table->parentWidget()));
    // Of any position that is opened.
    window->controller()->search({core::Othello(), ai::lab::Algorithm::AlphaBetaShared, 4});
    finish(*window);
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::Plain)));
    part<QPushButton>(*window, "compare")->click();
    QTRY_VERIFY(table->item(0, 1) != nullptr);
    QVERIFY(table->item(0, 1)->text() != "30,709");
    QVERIFY(part<QLabel>(*window, "articleSays")->isHidden()); // it says nothing of Othello
}

/// A root of its own or not, the same tree has as many plies; and roots that differ are not said to
/// be the same.
void TestComparePanel::rootsAreComparedToo()
{
    const auto window = opened("ttt-shared");
    auto *second = part<QComboBox>(*window, "otherAlgorithm");
    auto *table = part<QTableWidget>(*window, "comparison");
    const auto compareWith = [&](ai::lab::Algorithm algorithm) {
        second->setCurrentIndex(second->findData(static_cast<int>(algorithm)));
        table->clearContents();
        part<QPushButton>(*window, "compare")->click();
    };
    const auto isSaid = [&](const char *words) {
        const auto labels = window->findChild<ui::lab::ComparePanel *>()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [words](const QLabel *one) { return one->text().contains(words); });
    };
    compareWith(ai::lab::Algorithm::AlphaBetaFresh);
    QTRY_VERIFY(table->item(4, 1) != nullptr);
    QCOMPARE(table->item(4, 0)->text(), QString("9"));
    QCOMPARE(table->item(4, 1)->text(), QString("9"));
    QVERIFY(isSaid("Both find the same value at the root."));
    QVERIFY(isSaid("The root is a call of only one of them"));
    compareWith(ai::lab::Algorithm::Heuristic);
    QTRY_VERIFY(table->item(4, 1) != nullptr);
    QCOMPARE(table->item(4, 1)->text(), QString("3"));
    QVERIFY(isSaid("The roots differ"));
    QVERIFY(!isSaid("shallower"));
    compareWith(ai::lab::Algorithm::Deepening);
    QTRY_VERIFY(isSaid("The shallower searches of the second made "));
    QVERIFY(!isSaid("The shallower searches of the first made "));
    QVERIFY(!isSaid("The root is a call of only one of them"));
}

void TestComparePanel::ordersAreComparedInATree()
{
    const auto window = opened("classic");
    QVERIFY(label(*window, "orderStudy").isEmpty());
    part<QPushButton>(*window, "compare")->click();
    QTRY_VERIFY(!label(*window, "orderStudy").isEmpty());
    const QString text = label(*window, "orderStudy");
    for (const char *part : {"5 with the best child first", "7 as drawn", "9 with the worst first",
                             "b^m = 3^2 = 9", "fewer than 5"})
        QVERIFY2(text.contains(part), qPrintable(text));
    window->controller()->openExample("report-figure");
    finish(*window);
    QVERIFY(label(*window, "orderStudy").isEmpty()); // it was about another tree
    // A ragged tree has neither b nor m.
    window->controller()->openExample("cut-at-two");
    finish(*window);
    part<QPushButton>(*window, "compare")->click();
    QTRY_VERIFY(!label(*window, "orderStudy").isEmpty());
    QVERIFY(!label(*window, "orderStudy").contains("b^m"));
}

/// No other algorithm is offered, so the other side is compared.
void TestComparePanel::chanceTreesAreComparedFromBothSides()
{
    const auto window = opened("tree-chance");
    part<QPushButton>(*window, "compare")->click();
    const auto *table = part<QTableWidget>(*window, "comparison");
    QTRY_VERIFY(table->item(6, 1) != nullptr);
    for (const int column : {0, 1})
        QCOMPARE(table->item(6, column)->text().remove(QChar(0x200e)), QString("= 5"));
    QVERIFY(label(*window, "orderStudy").isEmpty());
    QVERIFY(part<QComboBox>(*window, "otherOrder")->currentIndex() == 1);
}

/// As soon as the page is in view, and again for what is chosen; a large one only when asked for.
void TestComparePanel::smallSearchesAreComparedByThemselves()
{
    const auto window = opened("classic");
    auto *table = part<QTableWidget>(*window, "comparison");
    auto *second = part<QComboBox>(*window, "otherAlgorithm");
    QVERIFY(table->item(0, 0) == nullptr);
    showPageOf(*window, window->findChild<ui::lab::ComparePanel *>());
    QTRY_VERIFY(table->item(0, 1) != nullptr);
    QCOMPARE(table->item(0, 0)->text(), QString("11"));
    QCOMPARE(table->item(0, 1)->text(), QString("13"));
    const auto isSaid = [&](const QString &words) {
        const auto labels = window->findChild<ui::lab::ComparePanel *>()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *one) { return one->text().contains(words); });
    };
    QVERIFY(isSaid("The first makes 11 call(s), the second 13 call(s). Both find"));
    second->setCurrentIndex(
        second->findData(static_cast<int>(ai::lab::Algorithm::AlphaBetaShared)));
    emit second->activated(second->currentIndex());
    QVERIFY(table->item(0, 1) == nullptr);
    QTRY_VERIFY(table->item(0, 1) != nullptr);
    QVERIFY(isSaid("Both make 11 call(s)."));
    // Another search is not compared with itself.
    auto setup = window->session()->setup();
    setup.algorithm = ai::lab::Algorithm::Plain;
    window->controller()->search(setup);
    finish(*window);
    QTRY_VERIFY(table->item(0, 1) != nullptr);
    QCOMPARE(table->item(0, 0)->text(), QString("13"));
    QCOMPARE(table->item(0, 1)->text(), QString("11"));
    setup.algorithm = ai::lab::Algorithm::AlphaBetaShared;
    window->controller()->search(setup);
    finish(*window);
    QCOMPARE(second->currentData().toInt(), static_cast<int>(ai::lab::Algorithm::Plain));
    window->controller()->search({core::Othello(), ai::lab::Algorithm::AlphaBetaShared, 9});
    finish(*window);
    QVERIFY(isSaid("Compare searches both"));
}

/// The root is 8 if a is not above it, and what is cut depends on a, too.
void TestComparePanel::valuesBehindALetterAreMarked()
{
    const auto window = opened();
    auto *table = part<QTableWidget>(*window, "comparison");
    const auto compare = [&](const char *tree) {
        window->controller()->search(
            {*ai::lab::TextTree::parse(tree), ai::lab::Algorithm::AlphaBetaShared});
        finish(*window);
        part<QPushButton>(*window, "compare")->click();
        QTRY_VERIFY(table->item(6, 1) != nullptr);
    };
    compare("MAX(MIN(a,9),MIN(9,8))");
    for (const int column : {0, 1})
        QCOMPARE(table->item(6, column)->text(), QString("= 8*"));
    QVERIFY2(label(*window, "compareText").startsWith("If a = 0: "),
             qPrintable(label(*window, "compareText")));
    compare("MAX(MIN(3,5),MIN(2,a))"); // a is cut: nothing was taken for it
    QCOMPARE(table->item(6, 0)->text(), QString("= 3"));
}

/// Its values and counts would answer a quiz and an exercise.
void TestComparePanel::nothingIsComparedWhileItIsAsked()
{
    const auto window = opened("classic");
    auto *table = part<QTableWidget>(*window, "comparison");
    auto *panel = window->findChild<ui::lab::ComparePanel *>();
    showPageOf(*window, panel);
    QTRY_VERIFY(table->item(0, 1) != nullptr);
    window->session()->setPredicting(true);
    QVERIFY(table->item(0, 1) == nullptr);
    QVERIFY(!part<QPushButton>(*window, "compare")->isEnabled());
    panel->compare();
    QVERIFY(!panel->findChild<QLabel *>("compareText")->text().contains("Searching"));
    window->session()->setPredicting(false);
    QVERIFY(part<QPushButton>(*window, "compare")->isEnabled());
    QTRY_VERIFY(table->item(0, 1) != nullptr);
    window->session()->setFilling(true);
    QVERIFY(table->item(0, 1) == nullptr);
}

QTEST_MAIN(TestComparePanel)
#include "tst_comparepanel.moc"
