#include "ui/commands/keyspage.h"

#include "ui/common/texts.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>

namespace ui {

namespace {

/// Whether a sequence has Return and another one is the same with the keypad's Enter: readers need
/// only one of them.
bool isOtherEnter(const QKeySequence &sequence, const QList<QKeySequence> &keys)
{
    const QKeyCombination pressed = sequence[0];
    return pressed.key() == Qt::Key_Return
           && keys.contains(QKeySequence(pressed.keyboardModifiers() | Qt::Key_Enter));
}

} // namespace

KeysPage::KeysPage(const QMenuBar &menus, std::vector<KeyGroup> others, QWidget *parent)
    : QTreeWidget(parent)
    , m_menus(menus)
    , m_others(std::move(others))
{
    setObjectName("keysPage");
    setWindowTitle(tr("Keyboard shortcuts"));
    setAccessibleName(tr("Keyboard shortcuts"));
    setColumnCount(2);
    setHeaderLabels({tr("Command"), tr("Keys")});
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
}

QString KeysPage::nativeText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &sequence : keys) {
        if (!isOtherEnter(sequence, keys))
            texts << keyText(sequence);
    }
    return texts.join(tr(" or ", "between two ways to press the keys of a command"));
}

QSize KeysPage::sizeHint() const
{
    constexpr QSize inTextHeights(34, 40);
    return inTextHeights * fontMetrics().height();
}

void KeysPage::showEvent(QShowEvent *event)
{
    fill();
    QTreeWidget::showEvent(event);
}

void KeysPage::fill()
{
    clear();
    for (const auto &[title, rows] : m_others) {
        QTreeWidgetItem *group = addGroup(title);
        for (const auto &[action, keys] : rows)
            new QTreeWidgetItem(group, {action, keys});
    }
    for (const QAction *title : m_menus.actions()) {
        if (title->menu() == nullptr)
            continue;
        QTreeWidgetItem *group = addGroup(withoutMnemonic(title->text()));
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
    group->setFlags(Qt::ItemIsEnabled); // readable, but not selectable
    return group;
}

void KeysPage::addCommands(QTreeWidgetItem *group, const QMenu &menu)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu() != nullptr)
            addCommands(group, *action->menu());
        else if (!action->shortcut().isEmpty())
            new QTreeWidgetItem(group,
                                {withoutMnemonic(action->text()), nativeText(action->shortcuts())});
    }
}

} // namespace ui
