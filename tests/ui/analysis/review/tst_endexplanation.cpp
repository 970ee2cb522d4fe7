#include "tests/support/qt/waits.h"
#include "ui/analysis/review/endexplanation.h"
#include "ui/analysis/review/reviewtexts.h"

#include <QSignalSpy>

/// Which move decided a game is found out after its end.
class TestEndExplanation : public QObject
{
    Q_OBJECT

private slots:
    void theMoveThatLostIsNamed();
    void anOverlookedLineIsNamedThoughAForkWasPossible();
    void aMoveOfNimIsNamedWithinTheSentence();
    void yourMovesAndTheComputersAreToldApart();
    void theReviewIsTheSame();
    void aReviewThatWasStoppedIsMadeAgain();
    void figuresAreThePersonsOrBothPeoples();
    void figuresDoNotWaitForTheWholeReview();
    void aDrawWasDecidedByNoMove();
    void aGameThatGoesOnIsNotExplained();
    void anotherGameThatIsOverHasItsOwn();
};

namespace {

using Facts = QList<std::pair<QString, QString>>;

/// O's 2 allows X two threats at once; O then blocks what can be blocked.
const std::vector<const char *> lostByAFork{"1", "2", "5", "9", "4", "6", "7"};

void play(ui::GameController &game, const std::vector<const char *> &moves,
          const core::Position &start = core::TicTacToe())
{
    game.start(start, {});
    for (const char *move : moves)
        game.play(*core::parseMove(game.match().current(), move));
}

} // namespace

void TestEndExplanation::theMoveThatLostIsNamed()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    play(game, lostByAFork); // nothing later gave anything away
    QTRY_COMPARE(found.size(), 1);
    const QString text = found[0][0].toString();
    QCOMPARE(text, QString("After O on 2 (move 2), X could make two threats at once."));
    game.browseTo(1);
    game.browseTo(7);
    QCoreApplication::processEvents();
    QCOMPARE(found.size(), 1); // once
}

void TestEndExplanation::anOverlookedLineIsNamedThoughAForkWasPossible()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    Facts facts;
    connect(&explanation, &ui::EndExplanation::factsChanged, this,
            [&facts](const Facts &shown) { facts = shown; });
    play(game, {"1", "2", "5", "3", "9"}); // 2 allows a fork, and 3 a line
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found[0][0].toString(), QString("O on 3 (move 4) left square 9 open."));
    QTRY_COMPARE(facts, (Facts{{"0", "mistakes: X"}, {"2", "mistakes: O"}}));
    // The review goes to the same move.
    QCOMPARE(review.clearlyDecidingMove(core::Side::First), std::optional<std::size_t>(3));
    QCOMPARE(review.move(3)->best, *core::parseMove(game.match().position(3), "9"));
}

void TestEndExplanation::aMoveOfNimIsNamedWithinTheSentence()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    play(game, {"a1", "a2", "a1"},
         *core::parsePosition(core::GameKind::Nim, "4 limit 3 misere first"));
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found[0][0].toString(),
             QString("With 4 left, First player took 1; taking 3 would have won."));
}

void TestEndExplanation::yourMovesAndTheComputersAreToldApart()
{
    for (const auto &[computer, turned] :
         {std::pair(core::Side::First, "After O on 2 (move 2), the computer could make"),
          std::pair(core::Side::Second, "After O on 2 (move 2), you could make")}) {
        ui::GameController game;
        ui::Reviewer review;
        ui::EndExplanation explanation(game, review);
        QSignalSpy found(&explanation, &ui::EndExplanation::found);
        play(game, {"1", "2", "5", "9", "4", "6"});
        game.setLevel(ai::Level::Hard);
        game.setRoles(core::rolesWithOpponent(computer)); // which wins at once where it is to move
        game.play(*core::parseMove(game.match().current(), "7"));
        QTRY_COMPARE(found.size(), 1);
        const QString text = found[0][0].toString();
        QVERIFY2(text.startsWith(turned), qPrintable(text));
    }
}

/// What is said at the end is what the review shows.
void TestEndExplanation::theReviewIsTheSame()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    play(game, lostByAFork);
    QTRY_COMPARE(found.size(), 1);
    QTRY_VERIFY(!review.running());
    QVERIFY(review.isOf(game.match().start(), game.match().moves()));
    const auto deciding = review.decidingMove(core::Side::First);
    QCOMPARE(deciding, std::optional<std::size_t>(1));
    const auto points = review.turningPoints(ui::turningPointsOf(game));
    QVERIFY(std::find(points.begin(), points.end(), *deciding) != points.end());
    QVERIFY(found[0][0].toString().contains("O on 2 (move 2)"));
    // A review that is there already is not made again.
    game.undo();
    game.redo();
    QTRY_COMPARE(found.size(), 2);
    QVERIFY(!review.running());
}

