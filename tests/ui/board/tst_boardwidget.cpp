#include "tests/support/qt/shownboard.h"

#include <QSignalSpy>

using core::GameKind;
using core::Move;
using support::ShownBoard;
using ui::AnimationSpeed;
using ui::BoardWidget;

/// How a board shows moves: animations and their signals.
class BoardWidgetTest : public QObject
{
    Q_OBJECT

private slots:
    void animationEndsByItself_data() { support::everyGame(); }
    void animationEndsByItself();
    void inputEndsTheAnimation_data() { support::everyGame(); }
    void inputEndsTheAnimation();
    void speedOffReportsOnceThroughTheEventLoop_data() { support::everyGame(); }
    void speedOffReportsOnceThroughTheEventLoop();
    void hiddenBoardDoesNotAnimate_data() { support::everyGame(); }
    void hiddenBoardDoesNotAnimate();
    void hidingEndsTheAnimation();
    void passNeedsNoAnimation();
    void nextMoveEndsTheAnimationOfTheLast();
    void shownPositionDropsTheAnimation();
};

void BoardWidgetTest::animationEndsByItself()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind, AnimationSpeed::Normal);
    QVERIFY(QTest::qWaitForWindowExposed(shown.board.get()));
    const Move move = core::legalMoves(shown.board->position()).front();
    const core::Position expected = core::after(shown.board->position(), move);
    support::playMove(*shown.board, move);
    QVERIFY(shown.board->isAnimating());
    QVERIFY(shown.board->position() == expected);
    QCOMPARE(shown.finished, 0);
    QTRY_COMPARE(shown.finished, 1);
    QVERIFY(!shown.board->isAnimating());
}

void BoardWidgetTest::inputEndsTheAnimation()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind, AnimationSpeed::Normal);
    QVERIFY(QTest::qWaitForWindowExposed(shown.board.get()));
    const auto play = [&shown] {
        support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
        return shown.board->isAnimating();
    };
    QVERIFY(play());
    QTest::keyClick(shown.board.get(), Qt::Key_Left);
    QVERIFY(!shown.board->isAnimating());
    QCOMPARE(shown.finished, 1);
    QVERIFY(play());
    QTest::mousePress(shown.board.get(), Qt::LeftButton, {}, QPoint(0, 0));
    QCOMPARE(shown.finished, 2);
    QVERIFY(play());
    shown.board->press(shown.board->cells().front());
    QCOMPARE(shown.finished, 3);
    QVERIFY(!shown.board->isAnimating());
}

void BoardWidgetTest::speedOffReportsOnceThroughTheEventLoop()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind, AnimationSpeed::Off);
    support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
    QCOMPARE(shown.finished, 0);
    QVERIFY(shown.board->isAnimating());
    QTRY_COMPARE(shown.finished, 1);
    QVERIFY(!shown.board->isAnimating());
    QCoreApplication::processEvents();
    QCOMPARE(shown.finished, 1);
}

void BoardWidgetTest::hiddenBoardDoesNotAnimate()
{
    QFETCH(GameKind, kind);
    ShownBoard shown(kind, AnimationSpeed::Normal);
    shown.board->hide();
    support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
    QCoreApplication::processEvents();
    QCOMPARE(shown.finished, 1);
}

void BoardWidgetTest::hidingEndsTheAnimation()
{
    ShownBoard shown(GameKind::Othello, AnimationSpeed::Normal);
    QVERIFY(QTest::qWaitForWindowExposed(shown.board.get()));
    support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
    shown.board->hide();
    QCOMPARE(shown.finished, 1);
}

void BoardWidgetTest::passNeedsNoAnimation()
{
    ShownBoard shown(GameKind::Othello, AnimationSpeed::Normal);
    QVERIFY(QTest::qWaitForWindowExposed(shown.board.get()));
    // White has h1 alone; Black can only wait.
    const auto position = core::Othello::create(0x1, 0x2, core::Side::Second);
    QVERIFY(position.ok());
    QVERIFY(position->mustPass());
    shown.board->showPosition(*position, std::nullopt);
    support::playMove(*shown.board, core::Othello::pass);
    QCoreApplication::processEvents();
    QCOMPARE(shown.finished, 1);
}

void BoardWidgetTest::nextMoveEndsTheAnimationOfTheLast()
{
    ShownBoard shown(GameKind::Othello, AnimationSpeed::Normal);
    QVERIFY(QTest::qWaitForWindowExposed(shown.board.get()));
    support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
    support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
    QCOMPARE(shown.finished, 1);
    QVERIFY(shown.board->isAnimating());
    QTRY_COMPARE(shown.finished, 2);
}

void BoardWidgetTest::shownPositionDropsTheAnimation()
{
    for (const AnimationSpeed speed : {AnimationSpeed::Normal, AnimationSpeed::Off}) {
        ShownBoard shown(GameKind::Othello, speed);
        QVERIFY(QTest::qWaitForWindowExposed(shown.board.get()));
        QSignalSpy dropped(shown.board.get(), &BoardWidget::animationDropped);
        support::playMove(*shown.board, core::legalMoves(shown.board->position()).front());
        shown.board->showPosition(core::Othello(), std::nullopt);
        QVERIFY(!shown.board->isAnimating());
        QCOMPARE(dropped.count(), 1);
        shown.board->showPosition(core::Othello(), std::nullopt);
        QCOMPARE(dropped.count(), 1); // nothing was being shown
        QCoreApplication::processEvents();
        QCOMPARE(shown.finished, 0);
        QVERIFY(shown.board->position() == core::Position(core::Othello()));
    }
}

QTEST_MAIN(BoardWidgetTest)
#include "tst_boardwidget.moc"
