#include "tests/support/window/quizanswers.h"
#include "ui/lab/texts/labtexts.h"

#include <QRegularExpression>
#include <QTest>

using support::give;

/// Predictions and their marks.
class TestQuizPanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        forgetTree();
        ui::Settings().labScores.set({});
    }
    void predictionsAreMarked();
    void predictionsAreMadeByKeyboardAlone();
    void overCuttingAndUnderCuttingAreMarked();
    void aWrongNumberMayBeTriedOnceMore();
    void hintGivesTheRuleAndNotTheAnswer();
    void exactAndBoundAreAskedAfterTheValue();
    void choicesAreAsHighAsTheirRows();
    void mistakesAreLookedAtAgain();
    void stepsAreFreeAfterTheLastQuestion();
    void cutsAreMarkedInTheTree();
    void scoresAreKept();
    void questionsAreNumbered();
    void anotherTreeForgetsQuestionAndMistakes();
};

void TestQuizPanel::predictionsAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    int asked = 0;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        give(*window, *question, true);
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
    showPageOf(*window, panel);
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
        } else if (question->asked == ai::lab::Concept::Bound) {
            QCOMPARE(input->objectName(), QString("boundChoice"));
            for (int row = 0; row <= static_cast<int>(question->bound); ++row)
                QTest::keyClick(input, Qt::Key_Down);
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
    const auto window = opened("classic");
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    bool over = false;
    bool under = false;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        give(*window, *question, false);
        const bool cuts = question->cuts;
        const bool cut = question->asked == ai::lab::Concept::Cut;
        panel->answer();
        const QString first = label(*window, "mark");
        QVERIFY2(first.contains("Try once more") && !first.contains("Cut too"), qPrintable(first));
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

void TestQuizPanel::aWrongNumberMayBeTriedOnceMore()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    while (panel->question()->asked != ai::lab::Concept::Window) {
        give(*window, *panel->question(), true);
        panel->answer();
        panel->goOn();
    }
    const ai::lab::QuizQuestion question = *panel->question();
    give(*window, question, false);
    panel->answer();
    QVERIFY2(label(*window, "mark").contains("Try once more"), qPrintable(label(*window, "mark")));
    QVERIFY(!label(*window, "mark").contains(QString::number(question.value)));
    panel->goOn(); // not before it is answered
    QCOMPARE(panel->question()->step, question.step);
    give(*window, question, true);
    panel->answer();
    QVERIFY(label(*window, "mark").contains("Right"));
    QVERIFY(label(*window, "score").contains("(1 at the second try)"));
    const auto *mistakes = part<QListWidget>(*window, "mistakes");
    QCOMPARE(mistakes->count(), 1);
    const QString answered = QString("You answered: \u221277. Right: %1.")
                                 .arg(ui::lab::minimaxValueText(question.value));
    QVERIFY2(mistakes->item(0)->text().endsWith(answered), qPrintable(mistakes->item(0)->text()));
    panel->goOn();
    // Wrong twice: the answer is given.
    while (panel->question()->asked != ai::lab::Concept::Value) {
        give(*window, *panel->question(), true);
        panel->answer();
        panel->goOn();
    }
    const int value = panel->question()->value;
    for (int i = 0; i < 2; ++i) {
        give(*window, *panel->question(), false);
        panel->answer();
    }
    QVERIFY(label(*window, "mark").contains(QString("it is %1").arg(value)));
    QVERIFY(part<QPushButton>(*window, "nextQuestion")->isEnabled());
}

void TestQuizPanel::hintGivesTheRuleAndNotTheAnswer()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    std::set<ai::lab::Concept> seen;
    static const QRegularExpression number("\\d");
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        seen.insert(question->asked);
        part<QPushButton>(*window, "hint")->click();
        QVERIFY(!label(*window, "mark").isEmpty());
        QVERIFY(!label(*window, "mark").contains(number));
        give(*window, *question, true);
        panel->answer();
        QVERIFY(part<QPushButton>(*window, "hint")->isHidden());
        panel->goOn();
    }
    QCOMPARE(seen.size(), ai::lab::allConcepts.size());
}

