#include "tests/support/window/gamestest.h"
#include "ui/play/card/actionrow.h"
#include "ui/style/surface.h"

#include <QAccessible>
#include <QMenu>
#include <QSignalSpy>

#include <cmath>

using Phase = ui::GameController::Phase;

/// The row of what one does: during a game, while the computer thinks, and after the end.
class TestActionRow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void buttonsAreEqualAndHaveSymbols();
    void everyButtonHasItsSymbolAtEverySize();
    void symbolsTakeTheColourOfTheText();
    void hintBecomesMoveNowWhileTheComputerThinksLong();
    void moveNowEndsALongSearch();
    void theLineMovesUnlessMotionIsUnwanted();
    void theEndOffersTheReviewAndSharing();

private:
    /// A window whose computer thinks until it is stopped.
    std::unique_ptr<ui::MainWindow> thinkingWindow();
};

std::unique_ptr<ui::MainWindow> TestActionRow::thinkingWindow()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("thinkingTime", 600'000);
    auto window = shown();
    ui::GameController &game = window->game();
    game.setLevel(ai::Level::Hard);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    return window;
}

void TestActionRow::buttonsAreEqualAndHaveSymbols()
{
    const auto window = shown();
    QCoreApplication::processEvents();
    const auto *undo = part<ui::FlatButton>(*window, "undoButton");
    for (const char *name : {"undoButton", "redoButton", "hintButton"}) {
        auto *button = part<ui::FlatButton>(*window, name);
        QVERIFY(std::abs(button->width() - undo->width()) <= 1);
        QVERIFY(!button->icon().isNull());
        QVERIFY(!button->text().isEmpty());
        // What a screen reader says after the name does not repeat it.
        const QString more =
            QAccessible::queryAccessibleInterface(button)->text(QAccessible::Description);
        QVERIFY2(more.startsWith("Ctrl+"), qPrintable(more));
    }
}

void TestActionRow::everyButtonHasItsSymbolAtEverySize()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    trigger(*window, "newGame");
    const auto check = [&window](std::initializer_list<const char *> names) {
        for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(960, 660),
                                 QSize(1280, 900), QSize(1920, 1080), QSize(3840, 2160)}) {
            window->resize(size);
            QCoreApplication::processEvents();
            for (const char *name : names) {
                const auto *button = part<ui::FlatButton>(*window, name);
                QVERIFY(button->isVisible());
                QVERIFY2(!button->icon().isNull() && button->width() >= button->sizeHint().width(),
                         qPrintable(QString("%1 at %2").arg(name).arg(size.width())));
            }
        }
    };
    check({"undoButton", "redoButton", "hintButton"});
    play(*window, {"1", "4", "2", "5", "3"});
    const auto *decided = part<QWidget>(*window, "seeWhatDecidedButton");
    for (const QSize size :
         {QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(3840, 2160)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        QVERIFY(decided->isVisible() && decided->width() >= decided->sizeHint().width());
    }
}

void TestActionRow::symbolsTakeTheColourOfTheText()
{
    QAction action;
    action.setObjectName("undo");
    ui::ActionButton button;
    button.setCommand(&action);
    for (const QColor &text : {QColor(Qt::white), QColor(0x102030)}) {
        QPalette palette;
        palette.setColor(QPalette::WindowText, text);
        button.setPalette(palette);
        const QImage image = button.icon().pixmap(64).toImage();
        QVERIFY(!image.isNull());
        bool drawn = false;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y)
                drawn = drawn || image.pixelColor(x, y) == text;
        }
        QVERIFY(drawn);
    }
}

void TestActionRow::hintBecomesMoveNowWhileTheComputerThinksLong()
{
    const auto window = thinkingWindow();
    QCOMPARE(window->game().phase(), Phase::ComputerToMove);
    const auto *button = part<ui::FlatButton>(*window, "hintButton");
    QCOMPARE(button->text(), QString("Hint")); // a short thought would have it flash
    QVERIFY(!button->isEnabled());
    auto *patience = part<QTimer>(*window, "patience");
    QVERIFY(patience->isActive() && patience->interval() == 1000);
    patience->start(0);
    QTRY_COMPARE(button->text(), QString("Move now"));
    QVERIFY(button->isEnabled());
    const int width = button->width();
    press(*window, "hintButton");
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(button->text(), QString("Hint"));
    QCOMPARE(button->width(), width);
    QVERIFY(!part<QAction>(*window, "moveNow")->isEnabled());
}

void TestActionRow::moveNowEndsALongSearch()
{
    const auto window = thinkingWindow();
    QSignalSpy progressed(&window->game(), &ui::GameController::thinkingProgressed);
    QTRY_VERIFY(progressed.size() >= 3);
    const QString found = part<QWidget>(*window, "thinkingLine")->toolTip();
    QVERIFY2(found.contains("Depth"), qPrintable(found));
    QVERIFY2(!stateText(*window).contains("Depth"), qPrintable(stateText(*window)));
    trigger(*window, "moveNow");
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(1));
}

void TestActionRow::theLineMovesUnlessMotionIsUnwanted()
{
    const auto window = thinkingWindow(); // the tests' settings want no motion
    auto *line = part<ui::ThinkingLine>(*window, "thinkingLine");
    // What has the colour of a search: all of a line that stands still, a part of one that moves.
    const auto coloured = [line] {
        const QImage picture = line->grab().toImage();
        const QRgb colour = ui::accent(line->palette()).fill.rgb();
        double count = 0;
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixel(x, picture.height() / 2) == colour ? 1 : 0;
        return count / picture.width();
    };
    QVERIFY(coloured() > 0.9);
    line->setMoving(true);
    QVERIFY(coloured() > 0.1 && coloured() < 0.9);
    trigger(*window, "moveNow");
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(coloured(), 0.0);
}

void TestActionRow::theEndOffersTheReviewAndSharing()
{
    const auto window = shown();
    QVERIFY(!part<QWidget>(*window, "reviewButton")->isVisible());
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "4", "2", "5", "3"});
    QVERIFY(!part<QWidget>(*window, "playAgainButton")->isVisible());
    const auto *review = part<ui::FlatButton>(*window, "seeWhatDecidedButton");
    QVERIFY(review->isVisible() && review->isProminent());
    QVERIFY(!part<ui::FlatButton>(*window, "play")->isProminent()); // one is coloured
    QVERIFY(!part<QWidget>(*window, "hintButton")->isVisible());
    press(*window, "shareButton");
    auto *menu = part<QWidget>(*window, "shareButton")->findChild<QMenu *>();
    QVERIFY(menu != nullptr && menu->isVisible());
    QVERIFY(menu->actions().contains(part<QAction>(*window, "copyGame")));
    menu->actions().constLast()->trigger();
    menu->close();
    QVERIFY(QApplication::clipboard()->text().contains("1"));
    press(*window, "seeWhatDecidedButton");
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    press(*window, "leaveReviewButton");
    trigger(*window, "undo");
    QVERIFY(part<QWidget>(*window, "hintButton")->isVisible());
}

QTEST_MAIN(TestActionRow)
#include "tst_actionrow.moc"
