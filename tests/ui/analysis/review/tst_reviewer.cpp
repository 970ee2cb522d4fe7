#include "core/format/transcript.h"
#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "tests/support/window/reviewtest.h"

#include <QComboBox>

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
    waitForReview(*window);
    const ui::Reviewer &review = reviewOf(*window);
    const auto values = [&] {
        std::vector<std::optional<int>> known;
        for (std::size_t ply = 0; ply < window->game().match().moves().size(); ++ply)
            known.push_back(review.valueAfter(ply + 1));
        return known;
    };
    const auto before = values();
    // Another move, made where one looks back, is another line, of which nothing is known.
    trigger(*window, "lookFirst");
    ui::GameController &game = window->game();
    game.play(*core::parseMove(game.shown(), "a3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(1));
    QVERIFY(review.isEmpty());
    emit part<QComboBox>(*window, "lines")->activated(1);
    QVERIFY(game.match().moves() == reviewed);
    QVERIFY(values() == before);
    // What both lines begin with keeps its values, on and on.
    game.browseTo(2);
    game.play(*core::parseMove(game.shown(), "a3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(3)); // once it is on the disk
    game.play(*core::parseMove(game.shown(), "a2"));
    QTRY_COMPARE(game.match().ply(), std::size_t(4));
    QVERIFY(review.isShared());
    QVERIFY(before[0] && before[1]);
    QVERIFY((values() == decltype(values()){before[0], before[1], std::nullopt, std::nullopt}));
}

void TestReviewer::aReviewCanBeStopped()
{
    const auto window = shown();
    const core::Match match = support::middleMoves(20);
    paste(*window,
          QString::fromStdString(core::format::writeTranscript(match.start(), match.moves())));
    QCOMPARE(window->game().match().knownPlies(), std::size_t(20));
    trigger(*window, "review");
    ui::Reviewer &review = reviewOf(*window);
    QVERIFY(review.running());
    QTRY_VERIFY(review.done() > 0);
    review.cancel();
    const std::size_t done = review.done();
    QVERIFY(done < 20);
    trigger(*window, "lookFirst");
    QCOMPARE(labelText(*window, "reviewText"),
             QString("The review was stopped before it came to this move."));
    QCoreApplication::processEvents();
    QCOMPARE(review.done(), done);
    QVERIFY(review.valueAfter(20)); // what was judged stays
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
