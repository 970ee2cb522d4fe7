#include "tests/support/window/labtest.h"

#include <QTest>

/// A leaf's value, written in its place.
class TestLeafEditor : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void leafIsEditedByMouse();
    void negativeLeafIsEditedAsItIsTyped();
    void fieldCoversNoLeaf();
    void escapeCancelsAndThePageStays();
};

void TestLeafEditor::leafIsEditedByMouse()
{
    const auto window = opened("four-max");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
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
    QCOMPARE(part<ui::lab::TreeTextEdit>(*window, "treeText")->text(),
             QString("MAX(MIN(4,5),MIN(9,7))"));
    QCOMPARE(window->session()->trace().nodes().front().value, 7);
}

/// It is drawn with a minus sign, and typed with a hyphen.
void TestLeafEditor::negativeLeafIsEditedAsItIsTyped()
{
    const auto window = opened("four-max");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    emit canvas->leafEdited(path({1, 0}), -12);
    finish(*window);
    const int leaf = canvas->scene().find(path({1, 0}));
    QCOMPARE(canvas->scene().nodes()[std::size_t(leaf)].leafText, QString("\u221212"));
    canvas->editLeaf(path({1, 0}));
    auto *editor = part<QLineEdit>(*window, "leafEditor");
    QCOMPARE(editor->text(), QString("-12"));
    QTest::keyClick(editor, Qt::Key_Return);
    finish(*window);
    QCOMPARE(part<ui::lab::TreeTextEdit>(*window, "treeText")->text(),
             QString("MAX(MIN(4,5),MIN(-12,7))"));
}

void TestLeafEditor::escapeCancelsAndThePageStays()
{
    const auto window = opened("four-max");
    trigger(*window, "pageEdit");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    canvas->editLeaf(path({1, 0}));
    auto *editor = part<QLineEdit>(*window, "leafEditor");
    editor->setText("9");
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!editor->isVisible());
    const auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    QVERIFY(text->isVisible());
    QCOMPARE(text->text(), QString("MAX(MIN(4,5),MIN(2,7))"));
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(!text->isVisible());
}

/// Of the same level: they are what the value is compared with.
void TestLeafEditor::fieldCoversNoLeaf()
{
    const auto window = opened("four-max");
    const auto tree = *ai::lab::TextTree::parse(
        "(((3,12,8),(2,4,6),(14,5,2)),((7,1,9),(4,4,6),(8,5,3)),((3,2,8),(9,4,6),(1,5,2)))");
    window->controller()->search({tree, ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    layOut();
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    const auto *editor = part<QLineEdit>(*window, "leafEditor");
    for (const auto &edited : canvas->scene().nodes()) {
        if (!edited.leaf)
            continue;
        canvas->editLeaf(edited.path);
        QVERIFY(canvas->rect().contains(editor->geometry()));
        for (const auto &other : canvas->scene().nodes()) {
            const QRectF box = canvas->scene().box(other);
            QVERIFY2(!QRectF(editor->geometry())
                          .intersects({canvas->onScreen(box.topLeft()),
                                       canvas->onScreen(box.bottomRight())}),
                     qPrintable(other.leafText));
        }
    }
}

QTEST_MAIN(TestLeafEditor)
#include "tst_leafeditor.moc"
