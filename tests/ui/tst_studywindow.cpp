#include "core/format/transcript.h"
#include "tests/ui/gamestest.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QProgressBar>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

using Phase = ui::GameController::Phase;

/// A game is studied in the window: looked back at, reviewed, compared with theory.
class TestStudyWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theMoveListGoesToAPosition();
    void theGraphIsDragged();
    void aMoveElsewhereKeepsTheLineLeft();
    void aReviewNamesWhatMatteredMost();
    void aReviewIsKeptWithItsLine();
    void aReviewCanBeStopped();
    void oneKeyShowsTheTheory_data();
    void oneKeyShowsTheTheory();
    void theoryOfOthelloDeepens();
    void openingsAreNamed();
    void nimsTableGoesOnToTheEnd();
    void theDocksStandBehindOneAnother();
    void aNoteLeavesTheResult();
    void aReviewShowsValuesAndLeavesOutNoise();
};

namespace {

/// Othello after so many moves, always from the middle of the list.
core::Match lateMoves(std::size_t plies)
{
    core::Match match{core::Position(core::Othello())};
    while (match.ply() < plies) {
        const auto moves = legalMoves(match.current());
        match.play(moves[moves.size() / 2]);
    }
    return match;
}

} // namespace

void TestStudyWindow::theMoveListGoesToAPosition()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    auto *moves = part<QTableView>(*window, "moves");
    QCOMPARE(moves->model()->rowCount(), 5);
    QCOMPARE(moves->model()->index(1, 1).data().toString(), QString("d3"));
    QVERIFY(moves->model()->index(1, 2).data().toString().contains("Black turns"));
    moves->setCurrentIndex(moves->model()->index(2, 0));
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QCOMPARE(window->game().match().ply(), std::size_t(4)); // nothing was taken back
    trigger(*window, "lookBack");
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QVERIFY(window->board()->position() == window->game().match().position(1));
    trigger(*window, "lookForward");
    trigger(*window, "lookLast");
    QVERIFY(!window->game().looking());
    QCOMPARE(moves->currentIndex().row(), 4);
}

void TestStudyWindow::theGraphIsDragged()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    auto *graph = part<QWidget>(*window, "valueGraph");
    const QPoint middle = graph->rect().center();
    QTest::mousePress(graph, Qt::LeftButton, {}, middle);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QTest::mouseMove(graph, QPoint(8, middle.y()));
    QMouseEvent move(QEvent::MouseMove, QPointF(8, middle.y()), QPointF(8, middle.y()),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(graph, &move);
    QCOMPARE(window->game().shownPly(), std::size_t(0));
    QTest::mouseRelease(graph, Qt::LeftButton, {}, QPoint(8, middle.y()));
    QTest::keyClick(graph, Qt::Key_Right);
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QCOMPARE(window->game().match().ply(), std::size_t(4));
}

void TestStudyWindow::aMoveElsewhereKeepsTheLineLeft()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    trigger(*window, "lookFirst");
    trigger(*window, "lookForward");
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "e3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QCOMPARE(game.match().variations().size(), std::size_t(1));
    auto *lines = part<QComboBox>(*window, "lines");
    QVERIFY(lines->isVisible());
    QCOMPARE(lines->count(), 2);
    emit lines->activated(1);
    QCOMPARE(game.match().ply(), std::size_t(4));
    QCOMPARE(game.match().variations().size(), std::size_t(1)); // the other one now
}

void TestStudyWindow::aReviewNamesWhatMatteredMost()
{
    const auto window = shown();
    choose(*window, "Nim");
    // 20 take 1 to 3, misere: the first player can win by taking 3, and later again.
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    auto *worst = part<QLabel>(*window, "worstMoves");
    QTRY_VERIFY(worst->isVisible());
    QVERIFY2(worst->text().contains("1. a1"), qPrintable(worst->text()));
    trigger(*window, "lookFirst");
    part<QPushButton>(*window, "nextMistake")->click();
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    const QString text = part<QLabel>(*window, "reviewText")->text();
    QVERIFY2(text.contains("still there by taking 3"), qPrintable(text));
    part<QPushButton>(*window, "showBetter")->click();
    QCOMPARE(window->game().shownPly(), std::size_t(0));
    // The words stay with the move whose better one the board now shows.
    QCOMPARE(part<QLabel>(*window, "reviewText")->text(), text);
    trigger(*window, "lookLast");
    part<QPushButton>(*window, "previousMistake")->click();
    const std::size_t last = window->game().shownPly();
    QVERIFY(last > 1);
    emit worst->linkActivated("1");
    QCOMPARE(window->game().shownPly(), std::size_t(1));
}

