#include "tests/support/qt/gamestest.h"
#include "tests/support/qt/textroom.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/window/gamearea.h"

#include <QRadioButton>
#include <QStyleFactory>
#include <QToolButton>

/// Where the parts of the window are at every size, in every style, light and dark.
class TestGameArea : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void cleanup();
    void partsHaveRoomAtEverySize_data();
    void partsHaveRoomAtEverySize();
    void panelStandsBesideTheBoardAndGrowsWithIt_data();
    void panelStandsBesideTheBoardAndGrowsWithIt();
    void smallWindowHasTheStripAboveTheBoard();
    void nothingMovesWhenAnotherGameIsChosen_data();
    void nothingMovesWhenAnotherGameIsChosen();
    void nothingMovesWithTheStateOfTheGame_data();
    void nothingMovesWithTheStateOfTheGame();
    void anOfferLeavesTheBoardItsPlace_data();
    void anOfferLeavesTheBoardItsPlace();
    void smallestWindowKeepsRoomForTheBoard_data();
    void smallestWindowKeepsRoomForTheBoard();
    void longWordsLeaveTheBoardItsSize_data();
    void longWordsLeaveTheBoardItsSize();
    void everyFontHasThePanelAsTallAsTheBoard_data();
    void everyFontHasThePanelAsTallAsTheBoard();
    void theWayToASizeLeavesNoTrace();
    void closingTheMovesGivesTheBoardItsRoomAgain();
    void boardOnlyLeavesOutTheForm();
    void tabGoesOnceAround();
};

namespace {

QPalette darkPalette()
{
    QPalette palette(QColor(0x31363b), QColor(0x232629));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(0xf0f0f0));
    palette.setColor(QPalette::Base, QColor(0x1b1e20));
    return palette;
}

/// The parts that the window places, of those that are shown.
QHash<QString, QRect> places(const ui::MainWindow &window)
{
    const QWidget *area = window.centralWidget();
    QHash<QString, QRect> all;
    const auto add = [&](const QString &name, const QWidget *part) {
        if (part->isVisible() && part->parentWidget() == area)
            all.insert(name, part->geometry());
    };
    add("board", area->findChild<ui::GameBoard *>());
    add("players", area->findChild<ui::PlayersCard *>());
    add("words", area->findChild<ui::StatusText *>());
    add("commands", area->findChild<ui::ActionRow *>());
    add("offer", area->findChild<QWidget *>("offers"));
    add("setup", area->findChild<ui::SetupPanel *>());
    return all;
}

/// All that follows from a change of size has been laid out.
void settle(const ui::MainWindow &window)
{
    QHash<QString, QRect> before;
    QTRY_VERIFY(std::exchange(before, places(window)) == places(window));
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

void verifyNoOverlap(const ui::MainWindow &window)
{
    const auto all = places(window);
    for (const auto &[name, part] :
         {std::pair("commands", static_cast<const QWidget *>(window.findChild<ui::ActionRow *>())),
          std::pair("players",
                    static_cast<const QWidget *>(window.findChild<ui::PlayersCard *>()))})
        QVERIFY2(!all.contains(name) || all[name].width() >= part->minimumSizeHint().width(), name);
    for (auto one = all.begin(); one != all.end(); ++one) {
        for (auto other = std::next(one); other != all.end(); ++other)
            QVERIFY2(!one.value().intersects(other.value()),
                     qPrintable(one.key() + " lies on " + other.key()));
    }
}

void verifyEdges(const ui::MainWindow &window)
{
    const auto all = places(window);
    for (const QString &name : {QString("words"), QString("commands"), QString("setup")}) {
        if (!all.contains(name))
            continue;
        QCOMPARE(all[name].left(), all["players"].left());
        QCOMPARE(all[name].right(), all["players"].right());
    }
}

} // namespace

void TestGameArea::cleanup()
{
    QApplication::setPalette(QPalette());
    QApplication::setStyle("Fusion");
}

void TestGameArea::partsHaveRoomAtEverySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("font");
    QTest::addColumn<QString>("style");
    QTest::addColumn<bool>("dark");
    const QString own = "DejaVu Sans";
    for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1280, 900),
                             QSize(1920, 1080), QSize(3840, 2160)}) {
        const auto row = [size](const QString &game, const QString &font, const QString &style,
                                bool dark) {
            QTest::addRow("%dx%d %s, %s, %s, %s", size.width(), size.height(), qPrintable(game),
                          qPrintable(font), qPrintable(style), dark ? "dark" : "light")
                << size << game << font << style << dark;
        };
        for (const char *game : {"Othello", "Tic-tac-toe", "Nim"})
            row(game, own, "Fusion", false);
        for (const QString &font : commonFontFamilies().mid(1))
            row("Othello", font, "Fusion", false);
        for (const QString &style : QStyleFactory::keys())
            row("Nim", own, style, true);
    }
    for (const QSize size :
         {QSize(360, 800), QSize(800, 400), QSize(800, 600), QSize(600, 1000), QSize(2560, 1600)})
        QTest::addRow("%dx%d", size.width(), size.height())
            << size << QString("Othello") << own << QString("Fusion") << false;
}

