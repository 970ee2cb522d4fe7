#include "tests/support/window/labtest.h"

#include <QTest>

/// Trees drawn by lot.
class TestRandomBar : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void randomTreesComeAgain();
    void everyNodeCanHaveAsManyChildren();
    void theTextBringsATreeBack();
    void treesAreSearchedLikeAnother();
};

void TestRandomBar::randomTreesComeAgain()
{
    const auto window = opened();
    auto *text = part<ui::lab::TreeTextEdit>(*window, "treeText");
    auto *seed = part<QSpinBox>(*window, "randomSeed");
    trigger(*window, "openRandomTree");
    finish(*window);
    const QString first = text->text();
    seed->setValue(2);
    finish(*window);
    QVERIFY(text->text() != first);
    seed->setValue(1);
    finish(*window);
    QCOMPARE(text->text(), first);
    trigger(*window, "openRandomTree"); // the next one, as this one is shown
    finish(*window);
    QCOMPARE(seed->value(), 2);
    seed->setValue(1);
    finish(*window);
    // The field that is changed by keys keeps the focus.
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    seed->setFocus();
    QTest::keyClick(seed, Qt::Key_Up);
    finish(*window);
    QCOMPARE(seed->value(), 2);
    QVERIFY(seed->hasFocus());
}

void TestRandomBar::everyNodeCanHaveAsManyChildren()
{
    const auto window = opened();
    trigger(*window, "openRandomTree");
    finish(*window);
    part<QCheckBox>(*window, "randomRagged")->setChecked(false);
    part<QCheckBox>(*window, "randomExactly")->setChecked(true);
    finish(*window);
    const auto childrenOf = [&window](const ui::lab::LabSession::Path &path) {
        const auto position = window->session()->positionAt(path);
        return std::get<ai::lab::TextTree>(position).legalMoves().size();
    };
    for (int seed = 1; seed <= 5; ++seed) {
        part<QSpinBox>(*window, "randomSeed")->setValue(seed);
        finish(*window);
        QCOMPARE(childrenOf({}), 3U);
        for (int child = 0; child < 3; ++child) {
            QCOMPARE(childrenOf(path({child})), 3U);
            for (int below = 0; below < 3; ++below)
                QCOMPARE(childrenOf(path({child, below})), 3U);
        }
    }
    const QString title = window->controller()->title();
    QVERIFY2(title.contains("5") && title.contains("children: 3,"), qPrintable(title));
}

/// It names everything that a series has but the number.
void TestRandomBar::theTextBringsATreeBack()
{
    using ui::lab::RandomSeries;
    const RandomSeries usual;
    std::vector<RandomSeries> others(7, usual);
    others[0].shape.depth = 4;
    others[1].shape.minWidth = 3;
    others[2].shape.maxWidth = 4;
    others[3].shape.range = 9;
    others[4].shape.ragged = false;
    others[5].minFirst = true;
    others[6].shape.chance = true;
    for (const RandomSeries &other : others) {
        QVERIFY2(other.text() != usual.text(), qPrintable(other.text()));
        QVERIFY(!(other.tree(7) == usual.tree(7)));
        QVERIFY(other.tree(7) == other.tree(7));
        ui::lab::RandomForm form;
        form.setSeries(other);
        QCOMPARE(form.series().text(), other.text());
        QVERIFY(form.series().tree(7) == other.tree(7));
    }
}

/// As far as trees have its algorithm and order.
void TestRandomBar::treesAreSearchedLikeAnother()
{
    using ai::lab::Algorithm;
    using ai::lab::MoveOrder;
    ui::lab::RandomSeries series;
    ai::lab::SearchSetup like{*ai::lab::TextTree::parse("MAX(1,2)"), Algorithm::Negamax};
    like.order = MoveOrder::Reversed;
    like.cutsBeyond = true;
    const ai::lab::Lesson lesson = ui::lab::RandomTrees{series, 7, 2, like}.lesson();
    for (const ai::lab::LessonStop &stop : lesson) {
        QCOMPARE(stop.setup.algorithm, Algorithm::Negamax);
        QCOMPARE(stop.setup.order, MoveOrder::Reversed);
        QVERIFY(stop.setup.cutsBeyond && !stop.setup.failHard);
    }
    QVERIFY(std::get<ai::lab::TextTree>(lesson[1].setup.root) == series.tree(8));
    const ai::lab::SearchSetup game{core::TicTacToe(), Algorithm::Report, 2, MoveOrder::Centre};
    QCOMPARE(series.setup(7, game), ai::lab::SearchSetup{series.tree(7)});
    series.shape.chance = true;
    QCOMPARE(series.setup(7, like).algorithm, Algorithm::Expectiminimax);
}

QTEST_MAIN(TestRandomBar)
#include "tst_randombar.moc"
