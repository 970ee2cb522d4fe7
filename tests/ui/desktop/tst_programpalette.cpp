#include "tests/support/qt/waits.h"
#include "tests/support/window/portal.h"
#include "ui/desktop/programpalette.h"
#include "ui/desktop/settingsportal.h"
#include "ui/style/accessiblestyle.h"
#include "ui/style/surface.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>

#include <utility>

class TestProgramPalette : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void desktopsWishIsFollowed_data();
    void desktopsWishIsFollowed();
    void changesAreFollowed();
    void aDarkDesktopIsLeftAlone();
    void anotherStyleIsLeftAlone();
    void aPlainDesktopGetsAWarmGround();
    void coloursOfALightDesktopAreLeftAlone();
    void chosenColoursWin();
    void everyTextStandsOut_data();
    void everyTextStandsOut();
};

namespace {

const char *const appearance = "org.freedesktop.appearance";
const char *const scheme = "color-scheme";

bool isDark()
{
    return ui::isDark(QApplication::palette());
}

/// Waits until something that the portal says now has come, and so all that it said before.
bool allHasCome(support::Portal &portal)
{
    bool hasCome = false;
    const ui::SettingsPortal last(
        "last", "key", [&hasCome](const QVariant &) { hasCome = true; }, nullptr);
    // Said again and again: the bus may not know yet who listens.
    const auto isHeard = [&] {
        portal.change("last", "key", 1u);
        return hasCome;
    };
    return QTest::qWaitFor(isHeard, support::maxWait);
}

} // namespace

void TestProgramPalette::init()
{
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("fusion")));
    QVERIFY(!isDark());
}

void TestProgramPalette::cleanup()
{
    QApplication::setPalette(QPalette());
}

void TestProgramPalette::desktopsWishIsFollowed_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("dark");
    QTest::newRow("no preference") << QVariant(0u) << false;
    QTest::newRow("dark") << QVariant(1u) << true;
    QTest::newRow("light") << QVariant(2u) << false;
    QTest::newRow("a desktop that does not know it") << QVariant() << false;
}

void TestProgramPalette::desktopsWishIsFollowed()
{
    QFETCH(QVariant, value);
    QFETCH(bool, dark);
    support::Portal portal(value.isValid() ? QMap<QString, QVariant>{{scheme, value}}
                                           : QMap<QString, QVariant>());
    QVERIFY2(portal.isRegistered(), "this test runs under dbus-run-session");
    const ui::ProgramPalette preference(nullptr);
    QTRY_COMPARE(portal.queries(), 1);
    QVERIFY(allHasCome(portal));
    QCOMPARE(isDark(), dark);
}

void TestProgramPalette::changesAreFollowed()
{
    support::Portal portal({{scheme, 0u}});
    const ui::ProgramPalette preference(nullptr);
    QTRY_COMPARE(portal.queries(), 1);
    const QPalette light = QApplication::palette();
    portal.change(appearance, scheme, 1u);
    QTRY_VERIFY(isDark());
    portal.change(appearance, scheme, 2u);
    QTRY_VERIFY(!isDark());
    QCOMPARE(QApplication::palette(), light);
}

void TestProgramPalette::aDarkDesktopIsLeftAlone()
{
    const QPalette desktops(QColor(20, 30, 40));
    QApplication::setPalette(desktops);
    support::Portal portal({{scheme, 1u}});
    const ui::ProgramPalette preference(nullptr);
    QTRY_COMPARE(portal.queries(), 1);
    portal.change(appearance, scheme, 1u);
    portal.change(appearance, scheme, 0u);
    QVERIFY(allHasCome(portal));
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(20, 30, 40));
}

/// One that has colours of its own would mix them with ours.
void TestProgramPalette::anotherStyleIsLeftAlone()
{
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("windows")));
    support::Portal portal({{scheme, 1u}});
    const ui::ProgramPalette preference(nullptr);
    QTRY_COMPARE(portal.queries(), 1);
    QVERIFY(allHasCome(portal));
    QVERIFY(!isDark());
}

void TestProgramPalette::aPlainDesktopGetsAWarmGround()
{
    support::Portal portal({{scheme, 0u}});
    const ui::ProgramPalette preference(nullptr);
    QVERIFY(allHasCome(portal));
    const QColor ground = QApplication::palette().color(QPalette::Window);
    QVERIFY(ground.lightness() > 220);
    QVERIFY(ground.red() > ground.blue());
}

void TestProgramPalette::coloursOfALightDesktopAreLeftAlone()
{
    QApplication::setPalette(QPalette(QColor(200, 220, 240)));
    support::Portal portal({{scheme, 0u}});
    const ui::ProgramPalette preference(nullptr);
    QVERIFY(allHasCome(portal));
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(200, 220, 240));
}

void TestProgramPalette::chosenColoursWin()
{
    using ui::WindowColours;
    QApplication::setPalette(QPalette(QColor(200, 220, 240))); // the desktop's
    support::Portal portal({{scheme, 0u}});
    ui::ProgramPalette palette(nullptr);
    QVERIFY(allHasCome(portal));
    palette.choose(WindowColours::Dark);
    QVERIFY(isDark());
    palette.choose(WindowColours::Light);
    QVERIFY(!isDark());
    portal.change(appearance, scheme, 1u);
    QVERIFY(allHasCome(portal));
    QVERIFY(!isDark());
    palette.choose(WindowColours::Desktop); // which is dark by now
    QVERIFY(isDark());
    portal.change(appearance, scheme, 2u);
    QTRY_VERIFY(!isDark());
    QApplication::setStyle(new ui::AccessibleStyle(QStyleFactory::create("windows")));
    QVERIFY(!ui::ProgramPalette::canChoose());
    palette.choose(WindowColours::Dark);
    QVERIFY(!isDark());
}

void TestProgramPalette::everyTextStandsOut_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestProgramPalette::everyTextStandsOut()
{
    QFETCH(bool, dark);
    const support::Portal portal({{scheme, dark ? 1u : 0u}});
    const ui::ProgramPalette preference(nullptr);
    QTRY_COMPARE(isDark(), dark);
    const QPalette palette = QApplication::palette();
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> texts[] = {
        {QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::Link, QPalette::Base},
        {QPalette::Link, QPalette::Window},
        {QPalette::LinkVisited, QPalette::Base},
        {QPalette::LinkVisited, QPalette::Window}};
    for (const auto &[text, ground] : texts)
        QVERIFY2(ui::contrast(palette.color(text), palette.color(ground)) >= 4.5,
                 qPrintable(QString("%1 on %2").arg(text).arg(ground)));
}

QTEST_MAIN(TestProgramPalette)
#include "tst_programpalette.moc"
