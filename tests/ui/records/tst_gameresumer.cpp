#include "tests/support/qt/gamestest.h"
#include "ui/play/gametexts.h"

#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QToolBar>

using Phase = ui::GameController::Phase;

/// Games that were written down are offered, continued and opened.
class TestGameResumer : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theLastGameIsOfferedAndContinued();
    void aDeclinedGameIsFoundAmongRecentOnes();
    void aFinishedGameIsNotOffered();
    void aGameTakenBackFromItsEndIsOfferedAndCountedOnce();
    void aGameThatAnotherWindowWentOnWithIsContinuedFromThere();
    void aDamagedJournalIsReportedInTheWindow();
    void enterContinuesTheGameOffered();
    void anOpenedGameIsAmongTheRecentOnesAtOnce();
    void whatAFileSaysOfAGameIsShownAndSavedAgain();
};

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestGameResumer::theLastGameIsOfferedAndContinued()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    QVERIFY(part<QToolBar>(*window, "continueOffer")->isVisible());
    QCOMPARE(part<QLabel>(*window, "continueText")->text(),
             QString("Continue your Othello game (move 4)?"));
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    part<QPushButton>(*window, "continueGame")->click();
    QCOMPARE(window->game().match().ply(), std::size_t(3));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    QVERIFY(window->board()->position() == window->game().match().current());
}

void TestGameResumer::aDeclinedGameIsFoundAmongRecentOnes()
{
    play(*shown(), {"d3", "c3"});
    {
        const auto window = shown();
        part<QPushButton>(*window, "declineGame")->click();
        QVERIFY2(words(*window).contains("Recent games"), qPrintable(words(*window)));
        QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    }
    const auto window = shown();
    QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*window, "recentGames");
    emit recent->aboutToShow();
    QCOMPARE(recent->actions().size(), 1);
    QVERIFY(recent->actions().at(0)->text().startsWith("Othello, move 3"));
    recent->actions().at(0)->trigger();
    QCOMPARE(window->game().match().ply(), std::size_t(2));
}

void TestGameResumer::aFinishedGameIsNotOffered()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        play(*window, {"1", "4", "2", "5", "3"});
        QCOMPARE(window->game().phase(), Phase::Over);
    }
    const auto window = shown();
    QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*window, "recentGames");
    emit recent->aboutToShow();
    QVERIFY(recent->actions().at(0)->text().startsWith("Tic-tac-toe, finished"));
}

void TestGameResumer::aGameTakenBackFromItsEndIsOfferedAndCountedOnce()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        play(*window, {"1", "4", "2", "5", "3"});
        trigger(*window, "undo");
    }
    const auto window = shown();
    part<QPushButton>(*window, "continueGame")->click();
    QCOMPARE(window->game().match().ply(), std::size_t(4));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "3"));
    QTRY_COMPARE(window->game().phase(), Phase::Over);
    QCOMPARE(part<QLabel>(*window, "tally")->text(),
             QString("First player: 1 won, 0 drawn, 0 lost."));
}

void TestGameResumer::aGameThatAnotherWindowWentOnWithIsContinuedFromThere()
{
    play(*shown(), {"d3", "c3"});
    const auto late = shown(); // offers the game as it was
    {
        const auto early = shown();
        part<QPushButton>(*early, "continueGame")->click();
        auto &game = const_cast<ui::GameController &>(early->game());
        game.play(*core::parseMove(game.shown(), "c4"));
        QTRY_COMPARE(game.match().ply(), std::size_t(3));
        part<QPushButton>(*late, "continueGame")->click();
        QCOMPARE(late->game().phase(), Phase::NotStarted);
        QVERIFY(words(*late).contains("another window"));
    }
    part<QPushButton>(*late, "continueGame")->click();
    QCOMPARE(late->game().match().ply(), std::size_t(3));
}

void TestGameResumer::aDamagedJournalIsReportedInTheWindow()
{
    play(*shown(), {"d3", "c3", "c4"});
    const QString folder = m_folder->path() + "/tabuleiro/games";
    const QStringList names = QDir(folder).entryList({"*.journal"}, QDir::Files);
    QCOMPARE(names.size(), 1);
    const QString path = folder + "/" + names.at(0);
    QByteArray bytes = bytesOf(path);
    bytes[bytes.size() - 3] = '?';
    QFile damaged(path);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write(bytes);
    damaged.close();
    const auto window = shown();
    const QString text = part<QLabel>(*window, "continueText")->text();
    QVERIFY2(text.contains("(move 3)") && text.contains("recovered") && text.contains("damaged-1"),
             qPrintable(text));
    part<QPushButton>(*window, "continueGame")->click();
    QCOMPARE(window->game().match().ply(), std::size_t(2));
}

void TestGameResumer::enterContinuesTheGameOffered()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    QCOMPARE(window->focusWidget(), part<QPushButton>(*window, "continueGame"));
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    QCOMPARE(window->game().match().ply(), std::size_t(3));
}

void TestGameResumer::anOpenedGameIsAmongTheRecentOnesAtOnce()
{
    {
        const auto window = shown();
        paste(*window, "[Black \"Ann\"]\n[White \"Bob\"]\nf5d6c3");
        QCOMPARE(window->game().match().ply(), std::size_t(3));
        QVERIFY(window->game().undecided());
    }
    const auto window = shown();
    auto *recent = part<QMenu>(*window, "recentGames");
    emit recent->aboutToShow();
    const QString title = recent->actions().at(0)->text();
    QVERIFY2(title.startsWith("Othello, Ann against Bob, move 4"), qPrintable(title));
    part<QPushButton>(*window, "continueGame")->click();
    QVERIFY(window->game().undecided()); // still
}

void TestGameResumer::whatAFileSaysOfAGameIsShownAndSavedAgain()
{
    const auto window = shown();
    choose(*window, "opponent", "A second person");
    window->openPath(file("a.ggf", "(;GM[Othello]PC[Oslo]DT[2003]PB[ann]PW[bob]RE[+2]CO[The final]"
                                   "TY[8]BO[8 --------------------------- O*------*O"
                                   "--------------------------- *]B[f5]W[d6]B[c3];)"));
    QTRY_COMPARE(words(*window), QString("bob to move. The final"));
    QCOMPARE(part<QLabel>(*part<QWidget>(*window, "firstPlayer"), "name")->text(), QString("ann"));
    core::GameRecord record = window->game().record();
    QCOMPARE(record.players[1], std::string("bob"));
    QCOMPARE(record.place, std::string("Oslo"));
    QCOMPARE(record.result, std::string("+2"));
    QCOMPARE(record.comment, std::string("The final"));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(legalMoves(game.shown()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(4));
    record = game.record();
    QCOMPARE(record.result, std::string()); // it was that of the other line
    QCOMPARE(record.players[0], std::string("ann"));
    play(*window, {});
    QCOMPARE(window->game().record().players[0], std::string());
    QCOMPARE(ui::namedRecord(window->game()).players[0], std::string("Black"));
}

QTEST_MAIN(TestGameResumer)
#include "tst_gameresumer.moc"
