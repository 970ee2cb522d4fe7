#include "tests/support/window/reviewtest.h"
#include "tests/support/window/textwidths.h"
#include "tests/support/window/windowplaces.h"
#include "ui/play/card/statustext.h"

#include <QRadioButton>
#include <QSet>

using support::places;
using support::settle;
using support::verifyNoOverlap;

/// What leaves the parts of the window where they are, and what gives their space to others.
class TestGameLayout : public GamesTest
{
    Q_OBJECT

private slots:
    void init()
    {
        useOwnFolder();
        QApplication::setFont(testFont());
    }
    void nothingMovesWhenAnotherGameIsChosen_data();
    void nothingMovesWhenAnotherGameIsChosen();
    void nothingMovesWithTheStateOfTheGame_data();
    void nothingMovesWithTheStateOfTheGame();
    void nothingMovesWithTheEnd_data();
    void nothingMovesWithTheEnd();
    void nothingMovesWhenAnotherGameIsChosenAfterTheEnd_data() { addColumnSizes(); }
    void nothingMovesWhenAnotherGameIsChosenAfterTheEnd();
    void nothingMovesWithTheDetailsOfAProblem_data() { addColumnSizes(); }
    void nothingMovesWithTheDetailsOfAProblem();
    void anOfferLeavesTheBoardItsPlace_data();
    void anOfferLeavesTheBoardItsPlace();
    void aProblemBesideAnOfferLeavesPlayInView_data();
    void aProblemBesideAnOfferLeavesPlayInView();
    void longWordsLeaveTheBoardItsSize_data();
    void longWordsLeaveTheBoardItsSize();
    void theWayToASizeLeavesNoTrace();
    void fontsStopChangingAtEverySize();
    void closingADockGivesTheBoardItsSpaceAgain();
    void fullScreenLeavesOutTheForm();
    void anOpenedGameCanBeGoneThroughAndReviewed_data();
    void anOpenedGameCanBeGoneThroughAndReviewed();
    void tabGoesOnceAround();

private:
    /// Sizes with a column beside the board.
    static void addColumnSizes()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(960, 660), QSize(1280, 900), QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
};

void TestGameLayout::nothingMovesWhenAnotherGameIsChosen_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(960, 660), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestGameLayout::nothingMovesWhenAnotherGameIsChosen()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    settle(*window);
    const auto before = places(*window);
    const auto corners = [&window] {
        QList<QPoint> all;
        for (const char *name : {"firstPlayer", "secondPlayer", "stateText", "play"})
            all << part<QWidget>(*window, name)->mapTo(window.get(), QPoint(0, 0));
        return all;
    };
    const QList<QPoint> cornersBefore = corners();
    for (const char *game : {"Nim", "Tic-tac-toe", "Othello"}) {
        choose(*window, game);
        settle(*window);
        QCOMPARE(places(*window), before);
        QCOMPARE(corners(), cornersBefore);
    }
}

