#include "tests/support/window/gamestest.h"
#include "ui/board/games/boardfactory.h"
#include "ui/window/help/helpwindow.h"

#include <QAccessible>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTreeWidget>

/// How to play, the keys, and what the program is.
class TestHelpWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theRulesOfEveryGameHavePictures();
    void theRulesBeginAtTheCurrentGame();
    void thePicturesFollowThePalette();
    void everyShortcutIsListed();
    void theListFollowsTheMenus();
    void enterIsOneKey();
    void noKeyIsCutOff();
    void theVersionAndTheLicenceAreThere();
    void everyPageIsReachedByItsCommand();

private:
    static QImage picture(const QTextBrowser &page, const char *name)
    {
        return page.document()
            ->resource(QTextDocument::ImageResource, QUrl(QString("picture:") + name))
            .value<QImage>();
    }
};

void TestHelpWindow::theRulesOfEveryGameHavePictures()
{
    const auto window = shown();
    trigger(*window, "help");
    const auto *page = part<QTextBrowser>(*window, "rulesPage");
    QVERIFY(page->isVisible());
    for (const char *name : {"start", "turned", "fork", "won", "heaps", "taken"}) {
        QVERIFY2(!picture(*page, name).isNull(), name);
        QVERIFY2(page->toHtml().contains(QString("picture:") + name), name);
    }
    QVERIFY(picture(*page, "start") != picture(*page, "turned"));
    for (const char *game : {"Othello", "Tic-tac-toe", "Nim"})
        QVERIFY(page->toPlainText().contains(game));
    // "Small dots show where you may place one."
    const QImage start = picture(*page, "start");
    const QImage plain =
        ui::boardPicture(core::Othello(), std::nullopt, start.width(), page->palette());
    QVERIFY(start.size() == plain.size() && start != plain);
    // What the captions say of the positions.
    QVERIFY(core::Othello().isLegal(core::Move(19)));
    QVERIFY(page->horizontalScrollBar()->maximum() == 0);
}

void TestHelpWindow::theRulesBeginAtTheCurrentGame()
{
    const auto window = shown();
    const auto top = [&window](const QString &game) {
        choose(*window, "game", game);
        trigger(*window, "help");
        return part<QTextBrowser>(*window, "rulesPage")->verticalScrollBar()->value();
    };
    const int othello = top("Othello");
    const int ticTacToe = top("Tic-tac-toe");
    const int nim = top("Nim");
    QVERIFY2(othello < ticTacToe && ticTacToe < nim,
             qPrintable(QString("%1 %2 %3").arg(othello).arg(ticTacToe).arg(nim)));
    QCOMPARE(top("Othello"), othello);
}

void TestHelpWindow::thePicturesFollowThePalette()
{
    const auto window = shown();
    trigger(*window, "help");
    auto *page = part<QTextBrowser>(*window, "rulesPage");
    const QImage light = picture(*page, "won");
    QPalette dark(QColor(40, 40, 44));
    page->setPalette(dark);
    QCoreApplication::processEvents();
    QVERIFY(picture(*page, "won") != light);
}

void TestHelpWindow::everyShortcutIsListed()
{
    const auto window = shown();
    trigger(*window, "keyboardShortcuts");
    auto *page = part<QTreeWidget>(*window, "keysPage");
    QVERIFY(page->isVisible());
    int found = 0;
    for (const QAction *action : window->menuBar()->findChildren<QAction *>()) {
        if (action->shortcut().isEmpty() || action->text().isEmpty())
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        bool listed = false;
        for (QTreeWidgetItemIterator row(page); *row != nullptr; ++row)
            listed = listed || (*row)->text(1).contains(keys);
        QVERIFY2(listed, qPrintable(action->text() + " " + keys));
        ++found;
    }
    QVERIFY(found > 20);
}

void TestHelpWindow::theListFollowsTheMenus()
{
    const auto window = shown();
    part<QAction>(*window, "hint")->setShortcut(QKeySequence("Ctrl+Alt+J"));
    trigger(*window, "keyboardShortcuts");
    auto *page = part<QTreeWidget>(*window, "keysPage");
    const auto rows = page->findItems("Hint", Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.constFirst()->text(1),
             QKeySequence("Ctrl+Alt+J").toString(QKeySequence::NativeText));
}

/// Qt has two of them, for the letters and for the numbers.
void TestHelpWindow::enterIsOneKey()
{
    const auto window = shown();
    QCOMPARE(part<QAction>(*window, "playFromHere")->shortcuts().size(), 2);
    trigger(*window, "keyboardShortcuts");
    auto *page = part<QTreeWidget>(*window, "keysPage");
    const auto rows = page->findItems("Play from here", Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.constFirst()->text(1),
             QKeySequence("Ctrl+Enter").toString(QKeySequence::NativeText));
}

void TestHelpWindow::noKeyIsCutOff()
{
    const auto window = shown();
    trigger(*window, "keyboardShortcuts");
    auto *page = part<QTreeWidget>(*window, "keysPage");
    QCoreApplication::processEvents();
    QCOMPARE(page->horizontalScrollBar()->maximum(), 0);
    const QAbstractItemView &cells = *page;
    for (int column = 0; column < page->columnCount(); ++column)
        QVERIFY(page->columnWidth(column) >= cells.sizeHintForColumn(column));
    // The first key is what is read, not the heading of its group.
    QVERIFY(page->currentItem()->parent() != nullptr);
}

void TestHelpWindow::theVersionAndTheLicenceAreThere()
{
    QCoreApplication::setApplicationVersion("12.34");
    const auto window = shown();
    trigger(*window, "about");
    const QString text = part<QTextBrowser>(*window, "aboutPage")->toPlainText();
    QVERIFY2(text.contains("12.34"), qPrintable(text));
    QVERIFY(text.contains("MIT"));
    QVERIFY(text.contains("Permission is hereby granted")); // the licence itself
}

void TestHelpWindow::everyPageIsReachedByItsCommand()
{
    const auto window = shown();
    QTest::keyClick(window.get(), Qt::Key_F1);
    auto *help = part<ui::HelpWindow>(*window, "helpWindow");
    auto *pages = part<QTabWidget>(*help, "helpPages");
    QVERIFY(help->isVisible() && !help->isModal());
    QCOMPARE(pages->currentIndex(), int(ui::HelpWindow::Rules));
    trigger(*window, "keyboardShortcuts");
    QCOMPARE(pages->currentIndex(), int(ui::HelpWindow::Keys));
    trigger(*window, "about");
    QCOMPARE(pages->currentIndex(), int(ui::HelpWindow::About));
    for (int page = 0; page < pages->count(); ++page) {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(pages->widget(page));
        QVERIFY(!face->text(QAccessible::Name).isEmpty());
    }
    QTest::keyClick(help, Qt::Key_Escape);
    QVERIFY(!help->isVisible());
}

QTEST_MAIN(TestHelpWindow)
#include "tst_helpwindow.moc"
