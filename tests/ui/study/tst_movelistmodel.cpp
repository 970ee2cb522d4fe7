#include "core/format/transcript.h"
#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "tests/support/window/gamestest.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>

/// The table of moves in the window: going to a position, and a review's values.
class TestMoveListModel : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theMoveListGoesToAPosition();
    void aReviewShowsValuesAndLeavesOutNoise();
    void theComputersGradesAreNamedAsItsOwn();
    void passesHaveNoNumber();
};

void TestMoveListModel::theMoveListGoesToAPosition()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    auto *moves = part<QTableView>(*window, "moves");
    QCOMPARE(moves->model()->rowCount(), 5);
    QCOMPARE(moves->model()->index(1, 1).data().toString(), QString("d3"));
    QVERIFY(moves->model()->index(1, 2).data().toString().contains("Black turns"));
    moves->setCurrentIndex(moves->model()->index(2, 0));
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QCOMPARE(window->game().match().ply(), std::size_t(4)); // nothing was taken back
    trigger(*window, "lookBack");
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QVERIFY(window->board()->position() == window->game().match().position(1));
    trigger(*window, "lookForward");
    trigger(*window, "lookLast");
    QVERIFY(!window->game().browsing());
    QCOMPARE(moves->currentIndex().row(), 4);
}

void TestMoveListModel::aReviewShowsValuesAndLeavesOutNoise()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    auto *model = part<QTableView>(*window, "moves")->model();
    QTRY_COMPARE(model->index(1, 3).data().toString(), QString("Second wins"));
    QCOMPARE(model->index(1, 3).data(Qt::AccessibleTextRole).toString(),
             QString("blunder, one of the moves that mattered most: Second player wins with best "
                     "play."));
    // Of Othello the values are estimates until the end is near.
    const core::Match match = support::middleMoves(12);
    paste(*window,
          QString::fromStdString(core::format::writeTranscript(match.start(), match.moves())));
    trigger(*window, "review");
    QTRY_VERIFY(part<QLabel>(*window, "worstMoves")->isVisible());
    int costs = 0;
    for (int row = 1; row < model->rowCount(); ++row) {
        const QString text = model->index(row, 3).data().toString();
        QVERIFY2(!text.isEmpty() && !text.contains('~'), qPrintable(text));
        const auto cost = QRegularExpression(", \\w+ lost (\\d+)$").match(text);
        const QString words = model->index(row, 3).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(words.contains("about"), qPrintable(words));
        QCOMPARE(cost.hasMatch(), words.contains("mistake") || words.contains("blunder"));
        QCOMPARE(text.contains(','), cost.hasMatch());
        costs += cost.hasMatch() ? 1 : 0;
        QVERIFY2(!cost.hasMatch() || cost.captured(1).toInt() > 2, qPrintable(text));
    }
    QVERIFY(costs > 0);
}

/// Their marks are hollow.
void TestMoveListModel::theComputersGradesAreNamedAsItsOwn()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    part<QComboBox>(*window, "opponent")->setCurrentIndex(0);
    trigger(*window, "review");
    auto *model = part<QTableView>(*window, "moves")->model();
    const auto inWords = [&](int row) {
        return model->index(row, 3).data(Qt::ToolTipRole).toString();
    };
    QTRY_COMPARE(part<QPushButton>(*window, "startReview")->text(), QString("Review again"));
    const core::Match &match = window->game().match();
    int ofPerson = 0;
    int ofComputer = 0;
    for (int row = 1; row < model->rowCount(); ++row) {
        const QString text = inWords(row);
        const auto grade =
            QRegularExpression("^(the computer's )?(good|mistake|blunder)\\b").match(text);
        if (!grade.hasMatch())
            continue;
        const bool computers =
            sideToMove(match.position(std::size_t(row - 1))) == window->game().computerSide();
        QVERIFY2(grade.captured(1).isEmpty() != computers, qPrintable(text));
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
    const auto *model = part<QTableView>(*window, "moves")->model();
    const auto row = [&](int ply) {
        return QString("%1 %2 %3")
            .arg(model->index(ply, 0).data().toString(), model->index(ply, 1).data().toString(),
                 model->index(ply, 2).data().toString());
    };
    QVERIFY2(row(8).startsWith("8 h6 "), qPrintable(row(8)));
    QVERIFY2(row(9).startsWith(" pass"), qPrintable(row(9)));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(legalMoves(game.match().current()).front());
    QTRY_COMPARE(model->rowCount(), 11);
    QVERIFY2(row(10).startsWith("9 "), qPrintable(row(10)));
    trigger(*window, "lookBack");
    QVERIFY2(words(*window).startsWith("The position after move 8 of 9."),
             qPrintable(words(*window)));
}

QTEST_MAIN(TestMoveListModel)
#include "tst_movelistmodel.moc"