void TestGameLayout::nothingMovesWithTheStateOfTheGame_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("listed");
    for (const QSize size :
         {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size << false;
    for (const QSize size :
         {QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(1366, 768), QSize(1920, 1080)})
        QTest::addRow("%dx%d with the explorer", size.width(), size.height()) << size << true;
}

void TestGameLayout::nothingMovesWithTheStateOfTheGame()
{
    QFETCH(QSize, size);
    QFETCH(bool, listed);
    const auto window = shown(size);
    if (listed)
        trigger(*window, "explorer");
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

void TestGameLayout::nothingMovesWithTheEnd_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<QSize>("size");
    const std::pair<QString, QStringList> games[] = {
        {"Tic-tac-toe", {"1", "4", "2", "5", "3"}},
        {"Nim", {"a3", "a3", "a3", "a3", "a3", "a3", "a2"}},
        {"Othello", {"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"}}};
    for (const auto &[game, moves] : games) {
        for (const QSize size :
             {QSize(960, 660), QSize(1280, 900), QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%s, %dx%d", qPrintable(game), size.width(), size.height())
                << game << moves << size;
    }
}

/// However much there is to say of what decided it; what does not fit is in the tooltip, and to a
/// screen reader. The next game has all of its moves again.
void TestGameLayout::nothingMovesWithTheEnd()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    QFETCH(QSize, size);
    const auto window = shown(size);
    choose(*window, game);
    play(*window, moves.mid(0, 4));
    settle(*window);
    const auto before = places(*window);
    const auto *card = part<QWidget>(*window, "movesCard");
    const QRect listed = card->geometry();
    play(*window, moves);
    QCOMPARE(window->game().phase(), ui::GameController::Phase::Over);
    waitForReview(*window); // whose own explanation comes first
    settle(*window);
    QCOMPARE(places(*window), before);
    const QString sentence("The computer was winning by about 14 until it played h3 (move 23).");
    const QStringList explanation(12, sentence);
    window->findChild<ui::StatusText *>()->addToResult(explanation);
    settle(*window);
    QCOMPARE(places(*window), before);
    auto *label = part<QLabel>(*window, "stateText");
    QVERIFY(label->text().contains("(move 23)"));
    QVERIFY(label->text().count("(move 23)") < explanation.size());
    QCOMPARE(label->toolTip().count("(move 23)"), explanation.size());
    QCOMPARE(label->accessibleName().count("(move 23)"), explanation.size());
    press(*window, "play");
    play(*window, moves.mid(0, 3));
    settle(*window);
    QCOMPARE(places(*window), before);
    QCOMPARE(card->geometry(), listed);
    QVERIFY(card->isVisible());
}

/// What the longest text of the end needed is over with it, also where it is replaced at once.
void TestGameLayout::nothingMovesWhenAnotherGameIsChosenAfterTheEnd()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    settle(*window);
    const auto before = places(*window);
    auto *status = window->findChild<ui::StatusText *>();
    const std::pair<QString, QStringList> games[] = {
        {"Tic-tac-toe", {"1", "4", "2", "5", "3"}},
        {"Nim", {"a3", "a3", "a3", "a3", "a3", "a3", "a2"}},
        {"Othello", {"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"}}};
    for (const auto &[game, moves] : games) {
        choose(*window, game);
        play(*window, moves);
        waitForReview(*window);
        for (int count = 1; count < 8; ++count) { // one of them fills the card
            status->addToResult(QStringList(count, "b5 (move 39) decided it."));
            settle(*window);
        }
        for (const auto &[other, unused] : games) {
            choose(*window, other);
            settle(*window);
            QCOMPARE(places(*window), before);
        }
    }
}

void TestGameLayout::nothingMovesWithTheDetailsOfAProblem()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    play(*window, {"f5", "d6"});
    settle(*window);
    const auto before = places(*window);
    const QWidget *details = part<QAbstractButton>(*window, "problemDetailsStatusButton");
    window->openPath(file("wrong.txt", "f5a1"));
    QTRY_VERIFY(details->isVisible());
    settle(*window);
    QCOMPARE(places(*window), before);
    trigger(*window, "undo");
    QVERIFY(!details->isVisible());
    settle(*window);
    QCOMPARE(places(*window), before);
}

void TestGameLayout::anOfferLeavesTheBoardItsPlace_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// The game of the last time is offered below the commands, or where there is no column in their
/// place, for they could do little yet.
void TestGameLayout::anOfferLeavesTheBoardItsPlace()
{
    QFETCH(QSize, size);
    const auto withoutOffer = [&] {
        const auto window = shown(size);
        settle(*window);
        auto all = places(*window);
        play(*window, {"f5", "d6", "c3"});
        return all;
    };
    const auto before = withoutOffer();
    const auto window = shown(size);
    settle(*window);
    const auto after = places(*window);
    QCOMPARE(after["board"], before["board"]);
    QCOMPARE(after["players"], before["players"]);
    QVERIFY(after.contains("setup"));
    const bool isBeside = size.width() > size.height();
    QCOMPARE(after.contains("commands"), isBeside);
    if (isBeside)
        QCOMPARE(after["commands"], before["commands"]);
    verifyNoOverlap(*window);
    const auto *offer = part<QWidget>(*window, "continueOffer");
    QCOMPARE(offer->size(), after["offer"].size());
    QVERIFY(window->centralWidget()->rect().contains(after["offer"]));
}

