#include "tests/support/qt/waits.h"
#include "ui/window/frame/windowsize.h"

#include <QDockWidget>
#include <QMenuBar>

using ui::MinimumSize;

/// How small a window may become.
class TestMinimumSize : public QObject
{
    Q_OBJECT

private slots:
    void floorHoldsForASmallMiddle();
    void middleAndMenusHaveSpace();
    void anOpenDockHasSpaceByItselfAndAHiddenOneNone();
    void largerLettersNeedMore();
    void screenIsTheLimit();
};

namespace {

/// A widget that asks for a size; in its font's heights where that is wanted.
class Asking : public QWidget
{
public:
    explicit Asking(QSize size, bool inTextHeights = false)
        : m_size(size)
        , m_inTextHeights(inTextHeights)
    {}
    QSize minimumSizeHint() const override
    {
        return m_inTextHeights ? m_size * fontMetrics().height() : m_size;
    }

private:
    QSize m_size;
    bool m_inTextHeights;
};

} // namespace

void TestMinimumSize::floorHoldsForASmallMiddle()
{
    QMainWindow window;
    window.setCentralWidget(new Asking({10, 10}));
    new MinimumSize(&window, {360, 400});
    QCOMPARE(window.minimumSize(), QSize(360, 400));
}

void TestMinimumSize::middleAndMenusHaveSpace()
{
    QMainWindow window;
    window.menuBar()->addMenu("Game");
    window.setCentralWidget(new Asking({420, 430}));
    new MinimumSize(&window, {360, 400});
    QCOMPARE(window.minimumSize(), QSize(420, 430 + window.menuBar()->sizeHint().height()));
}

/// It is beside the middle or has its place.
void TestMinimumSize::anOpenDockHasSpaceByItselfAndAHiddenOneNone()
{
    QMainWindow window;
    window.setCentralWidget(new Asking({300, 300}));
    auto *dock = new QDockWidget;
    dock->setWidget(new Asking({450, 100}));
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    new MinimumSize(&window, {100, 100});
    QCOMPARE(window.minimumSize().width(), 300);
    window.show();
    dock->show();
    QTRY_COMPARE(window.minimumSize().width(), dock->minimumSizeHint().width());
    dock->setFloating(true);
    QTRY_COMPARE(window.minimumSize().width(), 300);
}

void TestMinimumSize::largerLettersNeedMore()
{
    QMainWindow window;
    auto *middle = new Asking({10, 10}, true);
    window.setCentralWidget(middle);
    new MinimumSize(&window, {10, 10});
    const QSize before = window.minimumSize();
    QFont larger = window.font();
    larger.setPointSize(2 * larger.pointSize());
    window.setFont(larger);
    QTRY_COMPARE(window.minimumSize().width(), middle->minimumSizeHint().width());
    QVERIFY(window.minimumSize().width() > before.width());
}

void TestMinimumSize::screenIsTheLimit()
{
    QMainWindow window;
    window.setCentralWidget(new Asking({100'000, 50}));
    new MinimumSize(&window, {10, 10});
    QCOMPARE(window.minimumSize().width(), window.screen()->availableSize().width());
}

QTEST_MAIN(TestMinimumSize)
#include "tst_minimumsize.moc"
