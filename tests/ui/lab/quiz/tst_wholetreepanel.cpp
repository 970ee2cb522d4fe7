#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QSlider>

using ui::lab::WholeTreePanel;
using ui::lab::WholeTreeQuiz;

namespace {

WholeTreePanel *panelOf(ui::lab::LabWindow &window)
{
    auto *panel = window.findChild<ui::lab::QuizPanel *>();
    showPageOf(window, panel);
    return panel->wholeTree();
}

WholeTreeQuiz *start(ui::lab::LabWindow &window)
{
    WholeTreePanel *panel = panelOf(window);
    part<QPushButton>(window, "startFilling")->click();
    return panel->quiz();
}

/// The text of the last painting, without the ranks.
QStringList drawnValues(ui::lab::LabWindow &window)
{
    auto *canvas = window.findChild<ui::lab::TreeCanvas *>();
    canvas->repaint();
    QStringList texts;
    for (const auto &text : canvas->drawnText()) {
        if (text.node >= 0)
            texts += text.text;
    }
    return texts;
}

} // namespace

/// Filling in a tree by hand, beside it and in it.
class TestWholeTreePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        forgetTree();
        ui::Settings().labScores.set({});
    }
    void keyboardAloneFillsItIn();
    void valuesAreTypedInTheTree();
    void branchesAreTickedInTheListAndInTheTree();
    void nothingAnswersItself();
    void mistakesAreNamedAndLeadToTheirSteps();
    void theTwoQuizzesTakeTurns();
    void whatIsNoValueIsTold();
    void hintGivesTheRuleAndNotTheAnswer();
    void hintSaysWhetherAnEqualValueCuts();
    void aTreeThatIsTooLargeIsRefused();
    void nothingIsCutOffInASmallWindow();
    void listsAreAsHighAsTheirRows();
};

// From the button on: values and Return, boxes and Space, and the check.
void TestWholeTreePanel::keyboardAloneFillsItIn()
{
    const auto window = opened();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    panelOf(*window);
    auto *button = part<QPushButton>(*window, "startFilling");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    WholeTreeQuiz *quiz = panelOf(*window)->quiz();
    QVERIFY(quiz->isAsking());
    const auto solution = quiz->sheet().solution();
    auto *list = part<QListWidget>(*window, "sheetNodes");
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        if (solution[std::size_t(list->item(row)->data(Qt::UserRole).toInt())].cut)
            QTest::keyClick(list, Qt::Key_Space);
    }
    window->session()->select({});
    auto *field = part<QLineEdit>(*window, "sheetValue");
    field->setFocus();
    field->clear();
    QTest::keyClick(field, Qt::Key_Return);
    int written = 0;
    while (QApplication::focusWidget() == field && written < 20) {
        const auto &answer = solution[std::size_t(quiz->selected())];
        QVERIFY(answer.value);
        const QString sign = answer.bound == ai::lab::Bound::AtMost    ? "<="
                             : answer.bound == ai::lab::Bound::AtLeast ? ">="
                                                                       : "";
        QTest::keyClicks(field, sign + QString::number(*answer.value));
        QTest::keyClick(field, Qt::Key_Return);
        ++written;
    }
    QCOMPARE(written, 4);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("checkSheet"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY2(label(*window, "sheetMark").contains("All is right"),
             qPrintable(label(*window, "sheetMark")));
    QVERIFY(label(*window, "sheetScore").startsWith("Values: 4 of 4."));
    QVERIFY(panelOf(*window)->isAncestorOf(QApplication::focusWidget()));
}