void TestGameLayout::anOpenedGameCanBeGoneThroughAndReviewed_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Beside the offer to go on with it.
void TestGameLayout::anOpenedGameCanBeGoneThroughAndReviewed()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    settle(*window);
    const auto before = places(*window);
    const auto verifyPlaces = [&] {
        settle(*window);
        for (const char *part : {"board", "players", "commands"})
            QCOMPARE(places(*window)[part], before[part]);
        verifyNoOverlap(*window);
    };
    window->openPath(file("game.txt", "f5d6c3d3c4f4f6f3e6e7d7c5b6g6e3e2"));
    QTRY_COMPARE(window->game().match().moves().size(), std::size_t(16));
    verifyPlaces();
    QVERIFY(part<QWidget>(*window, "sideOffer")->isVisible());
    const auto *moves = part<QWidget>(*window, "movesCard");
    QVERIFY(moves->isVisible());
    QVERIFY(moves->geometry().top() > places(*window)["offer"].bottom());
    QVERIFY(moves->geometry().bottom() < places(*window)["setup"].top());
    QVERIFY(!part<QWidget>(*window, "redoButton")->isVisible());
    press(*window, "lookBackTool");
    QCOMPARE(window->game().shownPly(), std::size_t(15));
    verifyPlaces();
    press(*window, "lookForwardTool");
    QCOMPARE(window->game().shownPly(), std::size_t(16));
    press(*window, "reviewOpenedButton");
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    press(*window, "leaveReviewButton");
    press(*window, "undoButton");
    QVERIFY(part<QWidget>(*window, "redoButton")->isVisible());
    QVERIFY(!part<QWidget>(*window, "reviewOpenedButton")->isVisible());
    press(*window, "redoButton");
    QVERIFY(part<QWidget>(*window, "reviewOpenedButton")->isVisible());
    press(*window, "continueAsTwo");
    QVERIFY(part<QWidget>(*window, "redoButton")->isVisible());
    QVERIFY(!part<QWidget>(*window, "reviewOpenedButton")->isVisible());
}

void TestGameLayout::aProblemBesideAnOfferLeavesPlayInView_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QFont>("font");
    for (const QSize size : {QSize(360, 400), QSize(360, 640)}) {
        for (const QString &family : commonFontFamilies())
            QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(family))
                << size << testFont(family);
    }
}

/// Before the first game Play is what one came for.
void TestGameLayout::aProblemBesideAnOfferLeavesPlayInView()
{
    QFETCH(QSize, size);
    QFETCH(QFont, font);
    QApplication::setFont(font);
    {
        const auto window = shown(size);
        play(*window, {"f5", "d6", "c3"});
    }
    const auto window = shown(size);
    part<ui::StatusText>(*window, "statusText")
        ->setProblem("This game cannot be saved (No space left on device). It goes on.");
    settle(*window);
    QVERIFY(part<QWidget>(*window, "continueOffer")->isVisible());
    QVERIFY(part<QWidget>(*window, "play")->isVisible());
    verifyTexts(*window->centralWidget());
    verifyNoOverlap(*window);
    const int side = places(*window)["board"].width();
    QVERIFY2(side >= size.height() * 2 / 5, qPrintable(QString::number(side)));
}

