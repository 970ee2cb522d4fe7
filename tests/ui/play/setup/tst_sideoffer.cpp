#include "tests/support/window/reviewtest.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QListView>

using core::Side;
using Phase = ui::GameController::Phase;

namespace {

/// The three ways that every command has.
enum class Way { Mouse, Keyboard, Accessible };

void activate(QWidget &button, Way way)
{
    switch (way) {
    case Way::Mouse:
        QTest::mouseClick(&button, Qt::LeftButton);
        break;
    case Way::Keyboard: {
        // Back from the board, which has the focus, to what stands around it.
        QWidget *window = button.window();
        for (int i = 0; i < 100 && window->focusWidget() != &button; ++i)
            QTest::keyClick(window->focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(window->focusWidget(), &button);
        QTest::keyClick(&button, Qt::Key_Space);
        break;
    }
    case Way::Accessible:
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&button);
        QVERIFY(face != nullptr && face->actionInterface() != nullptr);
        face->actionInterface()->doAction(face->actionInterface()->actionNames().constFirst());
        break;
    }
}

void addWays()
{
    QTest::addColumn<Way>("way");
    QTest::newRow("mouse") << Way::Mouse;
    QTest::newRow("keyboard") << Way::Keyboard;
    QTest::newRow("accessible action") << Way::Accessible;
}

bool isOffered(const ui::MainWindow &window)
{
    return part<QWidget>(window, "sideOffer")->isVisible();
}

void moveAnywhere(ui::MainWindow &window)
{
    const core::Move move = legalMoves(window.game().shown()).front();
    clickCell(window, move.code());
}

} // namespace

/// Games that were opened, pasted or set up go on, and the window says who plays.
class TestSideOffer : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aPastedGameGoesOnAsTheSideChosen_data() { addWays(); }
    void aPastedGameGoesOnAsTheSideChosen();
    void aPastedGameGoesOnBetweenTwoPeople();
    void aMoveInAPastedGameIsAnswered();
    void aMoveInItsReviewBeginsNoGame();
    void aSavedGameAgainstTheComputerGoesOnAgainstIt();
    void aPositionNamesWhoPlaysIt();
    void aFinishedGameAsksNothing();
    void theOpponentChosenInTheMenuTakesEffectAtOnce();
    void anOlderPositionIsPlayedFrom_data() { addWays(); }
    void anOlderPositionIsPlayedFrom();
    void aButtonLeadsBackToTheGame_data() { addWays(); }
    void aButtonLeadsBackToTheGame();
    void theBarFitsTheSmallestWindow();
    void movesOfAFileAreNotCalledTheirs();
};

void TestSideOffer::aPastedGameGoesOnAsTheSideChosen()
{
    QFETCH(Way, way);
    const auto window = shown();
    paste(*window, "f5d6c3d3c4f4");
    QVERIFY(isOffered(*window) && window->game().rolesUnknown());
    activate(*part<QAbstractButton>(*window, "continueAsSecond"), way);
    QVERIFY(window->game().computerSide() == Side::First); // whose turn it is
    QVERIFY(!isOffered(*window));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(7));
    QCOMPARE(part<QComboBox>(*window, "opponent")->currentText(), QString("Computer"));
}

void TestSideOffer::aPastedGameGoesOnBetweenTwoPeople()
{
    const auto window = shown();
    paste(*window, "f5d6c3d3c4f4");
    press(*window, "continueAsTwo");
    QCOMPARE(part<QComboBox>(*window, "opponent")->currentText(), QString("A second person"));
    moveAnywhere(*window);
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(window->game().twoPeople() && !window->game().rolesUnknown());
}

void TestSideOffer::aMoveInAPastedGameIsAnswered()
{
    const auto window = shown();
    paste(*window, "f5d6c3d3c4f4");
    moveAnywhere(*window);
    QVERIFY(window->game().computerSide() == Side::Second);
    QVERIFY(!isOffered(*window));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(8));
}

/// Moves that are tried while the game is looked at are answered by nobody.
void TestSideOffer::aMoveInItsReviewBeginsNoGame()
{
    const auto window = shown();
    paste(*window, "f5d6c3d3c4f4");
    trigger(*window, "moveList");
    trigger(*window, "lookBack");
    for (int i = 0; i < 2; ++i) {
        moveAnywhere(*window);
        QVERIFY(window->game().rolesUnknown() && window->game().mayMove());
    }
    trigger(*window, "moveList");
    QVERIFY(isOffered(*window));
    // A move in the game's own position plays it, also beside the list of moves.
    paste(*window, "f5d6c3");
    trigger(*window, "moveList");
    moveAnywhere(*window);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(5));
    QVERIFY(!window->game().rolesUnknown());
}

void TestSideOffer::aSavedGameAgainstTheComputerGoesOnAgainstIt()
{
    const auto window = shown();
    window->openPath(file("g1.ggf", "(;GM[Othello]PB[You]PW[Computer (medium)]TY[8]"
                                    "BO[8 --------------------------- O*------*O"
                                    "--------------------------- *]B[f5]W[d6];)"));
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(!isOffered(*window));
    QVERIFY(window->game().computerSide() == Side::Second);
    QCOMPARE(int(window->game().level()), int(ai::Level::Medium));
    moveAnywhere(*window);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(4));
}

