#include "tests/support/qt/fonts.h"
#include "tests/support/window/learntest.h"
#include "ui/controls/card.h"
#include "ui/learn/dailyparts.h"
#include "ui/learn/ladderparts.h"
#include "ui/learn/learntexts.h"
#include "ui/learn/lessongrid.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

using core::GameKind;

/// How the cards of Learn's home share its space.
class TestLearnHome : public LearnTest
{
    Q_OBJECT

private slots:
    void init()
    {
        QApplication::setFont(testFont());
        openWithoutProgress();
    }
    void cardsOfFewPartsHaveNoHoles_data();
    void cardsOfFewPartsHaveNoHoles();
    void allRungsAreInView_data();
    void allRungsAreInView();
    void largerFontsNeedNoScrolling_data();
    void largerFontsNeedNoScrolling();
    void withLittleHeightTheRungsAroundTheCurrentOneAreShown();
    void theRungsCanBeReachedByKeyboard();
    void theLessonLeftInTheMiddleIsContinued();
    void lessonsAreAsHighAsTheirTitles();

private:
    QRect areaOf(const QWidget *part) const
    {
        return {part->mapTo(m_page.get(), QPoint()), part->size()};
    }
    template <class Part>
    Part *find() const
    {
        return m_page->findChild<Part *>();
    }
    /// The area of the card that contains a part.
    QRect cardOf(const QWidget *part) const
    {
        while (qobject_cast<const ui::Card *>(part) == nullptr)
            part = part->parentWidget();
        return areaOf(part);
    }
};

void TestLearnHome::cardsOfFewPartsHaveNoHoles_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QSize>("size");
    for (const GameKind kind : {GameKind::TicTacToe, GameKind::Nim}) {
        for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
            QTest::addRow("%d in %d x %d", int(kind), size.width(), size.height())
                << int(kind) << size;
    }
}

void TestLearnHome::cardsOfFewPartsHaveNoHoles()
{
    QFETCH(int, kind);
    QFETCH(QSize, size);
    m_page->resize(size);
    choose(static_cast<GameKind>(kind));
    QCoreApplication::processEvents();
    const auto *picture = find<ui::PositionPicture>();
    const int text = picture->fontMetrics().height();
    const QRect daily = cardOf(picture);
    const QRect ladder = cardOf(button("playRung"));
    const QRect lessons = cardOf(find<ui::LessonGrid>());
    const QRect more = cardOf(button("morePuzzles"));
    // In rows.
    QCOMPARE(daily.bottom(), ladder.bottom());
    QCOMPARE(lessons.top(), more.top());
    QCOMPARE(lessons.bottom(), more.bottom());
    QVERIFY(more.top() - ladder.bottom() <= 2 * text);
    // The picture is as high as its card, and the rungs reach down to the button.
    QVERIFY(daily.height() - std::min(picture->width(), picture->height()) <= 3 * text);
    const auto *rungs = find<ui::RungList>();
    QCOMPARE(rungs->shownRungs().count(), 5);
    QVERIFY(areaOf(button("playRung")).top() - areaOf(rungs).top() <= 17 * text);
}

void TestLearnHome::allRungsAreInView_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("default") << QSize(960, 630);
    QTest::newRow("larger") << QSize(1280, 870);
}

/// The cards below the ladder take no more height than they need.
void TestLearnHome::allRungsAreInView()
{
    QFETCH(QSize, size);
    m_page->resize(size);
    choose(GameKind::Othello);
    QTRY_COMPARE(find<ui::RungList>()->shownRungs().count(), 15);
}

void TestLearnHome::largerFontsNeedNoScrolling_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<qreal>("points");
    QTest::newRow("Othello") << int(GameKind::Othello) << 10.0;
    QTest::newRow("tic-tac-toe") << int(GameKind::TicTacToe) << 12.5;
    QTest::newRow("Nim") << int(GameKind::Nim) << 11.0;
}

