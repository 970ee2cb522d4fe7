#include "ai/learn/progress.h"
#include "ai/learn/rungs.h"

#include <QTest>

using namespace ai::learn;
using core::GameKind;

/// What Learn keeps of a person's progress.
class TestProgress : public QObject
{
    Q_OBJECT

private slots:
    void linesAreReadAgain();
    void threeOfFiveClimbAndNobodyFalls();
    void markedGamesDoNotCount();
    void mistakesAreReadAgain();
    void missesAndShownAnswersAreReadAgain();
    void ratingsAreProvisionalAtFirst();
    void repeatedLinesChangeNothing();
    void damagedLinesAreCountedAndPassedOver();
};

void TestProgress::linesAreReadAgain()
{
    const std::string text = std::string(Progress::heading) + '\n'
                             + Progress::stepDone(GameKind::Othello, "corners", 0) + '\n'
                             + Progress::stepDone(GameKind::Othello, "corners", 1) + '\n'
                             + Progress::daySeen(GameKind::Nim, 20000) + '\n'
                             + Progress::daySolved(GameKind::Nim, 20000, 2) + '\n'
                             + Progress::puzzleTried(GameKind::TicTacToe, 3, true) + '\n'
                             + Progress::ladderPlayed(GameKind::Othello, 0, 1, true) + '\n';
    int damaged = 0;
    const Progress progress = Progress::fromText(text, damaged);
    QCOMPARE(damaged, 0);
    QVERIFY(progress.of(GameKind::Othello).isDone("corners", 2));
    QVERIFY(!progress.of(GameKind::Othello).isDone("corners", 3));
    QCOMPARE(progress.of(GameKind::Nim).daily.tries(20000), 2);
    QVERIFY(progress.of(GameKind::TicTacToe).puzzles.at(3));
    QCOMPARE(progress.of(GameKind::Othello).ladder.size(), std::size_t(1));
    QVERIFY(progress.of(GameKind::Othello).rating.value < rungRating(GameKind::Othello, 2) + 350);
    QVERIFY(progress.of(GameKind::Othello).rating.value > rungRating(GameKind::Othello, 2));
}

void TestProgress::threeOfFiveClimbAndNobodyFalls()
{
    Progress progress;
    const auto play = [&progress](int rung, double result) {
        progress.apply(Progress::ladderPlayed(GameKind::Nim, rung, result, true));
        return progress.of(GameKind::Nim).rung;
    };
    for (const double result : {1.0, 0.0, 1.0, 0.0, 0.0, 0.0})
        QCOMPARE(play(0, result), 0);
    QCOMPARE(play(0, 1), 0); // two of the last five
    QCOMPARE(play(0, 1), 0); // two: the first ones are too long ago
    QCOMPARE(play(0, 1), 1);
    QCOMPARE(play(1, 0), 1);
    for (int game = 0; game < 9; ++game)
        QCOMPARE(play(0, 0), 1); // lower rungs change nothing
    for (int rung = 1; rung < rungCount(GameKind::Nim); ++rung) {
        for (int game = 0; game < 5; ++game)
            play(rung, 1);
    }
    QCOMPARE(progress.of(GameKind::Nim).rung, rungCount(GameKind::Nim) - 1);
}

void TestProgress::markedGamesDoNotCount()
{
    Progress progress;
    for (int game = 0; game < 5; ++game)
        progress.apply(Progress::ladderPlayed(GameKind::Othello, 0, 1, false));
    QCOMPARE(progress.of(GameKind::Othello).rung, 0);
    QCOMPARE(progress.of(GameKind::Othello).rating.value, double(rungRating(GameKind::Othello, 2)));
    QCOMPARE(progress.of(GameKind::Othello).ladder.size(), std::size_t(5));
}

void TestProgress::mistakesAreReadAgain()
{
    const core::Othello start;
    const auto moves = start.legalMoves();
    const core::Othello next = core::after(start, moves[0]);
    MistakeDeck deck;
    deck.add(start, moves[1], moves[0], 20000);
    deck.add(next, next.legalMoves()[0], next.legalMoves()[1], 20001);
    deck.answer(start, true, 20001);
    deck.answer(next, false, 20002);
    const std::string text =
        std::string(Progress::heading) + '\n'
        + Progress::mistakeFound(start, moves[1], moves[0], 20000) + '\n'
        + Progress::mistakeFound(next, next.legalMoves()[0], next.legalMoves()[1], 20001) + '\n'
        + Progress::mistakeAnswered(start, true, 20001) + '\n'
        + Progress::mistakeAnswered(next, false, 20002) + '\n';
    int damaged = 0;
    // Lines that are there twice change nothing.
    const Progress progress = Progress::fromText(text + text.substr(text.find('\n')), damaged);
    QCOMPARE(damaged, 0);
    QVERIFY(progress.of(GameKind::Othello).mistakes.all() == deck.all());
    const std::string discs = start.toText();
    const std::vector<std::string> lines{"mistake othello " + discs + " d3 c4",
                                         "mistake othello " + discs + " a1 c4 20000",
                                         "mistake othello " + discs.substr(1) + " d3 c4 20000",
                                         "mistake nim 20 1 2 20000",
                                         "answer othello " + discs,
                                         "answer othello 1 20000",
                                         "ladder othello 0 3 1",
                                         "ladder othello 0 -1 1",
                                         "ladder othello 0 2"};
    for (const std::string &line : lines)
        QVERIFY2(Progress().apply(line) == Progress::Line::Unreadable, line.c_str());
}

