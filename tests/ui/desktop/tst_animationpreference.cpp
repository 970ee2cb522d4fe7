#include "tests/support/qt/waits.h"
#include "tests/support/window/portal.h"
#include "ui/desktop/settingsportal.h"

#include <QSignalSpy>

class TestMotionPreference : public QObject
{
    Q_OBJECT

private slots:
    void readsThePreferenceOfTheDesktop_data();
    void readsThePreferenceOfTheDesktop();
    void aLaterChangeOfTheDesktopCounts();
};

void TestMotionPreference::readsThePreferenceOfTheDesktop_data()
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

void TestMotionPreference::readsThePreferenceOfTheDesktop()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(bool, reduced);
    const support::Portal portal({{key, value}});
    QVERIFY2(portal.isRegistered(), "this test runs under dbus-run-session");
    const ui::AnimationPreference preference(nullptr);
    QSignalSpy wanted(&preference, &ui::AnimationPreference::reducedMotionWanted);
    QTRY_COMPARE(portal.queries(), 2);
    if (reduced)
        QTRY_COMPARE(wanted.size(), 1);
    // A round trip behind the answers: whatever they cause has happened.
    QCoreApplication::processEvents();
    QCOMPARE(wanted.size(), reduced ? 1 : 0);
}

void TestMotionPreference::aLaterChangeOfTheDesktopCounts()
{
    support::Portal portal({});
    const ui::AnimationPreference preference(nullptr);
    QSignalSpy wanted(&preference, &ui::AnimationPreference::reducedMotionWanted);
    QTRY_COMPARE(portal.queries(), 2);
    portal.change("org.freedesktop.appearance", "contrast", 1u);
    portal.change("org.freedesktop.appearance", "reduced-motion", 0u);
    portal.change("org.freedesktop.appearance", "reduced-motion", 1u);
    QTRY_COMPARE(wanted.size(), 1);
}

QTEST_GUILESS_MAIN(TestMotionPreference)
#include "tst_animationpreference.moc"
