#include "tests/support/window/gamestest.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"

#include <QPushButton>

/// Messages that come while the status text is not in view.
class TestMessageBar : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void isSeenWhereTheStatusIsNot_data();
    void isSeenWhereTheStatusIsNot();
    void nothingMovesAndAllOfItIsInTheWindow_data();
    void nothingMovesAndAllOfItIsInTheWindow();
    void goesWithTheStateAndByItsButton();
    void aProblemStaysUntilItIsOver();
};

namespace {

QWidget *bar(const ui::MainWindow &window)
{
    return part<QWidget>(window, "messageBar");
}

void showMessage(const ui::MainWindow &window, const QString &message)
{
    part<ui::StatusText>(window, "statusText")->showMessage(message);
    QCoreApplication::processEvents();
}

} // namespace

void TestMessageBar::isSeenWhereTheStatusIsNot_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"moveList", "learnPage", "setUpPosition"})
        QTest::newRow(command) << QString(command);
}

void TestMessageBar::isSeenWhereTheStatusIsNot()
{
    QFETCH(QString, command);
    const auto window = shown();
    play(*window, {"f5", "d6"});
    showMessage(*window, "Before.");
    QVERIFY(!bar(*window)->isVisible());
    QVERIFY(stateText(*window).contains("Before."));
    trigger(*window, qPrintable(command));
    QCoreApplication::processEvents();
    QVERIFY(!bar(*window)->isVisible()); // that was read in its place
    showMessage(*window, "The game was copied.");
    QTRY_VERIFY(bar(*window)->isVisible());
    QCOMPARE(part<QLabel>(*window, "messageBarText")->text(), QString("The game was copied."));
    trigger(*window, command == "moveList" ? "moveList" : "newGame");
    QTRY_VERIFY(part<QWidget>(*window, "stateText")->isVisible());
    QTRY_VERIFY(!bar(*window)->isVisible());
}

void TestMessageBar::nothingMovesAndAllOfItIsInTheWindow_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestMessageBar::nothingMovesAndAllOfItIsInTheWindow()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    play(*window, {"f5", "d6"});
    trigger(*window, "moveList");
    QCoreApplication::processEvents();
    const auto places = [&window] {
        QList<QRect> all;
        for (const char *name : {"board", "reviewPanel", "moves", "leaveReviewButton"}) {
            if (const auto *one = window->findChild<QWidget *>(name))
                all << QRect(one->mapTo(window.get(), QPoint()), one->size());
        }
        return all;
    };
    const auto before = places();
    showMessage(*window, "The file of this game was removed or replaced by another program. The "
                         "whole game is saved in a new one.");
    QTRY_VERIFY(bar(*window)->isVisible());
    QCOMPARE(places(), before);
    QVERIFY(window->rect().contains(bar(*window)->geometry()));
    const auto *text = part<QLabel>(*window, "messageBarText");
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
    QVERIFY(part<QWidget>(*window, "closeMessage")->isVisible());
    // It lies on the players alone, unless it is longer.
    showMessage(*window, "Copied.");
    const auto *player = part<QWidget>(*window, "firstPlayer")->parentWidget();
    QTRY_COMPARE(bar(*window)->geometry(),
                 QRect(player->mapTo(window.get(), QPoint()), player->size()));
}

void TestMessageBar::goesWithTheStateAndByItsButton()
{
    const auto window = shown();
    play(*window, {"f5", "d6"});
    trigger(*window, "moveList");
    showMessage(*window, "One.");
    QTRY_VERIFY(bar(*window)->isVisible());
    trigger(*window, "lookBack");
    QTRY_VERIFY(!bar(*window)->isVisible());
    showMessage(*window, "Two.");
    QTRY_VERIFY(bar(*window)->isVisible());
    press(*window, "closeMessage");
    QVERIFY(!bar(*window)->isVisible());
    showMessage(*window, "Three.");
    QTRY_VERIFY(bar(*window)->isVisible());
    part<QWidget>(*window, "closeMessage")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(part<QWidget>(*window, "closeMessage"), Qt::Key_Escape);
    QVERIFY(!bar(*window)->isVisible());
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible()); // it goes on
}

void TestMessageBar::aProblemStaysUntilItIsOver()
{
    const auto window = shown();
    play(*window, {"f5", "d6"});
    trigger(*window, "moveList");
    auto *status = part<ui::StatusText>(*window, "statusText");
    status->setProblem("This game cannot be saved.");
    QTRY_VERIFY(bar(*window)->isVisible());
    trigger(*window, "lookBack");
    QCoreApplication::processEvents();
    QVERIFY(bar(*window)->isVisible());
    status->setProblem({});
    QTRY_VERIFY(!bar(*window)->isVisible());
}

QTEST_MAIN(TestMessageBar)
#include "tst_messagebar.moc"
