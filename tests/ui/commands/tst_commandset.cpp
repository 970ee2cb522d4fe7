#include "ui/commands/commandset.h"
#include "ui/commands/labcommands.h"
#include "ui/commands/maincommands.h"
#include "ui/common/language.h"

#include <QMap>
#include <QSet>
#include <QTest>

namespace {

/// A table of three commands.
class Table : public ui::CommandSet
{
public:
    explicit Table(QMenuBar *bar)
        : CommandSet(bar)
    {}

    QMenu *const file = menu("&File");
    QAction *const save = command(file, "save", QString("&Save game") + QChar(0x2026));
    QAction *const undo = command(file, "undo", "&Undo", Qt::CTRL | Qt::Key_Z,
                                  ui::CommandFlag::BeginsGroup | ui::CommandFlag::Disabled);
    QAction *const grid = command(file, "grid", "&Grid", {Qt::Key_F2, Qt::CTRL | Qt::Key_G},
                                  ui::CommandFlag::Checkable);
};

/// The commands of a menu and of those in it.
QList<QAction *> commandsOf(const QMenu &menu)
{
    QList<QAction *> commands;
    for (QAction *action : menu.actions()) {
        if (action->menu() != nullptr)
            commands += commandsOf(*action->menu());
        else if (!action->isSeparator())
            commands += action;
    }
    return commands;
}

} // namespace

/// The tables of commands: what becomes of a line, and that no two lines want the same.
class TestCommandSet : public QObject
{
    Q_OBJECT

private slots:
    void aLineBecomesACommand();
    void standardKeysHaveAFallback();
    void noTwoCommandsShareNameKeysOrLetter_data();
    void noTwoCommandsShareNameKeysOrLetter();
};

void TestCommandSet::aLineBecomesACommand()
{
    QMenuBar bar;
    const auto &table = *new Table(&bar);
    QCOMPARE(bar.actions().size(), 1);
    QCOMPARE(table.save->objectName(), QString("save"));
    QCOMPARE(table.save->text(), QString("&Save game") + QChar(0x2026));
    QCOMPARE(table.save->iconText(), QString("Save game"));
    QCOMPARE(table.save->toolTip(), QString("Save game"));
    QVERIFY(table.save->shortcuts().isEmpty());
    QVERIFY(table.save->isEnabled() && !table.save->isCheckable());
    QVERIFY(!table.undo->isEnabled());
    QCOMPARE(table.undo->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QCOMPARE(table.undo->toolTip(),
             "Undo (" + table.undo->shortcut().toString(QKeySequence::NativeText) + ")");
    QVERIFY(table.grid->isCheckable());
    QCOMPARE(table.grid->shortcuts().size(), 2);
    const QList<QAction *> items = table.file->actions();
    QCOMPARE(items.size(), 4);
    QVERIFY(items.at(1)->isSeparator());
    QCOMPARE(items.at(2), table.undo);
    QCOMPARE(bar.findChild<QAction *>("grid"), table.grid);
}

void TestCommandSet::standardKeysHaveAFallback()
{
    const QKeySequence ours(Qt::CTRL | Qt::Key_J);
    for (const auto standard : {QKeySequence::Copy, QKeySequence::Preferences,
                                QKeySequence::FullScreen, QKeySequence::UnknownKey}) {
        const QList<QKeySequence> desktops = QKeySequence::keyBindings(standard);
        const ui::Keys keys(standard, Qt::CTRL | Qt::Key_J);
        QCOMPARE(keys.all(), QList<QKeySequence>{desktops.value(0, ours)});
    }
    QVERIFY(ui::Keys(QKeySequence::UnknownKey).all().isEmpty());
}

void TestCommandSet::noTwoCommandsShareNameKeysOrLetter_data()
{
    QTest::addColumn<bool>("lab");
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages()) {
        QTest::addRow("main window, %s", qPrintable(language)) << false << language;
        QTest::addRow("Search Lab, %s", qPrintable(language)) << true << language;
    }
}

void TestCommandSet::noTwoCommandsShareNameKeysOrLetter()
{
    QFETCH(bool, lab);
    QFETCH(QString, language);
    const ui::Translations translations(language);
    QMenuBar bar;
    if (lab)
        new ui::lab::LabCommands(&bar);
    else
        new ui::MainCommands(&bar);
    QSet<QString> names;
    QMap<QString, QString> owners;
    for (const QAction *title : bar.actions()) {
        for (const QAction *command : commandsOf(*title->menu())) {
            QVERIFY2(!command->objectName().isEmpty() && !names.contains(command->objectName()),
                     qPrintable(command->text()));
            names += command->objectName();
            for (const QKeySequence &keys : command->shortcuts()) {
                const QString text = keys.toString();
                QVERIFY2(!owners.contains(text),
                         qPrintable(text + ": " + owners[text] + ", " + command->text()));
                owners[text] = command->text();
            }
        }
    }
    QVERIFY(names.size() > 35);
    for (const QWidget *menu : QList<QWidget *>{&bar} + bar.findChildren<QWidget *>()) {
        QMap<QString, QString> letters;
        for (const QAction *item : menu->actions()) {
            if (item->isSeparator())
                continue;
            const QString letter = QKeySequence::mnemonic(item->text()).toString();
            QVERIFY2(!letter.isEmpty(), qPrintable(item->text()));
            QVERIFY2(!letters.contains(letter),
                     qPrintable(letters[letter] + " and " + item->text() + " use " + letter));
            letters[letter] = item->text();
        }
    }
}

QTEST_MAIN(TestCommandSet)
#include "tst_commandset.moc"
