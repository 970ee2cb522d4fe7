#include "tests/support/window/labtest.h"

#include <QTest>

/// Edits of trees and of orders, undone and redone.
class TestTreeEdits : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void everyEditIsUndoneAndRedone();
    void orderOfAGameIsUndone();
    void undoingLeavesTheAlgorithm();
    void openingForgetsTheEdits();
    void nodesBecomeChanceNodes();
    void editThatCannotBeIsRefused();
    void singleLeafIsNoEdit();

private:
    static void run(ui::lab::LabWindow &window, const char *action)
    {
        trigger(window, action);
        finish(window);
    }
    static QString text(ui::lab::LabWindow &window)
    {
        return part<ui::lab::TreeTextEdit>(window, "treeText")->text();
    }
};

void TestTreeEdits::everyEditIsUndoneAndRedone()
{
    const auto window = opened("four-max");
    const QString title = window->controller()->title();
    QVERIFY(!part<QAction>(*window, "undoEdit")->isEnabled());
    QStringList texts{text(*window)};
    window->session()->select(path({0}));
    run(*window, "addChild");
    texts += text(*window);
    QCOMPARE(window->controller()->title(), title + " (changed)");
    emit part<ui::lab::TreeCanvas>(*window, "treeCanvas")->leafEdited(path({0, 2}), 9);
    finish(*window);
    texts += text(*window);
    window->session()->select(path({0, 0}));
    run(*window, "later");
    texts += text(*window);
    window->session()->select(path({1}));
    run(*window, "removeNode");
    texts += text(*window);
    QCOMPARE(window->controller()->title(), title + " (changed)"); // marked once
    part<ui::lab::TreeTextEdit>(*window, "treeText")->setText("MAX(1,MIN(2,3))");
    emit part<ui::lab::TreeTextEdit>(*window, "treeText")->returnPressed();
    finish(*window);
    texts += text(*window);
    QCOMPARE(window->controller()->title(), QString("My own tree"));
    QCOMPARE(texts, QStringList({"MAX(MIN(4,5),MIN(2,7))", "MAX(MIN(4,5,0),MIN(2,7))",
                                 "MAX(MIN(4,5,9),MIN(2,7))", "MAX(MIN(5,4,9),MIN(2,7))",
                                 "MAX(MIN(5,4,9))", "MAX(1,MIN(2,3))"}));
    for (int i = 4; i >= 0; --i) {
        run(*window, "undoEdit");
        QCOMPARE(text(*window), texts[i]);
        QCOMPARE(window->session()->trace().nodeCount() > 0, true);
    }
    QCOMPARE(window->controller()->title(), title);
    QVERIFY(!part<QAction>(*window, "undoEdit")->isEnabled());
    QCOMPARE(ui::Settings().labTree(), texts[0]);
    for (int i = 1; i <= 5; ++i) {
        run(*window, "redoEdit");
        QCOMPARE(text(*window), texts[i]);
    }
    QVERIFY(!part<QAction>(*window, "redoEdit")->isEnabled());
    QCOMPARE(ui::Settings().labTree(), texts[5]);
    QVERIFY(part<QAction>(*window, "undoEdit")->text().contains("text of the tree"));
}

void TestTreeEdits::orderOfAGameIsUndone()
{
    const auto window = opened("ttt-shared");
    const quint64 before = calls(*window);
    emit part<ui::lab::TreeCanvas>(*window, "treeCanvas")->childMoved({}, 4, 0);
    finish(*window);
    QVERIFY(calls(*window) != before);
    run(*window, "undoEdit");
    QCOMPARE(calls(*window), before);
    QCOMPARE(window->session()->setup().order, ai::lab::MoveOrder::Given);
}

/// What was changed since is no part of the edit.
void TestTreeEdits::undoingLeavesTheAlgorithm()
{
    const auto window = opened("four-max");
    window->session()->select(path({0}));
    run(*window, "addChild");
    ai::lab::SearchSetup setup = window->session()->setup();
    setup.algorithm = ai::lab::Algorithm::Plain;
    window->controller()->search(setup);
    finish(*window);
    const QString title = window->controller()->title();
    QVERIFY2(title.endsWith(" (changed) (other settings)"), qPrintable(title));
    run(*window, "addChild");
    QCOMPARE(window->controller()->title().count("(changed)"), 1);
    run(*window, "undoEdit");
    run(*window, "undoEdit");
    QCOMPARE(text(*window), QString("MAX(MIN(4,5),MIN(2,7))"));
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Plain);
}

