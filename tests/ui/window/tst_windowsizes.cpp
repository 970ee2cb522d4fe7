#include "tests/support/window/textwidths.h"
#include "tests/support/window/windowplaces.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QStyleFactory>

#include <cmath>

using support::places;
using support::settle;
using support::verifyEdges;
using support::verifyNoOverlap;

/// Where the parts of the window are at every size, in every style, light and dark.
class TestWindowSizes : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void cleanup();
    void partsHaveSpaceAtEverySize_data();
    void partsHaveSpaceAtEverySize();
    void panelStandsBesideTheBoardAndGrowsWithIt_data();
    void panelStandsBesideTheBoardAndGrowsWithIt();
    void smallWindowHasTheStripAboveTheBoard();
    void smallestWindowKeepsSpaceForTheBoard_data();
    void smallestWindowKeepsSpaceForTheBoard();
    void aFoldedFormTakesNoWidthFromTheBoard();
    void everyFontHasThePanelAsTallAsTheBoard_data();
    void everyFontHasThePanelAsTallAsTheBoard();
    void symbolsFollowTheColours();
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

} // namespace

void TestWindowSizes::cleanup()
{
    QApplication::setPalette(QPalette());
    QApplication::setStyle("Fusion");
}

void TestWindowSizes::partsHaveSpaceAtEverySize_data()
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

void TestWindowSizes::partsHaveSpaceAtEverySize()
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

void TestWindowSizes::panelStandsBesideTheBoardAndGrowsWithIt_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("minScale");
    QTest::newRow("960x660") << QSize(960, 660) << 1.0;
    QTest::newRow("1280x900") << QSize(1280, 900) << 1.3;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.7;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 3.4;
}

void TestWindowSizes::panelStandsBesideTheBoardAndGrowsWithIt()
{
    QFETCH(QSize, size);
    QFETCH(double, minScale);
    const auto window = shown(size);
    settle(*window);
    const auto all = places(*window);
    QVERIFY(!all.contains("status")); // they are on the card
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
    QVERIFY2(scale >= minScale && scale < minScale + 0.7, qPrintable(QString::number(scale)));
    QCOMPARE(part<QWidget>(*window, "opponent")->font().pointSizeF(),
             part<QWidget>(*window, "undoButton")->font().pointSizeF());
}

void TestWindowSizes::smallWindowHasTheStripAboveTheBoard()
{
    const auto window = shown({360, 640});
    settle(*window);
    const auto all = places(*window);
    QVERIFY(all["players"].bottom() < all["board"].top());
    QVERIFY(all["board"].bottom() < all["status"].top());
    QVERIFY(all["status"].bottom() < all["commands"].top());
    QVERIFY(all["commands"].bottom() < all["setup"].top());
    QVERIFY(all["board"].width() > 320);
    // The words begin as far below the board as the players end above it.
    QCOMPARE(all["status"].top() - all["board"].bottom(),
             all["board"].top() - all["players"].bottom());
    const auto *words = part<QLabel>(*window, "stateText");
    QCOMPARE(words->mapTo(window->centralWidget(), QPoint()).y(), all["status"].top());
    // Nothing stays empty below: the group is in the middle, and fills the window but for a line.
    const int above = all["players"].top();
    const int below = window->centralWidget()->height() - 1 - all["setup"].bottom();
    QVERIFY2(std::abs(above - below) <= 4, qPrintable(QString("%1, %2").arg(above).arg(below)));
    QVERIFY2(below <= 2 * window->fontMetrics().height(), qPrintable(QString::number(below)));
    // The form is folded to a button, which opens it.
    QVERIFY(!part<QWidget>(*window, "game")->isVisible());
    press(*window, "nextGame");
    QVERIFY(part<QWidget>(*window, "game")->isVisible());
    choose(*window, "Tic-tac-toe");
    QCOMPARE(window->board()->kind(), core::GameKind::TicTacToe);
}

void TestWindowSizes::smallestWindowKeepsSpaceForTheBoard_data()
{
    QTest::addColumn<QFont>("font");
    for (const QString &family : commonFontFamilies())
        QTest::addRow("%s", qPrintable(family)) << QFont(family, family == "Cantarell"   ? 11
                                                                 : family == "Noto Sans" ? 10
                                                                                         : 9);
}

void TestWindowSizes::smallestWindowKeepsSpaceForTheBoard()
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
        return; // both fit
    trigger(*window, "newGame");
    settle(*window);
    QVERIFY(!play->isVisible() && undo->isVisible());
    choose(*window, "Nim");
    settle(*window);
    QVERIFY(play->isVisible() && !undo->isVisible());
    QCOMPARE(places(*window)["board"].width(), side);
}

/// But what the window leaves beside a board, which its height limits, is for symbols.
void TestWindowSizes::aFoldedFormTakesNoWidthFromTheBoard()
{
    QApplication::setFont(testFont());
    const auto window = shown({640, 480});
    settle(*window);
    QVERIFY(part<QWidget>(*window, "nextGame")->isVisible());
    auto all = places(*window);
    QVERIFY(all["players"].left() > all["board"].right());
    QVERIFY2(all["board"].width() > 350, qPrintable(QString::number(all["board"].width())));
    window->resize(800, 400);
    settle(*window);
    all = places(*window);
    QVERIFY(all["players"].left() > all["board"].right());
    QVERIFY2(all["board"].height() > 350, qPrintable(QString::number(all["board"].height())));
    QVERIFY(!part<QPushButton>(*window, "undoButton")->icon().isNull());
    QVERIFY(part<QPushButton>(*window, "nextGame")->text().contains("You start"));
}

void TestWindowSizes::everyFontHasThePanelAsTallAsTheBoard_data()
{
    QTest::addColumn<QFont>("font");
    for (const QString &family : commonFontFamilies()) {
        for (const int points : {9, 11, 14})
            QTest::addRow("%s %d", qPrintable(family), points) << QFont(family, points);
    }
}

void TestWindowSizes::everyFontHasThePanelAsTallAsTheBoard()
{
    QFETCH(QFont, font);
    QApplication::setFont(font);
    const auto window = shown();
    window->resize(window->sizeHint()); // larger than the screen that tests have
    QTRY_COMPARE(window->size(), window->sizeHint());
    settle(*window);
    const auto all = places(*window);
    QVERIFY(!all.contains("status")); // they are on the card
    QVERIFY(!part<QWidget>(*window, "nextGame")->isVisible());
    QCOMPARE(all["players"].top(), all["board"].top());
    QCOMPARE(all["setup"].bottom(), all["board"].bottom());
}

/// A desktop may become dark while the window is open.
void TestWindowSizes::symbolsFollowTheColours()
{
    const auto window = shown({360, 640});
    QApplication::setPalette(darkPalette());
    settle(*window);
    int seen = 0;
    for (const auto *button : window->findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || !button->isEnabled() || button->icon().isNull())
            continue;
        const QImage symbol = button->icon().pixmap(32).toImage();
        int lightest = 0;
        for (int y = 0; y < symbol.height(); ++y) {
            for (int x = 0; x < symbol.width(); ++x) {
                if (qAlpha(symbol.pixel(x, y)) == 255)
                    lightest = std::max(lightest, qGray(symbol.pixel(x, y)));
            }
        }
        QVERIFY2(lightest > 200, qPrintable(button->objectName()));
        ++seen;
    }
    QVERIFY(seen > 1);
}

QTEST_MAIN(TestWindowSizes)
#include "tst_windowsizes.moc"
