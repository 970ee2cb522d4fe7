#include "tests/support/qt/boards.h"
#include "tests/support/window/reviewtest.h"
#include "ui/analysis/review/reviewtexts.h"
#include "ui/analysis/review/valuegraph.h"
#include "ui/play/card/playerscard.h"

#include <QAccessible>
#include <QListView>

#include <algorithm>

/// The review in the column beside the board, by mouse, keyboard and accessible press.
class TestReviewController : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theReviewGoesToWhatMattered();
    void whatDecidedTheGameIsShownAsSoonAsItIsKnown();
    void theBoardShowsWhatWasBetterAndWhatWasAllowed();
    void theBetterMovesValueIsThatOfTheSentence();
    void theDiscsAreThoseOnTheBoard();
    void theKeyboardDoesTheSame();
    void accessiblePressesDoTheSame();
    void theMistakesAreGoneThroughInTheOrderOfTheGame();
    void everyWayToAMistakeExplainsIt();
    void aLineThatWasNotReviewedSaysSo();
    void theEditorEndsTheReview();
    void aNewReviewEndsWhatIsShownOfTheOldOne();
    void aStoppedReviewBeginsAgain();
};

namespace {

void pressAccessibly(QObject *object)
{
    auto *actions = QAccessible::queryAccessibleInterface(object)->actionInterface();
    actions->doAction(QAccessibleActionInterface::pressAction());
}

} // namespace

void TestReviewController::theReviewGoesToWhatMattered()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    press(*window, "seeWhatDecidedButton");
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("O played 2. Square 5 was better."));
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QCOMPARE(labelText(*window, "reviewPlace"), QString("Move 2 of 7"));
    QCOMPARE(labelText(*window, "grade"), QString("Mistake"));
    QVERIFY2(labelText(*window, "reviewText").contains("X could make two threats at once"),
             qPrintable(labelText(*window, "reviewText")));
    QVERIFY(window->board()->cellText(playedCell).endsWith("played, a mistake"));
    QVERIFY(window->board()->cellText(betterCell).contains("better: draw"));
    QVERIFY(!part<QWidget>(*window, "stateText")->isVisible());
    QVERIFY(!part<QWidget>(*window, "play")->isVisible());
}

/// Before the moves that led there are judged.
void TestReviewController::whatDecidedTheGameIsShownAsSoonAsItIsKnown()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    waitForReview(*window);
    ui::Reviewer &review = reviewOf(*window);
    review.start(window->game().match().start(), window->game().match().moves());
    trigger(*window, "review");
    std::optional<std::size_t> doneWhenShown;
    connect(&review, &ui::Reviewer::changed, this, [&] {
        if (!doneWhenShown && window->game().shownPly() == 1)
            doneWhenShown = review.done();
    });
    waitForReview(*window);
    QCOMPARE(doneWhenShown, std::optional<std::size_t>(6)); // of 7, the last ones first
    QCOMPARE(labelText(*window, "reviewTitle"), QString("O played 2. Square 5 was better."));
}

void TestReviewController::theBoardShowsWhatWasBetterAndWhatWasAllowed()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    press(*window, "reviewSecond");
    settleBoard(*window, 7);
    QCOMPARE(labelText(*window, "reviewText"),
             QString("After O on 2 (move 2), X could make two threats at once. "
                     "X wins with best play."));
    const QString why = labelText(*window, "reviewTitle");
    QVERIFY2(why.startsWith("Square 2, then ") && why.count(", ") == 5, qPrintable(why));
    QVERIFY(core::isOver(window->board()->position())); // up to the two threats, and three in a row
    QCOMPARE(part<QAbstractButton>(*window, "reviewSecond")->text(), QString("Show square 5"));
    press(*window, "reviewSecond");
    QVERIFY(labelText(*window, "reviewTitle").startsWith("Square 5"));
    QCOMPARE(labelText(*window, "reviewText"), QString("It is a draw with best play."));
    QVERIFY(!core::isLegal(window->board()->position(), *core::parseMove(core::TicTacToe(), "5")));
    QCOMPARE(window->game().match().moves().size(), std::size_t(7)); // the game is as it was
    QTest::keyClick(window->board(), Qt::Key_Escape);                // from the line to the mistake
    QCOMPARE(labelText(*window, "reviewTitle"), QString("O played 2. Square 5 was better."));
    trigger(*window, "lookLast");
    QVERIFY(window->board()->position() == window->game().match().current());
}

