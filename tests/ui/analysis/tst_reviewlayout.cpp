#include "tests/support/window/reviewtest.h"
#include "tests/support/window/windowplaces.h"

#include <QListView>
#include <QScrollBar>

/// Where the review stands in windows of all sizes, and that all of it is whole there.
class TestReviewLayout : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theBoardStaysWhereItIs_data();
    void theBoardStaysWhereItIs();
    void theSmallestWindowShowsALineOfTheText();
    void theFocusOfAHiddenPartShowsNoCursor();
    void theTextIsWholeInTheUsualWindows_data();
    void theTextIsWholeInTheUsualWindows();
    void gradesBesideTheGameComeWithTheReview();
};

void TestReviewLayout::theBoardStaysWhereItIs_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestReviewLayout::theBoardStaysWhereItIs()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    QCoreApplication::processEvents();
    const auto placeOfBoard = [&] {
        QCoreApplication::sendPostedEvents();
        return QRect(window->board()->mapTo(window.get(), QPoint()), window->board()->size());
    };
    const QRect before = placeOfBoard();
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    QCOMPARE(window->size(), size);
    QCOMPARE(placeOfBoard(), before);
    const auto *panel = part<QWidget>(*window, "reviewPanel");
    QVERIFY(panel->isVisible() && panel->height() > 0);
    const auto verifyPlaces = [&] {
        QCOMPARE(placeOfBoard(), before);
        const QRect area = window->centralWidget()->rect();
        for (const char *name :
             {"reviewPanel", "reviewTitle", "reviewFirst", "reviewSecond", "leaveReviewButton"}) {
            const auto *one = part<QWidget>(*window, name);
            const QRect place(one->mapTo(window->centralWidget(), QPoint()), one->size());
            QVERIFY2(!one->isVisible() || area.contains(place), name);
            QVERIFY2(!one->isVisible()
                         || !placeOfBoard().intersects(place.translated(
                             window->centralWidget()->mapTo(window.get(), QPoint()))),
                     name);
        }
    };
    verifyPlaces();
    press(*window, "reviewSecond");
    verifyPlaces();
    press(*window, "reviewFirst");
    verifyPlaces();
    press(*window, "leaveReviewButton");
    QCOMPARE(placeOfBoard(), before);
}

/// Whole, below a title of one line.
void TestReviewLayout::theSmallestWindowShowsALineOfTheText()
{
    const auto window = shown({360, 400});
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    QCoreApplication::processEvents();
    const auto *text = part<QLabel>(*window, "reviewText");
    const QWidget *area = text->parentWidget();
    while (area->parentWidget()->objectName() != "qt_scrollarea_viewport")
        area = area->parentWidget();
    const int bottom = text->mapTo(area, QPoint(0, text->fontMetrics().height())).y();
    QVERIFY2(bottom <= area->parentWidget()->height(),
             qPrintable(QString("%1 of %2").arg(bottom).arg(area->parentWidget()->height())));
    // The rest scrolls, and no line is cut through.
    QVERIFY(area->height() > area->parentWidget()->height());
    QTRY_COMPARE(area->parentWidget()->height() % text->fontMetrics().lineSpacing(), 0);
}

/// The list of moves, which has the focus, has no place in a narrow window.
void TestReviewLayout::theFocusOfAHiddenPartShowsNoCursor()
{
    const auto window = shown({1280, 900});
    play(*window, {"f5", "d6", "c3"});
    QTest::mouseClick(part<QWidget>(*window, "undoButton"), Qt::LeftButton); // uses the pointer
    trigger(*window, "review");
    QVERIFY(part<QWidget>(*window, "moves")->hasFocus());
    window->resize(360, 640);
    QTRY_VERIFY(window->board()->hasFocus());
    QCoreApplication::processEvents();
    const QImage focused = window->board()->grab().toImage();
    window->board()->clearFocus();
    QVERIFY(window->board()->grab().toImage() == focused);
}

void TestReviewLayout::theTextIsWholeInTheUsualWindows_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Two lines of the title and, in a wide window, four of the text, and the place of the move in one
/// line.
void TestReviewLayout::theTextIsWholeInTheUsualWindows()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    play(*window, {"d3", "c3", "c4"});
    trigger(*window, "moveList");
    ui::ReviewContent content;
    content.grade = ai::Grade::Blunder;
    content.gradeText = "Blunder";
    content.place = "Move 55 of 60";
    content.shortPlace = "Move 55";
    content.rank = "18 of 19";
    content.hasMistakes = true;
    content.title = "The computer played g3. c2 was better than that one.";
    content.text = "c7 left 18 discs beside empty squares instead of 11, which opens squares to "
                   "the computer. It cost you about 24 discs. You should lose by about 12.";
    content.note = "The values are estimates.";
    content.progress = "Still looking at moves 1 to 32.";
    content.first = {"Try it yourself", true};
    content.second = {"Show me why"};
    QCoreApplication::processEvents();
    window->findChild<ui::ReviewController *>()->panel()->show(content);
    for (int level = 0; level < 4; ++level) // without what has the game shown again
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const auto *text = part<QLabel>(*window, "reviewText");
    const auto *area = part<QLabel>(*window, "reviewText")->parentWidget();
    while (qobject_cast<const ui::VerticalScrollArea *>(area) == nullptr)
        area = area->parentWidget();
    const auto *scrolled = static_cast<const ui::VerticalScrollArea *>(area);
    QVERIFY2(!scrolled->verticalScrollBar()->isVisible(),
             qPrintable(QString("%1 high").arg(scrolled->height())));
    QVERIFY(text->visibleRegion().boundingRect().height() >= text->heightForWidth(text->width()));
    const auto *note = part<QLabel>(*window, "reviewNote");
    QVERIFY(!note->isVisible() || note->height() >= note->sizeHint().height());
    const auto *place = part<QLabel>(*window, "reviewPlace");
    const auto *grade = part<QWidget>(*window, "grade");
    QCOMPARE(grade->size(), grade->sizeHint());
    QVERIFY(place->fontMetrics().horizontalAdvance(place->text()) <= place->width());
    QVERIFY(place->text() == content.place || place->text() == content.shortPlace);
    QCOMPARE(place->accessibleName(), content.place);
}

/// And the last moves are those in view, the current one marked.
void TestReviewLayout::gradesBesideTheGameComeWithTheReview()
{
    const auto window = shown({960, 660});
    choose(*window, "Tic-tac-toe");
    play(*window, {"5", "1", "9", "3", "2", "8", "6"});
    auto *list = part<QListView>(*window, "moves");
    const auto isGraded = [list] {
        return !list->model()->index(1, 0).data(Qt::DecorationRole).isNull();
    };
    trigger(*window, "review");
    waitForReview(*window);
    QVERIFY(isGraded());
    press(*window, "leaveReviewButton");
    QVERIFY(!isGraded());
    QCoreApplication::processEvents();
    QCOMPARE(list->currentIndex().row(), 6);
    const QRect last = list->visualRect(list->currentIndex());
    QVERIFY2(list->viewport()->rect().contains(last.center()),
             qPrintable(QString("%1 in %2").arg(last.y()).arg(list->viewport()->height())));
    QVERIFY(list->selectionModel()->isSelected(list->currentIndex()));
}

QTEST_MAIN(TestReviewLayout)
#include "tst_reviewlayout.moc"
