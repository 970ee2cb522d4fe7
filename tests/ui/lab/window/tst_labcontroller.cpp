#include "ai/lab/lessons/examples.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/texts/labtexts.h"

#include <QSignalSpy>
#include <QTest>

using ai::lab::noNode;
using ui::lab::LabSession;

/// What the Lab opens, searches, refuses and stops, and what it reports of it.
class TestLabController : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void textbookTreeOpensAtItsFirstStep();
    void everySearchOfTheLibraryOpens();
    void tooBigASearchIsRefused();
    void searchIsStoppedAtOnce();
    void traceBeyondItsLimitIsSearchedAgain();
    void orderOfChildrenChangesTheCount();
    void childrenAreAddedAndRemoved();
    void aSingleLeafIsNotRemembered();
    void titleHoldsForWhatWasOpened();
    void whatAnExerciseIsAboutLeavesItWhenOpenedOtherwise();
};

void TestLabController::textbookTreeOpensAtItsFirstStep()
{
    const auto window = opened();
    window->controller()->openExample("tree-2");
    finish(*window);
    QCOMPARE(window->session()->step(), 0U);
    QVERIFY(!window->message().contains("3."));
    QVERIFY2(window->message().startsWith("Which leaves need not be examined"),
             qPrintable(window->message()));
    QCOMPARE(label(*window, "nodeTheory"), QString());
    window->session()->goTo(window->session()->trace().stepCount());
    QVERIFY2(window->message().contains("The root is worth 3."), qPrintable(window->message()));
    trigger(*window, "toStart");
    QCOMPARE(window->session()->step(), 0U);
    // Another algorithm opens at the step where the person is.
    auto *algorithm = part<QComboBox>(*window, "algorithm");
    algorithm->setCurrentIndex(0);
    emit algorithm->activated(0);
    finish(*window);
    QCOMPARE(window->session()->step(), 0U);
    QVERIFY(!window->message().contains("worth"));
}

void TestLabController::everySearchOfTheLibraryOpens()
{
    const auto window = opened();
    std::optional<ai::lab::Document> lesson; // whose stops follow each other
    for (const ai::lab::Example &example : ai::lab::examples()) {
        const bool next = example.inLesson && lesson == example.document;
        trigger(*window, !example.inLesson ? ("example-" + std::string(example.key)).c_str()
                         : next            ? "nextStop"
                                           : "reportLesson");
        finish(*window);
        if (example.inLesson) {
            lesson = example.document;
            QVERIFY(part<QWidget>(*window, "lessonNotes")->isVisible());
        }
        QVERIFY2(window->session()->setup() == example.setup, example.key.data());
        QVERIFY2(!window->message().isEmpty(), example.key.data());
        window->grab();
    }
}

void TestLabController::tooBigASearchIsRefused()
{
    const auto window = opened("four-max");
    window->controller()->search({core::Othello(), ai::lab::Algorithm::Plain, 12});
    finish(*window);
    QVERIFY2(window->message().startsWith("Not searched"), qPrintable(window->message()));
    QVERIFY(isTree(window->session()->setup().root));
    // The bar describes what is shown, not of what was refused.
    window->controller()->openExample("othello-start");
    finish(*window);
    auto *depth = part<QSpinBox>(*window, "depth");
    QCOMPARE(depth->value(), 6);
    depth->setValue(14);
    finish(*window);
    QVERIFY2(window->message().startsWith("Not searched"), qPrintable(window->message()));
    QCOMPARE(window->session()->setup().depth, 6);
    QCOMPARE(depth->value(), 6);
}

void TestLabController::searchIsStoppedAtOnce()
{
    const auto window = opened("four-max");
    window->controller()->search({core::TicTacToe(), ai::lab::Algorithm::Report});
    QVERIFY(window->searching());
    QVERIFY(part<QAction>(*window, "stopSearch")->isEnabled());
    trigger(*window, "stopSearch");
    QVERIFY(!window->searching());
    QVERIFY(!part<QAction>(*window, "stopSearch")->isEnabled());
    // The bar names what is shown, not what was stopped.
    const QString shown = part<QPushButton>(*window, "openExample")->text();
    window->controller()->openExample("ttt-plain");
    QVERIFY(part<QPushButton>(*window, "openExample")->text() != shown);
    trigger(*window, "stopSearch");
    QCOMPARE(part<QPushButton>(*window, "openExample")->text(), shown);
    QVERIFY(window->message().startsWith("Stopped"));
    // Its answer is forgotten, and the next search is not held up.
    window->controller()->openExample("tree-1");
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(4));
}