/// A sign or a digit goes on in the field; Return leads there.
void TestWholeTreePanel::valuesAreTypedInTheTree()
{
    const auto window = opened();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    WholeTreeQuiz *quiz = start(*window);
    auto *canvas = window->findChild<ui::lab::TreeCanvas *>();
    auto *field = part<QLineEdit>(*window, "sheetValue");
    window->session()->select(path({1}));
    canvas->setFocus();
    QTest::keyClick(canvas, '<');
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, "= 2");
    QCOMPARE(quiz->writtenAt(quiz->selected()).text, QString("\u2264 2"));
    QVERIFY(drawnValues(*window).contains("\u2264 2"));
    window->session()->select(path({0}));
    QCOMPARE(field->text(), QString());
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(field->hasFocus());
    QVERIFY(quiz->answer(quiz->selected()).cut == false);
    window->session()->select(path({1}));
    QCOMPARE(field->text(), QString("\u2264 2"));
}

void TestWholeTreePanel::branchesAreTickedInTheListAndInTheTree()
{
    const auto window = opened();
    WholeTreeQuiz *quiz = start(*window);
    auto *canvas = window->findChild<ui::lab::TreeCanvas *>();
    auto *list = part<QListWidget>(*window, "sheetNodes");
    QCOMPARE(list->count(), 13);
    QVERIFY((list->item(0)->flags() & Qt::ItemIsUserCheckable) == 0); // no branch leads there
    const QImage before = canvas->grab().toImage();
    window->session()->select(path({1, 1}));
    const int row = list->currentRow();
    QTest::keyClick(canvas, Qt::Key_Space);
    QCOMPARE(list->item(row)->checkState(), Qt::Checked);
    QVERIFY2(list->item(row)->text().endsWith("cut"), qPrintable(list->item(row)->text()));
    QVERIFY(quiz->answer(quiz->selected()).cut);
    QVERIFY(canvas->grab().toImage() != before);
    list->item(row)->setCheckState(Qt::Unchecked);
    QVERIFY(!quiz->answer(quiz->selected()).cut);
    // A click chooses the node; it does not cut.
    const auto &nodes = canvas->scene().nodes();
    const auto at = [&](const ui::lab::LabSession::Path &to) {
        return canvas->onScreen(nodes[std::size_t(canvas->scene().find(to))].centre).toPoint();
    };
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at(path({2, 0})));
    QCOMPARE(window->session()->selected(), path({2, 0}));
    QVERIFY(window->session()->marked().empty());
}

/// The tree, the lists and the labels hold nothing that the search found.
void TestWholeTreePanel::nothingAnswersItself()
{
    const auto window = opened();
    start(*window);
    const QStringList values = drawnValues(*window);
    QCOMPARE(values.size(), 9 + 4); // of the leaves, and the letters of the others
    for (const QString &text : values)
        QVERIFY2(!text.contains('=') && !text.contains(QChar(0x2264)) && !text.contains('('),
                 qPrintable(text));
    QCOMPARE(part<QListView>(*window, "stepList")->model()->rowCount(), 0);
    QVERIFY(!part<QSlider>(*window, "stepSlider")->isEnabled());
    for (int i = 0; i < 4; ++i) {
        window->session()->select(i == 0 ? path({}) : path({i - 1}));
        for (const QLabel *shown : window->findChildren<QLabel *>()) {
            if (shown->isVisible() && shown->objectName() != "sheetText")
                QVERIFY2(!shown->text().contains(QChar(0x2264)) && !shown->text().contains("= "),
                         qPrintable(shown->objectName() + shown->text()));
        }
    }
    // A node that the search will come to looks like one that it will not.
    window->session()->select(path({1, 0}));
    const QString state = label(*window, "nodeState");
    window->session()->select(path({1, 1}));
    QCOMPARE(label(*window, "nodeState"), state);
    QVERIFY(window->message().startsWith("Filling in the tree"));
    QVERIFY(label(*window, "stepWords").startsWith("The tree shows what you write"));
    part<QPushButton>(*window, "startFilling")->click();
    QVERIFY(label(*window, "stepWords").startsWith("Nothing has been visited yet"));
}

