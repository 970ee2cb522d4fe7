#include "core/format/transcript.h"
#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "tests/support/window/reviewtest.h"

#include <QListView>
#include <QMenu>

/// The list of moves in the window: going to a position, and a review's grades.
class TestMoveListModel : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theMoveListGoesToAPosition();
    void aReviewGradesTheMovesAndLeavesOutNoise();
    void theComputersGradesAreNamedAsItsOwn();
    void passesHaveNoNumber();
    void rowsHoldWhileTheGameChanges();
};

namespace {

QString inWords(const ui::MainWindow &window, int row)
{
    const auto *model = part<QListView>(window, "moves")->model();
    return model->index(row, 0).data(Qt::AccessibleTextRole).toString();
}

} // namespace

void TestMoveListModel::theMoveListGoesToAPosition()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    auto *moves = part<QListView>(*window, "moves");
    QCOMPARE(moves->model()->rowCount(), 4);
    QCOMPARE(moves->model()->index(0, 0).data().toString(), QString("d3"));
    moves->setCurrentIndex(moves->model()->index(1, 0));
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QCOMPARE(window->game().match().ply(), std::size_t(4)); // nothing was taken back
    trigger(*window, "lookBack");
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QVERIFY(window->board()->position() == window->game().match().position(1));
    trigger(*window, "lookBack");
    QVERIFY(!moves->currentIndex().isValid()); // no move led to the start
    trigger(*window, "lookLast");
    QVERIFY(!window->game().browsing());
    QCOMPARE(moves->currentIndex().row(), 3);
}

void TestMoveListModel::aReviewGradesTheMovesAndLeavesOutNoise()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    waitForReview(*window);
    QCOMPARE(inWords(*window, 0), QString("1, take 1, blunder, one of the main mistakes. "
                                          "Second player wins with best play."));
    // Of Othello the values are estimates until the end is near.
    const core::Match match = support::middleMoves(12);
    paste(*window,
          QString::fromStdString(core::format::writeTranscript(match.start(), match.moves())));
    trigger(*window, "review");
    waitForReview(*window);
    const ui::Reviewer &review = reviewOf(*window);
    int mistakes = 0;
    for (int row = 0; row < 12; ++row) {
        const QString text = inWords(*window, row);
        const bool isMistake = text.contains("mistake") || text.contains("blunder");
        QVERIFY2(text.contains("about"), qPrintable(text));
        QCOMPARE(isMistake, review.move(std::size_t(row))->loss() > 2);
        mistakes += isMistake ? 1 : 0;
    }
    QVERIFY(mistakes > 0);
}

/// The marks of the computer's moves are hollow.
void TestMoveListModel::theComputersGradesAreNamedAsItsOwn()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    part<QMenu>(*window, "opponentMenu")->actions().constFirst()->trigger(); // the computer
    trigger(*window, "review");
    waitForReview(*window);
    const core::Match &match = window->game().match();
    int ofPerson = 0;
    int ofComputer = 0;
    for (std::size_t ply = 0; ply < match.knownPlies(); ++ply) {
        if (reviewOf(*window).move(ply)->grade() == ai::Grade::None)
            continue;
        const QString text = inWords(*window, int(ply));
        const bool computers = sideToMove(match.position(ply)) == window->game().computerSide();
        QVERIFY2(text.contains("the opponent's") == computers, qPrintable(text));
        ++(computers ? ofComputer : ofPerson);
    }
    QVERIFY(ofPerson > 0 && ofComputer > 0);
}

void TestMoveListModel::passesHaveNoNumber()
{
    const auto window = shown();
    play(*window, {"f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"}); // White must pass
    QTRY_COMPARE(window->game().match().ply(), std::size_t(9));
    trigger(*window, "moveList");
    QVERIFY2(inWords(*window, 7).startsWith("8, h6"), qPrintable(inWords(*window, 7)));
    QVERIFY2(inWords(*window, 8).startsWith("pass"), qPrintable(inWords(*window, 8)));
    ui::GameController &game = window->game();
    game.play(legalMoves(game.match().current()).front());
    QTRY_COMPARE(part<QListView>(*window, "moves")->model()->rowCount(), 10);
    QVERIFY2(inWords(*window, 9).startsWith("9, "), qPrintable(inWords(*window, 9)));
    trigger(*window, "leaveReview");
    trigger(*window, "lookBack");
    QVERIFY2(stateText(*window).startsWith("The position after move 8 of 9."),
             qPrintable(stateText(*window)));
}

/// The clock is set for the next game before the window hears of it, and the clock's labels resize
/// the view, which asks for its rows.
void TestMoveListModel::rowsHoldWhileTheGameChanges()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    choose(*window, "Tic-tac-toe");
    const auto *model = part<QListView>(*window, "moves")->model();
    QStringList titles;
    connect(&window->game().clock(), &ui::GameClock::ticked, this, [&] {
        for (int row = 0; row < model->rowCount(); ++row)
            titles << model->index(row, 0).data().toString();
    });
    trigger(*window, "newGame");
    QCOMPARE(titles.mid(0, 4), QStringList({"d3", "c3", "c4", "c5"}));
    QCOMPARE(model->rowCount(), 0);
}

QTEST_MAIN(TestMoveListModel)
#include "tst_movelistmodel.moc"
