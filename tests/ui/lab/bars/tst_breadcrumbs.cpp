#include "tests/support/window/labtest.h"
#include "ui/lab/bars/breadcrumbs.h"

#include <QAction>
#include <QTest>
#include <QToolButton>

using ui::lab::Breadcrumbs;
using ui::lab::LabSession;
using ui::lab::LabWindow;

namespace {

/// The first step at which the node that is worked on is so many plies below the root.
std::uint32_t stepAtPly(const LabSession &session, std::size_t ply)
{
    const auto &trace = session.trace();
    std::uint32_t step = 1;
    while (trace.path(trace.current(step)).size() < ply)
        ++step;
    return step;
}

QToolButton *button(LabWindow &window, std::size_t ply)
{
    return part<QToolButton>(window, qPrintable(QStringLiteral("way%1").arg(ply)));
}

bool isInView(LabWindow &window, const LabSession::Path &node)
{
    const auto *canvas = part<ui::lab::TreeCanvas>(window, "treeCanvas");
    const int index = canvas->scene().find(node);
    return index >= 0
           && QRectF(QPointF(), canvas->treeSize())
                  .contains(canvas->onScreen(canvas->scene().nodes()[std::size_t(index)].centre));
}

} // namespace

/// In a deep tree the way from the root stays in reach.
class TestBreadcrumbs : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void buttonsLeadToEachNodeOfTheWay();
    void wayBeyondTheWidthIsInTheMenu();
    void treeInViewNeedsNone();
    void valueIsNotGivenAwayWhilePredicting();
};

void TestBreadcrumbs::buttonsLeadToEachNodeOfTheWay()
{
    const auto window = opened("ttt-shared");
    window->resize(1152, 800);
    LabSession *session = window->session();
    session->goTo(stepAtPly(*session, 7));
    layOut();
    const LabSession::Path current = session->selected();
    QCOMPARE(current.size(), std::size_t(7));
    QVERIFY(!isInView(*window, {})); // what the bar is for
    QCOMPARE(button(*window, 0)->text(), QStringLiteral("\u25b2\u00a0root"));
    QCOMPARE(button(*window, 1)->text(), QStringLiteral("\u203a \u25bc\u00a01"));
    QVERIFY(button(*window, 7)->isChecked());
    for (const std::size_t ply : {std::size_t(0), std::size_t(3), std::size_t(7)}) {
        QVERIFY(button(*window, ply)->isVisible());
        button(*window, ply)->click();
        const LabSession::Path node(current.begin(),
                                    current.begin() + static_cast<std::ptrdiff_t>(ply));
        QCOMPARE(session->selected(), node);
        QVERIFY(isInView(*window, node));
        QVERIFY(button(*window, ply)->isChecked());
        QVERIFY(button(*window, 7)->isVisible()); // the way back
    }
    // What is said of a node is what the search has found so far.
    QVERIFY2(button(*window, 0)->accessibleName().startsWith("root, MAX: "),
             qPrintable(button(*window, 0)->accessibleName()));
    // Beside the way there is another one.
    session->select(path({3, 0}));
    QVERIFY(button(*window, 2)->isChecked());
    QVERIFY(!button(*window, 3)->isVisible());
    QCOMPARE(button(*window, 1)->text(), QStringLiteral("\u203a \u25bc\u00a04"));
}

void TestBreadcrumbs::wayBeyondTheWidthIsInTheMenu()
{
    const auto window = opened("ttt-shared");
    LabSession *session = window->session();
    Breadcrumbs bar(session);
    session->goTo(stepAtPly(*session, 8));
    bar.resize(bar.minimumSizeHint());
    bar.show();
    layOut();
    auto *more = bar.findChild<QToolButton *>("moreOfTheWay");
    QVERIFY(more->isVisible());
    QCOMPARE(more->menu()->actions().size(), 7); // the root and the last node stay
    QVERIFY(bar.findChild<QToolButton *>("way0")->isVisible());
    QVERIFY(!bar.findChild<QToolButton *>("way7")->isVisible());
    QVERIFY(bar.findChild<QToolButton *>("way8")->isVisible());
    more->menu()->actions().at(1)->trigger();
    QCOMPARE(session->selected().size(), std::size_t(2));
    bar.resize(2'000, bar.height());
    layOut();
    QVERIFY(!more->isVisible());
    QVERIFY(bar.findChild<QToolButton *>("way5")->isVisible());
}

void TestBreadcrumbs::treeInViewNeedsNone()
{
    const auto window = opened("tree-2");
    QVERIFY(!part<Breadcrumbs>(*window, "breadcrumbs")->isVisible());
    window->controller()->openExample("ttt-shared");
    finish(*window);
    QVERIFY(part<Breadcrumbs>(*window, "breadcrumbs")->isVisible());
    window->controller()->openExample("tree-1");
    finish(*window);
    QVERIFY(!part<Breadcrumbs>(*window, "breadcrumbs")->isVisible());
}

void TestBreadcrumbs::valueIsNotGivenAwayWhilePredicting()
{
    const auto window = opened("ttt-late");
    LabSession *session = window->session();
    // The root has a best value so far.
    std::uint32_t step = session->trace().stepCount();
    while (!session->trace().state(0, step).hasValue
           || session->trace().state(0, step).status != ai::lab::Trace::Status::Open)
        --step;
    session->goTo(step);
    const auto name = [&] { return button(*window, 0)->accessibleName(); };
    const int best = session->trace().state(0, step).value;
    QCOMPARE(name(), QString("root, MAX: being searched, %1 so far").arg(best));
    session->setPredicting(true);
    QCOMPARE(name(), QString("root, MAX: being searched"));
}

QTEST_MAIN(TestBreadcrumbs)
#include "tst_breadcrumbs.moc"
