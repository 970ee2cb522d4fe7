#include "tests/support/window/labtest.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/tree/accessibletree.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

using ui::lab::LabSession;
using ui::lab::TreeCanvas;

namespace {

/// The names of a node and of all that is below it.
void collect(QAccessibleInterface &node, QStringList &names)
{
    names += node.text(QAccessible::Name);
    for (int i = 0; i < node.childCount(); ++i) {
        QAccessibleInterface *child = node.child(i);
        QCOMPARE(child->parent(), &node);
        QCOMPARE(node.indexOfChild(child), i);
        collect(*child, names);
    }
}

QAccessibleInterface *treeOf(TreeCanvas *canvas)
{
    return QAccessible::queryAccessibleInterface(canvas);
}

QStringList namesOf(TreeCanvas *canvas)
{
    QStringList names;
    collect(*treeOf(canvas)->child(0), names);
    return names;
}

} // namespace

/// The drawn tree for a screen reader.
class TestAccessibleTree : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void everyDrawnNodeIsAnItem();
    void namesFollowTheStep();
    void probabilitiesAreNamed();
    void hiddenNodesAreSaid();
    void focusGoesFromNodeToNode();
    void pressMarksWithoutFolding();
    void actionsEndWithTheirTree();
    void nothingAnswersTheQuiz();
};

void TestAccessibleTree::everyDrawnNodeIsAnItem()
{
    for (const char *key : {"tree-2", "ttt-late"}) {
        const auto window = opened(key);
        auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
        QAccessibleInterface *tree = treeOf(canvas);
        QCOMPARE(tree->role(), QAccessible::Tree);
        QCOMPARE(tree->text(QAccessible::Name), QString("Search tree"));
        QCOMPARE(tree->childCount(), 1);
        QCOMPARE(tree->child(0)->role(), QAccessible::TreeItem);
        QCOMPARE(tree->child(0)->parent(), tree);
        QCOMPARE(tree->indexOfChild(tree->child(0)), 0);
        const QStringList names = namesOf(canvas);
        QCOMPARE(std::size_t(names.size()), canvas->scene().nodes().size());
        for (const QString &name : names)
            QVERIFY2(name.size() > 8 && !name.contains('%'), qPrintable(name));
        // What lies under the pointer.
        const auto &node = canvas->scene().nodes().back();
        const QPoint at = canvas->mapToGlobal(canvas->onScreen(node.centre).toPoint());
        QAccessibleInterface *found = tree->childAt(at.x(), at.y());
        QVERIFY(found != nullptr && found->rect().contains(at));
    }
}

void TestAccessibleTree::namesFollowTheStep()
{
    const auto window = opened();
    auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
    window->session()->goTo(0);
    QStringList names = namesOf(canvas);
    QCOMPARE(names[0], QString("A, MAX: not visited yet"));
    QVERIFY2(names.contains("child 2 of C, leaf a: not visited yet"), qPrintable(names.join('\n')));
    window->session()->goTo(window->session()->trace().stepCount());
    names = namesOf(canvas);
    names.replaceInStrings(QChar(0x200e), QString());
    QVERIFY2(names[0].startsWith("A, MAX: = 3"), qPrintable(names[0]));
    QVERIFY2(names.contains("child 2 of C, leaf a: cut, never visited"),
             qPrintable(names.join('\n')));
    QVERIFY2(names.contains(QString("C, MIN: %1 2").arg(QChar(0x2264))),
             qPrintable(names.join('\n')));
}

void TestAccessibleTree::probabilitiesAreNamed()
{
    const auto window = opened("tree-chance");
    window->session()->goTo(window->session()->trace().stepCount());
    QStringList names = namesOf(part<TreeCanvas>(*window, "treeCanvas"));
    names.replaceInStrings(QChar(0x200e), QString());
    for (const char *name : {"C, CHANCE: = 4.75", "G, MIN with probability 3/4: = 1",
                             "B, CHANCE: = 5, the best so far"})
        QVERIFY2(names.contains(name), qPrintable(names.join('\n')));
}

