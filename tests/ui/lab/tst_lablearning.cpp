#include "ai/lab/articlecounts.h"
#include "ai/lab/exercises.h"
#include "tests/ui/lab/labtest.h"
#include "ui/lab/exercisepanel.h"
#include "ui/lab/refutationwindow.h"

#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>

using ai::lab::noNode;
using ui::LabSession;

/// What a learner is asked, and what the Lab says of it: predictions, exercises, the articles,
/// moves played.
class TestLabLearning : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void exerciseHidesItsAnswerUntilItIsSolved();
    void unseenLeafCannotMatter();
    void seenLeafDecidesFromAValueOn();
    void predictionsAreMarked();
    void predictionsAreMadeByKeyboardAlone();
    void overCuttingAndUnderCuttingAreMarked();
    void futureIsHiddenWhilePredicting();
    void comparisonSaysWhatTheArticleSays();
    void exercisesMarkRightAndWrong();
    void allNumbersOfTheArticlesAreRight();
    void lostGamesRefuteTheArticle();
    void lastMoveIsExplainedAsTheLevelPlays();
    void hardOthelloSaysThatItCannotBeReplayed();
    void cornerIsOnlyATieBreak();
    void cutsSayWhatTheArticleWrites();
};

void TestLabLearning::exerciseHidesItsAnswerUntilItIsSolved()
{
    const auto window = opened("tree-1");
    auto *list = part<QListWidget>(*window, "exercises");
    auto *answer = part<QLineEdit>(*window, "exerciseAnswer");
    QVERIFY(!answer->isEnabled()); // nothing is chosen yet, and nothing else was opened
    QCOMPARE(window->session()->setup(), ai::lab::exhibit("tree-1")->setup);
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        finish(*window);
        LabSession *session = window->session();
        QCOMPARE(session->setup(), ai::lab::exhibit(all[i].exhibit)->setup);
        QCOMPARE(session->step(), 0U);
        if (const auto *tree = std::get_if<ai::lab::TextTree>(&session->setup().root))
            QVERIFY2(label(*window, "exerciseText").contains(tree->toText().c_str()),
                     all[i].key.data());
        const bool seen = session->trace().stepCount() < 100;
        for (const std::uint32_t step : {0U, session->trace().stepCount()}) {
            session->goTo(step);
            QVERIFY2(!window->message().contains("worth")
                         && !window->message().contains("looked at"),
                     qPrintable(window->message()));
            session->select({});
            QVERIFY(label(*window, "nodeTheory").isEmpty());
            QVERIFY(!window->findChild<ui::Overview *>()->accessibleName().contains("cut"));
        }
        session->goTo(0);
        QCOMPARE(part<QListView>(*window, "stepList")->model()->rowCount(), 0);
        if (!seen)
            continue;
        answer->setText(QString::number(all[i].answer()));
        window->findChild<ui::ExercisePanel *>()->check();
        QTRY_VERIFY(label(*window, "exerciseMark").contains("Right"));
        QVERIFY2(window->message().contains("worth"), qPrintable(window->message()));
        QVERIFY(part<QListView>(*window, "stepList")->model()->rowCount() > 0);
    }
}

void TestLabLearning::unseenLeafCannotMatter()
{
    const auto window = opened();
    window->session()->select(path({1, 1}));
    QCOMPARE(window->session()->selectedNode(), noNode);
    part<QPushButton>(*window, "prove")->click();
    QTRY_VERIFY(label(*window, "proof").contains("Nothing was lost by not looking."));
    QVERIFY(label(*window, "proof").contains("so it is 3"));
    for (const int value : {-99, 0, 99}) {
        part<QSpinBox>(*window, "triedValue")->setValue(value);
        QTRY_VERIFY2(label(*window, "tried").contains("the root is 3"),
                     qPrintable(label(*window, "tried")));
        part<QLabel>(*window, "tried")->clear();
    }
    // A value tried while the proof is searched ends neither.
    part<QPushButton>(*window, "prove")->click();
    part<QSpinBox>(*window, "triedValue")->setValue(7);
    QTRY_VERIFY(label(*window, "tried").contains("the root is 3"));
    QTRY_VERIFY(label(*window, "proof").contains("so it is 3"));
}

void TestLabLearning::seenLeafDecidesFromAValueOn()
{
    const auto window = opened("four-max");
    window->session()->select(path({1, 0})); // the 2 of MIN(2,7)
    part<QPushButton>(*window, "prove")->click();
    QTRY_VERIFY2(label(*window, "proof").contains("From 5 on upwards the root plays child 2"),
                 qPrintable(label(*window, "proof")));
}

