#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QMap>
#include <QVariant>

namespace support {

/// A mock of the desktop's settings portal on a private session bus (dbus-run-session).
class Portal : public QDBusVirtualObject
{
public:
    explicit Portal(const QMap<QString, QVariant> &values)
        : m_values(values)
        , m_isRegistered(m_bus.registerVirtualObject(path, this) && m_bus.registerService(service))
    {}
    ~Portal() override
    {
        m_bus.unregisterService(service);
        m_bus.unregisterObject(path);
    }
    Portal(const Portal &) = delete;
    Portal &operator=(const Portal &) = delete;

    bool isRegistered() const { return m_isRegistered; }
    int queries() const { return m_queries; }

    void change(const QString &group, const QString &key, const QVariant &value)
    {
        QDBusMessage signal = QDBusMessage::createSignal(path, interface, "SettingChanged");
        signal << group << key << QVariant::fromValue(QDBusVariant(value));
        m_bus.send(signal);
    }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() != "Read")
            return false;
        ++m_queries;
        const QString key = message.arguments().value(1).toString();
        if (!m_values.contains(key))
            return connection.send(
                message.createErrorReply("org.freedesktop.portal.Error.NotFound", "no such key"));
        // Real portals also nest a variant in a variant.
        const QDBusVariant value(QVariant::fromValue(QDBusVariant(m_values.value(key))));
        return connection.send(message.createReply(QVariant::fromValue(value)));
    }
    QString introspect(const QString &) const override { return {}; }

private:
    static constexpr auto service = "org.freedesktop.portal.Desktop";
    static constexpr auto path = "/org/freedesktop/portal/desktop";
    static constexpr auto interface = "org.freedesktop.portal.Settings";

    QDBusConnection m_bus =
        QDBusConnection::connectToBus(QDBusConnection::SessionBus, "the desktop's portal");
    QMap<QString, QVariant> m_values;
    int m_queries = 0;
    bool m_isRegistered;
};

} // namespace support
