#include "tests/support/lab/traced.h"
#include "tests/support/samples.h"
#include "tests/ui/lab/texts/stepreader.h"
#include "ui/lab/texts/steptexts.h"

#include <QRegularExpression>
#include <QTest>

using ai::lab::Algorithm;
using ai::lab::TextTree;
using ai::lab::TracedSearch;

namespace {

/// Numbers from a small range, so that many are equal; one-child nodes; letters in one tree of two.
TextTree randomTree(ai::Random &random, int number)
{
    TextTree::Shape shape;
    shape.depth = 1 + static_cast<int>(random() % 4);
    shape.minWidth = 1;
    shape.maxWidth = 4;
    shape.range = random() % 2 == 0 ? 4 : 30;
    const auto side = random() % 3 == 0 ? core::Side::Second : core::Side::First;
    const TextTree tree = TextTree::random(shape, side, random);
    if (number % 2 == 0)
        return tree;
    const QString text = QString::fromStdString(tree.toText());
    QString lettered;
    int letters = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        qsizetype end = i;
        while (end < text.size() && text[end].isDigit())
            ++end;
        if (end == i) {
            lettered += text[i];
            continue;
        }
        lettered += letters < 8 && random() % 3 == 0 ? QString(QChar('a' + letters++))
                                                     : text.mid(i, end - i);
        i = end - 1;
    }
    for (int i = 0; i < letters; i += 3)
        lettered += QString("; %1 = %2..%3").arg(QChar('a' + i)).arg(i).arg(i + 4);
    const auto parsed = TextTree::parse(lettered.toStdString());
    return parsed ? *parsed : tree;
}

} // namespace

/// No sentence of a step is false, by a reader who knows the rules and the tree alone.
class TestStepSentences : public QObject
{
    Q_OBJECT

private slots:
    void lettersThatWereVisitedAreNamed();
    void rivalThatIsNamedHasItsLetters();
    void noneIsFalse();
};

/// What was said before of this tree: that the 9 cannot matter, and that the root is worth 3.
void TestStepSentences::lettersThatWereVisitedAreNamed()
{
    const auto search =
        support::traced({*TextTree::parse("MAX(MIN(3,5),MIN(a,9))"), Algorithm::AlphaBetaShared});
    QStringList lines;
    for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step)
        lines += ui::lab::stepText(search, step);
    const QString all = lines.join('\n');
    QVERIFY2(all.contains("If a = 0: MIN can have 0 here, and MAX has 3 at A, so MAX gains nothing "
                          "by coming here: 0 is not above alpha = 3."),
             qPrintable(all));
    QVERIFY(
        all.contains("If a = 0: MIN's node returns 0, an upper bound: its value is 0 or less."));
    QVERIFY(all.endsWith("If a = 0: The root is worth 3: the largest of its children."));
}

/// MIN has 1 at A if b = 0, and for sure at another node, which the sentence does not name.
void TestStepSentences::rivalThatIsNamedHasItsLetters()
{
    ai::lab::SearchSetup setup{
        *TextTree::parse("MIN(MAX(MIN(MAX(4,a),MAX(1,b),MAX(1,3,4,c))),d,MAX(MIN(3,MAX(2,e),"
                         "MAX(3,1,0,0),MAX(4)),MIN(MAX(f,0,4,2),MAX(1),MAX(1,4,2)),"
                         "MIN(MAX(0,2)))); a = 0..4; d = 3..7"),
        Algorithm::AlphaBetaShared};
    setup.failHard = true;
    setup.cutsBeyond = true;
    const QString text = ui::lab::stepText(support::traced(setup), 119);
    static const QRegularExpression expected(
        "^If (?:\\w = \\d+, )*b = 0(?:, \\w = \\d+)*: MAX can have 4 here, and MIN has 1 at A");
    QVERIFY2(expected.match(text).hasMatch(), qPrintable(text));
}

void TestStepSentences::noneIsFalse()
{
    const int trees = support::slow() ? 10'000 : 700 / support::sanitizerFactor;
    ai::Random random(39);
    qint64 read = 0;
    qint64 conditions = 0;
    for (int i = 0; i < trees; ++i) {
        ai::lab::SearchSetup setup{randomTree(random, i)};
        if (isOver(setup.root))
            continue;
        for (const Algorithm algorithm :
             {Algorithm::Plain, Algorithm::AlphaBetaShared, Algorithm::AlphaBetaFresh}) {
            for (const bool failHard : {false, true}) {
                if (failHard && algorithm == Algorithm::Plain)
                    continue;
                setup.algorithm = algorithm;
                setup.failHard = failHard;
                setup.cutsBeyond = algorithm != Algorithm::Plain && i % 3 == 2;
                const TracedSearch search = support::traced(setup);
                stepsentences::Reader reader(std::get<TextTree>(setup.root));
                for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
                    if (search.trace->joinsNext(step))
                        continue;
                    const QString text = ui::lab::stepText(search, step);
                    const QString problem = reader.read(text);
                    QVERIFY2(
                        problem.isEmpty(),
                        qPrintable(
                            QString("%1 (algorithm %2, fail-hard %3, beyond %7), step %4: %5: %6")
                                .arg(std::get<TextTree>(setup.root).toText().c_str())
                                .arg(int(algorithm))
                                .arg(failHard)
                                .arg(step)
                                .arg(problem, text)
                                .arg(setup.cutsBeyond)));
                    ++read;
                    conditions += text.startsWith("If ") ? 1 : 0;
                }
                QVERIFY(reader.finish().isEmpty());
            }
        }
    }
    qInfo("%lld steps read, %lld with a condition", read, conditions);
    QVERIFY(read > 100 * trees && conditions > trees);
}

QTEST_APPLESS_MAIN(TestStepSentences)
#include "tst_stepsentences.moc"