void TestLabLearning::predictionsAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::PredictPanel *>();
    panel->setPredicting(true);
    int asked = 0;
    while (const ai::lab::Question *question = panel->question()) {
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
void TestLabLearning::predictionsAreMadeByKeyboardAlone()
{
    const auto window = opened();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    auto *panel = window->findChild<ui::PredictPanel *>();
    part<QTabWidget>(*window, "labTabs")->setCurrentWidget(panel);
    panel->setPredicting(true);
    bool cut = false;
    int asked = 0;
    for (; const ai::lab::Question *question = panel->question(); ++asked) {
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

void TestLabLearning::overCuttingAndUnderCuttingAreMarked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::PredictPanel *>();
    panel->setPredicting(true);
    bool over = false;
    bool under = false;
    while (const ai::lab::Question *question = panel->question()) {
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

void TestLabLearning::futureIsHiddenWhilePredicting()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::PredictPanel *>();
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

void TestLabLearning::comparisonSaysWhatTheArticleSays()
{
    const auto window = opened("ttt-plain");
    auto *second = part<QComboBox>(*window, "otherAlgorithm");
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::AlphaBetaFresh)));
    part<QPushButton>(*window, "compare")->click();
    auto *table = part<QTableWidget>(*window, "comparison");
    QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 0) != nullptr, 20'000);
    QCOMPARE(table->item(0, 0)->text(), QString("549,946"));
    QCOMPARE(table->item(0, 1)->text(), QString("30,709"));
    QVERIFY(table->item(0, 2)->text().contains("more than 500,000"));
    QVERIFY(table->item(0, 2)->text().contains("little more than 30,000"));
    // Of any position that is opened.
    window->search({core::Othello(), ai::lab::Algorithm::AlphaBetaShared, 4});
    finish(*window);
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::Plain)));
    part<QPushButton>(*window, "compare")->click();
    QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 1) != nullptr, 20'000);
    QVERIFY(table->item(0, 1)->text() != "30,709");
}

void TestLabLearning::exercisesMarkRightAndWrong()
{
    const auto window = opened();
    auto *list = part<QListWidget>(*window, "exercises");
    auto *answer = part<QLineEdit>(*window, "exerciseAnswer");
    auto *panel = window->findChild<ui::ExercisePanel *>();
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        const qint64 right = all[i].answer();
        const std::pair<qint64, const char *> tries[]{
            {right + 1, "it is less"}, {right - 1, "it is more"}, {right, "Right"}};
        for (const auto &[given, mark] : tries) {
            answer->setText(QString::number(given));
            panel->check();
            QTRY_VERIFY2(label(*window, "exerciseMark").contains(mark), all[i].key.data());
            QVERIFY(!label(*window, "exerciseMark").contains("Open")); // it is
        }
        // Why, behind the number.
        const QString reason = label(*window, "exerciseMark").section(". ", 1);
        QVERIFY2(reason.size() > 20, qPrintable(label(*window, "exerciseMark")));
        if (all[i].key == "calls-plain" || all[i].key == "calls-win-only") {
            qint64 sum = 0;
            for (const QString &count : reason.section(": ", 1).chopped(1).split(" + "))
                sum += QLocale().toLongLong(count);
            QCOMPARE(sum, right);
        }
        if (all[i].key == "max-first")
            QVERIFY2(reason.contains("child 1, MIN: = 4")
                         && reason.contains("child 2, MIN: \u2264 2")
                         && reason.contains("MAX takes the largest, 4"),
                     qPrintable(reason));
        QVERIFY(list->item(static_cast<int>(i))->text().startsWith(QChar(0x2713)));
    }
    answer->setText("three");
    panel->check();
    QVERIFY(label(*window, "exerciseMark").contains("expected a whole number"));
    QVERIFY(list->spacing() > 0);
    // A search that it is not about ends the exercise.
    finish(*window);
    QVERIFY(!list->selectedItems().isEmpty());
    window->openExhibit("classic");
    QVERIFY(list->selectedItems().isEmpty());
    QVERIFY(!part<QPushButton>(*window, "checkExercise")->isEnabled());
}

