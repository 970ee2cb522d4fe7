#pragma once

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

#include <utility>
#include <vector>

namespace ui {

/// The keys of a command: none, the desktop's standard ones, or our own.
class Keys
{
public:
    Keys() = default;
    /// @param fallback where the desktop has no keys for it
    Keys(QKeySequence::StandardKey standard, QKeyCombination fallback = Qt::Key_unknown);
    Keys(Qt::Key key)
        : m_all{QKeySequence(key)}
    {}
    Keys(QKeyCombination keys)
        : m_all{QKeySequence(keys)}
    {}
    /// Two ways to press them, the first of which the menu shows.
    Keys(QKeyCombination first, QKeyCombination second)
        : m_all{QKeySequence(first), QKeySequence(second)}
    {}

    const QList<QKeySequence> &all() const { return m_all; }

private:
    QList<QKeySequence> m_all;
};

/// What is special about a command of a table.
enum class CommandFlag {
    BeginsGroup = 1, ///< a line separates it from the command above
    Checkable = 2,   ///< is switched on and off
    Disabled = 4,    ///< until there is something that it can be used on
    OnBoard = 8,     ///< what it does is seen on the game's board, which has to be in view
};
Q_DECLARE_FLAGS(CommandFlags, CommandFlag)

} // namespace ui

// Outside the namespace, where it would hide those of Qt's keys.
Q_DECLARE_OPERATORS_FOR_FLAGS(ui::CommandFlags)

namespace ui {

/// The base of a window's table of commands. A table has a line for each menu and each command, in
/// the order in which they are shown, and nothing else: a member that is initialised by one of the
/// functions here. What a command does is connected by the class that does it. GUI thread.
class CommandSet : public QObject
{
public:
    /// The commands with CommandFlag::OnBoard.
    const QList<QAction *> &onBoard() const { return m_onBoard; }

protected:
    /// Fills the bar, which is the parent and owns all menus and commands.
    explicit CommandSet(QMenuBar *bar)
        : QObject(bar)
        , m_bar(bar)
    {}

    /// A menu of the bar.
    QMenu *menu(const QString &title) { return m_bar->addMenu(title); }
    /// A menu that others fill.
    static QMenu *submenu(QMenu *menu, const char *name, const QString &title,
                          CommandFlags flags = {});
    /// A title above the commands that follow.
    static QAction *section(QMenu *menu, const QString &title);
    /// A command: its menu, its name for tests and tools, its text, which marks with & the letter
    /// that chooses it, and its keys.
    QAction *command(QMenu *menu, const char *name, const QString &text, const Keys &keys = {},
                     CommandFlags flags = {});

private:
    QMenuBar *m_bar;
    QList<QAction *> m_onBoard;
};

/// Adds a group of radio items to a menu, of which triggered() gives the number stored in its data.
QActionGroup *addChoices(QMenu *menu, QObject *owner,
                         const std::vector<std::pair<int, QString>> &items);
/// Checks the item with a number, or none.
void showChoice(const QActionGroup &group, int value);

} // namespace ui
