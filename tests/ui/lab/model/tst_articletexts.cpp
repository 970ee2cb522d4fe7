#include "ui/lab/model/articletexts.h"

#include <QTest>

/// Every number of the articles has words that can be translated.
class TestArticleTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberOfTheArticlesIsTranslatable();
};

void TestArticleTexts::everyNumberOfTheArticlesIsTranslatable()
{
    const QStringList known = ui::lab::articleSourceTexts();
    for (const ai::lab::ArticleCount &count : ai::lab::articleCounts()) {
        QVERIFY(!ui::lab::articleCountText(count).contains('%'));
        for (const std::string_view text : {count.what, count.articleSays}) {
            const QString words = QString::fromUtf8(text.data(), qsizetype(text.size()));
            bool isNumber = false;
            words.toInt(&isNumber);
            QVERIFY2(words.isEmpty() || isNumber || known.contains(words), qPrintable(words));
        }
    }
}

QTEST_MAIN(TestArticleTexts)
#include "tst_articletexts.moc"
