#include "ai/lab/studies/articlecounts.h"

#include <QTest>

#include <map>

/// The numbers of the documents, counted again.
class TestArticleCounts : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberIsCountedAgain();
    void everyClaimIsInTheTable();
};

void TestArticleCounts::everyNumberIsCountedAgain()
{
    for (const ai::lab::ArticleCount &row : ai::lab::articleCounts()) {
        if (!row.count)
            continue; // quoted from the literature
        const qint64 counted = row.count();
        QVERIFY2(counted == row.known, qPrintable(QString("%1: %2, not %3")
                                                      .arg(QString::fromStdString(title(row)))
                                                      .arg(counted)
                                                      .arg(row.known)));
    }
}

/// What the articles claim is in the table, and so is every number of a series.
void TestArticleCounts::everyClaimIsInTheTable()
{
    std::map<std::string, qint64> known;
    int quoted = 0;
    for (const ai::lab::ArticleCount &row : ai::lab::articleCounts()) {
        // Of one document no two rows have the same name.
        const std::string key = std::to_string(static_cast<int>(row.document)) + title(row);
        QVERIFY2(known.emplace(key, row.known).second, key.c_str());
        quoted += row.count ? 0 : 1;
    }
    QCOMPARE(quoted, 1);
    const auto of = [&known](ai::lab::Document document, const std::string &what) {
        return known[std::to_string(static_cast<int>(document)) + what];
    };
    using ai::lab::Document;
    const Document first = Document::FirstArticle;
    QCOMPARE(of(first, "calls that alpha-beta saves, in per cent"), 94);
    QCOMPARE(of(first, "chess, ten plies, as the literature has it"), 69'352'859'712'417);
    const Document spanish = Document::SpanishArticle;
    QCOMPARE(of(spanish, "games that X wins") + of(spanish, "games that O wins")
                 + of(spanish, "games that are drawn"),
             of(spanish, "Tic-tac-toe, games"));
    qint64 alphaBeta = 0;
    qint64 plain = 0;
    qint64 depth2 = 0;
    for (int square = 1; square <= 9; ++square) {
        const std::string at = std::to_string(square);
        plain += of(first, "of the plain calls, those after X on " + at);
        alphaBeta += of(first, "of alpha-beta's calls, those after X on " + at);
        depth2 += of(first, "of the calls at depth 2, those after X on " + at);
    }
    QCOMPARE(plain, 549'945);
    QCOMPARE(alphaBeta, 30'709);
    QCOMPARE(depth2, 308);
    QCOMPARE(of(spanish, "Nim 19, misere: plain minimax"), 144'664);
    QCOMPARE(of(Document::CourseReport, "figure 1, with leaves made up: value"), 3);
}

QTEST_APPLESS_MAIN(TestArticleCounts)
#include "tst_articlecounts.moc"