/// Of every value, exact or not; the mark of the value does not say.
void TestQuizPanel::exactAndBoundAreAskedAfterTheValue()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    std::set<ai::lab::Bound> seen;
    bool afterValue = false;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        const bool isBound = question->asked == ai::lab::Concept::Bound;
        QCOMPARE(isBound, afterValue);
        afterValue = question->asked == ai::lab::Concept::Value;
        if (isBound) {
            seen.insert(question->bound);
            QVERIFY(!label(*window, "nodeState").contains(QChar(0x2264)));
            panel->answer(); // none of the three is chosen beforehand
            QCOMPARE(label(*window, "mark"), QString("Please choose one of the three."));
        }
        give(*window, *question, true);
        panel->answer();
        if (afterValue)
            QVERIFY(label(*window, "mark").startsWith("\u2713 Right. MIN returns the smallest")
                    || label(*window, "mark").startsWith("\u2713 Right. MAX returns the largest"));
        panel->goOn();
    }
    QVERIFY(seen.contains(ai::lab::Bound::Exact) && seen.contains(ai::lab::Bound::AtMost));
}

/// With the button directly below them.
void TestQuizPanel::choicesAreAsHighAsTheirRows()
{
    const auto window = opened();
    window->resize(1280, 860);
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    showPageOf(*window, panel);
    window->session()->goTo(0);
    panel->setPredicting(true);
    QSet<QString> seen;
    for (int question = 0; panel->question() != nullptr && question < 40; ++question) {
        layOut();
        for (const char *name : {"boundChoice", "branchesLeft"}) {
            const auto *list = part<QListWidget>(*window, name);
            if (!list->isVisible())
                continue;
            seen.insert(name);
            const auto *button = part<QPushButton>(*window, "answer");
            const int below = button->mapTo(panel, QPoint()).y()
                              - list->visualItemRect(list->item(list->count() - 1)).bottom()
                              - list->viewport()->mapTo(panel, QPoint()).y();
            QVERIFY2(below < 2 * panel->fontMetrics().height(), name);
        }
        for (int attempt = 0; attempt < 2; ++attempt) {
            part<QLineEdit>(*window, "predictedValue")->setText("77");
            part<QListWidget>(*window, "boundChoice")->setCurrentRow(attempt);
            panel->answer();
        }
        panel->goOn();
    }
    QCOMPARE(seen.size(), 2);
}

void TestQuizPanel::mistakesAreLookedAtAgain()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    auto *mistakes = part<QListWidget>(*window, "mistakes");
    panel->setPredicting(true);
    QVERIFY(mistakes->isHidden());
    std::uint32_t wrongAt = 0;
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        const bool wrong = question->asked == ai::lab::Concept::Bound && wrongAt == 0;
        if (wrong)
            wrongAt = question->step + 1;
        give(*window, *question, !wrong);
        panel->answer();
        panel->goOn();
    }
    QVERIFY(!mistakes->isHidden());
    QCOMPARE(mistakes->count(), 1);
    QVERIFY2(mistakes->item(0)->text().contains("You answered: At most")
                 && mistakes->item(0)->text().endsWith("Right: Exact."),
             qPrintable(mistakes->item(0)->text()));
    mistakes->setCurrentRow(0);
    emit mistakes->activated(mistakes->currentIndex());
    QCOMPARE(window->session()->step(), wrongAt);
    panel->setPredicting(true);
    QCOMPARE(mistakes->count(), 0);
}

void TestQuizPanel::stepsAreFreeAfterTheLastQuestion()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    while (const ai::lab::QuizQuestion *question = panel->question()) {
        give(*window, *question, false);
        panel->answer();
        panel->goOn();
    }
    QVERIFY(!panel->predicting());
    QVERIFY(label(*window, "question").contains("last question"));
    QVERIFY(!label(*window, "score").isEmpty());
    QVERIFY(part<QSlider>(*window, "stepSlider")->isEnabled());
}

