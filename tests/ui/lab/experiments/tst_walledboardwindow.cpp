#include "tests/support/window/labtest.h"
#include "ui/lab/experiments/walledboardwindow.h"

#include <QComboBox>
#include <QToolButton>

using ai::lab::WalledStep;

/// The Othello article's board, step by step.
class TestWalledBoardWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void firstMoveIsFoundMadeAndUndone();
    void selectedPositionIsShown();
};

/// d3 is cell 34: to the south is White's 44 and then Black's 54, and in no other direction does
/// anything turn.
void TestWalledBoardWindow::firstMoveIsFoundMadeAndUndone()
{
    const auto window = opened();
    part<QPushButton>(*window, "openWalledBoard")->click();
    auto *walled = window->findChild<ui::lab::WalledBoardWindow *>();
    QVERIFY(walled != nullptr);
    auto *moves = part<QComboBox>(*walled, "walledMove");
    QCOMPARE(moves->count(), 4);
    QCOMPARE(moves->currentText(), QString("d3"));
    QVERIFY2(part<QLabel>(*walled, "walledText")->text().startsWith("d3 is cell 34."),
             qPrintable(part<QLabel>(*walled, "walledText")->text()));
    QStringList said;
    auto *forwards = part<QToolButton>(*walled, "walledForwards");
    auto *back = part<QToolButton>(*walled, "walledBack");
    QVERIFY(!back->isEnabled());
    while (forwards->isEnabled()) {
        forwards->click();
        said += part<QLabel>(*walled, "walledText")->text();
        QCOMPARE(part<QWidget>(*walled, "walledBoard")->accessibleDescription(), said.back());
    }
    // Eight directions, one of them with two cells; the move; and back.
    QCOMPARE(said.size(), 8 + 1 + 2);
    QCOMPARE(said.filter("is empty. Nothing turns.").size(), 6);
    QCOMPARE(said.filter("Direction +11: cell 45 has a disc of the player, and none").size(), 1);
    QCOMPARE(said.filter("Direction +10: cell 44 has a disc of the opponent").size(), 1);
    QCOMPARE(said.filter("Direction +10: cell 54 has a disc of the player. 1 disc").size(), 1);
    QVERIFY2(said[said.size() - 2].startsWith("Made: the disc is placed at d3, and 1 disc"),
             qPrintable(said[said.size() - 2]));
    QVERIFY2(said.back().startsWith("Undone: d3 is empty again, and 1 disc"),
             qPrintable(said.back()));
    QCOMPARE(walled->shown()->kind, WalledStep::Kind::Undo);
    back->click();
    QCOMPARE(walled->shown()->kind, WalledStep::Kind::Make);
    moves->setCurrentIndex(1); // another move from its beginning
    QCOMPARE(walled->step(), 0);
    QVERIFY(walled->shown() == nullptr);
}

/// At the edge a walk ends at the wall.
void TestWalledBoardWindow::selectedPositionIsShown()
{
    const auto window = opened("othello-start");
    const auto position = core::Othello::parse("-XO-----" + std::string(56, '-') + " O");
    QVERIFY(position.ok());
    ai::lab::SearchSetup setup = window->session()->setup();
    setup.root = *position;
    setup.depth = 1;
    window->controller()->search(setup);
    finish(*window);
    window->session()->select({});
    part<QPushButton>(*window, "openWalledBoard")->click();
    auto *walled = window->findChild<ui::lab::WalledBoardWindow *>();
    auto *moves = part<QComboBox>(*walled, "walledMove");
    QCOMPARE(moves->count(), 1);
    QCOMPARE(moves->currentText(), QString("a1"));
    int walls = 0;
    for (walled->forwards(); walled->shown()->kind == WalledStep::Kind::Look; walled->forwards())
        walls += part<QLabel>(*walled, "walledText")->text().contains("is wall") ? 1 : 0;
    QCOMPARE(walls, 5); // of a corner's eight directions
    QCOMPARE(walled->shown()->turns, std::vector{12});
}

QTEST_MAIN(TestWalledBoardWindow)
#include "tst_walledboardwindow.moc"
