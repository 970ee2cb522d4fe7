#include "tests/support/qt/waits.h"
#include "ui/play/opponents/computeropponent.h"

#include <QSignalSpy>
#include <QThread>

using core::GameKind;
using core::Move;
using core::Position;
using ui::ComputerOpponent;

/// The computer's levels as an opponent in the window.
class TestComputerOpponent : public QObject
{
    Q_OBJECT

private slots:
    void everyLevelFindsALegalMoveInEveryGame();
    void bookAnswersWithoutASearch();
    void lastStartIsTheOneThatIsAnswered();
    void cancelledSearchIsNotAnswered();
    void failureIsReported();
    void threadsAreThoseOfTheMachineAtMost();
};

namespace {

Move moveOf(const QSignalSpy &spy, qsizetype answer)
{
    return spy[answer][0].value<ai::SearchResult>().move;
}

constexpr ai::Limits quick{.time = std::chrono::milliseconds(20)};
constexpr ai::Limits endless{.time = std::chrono::hours(24)};

} // namespace

void TestComputerOpponent::everyLevelFindsALegalMoveInEveryGame()
{
    ComputerOpponent computer;
    computer.setTableMemory(1);
    QCOMPARE(computer.tableMemory(), 1);
    QSignalSpy found(&computer, &ComputerOpponent::moveFound);
    for (const GameKind kind : core::allGames) {
        computer.prepare(kind);
        for (const ai::Level level : ai::allLevels) {
            const Position start = core::startOf(kind);
            computer.start(start, level, quick);
            QVERIFY(computer.thinking());
            QTRY_COMPARE(found.count(), 1);
            QVERIFY(!computer.thinking());
            QVERIFY(isLegal(start, moveOf(found, 0)));
            found.clear();
        }
    }
}

void TestComputerOpponent::bookAnswersWithoutASearch()
{
    ComputerOpponent computer;
    QSignalSpy found(&computer, &ComputerOpponent::moveFound);
    QVERIFY(!computer.usesBook());
    computer.setUsesBook(true);
    computer.start(core::Othello(), ai::Level::Hard, endless);
    QTRY_COMPARE(found.count(), 1);
    QVERIFY(found[0][0].value<ai::SearchResult>().reason == ai::Reason::Book);
    QVERIFY(isLegal(Position(core::Othello()), moveOf(found, 0)));
    computer.setUsesBook(false);
    computer.start(core::Othello(), ai::Level::Hard, quick);
    QTRY_COMPARE(found.count(), 2);
    QVERIFY(found[1][0].value<ai::SearchResult>().reason == ai::Reason::Searched);
}

void TestComputerOpponent::lastStartIsTheOneThatIsAnswered()
{
    ComputerOpponent computer;
    QSignalSpy found(&computer, &ComputerOpponent::moveFound);
    computer.start(core::Othello(), ai::Level::Hard, endless);
    // X has two in the top row.
    computer.start(*core::TicTacToe::parse("XX-OO---- X"), ai::Level::Hard, quick);
    QTRY_COMPARE(found.count(), 1);
    QVERIFY(moveOf(found, 0) == Move(2));
}

void TestComputerOpponent::cancelledSearchIsNotAnswered()
{
    ComputerOpponent computer;
    QSignalSpy found(&computer, &ComputerOpponent::moveFound);
    computer.start(core::Othello(), ai::Level::Hard, endless);
    computer.cancel();
    QVERIFY(!computer.thinking());
    computer.start(core::TicTacToe(), ai::Level::Easy,
                   quick); // answered after whatever came before
    QTRY_COMPARE(found.count(), 1);
    QVERIFY(isLegal(Position(core::TicTacToe()), moveOf(found, 0)));
}

void TestComputerOpponent::failureIsReported()
{
    ComputerOpponent computer;
    QSignalSpy failed(&computer, &ComputerOpponent::failed);
    computer.start(*core::TicTacToe::parse("XXXOO---- O"), ai::Level::Easy, quick); // which is over
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().contains("finished game"),
             qPrintable(failed[0][0].toString()));
    QVERIFY(!computer.thinking());
}

void TestComputerOpponent::threadsAreThoseOfTheMachineAtMost()
{
    ComputerOpponent computer;
    const int there = std::max(1, QThread::idealThreadCount());
    QVERIFY(computer.threads() >= 1 && computer.threads() <= there);
    computer.setThreads(1);
    QCOMPARE(computer.threads(), 1);
    computer.setThreads(10'000);
    QCOMPARE(computer.threads(), there);
    computer.setThreads(0);
    QCOMPARE(computer.threads(), std::min(there, 8));
}

QTEST_GUILESS_MAIN(TestComputerOpponent)
#include "tst_computeropponent.moc"