void TestGameArea::partsHaveRoomAtEverySize()
{
    QFETCH(QSize, size);
    QFETCH(QString, game);
    QFETCH(QString, font);
    QFETCH(QString, style);
    QFETCH(bool, dark);
    QApplication::setStyle(style);
    if (dark)
        QApplication::setPalette(darkPalette());
    QApplication::setFont(testFont(font));
    const auto window = shown(size);
    QTRY_COMPARE(window->size(), size);
    radioItem(*window, game)->trigger();
    for (const bool started : {false, true}) {
        if (started)
            trigger(*window, "newGame");
        settle(*window);
        verifyTexts(*window->centralWidget());
        verifyNoOverlap(*window);
        verifyEdges(*window);
    }
    for (const int cell : window->board()->cells())
        QVERIFY(QRectF(window->board()->rect()).contains(window->board()->cellRect(cell)));
    const QSize area = window->centralWidget()->size();
    const QRect board = places(*window)["board"];
    QCOMPARE(board.width(), board.height());
    QVERIFY2(board.width() >= std::min(area.width(), area.height()) / 2,
             "the board has less than half of the window");
}

void TestGameArea::panelStandsBesideTheBoardAndGrowsWithIt_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("leastScale");
    QTest::newRow("960x660") << QSize(960, 660) << 1.0;
    QTest::newRow("1280x900") << QSize(1280, 900) << 1.3;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.7;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 3.4;
}

void TestGameArea::panelStandsBesideTheBoardAndGrowsWithIt()
{
    QFETCH(QSize, size);
    QFETCH(double, leastScale);
    const auto window = shown(size);
    settle(*window);
    const auto all = places(*window);
    QVERIFY(!all.contains("words")); // they are on the card
    QVERIFY(!part<QWidget>(*window, "nextGame")->isVisible());
    // As tall as the board, and beside it.
    QCOMPARE(all["players"].top(), all["board"].top());
    QCOMPARE(all["setup"].bottom(), all["board"].bottom());
    // Between the commands and the form there is less than a third of it.
    QVERIFY(all["setup"].top() - all["commands"].bottom() < all["board"].height() / 3);
    QVERIFY(all["players"].left() > all["board"].right());
    // The group is in the middle.
    const int left = all["board"].left();
    const int right = window->centralWidget()->width() - 1 - all["setup"].right();
    QVERIFY2(std::abs(left - right) <= 1, qPrintable(QString("%1, %2").arg(left).arg(right)));
    const double scale =
        part<QWidget>(*window, "play")->font().pointSizeF() / QApplication::font().pointSizeF();
    QVERIFY2(scale >= leastScale && scale < leastScale + 0.7, qPrintable(QString::number(scale)));
    QCOMPARE(part<QWidget>(*window, "opponent")->font().pointSizeF(),
             part<QWidget>(*window, "undoButton")->font().pointSizeF());
}

void TestGameArea::smallWindowHasTheStripAboveTheBoard()
{
    const auto window = shown({360, 640});
    settle(*window);
    const auto all = places(*window);
    QVERIFY(all["players"].bottom() < all["board"].top());
    QVERIFY(all["board"].bottom() < all["words"].top());
    QVERIFY(all["words"].bottom() < all["commands"].top());
    QVERIFY(all["commands"].bottom() < all["setup"].top());
    QVERIFY(all["board"].width() > 320);
    // The form is folded to a button, which opens it.
    QVERIFY(!part<QWidget>(*window, "game")->isVisible());
    press(*window, "nextGame");
    QVERIFY(part<QWidget>(*window, "game")->isVisible());
    choose(*window, "Tic-tac-toe");
    QCOMPARE(window->board()->kind(), core::GameKind::TicTacToe);
}