/// On the board as in the sentence: between two people for the side that erred. A number on the
/// board is never the computer's.
void TestReviewController::theBetterMovesValueIsThatOfTheSentence()
{
    constexpr std::size_t plies = 8; // so many before the end are solved in no time
    for (unsigned seed = 1; seed < 30; ++seed) {
        const auto game = support::randomGame(core::Othello(), seed);
        const std::size_t from = game.moves.size() - plies;
        std::string text = core::toText(game.positions[from]) + '\n';
        for (std::size_t i = from; i < game.moves.size(); ++i)
            text += core::moveText(game.positions[i], game.moves[i]) + ' ';
        const auto window = shown();
        window->openPath(file("ending.txt", QByteArray::fromStdString(text)));
        QTRY_COMPARE(window->game().match().moves().size(), plies);
        trigger(*window, "review");
        waitForReview(*window);
        for (std::size_t ply = 0; ply < plies; ++ply) {
            const auto move = reviewOf(*window).move(ply);
            if (!move->isMistake() || move->bestValue == 0
                || core::sideToMove(game.positions[from + ply]) == core::Side::First)
                continue;
            auto *moves = part<QListView>(*window, "moves");
            moves->setCurrentIndex(moves->model()->index(int(ply), 0));
            const QString better = window->board()->cellText(move->best.code());
            const QString value = ui::valueText(core::GameKind::Othello, move->bestValue);
            QVERIFY2(better.contains("better: " + value), qPrintable(better + ", not " + value));
            ui::GameController against; // the same game, with the computer as White
            core::GameRecord record = window->game().record();
            record.rolesKnown = true; // as if it had been played here
            record.importedMove = core::Move::none();
            against.resume(record);
            against.setRoles(core::rolesWithOpponent(core::Side::Second));
            const ui::ReviewState state{
                against, reviewOf(*window), ui::ReviewView::Mistake, ply, {}, {}, {}};
            QCOMPARE(state.valueOfBest(), QString());
            return;
        }
    }
    QFAIL("White made no mistake");
}

/// Beside the board, also where it shows what is not the game.
void TestReviewController::theDiscsAreThoseOnTheBoard()
{
    const auto window = shown();
    window->openPath(file("game.txt", "f5d6c3d3c4f4f6f3e6e7d7c5b6g6e3e2"));
    QTRY_COMPARE(window->game().match().moves().size(), std::size_t(16));
    trigger(*window, "review");
    waitForReview(*window);
    const auto counted = [&window](core::Side side) {
        return std::get<core::Othello>(window->board()->position()).count(side);
    };
    const auto said = [&window] {
        const auto counts = window->findChild<ui::PlayersCard *>()->findChildren<QLabel *>("count");
        return std::pair(counts[0]->text().toInt(), counts[1]->text().toInt());
    };
    int shown = 0;
    for (std::size_t ply = 0; ply < 16; ++ply) {
        if (!reviewOf(*window).move(ply)->isMistake())
            continue;
        auto *moves = part<QListView>(*window, "moves");
        moves->setCurrentIndex(moves->model()->index(int(ply), 0));
        press(*window, "reviewSecond");
        QTRY_VERIFY(!(window->board()->position() == window->game().shown()));
        QCOMPARE(said(), std::pair(counted(core::Side::First), counted(core::Side::Second)));
        trigger(*window, "leaveReview");
        trigger(*window, "review");
        QCOMPARE(said(), std::pair(counted(core::Side::First), counted(core::Side::Second)));
        ++shown;
    }
    QVERIFY(shown > 0);
}

