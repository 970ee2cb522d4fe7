#include "tests/support/qt/gamestest.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

/// The lines of a game and its mistakes, beside the board.
class TestMovesPanel : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aMoveElsewhereKeepsTheLineLeft();
    void aReviewNamesWhatMatteredMost();
};

void TestMovesPanel::aMoveElsewhereKeepsTheLineLeft()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    trigger(*window, "lookFirst");
    trigger(*window, "lookForward");
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "e3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QCOMPARE(game.match().variations().size(), std::size_t(1));
    auto *lines = part<QComboBox>(*window, "lines");
    QVERIFY(lines->isVisible());
    QCOMPARE(lines->count(), 2);
    emit lines->activated(1);
    QCOMPARE(game.match().ply(), std::size_t(4));
    QCOMPARE(game.match().variations().size(), std::size_t(1)); // the other one now
}

void TestMovesPanel::aReviewNamesWhatMatteredMost()
{
    const auto window = shown();
    choose(*window, "Nim");
    // 20 take 1 to 3, misere: the first player can win by taking 3, and later again.
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    auto *worst = part<QLabel>(*window, "worstMoves");
    QTRY_VERIFY(worst->isVisible());
    QVERIFY2(worst->text().contains("1. a1"), qPrintable(worst->text()));
    trigger(*window, "lookFirst");
    part<QPushButton>(*window, "nextMistake")->click();
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    const QString text = part<QLabel>(*window, "reviewText")->text();
    QVERIFY2(text.contains("still there by taking 3"), qPrintable(text));
    part<QPushButton>(*window, "showBetter")->click();
    QCOMPARE(window->game().shownPly(), std::size_t(0));
    // The words stay with the move whose better one the board now shows.
    QCOMPARE(part<QLabel>(*window, "reviewText")->text(), text);
    trigger(*window, "lookLast");
    part<QPushButton>(*window, "previousMistake")->click();
    const std::size_t last = window->game().shownPly();
    QVERIFY(last > 1);
    emit worst->linkActivated("1");
    QCOMPARE(window->game().shownPly(), std::size_t(1));
}

QTEST_MAIN(TestMovesPanel)
#include "tst_movespanel.moc"
