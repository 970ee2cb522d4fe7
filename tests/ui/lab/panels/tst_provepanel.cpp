#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/panels/numberline.h"
#include "ui/lab/panels/provepanel.h"
#include "ui/lab/texts/labtexts.h"

using ai::lab::noNode;

/// What a node's value means for the root, as it is shown.
class TestProvePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void unseenLeafCannotMatter();
    void seenLeafDecidesFromAValueOn();
    void unknownLettersStayUnknown();
    void cutOffersWhatItLeftOut();
    void chanceTreesHaveNothingToProve();
    void triedValueMovesTheTree();
    void triedValueIsWhatTheSearchFinds_data();
    void triedValueIsWhatTheSearchFinds();
};

/// Nothing is cut there, and the root is no longer one of two values and the node's own.
void TestProvePanel::chanceTreesHaveNothingToProve()
{
    const auto window = opened("tree-chance");
    window->session()->select(path({1}));
    QVERIFY2(label(*window, "provedNode").startsWith("Expectiminimax visits every node"),
             qPrintable(label(*window, "provedNode")));
    QVERIFY(!part<QSpinBox>(*window, "triedValue")->isEnabled());
}

void TestProvePanel::triedValueIsWhatTheSearchFinds_data()
{
    QTest::addColumn<QString>("example");
    QTest::addColumn<bool>("drawn");
    QTest::newRow("MAX at the root") << "classic" << true;
    QTest::newRow("MIN at the root") << "four-min" << true;
    QTest::newRow("a heuristic") << "report-medium" << true;
    QTest::newRow("one window") << "nim-heaps" << true;
    QTest::newRow("large") << "ttt-fresh" << false;
}

/// Whether it is drawn or only counted: its root, its move and its calls.
void TestProvePanel::triedValueIsWhatTheSearchFinds()
{
    QFETCH(QString, example);
    QFETCH(bool, drawn);
    const auto window = opened(example);
    ui::lab::LabSession *session = window->session();
    const auto &setup = session->setup();
    const auto second = session->trace().nextSibling(session->trace().firstChild(0));
    for (const ai::lab::NodeId node : {session->trace().firstChild(0), second}) {
        const auto chosen = session->trace().path(node);
        session->select(chosen);
        for (const int value : {1, -1}) {
            part<QLabel>(*window, "tried")->clear();
            part<QSpinBox>(*window, "triedValue")->setValue(value == 1 ? -1 : 1); // a change
            part<QSpinBox>(*window, "triedValue")->setValue(value);
            ai::SearchControl control;
            const auto expected = fixedNodeSearch(setup, chosen, value, control);
            const QString move = QString::fromStdString(moveText(setup.root, expected.best));
            const QString text =
                QStringLiteral("With %1 here the root is %2 and plays %3, after %4 calls.")
                    .arg(ui::lab::minimaxValueText(value),
                         ui::lab::minimaxValueText(expected.value),
                         isTree(setup.root) ? QString(QChar('B' + expected.best.code())) : move,
                         ui::lab::countText(qint64(expected.counters.calls())));
            QTRY_COMPARE(label(*window, "tried"), text);
            QCOMPARE(session->whatIf().has_value(), drawn);
        }
    }
}

/// MAX(MIN(4,5),MIN(2,7)): with 9 for the 2 the second child is worth 7, and so is the root.
void TestProvePanel::triedValueMovesTheTree()
{
    const auto window = opened("four-max");
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    window->resize(1152, 800);
    layOut();
    const auto texts = [canvas] {
        canvas->grab();
        QStringList all;
        for (const auto &one : canvas->drawnText())
            all += one.text;
        return all;
    };
    window->session()->select(path({1, 0}));
    QCOMPARE(part<QSpinBox>(*window, "triedValue")->value(), 2); // its own
    QVERIFY(texts().contains("= 4") && !texts().contains("= 7"));
    part<QSpinBox>(*window, "triedValue")->setValue(9);
    QTRY_VERIFY(window->session()->whatIf().has_value());
    // The tree is no longer that of the step, and says so.
    QVERIFY2(label(*window, "stepWords").startsWith("This is a trial: with "),
             qPrintable(label(*window, "stepWords")));
    QCOMPARE(label(*window, "liveCounters"), QString());
    const auto *line = window->findChild<ui::lab::NumberLine *>();
    QVERIFY(line->accessibleName().contains("no window"));
    QCOMPARE(label(*window, "windowTitle"), QString("Window"));
    QCOMPARE(texts().count("= 7"), 2);
    QVERIFY(texts().contains("9?"));
    // Another node, and the tree is as it was.
    window->session()->select(path({0}));
    QCOMPARE(label(*window, "windowTitle"), QString("Window of B (MIN)"));
    QVERIFY(!window->session()->whatIf().has_value());
    QVERIFY(!label(*window, "stepWords").startsWith("This is a trial"));
    QVERIFY(!label(*window, "liveCounters").isEmpty());
    QVERIFY(texts().contains("= 4") && !texts().contains("9?"));
    QCOMPARE(part<QSpinBox>(*window, "triedValue")->value(), 4);
    // In a game as well, at a node with a board.
    window->controller()->openExample("ttt-late");
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    window->session()->select(window->session()->trace().path(1));
    auto *value = part<QSpinBox>(*window, "triedValue");
    value->setValue(value->value() == 0 ? 1 : 0);
    QTRY_VERIFY(window->session()->whatIf().has_value());
    QVERIFY(texts().contains(QString::number(value->value()) + '?'));
}