void TestWholeTreePanel::mistakesAreNamedAndLeadToTheirSteps()
{
    const auto window = opened();
    WholeTreeQuiz *quiz = start(*window);
    const auto solution = quiz->sheet().solution();
    for (int i = 0; i < quiz->count(); ++i) {
        if (solution[std::size_t(i)].value)
            quiz->write(i, solution[std::size_t(i)]);
    }
    quiz->write(1, WholeTreeQuiz::Answer{10, ai::lab::Bound::Exact});
    auto *check = part<QPushButton>(*window, "checkSheet");
    auto *mistakes = part<QListWidget>(*window, "sheetMistakes");
    check->click();
    QVERIFY2(label(*window, "sheetMark").startsWith("9 of 12 answers are right"),
             qPrintable(label(*window, "sheetMark")));
    QVERIFY2(label(*window, "sheetMark")
                 .endsWith("Values: 3 of 4. Exact or bound: 4 of 4. Cuts: 2 of 4."),
             qPrintable(label(*window, "sheetMark")));
    QVERIFY(mistakes->isHidden());
    QCOMPARE(window->session()->selected(), path({0}));
    QVERIFY(part<QListWidget>(*window, "sheetNodes")->currentItem()->text().contains("\u2717"));
    QVERIFY(drawnValues(*window).contains("\u2717 = 10"));
    check->click();
    QVERIFY(!mistakes->isHidden());
    QCOMPARE(mistakes->count(), 3);
    QCOMPARE(mistakes->item(0)->text(),
             QString("MIN at B: That is the largest; MIN takes the smallest. Right: =\u00a0"
                     "3."));
    QCOMPARE(mistakes->item(1)->text(),
             QString("MIN at C, cuts: Cut too little: nothing left here can change the "
                     "root."));
    mistakes->setCurrentRow(1);
    emit mistakes->activated(mistakes->currentIndex());
    const auto step = window->session()->step();
    QCOMPARE(window->session()->trace().events()[step - 1].kind, ai::lab::EventKind::Cut);
    QVERIFY(quiz->solutionShown());
    auto *solutionButton = part<QPushButton>(*window, "sheetSolution");
    QCOMPARE(solutionButton->text(), QString("Show my answers"));
    solutionButton->click();
    QVERIFY(drawnValues(*window).contains("\u2717 = 10"));
}

void TestWholeTreePanel::theTwoQuizzesTakeTurns()
{
    const auto window = opened();
    auto *quiz = window->findChild<ui::lab::QuizPanel *>();
    start(*window);
    QVERIFY(part<QPushButton>(*window, "startPredicting")->isHidden());
    QVERIFY(!part<QPushButton>(*window, "sheetSolution")->isHidden());
    part<QPushButton>(*window, "startFilling")->click();
    QVERIFY(!part<QPushButton>(*window, "startPredicting")->isHidden());
    QVERIFY(part<QPushButton>(*window, "sheetSolution")->isHidden());
    QVERIFY(part<QSlider>(*window, "stepSlider")->isEnabled());
    quiz->setPredicting(true);
    QVERIFY(!part<QPushButton>(*window, "startFilling")->isVisible());
    quiz->setPredicting(false);
    QVERIFY(part<QPushButton>(*window, "startFilling")->isVisible());
}

void TestWholeTreePanel::whatIsNoValueIsTold()
{
    const auto window = opened();
    WholeTreeQuiz *quiz = start(*window);
    auto *field = part<QLineEdit>(*window, "sheetValue");
    const int node = quiz->selected();
    QTest::keyClicks(field, "three");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(quiz->selected(), node);
    QVERIFY(label(*window, "sheetMark").contains("whole number"));
    field->clear();
    QTest::keyClicks(field, ">= -inf");
    QCOMPARE(quiz->writtenAt(node).text, QString("\u2265 \u2212\u221e"));
}

