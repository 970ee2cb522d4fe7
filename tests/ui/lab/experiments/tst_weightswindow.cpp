#include "ai/lab/studies/weightstudy.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/experiments/weightswindow.h"

#include <QCheckBox>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ui::lab::LabWindow;
using ui::lab::WeightsWindow;

/// The weights of the heuristic change the search that the Lab shows.
class TestWeightsWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void termThatIsOffChangesTheMove();
    void termComesBackWithItsWeight();
    void othellosTermsAreInPercent();
    void termsAreTestedByThemselves();
    void searchWithoutHeuristicHasNoTerms();
    void heuristicIsOfferedWhereThereCouldBeOne();
    void windowOpenedDuringASearchIsAboutIt();
    void aQuizClosesTheWindow();

private:
    /// X to move, who must block at 7 and by his own lines alone plays 3.
    SearchSetup threat() const
    {
        return {*core::TicTacToe::parse("----X--OO X"), Algorithm::Heuristic, 1};
    }
    WeightsWindow *openedOn(LabWindow &window, const SearchSetup &setup)
    {
        window.controller()->search(setup);
        finish(window);
        window.findChild<QAction *>("heuristicWeights")->trigger();
        return window.findChild<WeightsWindow *>();
    }
};

namespace {

/// The row of a move.
int rowOf(const QTableWidget &table, const QString &move)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.item(row, 0)->text() == move)
            return row;
    }
    return -1;
}

} // namespace

void TestWeightsWindow::termThatIsOffChangesTheMove()
{
    const auto window = opened("ttt-plain");
    auto *weights = openedOn(*window, threat());
    auto *table = part<QTableWidget>(*weights, "weightsTable");
    auto *says = part<QLabel>(*weights, "weightsResult");
    QTRY_COMPARE(table->rowCount(), 6);
    QVERIFY(says->text().startsWith("With the usual weights: 7 is played"));
    QVERIFY(!part<QPushButton>(*weights, "resetWeights")->isEnabled());
    part<QCheckBox>(*weights, "term2")->click(); // two marks of MIN
    part<QCheckBox>(*weights, "term3")->click(); // one mark of MIN
    finish(*window);
    QCOMPARE(window->session()->setup().weights.lines.weights, (std::array{10, 1, 0, 0}));
    QVERIFY(label(*window, "algorithmText").contains("weights of the heuristic are changed"));
    QTRY_VERIFY(says->text().contains("Another move is played."));
    QVERIFY2(says->text().contains("With these: 3 is played, worth 12, after 6 call(s)."),
             qPrintable(says->text()));
    QCOMPARE(table->item(rowOf(*table, "3"), 2)->text(), QString("12, played"));
    QVERIFY(table->item(rowOf(*table, "7"), 1)->text().endsWith(", played"));
    QVERIFY(!table->item(rowOf(*table, "7"), 2)->text().endsWith(", played"));
    // What the tree shows is the search with these weights.
    QCOMPARE(window->session()->trace().nodes().front().value, 12);
    part<QPushButton>(*weights, "resetWeights")->click();
    finish(*window);
    QVERIFY(!changesWeights(window->session()->setup()));
    QVERIFY(!label(*window, "algorithmText").contains("weights of the heuristic are changed"));
    QTRY_VERIFY(says->text().startsWith("With the usual weights: 7 is played"));
}

void TestWeightsWindow::termComesBackWithItsWeight()
{
    const auto window = opened("ttt-plain");
    auto *weights = openedOn(*window, threat());
    auto *spin = part<QSpinBox>(*weights, "weight0");
    auto *box = part<QCheckBox>(*weights, "term0");
    spin->setValue(25);
    finish(*window);
    QCOMPARE(window->session()->setup().weights.lines.weights[0], 25);
    box->click();
    finish(*window);
    QCOMPARE(window->session()->setup().weights.lines.weights[0], 0);
    QCOMPARE(spin->value(), 0);
    box->click();
    finish(*window);
    QCOMPARE(window->session()->setup().weights.lines.weights[0], 25);
    QCOMPARE(spin->value(), 25);
    spin->setValue(0); // which is off
    QVERIFY(!box->isChecked());
    finish(*window);
}

