#include "tests/support/qt/gamestest.h"

/// The parts of the window fit at every size.
class TestGameArea : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nothingLeavesTheWindowAtAnySize_data();
    void nothingLeavesTheWindowAtAnySize();
};

void TestGameArea::nothingLeavesTheWindowAtAnySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("font");
    for (const QSize size :
         {QSize(360, 400), QSize(360, 800), QSize(800, 400), QSize(800, 600), QSize(600, 1000),
          QSize(1280, 900), QSize(2560, 1600), QSize(3840, 2160)}) {
        for (const char *game : {"Othello", "Tic-tac-toe", "Nim"})
            QTest::addRow("%dx%d %s", size.width(), size.height(), game)
                << size << QString(game) << QString("DejaVu Sans");
        for (const QString &font : commonFontFamilies().mid(1)) // Nim has the most choices
            QTest::addRow("%dx%d Nim, %s", size.width(), size.height(), qPrintable(font))
                << size << QString("Nim") << font;
    }
}

void TestGameArea::nothingLeavesTheWindowAtAnySize()
{
    QFETCH(QSize, size);
    QFETCH(QString, game);
    QFETCH(QString, font);
    QApplication::setFont(testFont(font));
    const auto window = shown(size);
    radioItem(*window, game)->trigger();
    part<QAction>(*window, "newGame")->trigger();
    QTRY_COMPARE(window->size(), size);
    QCoreApplication::processEvents();
    const QRect area = window->centralWidget()->rect();
    for (const QWidget *widget : window->centralWidget()->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != window.get())
            continue;
        const QRect place(widget->mapTo(window->centralWidget(), QPoint(0, 0)), widget->size());
        QVERIFY2(area.contains(place), qPrintable(widget->objectName()));
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label != nullptr && !label->wordWrap() && label->pixmap().isNull())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (button != nullptr)
            QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()),
                     qPrintable(button->text()));
    }
    for (const int cell : window->board()->cells())
        QVERIFY(QRectF(window->board()->rect()).contains(window->board()->cellRect(cell)));
    const int least = std::min(area.width(), area.height());
    QVERIFY2(std::min(window->board()->width(), window->board()->height()) >= least / 2,
             "the board has less than half of the window");
}

QTEST_MAIN(TestGameArea)
#include "tst_gamearea.moc"