void TestLearnHome::largerFontsNeedNoScrolling()
{
    QFETCH(int, kind);
    QFETCH(qreal, points);
    QFont font = testFont();
    font.setPointSizeF(points);
    QApplication::setFont(font);
    m_page->resize(960, 630); // of a window of the default size, without its menu bar
    choose(static_cast<GameKind>(kind));
    QTRY_COMPARE(find<QScrollArea>()->verticalScrollBar()->maximum(), 0);
}

void TestLearnHome::withLittleHeightTheRungsAroundTheCurrentOneAreShown()
{
    ui::RungList list;
    list.setShrinkable(true);
    ai::learn::GameProgress progress;
    for (const int rung : {0, 1, 7, 13, 14}) {
        progress.rung = rung;
        list.show(GameKind::Othello, progress);
        list.resize(300, list.sizeHint().height());
        const auto shown = list.shownRungs();
        QVERIFY(shown.count() >= 5 && shown.count() < 15);
        QVERIFY(shown.lowest <= rung && rung <= shown.highest);
        // The wheel goes to the others.
        const auto wheel = [&list](int delta) {
            QWheelEvent event({9, 9}, {9, 9}, {}, {0, delta}, {}, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&list, &event);
        };
        for (int i = 0; i < 15; ++i)
            wheel(120);
        QCOMPARE(list.shownRungs().highest, 14);
        for (int i = 0; i < 15; ++i)
            wheel(-120);
        QCOMPARE(list.shownRungs().lowest, 0);
        QVERIFY(list.shownRungs().count() >= 4);
        // As many above as below, unless the ladder ends.
        if (shown.lowest > 0 && shown.highest < 14)
            QVERIFY(std::abs(shown.highest - rung - (rung - shown.lowest)) <= 1);
        list.resize(300, 1000);
        QCOMPARE(list.shownRungs().count(), 15);
    }
    list.setShrinkable(false);
    list.resize(300, list.sizeHint().height());
    QCOMPARE(list.shownRungs().count(), 15);
}

/// All rungs, and the levels beside them, can be reached without a mouse and are said.
void TestLearnHome::theRungsCanBeReachedByKeyboard()
{
    ui::RungList list;
    list.setShrinkable(true);
    list.show(GameKind::Othello, {});
    list.resize(300, list.sizeHint().height());
    QVERIFY(list.focusPolicy() & Qt::TabFocus);
    QVERIFY(list.shownRungs().highest < 14);
    for (int i = 0; i < 15; ++i)
        QTest::keyClick(&list, Qt::Key_Up);
    QCOMPARE(list.shownRungs().highest, 14);
    for (int i = 0; i < 15; ++i)
        QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(list.shownRungs().lowest, 0);
    const QStringList said = list.accessibleDescription().split("; ");
    QCOMPARE(said.size(), 15);
    QCOMPARE(said.front(), QString("1 %1 (about Easy)").arg(ui::rungName(0)));
    QCOMPARE(said.back(), QString("15 %1 (below Hard)").arg(ui::rungName(14)));
}

/// Begun out of turn, it is the one to continue with.
void TestLearnHome::theLessonLeftInTheMiddleIsContinued()
{
    choose(GameKind::Othello);
    m_store->add("lesson othello corners 0");
    choose(GameKind::Nim);
    choose(GameKind::Othello);
    QCOMPARE(text("lessonsDone"), QString("0 of 12 done, next: Corners"));
    press("continueLesson");
    QVERIFY2(text("studyTitle").contains("Corners"), qPrintable(text("studyTitle")));
}

void TestLearnHome::lessonsAreAsHighAsTheirTitles()
{
    const ui::LessonButton brief(1, "Block", nullptr);
    const ui::LessonButton lengthy(2, "Squares beside the corners of the board", nullptr);
    const int line = brief.heightForWidth(100);
    QVERIFY(lengthy.heightForWidth(100) > line);
    QCOMPARE(lengthy.heightForWidth(1000), line);
}

QTEST_MAIN(TestLearnHome)
#include "tst_learnhome.moc"
