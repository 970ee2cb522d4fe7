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

/// The keys of a command: none, the desktop's standard ones, or the program's.
class Keys
{
public:
    Keys() = default;
    /// @param fallback used if the desktop has no keys for it
    Keys(QKeySequence::StandardKey standard, QKeyCombination fallback = Qt::Key_unknown);
    Keys(Qt::Key key)
        : m_all{QKeySequence(key)}
    {}
    Keys(QKeyCombination keys)
        : m_all{QKeySequence(keys)}
    {}
    /// Two alternatives, the first of which the menu shows.
    Keys(QKeyCombination first, QKeyCombination second)
        : m_all{QKeySequence(first), QKeySequence(second)}
    {}

    const QList<QKeySequence> &all() const { return m_all; }

private:
    QList<QKeySequence> m_all;
};

/// Properties of a command in a table.
enum class CommandFlag {
    BeginsGroup = 1, ///< a separator precedes it
    Checkable = 2,   ///< can be switched on and off
    Disabled = 4,    ///< initially, until it becomes applicable
    OnBoard = 8,     ///< its effect is seen on the game's board, which must be visible
    OfGame = 16,     ///< acts on the current game; disabled while another page is shown
    InColumn = 32,   ///< its answer is seen in the column beside the board, which must be visible
};
Q_DECLARE_FLAGS(CommandFlags, CommandFlag)

} // namespace ui

// Outside the namespace, where the operators would hide those for Qt's keys.
Q_DECLARE_OPERATORS_FOR_FLAGS(ui::CommandFlags)

namespace ui {

/// The base of a window's table of commands. A table has only a line for each menu and command, in
/// the order in which they are shown: a member that one of the functions here initialises. The
/// class that implements a command connects it. GUI thread.
class CommandSet : public QObject
{
public:
    /// The commands with a flag, in the order of the table.
    QList<QAction *> having(CommandFlag flag) const;

protected:
    /// Fills the menu bar, which is the parent and owns all menus and commands.
    explicit CommandSet(QMenuBar *bar)
        : QObject(bar)
        , m_bar(bar)
    {}

    /// A menu of the bar.
    QMenu *menu(const QString &title) { return m_bar->addMenu(title); }
    /// A submenu, which other classes fill.
    static QMenu *submenu(QMenu *menu, const char *name, const QString &title,
                          CommandFlags flags = {});
    /// A title above the commands that follow.
    static QAction *section(QMenu *menu, const QString &title);
    /// A command with its menu, its name for tests and tools, its text, in which & marks the
    /// mnemonic, and its keys.
    QAction *command(QMenu *menu, const char *name, const QString &text, const Keys &keys = {},
                     CommandFlags flags = {});

private:
    QMenuBar *m_bar;
    std::vector<std::pair<QAction *, CommandFlags>> m_commands;
};

/// Sets the text of a command in the menus, which may have a mnemonic, and those of its buttons.
void setCommandText(QAction &command, const QString &text);

/// Adds a group of radio items to a menu; each action's data() is its number.
QActionGroup *addChoices(QMenu *menu, QObject *owner,
                         const std::vector<std::pair<int, QString>> &items);
/// Checks the item with a number, or none.
void showChoice(const QActionGroup &group, int value);

} // namespace ui
