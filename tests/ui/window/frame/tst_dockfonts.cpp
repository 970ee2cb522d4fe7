#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"

#include <QDockWidget>
#include <QTableView>

/// The docks' fonts in a large window.
class TestDockFonts : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void fontsGrowWithTheWindow();
    void anotherFontIsFollowed();
};

namespace {

int heightOf(const ui::MainWindow &window, const char *dock)
{
    return part<QDockWidget>(window, dock)->widget()->fontMetrics().height();
}

} // namespace

void TestDockFonts::fontsGrowWithTheWindow()
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
    window->resize(1920, 1040); // where the card's are larger as well
    QVERIFY(heightOf(*window, "movesDock") > usual);
    window->resize(3840, 2160);
    for (const char *dock : {"movesDock", "nimDock"})
        QVERIFY(2 * heightOf(*window, dock) >= 3 * usual);
    QVERIFY(2 * moves->rowHeight(0) >= 3 * row);
    // Marks, in proportion to the letters beside them.
    QCOMPARE(moves->iconSize().height(), heightOf(*window, "movesDock") * 2 / 3);
    // The board is large as well, and the window may become as small as it was.
    QVERIFY(window->board()->height() > 1800);
    QCoreApplication::processEvents();
    window->resize(960, 660);
    QTRY_COMPARE(heightOf(*window, "movesDock"), usual);
    QCOMPARE(moves->rowHeight(0), row);
    QTRY_COMPARE(window->minimumSize(), least);
    QTRY_COMPARE(window->size(), QSize(960, 660));
}

void TestDockFonts::anotherFontIsFollowed()
{
    const auto window = shown({3840, 2160});
    trigger(*window, "moveList");
    QVERIFY(heightOf(*window, "movesDock") > window->fontMetrics().height());
    QFont larger = window->font();
    larger.setPointSizeF(3 * larger.pointSizeF());
    window->setFont(larger); // with which the window is a small one
    QCOMPARE(heightOf(*window, "movesDock"), window->fontMetrics().height());
}

QTEST_MAIN(TestDockFonts)
#include "tst_dockfonts.moc"