void TestWeightsWindow::othellosTermsAreInPercent()
{
    const auto window = opened("ttt-plain");
    auto *weights = openedOn(*window, {core::Othello(), Algorithm::Heuristic, 2});
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 6);
    auto *mobility = part<QSpinBox>(*weights, "weight3");
    QCOMPARE(mobility->text(), QString("100%"));
    QCOMPARE(mobility->accessibleName(), QString("Weight of: Moves"));
    mobility->setValue(300);
    finish(*window);
    QCOMPARE(window->session()->setup().weights.strategies[ai::PhaseHeuristic::Mobility], 300);
    // The terms of the node that is shown have the weights of the search.
    QVERIFY(label(*window, "nodeHeuristic").contains(">180<"));
    // Of a game with other terms there are other rows.
    window->controller()->search(threat());
    finish(*window);
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
}

void TestWeightsWindow::termsAreTestedByThemselves()
{
    const auto window = opened("ttt-plain");
    auto *weights = openedOn(*window, threat());
    part<QPushButton>(*weights, "testTerms")->click();
    ai::SearchControl control;
    const auto studies = studyTerms(threat(), control);
    for (int term = 0; term < 4; ++term) {
        const auto &study = studies[std::size_t(term)];
        auto *without = part<QLabel>(*weights, qPrintable(QStringLiteral("without%1").arg(term)));
        auto *alone = part<QLabel>(*weights, qPrintable(QStringLiteral("alone%1").arg(term)));
        QTRY_COMPARE(without->text(),
                     QStringLiteral("%1 (6 call(s))").arg(study.without.best.code() + 1));
        QCOMPARE(alone->text(), QStringLiteral("%1 (6 call(s))").arg(study.alone.best.code() + 1));
    }
    part<QSpinBox>(*weights, "weight1")->setValue(4); // what was found is about other weights
    QVERIFY(part<QLabel>(*weights, "without0")->text().isEmpty());
    finish(*window);
}

void TestWeightsWindow::searchWithoutHeuristicHasNoTerms()
{
    const auto window = opened("tree-2");
    window->findChild<QAction *>("heuristicWeights")->trigger();
    auto *weights = window->findChild<WeightsWindow *>();
    QVERIFY(weights->findChildren<QSpinBox *>().isEmpty());
    QVERIFY(part<QLabel>(*weights, "weightsAbout")->text().contains("tic-tac-toe or Othello"));
    QVERIFY(!part<QPushButton>(*weights, "judgeByHeuristic")->isVisible());
    QVERIFY(!part<QTableWidget>(*weights, "weightsTable")->isVisible());
    auto *change = part<QPushButton>(*window, "changeWeights");
    showPageOf(*window, change);
    QVERIFY(!change->isVisible());
    window->controller()->search(threat());
    finish(*window);
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
    QVERIFY(change->isVisible());
}

void TestWeightsWindow::heuristicIsOfferedWhereThereCouldBeOne()
{
    const auto window = opened("ttt-late");
    SearchSetup setup = threat();
    setup.algorithm = Algorithm::WinOnly;
    setup.depth = 0;
    auto *weights = openedOn(*window, setup);
    auto *offer = part<QPushButton>(*weights, "judgeByHeuristic");
    QVERIFY(offer->isVisible());
    QVERIFY(weights->findChildren<QSpinBox *>().isEmpty());
    offer->click();
    finish(*window);
    QCOMPARE(heuristicOf(window->session()->setup()), ai::lab::Heuristic::Lines);
    QCOMPARE(window->session()->setup().root, setup.root);
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
    QVERIFY(!offer->isVisible());
}

void TestWeightsWindow::windowOpenedDuringASearchIsAboutIt()
{
    const auto window = opened("tree-2");
    window->controller()->search(threat());
    QVERIFY(window->controller()->searching());
    window->findChild<QAction *>("heuristicWeights")->trigger();
    auto *weights = window->findChild<WeightsWindow *>();
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
    finish(*window);
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
    // And about what is still shown where the search is stopped.
    window->controller()->search({core::Othello(), Algorithm::Heuristic, 6});
    window->controller()->stop();
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
}

/// The window says what the search plays, and what its root is worth.
void TestWeightsWindow::aQuizClosesTheWindow()
{
    const auto window = opened();
    const QPointer<WeightsWindow> weights = openedOn(*window, threat());
    QAction *command = window->findChild<QAction *>("heuristicWeights");
    window->session()->setPredicting(true);
    QVERIFY(weights.isNull() || !weights->isVisible());
    QVERIFY(!command->isEnabled());
    window->session()->setPredicting(false);
    QVERIFY(command->isEnabled());
    QTRY_VERIFY(weights.isNull()); // and searches no more
}

QTEST_MAIN(TestWeightsWindow)
#include "tst_weightswindow.moc"
