#include "ui/common/texts.h"

#include <QTest>

/// The texts of commands on buttons and in tooltips.
class TestCommandTexts : public QObject
{
    Q_OBJECT

private slots:
    void buttonsHaveNeitherMnemonicNorEllipsis();
    void tooltipNamesTheKeys();
};

void TestCommandTexts::buttonsHaveNeitherMnemonicNorEllipsis()
{
    QCOMPARE(ui::withoutMnemonic(QString("&Save game") + QChar(0x2026)), QString("Save game"));
    QCOMPARE(ui::withoutMnemonic("Save && &close"), QString("Save & close"));
}

void TestCommandTexts::tooltipNamesTheKeys()
{
    const QKeySequence keys(Qt::CTRL | Qt::Key_Z);
    QCOMPARE(ui::textWithKeys("Undo", keys),
             "Undo (" + keys.toString(QKeySequence::NativeText) + ")");
    QCOMPARE(ui::textWithKeys("Undo", {}), QString("Undo"));
}

QTEST_MAIN(TestCommandTexts)
#include "tst_commandtexts.moc"
