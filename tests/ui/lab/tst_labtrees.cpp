#include "tests/ui/lab/labtest.h"

#include <QTest>

using ui::LabSession;

/// Trees that a learner changes, writes or draws by lot.
class TestLabTrees : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void orderOfChildrenChangesTheCount();
    void keysReorderAndTravel();
    void ownTreeIsReadAndWrongTextIsExplained();
    void lettersAreShownAsIntervals();
    void dragReordersTheChildren();
    void leafIsEditedByMouse();
    void childrenAreAddedAndRemoved();
    void randomTreesComeAgain();
};

void TestLabTrees::orderOfChildrenChangesTheCount()
{
    const auto window = opened("ttt-shared");
    QCOMPARE(calls(*window), quint64(18'297));
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    // Squares 1 to 9 are codes 0 to 8; each is dragged to its place in turn.
    const auto arrange = [&](const std::vector<int> &wanted) {
        for (std::size_t to = 0; to < wanted.size(); ++to) {
            const auto moves =
                searchedMoves(window->session()->setup(), window->session()->setup().root);
            const auto from = std::find(moves.begin(), moves.end(),
                                        core::Move(static_cast<std::uint16_t>(wanted[to])));
            if (from - moves.begin() == static_cast<long>(to))
                continue;
            emit canvas->childMoved({}, static_cast<int>(from - moves.begin()),
                                    static_cast<int>(to));
            finish(*window);
        }
    };
    arrange({4, 0, 2, 6, 8, 1, 3, 5, 7});
    QCOMPARE(calls(*window), quint64(7'275));
    QVERIFY2(window->message().contains("7,275"), qPrintable(window->message()));
    arrange({1, 3, 5, 7, 0, 2, 6, 8, 4});
    QCOMPARE(calls(*window), quint64(42'094));
}

void TestLabTrees::keysReorderAndTravel()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(session->selected(), path({1, 0}));
    QCOMPARE(session->trace().counters().leaves(), quint64(4));
    part<QAction>(*window, "later")->trigger(); // 2 behind 7
    finish(*window);
    QCOMPARE(session->trace().counters().leaves(), quint64(3));
    QCOMPARE(session->selected(), path({1, 1}));
    QCOMPARE(part<QLineEdit>(*window, "treeText")->text(), QString("MIN(MAX(4,5),MAX(7,2))"));
    QTest::keyClick(canvas, Qt::Key_Up);
    QCOMPARE(session->selected(), path({1}));
}

void TestLabTrees::ownTreeIsReadAndWrongTextIsExplained()
{
    const auto window = opened();
    auto *text = part<QLineEdit>(*window, "treeText");
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(window->focusWidget(), text);
    QVERIFY2(window->message().contains("press Enter"), qPrintable(window->message()));
    text->setText("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The message names keys, which are the tree's.
    QVERIFY2(window->message().contains("goes on by one"), qPrintable(window->message()));
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    QCOMPARE(window->focusWidget(), canvas);
    text->setText("MAX(MIN(3,12");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QVERIFY2(label(*window, "treeProblem").contains("Column 13"),
             qPrintable(label(*window, "treeProblem")));
    QCOMPARE(text->text(), QString("MAX(MIN(3,12")); // still there to be mended
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The last good one comes again, whatever else was looked at and changed meanwhile.
    window->openExhibit("tree-1");
    finish(*window);
    auto *algorithm = part<QComboBox>(*window, "algorithm");
    algorithm->setCurrentIndex(0);
    emit algorithm->activated(0);
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Plain);
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"));
}

void TestLabTrees::lettersAreShownAsIntervals()
{
    const auto window = opened();
    QCOMPARE(label(*window, "nodeTheory"), QString("The root is 3 whatever the letters are."));
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "nodeTheory"),
             QString("Depending on the letters this node lies between \u2212\u221e and 2."));
    window->session()->select(path({2}));
    QCOMPARE(label(*window, "nodeTheory"), QString());
    window->openExhibit("tree-2-values");
    finish(*window);
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "nodeTheory"), QString("c is not known: \u2212\u221e to 2."));
}

void TestLabTrees::dragReordersTheChildren()
{
    const auto window = opened("four-min");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    const auto centre = [canvas](const LabSession::Path &node) {
        const int index = canvas->scene().find(node);
        return canvas->onScreen(canvas->scene().nodes()[std::size_t(index)].centre).toPoint();
    };
    const QPoint from = centre(path({1, 0}));
    const QPoint to = centre(path({1, 1})) + QPoint(15, 0);
    QTest::mousePress(canvas, Qt::LeftButton, {}, from);
    for (const QPoint at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas, &move);
    }
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
    finish(*window);
    QCOMPARE(part<QLineEdit>(*window, "treeText")->text(), QString("MIN(MAX(4,5),MAX(7,2))"));
    QVERIFY2(window->message().startsWith("Another order"), qPrintable(window->message()));
    QCOMPARE(window->message().count("call"), 1);
}

void TestLabTrees::leafIsEditedByMouse()
{
    const auto window = opened("four-max");
    auto *canvas = part<ui::TreeCanvas>(*window, "treeCanvas");
    const int leaf = canvas->scene().find(path({1, 0}));
    const QPointF at = canvas->onScreen(canvas->scene().nodes()[std::size_t(leaf)].centre);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at.toPoint());
    QTest::mouseDClick(canvas, Qt::LeftButton, {}, at.toPoint());
    auto *editor = part<QLineEdit>(*window, "leafEditor");
    QVERIFY(editor->isVisible());
    editor->setText("9");
    QTest::keyClick(editor, Qt::Key_Return);
    finish(*window);
    QVERIFY(!editor->isVisible());
    QCOMPARE(part<QLineEdit>(*window, "treeText")->text(), QString("MAX(MIN(4,5),MIN(9,7))"));
    QCOMPARE(window->session()->trace().nodes().front().value, 7);
}

void TestLabTrees::childrenAreAddedAndRemoved()
{
    const auto window = opened("four-max");
    auto *text = part<QLineEdit>(*window, "treeText");
    window->session()->select(path({0}));
    trigger(*window, "addChild");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(4,5,0),MIN(2,7))"));
    QCOMPARE(window->session()->selected(), path({0}));
    window->session()->select(path({1}));
    trigger(*window, "removeNode");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(4,5,0))"));
    window->session()->select({});
    QVERIFY(!part<QAction>(*window, "removeNode")->isEnabled());
}

void TestLabTrees::randomTreesComeAgain()
{
    const auto window = opened();
    auto *text = part<QLineEdit>(*window, "treeText");
    auto *seed = part<QSpinBox>(*window, "randomSeed");
    trigger(*window, "openRandomTree");
    finish(*window);
    const QString first = text->text();
    seed->setValue(2);
    finish(*window);
    QVERIFY(text->text() != first);
    seed->setValue(1);
    finish(*window);
    QCOMPARE(text->text(), first);
    // The field that is changed by keys keeps the focus.
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    seed->setFocus();
    QTest::keyClick(seed, Qt::Key_Up);
    finish(*window);
    QCOMPARE(seed->value(), 2);
    QVERIFY(seed->hasFocus());
}

QTEST_MAIN(TestLabTrees)
#include "tst_labtrees.moc"
