#include "tests/support/window/gamestest.h"
#include "ui/board/boardcolours.h"
#include "ui/board/games/boardfactory.h"
#include "ui/play/gameboard.h"

#include <QSignalSpy>

#include <cstdlib>

using Phase = ui::GameController::Phase;

/// What is clicked and typed on the board of the current game.
class TestGameBoard : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void wrongLetterPlaysNothing();
    void clickOnALegalSquareIsPlayed();
    void oneThemeForAllThatShowsPieces();
    void aReplyLeavesTheTrialOnTheBoard();
};

void TestGameBoard::wrongLetterPlaysNothing()
{
    const auto window = shown();
    for (const auto &[game, keys] :
         {std::pair("Tic-tac-toe", "d4"), std::pair("Nim", "b1"), std::pair("Othello", "z9")}) {
        radioItem(*window, game)->trigger();
        press(*window, "play");
        QTest::keyClicks(window->board(), keys);
        QCOMPARE(window->game().match().ply(), std::size_t(0));
        QVERIFY2(stateText(*window).contains(keys), qPrintable(stateText(*window)));
    }
}

void TestGameBoard::clickOnALegalSquareIsPlayed()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 0); // a1 is no legal square
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(window->game().match().move(0) == core::Move(19));
}

void TestGameBoard::oneThemeForAllThatShowsPieces()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("board", "wood");
    const auto window = shown();
    choose(*window, "Nim");
    QCOMPARE(ui::boardTheme(), ui::BoardTheme::Wood);
    const auto *row = part<QWidget>(*window, "firstPlayer");
    const auto sign = [&] {
        for (const QLabel *label : row->findChildren<QLabel *>()) {
            if (!label->pixmap().isNull())
                return label->pixmap().toImage();
        }
        return QImage();
    };
    const auto picture = [] {
        return ui::boardPicture(core::Othello(), std::nullopt, 100, QPalette()).pixelColor(40, 40);
    };
    // The board's texture is lighter or darker by a few levels.
    const auto isOf = [](const QColor &pixel, ui::BoardTheme theme) {
        constexpr int texture = 20;
        const QColor field = ui::boardColours(theme, false).field;
        return std::abs(pixel.red() - field.red()) <= texture
               && std::abs(pixel.green() - field.green()) <= texture
               && std::abs(pixel.blue() - field.blue()) <= texture;
    };
    const QImage wooden = sign();
    QVERIFY(!wooden.isNull());
    QVERIFY(isOf(picture(), ui::BoardTheme::Wood));
    window->centralWidget()->findChild<ui::GameBoard *>()->setDisplay(
        {true, true, true, true, ui::BoardTheme::Slate});
    QVERIFY(sign() != wooden); // at once
    QVERIFY(isOf(picture(), ui::BoardTheme::Slate));
    ui::setBoardTheme(ui::BoardTheme::Felt);
    QVERIFY(sign() != wooden);
}

/// The computer may reply while a person goes through the moves before.
void TestGameBoard::aReplyLeavesTheTrialOnTheBoard()
{
    ui::GameController game;
    ui::GameBoard board(game);
    board.setAnimationSpeed(ui::AnimationSpeed::Off);
    const core::Position start = core::TicTacToe();
    game.start(start, core::rolesWithOpponent(core::Side::Second));
    game.play(*core::parseMove(start, "1"));
    game.browseTo(0);
    board.letTry();
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QVERIFY(board.showsVariation());
    QVERIFY(board.widget()->isInteractive());
    QVERIFY(board.widget()->position() == start);
    QSignalSpy tried(&board, &ui::GameBoard::tried);
    board.widget()->press(8);
    QCOMPARE(tried.size(), 1);
    // A move in the position that is shown leads back to the game.
    game.browseTo(2);
    board.letTry();
    const core::Move move = core::legalMoves(game.shown()).front();
    game.play(move);
    QVERIFY(!board.showsVariation());
    QVERIFY(board.widget()->position() == core::after(game.match().position(2), move));
}

QTEST_MAIN(TestGameBoard)
#include "tst_gameboard.moc"
