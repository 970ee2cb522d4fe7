#include "tests/support/qt/labtest.h"

#include <QTableWidget>
#include <QTest>

/// Two searches side by side.
class TestComparePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void comparisonSaysWhatTheArticleSays();
};

void TestComparePanel::comparisonSaysWhatTheArticleSays()
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
    window->controller()->search({core::Othello(), ai::lab::Algorithm::AlphaBetaShared, 4});
    finish(*window);
    second->setCurrentIndex(second->findData(static_cast<int>(ai::lab::Algorithm::Plain)));
    part<QPushButton>(*window, "compare")->click();
    QTRY_VERIFY_WITH_TIMEOUT(table->item(0, 1) != nullptr, 20'000);
    QVERIFY(table->item(0, 1)->text() != "30,709");
}

QTEST_MAIN(TestComparePanel)
#include "tst_comparepanel.moc"
