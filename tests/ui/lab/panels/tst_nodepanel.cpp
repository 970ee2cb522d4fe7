#include "ai/lab/lessons/examples.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/panels/nodepanel.h"
#include "ui/lab/panels/numberline.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/theorytexts.h"

#include <QTest>
#include <QTextDocument>

#include <algorithm>
#include <tuple>

/// The selected node in large.
class TestNodePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void bestPlayOfATreeNamesTheChildren();
    void bestPlayIsNotNamedBehindABound();
    void plainMinimaxHasNoWindow();
    void cutSaysWhyAndThatTheWindowIsEmpty();
    void numbersBehindALetterHaveAStar();
    void cardOfTheWindowIsNeverEmpty();
    void windowOfALeafIsItsParents();
    void searchWithoutAWindowHasNoCardForIt();
    void windowIsInViewWhereThereIsLittleSpace();
    void boardIsWholeWhereThereIsLittleSpace();
    void heuristicOfOthelloHasItsSpace();
    void heuristicSaysWhereItIsNotEvaluated();
    void lettersAreShownAsIntervals();
    void rulesOfHeapsAreTrue();
};

void TestNodePanel::bestPlayOfATreeNamesTheChildren()
{
    const auto window = opened();
    window->session()->select({});
    QCOMPARE(label(*window, "bestPlay"), QString("Best play from here: B, then child 1 of B: 3"));
}

/// Behind the cut lies 20, which is better than the 9 that was seen.
void TestNodePanel::bestPlayIsNotNamedBehindABound()
{
    const auto window = opened();
    window->controller()->search({*ai::lab::TextTree::parse("MIN(MAX(2,7),MAX(9,20))"),
                                  ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    window->session()->goTo(window->session()->trace().stepCount());
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "bestPlay"),
             QString("Only a bound is known here: the best play may lie in what was cut."));
    window->session()->select({});
    QCOMPARE(label(*window, "bestPlay"), QString("Best play from here: B, then child 2 of B: 7"));
}

void TestNodePanel::plainMinimaxHasNoWindow()
{
    const auto window = opened("four-max");
    const auto *line = window->findChild<ui::lab::NumberLine *>();
    window->session()->goTo(1);
    QVERIFY(!line->accessibleName().contains("no window"));
    window->controller()->search(
        {*ai::lab::TextTree::parse("MAX(MIN(4,5),MIN(2,7))"), ai::lab::Algorithm::Plain});
    finish(*window);
    window->session()->goTo(1);
    QVERIFY(line->accessibleName().contains("no window"));
}

/// MAX has 3 when MIN finds 2: fail-hard moves beta below alpha, fail-soft leaves it.
void TestNodePanel::cutSaysWhyAndThatTheWindowIsEmpty()
{
    for (const bool failHard : {false, true}) {
        const auto window = opened();
        ai::lab::SearchSetup setup = ai::lab::example("tree-2")->setup;
        setup.failHard = failHard;
        window->controller()->search(setup);
        finish(*window);
        const auto &events = window->session()->trace().events();
        std::uint32_t step = 1;
        while (events[step - 1].kind != ai::lab::EventKind::Cut)
            ++step;
        window->session()->goTo(step);
        QVERIFY2(label(*window, "nodeState").endsWith("cut, with 2 so far"),
                 qPrintable(label(*window, "nodeState")));
        const QString why = label(*window, "nodeCondition");
        QVERIFY2(why.startsWith(failHard ? "Cut: alpha = 3 is not below beta = 2. The window is "
                                           "empty"
                                         : "Cut: 2 is not above alpha = 3."),
                 qPrintable(why));
        auto *line = window->findChild<ui::lab::NumberLine *>();
        QCOMPARE(line->accessibleName().contains("empty window"), failHard);
        const QImage drawn = line->grab().toImage();
        line->show(2, 3, ui::lab::NumberLine::Value{2}, false); // the same numbers in their order
        QVERIFY(line->grab().toImage() != drawn);
    }
}

