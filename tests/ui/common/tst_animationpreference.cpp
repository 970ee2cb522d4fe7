#include "ui/common/animationpreference.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusVariant>
#include <QSignalSpy>
#include <QTest>

/// A desktop's settings portal with one key. Stands on the test's own session bus.
class Portal : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QString key;
    QVariant value;
    int queries = 0;

public slots:
    QDBusVariant Read(const QString &, const QString &wanted) // NOLINT: the portal's name
    {
        ++queries;
        if (wanted != key)
            sendErrorReply("org.freedesktop.portal.Error.NotFound", "no such key");
        // As portals do: a variant in a variant.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(value)));
    }
};

class TestMotionPreference : public QObject
{
    Q_OBJECT

private slots:
    void desktopsWishIsHeard_data();
    void desktopsWishIsHeard();
};

void TestMotionPreference::desktopsWishIsHeard_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("reduced");
    QTest::newRow("appearance: reduced") << "reduced-motion" << QVariant(1u) << true;
    QTest::newRow("appearance: no preference") << "reduced-motion" << QVariant(0u) << false;
    QTest::newRow("GNOME: animations off") << "enable-animations" << QVariant(false) << true;
    QTest::newRow("GNOME: animations on") << "enable-animations" << QVariant(true) << false;
    QTest::newRow("a desktop that knows neither") << "something-else" << QVariant(1u) << false;
}

void TestMotionPreference::desktopsWishIsHeard()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(bool, reduced);
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "portal");
    QVERIFY2(bus.isConnected(), "this test runs under dbus-run-session");
    Portal portal;
    portal.key = key;
    portal.value = value;
    QVERIFY(bus.registerObject("/org/freedesktop/portal/desktop", &portal,
                               QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
    const ui::AnimationPreference preference(nullptr);
    QSignalSpy wanted(&preference, &ui::AnimationPreference::reducedMotionWanted);
    QTRY_COMPARE(portal.queries, 2);
    if (reduced)
        QTRY_COMPARE(wanted.size(), 1);
    // A round trip behind the answers: whatever they cause has happened.
    QCoreApplication::processEvents();
    QCOMPARE(wanted.size(), reduced ? 1 : 0);
    bus.unregisterService("org.freedesktop.portal.Desktop");
    bus.unregisterObject("/org/freedesktop/portal/desktop");
}

QTEST_GUILESS_MAIN(TestMotionPreference)
#include "tst_animationpreference.moc"
