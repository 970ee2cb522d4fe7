#include "ui/lab/texts/articletexts.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// Every number of the articles has words that can be translated.
class TestArticleTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberOfTheArticlesIsTranslatable();
};

namespace {

/// The English words that the source marks for the translators.
QStringList markedTexts()
{
    QFile source(TABULEIRO_ARTICLE_TEXTS);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression mark(
        "QT_TRANSLATE_NOOP\\(\\s*\"ui::lab::ArticleTexts\",\\s*\"([^\"]+)\"\\)");
    QStringList texts;
    const QString code = QString::fromUtf8(source.readAll());
    for (auto match = mark.globalMatch(code); match.hasNext();)
        texts += match.next().captured(1).replace("\\u2212", QChar(0x2212));
    return texts;
}

} // namespace

void TestArticleTexts::everyNumberOfTheArticlesIsTranslatable()
{
    const QStringList known = markedTexts();
    QVERIFY(!known.isEmpty());
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
