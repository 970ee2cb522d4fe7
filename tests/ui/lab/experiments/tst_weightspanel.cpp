#include "ai/lab/studies/weightstudy.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/experiments/weightspanel.h"

#include <QCheckBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ui::lab::LabWindow;
using ui::lab::WeightsPanel;

/// The weights of the heuristic change the search that the Lab shows.
class TestWeightsPanel : public LabTest
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
    void pageOpenedDuringASearchIsAboutIt();
    void aQuizClosesThePage();

private:
    /// X to move, who must block at 7 and by his own lines alone plays 3.
    SearchSetup threat() const
    {
        return {*core::TicTacToe::parse("----X--OO X"), Algorithm::Heuristic, 1};
    }
    WeightsPanel *openedOn(LabWindow &window, const SearchSetup &setup)
    {
        window.controller()->search(setup);
        finish(window);
        auto *weights = window.findChild<WeightsPanel *>();
        showPageOf(window, weights);
        return weights;
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

void TestWeightsPanel::termThatIsOffChangesTheMove()
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
    const auto isPlayed = [&](const char *move, int column) {
        const auto *item = table->item(rowOf(*table, move), column);
        return item->font().bold()
               && item->data(Qt::AccessibleTextRole).toString() == item->text() + ", played";
    };
    QCOMPARE(table->item(rowOf(*table, "3"), 2)->text(), QString("12"));
    QVERIFY(isPlayed("3", 2));
    QVERIFY(isPlayed("7", 1));
    QVERIFY(!isPlayed("7", 2));
    // What the tree shows is the search with these weights.
    QCOMPARE(window->session()->trace().nodes().front().value, 12);
    part<QPushButton>(*weights, "resetWeights")->click();
    finish(*window);
    QVERIFY(!changesWeights(window->session()->setup()));
    QVERIFY(!label(*window, "algorithmText").contains("weights of the heuristic are changed"));
    QTRY_VERIFY(says->text().startsWith("With the usual weights: 7 is played"));
}

void TestWeightsPanel::termComesBackWithItsWeight()
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

void TestWeightsPanel::othellosTermsAreInPercent()
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

void TestWeightsPanel::termsAreTestedByThemselves()
{
    const auto window = opened("ttt-plain");
    auto *weights = openedOn(*window, threat());
    part<QPushButton>(*weights, "testTerms")->click();
    ai::SearchControl control;
    const auto studies = studyTerms(threat(), control);
    const auto found = [weights](int term) {
        return part<QLabel>(*weights, qPrintable(QStringLiteral("found%1").arg(term)))->text();
    };
    const std::array usual{10, 1, 10, 1};
    for (int term = 0; term < 4; ++term) {
        const auto &study = studies[std::size_t(term)];
        QTRY_COMPARE(found(term), QStringLiteral("Usually %1. Without it: %2 (6 call(s)). "
                                                 "Alone: %3 (6 call(s)).")
                                      .arg(usual[std::size_t(term)])
                                      .arg(study.without.best.code() + 1)
                                      .arg(study.alone.best.code() + 1));
    }
    part<QSpinBox>(*weights, "weight1")->setValue(4); // what was found is about other weights
    QCOMPARE(found(0), QString());
    QCOMPARE(found(1), QString("Usually 1"));
    finish(*window);
}

void TestWeightsPanel::searchWithoutHeuristicHasNoTerms()
{
    const auto window = opened("tree-2");
    auto *weights = window->findChild<WeightsPanel *>();
    showPageOf(*window, weights);
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

void TestWeightsPanel::heuristicIsOfferedWhereThereCouldBeOne()
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

void TestWeightsPanel::pageOpenedDuringASearchIsAboutIt()
{
    const auto window = opened("tree-2");
    window->controller()->search(threat());
    QVERIFY(window->controller()->searching());
    auto *weights = window->findChild<WeightsPanel *>();
    showPageOf(*window, weights);
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
    finish(*window);
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
    // And about what is still shown where the search is stopped.
    window->controller()->search({core::Othello(), Algorithm::Heuristic, 6});
    window->controller()->stop();
    QCOMPARE(weights->findChildren<QSpinBox *>().size(), 4);
}

/// The page tells what the search plays.
void TestWeightsPanel::aQuizClosesThePage()
{
    const auto window = opened();
    const auto *weights = openedOn(*window, threat());
    trigger(*window, "pageNode");
    const auto *change = part<QPushButton>(*window, "changeWeights");
    part<QPushButton>(*window, "changeWeights")->click();
    QVERIFY(weights->isVisible());
    window->session()->setPredicting(true);
    QVERIFY(!weights->isVisible());
    QVERIFY(change->isVisible()); // the page before
    QVERIFY(!change->isEnabled());
    QVERIFY(!part<QPushButton>(*window, "compareWeights")->isEnabled());
    window->session()->setPredicting(false);
    QVERIFY(change->isEnabled());
}

QTEST_MAIN(TestWeightsPanel)
#include "tst_weightspanel.moc"
