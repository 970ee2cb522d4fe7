#include "ai/lab/lessons/examples.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/projector/levelbylevelwindow.h"
#include "ui/lab/scene/treestatus.h"
#include "ui/lab/texts/growthtexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QPushButton>
#include <QSlider>

using ui::lab::LevelByLevelWindow;
using ui::lab::TreeStatus;

/// The Lab's tree as it grows and gets its values level by level.
class TestLevelByLevelWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void growsAndIsValued();
    void followsTheLab();
    void largeTreeIsNotDrawn();
    void closesWhereAnswersAreHidden();

private:
    static LevelByLevelWindow *openedIn(ui::lab::LabWindow &window)
    {
        window.findChild<QAction *>("levelByLevel")->trigger();
        return window.findChild<LevelByLevelWindow *>();
    }
};

/// What is drawn at each stage: ply by ply, and from the last ply the values.
void TestLevelByLevelWindow::growsAndIsValued()
{
    const auto window = opened("ttt-late");
    auto *levels = openedIn(*window);
    auto *slider = levels->findChild<QSlider *>("growthStages");
    auto *next = levels->findChild<QPushButton *>("growthNext");
    auto *canvas = levels->findChild<ui::lab::TreeCanvas *>();
    const ui::lab::LabSession &session = levels->session();
    QCOMPARE(slider->maximum(), 6);
    QVERIFY(!levels->findChild<QPushButton *>("growthBack")->isEnabled());
    for (int stage = 0; stage <= 6; ++stage) {
        QCOMPARE(slider->value(), stage);
        QCOMPARE(label(*window, "growthWords"),
                 ui::lab::growthText(session.search(), session.levelByLevel()->levels, stage));
        canvas->grab();
        const TreeStatus status(session, canvas->scene());
        const auto &nodes = canvas->scene().nodes();
        QCOMPARE(nodes.size(), std::size_t(14));
        QMap<int, QStringList> texts;
        for (const auto &one : canvas->drawnText())
            texts[one.node] += one.text;
        for (int i = 0; i < int(nodes.size()); ++i) {
            const auto &node = nodes[std::size_t(i)];
            const int ply = int(node.path.size());
            const auto &record = session.trace().nodes()[node.id];
            const bool valued = node.leaf ? ply <= stage : stage >= 6 - ply;
            QCOMPARE(status.at(i).visit, valued         ? TreeStatus::Visit::Done
                                         : ply <= stage ? TreeStatus::Visit::Grown
                                                        : TreeStatus::Visit::Absent);
            QCOMPARE(texts[i].contains(ui::lab::boundText(record.value, record.bound)), valued);
            QCOMPARE(texts[i].contains(node.moveText), ply > 0 && ply <= stage);
            QCOMPARE(status.wonByMax(i).has_value(), node.leaf && valued);
            QCOMPARE(status.at(i).onLine,
                     i == 0
                         || (stage == 6 && node.path == session.trace().path(node.id)
                             && status.at(node.parent).onLine && status.at(i).best));
        }
        next->click();
    }
    QVERIFY(!next->isEnabled());
    levels->findChild<QPushButton *>("growthBack")->click();
    QCOMPARE(slider->value(), 5);
}

/// Also to the course report's search, whose leaves it values as the Lab does.
void TestLevelByLevelWindow::followsTheLab()
{
    const auto window = opened("tree-1");
    auto *levels = openedIn(*window);
    QCOMPARE(levels->session().setup().algorithm, ai::lab::Algorithm::Plain);
    QCOMPARE(levels->session().trace().counters().leaves(), 5U);
    window->controller()->openExample("report-medium");
    finish(*window);
    QCOMPARE(levels->session().setup(), ai::lab::example("report-medium")->setup);
    QCOMPARE(levels->findChild<QSlider *>("growthStages")->value(), 0);
    QVERIFY(label(*window, "growthTitle").contains("MAX"));
}

void TestLevelByLevelWindow::largeTreeIsNotDrawn()
{
    const auto window = opened("ttt-fresh");
    auto *levels = openedIn(*window);
    QVERIFY(label(*window, "growthWords").contains("too many"));
    QVERIFY(!levels->findChild<QSlider *>("growthStages")->isEnabled());
    QVERIFY(!levels->findChild<QPushButton *>("growthNext")->isEnabled());
    QVERIFY(!levels->findChild<ui::lab::TreeCanvas *>()->isVisible());
    window->controller()->openExample("four-max");
    finish(*window);
    QVERIFY(levels->findChild<QSlider *>("growthStages")->isEnabled());
    QVERIFY(levels->findChild<ui::lab::TreeCanvas *>()->isVisible());
}

/// Its values would answer an exercise.
void TestLevelByLevelWindow::closesWhereAnswersAreHidden()
{
    const auto window = opened("four-max");
    QPointer<LevelByLevelWindow> levels = openedIn(*window);
    window->session()->setSolutionHidden(true);
    QVERIFY(!window->findChild<QAction *>("levelByLevel")->isEnabled());
    QTRY_VERIFY(levels.isNull() || !levels->isVisible());
    window->session()->setSolutionHidden(false);
    QVERIFY(window->findChild<QAction *>("levelByLevel")->isEnabled());
}

QTEST_MAIN(TestLevelByLevelWindow)
#include "tst_levelbylevelwindow.moc"