void TestSideOffer::aPositionNamesWhoPlaysIt()
{
    const auto window = shown();
    paste(*window, "---------------------------OX------XO--------------------------- X");
    QVERIFY(isOffered(*window));
    QVERIFY(part<QAbstractButton>(*window, "continueAsFirst")->isChecked());
    press(*window, "continueAsSecond");
    QTRY_COMPARE(window->game().match().ply(), std::size_t(1));
    QVERIFY(window->game().computerSide() == Side::First);
}

void TestSideOffer::aFinishedGameAsksNothing()
{
    const auto window = shown();
    paste(*window, "1 4 2 5 3");
    QCOMPARE(window->game().phase(), Phase::Over);
    QVERIFY(!isOffered(*window));
    choose(*window, "opponent", "A second person"); // is for the next game
    QVERIFY(window->game().rolesUnknown());
}

void TestSideOffer::theOpponentChosenInTheMenuTakesEffectAtOnce()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    moveAnywhere(*window);
    const auto items = part<QMenu>(*window, "opponentMenu")->actions();
    items[0]->trigger();                                   // the computer
    QVERIFY(window->game().computerSide() == Side::First); // White, to move, is the person
    QCOMPARE(chosen(*window, "opponent"), QString("Computer"));
    moveAnywhere(*window);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(3));
    items[1]->trigger();
    QVERIFY(window->game().twoPeople());
}

void TestSideOffer::anOlderPositionIsPlayedFrom()
{
    QFETCH(Way, way);
    const auto window = shown();
    play(*window, {"d3", "c3", "c4"});
    trigger(*window, "lookBack");
    activate(*part<QAbstractButton>(*window, "playFromHereButton"), way);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(!window->game().browsing() && window->game().canRedo());
    QVERIFY(isOffered(*window));
    QVERIFY(part<QAbstractButton>(*window, "continueAsTwo")->isChecked());
}

void TestSideOffer::aButtonLeadsBackToTheGame()
{
    QFETCH(Way, way);
    const auto window = shown();
    play(*window, {"d3", "c3", "c4"});
    auto *back = part<QAbstractButton>(*window, "lookLastButton");
    QVERIFY(!back->isVisible());
    trigger(*window, "lookFirst");
    QVERIFY(back->isVisible());
    QCOMPARE(back->text(), QString("Back to the game"));
    activate(*back, way);
    QTRY_VERIFY(!window->game().browsing());
    QVERIFY(!back->isVisible());
}

void TestSideOffer::theBarFitsTheSmallestWindow()
{
    const auto window = shown({360, 400});
    choose(*window, "Nim"); // has the longest names
    paste(*window, "a3 a2");
    QVERIFY(isOffered(*window));
    for (const char *name : {"continueAsFirst", "continueAsSecond", "continueAsTwo"}) {
        const auto *button = part<QAbstractButton>(*window, name);
        const QPoint right = button->mapTo(window.get(), button->rect().bottomRight());
        QVERIFY2(right.x() < window->width() && button->width() >= button->sizeHint().width(),
                 name);
    }
}

/// Who continues a game from a file has not made the moves in it.
void TestSideOffer::movesOfAFileAreNotCalledTheirs()
{
    const auto window = shown();
    paste(*window, "Tabuleiro game 1\ngame: tictactoe\nroles: unknown\nmoves: 1 2 5\n");
    press(*window, "continueAsSecond");
    ui::GameController &game = window->game();
    QVERIFY(game.personSide() == core::Side::Second);
    QVERIFY2(stateText(*window).endsWith("X played 5."), qPrintable(stateText(*window)));
    while (game.phase() != ui::GameController::Phase::Over) {
        QTRY_VERIFY(game.mayMove() || game.phase() == ui::GameController::Phase::Over);
        if (game.mayMove())
            game.play(legalMoves(game.shown()).front());
    }
    waitForReview(*window);
    trigger(*window, "review");
    auto *moves = part<QListView>(*window, "moves");
    moves->setCurrentIndex(moves->model()->index(1, 0));
    QCOMPARE(labelText(*window, "reviewTitle"), QString("O played 2. Square 5 was better."));
    QVERIFY(!game.reviewedSide());
    // The same move again leads into the file's line; another one leaves it.
    const std::vector<core::Move> line = game.match().moves();
    for (const char *first : {"1", "9"}) {
        trigger(*window, "lookFirst");
        trigger(*window, "playFromHere");
        press(*window, "continueAsFirst");
        game.play(*core::parseMove(game.shown(), first));
        QTRY_VERIFY(game.match().ply() > 0);
        QCOMPARE(game.reviewedSide().has_value(), std::string_view(first) == "9");
    }
    QVERIFY(game.reviewedSide() == core::Side::First);
    game.follow(line, line.size());
    QVERIFY(!game.reviewedSide());
}

QTEST_MAIN(TestSideOffer)
#include "tst_sideoffer.moc"
