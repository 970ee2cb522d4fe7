#include "tests/support/window/gamestest.h"
#include "ui/common/language.h"
#include "ui/settings/settings.h"
#include "ui/style/accessiblestyle.h"

#include <QAccessible>
#include <QMenu>
#include <QStyleFactory>

namespace {

/// How a person reaches an item of a menu.
enum class Way { Mouse, Keyboard, ScreenReader };

/// The menu that an action stands in, opened by its title in the bar.
QMenu *openedMenuOf(const ui::MainWindow &window, const QAction *action)
{
    QMenuBar *bar = window.menuBar();
    for (QAction *title : bar->actions()) {
        if (title->menu() == nullptr || !title->menu()->actions().contains(action))
            continue;
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
        return title->menu();
    }
    return nullptr;
}

QAccessibleInterface *itemNamed(QMenu &menu, const QString &name)
{
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&menu);
    for (int i = 0; i < face->childCount(); ++i) {
        if (face->child(i)->text(QAccessible::Name).remove('&') == name)
            return face->child(i);
    }
    return nullptr;
}

void reach(const ui::MainWindow &window, const char *name, Way way)
{
    auto *action = part<QAction>(window, name);
    if (way == Way::Keyboard)
        return QTest::keySequence(window.windowHandle(), action->shortcut());
    QMenu *menu = openedMenuOf(window, action);
    QVERIFY(menu != nullptr && menu->isVisible());
    if (way == Way::Mouse) {
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        return;
    }
    QAccessibleInterface *item = itemNamed(*menu, action->text().remove('&'));
    QVERIFY(item != nullptr);
    item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    menu->close();
}

} // namespace

/// The menus as a person reads and uses them.
class TestGameMenus : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void shortcutsAreShownInToolTips();
    void languageHoldsFromTheNextStart();
    void altAndTheFirstLetterOpenEdit();
    void aSmallWindowHasAllMenus_data();
    void aSmallWindowHasAllMenus();
    void theComputerMovesOnceForAPerson_data() { addWays(); }
    void theComputerMovesOnceForAPerson();
    void aGameIsPasted_data() { addWays(); }
    void aGameIsPasted();

private:
    static void addWays()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("mouse") << Way::Mouse;
        QTest::newRow("keyboard") << Way::Keyboard;
        QTest::newRow("screen reader") << Way::ScreenReader;
    }
};

void TestGameMenus::shortcutsAreShownInToolTips()
{
    const auto window = shown();
    for (const char *name : {"newGame", "undo", "redo", "hint"}) {
        const auto *action = part<QAction>(*window, name);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY(!keys.isEmpty());
        QVERIFY2(action->toolTip().contains(keys), qPrintable(action->toolTip()));
    }
}

/// As in other programs; nothing on the page takes the letter.
void TestGameMenus::altAndTheFirstLetterOpenEdit()
{
    const auto window = shown();
    const QMenu *edit = nullptr;
    for (const QAction *title : window->menuBar()->actions()) {
        if (title->menu() != nullptr && title->menu()->title() == "&Edit")
            edit = title->menu();
    }
    QVERIFY(edit != nullptr);
    QTest::keyClick(window.get(), Qt::Key_E, Qt::AltModifier);
    QTRY_VERIFY(edit->isVisible());
}

void TestGameMenus::aSmallWindowHasAllMenus_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

/// None is behind the button at the end of the bar.
void TestGameMenus::aSmallWindowHasAllMenus()
{
    QFETCH(QString, language);
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("Fusion")));
    const ui::Translations translations(language);
    const auto window = shown({360, 640});
    const QMenuBar &bar = *window->menuBar();
    int end = 0;
    for (QAction *menu : bar.actions()) {
        const QRect place = bar.actionGeometry(menu);
        const int text = bar.fontMetrics().size(Qt::TextShowMnemonic, menu->text()).width();
        QVERIFY2(place.left() >= end && place.width() >= text, qPrintable(menu->text()));
        end = place.left() + place.width();
    }
    QVERIFY(end <= bar.cornerWidget()->x());
    const auto *more = bar.findChild<QWidget *>("qt_menubar_ext_button");
    QVERIFY(more != nullptr && !more->isVisible());
}

void TestGameMenus::theComputerMovesOnceForAPerson()
{
    QFETCH(Way, way);
    const auto window = shown();
    play(*window, {});
    reach(*window, "letComputerMove", way);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(1));
    QVERIFY(window->game().twoPeople()); // the next move is a person's again
    QCOMPARE(window->game().phase(), ui::GameController::Phase::PersonToMove);
    QVERIFY(window->board()->isInteractive());
}

void TestGameMenus::aGameIsPasted()
{
    QFETCH(Way, way);
    const auto window = shown();
    QApplication::clipboard()->setText("f5d6c3");
    reach(*window, "paste", way);
    QTRY_COMPARE(window->game().match().ply(), std::size_t(3));
    QVERIFY(window->board()->hasFocus());
}

/// The menu says so, and has each language under its own name.
void TestGameMenus::languageHoldsFromTheNextStart()
{
    {
        const auto window = shown();
        const QList<QAction *> items = part<QMenu>(*window, "languageMenu")->actions();
        QStringList names;
        for (const QAction *item : items)
            names << item->text().remove('&');
        QCOMPARE(names, (QStringList{"From the next start", "The desktop's language", "English",
                                     "Espa\u00f1ol", "Portugu\u00eas"}));
        QVERIFY(items[1]->isChecked());
        items[3]->trigger();
        QVERIFY(items[3]->isChecked());
        QCOMPARE(part<QAction>(*window, "hint")->text(), "&Hint"); // still
    }
    const ui::Translations next{ui::Settings().language()};
    const auto window = shown();
    QCOMPARE(part<QAction>(*window, "hint")->text(), "P&ista");
    QVERIFY(part<QMenu>(*window, "languageMenu")->actions().at(3)->isChecked());
}

QTEST_MAIN(TestGameMenus)
#include "tst_gamemenus.moc"