void TestTreeEdits::openingForgetsTheEdits()
{
    const auto window = opened("four-max");
    window->session()->select(path({0}));
    run(*window, "addChild");
    QVERIFY(part<QAction>(*window, "undoEdit")->isEnabled());
    window->controller()->openExample("tree-1");
    finish(*window);
    QVERIFY(!part<QAction>(*window, "undoEdit")->isEnabled());
}

/// The algorithm follows the tree.
void TestTreeEdits::nodesBecomeChanceNodes()
{
    const auto window = opened("four-max");
    const auto *command = part<QAction>(*window, "chanceNode");
    QVERIFY(!command->isEnabled()); // at the root
    window->session()->select(path({0}));
    run(*window, "chanceNode");
    QCOMPARE(text(*window), QString("MAX(CHANCE(4,5),MIN(2,7))"));
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Expectiminimax);
    QVERIFY2(window->message().contains("The root is worth 4.5."), qPrintable(window->message()));
    QVERIFY(!part<QAction>(*window, "fromHere")->isEnabled()); // no search begins at one
    run(*window, "addChild");
    QCOMPARE(text(*window), QString("MAX(CHANCE(4,5,0),MIN(2,7))"));
    QVERIFY2(window->message().contains("The root is worth 3."), qPrintable(window->message()));
    window->session()->select(path({0, 2}));
    QVERIFY(!command->isEnabled()); // at a leaf
    run(*window, "undoEdit");
    run(*window, "undoEdit");
    QCOMPARE(text(*window), QString("MAX(MIN(4,5),MIN(2,7))"));
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::AlphaBetaShared);
    ai::lab::SearchSetup setup = window->session()->setup();
    setup.algorithm = ai::lab::Algorithm::Plain;
    window->controller()->search(setup);
    finish(*window);
    window->session()->select(path({0}));
    run(*window, "chanceNode");
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Expectiminimax);
    run(*window, "undoEdit");
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Plain);
    run(*window, "redoEdit");
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Expectiminimax);
}

void TestTreeEdits::editThatCannotBeIsRefused()
{
    const auto window = opened();
    part<ui::lab::TreeTextEdit>(*window, "treeText")->setText("MAX(MIN(3,a),2)");
    emit part<ui::lab::TreeTextEdit>(*window, "treeText")->returnPressed();
    finish(*window);
    window->session()->select(path({0}));
    run(*window, "chanceNode");
    QCOMPARE(window->message(),
             QString("The tree stays as it is: expected numbers at the leaves of a "
                     "tree with chance nodes, and no letters"));
    QCOMPARE(text(*window), QString("MAX(MIN(3,a),2)"));
    part<ui::lab::TreeTextEdit>(*window, "treeText")
        ->setText("MAX(CHANCE(1/999: 1, 998/999: 2),MIN(1,2))");
    emit part<ui::lab::TreeTextEdit>(*window, "treeText")->returnPressed();
    finish(*window);
    window->session()->select(path({1}));
    run(*window, "chanceNode");
    QCOMPARE(window->message(),
             QString("The tree stays as it is: expected probabilities whose averages "
                     "have a common denominator of at most 1000"));
}

void TestTreeEdits::singleLeafIsNoEdit()
{
    const auto window = opened();
    part<ui::lab::TreeTextEdit>(*window, "treeText")->setText("3");
    emit part<ui::lab::TreeTextEdit>(*window, "treeText")->returnPressed();
    finish(*window);
    QVERIFY2(window->message().startsWith("A single leaf"), qPrintable(window->message()));
    QVERIFY(!part<QAction>(*window, "undoEdit")->isEnabled());
}

QTEST_MAIN(TestTreeEdits)
#include "tst_treeedits.moc"
