#include "ai/learn/progress.h"
#include "ai/learn/puzzles.h"
#include "tests/support/qt/waits.h"
#include "ui/learn/mistakecollector.h"

#include <QSignalSpy>
#include <QStringList>

using ai::learn::Puzzle;
using core::GameKind;
using core::Move;
using core::Othello;
using core::Side;
using ui::MistakeCollector;

/// Which moves of a reviewed game are practised.
class TestMistakeCollector : public QObject
{
    Q_OBJECT

private slots:
    void theMistakeOfAReviewedGameIsFound();
    void othersMistakesAreNot();
    void theMistakeOfANamedPersonIsFound();
    void otherGamesAreNot();

private:
    static const Puzzle &ending();
    static Move wrongMove();
    static QStringList found(const core::Position &start, const std::vector<Move> &moves,
                             const core::Roles &roles, bool rolesKnown = true,
                             std::optional<Side> named = {});
};

/// Exactly one move of it does not lose four discs or more.
const Puzzle &TestMistakeCollector::ending()
{
    return ai::learn::puzzlesOf(GameKind::Othello).puzzles[0];
}

Move TestMistakeCollector::wrongMove()
{
    const auto moves = core::legalMoves(ending().position);
    return moves.front() == ending().solution ? moves.back() : moves.front();
}

/// The lines that are found in a game, which is reviewed twice.
QStringList TestMistakeCollector::found(const core::Position &start, const std::vector<Move> &moves,
                                        const core::Roles &roles, bool rolesKnown,
                                        std::optional<Side> named)
{
    core::GameRecord record;
    record.start = start;
    record.moves = moves;
    record.ply = moves.size();
    record.roles = roles;
    record.rolesKnown = rolesKnown;
    record.person = named;
    ui::GameController game;
    game.offer(record);
    ui::Reviewer review;
    MistakeCollector collector(game, review);
    QStringList lines;
    connect(&collector, &MistakeCollector::found, &collector,
            [&lines](const std::string &line) { lines << QString::fromStdString(line); });
    QSignalSpy checked(&collector, &MistakeCollector::checked);
    for (int time = 0; time < 2; ++time) {
        review.start(start, moves);
        [&] { QTRY_COMPARE(checked.size(), time + 1); }();
    }
    return lines;
}

void TestMistakeCollector::theMistakeOfAReviewedGameIsFound()
{
    const core::Position first = ending().position;
    const Side person = core::sideToMove(first);
    const QStringList lines =
        found(first, {wrongMove()}, core::rolesWithOpponent(core::opponent(person)));
    QCOMPARE(lines.size(), 1);
    ai::learn::Progress progress;
    QVERIFY(progress.apply(lines[0].toStdString()) == ai::learn::Progress::Line::New);
    const auto &mistakes = progress.of(GameKind::Othello).mistakes.all();
    QCOMPARE(mistakes.size(), std::size_t(1));
    QVERIFY(mistakes[0].position == std::get<Othello>(first));
    QCOMPARE(mistakes[0].played, wrongMove());
    QCOMPARE(mistakes[0].best, ending().solution);
    // The best move is none.
    QVERIFY(found(first, {ending().solution}, core::rolesWithOpponent(core::opponent(person)))
                .isEmpty());
}

void TestMistakeCollector::othersMistakesAreNot()
{
    const Side mover = core::sideToMove(ending().position);
    QVERIFY(found(ending().position, {wrongMove()}, core::rolesWithOpponent(mover)).isEmpty());
    QVERIFY(found(ending().position, {wrongMove()}, {}).isEmpty()); // of two people
    QVERIFY(found(ending().position, {wrongMove()}, {}, false).isEmpty());
}

/// In a game that has names alone, such as one of the ladder.
void TestMistakeCollector::theMistakeOfANamedPersonIsFound()
{
    const core::Position first = ending().position;
    const Side person = core::sideToMove(first);
    QCOMPARE(found(first, {wrongMove()}, {}, true, person).size(), 1);
    QVERIFY(found(first, {wrongMove()}, {}, true, core::opponent(person)).isEmpty());
}

void TestMistakeCollector::otherGamesAreNot()
{
    // Loses the game, which costs no discs.
    const core::Position nim = core::startOf(GameKind::Nim);
    QVERIFY(found(nim, {core::Nim::take(0, 1)}, core::rolesWithOpponent(Side::Second)).isEmpty());
    const auto &game = std::get<Othello>(ending().position);
    const core::Position reverse =
        *Othello::create(game.discs(Side::First), game.discs(Side::Second), game.sideToMove(),
                         Othello::Rule::Fewest);
    for (const Move move : core::legalMoves(reverse))
        QVERIFY(found(reverse, {move}, core::rolesWithOpponent(core::opponent(game.sideToMove())))
                    .isEmpty());
}

QTEST_MAIN(TestMistakeCollector)
#include "tst_mistakecollector.moc"
