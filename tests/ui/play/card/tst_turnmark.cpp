#include "tests/support/qt/fonts.h"
#include "tests/support/records.h"
#include "tests/support/window/part.h"
#include "ui/board/boardcolours.h"
#include "ui/play/card/playerscard.h"

#include <QApplication>
#include <QTest>

#include <memory>

/// Who is to move in the position that is shown, which need not be the game's.
class TestTurnMark : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void theMarkIsOfThePositionShown();
};

namespace {

/// The players who are said to be to move.
QStringList toMove(const ui::PlayersCard &card)
{
    QStringList marked;
    for (const char *row : {"firstPlayer", "secondPlayer"}) {
        if (part<QWidget>(card, row)->accessibleName().contains("to move"))
            marked << row;
    }
    return marked;
}

/// In which margin beside the first player's row there is a mark: left, right.
std::pair<bool, bool> marks(ui::PlayersCard &card)
{
    QCoreApplication::processEvents();
    const QImage image = card.grab().toImage();
    const int y = part<QWidget>(card, "firstPlayer")->geometry().center().y();
    const int margin = ui::Card::margin(card.fontMetrics().height());
    const QRgb mark = ui::boardColours(card.palette()).lastMove.rgb();
    std::pair<bool, bool> found;
    for (int x = 0; x < margin; ++x) {
        found.first |= image.pixel(x, y) == mark;
        found.second |= image.pixel(image.width() - 1 - x, y) == mark;
    }
    return found;
}

} // namespace

/// At the end of a game too, where the players share a row.
void TestTurnMark::theMarkIsOfThePositionShown()
{
    ui::GameController game;
    ui::PlayersCard card(game, new ui::StatusText(game));
    card.resize(320, 400);
    card.show();
    game.resume(support::recordOf(core::TicTacToe(), {"1", "4", "2", "5", "3"}));
    QCOMPARE(toMove(card), QStringList());
    QCOMPARE(marks(card), std::pair(false, false));
    game.browseTo(1);
    QCOMPARE(toMove(card), QStringList("secondPlayer"));
    QCOMPARE(marks(card), std::pair(false, true));
    game.browseTo(0);
    QCOMPARE(toMove(card), QStringList("firstPlayer"));
    QCOMPARE(marks(card), std::pair(true, false));
    // Nobody is to move where the moves taken back ended.
    game.follow(game.match().moves(), 3);
    QCOMPARE(toMove(card), QStringList("secondPlayer"));
    game.browseTo(5);
    QCOMPARE(toMove(card), QStringList());
}

QTEST_MAIN(TestTurnMark)
#include "tst_turnmark.moc"
