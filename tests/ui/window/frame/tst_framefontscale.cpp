#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"

#include <QDockWidget>
#include <QMenuBar>

/// The fonts of menus and docks in a large window.
class TestFrameFontScale : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void fontsGrowWithTheWindow();
    void anotherFontIsFollowed();
};

namespace {

int heightOf(const ui::MainWindow &window)
{
    return part<QDockWidget>(window, "nimDock")->widget()->fontMetrics().height();
}

} // namespace

void TestFrameFontScale::fontsGrowWithTheWindow()
{
    const auto window = shown({960, 660});
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    trigger(*window, "theory");
    const int usual = heightOf(*window);
    const QSize least = window->minimumSize();
    QCOMPARE(usual, window->fontMetrics().height());
    window->resize(1920, 1040); // where the card's are larger as well
    QVERIFY(heightOf(*window) > usual);
    window->resize(3840, 2160);
    QVERIFY(2 * heightOf(*window) >= 3 * usual);
    const auto *menus = window->menuBar();
    QVERIFY(menus->fontMetrics().height() > usual);
    QVERIFY(menus->actions()[0]->menu()->fontMetrics().height() > usual);
    QVERIFY(part<QWidget>(*window, "pages")->fontMetrics().height() > usual);
    // The board is large as well, and the window may become as small as it was.
    QVERIFY(window->board()->height() > 1800);
    QCoreApplication::processEvents();
    window->resize(960, 660);
    QTRY_COMPARE(heightOf(*window), usual);
    QCOMPARE(menus->fontMetrics().height(), usual);
    QTRY_COMPARE(window->minimumSize(), least);
    QTRY_COMPARE(window->size(), QSize(960, 660));
}

void TestFrameFontScale::anotherFontIsFollowed()
{
    const auto window = shown({3840, 2160});
    choose(*window, "Nim");
    trigger(*window, "theory");
    QVERIFY(heightOf(*window) > window->fontMetrics().height());
    QFont larger = window->font();
    larger.setPointSizeF(3 * larger.pointSizeF());
    window->setFont(larger); // with which the window is a small one
    QCOMPARE(heightOf(*window), window->fontMetrics().height());
}

QTEST_MAIN(TestFrameFontScale)
#include "tst_framefontscale.moc"