void TestLabController::traceBeyondItsLimitIsSearchedAgain()
{
    const auto window = opened("report-waste");
    LabSession *session = window->session();
    QCOMPARE(calls(*window), quint64(986'410));
    QVERIFY(!session->trace().complete());
    QVERIFY(window->message().contains("searched again where you open them"));
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    // The last opening is past the limit; opened, it is searched by itself.
    LabSession::Path below = path({8});
    while (!session->trace().nodes()[session->trace().find(below)].partial
           || session->trace().firstChild(session->trace().find(below)) != noNode) {
        const auto child = session->trace().firstChild(session->trace().find(below));
        QVERIFY(child != noNode);
        below.push_back(session->trace().nodes()[child].move);
    }
    const auto recorded = session->trace().nodes()[session->trace().find(below)];
    session->select(below);
    canvas->toggleSelected();
    finish(*window);
    QCOMPARE(session->search().path, below);
    QCOMPARE(session->trace().nodes().front().value, recorded.value);
    QVERIFY(session->trace().nodeCount() > 1);
    // A question there names the node from the game's beginning.
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    QVERIFY(panel->question() != nullptr);
    auto asked = below;
    for (const core::Move move : session->trace().path(panel->question()->node))
        asked.push_back(move);
    QVERIFY2(label(*window, "question").contains(ui::lab::pathText(session->setup().root, asked)),
             qPrintable(label(*window, "question")));
    panel->setPredicting(false);
    trigger(*window, "wholeTree");
    QVERIFY(label(*window, "liveCounters").startsWith("Of the nodes kept"));
    QVERIFY(session->search().path.empty());
    QCOMPARE(calls(*window), quint64(986'410));
}

void TestLabController::orderOfChildrenChangesTheCount()
{
    const auto window = opened("ttt-shared");
    QCOMPARE(calls(*window), quint64(18'297));
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
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

void TestLabController::childrenAreAddedAndRemoved()
{
    const auto window = opened("four-max");
    auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
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

/// There would be nothing to search, now and whenever one's own tree is opened again.
void TestLabController::aSingleLeafIsNotRemembered()
{
    const auto window = opened("four-max");
    window->controller()->edits()->write(*ai::lab::TextTree::parse("3"));
    finish(*window);
    QVERIFY2(window->message().startsWith("A single leaf"), qPrintable(window->message()));
    ui::Settings().labTree.set("3"); // as an earlier version did
    window->controller()->openOwnTree();
    finish(*window);
    QVERIFY(window->session()->trace().nodeCount() > 1);
    QCOMPARE(window->controller()->title(), QString("My own tree"));
}

/// "Six plies" is not the title of a search to another depth.
void TestLabController::titleHoldsForWhatWasOpened()
{
    const auto window = opened("tree-1");
    ai::lab::SearchSetup setup = window->session()->setup();
    const QString title = window->controller()->title();
    setup.algorithm = ai::lab::Algorithm::Plain;
    window->controller()->search(setup);
    finish(*window);
    QCOMPARE(window->controller()->title(), title + " (other settings)");
    setup.algorithm = ai::lab::Algorithm::AlphaBetaShared;
    window->controller()->search(setup);
    finish(*window);
    QCOMPARE(window->controller()->title(), title);
}

/// The same search under the same title, but opened from the library, is not the exercise's.
void TestLabController::whatAnExerciseIsAboutLeavesItWhenOpenedOtherwise()
{
    const auto window = opened();
    QSignalSpy left(window->controller(), &ui::lab::LabController::exerciseLeft);
    window->controller()->openExercise("classic", false);
    finish(*window);
    QCOMPARE(left.count(), 0);
    QVERIFY(window->session()->solutionHidden());
    window->controller()->openExample("classic");
    finish(*window);
    QCOMPARE(left.count(), 1);
    QVERIFY(!window->session()->solutionHidden());
}

QTEST_MAIN(TestLabController)
#include "tst_labcontroller.moc"
