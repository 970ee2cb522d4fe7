#include "core/format/records.h"
#include "core/position.h"
#include "tests/support/qt/translationfile.h"
#include "ui/lab/panels/articlepanel.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace {

/// The texts that a translator receives, by their context.
std::map<QString, QStringList> translatableTexts()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("tabuleiro_xx.ts");
    support::updateTranslations(file, {"-target-language", "pt_BR"});
    std::map<QString, QStringList> texts;
    for (const auto &message : support::messagesOf(file))
        texts[message.context] += message.source;
    return texts;
}

} // namespace

/// The texts of the layers without Qt reach the translators.
class TestTranslatableTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_texts = translatableTexts(); }
    void sentencesOfErrors();
    void numbersOfTheArticles();

private:
    std::map<QString, QStringList> m_texts;
};

void TestTranslatableTexts::sentencesOfErrors()
{
    const QStringList &sentences = m_texts["core::Error"];
    // Of the rules, a reader, the engine's files, the Lab's trees and lessons; ways to say a place.
    for (const char *sentence :
         {"%1 turns no disc; a legal square is %2",
          "%1; expected a score such as +2, from -64 to 64",
          "the weights are damaged: a number is too large", "expected a comma or %1",
          "an answer before its question; expected \"question:\" first",
          "line %1, column %2, byte %3: %4", "character %1 (%2): %3", "move %1: %2"})
        QVERIFY2(sentences.contains(sentence), sentence);
    // Every sentence that the marker makes is one.
    const auto error = core::format::readRecords("f5 a1").error();
    QVERIFY(sentences.contains(error.sentence));
}

void TestTranslatableTexts::numbersOfTheArticles()
{
    const QStringList &known = m_texts["ai::lab::ArticleCount"];
    for (const ai::lab::ArticleCount &count : ai::lab::articleCounts()) {
        QVERIFY(!ui::lab::articleCountText(count).contains('%'));
        for (const std::string_view text : {count.what, count.articleSays}) {
            const QString shown = QString::fromUtf8(text.data(), qsizetype(text.size()));
            bool isNumber = false;
            shown.toInt(&isNumber);
            QVERIFY2(shown.isEmpty() || isNumber || known.contains(shown), qPrintable(shown));
        }
    }
}

QTEST_GUILESS_MAIN(TestTranslatableTexts)
#include "tst_translatabletexts.moc"
