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
    for (const int width : {120, 400}) { // scrolled, and with room for all
        tabs.resize(width, 200);
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

QTEST_MAIN(TestFlatTabs)
#include "tst_flattabs.moc"