void TestReviewController::theKeyboardDoesTheSame()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    QTest::keyClick(window.get(), Qt::Key_F4);
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    part<QWidget>(*window, "reviewFirst")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    QCOMPARE(window->focusWidget(), window->board());
    QTest::keyClick(window->board(), Qt::Key_5);
    QTest::keyClick(window->board(), Qt::Key_Return);
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("No move is better than 5."));
    part<QWidget>(*window, "reviewFirst")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape); // from the try to the mistake
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    QVERIFY(labelText(*window, "reviewTitle").endsWith("Square 5 was better."));
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!part<QWidget>(*window, "reviewPanel")->isVisible());
    QVERIFY(part<QWidget>(*window, "stateText")->isVisible());
    QVERIFY(!part<QAction>(*window, "moveList")->isChecked());
    QVERIFY(!window->game().browsing());
    QVERIFY(window->board()->position() == window->game().match().current());
    trigger(*window, "review");
    window->board()->setFocus();
    QTest::keyClick(window->board(), Qt::Key_Escape);
    QVERIFY(!part<QWidget>(*window, "reviewPanel")->isVisible());
    trigger(*window, "lookBack"); // outside the review
    QVERIFY(window->game().browsing());
    QTest::keyClick(window->board(), Qt::Key_Escape);
    QVERIFY(!window->game().browsing());
}

void TestReviewController::accessiblePressesDoTheSame()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    pressAccessibly(part<QAbstractButton>(*window, "seeWhatDecidedButton"));
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    pressAccessibly(part<QAbstractButton>(*window, "reviewFirst"));
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("Find a better move than 2."));
    auto *board = QAccessible::queryAccessibleInterface(window->board());
    board->child(betterCell)
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("No move is better than 5."));
    pressAccessibly(part<QAbstractButton>(*window, "leaveReviewButton"));
    QTRY_VERIFY(!part<QWidget>(*window, "reviewPanel")->isVisible());
}

void TestReviewController::theMistakesAreGoneThroughInTheOrderOfTheGame()
{
    const auto window = shown();
    choose(*window, "Nim");
    // 20 take 1 to 3, misere: the first player can win by taking 3, and later again.
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "moveList");
    QCOMPARE(part<QAbstractButton>(*window, "reviewFirst")->text(), QString("Review the game"));
    press(*window, "reviewFirst");
    waitForReview(*window);
    std::vector<std::size_t> expected =
        reviewOf(*window).turningPoints({std::nullopt, core::Side::Second});
    std::sort(expected.begin(), expected.end());
    QCOMPARE(expected.front(), std::size_t(0));
    const auto *next = part<QAbstractButton>(*window, "nextMistakeButton");
    const auto *previous = part<QAbstractButton>(*window, "previousMistakeButton");
    while (previous->isEnabled())
        press(*window, "previousMistakeButton");
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (i > 0)
            press(*window, "nextMistakeButton");
        QCOMPARE(window->game().shownPly(), expected[i]);
        QCOMPARE(labelText(*window, "reviewRank"),
                 QString("%1 of %2").arg(i + 1).arg(expected.size()));
        QCOMPARE(part<QLabel>(*window, "reviewRank")->toolTip(),
                 QString("Turning point %1 of %2").arg(i + 1).arg(expected.size()));
    }
    QVERIFY(!next->isEnabled()); // there is none beyond the last
    press(*window, "previousMistakeButton");
    QVERIFY(next->isEnabled());
    QCOMPARE(window->game().shownPly(), expected[expected.size() - 2]);
    part<QListView>(*window, "moves")
        ->setCurrentIndex(part<QListView>(*window, "moves")->model()->index(0, 0));
    QCOMPARE(labelText(*window, "reviewTitle"),
             QString("First player took 1. Taking 3 would have won."));
    QCOMPARE(labelText(*window, "reviewText"), QString("Second player wins with best play."));
}

