#include "tests/support/window/labtest.h"

#include <QTest>

using ui::lab::LabSession;

/// The steps as a list.
class TestStepsPanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void keysStartAtTheTreeAndWalkTheSteps();
    void longestSentenceIsWhole();
};

void TestStepsPanel::keysStartAtTheTreeAndWalkTheSteps()
{
    const auto window = opened();
    QCOMPARE(window->focusWidget()->objectName(), QString("treeCanvas"));
    LabSession *session = window->session();
    session->goTo(0);
    auto *steps = part<QListView>(*window, "stepList");
    trigger(*window, "openRandomTree");
    finish(*window);
    steps->setFocus(); // which is no step
    QCOMPARE(session->step(), 0U);
    QTest::keyClick(steps, Qt::Key_Down);
    QTest::keyClick(steps, Qt::Key_Right);
    QCOMPARE(session->step(), session->stops()[2]);
    QCOMPARE(steps->currentIndex().row(), 1);
    QTest::keyClick(steps, Qt::Key_Up);
    QTest::keyClick(steps, Qt::Key_Left);
    QCOMPARE(session->step(), 0U);
    QTest::keyClick(steps, Qt::Key_End);
    QVERIFY(session->atEnd());
    QTest::keyClick(steps, Qt::Key_Home);
    QCOMPARE(session->step(), 0U);
    // A row has space for the reason of a cut.
    QVERIFY(steps->sizeHintForRow(0) >= 2 * steps->fontMetrics().lineSpacing());
    QVERIFY(steps->wordWrap());
    window->controller()->openExample("tree-1");
    QCOMPARE(window->focusWidget()->objectName(), QString("treeCanvas"));
}

/// Those of the story are long, and the column is narrow.
void TestStepsPanel::longestSentenceIsWhole()
{
    for (const char *key : {"tree-2", "othello-a-and-b", "classic"}) {
        const auto window = opened(key);
        window->resize(800, 600);
        auto *steps = part<QListView>(*window, "stepList");
        showPageOf(*window, steps);
        layOut();
        constexpr int margin = 8; // pixels around a row's text
        const QRect space(0, 0, steps->viewport()->width() - margin, 10'000);
        for (int row = 0; row < steps->model()->rowCount(); ++row) {
            const QString text = steps->model()->index(row, 0).data().toString();
            const QRect needed = steps->fontMetrics().boundingRect(space, Qt::TextWordWrap, text);
            QVERIFY2(needed.height() <= steps->sizeHintForRow(row), qPrintable(text));
        }
    }
}

QTEST_MAIN(TestStepsPanel)
#include "tst_stepspanel.moc"