void TestProgress::missesAndShownAnswersAreReadAgain()
{
    const std::string text = std::string(Progress::heading) + '\n'
                             + Progress::puzzleMissed(GameKind::Othello, 7) + '\n'
                             + Progress::puzzleMissed(GameKind::Othello, 7) + '\n'
                             + Progress::dayMissed(GameKind::Othello, 20000) + '\n'
                             + Progress::dayShown(GameKind::Othello, 20001) + '\n';
    int damaged = 0;
    const Progress progress = Progress::fromText(text, damaged);
    QCOMPARE(damaged, 0);
    const GameProgress &othello = progress.of(GameKind::Othello);
    QCOMPARE(othello.puzzleMisses, (std::map<int, int>{{7, 2}}));
    QCOMPARE(othello.dailyMisses, (std::map<Day, int>{{20000, 1}}));
    QCOMPARE(othello.dailyShown, std::set<Day>{20001});
    QVERIFY(othello.daily.all().empty() && othello.puzzles.empty());
}

/// As Glicko has it, the first games move a rating far.
void TestProgress::ratingsAreProvisionalAtFirst()
{
    Rating rating;
    rating.play(1500, 0);
    QVERIFY(rating.value < 1350 && rating.isProvisional());
    for (int game = 0; game < 10; ++game)
        rating.play(static_cast<int>(rating.value), 0.5);
    QVERIFY(!rating.isProvisional());
    const double before = rating.value;
    rating.play(static_cast<int>(rating.value), 0.0);
    QVERIFY(before - rating.value < 50);
}

void TestProgress::repeatedLinesChangeNothing()
{
    Progress progress;
    const core::Othello start;
    const auto moves = start.legalMoves();
    for (const std::string &line : {Progress::stepDone(GameKind::Nim, "pairs", 1),
                                    Progress::puzzleTried(GameKind::Othello, 7, true),
                                    Progress::mistakeFound(start, moves[1], moves[0], 20000)}) {
        QVERIFY2(progress.apply(line) == Progress::Line::New, line.c_str());
        QVERIFY2(progress.apply(line) == Progress::Line::Repeated, line.c_str());
    }
    // The same position, reviewed again on another day.
    QVERIFY(progress.apply(Progress::mistakeFound(start, moves[1], moves[0], 20005))
            == Progress::Line::Repeated);
    QCOMPARE(progress.of(GameKind::Othello).mistakes.all().size(), std::size_t(1));
    QCOMPARE(progress.of(GameKind::Othello).mistakes.all()[0].found, 20000);
    // Another result of the same day.
    QVERIFY(progress.apply(Progress::daySolved(GameKind::Nim, 20000, 3)) == Progress::Line::New);
    QVERIFY(progress.apply(Progress::daySolved(GameKind::Nim, 20000, 1))
            == Progress::Line::Repeated);
    QCOMPARE(progress.of(GameKind::Nim).daily.tries(20000), 3);
    QVERIFY(progress.apply("lesson nim one 7") == Progress::Line::New);
    QVERIFY(progress.apply("lesson nim two 8") == Progress::Line::New);
    QVERIFY(progress.apply("lesson nim one 7") == Progress::Line::Repeated);
    QCOMPARE(progress.of(GameKind::Nim).lastLesson, std::string("one"));
    QCOMPARE(progress.of(GameKind::Othello).lastLesson, std::string());
    const std::string game = Progress::ladderPlayed(GameKind::Nim, 0, 1, true);
    QVERIFY(progress.apply(game) == Progress::Line::New);
    QVERIFY(progress.apply(game) == Progress::Line::New); // another game
}

void TestProgress::damagedLinesAreCountedAndPassedOver()
{
    int damaged = 0;
    const Progress progress = Progress::fromText(
        "Tabuleiro learn 1\nlesson othello corners 0\nlesson chess a 1\nladder nim 9 2 1\n"
        "daily othello 5\nles",
        damaged);
    QCOMPARE(damaged, 4);
    QVERIFY(progress.of(GameKind::Othello).isDone("corners", 1));
}

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
