#include "tests/support/qt/gamestest.h"
#include "ui/play/opponents/searchcontroller.h"

#include <QAccessible>
#include <QLibraryInfo>
#include <QPushButton>
#include <QSignalSpy>

using Phase = ui::GameController::Phase;

/// What the words about the game say and announce.
class TestStatusText : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void resultIsSaidInTheWindowWithPlayAgain();
    void passIsAnnounced();
    void computersMoveIsAnnounced();
    void stateIsReadAsItIsShown();
    void failedSearchIsSaid();
    void hintIsShownWithWords();
    void aNoteLeavesTheResult();
    void whatCannotBeSavedIsSaidAndGoesOn();
};

void TestStatusText::resultIsSaidInTheWindowWithPlayAgain()
{
    const auto window = shown();
    choose(*window, "game", "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    for (const int cell : {0, 3, 1, 4, 2})
        clickCell(*window, cell);
    QCOMPARE(window->game().phase(), Phase::Over);
    QCOMPARE(words(*window), QString("X won with the top row."));
    QVERIFY(part<QPushButton>(*window, "playAgain")->isVisible());
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    press(*window, "playAgain");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    QVERIFY(!part<QPushButton>(*window, "playAgain")->isVisible());
}

void TestStatusText::passIsAnnounced()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    QStringList said;
    connect(&window->game(), &ui::GameController::stateChanged, this,
            [&] { said << words(*window); });
    // A game in which White has no square after Black's last move here.
    for (const char *square : {"f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"}) {
        const auto move = core::parseMove(window->game().match().current(), square);
        QVERIFY2(move.ok(), square);
        clickCell(*window, move->code());
    }
    QTRY_VERIFY(window->game().phase() != Phase::PassToCome);
    QVERIFY2(!said.filter("must pass").isEmpty(), qPrintable(said.join('\n')));
    QVERIFY2(words(*window).contains("passed"), qPrintable(words(*window)));
}

void TestStatusText::computersMoveIsAnnounced()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    const core::Match &match = window->game().match();
    const QString square = QString::fromStdString(core::moveText(match.position(1), match.move(1)));
    const auto discs = [&](std::size_t ply) {
        return std::get<core::Othello>(match.position(ply)).count(core::Side::Second);
    };
    const QString said = QString("The computer played %1 and turned %2. Your move.")
                             .arg(square, QString::number(discs(2) - discs(1) - 1));
    // What the speaker says is its name, up to Qt 6.7.
    if (QLibraryInfo::version() < QVersionNumber(6, 8))
        QCOMPARE(part<QLabel>(*window, "stateText")->accessibleName(), said);
}

void TestStatusText::stateIsReadAsItIsShown()
{
    const auto window = shown();
    const auto read = [&] {
        return QAccessible::queryAccessibleInterface(part<QLabel>(*window, "stateText"))
            ->text(QAccessible::Name);
    };
    press(*window, "play");
    QCOMPARE(read(), words(*window));
    clickCell(*window, 19);
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY2(words(*window).startsWith("Your move. The computer played "), qPrintable(read()));
    QCOMPARE(read(), words(*window).remove("Your move. ") + " Your move."); // as it happened
    press(*window, "undoButton");
    QCOMPARE(read(), words(*window));
    clickCell(*window, 0); // refused
    QCOMPARE("Your move. " + read(), words(*window));
}

void TestStatusText::failedSearchIsSaid()
{
    const auto window = shown();
    press(*window, "play");
    clickCell(*window, 19);
    emit window->game().findChild<ui::SearchController *>()->failed("a reason");
    QVERIFY2(words(*window).contains("a reason"), qPrintable(words(*window)));
    QVERIFY(part<QAction>(*window, "undo")->isEnabled());
    press(*window, "undoButton");
    QCOMPARE(words(*window), QString("Your move."));
}

void TestStatusText::hintIsShownWithWords()
{
    const auto window = shown();
    choose(*window, "game", "Nim");
    press(*window, "play");
    QSignalSpy found(&window->game(), &ui::GameController::hintFound);
    press(*window, "hintButton");
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(words(*window),
             QString("Your move. Hint: a3 leaves the other side a lost position. It leaves 17, one "
                     "more than a multiple of 4."));
}

void TestStatusText::aNoteLeavesTheResult()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "4", "2", "5", "3"});
    QCOMPARE(words(*window), QString("X won with the top row."));
    emit window->board()->refused("There is no c4 on this board.");
    QCOMPARE(words(*window), QString("X won with the top row. There is no c4 on this board."));
    emit window->board()->refused("There is no c5 on this board.");
    QCOMPARE(words(*window), QString("X won with the top row. There is no c5 on this board."));
    trigger(*window, "lookFirst");
    emit window->board()->refused("There is no c4 on this board.");
    QCOMPARE(words(*window), QString("The start of the game. There is no c4 on this board."));
}

void TestStatusText::whatCannotBeSavedIsSaidAndGoesOn()
{
    file("tabuleiro/games", "where the folder should be");
    const auto window = shown();
    play(*window, {"d3", "c3"});
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QTRY_VERIFY2(words(*window).startsWith("Black to move.")
                     && words(*window).contains("This game cannot be saved"),
                 qPrintable(words(*window)));
    QVERIFY(QFile::remove(m_folder->path() + "/tabuleiro/games"));
    play(*window, {"d3"});
    QCOMPARE(words(*window), QString("White to move. Black played d3 and turned 1."));
}

QTEST_MAIN(TestStatusText)
#include "tst_statustext.moc"