void TestGameLayout::longWordsLeaveTheBoardItsSize_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(480, 480), QSize(960, 660),
                             QSize(1060, 980)}) // where strip and card are worth nearly the same
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// A long hint, and a proposal with its two buttons.
void TestGameLayout::longWordsLeaveTheBoardItsSize()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    trigger(*window, "newGame");
    settle(*window);
    const auto before = places(*window);
    auto *status = part<ui::StatusText>(*window, "statusText");
    const auto verifySpace = [&] {
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
    status->showMessage("Try c3. You should win by about 12 discs. It leaves the "
                        "other side 12 squares instead of up to 13.");
    verifySpace();
    status->showMessage("You have won 3 games in a row at Easy. Try Medium?");
    for (const char *button : {"nextLevelStatusButton", "declineLevelStatusButton"})
        part<QWidget>(*window, button)->show();
    verifySpace();
    for (const char *button : {"nextLevelStatusButton", "declineLevelStatusButton"})
        part<QWidget>(*window, button)->hide();
    status->showMessage("Short.");
    if (!before.contains("status"))
        return; // the card keeps its height, so that nothing jumps again
    settle(*window);
    QCOMPARE(places(*window), before);
}

void TestGameLayout::theWayToASizeLeavesNoTrace()
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

/// At some sizes the font of one board led to another board, whose font led back.
void TestGameLayout::fontsStopChangingAtEverySize()
{
    class FontChanges : public QObject
    {
    public:
        bool eventFilter(QObject *, QEvent *event) override
        {
            count += event->type() == QEvent::FontChange ? 1 : 0;
            return false;
        }
        int count = 0;
    };
    const auto window = shown();
    for (int width = 700; width <= 780; width += 10) {
        window->resize(width, 820);
        QTRY_COMPARE(window->width(), width);
        settle(*window);
        FontChanges changes;
        part<QWidget>(*window, "statusText")->installEventFilter(&changes);
        for (int round = 0; round < 20; ++round)
            QCoreApplication::processEvents();
        QVERIFY2(changes.count == 0, qPrintable(QString("%1 at %2").arg(changes.count).arg(width)));
    }
}

void TestGameLayout::closingADockGivesTheBoardItsSpaceAgain()
{
    const auto window = shown({900, 660});
    choose(*window, "Nim");
    settle(*window);
    const auto before = places(*window);
    trigger(*window, "theory");
    QTRY_VERIFY(part<QWidget>(*window, "nimDock")->isVisible());
    trigger(*window, "theory");
    QTRY_COMPARE(window->centralWidget()->width(), window->width());
    settle(*window);
    QCOMPARE(window->width(), 900);
    QCOMPARE(places(*window), before);
    const auto other = shown(window->size()); // as one that had no dock
    choose(*other, "Nim");
    settle(*other);
    QCOMPARE(places(*window), places(*other));
}

void TestGameLayout::fullScreenLeavesOutTheForm()
{
    const auto window = shown({1000, 700});
    auto *layout = window->findChild<ui::GameLayout *>();
    settle(*window);
    const QRect board = places(*window)["board"];
    layout->setFullScreen(true);
    settle(*window);
    const auto names = places(*window).keys();
    QCOMPARE(QSet<QString>(names.begin(), names.end()),
             QSet<QString>({"board", "players", "commands"}));
    const auto *moves = part<QWidget>(*window, "movesCard");
    QVERIFY(moves->isVisible()); // in the form's place, down to the end of the board
    const auto placeOf = [&window](const QWidget *part) {
        return QRect(part->mapTo(window.get(), QPoint()), part->size());
    };
    QCOMPARE(placeOf(moves).bottom(), placeOf(window->board()).bottom());
    // As far below the commands as half the distance between board and column.
    const int between = placeOf(moves).left() - placeOf(window->board()).right() - 1;
    const int above =
        placeOf(moves).top() - placeOf(part<QWidget>(*window, "hintButton")).bottom() - 1;
    QCOMPARE(above, between / 2);
    QVERIFY(part<QLabel>(*window, "stateText")->isVisible());
    QVERIFY(places(*window)["board"].width() >= board.width());
    layout->setFullScreen(false);
    settle(*window);
    QCOMPARE(places(*window)["board"], board);
    QCOMPARE(places(*window).size(), 4);
}

/// And whole, also after the window was made smaller.
void TestGameLayout::tabGoesOnceAround()
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
    QCOMPARE(order, QStringList({"pages", "hintButton", "moves", "game", "othelloRule", "starter",
                                 "level", "opponent", "play"}));
}

QTEST_MAIN(TestGameLayout)
#include "tst_gamelayout.moc"