void TestStudyWindow::aReviewIsKeptWithItsLine()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    const auto reviewed = window->game().match().moves();
    trigger(*window, "review");
    auto *worst = part<QLabel>(*window, "worstMoves");
    QTRY_VERIFY(worst->isVisible());
    const QString mattered = worst->text();
    // Another move, made where one looks back, is another line, of which nothing is known.
    trigger(*window, "lookFirst");
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "a3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    QVERIFY(!worst->isVisible());
    emit part<QComboBox>(*window, "lines")->activated(1);
    QVERIFY(game.match().moves() == reviewed);
    QVERIFY(worst->isVisible());
    QCOMPARE(worst->text(), mattered);
    // What both lines begin with keeps its values, on and on.
    auto *moves = part<QTableView>(*window, "moves")->model();
    const auto values = [&moves] {
        QStringList texts;
        for (int row = 1; row < moves->rowCount(); ++row)
            texts << moves->index(row, 3).data().toString().remove('!'); // of a whole line's worst
        return texts;
    };
    const QStringList before = values();
    game.lookAt(2);
    game.play(*core::parseMove(game.shown(), "a3"));
    game.play(*core::parseMove(game.shown(), "a2"));
    QTRY_COMPARE(game.match().ply(), std::size_t(4));
    QCOMPARE(values().mid(0, 2), before.mid(0, 2));
    QVERIFY(!values().at(0).isEmpty());
    QCOMPARE(values().mid(2), (QStringList{"", ""}));
    QVERIFY(!worst->isVisible());
    QVERIFY(part<QLabel>(*window, "reviewText")->text().contains("was not reviewed"));
}

void TestStudyWindow::aReviewCanBeStopped()
{
    const auto window = shown();
    const core::Match match = lateMoves(20);
    paste(*window,
          QString::fromStdString(core::format::writeTranscript(match.start(), match.moves())));
    QCOMPARE(window->game().match().knownPlies(), std::size_t(20));
    trigger(*window, "review");
    auto *progress = part<QProgressBar>(*window, "reviewProgress");
    QVERIFY(progress->isVisible());
    QTRY_VERIFY(progress->value() > 0);
    auto *start = part<QPushButton>(*window, "startReview");
    QVERIFY(start->text().contains("Stop"));
    start->click();
    QVERIFY(!progress->isVisible());
    const int done = progress->value();
    QVERIFY(done < 20);
    const QString said = part<QLabel>(*window, "reviewText")->text();
    QTest::qWait(400);
    QCOMPARE(progress->value(), done);
    QVERIFY(!said.isEmpty());
    // What was judged stays, and says whether it is exact.
    const QString last =
        part<QTableView>(*window, "moves")->model()->index(20, 3).data().toString();
    QVERIFY(!last.isEmpty());
}

void TestStudyWindow::oneKeyShowsTheTheory_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<int>("cell");
    QTest::addColumn<QString>("said");
    QTest::newRow("tic-tac-toe, drawn") << "Tic-tac-toe" << QStringList{"1"} << 4 << "draws";
    QTest::newRow("tic-tac-toe, lost") << "Tic-tac-toe" << QStringList{"1"} << 8 << "loses";
    QTest::newRow("Nim") << "Nim" << QStringList{} << 2 << "wins";
}

void TestStudyWindow::oneKeyShowsTheTheory()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    QFETCH(int, cell);
    QFETCH(QString, said);
    const auto window = shown();
    choose(*window, game);
    play(*window, moves);
    QTest::keyClick(window.get(), Qt::Key_F2);
    if (game == "Nim") {
        QVERIFY(part<QDockWidget>(*window, "nimDock")->isVisible());
        QTRY_VERIFY([&] {
            for (const int any : window->board()->cells()) {
                if (window->board()->cellText(any).contains(said))
                    return true;
            }
            return false;
        }());
    } else {
        QTRY_VERIFY2(window->board()->cellText(cell).contains(said),
                     qPrintable(window->board()->cellText(cell)));
    }
    QTest::keyClick(window.get(), Qt::Key_F2);
    QVERIFY(!window->board()->cellText(cell).contains(said));
}

