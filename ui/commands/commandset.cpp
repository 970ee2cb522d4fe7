#include "ui/commands/commandset.h"

#include "ui/common/texts.h"

namespace ui {

Keys::Keys(QKeySequence::StandardKey standard, QKeyCombination fallback)
{
    const QList<QKeySequence> bindings = QKeySequence::keyBindings(standard);
    if (!bindings.isEmpty())
        m_all = {bindings.constFirst()};
    else if (fallback != QKeyCombination(Qt::Key_unknown))
        m_all = {QKeySequence(fallback)};
}

QMenu *CommandSet::submenu(QMenu *menu, const char *name, const QString &title, CommandFlags flags)
{
    if (flags.testFlag(CommandFlag::BeginsGroup))
        menu->addSeparator();
    QMenu *submenu = menu->addMenu(title);
    submenu->setObjectName(name);
    return submenu;
}

QAction *CommandSet::section(QMenu *menu, const QString &title)
{
    return menu->addSection(title);
}

QAction *CommandSet::command(QMenu *menu, const char *name, const QString &text, const Keys &keys,
                             CommandFlags flags)
{
    if (flags.testFlag(CommandFlag::BeginsGroup))
        menu->addSeparator();
    auto *action = new QAction(menu);
    menu->addAction(action);
    action->setObjectName(name);
    action->setShortcuts(keys.all());
    setCommandText(*action, text);
    action->setCheckable(flags.testFlag(CommandFlag::Checkable));
    action->setDisabled(flags.testFlag(CommandFlag::Disabled));
    m_commands.emplace_back(action, flags);
    return action;
}

QList<QAction *> CommandSet::having(CommandFlag flag) const
{
    QList<QAction *> commands;
    for (const auto &[command, flags] : m_commands) {
        if (flags.testFlag(flag))
            commands << command;
    }
    return commands;
}

void setCommandText(QAction &command, const QString &text)
{
    command.setText(text);
    command.setIconText(withoutMnemonic(text));
    command.setToolTip(textWithKeys(command.iconText(), command.shortcut()));
}

QActionGroup *addChoices(QMenu *menu, QObject *owner,
                         const std::vector<std::pair<int, QString>> &items)
{
    auto *group = new QActionGroup(owner);
    for (const auto &[value, title] : items) {
        QAction *action = menu->addAction(title);
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
    }
    return group;
}

void showChoice(const QActionGroup &group, int value)
{
    for (QAction *action : group.actions())
        action->setChecked(action->data().toInt() == value);
}

} // namespace ui
