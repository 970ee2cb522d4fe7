#include "tests/support/qt/fonts.h"
#include "ui/controls/flattabs.h"
#include "ui/style/surface.h"

#include <QAccessible>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

using ui::FlatTabs;

/// The window's own tabs.
class TestFlatTabs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void currentTabIsRaised();
    void titlesAreNeverElided();
    void choosingMovesNothing();
    void keyboardGoesThroughThem();
    void screenReadersFindTabs();
    void aBoxListsTheTitlesThatDoNotFit();
    void theBoxHasTheKeyboardInTheTabsPlace();
};

namespace {

void addPages(FlatTabs &tabs)
{
    for (const char *title : {"Steps", "Code", "Quiz"})
        tabs.addTab(new QLabel(title), title);
}

/// The colour beside the title of a tab.
QColor groundOf(FlatTabs &tabs, int index)
{
    const QRect tab = tabs.tabBar()->tabRect(index);
    return tabs.tabBar()->grab().toImage().pixelColor(tab.left() + 5, tab.center().y());
}

} // namespace

void TestFlatTabs::currentTabIsRaised()
{
    FlatTabs tabs;
    addPages(tabs);
    tabs.resize(400, 200);
    tabs.show();
    tabs.setCurrentIndex(1);
    QCOMPARE(groundOf(tabs, 1).rgb(), ui::cardColour(tabs.palette()).rgb());
    QCOMPARE(groundOf(tabs, 0).rgb(), ui::quietColour(tabs.palette()).rgb());
    tabs.setCurrentIndex(0);
    QCOMPARE(groundOf(tabs, 0).rgb(), ui::cardColour(tabs.palette()).rgb());
    QCOMPARE(groundOf(tabs, 1).rgb(), ui::quietColour(tabs.palette()).rgb());
}

void TestFlatTabs::titlesAreNeverElided()
{
    FlatTabs tabs;
    addPages(tabs);
    tabs.show();
    for (const int width : {300, 400}) {
        tabs.resize(width, 200);
        QVERIFY(tabs.tabBar()->isVisible());
        for (int index = 0; index < tabs.count(); ++index)
            QVERIFY(tabs.tabBar()->tabRect(index).width()
                    >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(index)) + 8);
    }
    QCOMPARE(tabs.tabBar()->tabRect(2).right(), tabs.tabBar()->width() - 1); // all of the width
}

void TestFlatTabs::choosingMovesNothing()
{
    FlatTabs tabs;
    addPages(tabs);
    tabs.resize(400, 200);
    tabs.show();
    const QRect before = tabs.tabBar()->tabRect(1);
    for (const int index : {1, 2, 0}) {
        tabs.setCurrentIndex(index);
        QCOMPARE(tabs.tabBar()->tabRect(1), before);
    }
}

void TestFlatTabs::keyboardGoesThroughThem()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *tabs = new FlatTabs;
    addPages(*tabs);
    layout->addWidget(tabs);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    tabs->tabBar()->setFocus(Qt::OtherFocusReason);
    const QImage unfocused = tabs->tabBar()->grab().toImage();
    QTest::keyClick(tabs->tabBar(), Qt::Key_Right);
    QCOMPARE(tabs->currentIndex(), 1);
    QTest::keyClick(tabs->tabBar(), Qt::Key_Left);
    QCOMPARE(tabs->currentIndex(), 0);
    window.setAttribute(Qt::WA_KeyboardFocusChange);        // as after Tab
    QVERIFY(tabs->tabBar()->grab().toImage() != unfocused); // the ring
}

void TestFlatTabs::screenReadersFindTabs()
{
    FlatTabs tabs;
    addPages(tabs);
    QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(tabs.tabBar());
    QVERIFY(bar != nullptr);
    QCOMPARE(bar->role(), QAccessible::PageTabList);
    QCOMPARE(bar->child(1)->role(), QAccessible::PageTab);
    QCOMPARE(bar->child(1)->text(QAccessible::Name), QString("Code"));
}

/// None of them is scrolled out of sight; they lead to the same pages.
void TestFlatTabs::aBoxListsTheTitlesThatDoNotFit()
{
    FlatTabs tabs;
    addPages(tabs);
    tabs.resize(400, 200);
    tabs.show();
    const auto *box = tabs.findChild<ui::FlatComboBox *>();
    QVERIFY(box->isHidden());
    tabs.setCurrentIndex(1);
    tabs.resize(tabs.tabBar()->sizeHint().width() - 1, 200);
    QVERIFY(box->isVisible());
    QVERIFY(tabs.tabBar()->isHidden());
    QCOMPARE(box->count(), 3);
    QCOMPARE(box->currentText(), QString("Code"));
    QVERIFY(!box->accessibleName().isEmpty());
    QCoreApplication::sendPostedEvents(); // the layout of the pages
    const QRect place(box->mapTo(&tabs, QPoint()), box->size());
    QVERIFY(tabs.rect().contains(place));
    QVERIFY(place.bottom() < tabs.currentWidget()->mapTo(&tabs, QPoint()).y());
    const auto *page = tabs.currentWidget();
    QCOMPARE(page->mapTo(&tabs, QPoint(0, page->height())).y(), tabs.height());
    emit tabs.findChild<ui::FlatComboBox *>()->activated(2);
    QCOMPARE(tabs.currentIndex(), 2);
    tabs.setCurrentIndex(0);
    QCOMPARE(box->currentText(), QString("Steps"));
    delete tabs.widget(0);
    QCOMPARE(box->count(), 2);
    QCOMPARE(box->currentText(), QString("Code"));
    tabs.resize(400, 200);
    QVERIFY(box->isHidden());
    QVERIFY(tabs.tabBar()->isVisible());
}

void TestFlatTabs::theBoxHasTheKeyboardInTheTabsPlace()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *tabs = new FlatTabs;
    addPages(*tabs);
    layout->addWidget(tabs);
    window.resize(400, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto *box = tabs->findChild<ui::FlatComboBox *>();
    tabs->focusTitles(Qt::ShortcutFocusReason);
    QVERIFY(tabs->tabBar()->hasFocus());
    tabs->setFixedWidth(tabs->tabBar()->sizeHint().width() - 1);
    QCoreApplication::sendPostedEvents();
    QVERIFY(box->hasFocus());
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(tabs->currentIndex(), 1);
    tabs->setFixedWidth(390);
    QCoreApplication::sendPostedEvents();
    QVERIFY(tabs->tabBar()->hasFocus());
}

QTEST_MAIN(TestFlatTabs)
#include "tst_flattabs.moc"
