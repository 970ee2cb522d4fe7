#include "ui/controls/commandtexts.h"

#include <QTest>

/// The texts of commands in menus, on buttons and in tooltips.
class TestCommandTexts : public QObject
{
    Q_OBJECT

private slots:
    void buttonsHaveNeitherMnemonicNorEllipsis();
    void tooltipNamesTheKeys();
};

void TestCommandTexts::buttonsHaveNeitherMnemonicNorEllipsis()
{
    QAction command(QString("&Save game") + QChar(0x2026));
    ui::describeCommand(command, {}, "saveGame");
    QCOMPARE(command.text(), QString("&Save game") + QChar(0x2026)); // the menu's stays
    QCOMPARE(command.iconText(), QString("Save game"));
    QCOMPARE(command.toolTip(), QString("Save game"));
    QCOMPARE(command.objectName(), QString("saveGame"));
    QVERIFY(command.shortcut().isEmpty());
}

void TestCommandTexts::tooltipNamesTheKeys()
{
    QAction command("&Undo");
    const QKeySequence keys(Qt::CTRL | Qt::Key_Z);
    ui::describeCommand(command, keys, "undo");
    QCOMPARE(command.shortcut(), keys);
    QCOMPARE(command.toolTip(), "Undo (" + keys.toString(QKeySequence::NativeText) + ")");
    QCOMPARE(ui::textWithKeys("Undo", {}), QString("Undo"));
}

QTEST_MAIN(TestCommandTexts)
#include "tst_commandtexts.moc"