/// The list of moves, a step forward, a step back, and the graph.
void TestReviewController::everyWayToAMistakeExplainsIt()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    waitForReview(*window);
    const QString mistake("O played 2. Square 5 was better.");
    const auto *list = part<QListView>(*window, "moves");
    const auto isExplained = [&] {
        return window->game().shownPly() == 1 && labelText(*window, "reviewTitle") == mistake
               && list->currentIndex().row() == 1
               && window->board()->cellText(betterCell).contains("better");
    };
    const auto isAt = [&](std::size_t ply) {
        return window->game().shownPly() == ply && labelText(*window, "reviewTitle") != mistake
               && window->board()->position() == window->game().match().position(ply)
               && list->currentIndex().row() == int(ply) - 1
               && !window->board()->cellText(betterCell).contains("better");
    };
    trigger(*window, "lookFirst");
    QVERIFY(isAt(0));
    QVERIFY(!part<QAction>(*window, "lookBack")->isEnabled());
    trigger(*window, "lookForward");
    QVERIFY(isAt(1));
    trigger(*window, "lookForward");
    QVERIFY(isExplained());
    trigger(*window, "lookForward");
    QVERIFY(isAt(3));
    trigger(*window, "lookBack");
    QVERIFY(isExplained());
    trigger(*window, "lookBack"); // to the position in which it was made
    QVERIFY(isAt(1));
    auto *graph = part<QWidget>(*window, "valueGraph");
    QTest::keyClick(graph, Qt::Key_Right);
    QVERIFY(isExplained());
    QTest::keyClick(graph, Qt::Key_Right);
    QVERIFY(isAt(3));
    QTest::keyClick(graph, Qt::Key_Left);
    QVERIFY(isExplained());
    press(*window, "reviewSecond"); // what it allowed is played on the board
    QVERIFY(!isExplained());
    const QPolygonF line = static_cast<const ui::ValueGraph *>(graph)->valueLine();
    QTest::mouseClick(graph, Qt::LeftButton, {}, line[2].toPoint());
    QVERIFY(isExplained());
    QTest::keyClick(graph, Qt::Key_Home);
    QVERIFY(isAt(0));
    trigger(*window, "leaveReview");
    trigger(*window, "lookFirst"); // without the review a step is a step
    trigger(*window, "lookForward");
    trigger(*window, "lookForward");
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QVERIFY(window->board()->position() == window->game().match().position(2));
}

void TestReviewController::aLineThatWasNotReviewedSaysSo()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    waitForReview(*window);
    ui::GameController &game = window->game();
    game.browseTo(1); // a step would explain the first move, which is a mistake
    game.play(*core::parseMove(game.shown(), "a3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QVERIFY2(labelText(*window, "reviewText").contains("was not reviewed"),
             qPrintable(labelText(*window, "reviewText")));
}

/// Which would go to another position, and so end the editor, as soon as it knows what mattered.
void TestReviewController::theEditorEndsTheReview()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork.mid(0, 4));
    trigger(*window, "review");
    trigger(*window, "setUpPosition");
    QVERIFY(part<QWidget>(*window, "positionEditor")->isVisible());
    waitForReview(*window);
    QVERIFY(part<QWidget>(*window, "positionEditor")->isVisible());
    const auto &board = *window->findChild<ui::GameBoard *>();
    for (const Qt::Key key : {Qt::Key_F4, Qt::Key_F3}) {
        QTest::keyClick(window.get(), key);
        QVERIFY(part<QWidget>(*window, "positionEditor")->isVisible());
        QVERIFY(!board.showsVariation());
    }
    press(*window, "editorCancel");
    QVERIFY(!part<QWidget>(*window, "reviewPanel")->isVisible());
    QTest::keyClick(window.get(), Qt::Key_F4);
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
}

void TestReviewController::aNewReviewEndsWhatIsShownOfTheOldOne()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    for (const char *button : {"reviewFirst", "reviewSecond"}) {
        trigger(*window, "review");
        QTRY_COMPARE(labelText(*window, "reviewTitle"),
                     QString("O played 2. Square 5 was better."));
        press(*window, button);
        reviewOf(*window).start(window->game().match().start(), window->game().match().moves());
        QVERIFY(!window->findChild<ui::GameBoard *>()->showsVariation());
        QVERIFY(window->board()->position() == window->game().shown());
        waitForReview(*window);
    }
}

void TestReviewController::aStoppedReviewBeginsAgain()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    waitForReview(*window);
    ui::Reviewer &review = reviewOf(*window);
    const auto stop = connect(&review, &ui::Reviewer::changed, this, [&review] {
        if (review.running() && review.done() == 2)
            review.cancel();
    });
    review.start(window->game().match().start(), window->game().match().moves());
    QTRY_VERIFY(!review.running());
    QCOMPARE(review.done(), std::size_t(2));
    disconnect(stop);
    trigger(*window, "review");
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("O played 2. Square 5 was better."));
    QTRY_VERIFY(review.isComplete()); // the move that decided may be known before
}

QTEST_MAIN(TestReviewController)
#include "tst_reviewcontroller.moc"
