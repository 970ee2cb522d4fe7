#include "tests/support/window/gamestest.h"

#include <QDir>

/// What may be done with a game that is offered on the board before it is gone on with.
class TestOfferedGame : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nothingIsTakenBackInIt();

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

QTEST_MAIN(TestOfferedGame)
#include "tst_offeredgame.moc"
