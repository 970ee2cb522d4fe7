#include "tests/support/qt/gamestest.h"

#include <QDockWidget>
#include <QTableView>
#include <QTest>

/// The docks' letters in a large window.
class TestDockLetters : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void lettersGrowWithTheWindow();
    void otherLettersAreFollowed();
};

namespace {

int heightOf(const ui::MainWindow &window, const char *dock)
{
    return part<QDockWidget>(window, dock)->widget()->fontMetrics().height();
}

} // namespace

void TestDockLetters::lettersGrowWithTheWindow()
{
    const auto window = shown({960, 660});
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    trigger(*window, "moveList");
    const auto *moves = part<QTableView>(*window, "moves");
    const int usual = heightOf(*window, "movesDock");
    const int row = moves->rowHeight(0);
    const QSize least = window->minimumSize();
    QCOMPARE(usual, window->fontMetrics().height());
    window->resize(3840, 2160);
    for (const char *dock : {"movesDock", "nimDock"})
        QVERIFY(2 * heightOf(*window, dock) >= 3 * usual);
    QVERIFY(2 * moves->rowHeight(0) >= 3 * row);
    QVERIFY(moves->iconSize().height() >= heightOf(*window, "movesDock"));
    // The board is large as well, and the window may become as small as it was.
    QVERIFY(window->board()->height() > 1800);
    QCoreApplication::processEvents();
    window->resize(960, 660);
    QTRY_COMPARE(heightOf(*window, "movesDock"), usual);
    QCOMPARE(moves->rowHeight(0), row);
    QTRY_COMPARE(window->minimumSize(), least);
    QTRY_COMPARE(window->size(), QSize(960, 660));
}

void TestDockLetters::otherLettersAreFollowed()
{
    const auto window = shown({3840, 2160});
    trigger(*window, "moveList");
    QVERIFY(heightOf(*window, "movesDock") > window->fontMetrics().height());
    QFont larger = window->font();
    larger.setPointSizeF(3 * larger.pointSizeF());
    window->setFont(larger); // with which the window is a small one
    QCOMPARE(heightOf(*window, "movesDock"), window->fontMetrics().height());
}

QTEST_MAIN(TestDockLetters)
#include "tst_dockletters.moc"
