#include "tests/support/window/quizanswers.h"
#include "ui/lab/panels/numberline.h"
#include "ui/lab/texts/steptexts.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using support::give;

namespace {

/// What the window says about the selected node, without its name.
QStringList words(ui::lab::LabWindow &window)
{
    QStringList said{label(window, "nodeState")};
    said += window.findChild<QAction *>("subtree")->isEnabled() ? "searched" : "";
    const auto ply = int(window.session()->selected().size());
    const auto *way = window.findChild<QToolButton *>(QString("way%1").arg(ply));
    said += way->toolTip().section(':', 1);
    return said;
}

/// Whether a step's words say what a node returned.
bool returns(const QString &words)
{
    static const QRegularExpression says("node returns|is worth \\S+:|The root is worth");
    return words.contains(says);
}

/// Whether a label beside a node states its value.
bool valueIn(const QString &label)
{
    static const QRegularExpression says("^[=\u2264\u2265]|so far");
    return label.contains(says);
}

} // namespace

/// What the quiz asks stands nowhere on the screen.
class TestQuizHiding : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        forgetTree();
        ui::Settings().labScores.set({});
    }
    void futureIsHiddenWhilePredicting();
    void nodesAheadLookLikeCutOnes();
    void proofsWaitForTheEndOfTheQuiz();
    void noQuestionAnswersItself();
    void valueIsNotShownWhileItIsAsked();
    void noTextAnswersAnOpenQuestion_data();
    void noTextAnswersAnOpenQuestion();
};

void TestQuizHiding::futureIsHiddenWhilePredicting()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    auto *steps = part<QListView>(*window, "stepList");
    const int all = steps->model()->rowCount();
    panel->setPredicting(true);
    QVERIFY(steps->model()->rowCount() < all);
    QVERIFY(window->message().startsWith("Predicting"));
    QVERIFY(!part<QSlider>(*window, "stepSlider")->isEnabled());
    panel->setPredicting(false);
    QCOMPARE(steps->model()->rowCount(), all);
    QVERIFY(part<QSlider>(*window, "stepSlider")->isEnabled());
}

/// Whether the search will come to a node is what the questions about cuts ask.
void TestQuizHiding::nodesAheadLookLikeCutOnes()
{
    ui::Settings().labTree.set("MAX(MIN(MAX(5,6),MAX(4,3)),MIN(MAX(1,2),MAX(7,8),MAX(9,0)))");
    const auto window = opened();
    window->controller()->openOwnTree();
    finish(*window);
    auto *session = window->session();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        if (question->asked == ai::lab::Concept::Cut) {
            QVERIFY(!question->left.empty());
            ui::lab::LabSession::Path branch = session->trace().path(question->node);
            branch.push_back(question->left.front());
            session->select(branch);
            static const QStringList unseen = words(*window);
            QCOMPARE(words(*window), unseen);
        }
        give(*window, *question, true);
        panel->answer();
        panel->goOn();
    }
}

/// They tell whether a node matters.
void TestQuizHiding::proofsWaitForTheEndOfTheQuiz()
{
    const auto window = opened();
    auto *prove = part<QPushButton>(*window, "prove");
    window->session()->select(path({1, 1}));
    QVERIFY(prove->isEnabled());
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    window->session()->select(path({1, 1}));
    QVERIFY(!prove->isEnabled());
    QVERIFY(!part<QSpinBox>(*window, "triedValue")->isEnabled());
    panel->setPredicting(false);
    QVERIFY(prove->isEnabled());
}

/// The best value so far is what a node returns once it is done.
void TestQuizHiding::noQuestionAnswersItself()
{
    const auto window = opened();
    auto *session = window->session();
    const auto isShown = [&] {
        return label(*window, "nodeState").contains("so far")
               || ui::lab::nodeText(session->search(), session->selectedNode(), session->step(),
                                    !session->predicting())
                      .contains("so far");
    };
    for (session->goTo(1); !isShown(); session->stride(ui::lab::LabSession::StepSize::Event, true))
        QVERIFY(!session->atEnd());
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    QVERIFY(session->predicting());
    bool sameBound = false;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        QVERIFY(!isShown());
        if (question->asked == ai::lab::Concept::Window)
            sameBound =
                sameBound || question->value == (question->max ? question->alpha : question->beta);
        give(*window, *question, false);
        panel->answer();
        panel->goOn();
    }
    QVERIFY(sameBound); // that it was asked does not give away that the bound changes
}

/// Neither as a window's bound, nor in the words of the steps that compared the children.
void TestQuizHiding::valueIsNotShownWhileItIsAsked()
{
    const auto window = opened("classic");
    auto *session = window->session();
    auto *steps = part<QListView>(*window, "stepList");
    auto *canvas = window->findChild<ui::lab::TreeCanvas *>();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    const auto windows = [&] {
        canvas->repaint();
        int count = 0;
        for (const auto &text : canvas->drawnText())
            count += text.text.startsWith('(') ? 1 : 0;
        return count;
    };
    panel->setPredicting(true);
    int asked = 0;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        const bool ofValue = question->asked == ai::lab::Concept::Value
                             || question->asked == ai::lab::Concept::Bound;
        QCOMPARE(session->asked(), ofValue ? question->node : ai::lab::noNode);
        const std::uint32_t step = session->step();
        const int open = session->trace().nodes()[question->node].ply + 1;
        QCOMPARE(windows(), ofValue ? open - 1 : open);
        if (ofValue) {
            ++asked;
            const QString hidden = "Hidden until the question is answered.";
            QCOMPARE(label(*window, "stepWords"), hidden);
            const auto *model = steps->model();
            const int stop = int(session->stopOf(step));
            QCOMPARE(model->rowCount(), stop);
            QVERIFY(model->index(stop - 1, 0).data().toString().endsWith(hidden));
            QVERIFY(
                window->findChild<ui::lab::NumberLine *>()->accessibleName().contains("no window"));
        } else {
            QCOMPARE(label(*window, "stepWords"), ui::lab::stepText(session->search(), step));
        }
        give(*window, *question, true);
        panel->answer();
        // Answered, the step says what it did, unless it is asked about once more.
        const bool last = session->asked() == ai::lab::noNode;
        QCOMPARE(last, !ofValue || question->asked == ai::lab::Concept::Bound);
        if (last)
            QCOMPARE(label(*window, "stepWords"), ui::lab::stepText(session->search(), step));
        panel->goOn();
    }
    QCOMPARE(asked, 8); // the value of four nodes, and whether it is exact
    session->goTo(session->trace().stepCount() - 1);
    QCOMPARE(label(*window, "stepWords"), ui::lab::stepText(session->search(), session->step()));
}

