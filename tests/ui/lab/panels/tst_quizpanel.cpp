#include "tests/support/qt/labtest.h"
#include "ui/lab/model/steptexts.h"

#include <QRegularExpression>
#include <QTest>

/// Predictions and their marks.
class TestQuizPanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void predictionsAreMarked();
    void predictionsAreMadeByKeyboardAlone();
    void overCuttingAndUnderCuttingAreMarked();
    void futureIsHiddenWhilePredicting();
    void noQuestionAnswersItself();
    void stepsAreFreeAfterTheLastQuestion();
};

void TestQuizPanel::predictionsAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    int asked = 0;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        if (question->asked == ai::lab::Concept::Cut) {
            auto *branches = part<QListWidget>(*window, "branchesLeft");
            for (int row = 0; row < branches->count(); ++row)
                branches->item(row)->setCheckState(question->cuts ? Qt::Checked : Qt::Unchecked);
        } else {
            part<QLineEdit>(*window, "predictedValue")->setText(QString::number(question->value));
        }
        panel->answer();
        QVERIFY2(label(*window, "mark").contains("Right"), qPrintable(label(*window, "mark")));
        ++asked;
        panel->goOn();
    }
    QVERIFY(asked > 5);
    static const QRegularExpression share("(\\d+) of (\\d+)");
    auto matches = share.globalMatch(label(*window, "score"));
    int sum = 0;
    while (matches.hasNext()) {
        const auto match = matches.next();
        QCOMPARE(match.captured(1), match.captured(2));
        sum += match.captured(1).toInt();
    }
    QCOMPARE(sum, asked);
}

// The focus goes from question to question to what the answer goes into, and Return goes on.
void TestQuizPanel::predictionsAreMadeByKeyboardAlone()
{
    const auto window = opened();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    part<QTabWidget>(*window, "labTabs")->setCurrentWidget(panel);
    panel->setPredicting(true);
    bool cut = false;
    int asked = 0;
    for (; const ai::lab::QuizQuestion *question = panel->question(); ++asked) {
        QWidget *input = QApplication::focusWidget();
        QVERIFY(input != nullptr);
        if (question->asked == ai::lab::Concept::Cut) {
            QCOMPARE(input->objectName(), QString("branchesLeft"));
            for (std::size_t i = 0; question->cuts && i < question->left.size(); ++i) {
                QTest::keyClick(input, Qt::Key_Space);
                QTest::keyClick(input, Qt::Key_Down);
            }
            cut = true;
        } else {
            QCOMPARE(input->objectName(), QString("predictedValue"));
            QTest::keyClicks(input, QString::number(question->value));
        }
        QTest::keyClick(input, Qt::Key_Return);
        QVERIFY2(label(*window, "mark").contains("Right"), qPrintable(label(*window, "mark")));
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("nextQuestion"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QVERIFY(asked > 5);
    QVERIFY(cut);
}

void TestQuizPanel::overCuttingAndUnderCuttingAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    bool over = false;
    bool under = false;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        if (question->asked == ai::lab::Concept::Cut) {
            auto *branches = part<QListWidget>(*window, "branchesLeft");
            for (int row = 0; row < branches->count(); ++row)
                branches->item(row)->setCheckState(question->cuts ? Qt::Unchecked : Qt::Checked);
        } else {
            part<QLineEdit>(*window, "predictedValue")->setText("-77");
        }
        const bool cuts = question->cuts;
        const bool cut = question->asked == ai::lab::Concept::Cut;
        panel->answer();
        const QString mark = label(*window, "mark");
        QVERIFY2(!mark.contains("Right"), qPrintable(mark));
        over = over || mark.contains("Cut too much");
        under = under || mark.contains("Cut too little");
        if (cut)
            QVERIFY2(mark.contains(cuts ? "Cut too little" : "Cut too much"), qPrintable(mark));
        panel->goOn();
    }
    QVERIFY(over);
    QVERIFY(under);
}

void TestQuizPanel::futureIsHiddenWhilePredicting()
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

/// The best value so far is what a node returns once it is done.
void TestQuizPanel::noQuestionAnswersItself()
{
    const auto window = opened();
    auto *session = window->session();
    const auto isTold = [&] {
        return label(*window, "nodeState").contains("so far")
               || ui::lab::nodeText(session->search(), session->selectedNode(), session->step(),
                                    !session->predicting())
                      .contains("so far");
    };
    for (session->goTo(1); !isTold(); session->stride(ui::lab::LabSession::StepSize::Event, true))
        QVERIFY(!session->atEnd());
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    QVERIFY(session->predicting());
    bool sameBound = false;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        QVERIFY(!isTold());
        if (question->asked == ai::lab::Concept::Window)
            sameBound =
                sameBound || question->value == (question->max ? question->alpha : question->beta);
        part<QLineEdit>(*window, "predictedValue")->setText("0");
        panel->answer();
        panel->goOn();
    }
    QVERIFY(sameBound); // that it was asked does not give away that the bound changes
}

void TestQuizPanel::stepsAreFreeAfterTheLastQuestion()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    while (panel->question() != nullptr) {
        part<QLineEdit>(*window, "predictedValue")->setText("0");
        panel->answer();
        panel->goOn();
    }
    QVERIFY(!panel->predicting());
    QVERIFY(label(*window, "question").contains("last question"));
    QVERIFY(!label(*window, "score").isEmpty());
    QVERIFY(part<QSlider>(*window, "stepSlider")->isEnabled());
}

QTEST_MAIN(TestQuizPanel)
#include "tst_quizpanel.moc"
