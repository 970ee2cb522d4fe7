#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

namespace ui {

/// Lets a screen reader say something that the person did not request, such as the computer's move.
/// GUI thread only.
class Announcer
{
public:
    /// The widget that is said to speak, usually the one that shows the text; not owned.
    explicit Announcer(QWidget *speaker)
        : m_speaker(speaker)
    {}

    /// Says the text once; nothing while the window is hidden or no screen reader listens.
    void announce(const QString &text);

private:
    QPointer<QWidget> m_speaker;
};

} // namespace ui
