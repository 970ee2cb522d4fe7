#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

namespace ui {

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
