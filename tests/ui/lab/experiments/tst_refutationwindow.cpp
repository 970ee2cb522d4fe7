#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/experiments/refutationwindow.h"

/// The article's program, played against.
class TestRefutationWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void lostGamesRefuteTheArticle();
};

void TestRefutationWindow::lostGamesRefuteTheArticle()
{
    const auto window = opened();
    part<QPushButton>(*window, "refute")->click();
    auto *refutation = window->findChild<ui::lab::RefutationWindow *>();
    QVERIFY(refutation != nullptr);
    auto *games = refutation->findChild<QComboBox *>("lostGames");
    QTRY_COMPARE(games->count(), 10);
    for (int game = 0; game < games->count(); ++game) {
        games->setCurrentIndex(game);
        refutation->startGame();
        while (!isOver(refutation->match().current()))
            refutation->forwards();
        QCOMPARE(core::winner(refutation->match().current()), std::optional(core::Side::First));
    }
    // Playing oneself: the program answers.
    refutation->startGame();
    auto *board = refutation->findChild<ui::BoardWidget *>("refutationBoard");
    emit board->moveChosen(core::Move(1));
    QTRY_COMPARE(refutation->match().ply(), std::size_t(2));
    // Back to where the person moves, not to the program's turn, on which nobody would move.
    auto *back = refutation->findChild<QToolButton *>("lostBack");
    back->click();
    QCOMPARE(refutation->match().ply(), std::size_t(0));
    emit board->moveChosen(core::Move(7));
    QTRY_COMPARE(refutation->match().ply(), std::size_t(2));
    refutation->findChild<QPushButton *>("refutationOpen")->click();
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Heuristic);
    QCOMPARE(window->session()->setup().depth, 3);
}

QTEST_MAIN(TestRefutationWindow)
#include "tst_refutationwindow.moc"
