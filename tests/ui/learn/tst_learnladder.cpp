#include "ai/learn/rungs.h"
#include "core/nimtheory.h"
#include "tests/support/window/learntest.h"
#include "ui/learn/ladderparts.h"
#include "ui/learn/learntexts.h"
#include "ui/style/surface.h"

#include <QSet>

#include <algorithm>
#include <bit>
#include <map>

using core::GameKind;
using core::Move;

/// Games of the ladder, and the list of its rungs.
class TestLearnLadder : public LearnTest
{
    Q_OBJECT

private slots:
    void init() { openWithoutProgress(); }
    void undoMarksTheGame();
    void hintMarksTheGame();
    void aGameOfTheLadderCanBeGivenUp();
    void nextRungIsOfferedAtTheEnd();
    void everyRungHasAName();
    void openRungsStandOut_data();
    void openRungsStandOut();
    void theLastGamesAreCounted();
    void emptySquaresCountForTheWinnerOnTheLadder();
};

void TestLearnLadder::undoMarksTheGame()
{
    choose(GameKind::Nim);
    press("playRung");
    QTRY_VERIFY(board()->isInteractive());
    const core::Position start = board()->position();
    clickMove(core::Nim::take(0, 1));
    QTRY_VERIFY(board()->isInteractive() && !(board()->position() == start));
    QVERIFY(!text("studyText").contains("does not count"));
    QVERIFY(button("studyButton0")->toolTip().contains("does not count"));
    press("studyButton0"); // asks before the game counts no more
    QVERIFY(text("studyAnswer").contains("does not count"));
    QVERIFY(!text("studyText").contains("does not count"));
    press("studyButton0");
    QVERIFY(board()->position() == start);
    QVERIFY(text("studyText").contains("does not count"));
    const auto &ladder = progress(GameKind::Nim).ladder;
    for (;;) {
        QTRY_VERIFY(board()->isInteractive() || !ladder.empty());
        if (!ladder.empty())
            break;
        clickMove(core::Nim::take(0, 1));
    }
    QVERIFY(!ladder[0].counted);
    QVERIFY(text("studyText").contains("does not count")); // marked to its end
}

void TestLearnLadder::hintMarksTheGame()
{
    choose(GameKind::Nim);
    press("playRung");
    QTRY_VERIFY(board()->isInteractive());
    QVERIFY(button("studyButton1")->accessibleDescription().contains("does not count"));
    press("studyButton1"); // asks
    QVERIFY(text("studyAnswer").contains("does not count"));
    QVERIFY(!text("studyText").contains("You used a hint"));
    press("studyButton1");
    QVERIFY(text("studyText").contains("You used a hint: this game does not count."));
    QTRY_VERIFY(text("studyAnswer").startsWith("The highest rung would play "));
    QVERIFY(text("studyText").contains("does not count"));
}

/// Giving up asks once, and counts as a loss. Meanwhile the home offers to go on.
void TestLearnLadder::aGameOfTheLadderCanBeGivenUp()
{
    choose(GameKind::Nim);
    QCOMPARE(button("playRung")->text(), QString("&Play Pebble"));
    press("playRung");
    QTRY_VERIFY(board()->isInteractive());
    QVERIFY(!button("studyButton2")->isEnabled()); // nothing was played yet
    clickMove(core::Nim::take(0, 1));
    QTRY_VERIFY(button("studyButton2")->isEnabled());
    QVERIFY(board()->isInteractive());
    press("studyButton3");
    QCOMPARE(button("playRung")->text(), QString("Continue against Pebble"));
    choose(GameKind::TicTacToe);
    QCOMPARE(button("playRung")->text(), QString("&Play Pebble"));
    choose(GameKind::Nim);
    press("playRung");
    const auto &ladder = progress(GameKind::Nim).ladder;
    press("studyButton2");
    QVERIFY2(text("studyAnswer").contains("counts as lost"), qPrintable(text("studyAnswer")));
    QVERIFY(ladder.empty());
    press("studyButton2");
    QCOMPARE(ladder.size(), std::size_t(1));
    QVERIFY(ladder[0].result == 0 && ladder[0].counted);
    QVERIFY2(text("studyAnswer").startsWith("You gave up: Pebble won."),
             qPrintable(text("studyAnswer")));
    QVERIFY(!board()->isInteractive());
    QVERIFY(!button("studyButton0")->isVisible()); // there is no end to explain
    QCOMPARE(button("studyButton2")->text(), QString("Play &again"));
    const auto rows = m_page->findChildren<ui::PlayerRow *>();
    QCOMPARE(rows.size(), qsizetype(2));
    QVERIFY(!rows[0]->isToMove() && !rows[1]->isToMove());
}

/// Three wins of five climb; the next rung is offered where the game ends.
void TestLearnLadder::nextRungIsOfferedAtTheEnd()
{
    for (int game = 0; game < 2; ++game)
        m_store->add(ai::learn::Progress::ladderPlayed(GameKind::Nim, 0, 1, true));
    choose(GameKind::Nim);
    press("playRung");
    const auto &nimProgress = progress(GameKind::Nim);
    for (;;) {
        QTRY_VERIFY(board()->isInteractive() || button("studyButton2")->text().startsWith("Play"));
        if (nimProgress.rung > 0)
            break;
        if (!board()->isInteractive()) {
            QVERIFY(nimProgress.ladder.size() < 60); // the lowest rung moves at random
            press("studyButton2");
            continue;
        }
        const auto &nim = std::get<core::Nim>(board()->position());
        const auto moves = core::legalMoves(board()->position());
        const auto wins = [&nim](Move move) { return core::nimMoveWins(nim, move); };
        const auto right = std::find_if(moves.begin(), moves.end(), wins);
        clickMove(right == moves.end() ? moves[0] : *right);
    }
    QVERIFY2(text("studyAnswer").contains("You climb to rung 2, Reed."),
             qPrintable(text("studyAnswer")));
    QVERIFY(button("studyButton2")->text().remove('&').contains("next rung"));
    press("studyButton2");
    QCOMPARE(text("studyTitle"), QString("Rung 2 of 5: Reed"));
}

