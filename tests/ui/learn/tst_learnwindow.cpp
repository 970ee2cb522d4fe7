#include "ai/learn/puzzles.h"
#include "core/format/nativeformat.h"
#include "tests/support/window/gamestest.h"
#include "ui/learn/progressstore.h"

using core::GameKind;
using core::Move;

/// What leads from a game to Learn.
class TestLearnWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void mistakesOfAReviewedGameComeBack();

private:
    static QByteArray progress();
};

QByteArray TestLearnWindow::progress()
{
    QFile kept(ui::progressPath());
    return kept.open(QIODevice::ReadOnly) ? kept.readAll() : QByteArray();
}

/// A game that is over when it is opened is reviewed, and what the person misplayed is kept, though
/// the page Learn was never opened.
void TestLearnWindow::mistakesOfAReviewedGameComeBack()
{
    const auto &puzzle = ai::learn::puzzlesOf(GameKind::Othello).puzzles[0];
    core::GameRecord record;
    record.start = puzzle.position;
    record.roles = core::rolesWithOpponent(core::opponent(core::sideToMove(puzzle.position)));
    core::Position position = puzzle.position;
    while (!core::isOver(position)) {
        const auto moves = core::legalMoves(position);
        const Move move = moves.front() == puzzle.solution ? moves.back() : moves.front();
        record.moves.push_back(move);
        position = core::after(position, move);
    }
    const auto window = shown();
    window->openPath(
        file("game.tabuleiro", QByteArray::fromStdString(core::format::writeNative(record))));
    QTRY_VERIFY(window->game().phase() == ui::GameController::Phase::Over);
    const auto &first = std::get<core::Othello>(puzzle.position);
    const std::string text = first.toText() + ' ' + first.moveText(record.moves[0]) + ' '
                             + first.moveText(puzzle.solution);
    const QByteArray line = "mistake othello " + QByteArray::fromStdString(text);
    QTRY_VERIFY2(progress().contains(line), progress().constData());
    // None is of the other side.
    for (const QByteArray &kept : progress().split('\n')) {
        if (kept.startsWith("mistake"))
            QCOMPARE(kept.split(' ')[3], line.split(' ')[3]);
    }
    trigger(*window, "learnPage");
    auto *tomorrow = part<QLabel>(*window, "practiseMistakesText");
    QTRY_COMPARE(tomorrow->text(), QString("The next ones come back tomorrow."));
}

QTEST_MAIN(TestLearnWindow)
#include "tst_learnwindow.moc"
