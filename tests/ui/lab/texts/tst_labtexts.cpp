#include "ai/search/minimax.h"
#include "ui/common/language.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"

#include <QLocale>
#include <QTest>

#include <set>

using ai::lab::Algorithm;

/// Every choice of the Lab has a name of its own.
class TestLabTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyChoiceHasWords();
    void valuesAreReadAsTheyAreWritten();
    void averagesAreWrittenExactly();
    void roundedAveragesAreRead();
    void countsAreGroupedInThrees();
    void lettersGoOnAfterZ();
    void quizAndQuestionsOfAPageHaveNamesOfTheirOwn();
};

void TestLabTexts::everyChoiceHasWords()
{
    std::set<QString> texts;
    for (const Algorithm algorithm : ai::lab::allAlgorithms) {
        texts.insert(ui::lab::algorithmTitle(algorithm));
        texts.insert(ui::lab::algorithmText(algorithm));
    }
    for (const ai::lab::MoveOrder order : ai::lab::allMoveOrders)
        texts.insert(ui::lab::orderTitle(order, core::Nim()));
    using ai::lab::TraceDeviation;
    for (const TraceDeviation one :
         {TraceDeviation::None, TraceDeviation::TieBreakRules, TraceDeviation::RulesFirst,
          TraceDeviation::Noise, TraceDeviation::Theory, TraceDeviation::RandomMove,
          TraceDeviation::Engine})
        texts.insert(ui::lab::deviationText(one));
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), 2 * ai::lab::allAlgorithms.size() + ai::lab::allMoveOrders.size() + 7);
}

void TestLabTexts::valuesAreReadAsTheyAreWritten()
{
    for (const int value : {0, 7, -410, 999'999, ai::infinity, -ai::infinity})
        QCOMPARE(ui::lab::minimaxValueIn(ui::lab::minimaxValueText(value)), std::optional(value));
    QCOMPARE(ui::lab::minimaxValueIn(" -3 "), std::optional(-3));
    QCOMPARE(ui::lab::minimaxValueIn("INF"), std::optional(ai::infinity));
    QCOMPARE(ui::lab::minimaxValueIn("-inf"), std::optional(-ai::infinity));
    for (const char *text : {"", "three", "3.5", "--3", "99999999999"})
        QVERIFY2(!ui::lab::minimaxValueIn(text), text);
}

void TestLabTexts::averagesAreWrittenExactly()
{
    const auto text = [](int value, int scale) {
        return ui::lab::minimaxValueText(value, scale).remove(QChar(0x200e));
    };
    QCOMPARE(text(7, 2), "3.5");
    QCOMPARE(text(-1, 8), "\u22120.125");
    QCOMPARE(text(1, 16), "1/16"); // four places
    QCOMPARE(text(-10, 3), "\u221210/3");
    QCOMPARE(text(12, 3), "4");
    for (const int scale : {1, 2, 3, 7, 16, 36, 999, 1'000}) {
        for (const int value : {0, 1, -1, 5, 998, -12'345, 999'000})
            QCOMPARE(ui::lab::minimaxValueIn(text(value, scale), scale), std::optional(value));
    }
}

void TestLabTexts::roundedAveragesAreRead()
{
    const auto read = [](const char *text, int scale, std::optional<int> expected = {}) {
        return ui::lab::minimaxValueIn(text, scale, expected);
    };
    QCOMPARE(read("3.33", 3), std::optional(10));
    QCOMPARE(read("3,33", 999), std::optional(3'330)); // 10/3, not the nearer 3327/999
    QCOMPARE(read("-0.67", 6), std::optional(-4));
    QCOMPARE(read("20/6", 3), std::optional(10));
    QCOMPARE(read("0.5", 2), std::optional(1));
    // 10/3 or 333/100: that which is asked for.
    QCOMPARE(read("3.33", 300, 1'000), std::optional(1'000));
    QCOMPARE(read("3.33", 300, 999), std::optional(999));
    QCOMPARE(read("-3.33", 300, -1'000), std::optional(-1'000));
    QCOMPARE(read("3.35", 300, 1'000), std::optional(1'005));
    QCOMPARE(read("3.3", 300, 1'000), std::optional(990));
    for (const char *other : {"3.3", "3.34", "10/7", "1/0", "3.3.3", "1e3", "/3", "3/", ".5", ""})
        QVERIFY2(!read(other, 3), other);
}

/// Also where a country groups numbers of five digits or more alone.
void TestLabTexts::countsAreGroupedInThrees()
{
    const QLocale before;
    const auto written = [](const char *locale, qint64 count) {
        QLocale::setDefault(QLocale(locale));
        return ui::lab::countText(count);
    };
    const QStringList spain{written("es_ES", 1'394), written("es_ES", 549'946),
                            written("es_ES", 1'394'669), written("es_ES", 2'001'394'669)};
    const QStringList mexico{written("es_MX", 1'394), written("es_MX", 1'394'669)};
    const QString india = written("en_IN", 1'394'669);
    QLocale::setDefault(before);
    QCOMPARE(spain, QStringList({"1394", "549.946", "1.394.669", "2.001.394.669"}));
    QCOMPARE(mexico, QStringList({"1,394", "1,394,669"}));
    QCOMPARE(india, QString("13,94,669"));
}

void TestLabTexts::lettersGoOnAfterZ()
{
    // The root, 22 nodes below it, and `last` nodes above leaves, as many as 32 below each.
    const auto tree = [](int last) {
        QStringList parts;
        for (int i = 0; i < 22; ++i) {
            const QStringList below(std::clamp(last - 32 * i, 1, 32), "(1,2)");
            parts += '(' + below.join(',') + ')';
        }
        return *ai::lab::TextTree::parse('(' + parts.join(',').toStdString() + ')');
    };
    const auto letter = [](const ai::lab::TextTree &root, const std::vector<core::Move> &path) {
        return ui::lab::nodeLetter(root, path);
    };
    using core::Move;
    const ai::lab::TextTree named = tree(679);
    QCOMPARE(named.innerCount(), 702);
    QCOMPARE(letter(named, {}), QString("A"));
    QCOMPARE(letter(named, {Move(21)}), QString("W"));
    QCOMPARE(letter(named, {Move(0), Move(2)}), QString("Z"));
    QCOMPARE(letter(named, {Move(0), Move(3)}), QString("AA"));
    QCOMPARE(letter(named, {Move(0), Move(29)}), QString("BA"));
    QCOMPARE(letter(named, {Move(21), Move(6)}), QString("ZZ"));
    QCOMPARE(letter(named, {Move(0), Move(2), Move(1)}), QString()); // a leaf
    QCOMPARE(letter(tree(680), {}), QString());
}

/// They are two cards beside each other.
void TestLabTexts::quizAndQuestionsOfAPageHaveNamesOfTheirOwn()
{
    for (const QString &language : ui::languages()) {
        const ui::Translations translations(language);
        QVERIFY2(QCoreApplication::translate("ui::lab::WebPage", "Quiz")
                     != QCoreApplication::translate("ui::lab::WebPage", "Questions"),
                 qPrintable(language));
    }
}

QTEST_MAIN(TestLabTexts)
#include "tst_labtexts.moc"
