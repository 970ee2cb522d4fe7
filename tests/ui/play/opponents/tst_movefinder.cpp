#include "ai/players/namedplayers.h"
#include "tests/support/qt/waits.h"
#include "tests/support/randomplay.h"
#include "ui/common/gamesetup.h"
#include "ui/play/opponents/movefinder.h"

#include <QProcess>
#include <QSignalSpy>
#include <QThread>

#include <memory>
#include <set>

using core::GameKind;
using core::Match;
using core::Move;
using core::Position;
using core::Role;
using ui::MoveFinder;

/// Who finds a move: a level, a player with a name, another program; and who a hint.
class TestMoveFinder : public QObject
{
    Q_OBJECT

private slots:
    void everyLevelFindsALegalMoveInEveryGame();
    void bookAnswersWithoutASearch();
    void latestStartIsAnswered();
    void failureIsReportedAndTheNextRequestAnswered();
    void threadsAreThoseOfTheMachineAtMost();
    void hintIsOfFullStrengthAndNoMove();
    void namedPlayerPlaysItsGamesAlone();
    void roleIsThatOfTheRequest();
    void programPlaysByItsCommandInOthelloAlone();
    void programPlaysInThePositionShown();
    void programsFailureIsReportedInASentence();
    void processEndsWithTheProgramsPart();
    void nothingIsReportedAfterCancel();
    void latestRequestAloneIsAnswered();
    void preparingAnswersNothing();
    void randomCallsNeverBringAStaleAnswer();
    void finishedSearchAnswersWithItsBestMove();
    void searchFinishedBeforeItBeginsAnswers();
    void stoppedSearchesEnd();
    void destructionStopsTheSearch();
};

namespace {

constexpr ai::Limits briefly{.time = std::chrono::milliseconds(20)};
const Role hard = ui::computerAt(ai::Level::Hard);
constexpr ai::Limits unlimited{.time = std::chrono::hours(24)};

/// X has two in the top row, and Easy need not see it.
Match winningMatch()
{
    return Match(Position(*core::TicTacToe::parse("XX-OO---- X")));
}

/// Hard has one answer to each: the square that its number names.
Match matchWonOn(int square)
{
    const char *const texts[] = {"-XX-OO--- X", "X-XOO---- X", "XX-OO---- X"};
    return Match(Position(*core::TicTacToe::parse(texts[square])));
}

/// Long enough for another thread to begin a search.
void searchMeanwhile()
{
    ai::SearchRequest request;
    request.position = core::Othello();
    request.limits.nodes = 5000;
    ai::Engine().think(request);
}

/// Returns as soon as the search has its answer, where QTRY_VERIFY would look twenty times a
/// second.
void waitForAnswer(const MoveFinder &finder)
{
    while (finder.searching())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

ui::ExternalProgram standIn(const QString &manner)
{
    ui::ExternalProgram program;
    program.name = "Stand-in";
    program.command = QString("\"%1\" gtp \"%2\"").arg(TABULEIRO_STANDIN, manner);
    return program;
}

ui::ExternalProgram fineProgram()
{
    return standIn("fine");
}

Role fineRole()
{
    return Role::program(fineProgram().id());
}

} // namespace

void TestMoveFinder::everyLevelFindsALegalMoveInEveryGame()
{
    MoveFinder finder;
    finder.setOptions({.tableMemory = 1});
    QCOMPARE(finder.options().tableMemory, 1);
    QSignalSpy found(&finder, &MoveFinder::moveFound);
    for (const GameKind kind : core::allGames) {
        finder.prepare(kind, {});
        for (const ai::Level level : ai::allLevels) {
            const Match match{core::startOf(kind)};
            finder.start(match, ui::computerAt(level), briefly);
            QVERIFY(finder.searching());
            QTRY_COMPARE(found.count(), 1);
            QVERIFY(!finder.searching());
            QVERIFY(isLegal(match.current(), found[0][0].value<Move>()));
            found.clear();
        }
    }
}

void TestMoveFinder::bookAnswersWithoutASearch()
{
    const Match match{Position(core::Othello())};
    MoveFinder finder;
    QSignalSpy found(&finder, &MoveFinder::hintFound);
    QVERIFY(!finder.options().usesBook);
    finder.setOptions({.usesBook = true});
    finder.startHint(match);
    QTRY_COMPARE(found.count(), 1);
    QVERIFY(found[0][0].value<ai::SearchResult>().reason == ai::Reason::Book);
    QVERIFY(isLegal(match.current(), found[0][0].value<ai::SearchResult>().move));
    finder.setOptions({});
    finder.startHint(match);
    QTRY_COMPARE(found.count(), 2);
    QVERIFY(found[1][0].value<ai::SearchResult>().reason == ai::Reason::Searched);
}

void TestMoveFinder::latestStartIsAnswered()
{
    MoveFinder finder;
    QSignalSpy found(&finder, &MoveFinder::moveFound);
    finder.start(Match(Position(core::Othello())), hard, unlimited);
    finder.start(winningMatch(), hard, briefly);
    QTRY_COMPARE(found.count(), 1);
    QVERIFY(found[0][0].value<Move>() == Move(2));
}

void TestMoveFinder::failureIsReportedAndTheNextRequestAnswered()
{
    MoveFinder finder;
    QSignalSpy failed(&finder, &MoveFinder::searchFailed);
    finder.start(Match(Position(*core::TicTacToe::parse("XXXOO---- O"))), hard,
                 briefly); // which is over
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().contains("finished game"),
             qPrintable(failed[0][0].toString()));
    QVERIFY(!finder.searching());
    const QSignalSpy found(&finder, &MoveFinder::moveFound);
    finder.start(Match(Position(core::TicTacToe())), hard, briefly);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(failed.count(), 1);
}