void TestGameArea::nothingMovesWhenAnotherGameIsChosen_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(960, 660), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestGameArea::nothingMovesWhenAnotherGameIsChosen()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    settle(*window);
    auto before = places(*window);
    const QRect play(part<QWidget>(*window, "play")->mapTo(window.get(), QPoint(0, 0)),
                     part<QWidget>(*window, "play")->size());
    before.remove("players"); // who have no counts in every game
    before.remove("commands");
    for (const char *game : {"Nim", "Tic-tac-toe", "Othello"}) {
        choose(*window, game);
        settle(*window);
        auto after = places(*window);
        after.remove("players");
        after.remove("commands");
        QCOMPARE(after, before);
        QCOMPARE(part<QWidget>(*window, "play")->mapTo(window.get(), QPoint(0, 0)), play.topLeft());
    }
}

void TestGameArea::nothingMovesWithTheStateOfTheGame_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestGameArea::nothingMovesWithTheStateOfTheGame()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    const auto state = [&] {
        settle(*window);
        auto all = places(*window);
        if (size == QSize(360, 400)) { // where one row has what is next
            all.remove("commands");
            all.remove("setup");
        }
        return all;
    };
    const auto before = state();
    play(*window, {"f5", "d6", "c3", "d3", "c4", "f4"}); // an opening with a name
    QVERIFY(!part<QLabel>(*window, "opening")->text().isEmpty());
    QCOMPARE(state(), before);
    for (const char *look : {"lookBack", "lookFirst", "lookLast"}) {
        trigger(*window, look);
        QCOMPARE(state(), before);
    }
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "4", "2", "5", "3"});
    QCOMPARE(state(), before);
}

void TestGameArea::anOfferLeavesTheBoardItsPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("pictured");
    QTest::newRow("360x640") << QSize(360, 640) << false;
    QTest::newRow("960x660") << QSize(960, 660) << true;
    QTest::newRow("1280x900") << QSize(1280, 900) << true;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << true;
}

/// The game of the last time is offered where the commands are, which could do nothing yet.
void TestGameArea::anOfferLeavesTheBoardItsPlace()
{
    QFETCH(QSize, size);
    QFETCH(bool, pictured);
    const auto withoutOffer = [&] {
        const auto window = shown(size);
        settle(*window);
        const auto all = places(*window);
        play(*window, {"f5", "d6", "c3"});
        return all;
    };
    const auto before = withoutOffer();
    const auto window = shown(size);
    settle(*window);
    const auto after = places(*window);
    QCOMPARE(after["board"], before["board"]);
    QCOMPARE(after["players"], before["players"]);
    QVERIFY(after.contains("setup") && !after.contains("commands"));
    verifyNoOverlap(*window);
    const auto *offer = part<QWidget>(*window, "continueOffer");
    QCOMPARE(offer->size(), after["offer"].size());
    QVERIFY(window->centralWidget()->rect().contains(after["offer"]));
    QCOMPARE(part<QWidget>(*window, "continuePicture")->isVisible(), pictured);
}

void TestGameArea::smallestWindowKeepsRoomForTheBoard_data()
{
    QTest::addColumn<QFont>("font");
    for (const QString &family : commonFontFamilies())
        QTest::addRow("%s", qPrintable(family)) << QFont(family, family == "Cantarell"   ? 11
                                                                 : family == "Noto Sans" ? 10
                                                                                         : 9);
}

void TestGameArea::smallestWindowKeepsRoomForTheBoard()
{
    QFETCH(QFont, font);
    QApplication::setFont(font);
    const auto window = shown({360, 400});
    settle(*window);
    const int side = places(*window)["board"].width();
    QVERIFY2(side >= 200, qPrintable(QString::number(side)));
    // There is one row, of what is next.
    const auto *play = part<QWidget>(*window, "play");
    const auto *undo = part<QWidget>(*window, "undoButton");
    QVERIFY(play->isVisible());
    if (undo->isVisible())
        return; // there is room for both
    trigger(*window, "newGame");
    settle(*window);
    QVERIFY(!play->isVisible() && undo->isVisible());
    choose(*window, "Nim");
    settle(*window);
    QVERIFY(play->isVisible() && !undo->isVisible());
    QCOMPARE(places(*window)["board"].width(), side);
}