void TestProvePanel::unseenLeafCannotMatter()
{
    const auto window = opened();
    window->session()->select(path({1, 1}));
    QCOMPARE(window->session()->selectedNode(), noNode);
    part<QPushButton>(*window, "prove")->click();
    QTRY_VERIFY(label(*window, "proof").contains("Nothing was lost by not visiting it."));
    QVERIFY(label(*window, "proof").contains("The root is 3 in any case."));
    auto *slider = part<QSlider>(*window, "triedSlider");
    QCOMPARE(slider->maximum(), 20); // twice the largest value
    for (const int value : {-99, 0, 99, 99'999}) {
        part<QSpinBox>(*window, "triedValue")->setValue(value);
        QTRY_VERIFY2(label(*window, "tried").contains("the root is 3"),
                     qPrintable(label(*window, "tried")));
        part<QLabel>(*window, "tried")->clear();
    }
    // A value tried while the proof is searched ends neither.
    part<QPushButton>(*window, "prove")->click();
    part<QSpinBox>(*window, "triedValue")->setValue(7);
    QTRY_VERIFY(label(*window, "tried").contains("the root is 3"));
    QTRY_VERIFY(label(*window, "proof").contains("The root is 3 in any case."));
}

void TestProvePanel::seenLeafDecidesFromAValueOn()
{
    const auto window = opened("four-max");
    window->session()->select(path({1, 0})); // the 2 of MIN(2,7)
    part<QPushButton>(*window, "prove")->click();
    QTRY_VERIFY2(label(*window, "proof").contains("From 5 on upwards the root plays C"),
                 qPrintable(label(*window, "proof")));
}

/// b matters when a is 4 or more: nothing takes a as 0.
void TestProvePanel::unknownLettersStayUnknown()
{
    const auto window = opened();
    window->controller()->search(
        {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(a,b))"), ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    window->session()->select(path({1, 1}));
    part<QPushButton>(*window, "prove")->click();
    const QString proof = QString("This node matters when a \u2265 4; otherwise the root is the "
                                  "same whatever it is worth. With 3 or less here the root is 3.");
    QTRY_COMPARE(label(*window, "proof"), proof);
    part<QSpinBox>(*window, "triedValue")->setValue(9);
    QTRY_COMPARE(label(*window, "tried"),
                 QString("With 9 here the root lies between 3 and 9, depending on the other "
                         "letters."));
    part<QSpinBox>(*window, "triedValue")->setValue(2);
    QTRY_COMPARE(label(*window, "tried"),
                 QString("With 2 here the root is 3 whatever the other letters are."));
}

/// Without a choice of the person's, and as long as the step is there.
void TestProvePanel::cutOffersWhatItLeftOut()
{
    const auto window = opened("classic");
    window->session()->goTo(0);
    window->session()->stride(ui::lab::LabSession::StepSize::Cut, true);
    QVERIFY(part<QSlider>(*window, "triedSlider")->isVisible());
    const auto texts = window->findChild<ui::lab::ProvePanel *>()->findChildren<QLabel *>();
    QVERIFY(std::any_of(texts.begin(), texts.end(), [](const QLabel *text) {
        return text->text() == "Give the leaf 4 any value:";
    }));
    QCOMPARE(part<QSpinBox>(*window, "triedValue")->value(), 4);
    part<QSpinBox>(*window, "triedValue")->setValue(-20);
    QTRY_VERIFY2(label(*window, "tried").contains("With \u221220 here the root is 3"),
                 qPrintable(label(*window, "tried")));
    QVERIFY(window->session()->whatIf());
    QCOMPARE(window->session()->whatIf()->path, path({1, 1}));
    window->session()->select(path({0, 0}));
    QCOMPARE(part<QSpinBox>(*window, "triedValue")->value(), 3);
}

QTEST_MAIN(TestProvePanel)
#include "tst_provepanel.moc"
