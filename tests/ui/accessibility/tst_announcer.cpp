#include "ui/accessibility/announcer.h"

#include <QLabel>
#include <QTest>

#include <memory>

/// Sentences for a screen reader. Whether one says them is tested with the real window
/// (hear_window.py).
class AnnouncerTest : public QObject
{
    Q_OBJECT

private slots:
    void noticeAppearsInAStatusBar();
    void oldNoticesAreForgotten();
    void noticeOutlivesItsSpeaker();
    void labelKeepsItsName();
};

/// Where Orca says it without "notification" before it.
void AnnouncerTest::noticeAppearsInAStatusBar()
{
    QLabel line;
    line.show();
    const QAccessibleInterface *notice = ui::showNotice(line, "The computer played d3.");
    QVERIFY(notice->isValid());
    QCOMPARE(notice->role(), QAccessible::Notification);
    QCOMPARE(notice->text(QAccessible::Name), "The computer played d3.");
    QVERIFY(notice->text(QAccessible::Description).isEmpty());
    QCOMPARE(notice->parent()->role(), QAccessible::StatusBar);
    QVERIFY(notice->parent()->text(QAccessible::Name).isEmpty());
    QVERIFY(notice->parent()->parent() == QAccessible::queryAccessibleInterface(&line));
    QVERIFY(notice->rect().isValid());
}

/// The text of one is requested later: those that came just before are still there.
void AnnouncerTest::oldNoticesAreForgotten()
{
    QLabel line;
    QList<QAccessible::Id> shown;
    for (int i = 0; i < 40; ++i)
        shown << QAccessible::uniqueId(ui::showNotice(line, QString::number(i)));
    QVERIFY(QAccessible::accessibleInterface(shown.first()) == nullptr);
    for (int i = 35; i < 40; ++i) {
        const QAccessibleInterface *notice = QAccessible::accessibleInterface(shown[i]);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->text(QAccessible::Name), QString::number(i));
    }
}

void AnnouncerTest::noticeOutlivesItsSpeaker()
{
    auto line = std::make_unique<QLabel>();
    ui::Announcer announcer(line.get());
    const QAccessibleInterface *notice = ui::showNotice(*line, "The computer played d3.");
    line.reset();
    QVERIFY(!notice->isValid());
    QVERIFY(notice->parent()->parent() == nullptr);
    QVERIFY(notice->window() == nullptr);
    announcer.announce("Nobody is left to say it.");
}

void AnnouncerTest::labelKeepsItsName()
{
    QLabel line("What the window shows");
    line.show();
    ui::Announcer(&line).announce("The computer played d3.");
    QCOMPARE(QAccessible::queryAccessibleInterface(&line)->text(QAccessible::Name),
             "What the window shows");
}

QTEST_MAIN(AnnouncerTest)
#include "tst_announcer.moc"
