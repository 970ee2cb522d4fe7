#include "tests/support/window/textwidths.h"
#include "tests/support/window/windowplaces.h"

using support::places;
using support::settle;

/// Where the board and the panel of a position that is set up are.
class TestEditorPlace : public GamesTest
{
    Q_OBJECT

private slots:
    void init()
    {
        useOwnFolder();
        QApplication::setFont(testFont());
    }
    void editorIsAsLargeAsTheCard();
    void editorLeavesTheBoardItsPlace_data();
    void editorLeavesTheBoardItsPlace();
    void itsKeysShowNoCursorOnTheBoard();
};

void TestEditorPlace::editorIsAsLargeAsTheCard()
{
    const auto window = shown();
    window->resize(3840, 2160);
    QCoreApplication::processEvents();
    const int card = QFontInfo(part<QAbstractButton>(*window, "play")->font()).pixelSize();
    const int system = QFontInfo(QApplication::font()).pixelSize();
    QVERIFY(card > 2 * system);
    trigger(*window, "setUpPosition");
    const auto *done = part<QAbstractButton>(*window, "editorDone");
    QTRY_VERIFY(done->isVisible());
    const auto height = [done] { return QFontInfo(done->font()).pixelSize(); };
    QVERIFY2(height() > 2 * system, qPrintable(QString::number(height())));
    for (const QSize size :
         {QSize(1280, 900), QSize(960, 660), QSize(3840, 2160), QSize(360, 640)}) {
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        QCoreApplication::processEvents();
        QVERIFY(height() >= system);
        QVERIFY2(done->visibleRegion().boundingRect() == done->rect(),
                 qPrintable(QString("%1x%2").arg(size.width()).arg(size.height())));
    }
    QCOMPARE(height(), system);
}

void TestEditorPlace::editorLeavesTheBoardItsPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("game");
    for (const QSize size :
         {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080), QSize(3840, 2160)}) {
        for (const QString &game : {QString("Othello"), QString("Nim")})
            QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(game))
                << size << game;
    }
}

void TestEditorPlace::editorLeavesTheBoardItsPlace()
{
    QFETCH(QSize, size);
    QFETCH(QString, game);
    const auto window = shown();
    window->resize(size);
    QTRY_COMPARE(window->size(), size);
    choose(*window, game);
    settle(*window);
    const auto before = places(*window);
    trigger(*window, "setUpPosition");
    settle(*window);
    const auto *panel = part<QWidget>(*window, "positionEditor");
    QCOMPARE(part<QWidget>(*window, "editingBoard")->geometry(), before["board"]);
    QCOMPARE(panel->geometry(), before["players"].united(before["setup"]));
    verifyTexts(*panel);
    press(*window, "editorCancel");
    settle(*window);
    QCOMPARE(places(*window), before);
}

void TestEditorPlace::itsKeysShowNoCursorOnTheBoard()
{
    const auto window = shown();
    settle(*window);
    const QImage before = window->board()->grab().toImage();
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(part<QWidget>(*window, "editingBoard")->hasFocus());
    QTest::keyClick(part<QWidget>(*window, "editingBoard"), Qt::Key_Escape);
    QTRY_VERIFY(window->board()->isVisible());
    QVERIFY(window->board()->hasFocus());
    QCOMPARE(window->board()->grab().toImage(), before);
    QTest::keyClick(window->board(), Qt::Key_Left);
    QVERIFY(window->board()->grab().toImage() != before);
}

QTEST_MAIN(TestEditorPlace)
#include "tst_editorplace.moc"