void TestLabLearning::allNumbersOfTheArticlesAreRight()
{
    const auto window = opened();
    part<QPushButton>(*window, "checkArticles")->click();
    QTRY_VERIFY_WITH_TIMEOUT(label(*window, "articleResult").startsWith("All "), 120'000);
    auto *table = part<QTableWidget>(*window, "articleCounts");
    int headings = 0;
    int quoted = 0;
    int right = 0;
    for (int row = 0; row < table->rowCount(); ++row) {
        if (table->columnSpan(row, 0) == table->columnCount()) {
            ++headings;
            continue;
        }
        const QString counted = table->item(row, 3)->text();
        if (counted == "quoted") {
            ++quoted;
            QVERIFY(table->item(row, 1)->text().contains("69,352,859,712,417"));
        }
        right += counted.startsWith(QChar(0x2713)) ? 1 : 0;
    }
    QCOMPARE(headings, 5);
    QCOMPARE(quoted, 1);
    QCOMPARE(right + quoted, static_cast<int>(ai::lab::articleCounts().size()));
    QCOMPARE(table->item(0, 0)->text(),
             ui::documentTitle(ai::lab::articleCounts().front().document));
}

void TestLabLearning::lostGamesRefuteTheArticle()
{
    const auto window = opened();
    part<QPushButton>(*window, "refute")->click();
    auto *refutation = window->findChild<ui::RefutationWindow *>();
    QVERIFY(refutation != nullptr);
    auto *games = refutation->findChild<QComboBox *>("lostGames");
    QTRY_COMPARE(games->count(), 10);
    for (int game = 0; game < games->count(); ++game) {
        games->setCurrentIndex(game);
        refutation->startGame();
        while (!isOver(refutation->match().current()))
            refutation->forwards();
        QCOMPARE(core::winner(refutation->match().current()), std::optional(core::Side::First));
    }
    // Playing oneself: the program answers.
    refutation->startGame();
    auto *board = refutation->findChild<ui::BoardWidget *>("refutationBoard");
    emit board->moveChosen(core::Move(1));
    QTRY_COMPARE(refutation->match().ply(), std::size_t(2));
    refutation->findChild<QPushButton *>("refutationLook")->click();
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Heuristic);
    QCOMPARE(window->session()->setup().depth, 3);
}

void TestLabLearning::lastMoveIsExplainedAsTheLevelPlays()
{
    const auto window = opened();
    for (const ai::Level level : ai::allLevels) {
        for (const core::GameKind kind : {core::GameKind::TicTacToe, core::GameKind::Nim}) {
            ui::GameController game;
            game.setPace(ui::Pace::Off);
            game.setLevel(level);
            ui::LabWindow lab(&game);
            game.start(core::startOf(kind), core::Side::First);
            QTRY_VERIFY_WITH_TIMEOUT(game.match().ply() == 1, 20'000);
            finish(lab);
            lab.explainLastMove();
            finish(lab);
            QCOMPARE(lab.session()->selected(), LabSession::Path{game.match().move(0)});
            QCOMPARE(lab.session()->setup(),
                     ai::lab::levelSearch(game.match().position(0), level).setup);
            // Tic-tac-toe's levels play a best move of the search that is shown.
            if (kind == core::GameKind::TicTacToe)
                QVERIFY2(lab.message().contains("nothing here is worth more"),
                         qPrintable(lab.message()));
        }
    }
}

void TestLabLearning::hardOthelloSaysThatItCannotBeReplayed()
{
    m_game.setLevel(ai::Level::Hard);
    m_game.start(core::Othello(), std::nullopt);
    const auto window = opened();
    window->openGamePosition();
    finish(*window);
    QVERIFY(std::holds_alternative<core::Othello>(window->session()->setup().root));
    QVERIFY2(window->message().contains("which no trace can repeat"),
             qPrintable(window->message()));
}

/// The article has its program always open in a corner; it is the first of nine equal squares.
void TestLabLearning::cornerIsOnlyATieBreak()
{
    for (const auto &[key, square] :
         {std::pair("ttt-fresh", 1), std::pair("ttt-corner-claim", 5)}) {
        const auto window = opened(key);
        const auto &search = window->session()->search();
        const auto line = search.trace->principalVariation(0);
        QCOMPARE(search.trace->nodes()[line.front()].move.code() + 1, square);
        QCOMPARE(search.rootMoves.size(), std::size_t(9));
        for (const auto &move : search.rootMoves)
            QCOMPARE(move.value, 0);
    }
}

/// "alpha = 3 and beta = 2", where tree 2 is cut.
void TestLabLearning::cutsSayWhatTheArticleWrites()
{
    const auto window = opened();
    window->session()->goTo(0);
    for (int cut = 0; cut < 2; ++cut) {
        window->session()->stride(LabSession::Grain::Cut, true);
        QVERIFY2(label(*window, "stepWords").contains("alpha = 3 is not below beta = 2"),
                 qPrintable(label(*window, "stepWords")));
    }
}

QTEST_MAIN(TestLabLearning)
#include "tst_lablearning.moc"