/// Of the first child nothing is known but what was taken for a, so the root's alpha and its best
/// value hold for that alone. The second child's values are known.
void TestNodePanel::numbersBehindALetterHaveAStar()
{
    const auto window = opened();
    window->controller()->search(
        {*ai::lab::TextTree::parse("MAX(MIN(a,9),MIN(9,8))"), ai::lab::Algorithm::AlphaBetaShared});
    finish(*window);
    ui::lab::LabSession *session = window->session();
    std::uint32_t step = 1;
    while (session->trace().state(0, step).alpha <= -ai::infinity)
        ++step;
    session->goTo(step);
    session->select({});
    const auto *line = window->findChild<ui::lab::NumberLine *>();
    const auto spoken = [line] { return line->accessibleName(); };
    QCOMPARE(spoken(), QString("Alpha 0*, beta +\u221e; 0* so far, at MAX"));
    session->goTo(session->trace().stepCount());
    session->select({});
    QVERIFY2(spoken().endsWith("; 8* returned, at MAX"), qPrintable(spoken()));
    session->select(path({1}));
    QVERIFY2(spoken().endsWith("; 8 returned, at MIN"), qPrintable(spoken()));
}

/// At step 0 as well, where no node has a window.
void TestNodePanel::cardOfTheWindowIsNeverEmpty()
{
    const auto window = opened("tree-1");
    window->session()->goTo(0);
    window->session()->select({});
    QCOMPARE(label(*window, "windowTitle"), QString("Window of A (MAX)"));
    QCOMPARE(label(*window, "nodeCondition"),
             QString("The search has not come here, so there is no window."));
    window->session()->goTo(1);
    QVERIFY(!label(*window, "nodeCondition").contains("not come here"));
}

/// And so is that of what was cut; where the parent is done, the window that it ended with.
void TestNodePanel::windowOfALeafIsItsParents()
{
    const auto window = opened();
    auto *line = window->findChild<ui::lab::NumberLine *>();
    for (const auto &[node, title] :
         {std::pair(path({0, 0}), "Window of B (MIN)"),
          std::pair(path({1, 2}), "Window of C (MIN)"), std::pair(path({1}), "Window of C (MIN)"),
          std::pair(path({}), "Window of A (MAX)")}) {
        window->session()->select(node);
        QCOMPARE(label(*window, "windowTitle"), QString(title));
        QVERIFY(!line->accessibleName().contains("no window"));
        // The search is at its end.
        QVERIFY2(line->accessibleName().contains(" returned, at "),
                 qPrintable(line->accessibleName()));
    }
}

void TestNodePanel::searchWithoutAWindowHasNoCardForIt()
{
    const auto window = opened();
    const auto *title = part<QLabel>(*window, "windowTitle");
    const auto *line = window->findChild<ui::lab::NumberLine *>();
    for (const auto &[key, cuts, hasWindow] :
         {std::tuple("tree-1-plain", false, false), std::tuple("tree-1", true, true),
          std::tuple("tree-chance", false, false), std::tuple("ttt-three", true, false),
          std::tuple("tree-2", true, true)}) {
        window->controller()->openExample(key);
        finish(*window);
        layOut();
        QCOMPARE(title->isVisible(), cuts);
        QCOMPARE(line->isVisible(), hasWindow);
        QVERIFY2(!cuts || title->text().startsWith(hasWindow ? "Window of " : "Cuts at "),
                 qPrintable(title->text()));
        QVERIFY(part<QPushButton>(*window, "prove")->isVisible());
    }
}

void TestNodePanel::windowIsInViewWhereThereIsLittleSpace()
{
    for (const char *key : {"tree-2", "ttt-heuristic", "othello-start", "nim-alpha-beta"}) {
        const auto window = opened(key);
        window->resize(1024, 700);
        const auto &trace = window->session()->trace();
        std::uint32_t step = 1; // the window of an inner node
        while (trace.nodes()[trace.current(step)].parent != 0
               || trace.events()[step - 1].kind != ai::lab::EventKind::Window)
            ++step;
        window->session()->goTo(step);
        layOut();
        const auto *line = window->findChild<ui::lab::NumberLine *>();
        QVERIFY(!line->accessibleName().contains("no window"));
        QVERIFY2(line->visibleRegion().boundingRect() == line->rect(), key);
    }
}

void TestNodePanel::boardIsWholeWhereThereIsLittleSpace()
{
    const auto window = opened("ttt-late");
    window->resize(1024, 700);
    showPageOf(*window, window->findChild<ui::lab::NodePanel *>());
    layOut();
    const auto parts = window->findChild<ui::lab::NodePanel *>()->findChildren<QWidget *>();
    const auto board = std::find_if(parts.begin(), parts.end(), [](const QWidget *part) {
        return part->accessibleName() == "Board of the selected node";
    });
    QVERIFY(board != parts.end());
    QVERIFY((*board)->visibleRegion().boundingRect() == (*board)->rect());
}

