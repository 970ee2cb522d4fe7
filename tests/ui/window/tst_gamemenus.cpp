#include "tests/support/qt/gamestest.h"

/// The menus as a person reads them.
class TestGameMenus : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void shortcutsAreShownInToolTips();
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

QTEST_MAIN(TestGameMenus)
#include "tst_gamemenus.moc"