void TestMoveFinder::threadsAreThoseOfTheMachineAtMost()
{
    MoveFinder finder;
    const int there = std::max(1, QThread::idealThreadCount());
    QVERIFY(finder.threads() >= 1 && finder.threads() <= there);
    finder.setOptions({.threads = 1});
    QCOMPARE(finder.threads(), 1);
    finder.setOptions({.threads = 10'000});
    QCOMPARE(finder.threads(), there);
    finder.setOptions({.threads = 0});
    QCOMPARE(finder.threads(), std::min(there, 8));
}

void TestMoveFinder::hintIsOfFullStrengthAndNoMove()
{
    MoveFinder finder;
    const QSignalSpy moves(&finder, &MoveFinder::moveFound);
    QSignalSpy hints(&finder, &MoveFinder::hintFound);
    for (int i = 1; i <= 20; ++i) { // Easy would differ by then
        finder.startHint(winningMatch());
        QVERIFY(finder.findingHint());
        QTRY_COMPARE(hints.count(), i);
        QVERIFY(!finder.findingHint());
        QVERIFY(hints.back()[0].value<ai::SearchResult>().move == Move(2));
    }
    QCOMPARE(moves.count(), 0);
    finder.start(winningMatch(), hard, briefly);
    QVERIFY(finder.searching() && !finder.findingHint());
    QTRY_COMPARE(moves.count(), 1);
    QCOMPARE(hints.count(), 20);
}

void TestMoveFinder::namedPlayerPlaysItsGamesAlone()
{
    MoveFinder finder;
    const ai::NamedPlayer *player = nullptr;
    for (const ai::NamedPlayer &named : ai::namedPlayers()) {
        if (named.plays(GameKind::TicTacToe) && !named.plays(GameKind::Othello))
            player = &named;
    }
    QVERIFY(player != nullptr);
    const Role role = Role::computer(std::string(player->name));
    const Role level = ui::computerAt(ai::Level::Medium);
    QCOMPARE(finder.playable(role, core::TicTacToe(), ai::Level::Medium), role);
    QCOMPARE(finder.playable(role, core::Othello(), ai::Level::Medium), level);
    QCOMPARE(finder.playable(Role::computer({}), core::TicTacToe(), ai::Level::Medium), level);
    QCOMPARE(finder.playable(Role::computer("nobody"), core::Nim(), ai::Level::Medium), level);
    QCOMPARE(finder.playable(hard, core::Nim(), ai::Level::Medium), hard);
    QCOMPARE(finder.playable(Role(), core::Nim(), ai::Level::Medium), Role());
}

/// Each plays as it is asked to: the player with a name draws among all that it may play.
void TestMoveFinder::roleIsThatOfTheRequest()
{
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    std::set<int> drawn;
    for (int i = 1; i <= 20; ++i) {
        finder.start(winningMatch(), Role::computer("random"), briefly);
        QTRY_COMPARE(moves.count(), 2 * i - 1);
        drawn.insert(moves.back()[0].value<Move>().code());
        finder.start(winningMatch(), hard, briefly);
        QTRY_COMPARE(moves.count(), 2 * i);
        QVERIFY(moves.back()[0].value<Move>() == Move(2));
    }
    QVERIFY(drawn.size() > 1);
}

void TestMoveFinder::programPlaysByItsCommandInOthelloAlone()
{
    MoveFinder finder;
    QCOMPARE(finder.playable(fineRole(), core::Othello(), ai::Level::Hard), hard); // unknown
    ui::ExternalProgram program = fineProgram();
    program.command = " " + program.command + " ";
    finder.addProgram(program);
    program.name = "Computer"; // whatever it is called
    finder.addProgram(program);
    QVERIFY(finder.program(fineRole()) != nullptr && finder.program(hard) == nullptr);
    QCOMPARE(finder.program(fineRole())->name, program.name);
    QCOMPARE(finder.playable(fineRole(), core::Othello(), ai::Level::Hard), fineRole());
    QCOMPARE(finder.playable(fineRole(), core::Nim(), ai::Level::Hard), hard);
}

/// In the position shown, which is not the last one of the line: two of its moves were taken back.
void TestMoveFinder::programPlaysInThePositionShown()
{
    MoveFinder finder;
    finder.addProgram(fineProgram());
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    Match match{Position(core::Othello())};
    for (int i = 0; i < 5; ++i)
        match.play(legalMoves(match.current()).back());
    match.goTo(3);
    finder.start(match, fineRole(), briefly);
    QVERIFY(!finder.searching()); // it cannot be interrupted
    QTRY_COMPARE(moves.count(), 1);
    // A stand-in plays the first legal square.
    QVERIFY(moves[0][0].value<Move>() == legalMoves(match.current()).front());
}

void TestMoveFinder::programsFailureIsReportedInASentence()
{
    MoveFinder finder;
    const ui::ExternalProgram program = standIn("illegal");
    finder.addProgram(program);
    QSignalSpy failed(&finder, &MoveFinder::programFailed);
    finder.start(Match(Position(core::Othello())), Role::program(program.id()), briefly);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().startsWith("Stand-in "), qPrintable(failed[0][0].toString()));
}

void TestMoveFinder::processEndsWithTheProgramsPart()
{
    MoveFinder finder;
    const ui::ExternalProgram program = standIn("silent");
    const Role role = Role::program(program.id());
    finder.addProgram(program);
    finder.start(Match(Position(core::Othello())), role, briefly);
    QTRY_COMPARE(finder.findChildren<QProcess *>().size(), 1);
    finder.prepare(GameKind::Othello, core::rolesWithOpponent(core::Side::First, role));
    QCOMPARE(finder.findChildren<QProcess *>().size(), 1);
    finder.prepare(GameKind::Othello, {});
    QTRY_COMPARE(finder.findChildren<QProcess *>().size(), 0);
}

void TestMoveFinder::nothingIsReportedAfterCancel()
{
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    finder.start(Match(Position(core::Othello())), hard, unlimited);
    finder.cancel();
    QVERIFY(!finder.searching());
    finder.start(winningMatch(), hard, briefly); // answered after whatever came before
    QTRY_COMPARE(moves.count(), 1);
    QVERIFY(moves[0][0].value<Move>() == Move(2));
}

/// Whoever the request before was for.
void TestMoveFinder::latestRequestAloneIsAnswered()
{
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    const QSignalSpy hints(&finder, &MoveFinder::hintFound);
    const Match othello{Position(core::Othello())};
    finder.start(othello, hard, unlimited);
    finder.addProgram(fineProgram());
    finder.start(othello, fineRole(), briefly);
    QVERIFY(!finder.searching());
    finder.startHint(winningMatch());
    // A program that is asked later answers later.
    MoveFinder later;
    later.addProgram(fineProgram());
    const QSignalSpy laterMoves(&later, &MoveFinder::moveFound);
    later.start(othello, fineRole(), briefly);
    QTRY_COMPARE(laterMoves.count(), 1);
    QTRY_COMPARE(hints.count(), 1);
    QCOMPARE(moves.count(), 0);
}

void TestMoveFinder::preparingAnswersNothing()
{
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    const QSignalSpy failed(&finder, &MoveFinder::searchFailed);
    finder.prepare(GameKind::Othello, {});
    QVERIFY(!finder.searching());
    finder.start(winningMatch(), hard, briefly);
    finder.prepare(GameKind::Othello, {});
    QTRY_COMPARE(moves.count(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(moves.count(), 1);
    QCOMPARE(failed.count(), 0);
}

void TestMoveFinder::randomCallsNeverBringAStaleAnswer()
{
    support::Random random(1);
    MoveFinder finder;
    int awaited = -1; // the move of the request that may be answered
    int answers = 0;
    int stale = 0;
    const auto receive = [&](core::Move move) {
        ++answers;
        stale += move.code() != awaited ? 1 : 0;
        awaited = -1; // once
    };
    connect(&finder, &MoveFinder::moveFound, this, receive);
    connect(&finder, &MoveFinder::hintFound, this,
            [&](const ai::SearchResult &result) { receive(result.move); });
    const auto startSmall = [&](bool hint) {
        awaited = static_cast<int>(random() % 3);
        if (hint)
            finder.startHint(matchWonOn(awaited));
        else
            finder.start(matchWonOn(awaited), hard, briefly);
    };
    const Match othello{Position(core::Othello())};
    for (int calls = 0; calls < 2000; ++calls) {
        switch (random() % 6) {
        case 0:
            awaited = -1;
            finder.cancel();
            break;
        case 1:
        case 2:
            awaited = -1;
            finder.start(othello, hard, unlimited);
            break;
        case 3: // as a game does: the next request once the last is answered
            startSmall(calls % 2 == 0);
            waitForAnswer(finder);
            break;
        case 4: // its answer is on its way home
            startSmall(calls % 2 == 0);
            searchMeanwhile();
            break;
        default:
            startSmall(calls % 2 == 0);
        }
        if (random() % 4 == 0)
            QCoreApplication::processEvents();
    }
    startSmall(false);
    waitForAnswer(finder);
    QCOMPARE(stale, 0);
    QVERIFY2(answers > 300, qPrintable(QString::number(answers)));
}

void TestMoveFinder::finishedSearchAnswersWithItsBestMove()
{
    const Match match{Position(core::Othello())};
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    int depth = 0;
    connect(&finder, &MoveFinder::progressed, this,
            [&](const ai::SearchResult &result) { depth = result.depth; });
    finder.start(match, hard, unlimited);
    QTRY_VERIFY(depth >= 4);
    QVERIFY(finder.searching() && moves.isEmpty());
    finder.finish();
    QTRY_COMPARE(moves.count(), 1);
    QVERIFY(isLegal(match.current(), moves[0][0].value<Move>()));
}

void TestMoveFinder::searchFinishedBeforeItBeginsAnswers()
{
    const Match match{Position(core::Othello())};
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    for (int i = 1; i <= 20; ++i) {
        finder.start(match, hard, unlimited);
        finder.finish();
        waitForAnswer(finder);
        QCOMPARE(moves.count(), i);
        QVERIFY(isLegal(match.current(), moves.back()[0].value<Move>()));
    }
}

/// They would go on for a day: that the next, small request is answered shows that they end.
void TestMoveFinder::stoppedSearchesEnd()
{
    const Match othello{Position(core::Othello())};
    MoveFinder finder;
    QSignalSpy moves(&finder, &MoveFinder::moveFound);
    for (int i = 1; i <= 50; ++i) {
        finder.start(othello, hard, unlimited);
        if (i % 2 == 0) // of the others many have not begun
            searchMeanwhile();
        finder.start(winningMatch(), hard, briefly);
        waitForAnswer(finder);
        QCOMPARE(moves.count(), i);
        QVERIFY(moves.back()[0].value<Move>() == Move(2));
    }
}

/// One that runs, and one that waits for another to end.
void TestMoveFinder::destructionStopsTheSearch()
{
    const Match othello{Position(core::Othello())};
    for (int i = 1; i <= 50; ++i) {
        auto finder = std::make_unique<MoveFinder>();
        const QSignalSpy moves(finder.get(), &MoveFinder::moveFound);
        finder->start(othello, hard, unlimited);
        if (i % 2 == 0)
            searchMeanwhile();
        else
            finder->start(othello, hard, unlimited);
        finder.reset();
        QCoreApplication::processEvents();
        QCOMPARE(moves.count(), 0);
    }
}

QTEST_GUILESS_MAIN(TestMoveFinder)
#include "tst_movefinder.moc"
