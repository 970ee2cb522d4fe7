#include "tests/support/window/reviewtest.h"
#include "ui/board/games/othelloboardwidget.h"

#include <QRegularExpression>

/// What the review says of a whole game, and of one whose moves are still judged.
class TestReviewSummary : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aGameWithoutMistakesSaysSo_data();
    void aGameWithoutMistakesSaysSo();
    void whoMadeNoMistakeSeesTheComputers();
    void theGamesEndIsNamedAsWhatOneGoesBackTo();
    void theMistakesAreCountedWhenAllAreKnown();
    void theReviewPutsSortedDiscsBack();
};

void TestReviewSummary::aGameWithoutMistakesSaysSo_data()
{
    QTest::addColumn<bool>("againstTheComputer");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("before");
    QTest::newRow("two people") << false << "No mistake was found."
                                << "O played 4.";
    QTest::newRow("against the computer") << true << "You made no mistake."
                                          << "The computer played 4.";
}

void TestReviewSummary::aGameWithoutMistakesSaysSo()
{
    QFETCH(bool, againstTheComputer);
    QFETCH(QString, title);
    QFETCH(QString, before);
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"5", "1", "9", "3", "2", "8", "6", "4", "7"}); // a draw all the time
    if (againstTheComputer) {
        core::GameRecord record = window->game().record();
        record.roles = core::rolesWithOpponent(core::Side::Second);
        window->game().resume(record);
    }
    trigger(*window, "review");
    QTRY_COMPARE(labelText(*window, "reviewTitle"), title);
    QVERIFY(!part<QWidget>(*window, "reviewFirst")->isVisible());
    QCOMPARE(part<QAction>(*window, "seeWhatDecided")->text(), QString("Review the game"));
    trigger(*window, "lookBack"); // whoever goes elsewhere sees the moves judged
    QCOMPARE(labelText(*window, "reviewTitle"), before);
}

void TestReviewSummary::whoMadeNoMistakeSeesTheComputers()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    core::GameRecord record = window->game().record();
    record.roles = core::rolesWithOpponent(core::Side::Second);
    window->game().resume(record);
    trigger(*window, "lookFirst"); // and stays there
    waitForReview(*window);
    trigger(*window, "lookLast");
    auto &review = *window->findChild<ui::ReviewController *>();
    review.reviewInPlace();
    waitForReview(*window);
    ui::ReviewState state{window->game(), review.reviewer()};
    state.waitsAt = window->game().shownPly();
    const ui::ReviewContent content = ui::reviewContent(state, std::nullopt);
    QCOMPARE(content.title, QString("You made no mistake."));
    QCOMPARE(content.text, QString("The computer's costliest move was O on 2 (move 2)."));
    QCOMPARE(content.first.text, QString("Show it"));
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
}

void TestReviewSummary::theGamesEndIsNamedAsWhatOneGoesBackTo()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork.mid(0, 6));
    trigger(*window, "moveList");
    QCOMPARE(part<QAbstractButton>(*window, "leaveReviewButton")->text(),
             QString("Back to the game"));
    QCOMPARE(part<QAction>(*window, "lookLast")->iconText(), QString("Back to the game"));
    ui::GameController &game = window->game();
    game.play(*core::parseMove(game.shown(), "7"));
    QTRY_COMPARE(part<QAbstractButton>(*window, "leaveReviewButton")->text(),
                 QString("Back to the end"));
    trigger(*window, "leaveReview");
    trigger(*window, "lookBack"); // the position without its review
    const auto *back = part<QAbstractButton>(*window, "lookLastButton");
    QVERIFY(back->isVisible());
    QCOMPARE(back->text(), QString("Back to the end"));
    QVERIFY(back->toolTip().startsWith("Back to the end ("));
}

/// Until then the panel says which moves are still to be looked at.
void TestReviewSummary::theMistakesAreCountedWhenAllAreKnown()
{
    const auto window = shown({1280, 900});
    choose(*window, "Nim");
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    trigger(*window, "review");
    ui::Reviewer &review = reviewOf(*window);
    QStringList ranks;
    QStringList notes;
    connect(&review, &ui::Reviewer::changed, this, [&] {
        if (!review.running())
            return;
        ui::ReviewState state{window->game(), review};
        const std::vector<std::size_t> known = state.mistakes();
        if (known.empty())
            return;
        state.view = ui::ReviewView::Mistake;
        state.ply = known.back();
        const ui::ReviewContent content = ui::reviewContent(state, std::nullopt);
        ranks << content.rank;
        notes << content.progress;
    });
    review.start(window->game().match().start(), window->game().match().moves());
    waitForReview(*window);
    QVERIFY(!ranks.isEmpty());
    QVERIFY(ranks.filter(QRegularExpression(".")).isEmpty());
    QCOMPARE(notes.back(), QString("Still looking at move 1."));
    const ui::ReviewState state{window->game(), review};
    QCOMPARE(ui::reviewContent(state, std::nullopt).progress, QString());
}

/// Black takes all of White's discs, which leaves those of the end apart from where they are
/// sorted.
void TestReviewSummary::theReviewPutsSortedDiscsBack()
{
    const auto window = shown();
    choose(*window, "Othello");
    play(*window, {"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5"});
    auto &board = *window->findChild<ui::OthelloBoardWidget *>("board");
    board.setAnimationSpeed(ui::AnimationSpeed::Fast); // else nothing is sorted
    clickCell(*window, 34);                            // c5
    // Beside the middle of each disc, where no mark is.
    const auto isAsPlayed = [&] {
        const auto &shown = std::get<core::Othello>(window->game().shown());
        const QImage picture = board.grab().toImage();
        for (int square = 0; square < 64; ++square) {
            const core::Othello::Mask mask = core::Othello::Mask(1) << square;
            if (((shown.discs(core::Side::First) | shown.discs(core::Side::Second)) & mask) == 0)
                continue;
            const QRectF area = board.cellRect(square);
            const QPoint place = (area.center() + QPointF(area.width() * 0.3, 0)).toPoint();
            const bool isBlack = picture.pixelColor(place).lightness() < 70;
            if (isBlack != ((shown.discs(core::Side::First) & mask) != 0))
                return false;
        }
        return true;
    };
    QTRY_VERIFY(!board.isAnimating() && !isAsPlayed());
    trigger(*window, "review");
    QVERIFY(isAsPlayed());
}

QTEST_MAIN(TestReviewSummary)
#include "tst_reviewsummary.moc"
