#include "core/format/transcript.h"
#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "tests/support/window/gamestest.h"
#include "ui/study/review/reviewer.h"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

/// Reviews in the window and by themselves.
class TestReviewer : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aReviewIsKeptWithItsLine();
    void aReviewCanBeStopped();
    void aStoppedReviewReportsNothingMore();
};

void TestReviewer::aReviewIsKeptWithItsLine()
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
    game.browseTo(2);
    game.play(*core::parseMove(game.shown(), "a3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(3)); // once it is on the disk
    game.play(*core::parseMove(game.shown(), "a2"));
    QTRY_COMPARE(game.match().ply(), std::size_t(4));
    QCOMPARE(values().mid(0, 2), before.mid(0, 2));
    QVERIFY(!values().at(0).isEmpty());
    QCOMPARE(values().mid(2), (QStringList{"", ""}));
    QVERIFY(!worst->isVisible());
    QVERIFY(part<QLabel>(*window, "reviewText")->text().contains("was not reviewed"));
}

void TestReviewer::aReviewCanBeStopped()
{
    const auto window = shown();
    const core::Match match = support::middleMoves(20);
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
    QCoreApplication::processEvents();
    QCOMPARE(progress->value(), done);
    QVERIFY(!said.isEmpty());
    // What was judged stays, and says whether it is exact.
    const QString last =
        part<QTableView>(*window, "moves")->model()->index(20, 3).data().toString();
    QVERIFY(!last.isEmpty());
}

void TestReviewer::aStoppedReviewReportsNothingMore()
{
    ui::Reviewer reviewer;
    const core::Match othello = support::middleMoves(20);
    reviewer.start(othello.start(), othello.moves());
    QTRY_VERIFY(reviewer.done() > 0);
    reviewer.cancel();
    QVERIFY(!reviewer.running());
    QVERIFY(reviewer.done() < othello.moves().size());
    // The next review starts once the stopped one has ended: whatever that one still reported would
    // come first.
    core::Match nim{core::startOf(core::GameKind::Nim)};
    for (int i = 0; i < 3; ++i)
        nim.play(core::Nim::take(0, 1 + i));
    reviewer.start(nim.start(), nim.moves());
    QTRY_VERIFY(!reviewer.running());
    QCOMPARE(reviewer.done(), nim.moves().size());
    for (std::size_t ply = 0; ply < nim.moves().size(); ++ply)
        QVERIFY(reviewer.move(ply)->played == nim.moves()[ply]);
}

QTEST_MAIN(TestReviewer)
#include "tst_reviewer.moc"
