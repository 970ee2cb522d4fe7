#include "tests/support/qt/controller.h"
#include "tests/support/records.h"
#include "ui/play/card/moveannouncement.h"

#include <QTest>

using core::Role;
using core::Side;
using support::recordOf;
using ui::GameController;

/// What a screen reader hears of moves, passes and the end, and that it hears each once.
class TestMoveAnnouncement : public QObject
{
    Q_OBJECT

private slots:
    void endIsAnnouncedInItsOrder();
    void positionBrowsedToIsAnnouncedAlone();
    void passIsAnnouncedBeforeWhatFollows();
    void stateThatNoMoveLedToIsNotHeard();
    void passIsHeardOnce();
};

namespace {

const QString passed = "The computer had no legal square and passed.";

/// Black has no square after White's last move here.
core::GameRecord beforeThePass()
{
    return recordOf(core::Othello(), {"f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"}, Side::First);
}

} // namespace

void TestMoveAnnouncement::endIsAnnouncedInItsOrder()
{
    GameController game;
    game.resume(recordOf(*core::Nim::parse("1-2 misere"), {"a1", "b2"}, Side::Second));
    QCOMPARE(ui::announcement(game), QString("The computer took 2 from heap b. You won. "
                                             "The computer took the last counter."));
    game.resume(recordOf(core::TicTacToe(), {"1", "5"}, Side::Second));
    QCOMPARE(ui::announcement(game), QString("The computer played 5. Your move."));
}

void TestMoveAnnouncement::positionBrowsedToIsAnnouncedAlone()
{
    GameController game;
    game.resume(recordOf(core::TicTacToe(), {"1", "4", "2", "5", "3"}));
    game.browseTo(2);
    QCOMPARE(ui::announcement(game), QString("The position after move 2 of 5. X is to move here."));
}

void TestMoveAnnouncement::passIsAnnouncedBeforeWhatFollows()
{
    core::GameRecord record = beforeThePass();
    GameController game;
    const auto resumed = [&](core::Move move) {
        record.moves.push_back(move);
        game.resume(record);
        return ui::announcement(game);
    };
    QCOMPARE(resumed(core::Othello::pass), passed + " Your move.");
    const core::Move next = core::legalMoves(game.match().current()).front();
    QVERIFY(resumed(next).startsWith(passed + " You played "));
}

void TestMoveAnnouncement::stateThatNoMoveLedToIsNotHeard()
{
    GameController game;
    ui::MoveAnnouncement announcement(game);
    const auto news = [&] { return announcement.takeNews(ui::announcement(game)); };
    game.resume(recordOf(core::TicTacToe(), {"5", "1"}, Side::Second));
    QCOMPARE(news(), QString());
    announcement.expectNews();
    QCOMPARE(news(), QString("The computer played 1. Your move."));
    QCOMPARE(news(), QString());
    game.resume(recordOf(core::TicTacToe(), {"1", "4", "2", "5", "3"}, Side::Second));
    QVERIFY(!news().isEmpty()); // an end is heard however it came about
    QCOMPARE(news(), QString());
}

/// A pass is announced as one to come, and not again with the move after it, although it is still
/// shown then.
void TestMoveAnnouncement::passIsHeardOnce()
{
    core::GameRecord record = beforeThePass();
    record.roles = {};
    GameController game;
    ui::MoveAnnouncement announcement(game);
    connect(&game, &GameController::movePlayed, this, [&] { announcement.expectNews(); });
    QStringList heard;
    connect(&game, &GameController::stateChanged, this, [&] {
        heard << announcement.takeNews(ui::announcement(game));
        heard.removeAll(QString());
    });
    game.resume(record);
    QCOMPARE(game.phase(), GameController::Phase::PassToCome);
    QTRY_COMPARE(game.phase(), GameController::Phase::PersonToMove);
    support::playAny(game);
    QCOMPARE(heard.size(), 3);
    QCOMPARE(heard.filter("pass").size(), 1);
    QVERIFY2(heard[0].contains("pass"), qPrintable(heard.join('\n')));
}

QTEST_GUILESS_MAIN(TestMoveAnnouncement)
#include "tst_moveannouncement.moc"
