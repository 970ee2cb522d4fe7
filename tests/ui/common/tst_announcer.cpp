#include "ui/common/announcer.h"

#include <QAccessible>
#include <QLabel>
#include <QTest>

#include <memory>

/// Sentences for a screen reader.
class AnnouncerTest : public QObject
{
    Q_OBJECT

private slots:
    void announcementIsReadFromItsLabel();
};

void AnnouncerTest::announcementIsReadFromItsLabel()
{
    auto line = std::make_unique<QLabel>();
    ui::Announcer announcer(line.get());
    announcer.announce("The computer played d3.");
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    QCOMPARE(QAccessible::queryAccessibleInterface(line.get())->text(QAccessible::Name),
             "The computer played d3.");
    announcer.announce(QString());
    QCOMPARE(QAccessible::queryAccessibleInterface(line.get())->text(QAccessible::Name),
             "The computer played d3.");
#endif
    line.reset();
    announcer.announce("Nobody is left to say it.");
}

QTEST_MAIN(AnnouncerTest)
#include "tst_announcer.moc"
