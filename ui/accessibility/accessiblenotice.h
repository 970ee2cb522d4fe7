#pragma once

#include "ui/accessibility/accessibleleaf.h"

#include <QPointer>
#include <QString>
#include <QWidget>

namespace ui {

/// What a screen reader receives of a text that is announced: before Qt 6.8, which has an event for
/// it, a notification that appears in a status bar is all that Orca says without being asked and
/// without a word about what kind of thing it is. It is no part of the window that one could walk
/// to.
class AccessibleNotice : public AccessibleLeaf
{
public:
    /// \param speaker not owned; the notice is invalid without it
    AccessibleNotice(QWidget &speaker, QAccessible::Role role, const QString &text);

    bool isValid() const override { return m_speaker != nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QString text(QAccessible::Text kind) const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return m_role; }
    QAccessible::State state() const override;

    /// Has this appear inside another, which is not owned and outlives it.
    void putInto(AccessibleNotice *outer) { m_outer = outer; }

private:
    QPointer<QWidget> m_speaker;
    QAccessible::Role m_role;
    QString m_text;
    AccessibleNotice *m_outer = nullptr;
};

/// Has a notice appear with the text, said by the speaker, and returns it; it lives until some
/// others have come after it.
QAccessibleInterface *showNotice(QWidget &speaker, const QString &text);

} // namespace ui
