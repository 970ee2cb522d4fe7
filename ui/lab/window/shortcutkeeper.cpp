#include "ui/lab/window/shortcutkeeper.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>
#include <array>

namespace ui::lab {

namespace {

/// Whether the keys change the text of a field, or move the cursor in it.
bool editsText(const QObject *field, const QKeySequence &keys)
{
    const auto *line = qobject_cast<const QLineEdit *>(field);
    const auto *plain = qobject_cast<const QPlainTextEdit *>(field);
    const auto *rich = qobject_cast<const QTextEdit *>(field);
    if ((line == nullptr || line->isReadOnly()) && (plain == nullptr || plain->isReadOnly())
        && (rich == nullptr || rich->isReadOnly()))
        return false;
    const QList<QKeySequence> own{
        QKeySequence(QKeySequence::Undo), QKeySequence(QKeySequence::Redo),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y),
        QKeySequence(Qt::CTRL | Qt::Key_Delete)};
    constexpr std::array moving{
        QKeySequence::MoveToNextWord,        QKeySequence::MoveToPreviousWord,
        QKeySequence::MoveToStartOfDocument, QKeySequence::MoveToEndOfDocument,
        QKeySequence::SelectNextWord,        QKeySequence::SelectPreviousWord,
        QKeySequence::SelectStartOfDocument, QKeySequence::SelectEndOfDocument};
    return own.contains(keys)
           || std::any_of(moving.begin(), moving.end(), [&keys](QKeySequence::StandardKey key) {
                  return QKeySequence::keyBindings(key).contains(keys);
              });
}

} // namespace

ShortcutKeeper::ShortcutKeeper(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool ShortcutKeeper::isCommand(const QKeySequence &keys) const
{
    const QList<QAction *> actions = m_window->findChildren<QAction *>();
    return std::any_of(actions.begin(), actions.end(), [&keys](const QAction *action) {
        return action->isEnabled() && action->shortcuts().contains(keys);
    });
}

/// Intercepts ShortcutOverride for the window's commands, except for a text's own keys.
bool ShortcutKeeper::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *widget = qobject_cast<QWidget *>(object);
    if (widget == nullptr || widget->window() != m_window)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const QKeySequence keys(
        QKeyCombination(key->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key->key())));
    if (editsText(object, keys) || !isCommand(keys))
        return false;
    event->ignore();
    return true;
}

} // namespace ui::lab