void TestGameArea::longWordsLeaveTheBoardItsSize_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(480, 480), QSize(960, 660)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// A long hint, and a proposal with its two buttons.
void TestGameArea::longWordsLeaveTheBoardItsSize()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    trigger(*window, "newGame");
    settle(*window);
    const auto before = places(*window);
    auto *status = part<ui::StatusText>(*window, "statusText");
    const auto verifyRoom = [&] {
        settle(*window);
        QCOMPARE(places(*window)["board"], before["board"]);
        QCOMPARE(places(*window)["players"].topLeft(), before["players"].topLeft());
        verifyTexts(*window->centralWidget());
        verifyNoOverlap(*window);
        QVERIFY2(
            status->heightFor(status->width()) <= status->height(),
            qPrintable(
                QString("%1 of %2").arg(status->height()).arg(status->heightFor(status->width()))));
    };
    status->showMessage("Hint: c3. You are then about 12 discs ahead. It leaves the "
                        "other side 12 squares instead of up to 13.");
    verifyRoom();
    status->showMessage("You have won 3 games in a row at Easy. Try Medium?");
    for (const char *button : {"nextLevelStatusButton", "declineLevelStatusButton"})
        part<QWidget>(*window, button)->show();
    verifyRoom();
    for (const char *button : {"nextLevelStatusButton", "declineLevelStatusButton"})
        part<QWidget>(*window, button)->hide();
    status->showMessage("Short.");
    if (!before.contains("words"))
        return; // the card keeps its height, so that nothing jumps again
    settle(*window);
    QCOMPARE(places(*window), before);
}

void TestGameArea::everyFontHasThePanelAsTallAsTheBoard_data()
{
    QTest::addColumn<QFont>("font");
    for (const QString &family : commonFontFamilies()) {
        for (const int points : {9, 11, 14})
            QTest::addRow("%s %d", qPrintable(family), points) << QFont(family, points);
    }
}

void TestGameArea::everyFontHasThePanelAsTallAsTheBoard()
{
    QFETCH(QFont, font);
    QApplication::setFont(font);
    const auto window = shown();
    window->resize(window->sizeHint()); // larger than the screen that tests have
    QTRY_COMPARE(window->size(), window->sizeHint());
    settle(*window);
    const auto all = places(*window);
    QVERIFY(!all.contains("words")); // they are on the card
    QVERIFY(!part<QWidget>(*window, "nextGame")->isVisible());
    QCOMPARE(all["players"].top(), all["board"].top());
    QCOMPARE(all["setup"].bottom(), all["board"].bottom());
}

void TestGameArea::theWayToASizeLeavesNoTrace()
{
    const auto window = shown({960, 660});
    settle(*window);
    const auto before = places(*window);
    for (const QSize size :
         {QSize(360, 400), QSize(3840, 2160), QSize(360, 640), QSize(800, 400), QSize(960, 660)}) {
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        settle(*window);
    }
    QCOMPARE(places(*window), before);
}

void TestGameArea::closingTheMovesGivesTheBoardItsRoomAgain()
{
    const auto window = shown({900, 660});
    settle(*window);
    const auto before = places(*window);
    trigger(*window, "review");
    QTRY_VERIFY(places(*window) != before);
    trigger(*window, "moveList");
    QTRY_COMPARE(window->centralWidget()->width(), window->width());
    settle(*window);
    if (window->width() == 900)
        QCOMPARE(places(*window), before);
    const auto other = shown(window->size()); // as one that had no dock
    settle(*other);
    QCOMPARE(places(*window), places(*other));
}

void TestGameArea::boardOnlyLeavesOutTheForm()
{
    const auto window = shown({1000, 700});
    auto *area = qobject_cast<ui::GameArea *>(window->centralWidget());
    settle(*window);
    const QRect board = places(*window)["board"];
    area->setBoardOnly(true);
    settle(*window);
    const auto names = places(*window).keys();
    QCOMPARE(QSet<QString>(names.begin(), names.end()), QSet<QString>({"board", "players"}));
    QVERIFY(part<QLabel>(*window, "stateText")->isVisible());
    QVERIFY(places(*window)["board"].width() >= board.width());
    area->setBoardOnly(false);
    settle(*window);
    QCOMPARE(places(*window)["board"], board);
    QCOMPARE(places(*window).size(), 4);
}

void TestGameArea::tabGoesOnceAround()
{
    const auto window = shown({1000, 700});
    // Folded and unfolded again the order is the same.
    window->resize(360, 640);
    settle(*window);
    window->resize(1000, 700);
    settle(*window);
    press(*window, "play");
    window->board()->setFocus();
    QStringList order;
    for (int stop = 0; stop < 12; ++stop) {
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        const QWidget *focus = window->focusWidget();
        if (focus == window->board())
            break;
        order << (qobject_cast<const QRadioButton *>(focus) != nullptr
                      ? focus->parentWidget()->objectName()
                      : focus->objectName());
    }
    order.removeAll("undoButton"); // Undo and Redo are disabled, where they have the focus at all
    order.removeAll("redoButton");
    QCOMPARE(order, QStringList({"hintButton", "game", "starter", "level", "opponent", "play"}));
}

QTEST_MAIN(TestGameArea)
#include "tst_gamearea.moc"