/// What "↓33" and "//2" beside a node stand for, to a screen reader and under the pointer.
void TestAccessibleTree::hiddenNodesAreSaid()
{
    const auto window = opened("ttt-fresh");
    auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
    window->session()->goTo(window->session()->trace().stepCount());
    canvas->grab();
    int counted = 0;
    for (std::size_t i = 0; i < canvas->scene().nodes().size(); ++i) {
        const auto &node = canvas->scene().nodes()[i];
        const int index = static_cast<int>(i);
        const QString name = drawnNodeText(*window->session(), canvas->scene(), index);
        const qint64 hidden = node.hidden + node.more;
        const QString nodes = QString("; %1 node").arg(ui::lab::countText(hidden));
        QCOMPARE(name.contains(nodes), hidden > 0);
        counted += hidden > 0 ? 1 : 0;
        if (hidden > 0 && counted == 1) {
            const QPoint at = canvas->onScreen(node.centre).toPoint();
            QHelpEvent help(QEvent::ToolTip, at, canvas->mapToGlobal(at));
            QCoreApplication::sendEvent(canvas, &help);
            QCOMPARE(QToolTip::text(), name);
        }
    }
    QVERIFY(counted > 0);
}

void TestAccessibleTree::focusGoesFromNodeToNode()
{
    const auto window = opened();
    auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    canvas->setFocus();
    window->session()->select({});
    const auto focused = [canvas] {
        QAccessibleInterface *node = treeOf(canvas)->focusChild();
        return node != nullptr && node->state().focused && node->state().selected
                   ? node->text(QAccessible::Name).section(',', 0, 0)
                   : QString();
    };
    QTRY_COMPARE(focused(), QString("A"));
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(focused(), QString("B"));
    QTest::keyClick(canvas, Qt::Key_Right);
    QCOMPARE(focused(), QString("C"));
    canvas->clearFocus();
    QVERIFY(treeOf(canvas)->focusChild() == nullptr);
}

/// As a click does: it goes to the node, or marks it where a quiz asks which branches are cut.
void TestAccessibleTree::pressMarksWithoutFolding()
{
    const auto window = opened();
    auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
    LabSession *session = window->session();
    const auto press = [canvas](int child) {
        treeOf(canvas)->child(0)->child(child)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
    };
    const auto expanded = [canvas](int child) {
        return bool(treeOf(canvas)->child(0)->child(child)->state().expanded);
    };
    session->select({});
    press(1);
    QCOMPARE(session->selected(), path({1}));
    QVERIFY(expanded(1));
    session->offerMarks({path({1}), path({2})});
    press(2);
    QCOMPARE(session->marked(), std::set<LabSession::Path>{path({2})});
    QVERIFY(expanded(2));
    press(2);
    QVERIFY(session->marked().empty());
    QCOMPARE(session->selected(), path({1}));
}

void TestAccessibleTree::actionsEndWithTheirTree()
{
    const auto window = opened();
    auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
    QAccessibleInterface *second = treeOf(canvas)->child(0)->child(1);
    second->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(window->session()->selected(), path({1}));
    // Another tree is drawn: what a screen reader still holds is no longer valid.
    QAccessibleInterface *leaf = treeOf(canvas)->child(0)->child(0)->child(2);
    QVERIFY(leaf->isValid());
    window->controller()->openExample("four-min");
    finish(*window);
    QVERIFY(!leaf->isValid());
    QVERIFY(leaf->text(QAccessible::Name).isEmpty());
    QCOMPARE(leaf->childCount(), 0);
}

/// Neither what a quiz asks about a node, nor what is to be written into the tree.
void TestAccessibleTree::nothingAnswersTheQuiz()
{
    const auto window = opened();
    auto *canvas = part<TreeCanvas>(*window, "treeCanvas");
    const ai::lab::NodeId compared = goToComparison(*window->session());
    QVERIFY(compared != ai::lab::noNode);
    QVERIFY(namesOf(canvas).filter("so far").size() > 0);
    window->session()->setPredicting(true);
    QVERIFY2(namesOf(canvas).filter("so far").isEmpty(), qPrintable(namesOf(canvas).join('\n')));
    window->session()->setFilling(true);
    for (const QString &name : namesOf(canvas))
        QVERIFY2(name.endsWith("nothing written") != name.contains("leaf "), qPrintable(name));
}

QTEST_MAIN(TestAccessibleTree)
#include "tst_accessibletree.moc"