void TestNodePanel::heuristicOfOthelloHasItsSpace()
{
    const auto window = opened("othello-start");
    window->resize(window->sizeHint());
    showPageOf(*window, window->findChild<ui::lab::NodePanel *>());
    layOut();
    auto *heuristic = part<QLabel>(*window, "nodeHeuristic");
    QVERIFY(heuristic->isVisible());
    // No name of a strategy is broken into lines: all of the table is as wide as it wants to be.
    QTextDocument table;
    table.setDefaultFont(heuristic->font());
    table.setHtml(heuristic->text());
    QVERIFY2(heuristic->width() >= table.idealWidth() - 2 * table.documentMargin(),
             qPrintable(QString("%1 of %2").arg(heuristic->width()).arg(table.idealWidth())));
    // The board above it is large enough to have its coordinates.
    const auto parts = window->findChild<ui::lab::NodePanel *>()->findChildren<QWidget *>();
    const auto board = std::find_if(parts.begin(), parts.end(), [](const QWidget *part) {
        return part->accessibleName() == "Board of the selected node";
    });
    QVERIFY(board != parts.end());
    QVERIFY2((*board)->height() > 120, qPrintable(QString::number((*board)->height())));
}

/// A node's value comes from its children: a sum beside it that differs would contradict it.
void TestNodePanel::heuristicSaysWhereItIsNotEvaluated()
{
    for (const char *key : {"ttt-heuristic", "othello-start"}) {
        const auto window = opened(key);
        auto *session = window->session();
        const auto &nodes = session->trace().nodes();
        session->select({});
        QVERIFY(!label(*window, "nodeHeuristic").contains("Sum:"));
        QVERIFY(label(*window, "nodeHeuristic").contains("Only leaves"));
        const auto leaf =
            std::find_if(nodes.begin(), nodes.end(), [](const auto &node) { return node.leaf; });
        session->select(session->trace().path(ai::lab::NodeId(leaf - nodes.begin())));
        QVERIFY2(label(*window, "nodeHeuristic")
                     .contains(QString("Sum: %1").arg(ui::lab::minimaxValueText(leaf->value))),
                 qPrintable(label(*window, "nodeHeuristic")));
    }
}

void TestNodePanel::lettersAreShownAsIntervals()
{
    const auto window = opened();
    QCOMPARE(label(*window, "nodeTheory"), QString("The root is 3 whatever the letters are."));
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "nodeTheory"),
             QString("Depending on the letters this node lies between \u2212\u221e and 2."));
    window->session()->select(path({2}));
    QCOMPARE(label(*window, "nodeTheory"), QString());
    window->controller()->openExample("tree-2-values");
    finish(*window);
    window->session()->select(path({1}));
    QCOMPARE(label(*window, "nodeTheory"), QString("c is unknown (at most 2)."));
}

namespace {

/// By trying all moves.
bool isWonBySearch(const core::Nim &position)
{
    if (position.isOver())
        return position.rule() == core::Nim::Rule::Misere; // the other side took the last counter
    for (const core::Move move : position.legalMoves()) {
        core::Nim next = position;
        next.play(move);
        if (!isWonBySearch(next))
            return true;
    }
    return false;
}

} // namespace

void TestNodePanel::rulesOfHeapsAreTrue()
{
    for (const char *rule : {"normal", "misere"}) {
        for (int heaps = 0; heaps < 64; ++heaps) {
            const int sizes[] = {heaps % 4, heaps / 4 % 4, heaps / 16};
            if (sizes[0] + sizes[1] + sizes[2] == 0)
                continue;
            const std::string text = std::to_string(sizes[0]) + '-' + std::to_string(sizes[1]) + '-'
                                     + std::to_string(sizes[2]) + ' ' + rule;
            const auto position = core::Nim::parse(text);
            QVERIFY2(position, text.c_str());
            const QString said = ui::lab::nimTheory(*position);
            const bool sumZeroWins = said.contains("sum 0 wins");
            QVERIFY2(sumZeroWins != said.contains("Sum 0 loses"), text.c_str());
            const bool isSumZero = (sizes[0] ^ sizes[1] ^ sizes[2]) == 0;
            QVERIFY2(isWonBySearch(*position) == (isSumZero == sumZeroWins), text.c_str());
            QVERIFY2(said.contains("The player to move wins.") == isWonBySearch(*position),
                     text.c_str());
        }
    }
}

QTEST_MAIN(TestNodePanel)
#include "tst_nodepanel.moc"
