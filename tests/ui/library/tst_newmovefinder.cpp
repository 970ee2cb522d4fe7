#include "core/library/libraryexplorer.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/librarytest.h"
#include "tests/support/window/reviewtest.h"

#include <QFile>
#include <QListView>

/// The first move of a game that no game of the library has.
class TestNewMoveFinder : public LibraryTest
{
    Q_OBJECT

private slots:
    void init() { useOwnLibrary(); }
    void theFirstNewMoveIsNamed();
    void gamesWithoutNamesNameNobody();
    void theReviewShowsTheFirstNewMove();
    void anotherGameReplacesTheReviewedOne();
};

namespace {

using namespace core::library;

} // namespace

void TestNewMoveFinder::theFirstNewMoveIsNamed()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    // Down the most played moves to the first position with a move that nobody played.
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    const ui::GameController &game = window->game();
    for (;;) {
        const core::Othello position = *std::get_if<core::Othello>(&game.match().current());
        const auto statistics = explorer.statistics(position);
        const MoveStatistics &last = statistics->moves.back();
        const core::Move move = last.games == 0 ? last.move : statistics->moves.front().move;
        playAndWait(*window, move);
        if (last.games > 0)
            continue;
        auto *words = part<QLabel>(*window, "firstNewMove");
        QTRY_VERIFY2(words->isVisible(), qPrintable(countText(*window)));
        const QString expected = QString("First new move: %1. %2.")
                                     .arg(game.match().moveNumber(game.match().ply()))
                                     .arg(QString::fromStdString(position.moveText(move)));
        QVERIFY2(words->text().startsWith(expected), qPrintable(words->text()));
        break;
    }
}

void TestNewMoveFinder::gamesWithoutNamesNameNobody()
{
    QVERIFY(QDir().mkpath(archive()));
    QFile file(archive() + "/games.txt");
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("f5d6c3d3c4\n") > 0);
    file.close();
    const auto window = shown();
    play(*window, {"f5"});
    openExplorer(*window);
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    press(*window, "importFolder");
    QTRY_VERIFY(countText(*window).contains("of 1"));
    for (const char *move : {"d6", "c5"})
        playAndWait(*window, *core::parseMove(window->game().match().current(), move));
    const auto *text = part<QLabel>(*window, "firstNewMove");
    QTRY_COMPARE(text->text(), QString("First new move: 3. c5."));
    QVERIFY(text->isVisible());
}

/// Beside the graph and in the list of moves, and in the text at the move itself; a button goes
/// there.
void TestNewMoveFinder::theReviewShowsTheFirstNewMove()
{
    const auto window = shown();
    play(*window, {"d3"});
    const ui::GameController &game = window->game();
    trigger(*window, "moveList");
    auto *button = part<QAbstractButton>(*window, "reviewNewMove");
    QVERIFY(!button->isVisible()); // there is no library
    trigger(*window, "moveList");
    makeLibrary();
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    std::size_t newPly = 0;
    std::int64_t before = 0;
    while (newPly == 0) {
        const core::Othello position = *std::get_if<core::Othello>(&game.match().current());
        const auto statistics = explorer.statistics(position);
        const MoveStatistics &last = statistics->moves.back();
        if (last.games == 0)
            newPly = game.match().ply();
        else
            before = statistics->moves.front().games;
        playAndWait(*window, last.games == 0 ? last.move : statistics->moves.front().move);
    }
    const std::size_t number = game.match().moveNumber(newPly + 1);
    const QString name = QString::fromStdString(
        core::moveText(game.match().position(newPly), game.match().moves()[newPly]));
    playAndWait(*window, legalMoves(game.match().current()).front());
    trigger(*window, "lookFirst");
    trigger(*window, "moveList");
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(button->text(), QString("New from move %1").arg(number));
    QCOMPARE(button->accessibleName(),
             QString("First new move: %1. %2, after %3 game(s) of the library.")
                 .arg(number)
                 .arg(name)
                 .arg(before));
    const QAbstractItemModel &moves = *part<QListView>(*window, "moves")->model();
    for (int row = 0; row < moves.rowCount(); ++row) {
        const QString said = moves.index(row, 0).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(said.contains("new to the library"), row == int(newPly));
    }
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(game.shownPly(), newPly + 1);
    auto *text = part<QLabel>(*window, "reviewText");
    QVERIFY2(text->text().contains("No game of the library has this move."),
             qPrintable(text->text()));
    trigger(*window, "lookBack");
    QVERIFY(!text->text().contains("No game of the library"));
    // A line that leaves the game before the move has another.
    trigger(*window, "lookFirst");
    trigger(*window, "playFromHere");
    QTRY_VERIFY(!button->isVisible());
}

/// What the library says of the new game arrives while the review is still of the old one.
void TestNewMoveFinder::anotherGameReplacesTheReviewedOne()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"f5", "f4"}); // the parallel opening, a mistake
    openExplorer(*window);
    trigger(*window, "review");
    QTRY_VERIFY(reviewOf(*window).isComplete());
    QVERIFY(reviewOf(*window).move(1)->isMistake());
    trigger(*window, "lookLast");
    paste(*window, "Tabuleiro game 1\ngame: nim\nmoves: a3 a1\n");
    QCOMPARE(window->game().match().kind(), core::GameKind::Nim);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QVERIFY(reviewOf(*window).isEmpty());
}

QTEST_MAIN(TestNewMoveFinder)
#include "tst_newmovefinder.moc"
