#include "ui/window/frame/windowsize.h"

#include <QSignalBlocker>
#include <QSignalSpy>
#include <QTest>

using ui::DockFit;

/// Docks of a window that is too narrow for them.
class TestDockFit : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aDockBesideTheMiddleCoversNothing();
    void inANarrowWindowTheDockHasItsPlace();
    void theMiddleComesBackWithTheSpace();
    void aDockHiddenWithoutASignalIsNoticed();
    void whatADockNeedsMayChangeWithoutAResize();
    void aFloatingDockAlwaysFits();

private:
    std::unique_ptr<QMainWindow> m_window;
    QWidget *m_middle = nullptr;
    QDockWidget *m_dock = nullptr;
};

namespace {

/// A widget that needs a size.
class Needing : public QWidget
{
public:
    explicit Needing(QSize size)
        : m_size(size)
    {}
    QSize sizeHint() const override { return m_size; }
    QSize minimumSizeHint() const override { return m_size; }
    void need(QSize size)
    {
        m_size = size;
        updateGeometry();
    }

private:
    QSize m_size;
};

} // namespace

void TestDockFit::init()
{
    m_window = std::make_unique<QMainWindow>();
    m_middle = new Needing({200, 100});
    m_window->setCentralWidget(m_middle);
    m_dock = new QDockWidget;
    m_dock->setWidget(new Needing({150, 100}));
    m_window->addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_dock->hide();
    m_window->setMinimumSize(100, 100); // or its layout would have it grow
    m_window->resize(300, 200);
    m_window->show();
}

void TestDockFit::aDockBesideTheMiddleCoversNothing()
{
    m_window->resize(500, 200);
    const DockFit fit(m_window.get());
    m_dock->show();
    QVERIFY(fit.fits(*m_dock) && !fit.isCentralWidgetCovered());
    QVERIFY(m_middle->isVisible());
}

void TestDockFit::inANarrowWindowTheDockHasItsPlace()
{
    const DockFit fit(m_window.get());
    const QSignalSpy changed(&fit, &DockFit::changed);
    QVERIFY(!fit.fits(*m_dock) && m_middle->isVisible());
    m_dock->show();
    QVERIFY(fit.isCentralWidgetCovered() && !m_middle->isVisible());
    QVERIFY(!changed.isEmpty());
    QTRY_COMPARE(m_dock->width(), m_window->width());
    QCOMPARE(m_window->size(), QSize(300, 200));
    m_dock->hide();
    QVERIFY(!fit.isCentralWidgetCovered() && m_middle->isVisible());
}

void TestDockFit::theMiddleComesBackWithTheSpace()
{
    const DockFit fit(m_window.get());
    m_dock->show();
    QVERIFY(!m_middle->isVisible());
    m_window->resize(500, 200);
    QTRY_VERIFY(m_middle->isVisible());
    QVERIFY(m_dock->isVisible());
    m_window->resize(300, 200);
    QTRY_VERIFY(!m_middle->isVisible());
    m_dock->setFloating(true);
    QVERIFY(m_middle->isVisible());
}

/// As the whole screen hides it.
void TestDockFit::aDockHiddenWithoutASignalIsNoticed()
{
    const DockFit fit(m_window.get());
    m_dock->show();
    const QSignalBlocker quiet(m_dock);
    m_dock->hide();
    QVERIFY(!fit.isCentralWidgetCovered() && m_middle->isVisible());
}

/// As its font does after the window was resized.
void TestDockFit::whatADockNeedsMayChangeWithoutAResize()
{
    m_window->resize(500, 200);
    const DockFit fit(m_window.get());
    m_dock->show();
    QVERIFY(m_middle->isVisible());
    auto *content = dynamic_cast<Needing *>(m_dock->widget());
    content->need({400, 100});
    QTRY_VERIFY(fit.isCentralWidgetCovered() && !m_middle->isVisible());
    content->need({150, 100});
    QTRY_VERIFY(!fit.isCentralWidgetCovered() && m_middle->isVisible());
}

void TestDockFit::aFloatingDockAlwaysFits()
{
    const DockFit fit(m_window.get());
    QVERIFY(!fit.fits(*m_dock));
    m_dock->setFloating(true);
    QVERIFY(fit.fits(*m_dock));
}

QTEST_MAIN(TestDockFit)
#include "tst_dockfit.moc"
