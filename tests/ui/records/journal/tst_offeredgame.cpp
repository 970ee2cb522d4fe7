#include "tests/support/window/gamestest.h"
#include "ui/records/journal/gameresumer.h"

#include <QDir>
#include <QListView>

/// What may be done with a game that is offered on the board before it is resumed.
class TestOfferedGame : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nothingIsTakenBackInIt();
    void aMoveInItIsForgottenWithIt();
    void itsMovesAreReadOnly();
    void eachHasItsOwnLevel();

private:
    QStringList journals() const
    {
        return QDir(m_folder->path() + "/tabuleiro/games").entryList({"*.journal"}, QDir::Files);
    }
};

void TestOfferedGame::nothingIsTakenBackInIt()
{
    play(*shown(), {"d3", "c3", "c4"});
    const QStringList before = journals();
    QCOMPARE(before.size(), 1);
    {
        const auto window = shown();
        const core::Position offered = window->board()->position();
        QVERIFY(!part<QAction>(*window, "undo")->isEnabled());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(window->game().isOffer());
        QVERIFY(window->board()->position() == offered);
        QVERIFY(part<QWidget>(*window, "continueOffer")->isVisible());
    } // which writes what is left to write
    QCOMPARE(journals(), before);
}

/// The game is resumed later, from the menu.
void TestOfferedGame::aMoveInItIsForgottenWithIt()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    QVERIFY(window->game().isOffer());
    clickCell(*window, legalMoves(window->board()->position()).front().code());
    QVERIFY(window->findChild<ui::GameResumer *>()->isReading());
    press(*window, "play"); // before the journal is read
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    auto *recent = part<QMenu>(*window, "recentGames");
    QAction *game = nullptr;
    const auto isFree = [&] { // once the reading that was cancelled has let go of it
        showRecent(*recent);
        game = recent->actions().constFirst();
        return game->isEnabled() && game->text().contains("move 4");
    };
    QTRY_VERIFY(isFree());
    game->trigger();
    waitForJournals(*window);
    QTRY_VERIFY(!window->game().saving());
    QCOMPARE(window->game().match().ply(), std::size_t(3));
}

/// Nothing is browsed to and nothing is reviewed in a game that is not the current one.
void TestOfferedGame::itsMovesAreReadOnly()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    trigger(*window, "moveList");
    const auto areEnabled = [&](bool expected) {
        QCOMPARE(part<QListView>(*window, "moves")->isEnabled(), expected);
        QCOMPARE(part<QWidget>(*window, "valueGraph")->isEnabled(), expected);
        QCOMPARE(part<QAction>(*window, "review")->isEnabled(), expected);
    };
    QCOMPARE(part<QListView>(*window, "moves")->model()->rowCount(), 3);
    areEnabled(false);
    press(*window, "continueGame");
    waitForJournals(*window);
    areEnabled(true);
}

void TestOfferedGame::eachHasItsOwnLevel()
{
    for (const char *level : {"Easy", "Hard"}) {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        choose(*window, "level", level);
        choose(*window, "starter", "You");
        trigger(*window, "newGame");
        clickCell(*window, 4);
        QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    }
    QCOMPARE(journals().size(), 2);
    QFile lock(m_folder->path() + "/tabuleiro/games/" + journals().at(0) + ".lock");
    QVERIFY(lock.open(QIODevice::WriteOnly)); // as a program leaves it that is killed
    const auto window = shown();
    const auto details = [&] {
        return part<QLabel>(*part<QWidget>(*window, "secondPlayer"), "details")->text();
    };
    QVERIFY2(details().contains("Hard"), qPrintable(details()));
    press(*window, "declineGame");
    QVERIFY2(details().contains("Easy"), qPrintable(details()));
    QCOMPARE(chosen(*window, "level"), QString("Hard")); // of the game that Play starts
    press(*window, "continueGame");
    waitForJournals(*window);
    QVERIFY2(details().contains("Easy"), qPrintable(details()));
    QCOMPARE(chosen(*window, "level"), QString("Hard")); // the next game's, as before
}

QTEST_MAIN(TestOfferedGame)
#include "tst_offeredgame.moc"
