#include "ui/window/help/keyspage.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>

namespace ui {

namespace {

/// A command as it is read, without the letter that is pressed in its menu.
QString plain(QString text)
{
    text.replace("&&", QChar(0));
    return text.remove('&').remove(QChar(0x2026)).replace(QChar(0), '&');
}

QString nativeText(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

QString nativeText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &sequence : keys)
        texts << nativeText(sequence);
    return texts.join(KeysPage::tr(" or ", "between two ways to press the keys of a command"));
}

} // namespace

KeysPage::KeysPage(const QMenuBar &menus, QWidget *parent)
    : QTreeWidget(parent)
    , m_menus(menus)
{
    setObjectName("keysPage");
    setAccessibleName(tr("Keyboard shortcuts"));
    setColumnCount(2);
    setHeaderLabels({tr("Command"), tr("Keys")});
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
}

void KeysPage::showEvent(QShowEvent *event)
{
    fill();
    QTreeWidget::showEvent(event);
}

void KeysPage::fill()
{
    clear();
    addBoardKeys();
    addEditorKeys();
    for (const QAction *title : m_menus.actions()) {
        if (title->menu() == nullptr)
            continue;
        QTreeWidgetItem *group = addGroup(plain(title->text()));
        addCommands(group, *title->menu());
        if (group->childCount() == 0)
            delete group;
    }
    expandAll();
    setCurrentItem(topLevelItem(0)->child(0));
}

QTreeWidgetItem *KeysPage::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(this, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled); // read, but no line of its own
    return group;
}

void KeysPage::addRow(QTreeWidgetItem *group, const QString &command, const QString &keys)
{
    new QTreeWidgetItem(group, {command, keys});
}

void KeysPage::addCommands(QTreeWidgetItem *group, const QMenu &menu)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu() != nullptr)
            addCommands(group, *action->menu());
        else if (!action->shortcut().isEmpty())
            addRow(group, plain(action->text()), nativeText(action->shortcuts()));
    }
}

void KeysPage::addBoardKeys()
{
    QTreeWidgetItem *group = addGroup(tr("On the board"));
    addRow(group, tr("Go to another square"), tr("Arrow keys"));
    addRow(group, tr("Go to the edge of the board"),
           nativeText({QKeySequence(Qt::Key_Home), QKeySequence(Qt::Key_End)}));
    addRow(group, tr("Play there"),
           nativeText({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Space)}));
    addRow(group, tr("Play on a square of Othello"), tr("Its name: f5"));
    addRow(group, tr("Play on a square of tic-tac-toe"), tr("Its number or name: 5 or b2"));
    addRow(group, tr("Take from a heap of Nim"), tr("Heap and number: a3"));
    addRow(group, tr("Leave the full screen"), nativeText(QKeySequence(Qt::Key_Escape)));
}

void KeysPage::addEditorKeys()
{
    QTreeWidgetItem *group = addGroup(tr("While a position is set up"));
    addRow(group, tr("Place the piece that is chosen"),
           nativeText({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Space)}));
    addRow(group, tr("Place the first or the second side's piece"), tr("X or O"));
    addRow(group, tr("Empty the square"), nativeText(QKeySequence(Qt::Key_Delete)));
    addRow(group, tr("Add a counter to a heap, or remove one"),
           nativeText({QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}));
    addRow(group, tr("Set the number of counters in a heap"), tr("Heap and number: a7"));
    addRow(group, tr("Go back to the game"), nativeText(QKeySequence(Qt::Key_Escape)));
}

} // namespace ui