/// Something is there at once, and more is said later.
void TestStudyWindow::theoryOfOthelloDeepens()
{
    ui::Theorist theorist;
    QList<std::vector<ai::ValuedMove>> found;
    QElapsedTimer clock;
    clock.start();
    qint64 first = 0;
    connect(&theorist, &ui::Theorist::found, this, [&](const std::vector<ai::ValuedMove> &moves) {
        if (found.isEmpty())
            first = clock.elapsed();
        found << moves;
    });
    const core::Position start = lateMoves(24).current();
    theorist.ask(start);
    QTRY_VERIFY_WITH_TIMEOUT(found.size() >= 3, 10000);
    qInfo("first values after %lld ms, three times within %lld ms", first, clock.elapsed());
    for (const auto &moves : found)
        QCOMPARE(moves.size(), legalMoves(start).size());
    theorist.stop();
    QCoreApplication::processEvents();
    const auto count = found.size();
    QTest::qWait(300);
    QCOMPARE(found.size(), count);
}

void TestStudyWindow::openingsAreNamed()
{
    const auto window = shown();
    paste(*window, "f5d6c3d3c4f4f6");
    auto *opening = part<QLabel>(*window, "opening");
    QVERIFY(opening->isVisible());
    const QString last = opening->text();
    QVERIFY2(last.startsWith("Opening: "), qPrintable(last));
    paste(*window, "d3c5f6f5e6"); // the same, seen in a mirror, for its first moves
    QVERIFY(opening->text().startsWith("Opening: "));
    trigger(*window, "lookFirst");
    QVERIFY(!opening->isVisible());
}

void TestStudyWindow::nimsTableGoesOnToTheEnd()
{
    const auto window = shown();
    paste(*window, "Tabuleiro game 1\ngame: nim\nstart: 1-2 normal\nmoves: a1\n");
    QTest::keyClick(window.get(), Qt::Key_F2);
    auto *theory = part<QLabel>(*window, "nimTheory");
    QVERIFY2(theory->text().contains("Winning here: b2"), qPrintable(theory->text()));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "b2"));
    QTRY_COMPARE(game.phase(), Phase::Over);
    QCOMPARE(theory->text(), QString("The game is over."));
}

/// Above one another the list of moves would be two rows high in a window of the usual size.
void TestStudyWindow::theDocksStandBehindOneAnother()
{
    const auto window = shown({900, 680});
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    trigger(*window, "theory");
    trigger(*window, "review");
    auto *moves = part<QDockWidget>(*window, "movesDock");
    auto *nim = part<QDockWidget>(*window, "nimDock");
    QCOMPARE(window->tabifiedDockWidgets(moves), QList<QDockWidget *>{nim});
    auto *table = part<QTableView>(*window, "moves");
    QTRY_VERIFY(!table->visibleRegion().isEmpty()); // what was asked for last is in front
    QTRY_VERIFY2(table->viewport()->height() >= 4 * table->rowHeight(0),
                 qPrintable(QString::number(table->viewport()->height())));
    trigger(*window, "theory");
    trigger(*window, "theory");
    QTRY_VERIFY(!part<QLabel>(*window, "nimTheory")->visibleRegion().isEmpty());
}

void TestStudyWindow::aNoteLeavesTheResult()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "4", "2", "5", "3"});
    QCOMPARE(words(*window), QString("X won with the top row."));
    emit window->board()->refused("There is no c4 on this board.");
    QCOMPARE(words(*window), QString("X won with the top row. There is no c4 on this board."));
    emit window->board()->refused("There is no c5 on this board.");
    QCOMPARE(words(*window), QString("X won with the top row. There is no c5 on this board."));
    trigger(*window, "lookFirst");
    emit window->board()->refused("There is no c4 on this board.");
    QCOMPARE(words(*window), QString("There is no c4 on this board."));
}

void TestStudyWindow::aReviewShowsValuesAndLeavesOutNoise()
{
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    auto *model = part<QTableView>(*window, "moves")->model();
    QTRY_COMPARE(model->index(1, 3).data().toString(), QString("loses, mistake!"));
    // Of Othello the values are estimates until the end is near.
    const core::Match match = lateMoves(12);
    paste(*window,
          QString::fromStdString(core::format::writeTranscript(match.start(), match.moves())));
    trigger(*window, "review");
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(*window, "worstMoves")->isVisible(), 60'000);
    int costs = 0;
    for (int row = 1; row < model->rowCount(); ++row) {
        const QString text = model->index(row, 3).data().toString();
        QVERIFY2(text.startsWith('~'), qPrintable(text));
        const auto cost = QRegularExpression(", lost ~\u200a(\\d+)!?$").match(text);
        QCOMPARE(text.contains("lost"), cost.hasMatch());
        costs += cost.hasMatch() ? 1 : 0;
        QVERIFY2(!cost.hasMatch() || cost.captured(1).toInt() > 2, qPrintable(text));
    }
    QVERIFY(costs > 0);
}

QTEST_MAIN(TestStudyWindow)
#include "tst_studywindow.moc"