void TestQuizHiding::noTextAnswersAnOpenQuestion_data()
{
    using ai::lab::Algorithm;
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<bool>("failHard");
    QTest::addColumn<bool>("beyond");
    QTest::newRow("soft") << Algorithm::AlphaBetaShared << false << false;
    QTest::newRow("hard") << Algorithm::AlphaBetaShared << true << false;
    QTest::newRow("beyond") << Algorithm::AlphaBetaShared << false << true;
    QTest::newRow("full windows") << Algorithm::AlphaBetaFresh << false << false;
    QTest::newRow("plain") << Algorithm::Plain << false << false;
    QTest::newRow("chance") << Algorithm::Expectiminimax << false << false;
}

/// What the search has found at a node stands nowhere before all questions about it are answered:
/// not at the node, not in the steps, not in the words of another question.
void TestQuizHiding::noTextAnswersAnOpenQuestion()
{
    using ai::lab::EventKind;
    QFETCH(const ai::lab::Algorithm, algorithm);
    QFETCH(const bool, failHard);
    QFETCH(const bool, beyond);
    const auto window = opened();
    auto *session = window->session();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    auto *canvas = window->findChild<ui::lab::TreeCanvas *>();
    const auto *steps = part<QListView>(*window, "stepList")->model();
    ai::Random random(7);
    int asked = 0;
    for (int i = 0; i < 6; ++i) {
        ai::lab::TextTree::Shape shape{2 + i % 2, 2, 3, i % 3 == 0 ? 4 : 20, true};
        shape.chance = algorithm == ai::lab::Algorithm::Expectiminimax;
        ai::lab::SearchSetup setup{ai::lab::TextTree::random(shape, core::Side::First, random),
                                   algorithm};
        setup.failHard = failHard;
        setup.cutsBeyond = beyond;
        window->controller()->search(setup);
        finish(*window);
        panel->setPredicting(true);
        const ai::lab::Trace &trace = session->trace();
        std::set<std::pair<ai::lab::NodeId, ai::lab::Concept>> closed;
        while (const ai::lab::QuizQuestion *question = panel->question()) {
            ++asked;
            QCOMPARE(session->step(), question->step);
            int returned = 0;
            for (std::uint32_t step = 0; step < question->step; ++step)
                returned += trace.events()[step].kind == EventKind::Leave ? 1 : 0;
            int told = 0;
            for (int row = 0; row < steps->rowCount(); ++row)
                told += returns(steps->index(row, 0).data().toString()) ? 1 : 0;
            QCOMPARE(told, returned);
            QVERIFY(!returns(label(*window, "stepWords"))
                    || trace.events()[question->step - 1].kind == EventKind::Leave);
            canvas->repaint();
            for (const auto &text : canvas->drawnText()) {
                if (text.node < 0)
                    continue;
                const auto &drawn = canvas->scene().nodes()[std::size_t(text.node)];
                const bool isDone =
                    drawn.id != ai::lab::noNode && trace.nodes()[drawn.id].leave < question->step;
                QVERIFY2(isDone || drawn.leaf || !valueIn(text.text), qPrintable(text.text));
            }
            // Of the values of inner nodes a question names those whose own question is answered.
            const QString words = label(*window, "question");
            if (question->asked == ai::lab::Concept::Bound)
                QVERIFY(closed.contains({question->node, ai::lab::Concept::Value}));
            else if (question->asked == ai::lab::Concept::Cut && usesWindow(algorithm))
                QVERIFY(closed.contains({question->node, ai::lab::Concept::Window}));
            for (auto child = trace.firstChild(question->node); child != ai::lab::noNode;
                 child = trace.nextSibling(child)) {
                const bool isDone = trace.nodes()[child].leave < question->step;
                const bool isLeaf = trace.firstChild(child) == ai::lab::noNode;
                QVERIFY2(!isDone || isLeaf || closed.contains({child, ai::lab::Concept::Value}),
                         qPrintable(words));
            }
            closed.insert({question->node, question->asked});
            give(*window, *question, true);
            panel->answer();
            // The reason of a value does not say whether it is exact.
            if (question->asked == ai::lab::Concept::Value && usesWindow(algorithm)
                && !trace.rootIsNoCall())
                QVERIFY(!returns(label(*window, "mark")));
            panel->goOn();
        }
        panel->setPredicting(false);
    }
    QVERIFY(asked > 25);
}

QTEST_MAIN(TestQuizHiding)
#include "tst_quizhiding.moc"
