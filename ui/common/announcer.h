#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

namespace ui {

/// Lets a screen reader say something that the person did not ask for, such as the computer's move.
/// Window's thread only.
class Announcer
{
public:
    /// The widget that is said to speak, usually the state line; not owned. Before Qt 6.8 its
    /// accessible name becomes the text.
    explicit Announcer(QWidget *speaker)
        : m_speaker(speaker)
    {}

    void announce(const QString &text);

private:
    QPointer<QWidget> m_speaker;
};

} // namespace ui