/// By click and by key; the list shows the same marks.
void TestQuizPanel::cutsAreMarkedInTheTree()
{
    const auto window = opened();
    auto *session = window->session();
    auto *canvas = window->findChild<ui::lab::TreeCanvas *>();
    auto *branches = part<QListWidget>(*window, "branchesLeft");
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    panel->setPredicting(true);
    while (!panel->question()->cuts) {
        give(*window, *panel->question(), true);
        panel->answer();
        panel->goOn();
    }
    const ai::lab::QuizQuestion question = *panel->question();
    QCOMPARE(question.left.size(), std::size_t(2));
    const auto place = [&](std::size_t i) {
        auto path = session->trace().path(question.node);
        path.push_back(question.left[i]);
        return std::pair(
            path,
            canvas->onScreen(canvas->scene().node(canvas->scene().find(path)).centre).toPoint());
    };
    const QImage before = canvas->grab().toImage();
    const auto [first, at] = place(0);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
    QVERIFY(session->marked().contains(first));
    QCOMPARE(branches->item(0)->checkState(), Qt::Checked);
    QCOMPARE(branches->item(1)->checkState(), Qt::Unchecked);
    QVERIFY(canvas->grab().toImage() != before);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at); // taken back
    QVERIFY(session->marked().empty());
    QCOMPARE(branches->item(0)->checkState(), Qt::Unchecked);
    QTest::mouseClick(canvas, Qt::RightButton, {}, at); // for the menu of the node
    QVERIFY(session->marked().empty());
    QVERIFY(session->selected() == first);
    const auto [second, there] = place(1);
    session->select(second);
    QTest::keyClick(canvas, Qt::Key_Space);
    QVERIFY(session->marked().contains(second));
    branches->item(0)->setCheckState(Qt::Checked); // and in the list
    QCOMPARE(session->marked().size(), std::size_t(2));
    panel->answer();
    QVERIFY2(label(*window, "mark").contains("Right"), qPrintable(label(*window, "mark")));
    panel->goOn();
    QVERIFY(session->marked().empty());
    QVERIFY(!session->toggleMark(second)); // only what is asked about
}

void TestQuizPanel::scoresAreKept()
{
    int asked = 0;
    int right = 0;
    for (const bool knows : {true, false}) {
        const auto window = opened();
        auto *panel = window->findChild<ui::lab::QuizPanel *>();
        panel->setPredicting(true);
        while (const ai::lab::QuizQuestion *question = panel->question()) {
            ++asked;
            right += knows ? 1 : 0;
            give(*window, *question, knows);
            panel->answer();
            if (!knows)
                panel->answer(); // twice wrong
            panel->goOn();
        }
        const QString all = QString("In all quizzes so far: %1 of %2.").arg(right).arg(asked);
        QCOMPARE(label(*window, "score").contains(all), !knows);
    }
}

void TestQuizPanel::questionsAreNumbered()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    auto *start = part<QPushButton>(*window, "startPredicting");
    for (const std::uint32_t from : {0U, 5U}) {
        window->session()->goTo(from);
        QCOMPARE(start->text(),
                 QString(from == 0 ? "Start predicting" : "Start predicting from here"));
        start->click();
        QCOMPARE(start->text(), QString("Stop predicting"));
        const auto total = questionCount(window->session()->search(), from, 100);
        QVERIFY(total.has_value());
        int number = 0;
        while (const ai::lab::QuizQuestion *question = panel->question()) {
            ++number;
            QCOMPARE(label(*window, "quizProgress"),
                     QString("Question %1 of %2").arg(number).arg(*total));
            give(*window, *question, true);
            panel->answer();
            panel->goOn();
        }
        QCOMPARE(number, *total);
        QVERIFY(part<QLabel>(*window, "quizProgress")->isHidden());
    }
}

void TestQuizPanel::anotherTreeForgetsQuestionAndMistakes()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    const auto *mistakes = part<QListWidget>(*window, "mistakes");
    const QString about = label(*window, "question");
    panel->setPredicting(true);
    QVERIFY(label(*window, "question") != about);
    give(*window, *panel->question(), false);
    panel->answer();
    panel->answer();
    panel->setPredicting(false);
    QCOMPARE(label(*window, "question"), about);
    QCOMPARE(mistakes->count(), 1);
    QVERIFY(!mistakes->isHidden());
    QCOMPARE(part<QPushButton>(*window, "startPredicting")->text(),
             QString("Start predicting from here"));
    window->controller()->openExample("classic");
    finish(*window);
    QCOMPARE(window->session()->step(), 0U);
    QCOMPARE(part<QPushButton>(*window, "startPredicting")->text(), QString("Start predicting"));
    QCOMPARE(mistakes->count(), 0);
    QVERIFY(mistakes->isHidden());
}

QTEST_MAIN(TestQuizPanel)
#include "tst_quizpanel.moc"
