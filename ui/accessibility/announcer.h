#pragma once

#include "ui/accessibility/accessibleleaf.h"

#include <QPointer>
#include <QString>
#include <QWidget>

namespace ui {

/// An announced text for screen readers. Before Qt 6.8, which has an event for announcements, a
/// notification that appears in a status bar is the only item that Orca reads unprompted and
/// without naming its role. It cannot be navigated to in the window.
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

    /// Makes this a child of another notice, which is not owned and must outlive it.
    void putInto(AccessibleNotice *outer) { m_outer = outer; }

private:
    QPointer<QWidget> m_speaker;
    QAccessible::Role m_role;
    QString m_text;
    AccessibleNotice *m_outer = nullptr;
};

/// Shows a notice with the text, spoken on behalf of the widget, and returns it; it exists until
/// several later ones have been shown.
QAccessibleInterface *showNotice(QWidget &speaker, const QString &text);

/// Makes screen readers say something that the user did not request, such as the computer's move.
/// GUI thread only.
class Announcer
{
public:
    /// The widget on whose behalf texts are spoken, usually the one that shows them; not owned.
    explicit Announcer(QWidget *speaker)
        : m_speaker(speaker)
    {}

    /// Says the text once; nothing while the window is hidden or no screen reader listens.
    void announce(const QString &text);

private:
    QPointer<QWidget> m_speaker;
};

} // namespace ui
