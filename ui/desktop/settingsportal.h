#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QVariant>

#include <functional>

namespace ui {

/// Reports the value of one key of the desktop's settings portal, without waiting for it: at the
/// start, and whenever it changes. Reports nothing if the portal does not answer. GUI thread.
class SettingsPortal : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(const QVariant &)>;

    SettingsPortal(const QString &group, const QString &key, Answer answer, QObject *parent);

private slots:
    void change(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void query();

    QString m_group;
    QString m_key;
    Answer m_answer;
};

/// Reports, by the desktop's settings portal and without waiting for it, whether the user wants
/// reduced motion: the key reduced-motion of org.freedesktop.appearance, or GNOME's
/// enable-animations if the desktop does not support that key. Reports nothing if the portal does
/// not answer. GUI thread.
class AnimationPreference : public QObject
{
    Q_OBJECT

public:
    explicit AnimationPreference(QObject *parent);

signals:
    void reducedMotionWanted();
};

} // namespace ui