void TestLearnLadder::everyRungHasAName()
{
    QSet<QString> names;
    for (int rung = 0; rung < ai::learn::rungCount(GameKind::Othello); ++rung)
        names.insert(ui::rungName(rung));
    QCOMPARE(int(names.size()), ai::learn::rungCount(GameKind::Othello));
    QCOMPARE(button("playRung")->text(), QString("&Play Pebble"));
    QCOMPARE(m_page->findChild<ui::RungList *>()->accessibleName(),
             QString("Rung 1 of 15: Pebble is to be beaten."));
}

void TestLearnLadder::openRungsStandOut_data()
{
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(0xf3, 0xf1, 0xeb) << QColor(0x1c, 0x1f, 0x1e);
    QTest::newRow("dark") << QColor(0x20, 0x22, 0x24) << QColor(0xee, 0xee, 0xee);
}

/// The rings of rungs that are still to come, by 3:1 as WCAG 2 expects of graphics.
void TestLearnLadder::openRungsStandOut()
{
    QFETCH(QColor, ground);
    QFETCH(QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Window, ground);
    palette.setColor(QPalette::Base, ground);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    ui::RungList rungs;
    rungs.setPalette(palette);
    rungs.show(GameKind::Othello, progress(GameKind::Othello));
    rungs.resize(2 * rungs.sizeHint());
    QImage image(rungs.size(), QImage::Format_RGB32);
    const QColor card = ui::cardColour(palette);
    image.fill(card);
    rungs.render(&image, {}, {}, {});
    const int line = rungs.fontMetrics().height();
    double most = 1;
    for (int y = 0; y < image.height() / 4; ++y) {
        for (int x = 13 * line / 4; x < 5 * line; ++x)
            most = std::max(most, ui::contrast(image.pixelColor(x, y), card));
    }
    QVERIFY2(most >= 2.9, qPrintable(QString::number(most)));
}

void TestLearnLadder::theLastGamesAreCounted()
{
    for (const double result : {1.0, 0.0})
        m_store->add(ai::learn::Progress::ladderPlayed(GameKind::Nim, 0, result, true));
    choose(GameKind::Nim);
    press("playRung");
    QVERIFY2(text("studyText").contains("Won: 1 of the last 2 game(s)."),
             qPrintable(text("studyText")));
}

namespace {

/// How near a position is to an end with empty squares, against replies at random: few discs and
/// few moves of the other side.
double pressure(const core::Othello &position, core::Side own, int plies)
{
    if (position.isOver())
        return position.empties() > 0 ? 1'000 + plies : -1'000;
    const auto moves = position.legalMoves();
    if (plies == 0)
        return -std::popcount(position.discs(core::opponent(own)))
               - 6.0 * double(position.mustPass() ? 0 : moves.size());
    double best = -1'000;
    double sum = 0;
    for (const Move move : moves) {
        const double value = pressure(core::after(position, move), own, plies - 1);
        best = std::max(best, value);
        sum += value;
    }
    return position.sideToMove() == own ? best : sum / double(moves.size());
}

} // namespace

/// Plays until a game ends with empty squares.
void TestLearnLadder::emptySquaresCountForTheWinnerOnTheLadder()
{
    press("playRung");
    for (int games = 1; games <= 100; press("studyButton2"), ++games) { // one in two does
        core::Side own = core::Side::First;
        for (;;) {
            const auto isAtEnd = [this] {
                return button("studyButton2")->text().startsWith("Play");
            };
            QTRY_VERIFY(board()->isInteractive() || isAtEnd());
            if (isAtEnd())
                break;
            const auto position = std::get<core::Othello>(board()->position());
            own = position.sideToMove();
            std::map<double, Move> moves;
            for (const Move move : position.legalMoves())
                moves.emplace(pressure(core::after(position, move), own, 4), move);
            clickMove(moves.rbegin()->second);
        }
        const auto &end = std::get<core::Othello>(board()->position());
        QVERIFY(end.isOver());
        const int lead = own == core::Side::First ? end.score() : -end.score();
        const bool isFirst = own == core::Side::First;
        const QString result = lead > 0 ? ", won" : "";
        QCOMPARE(m_page->findChild<QWidget *>(isFirst ? "studyFirstPlayer" : "studySecondPlayer")
                     ->accessibleName(),
                 QString("You, %1, %2%3")
                     .arg(isFirst ? "Black" : "White")
                     .arg(32 + lead / 2)
                     .arg(result));
        const core::Position last = end;
        const QImage sorted = board()->grab().toImage();
        const auto isUnsorted = [&] {
            board()->press(0); // shows the discs where they were played
            return board()->grab().toImage() != sorted;
        };
        QTRY_VERIFY(isUnsorted());
        QVERIFY(board()->position() == last);
        if (end.empties() > 0 && lead != 0)
            return;
    }
    QFAIL("every game filled the board");
}

QTEST_MAIN(TestLearnLadder)
#include "tst_learnladder.moc"
