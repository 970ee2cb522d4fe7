#include "tests/support/window/quizanswers.h"
#include "ui/lab/panels/numberline.h"
#include "ui/lab/texts/steptexts.h"

#include <QTest>

using support::give;

namespace {

/// The nodes of the outline, from a row on downwards.
int listed(const QAbstractItemModel &outline, const QModelIndex &from = {})
{
    int count = 0;
    for (int row = 0; row < outline.rowCount(from); ++row)
        count += 1 + listed(outline, outline.index(row, 0, from));
    return count;
}

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
    const auto &outline = *part<QTreeView>(*window, "outline")->model();
    const int all = listed(outline);
    QCOMPARE(all, static_cast<int>(session->trace().nodeCount()));
    panel->setPredicting(true);
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        int entered = 0;
        for (const auto &node : session->trace().nodes())
            entered += node.enter < session->step() ? 1 : 0;
        QCOMPARE(listed(outline), std::max(1, entered));
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
    QCOMPARE(listed(outline), all);
    panel->setPredicting(false);
    session->goTo(0);
    QCOMPARE(listed(outline), all);
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

QTEST_MAIN(TestQuizHiding)
#include "tst_quizhiding.moc"