void TestWholeTreePanel::hintGivesTheRuleAndNotTheAnswer()
{
    const auto window = opened();
    start(*window);
    part<QPushButton>(*window, "sheetHint")->click();
    const QString hint = label(*window, "sheetMark");
    QVERIFY(hint.contains("MIN returns the smallest"));
    QVERIFY(!hint.contains(QRegularExpression("\\d")));
}

/// Where an equal value does not cut, the hint must not say that it does.
void TestWholeTreePanel::hintSaysWhetherAnEqualValueCuts()
{
    const auto window = opened();
    ai::lab::SearchSetup setup = window->session()->setup();
    for (const bool beyond : {false, true}) {
        setup.cutsBeyond = beyond;
        window->controller()->search(setup);
        finish(*window);
        start(*window);
        part<QPushButton>(*window, "sheetHint")->click();
        const QString hint = label(*window, "sheetMark");
        QCOMPARE(hint.contains("is below alpha"), beyond);
        QCOMPARE(hint.contains("is not above alpha"), !beyond);
    }
}

void TestWholeTreePanel::aTreeThatIsTooLargeIsRefused()
{
    const auto window = opened("ttt-late");
    window->controller()->search({core::TicTacToe(), ai::lab::Algorithm::Plain, 3});
    finish(*window);
    WholeTreeQuiz *quiz = start(*window);
    QVERIFY(!quiz->isRunning());
    QVERIFY(!part<QPushButton>(*window, "startFilling")->isChecked());
    QVERIFY2(label(*window, "sheetMark").contains("200 nodes"),
             qPrintable(label(*window, "sheetMark")));
    QVERIFY(part<QLabel>(*window, "sheetMark")->isVisible());
}

/// With large letters the page scrolls: every text has the height that it needs, and the field that
/// is typed in is in view.
void TestWholeTreePanel::nothingIsCutOffInASmallWindow()
{
    const auto window = opened();
    makeSmallWithLargeLetters(*window);
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QVERIFY(start(*window)->isAsking());
    const auto *panel = window->findChild<ui::lab::QuizPanel *>();
    const auto *field = part<QLineEdit>(*window, "sheetValue");
    QTRY_COMPARE(cutOffText(*panel), QString());
    QTRY_COMPARE(field->visibleRegion().boundingRect(), field->rect());
}

/// Also rows of several lines.
void TestWholeTreePanel::listsAreAsHighAsTheirRows()
{
    const auto window = opened("four-max");
    window->resize(900, 1000);
    WholeTreeQuiz *quiz = start(*window);
    for (int i = 0; i < quiz->count(); ++i) {
        if (quiz->isAsked(i))
            quiz->write(i, ai::lab::TreeSheet::Answer{.value = 77});
    }
    for (int attempt = 0; attempt < 2; ++attempt)
        part<QPushButton>(*window, "checkSheet")->click();
    QVERIFY(quiz->isFinished());
    layOut();
    int wrapped = 0;
    for (const char *name : {"sheetNodes", "sheetMistakes"}) {
        auto *list = part<QListWidget>(*window, name);
        QVERIFY2(list->isVisible() && list->count() > 1, name);
        QCOMPARE(list->verticalScrollBar()->maximum(), 0);
        const QRect last = list->visualItemRect(list->item(list->count() - 1));
        QVERIFY2(last.bottom() > list->viewport()->height() - 4, name); // and no higher
        for (int row = 0; row < list->count(); ++row) {
            const QRect place = list->visualItemRect(list->item(row));
            const int text = list->fontMetrics().horizontalAdvance(list->item(row)->text());
            wrapped += text > place.width() ? 1 : 0;
            QVERIFY2(!list->wordWrap()
                         || place.height() * place.width()
                                >= text * list->fontMetrics().lineSpacing(),
                     qPrintable(list->item(row)->text()));
        }
    }
    QVERIFY(wrapped > 0);
}

QTEST_MAIN(TestWholeTreePanel)
#include "tst_wholetreepanel.moc"