void TestEndExplanation::aReviewThatWasStoppedIsMadeAgain()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    const auto stop = connect(&review, &ui::Reviewer::changed, this, [&review] {
        if (review.running() && review.done() == 2)
            review.cancel();
    });
    play(game, lostByAFork);
    QTRY_VERIFY(review.done() == 2 && !review.running());
    disconnect(stop);
    game.undo();
    game.redo();
    QTRY_COMPARE(found.size(), 1);
}

void TestEndExplanation::figuresAreThePersonsOrBothPeoples()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    Facts facts;
    connect(&explanation, &ui::EndExplanation::factsChanged, this,
            [&facts](const Facts &found) { facts = found; });
    // Of 4 take at most 3, who takes the last loses: 3 wins, 1 does not.
    play(game, {"a1", "a2", "a1"},
         *core::parsePosition(core::GameKind::Nim, "4 limit 3 misere first"));
    QTRY_COMPARE(facts, (Facts{{"1", "mistakes: First"}, {"0", "mistakes: Second"}}));
    core::GameRecord ofLadder = game.record();
    ofLadder.person = core::Side::First;
    game.undo();
    QVERIFY(facts.isEmpty());
    game.setLevel(ai::Level::Hard);
    game.setRoles(core::rolesWithOpponent(core::Side::First));
    QTRY_COMPARE(facts, (Facts{{"0", "mistakes"}, {"1 of 1", "choices were best"}}));
    game.resume(ofLadder); // its second move was the only one
    QTRY_COMPARE(facts, (Facts{{"1", "mistake(s)"}, {"0 of 1", "choices were best"}}));
}

void TestEndExplanation::figuresDoNotWaitForTheWholeReview()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    std::vector<Facts> shown;
    connect(&explanation, &ui::EndExplanation::factsChanged, this, [&](const auto &facts) {
        if (!facts.isEmpty())
            shown.push_back(facts);
    });
    play(game, lostByAFork);
    QTRY_VERIFY(review.isComplete());
    QCOMPARE(shown.front(), (Facts{{"0+", "mistakes: X"}, {"0+", "mistakes: O"}}));
    QCOMPARE(shown.back(), (Facts{{"0", "mistakes: X"}, {"1", "mistakes: O"}}));
}

void TestEndExplanation::aDrawWasDecidedByNoMove()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    QList<std::pair<QString, QString>> facts;
    connect(&explanation, &ui::EndExplanation::factsChanged, this,
            [&facts](const auto &shown) { facts = shown; });
    play(game, {"1", "5", "2", "3", "7", "4", "6", "8", "9"});
    QCOMPARE(game.phase(), ui::GameController::Phase::Over);
    QTRY_VERIFY(review.isComplete()); // it is reviewed all the same
    QCOMPARE(facts, (Facts{{"0", "mistakes: X"}, {"0", "mistakes: O"}}));
    QCOMPARE(found.size(), 0);
    play(game, lostByAFork); // a later answer is the first
    QTRY_COMPARE(found.size(), 1);
}

void TestEndExplanation::aGameThatGoesOnIsNotExplained()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    play(game, lostByAFork);
    game.undo(); // before the answer is here
    QVERIFY(game.phase() != ui::GameController::Phase::Over);
    game.play(*core::parseMove(game.match().current(), "7"));
    QTRY_COMPARE(found.size(), 1);
}

/// Without a moment between them in which no game is over, as where one is opened from a file.
void TestEndExplanation::anotherGameThatIsOverHasItsOwn()
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation explanation(game, review);
    QSignalSpy found(&explanation, &ui::EndExplanation::found);
    QList<std::pair<QString, QString>> facts;
    connect(&explanation, &ui::EndExplanation::factsChanged, this,
            [&facts](const auto &shown) { facts = shown; });
    play(game, lostByAFork);
    QTRY_COMPARE(found.size(), 1);
    QTRY_COMPARE(facts, (Facts{{"0", "mistakes: X"}, {"1", "mistakes: O"}}));
    ui::GameController other;
    play(other, {"1", "5", "2", "3", "4", "7"}); // O wins
    game.resume(other.record()); // at first with no more than the move that both share
    QVERIFY(facts.isEmpty() || facts[1].first.startsWith("0"));
    QTRY_COMPARE(found.size(), 2);
    QVERIFY2(found[1][0].toString().startsWith("X on 4 (move 5)"),
             qPrintable(found[1][0].toString()));
    QTRY_COMPARE(facts, (Facts{{"1", "mistakes: X"}, {"0", "mistakes: O"}}));
}

QTEST_MAIN(TestEndExplanation)
#include "tst_endexplanation.moc"
