#include "ui/window/frame/windowsize.h"

#include <QScreen>
#include <QTest>

/// A window widens for its docks as far as the screen allows.
class TestWindowWidening : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theMiddleKeepsItsWidth();
    void docksBehindOneAnotherNeedTheSpaceOnce();
    void itGrowsNoFurtherThanTheScreen();
    void whatFillsTheScreenKeepsItsSize();
    void aWindowThatShowsItsDocksAloneKeepsItsSize();
    void aDockShownFromTheStartHasItsSpace();
    void aNarrowWindowKeepsTheSpaceForBoth();
    void aSizeGivenByHandStays();
    void itMovesBack();
    void theFullScreenChangesNoWidth();
    void aMaximisedWindowComesBackWithItsSpace();

private:
    void open(int width, bool withDock);
    QDockWidget *addDock();

    std::unique_ptr<QMainWindow> m_window; // they are deleted before it
    std::unique_ptr<ui::DockFit> m_room;
    std::unique_ptr<ui::WindowWidening> m_growth;
    QDockWidget *m_dock = nullptr;
};

namespace {

/// A widget that needs a size.
class Sized : public QWidget
{
public:
    explicit Sized(QSize size)
        : m_size(size)
    {}
    QSize sizeHint() const override { return m_size; }
    QSize minimumSizeHint() const override { return m_size; }

private:
    QSize m_size;
};

} // namespace

QDockWidget *TestWindowWidening::addDock()
{
    auto *dock = new QDockWidget;
    dock->setWidget(new Sized({150, 100}));
    m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    return dock;
}

void TestWindowWidening::init()
{
    open(400, false);
}

void TestWindowWidening::open(int width, bool withDock)
{
    m_growth.reset();
    m_room.reset();
    m_window = std::make_unique<QMainWindow>();
    m_window->setCentralWidget(new Sized({200, 100}));
    m_dock = addDock();
    m_window->tabifyDockWidget(m_dock, addDock());
    m_window->setMinimumSize(100, 100); // or its layout would have it grow
    m_window->resize(width, 300);
    m_room = std::make_unique<ui::DockFit>(m_window.get());
    m_growth = std::make_unique<ui::WindowWidening>(m_window.get(), *m_room);
    m_dock->setVisible(withDock);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestWindowWidening::theMiddleKeepsItsWidth()
{
    m_dock->show();
    QTRY_COMPARE(m_window->centralWidget()->width(), 400);
    QVERIFY(m_window->width() >= 550 && m_dock->width() >= 150);
    QVERIFY(m_window->screen()->availableGeometry().contains(m_window->frameGeometry()));
    m_dock->hide();
    QTRY_COMPARE(m_window->width(), 400);
    QCOMPARE(m_window->centralWidget()->width(), 400);
}

void TestWindowWidening::docksBehindOneAnotherNeedTheSpaceOnce()
{
    auto *other = m_window->findChildren<QDockWidget *>().constLast();
    m_dock->show();
    const int width = m_window->width();
    other->show();
    QCOMPARE(m_window->width(), width);
    m_dock->hide();
    QCOMPARE(m_window->width(), width);
    other->hide();
    QCOMPARE(m_window->width(), 400);
}

void TestWindowWidening::itGrowsNoFurtherThanTheScreen()
{
    const int most = m_window->screen()->availableGeometry().width();
    const int beside = m_window->frameGeometry().width() - m_window->width();
    m_window->resize(most - beside - 50, 300);
    m_dock->show();
    QCOMPARE(m_window->frameGeometry().width(), most);
    m_dock->hide();
    QCOMPARE(m_window->width(), most - beside - 50);
}

void TestWindowWidening::whatFillsTheScreenKeepsItsSize()
{
    m_window->showMaximized();
    QTRY_VERIFY(m_window->isMaximized());
    const QSize size = m_window->size();
    m_dock->show();
    QCOMPARE(m_window->size(), size);
    m_dock->hide();
    QCOMPARE(m_window->size(), size);
}

/// On a small screen a window stays small.
void TestWindowWidening::aWindowThatShowsItsDocksAloneKeepsItsSize()
{
    m_window->resize(300, 300);
    m_dock->show();
    QVERIFY(m_room->isCentralWidgetCovered());
    QCOMPARE(m_window->width(), 300);
    m_dock->hide();
    QCOMPARE(m_window->width(), 300);
}

/// From start to start the window has the width that it was left with.
void TestWindowWidening::aDockShownFromTheStartHasItsSpace()
{
    m_dock->show();
    const int wide = m_window->width();
    for (int start = 0; start < 3; ++start) {
        open(m_window->width(), true);
        QTRY_COMPARE(m_window->centralWidget()->width(), 400);
        m_dock->hide();
        QTRY_COMPARE(m_window->centralWidget()->width(), 400);
        QCOMPARE(m_window->width(), 400);
        m_dock->show();
        QCOMPARE(m_window->width(), wide);
    }
}

/// Or the dock would come back instead of the middle.
void TestWindowWidening::aNarrowWindowKeepsTheSpaceForBoth()
{
    open(400, true);
    m_dock->hide();
    QVERIFY(m_window->width() < 400);
    m_dock->show();
    QVERIFY(!m_room->isCentralWidgetCovered());
    QCOMPARE(m_window->width(), 400);
}

void TestWindowWidening::aSizeGivenByHandStays()
{
    m_dock->show();
    m_window->resize(500, 300);
    m_dock->hide();
    QCOMPARE(m_window->width(), 500);
    m_dock->show();
    QVERIFY(m_window->width() >= 650);
    m_dock->hide();
    QCOMPARE(m_window->width(), 500);
}

void TestWindowWidening::itMovesBack()
{
    const QRect screen = m_window->screen()->availableGeometry();
    const int beside = m_window->frameGeometry().width() - m_window->width();
    const int left = screen.right() + 1 - beside - 400;
    m_window->move(left, m_window->y());
    m_dock->show();
    QVERIFY(m_window->x() <= left - 150);
    m_dock->hide();
    QCOMPARE(m_window->width(), 400);
    QCOMPARE(m_window->x(), left);
    m_dock->show();
    m_window->move(0, m_window->y()); // by hand
    m_dock->hide();
    QCOMPARE(m_window->x(), 0);
}

/// Whose docks are hidden while it lasts.
void TestWindowWidening::theFullScreenChangesNoWidth()
{
    open(500, true);
    for (const int width : {500, 450}) { // the latter by hand
        m_window->resize(width, 300);
        m_window->showFullScreen();
        QTRY_VERIFY(m_window->isFullScreen());
        m_dock->hide();
        m_window->showNormal();
        QTRY_COMPARE(m_window->width(), width);
        m_dock->show();
        QCOMPARE(m_window->width(), width);
    }
}

void TestWindowWidening::aMaximisedWindowComesBackWithItsSpace()
{
    m_dock->show();
    const int wide = m_window->width();
    m_window->showMaximized();
    QTRY_VERIFY(m_window->isMaximized());
    m_window->showNormal();
    QTRY_COMPARE(m_window->width(), wide);
    m_dock->hide();
    QCOMPARE(m_window->width(), 400);
}

QTEST_MAIN(TestWindowWidening)
#include "tst_windowwidening.moc"
