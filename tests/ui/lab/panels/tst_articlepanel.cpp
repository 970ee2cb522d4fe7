#include "ai/lab/studies/articlecounts.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/texts/exampletexts.h"

#include <QTableWidget>
#include <QTest>

/// The articles' numbers, counted again.
class TestArticlePanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void allNumbersOfTheArticlesAreRight();
};

void TestArticlePanel::allNumbersOfTheArticlesAreRight()
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
        const QString counted = table->item(row, 2)->text();
        if (counted == "quoted") {
            ++quoted;
            QVERIFY(
                table->item(row, 1)->text().remove(QChar(0x200b)).contains("69,352,859,712,417"));
        }
        right += counted.startsWith(QChar(0x2713)) ? 1 : 0;
    }
    QCOMPARE(headings, 5);
    QCOMPARE(quoted, 1);
    QCOMPARE(right + quoted, static_cast<int>(ai::lab::articleCounts().size()));
    QCOMPARE(table->item(0, 0)->text(),
             ui::lab::documentTitle(ai::lab::articleCounts().front().document));
}

QTEST_MAIN(TestArticlePanel)
#include "tst_articlepanel.moc"
