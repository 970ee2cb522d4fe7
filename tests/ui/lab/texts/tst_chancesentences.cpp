#include "ai/lab/lessons/quiz.h"
#include "tests/support/lab/chancetree.h"
#include "tests/support/lab/traced.h"
#include "tests/support/samples.h"
#include "tests/ui/lab/texts/plaintree.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quiztexts.h"
#include "ui/lab/texts/searchtexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QRegularExpression>
#include <QTest>

#include <deque>
#include <map>

using ai::lab::Algorithm;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::Fraction;
using support::PlainNode;

namespace {

/// "-3", "3.5" or "10/3", with the sign that is printed.
Fraction fractionOf(QString text)
{
    text.replace(QChar(0x2212), '-');
    if (text.contains('/'))
        return Fraction(text.section('/', 0, 0).toLongLong(), text.section('/', 1).toLongLong());
    long long below = 1;
    for (qsizetype places = text.section('.', 1).size(); places > 0; --places)
        below *= 10;
    return Fraction(text.remove('.').toLongLong(), below);
}

/// Reads the sentences of a search as a person does who has the tree and knows what averages are.
class Reader
{
public:
    explicit Reader(const PlainNode &root)
        : m_root(root)
    {
        QString last;
        std::deque<std::pair<const PlainNode *, QString>> queue{{&root, {}}};
        while (!queue.empty()) {
            const auto [node, path] = queue.front();
            queue.pop_front();
            if (!node->kind.empty())
                m_letters[node] = last = stepsentences::nextName(last);
            for (std::size_t i = 0; i < node->children.size(); ++i) {
                const QString below = path + (path.isEmpty() ? "" : ".") + QString::number(i + 1);
                m_paths[&node->children[i]] = below;
                queue.emplace_back(&node->children[i], below);
            }
        }
    }

    /// What is wrong with the words of the next step; empty if nothing is.
    QString read(QString text)
    {
        m_problem.clear();
        text.remove(QChar(0x200e));
        while (!text.isEmpty() && m_problem.isEmpty())
            readSentence(text);
        return m_problem;
    }

    bool isDone() const { return m_stack.empty(); }

private:
    struct Open
    {
        const PlainNode *node;
        std::size_t tried = 0;
    };
    using Match = QRegularExpressionMatch;

    static QRegularExpression expression(const char *words)
    {
        return QRegularExpression(QString::fromUtf8(words));
    }

    void expect(bool holds, const char *claim)
    {
        if (!holds && m_problem.isEmpty())
            m_problem = claim;
    }

    void readSentence(QString &text)
    {
        struct Pattern
        {
            QRegularExpression words;
            void (Reader::*reads)(const Match &);
        };
        static const Pattern patterns[] = {
            {expression("^The search begins at the root, (MAX|MIN) to move\\. ?"), &Reader::begin},
            {expression("^Expectiminimax never cuts here\\. ?"), &Reader::nothing},
            {expression("^(MAX|MIN) tries (.+?)\\.(?: |$)"), &Reader::tries},
            {expression("^(Chance) leads to (.+?) with probability (.+?)\\. ?"), &Reader::leads},
            {expression("^A leaf: its value is (.+?)\\. ?(?=$|[A-Z])"), &Reader::leaf},
            {expression("^The first child returns (.+?): (MAX|MIN)'s best value so far\\.$"),
             &Reader::first},
            {expression("^(.+?) is (larger|smaller) than the best so far: (MAX|MIN)'s best is now "
                        "(.+?)\\.$"),
             &Reader::better},
            {expression(
                 "^(.+?) is not (larger|smaller) than (.+?): (MAX|MIN)'s best stays (.+?)\\.$"),
             &Reader::notBetter},
            {expression("^The child returns (.+?), with probability (.+?): (.+?) \u00d7 (.+?) = "
                        "(.+?)\\. The "
                        "sum so far is (.+)\\.$"),
             &Reader::firstShare},
            {expression("^The child returns (.+?), with probability (.+?): (.+?) \u00d7 (.+?) = "
                        "(.+?)\\. The "
                        "sum so far goes from (.+) to (.+)\\.$"),
             &Reader::share},
            {expression(
                 "^(The root|MAX's node|MIN's node) is worth (.+): the (largest|smallest) of its "
                 "children\\.$"),
             &Reader::isWorth},
            {expression("^The (chance node) is worth (.+): the sum of its children's values, each "
                        "times its "
                        "probability\\.$"),
             &Reader::isAverage}};
        for (const auto &[words, reads] : patterns) {
            const Match match = words.match(text);
            if (!match.hasMatch())
                continue;
            if (m_stack.empty() && reads != &Reader::begin)
                break;
            (this->*reads)(match);
            text.remove(0, match.capturedLength());
            return;
        }
        expect(false, "no such sentence");
    }

    Open &here() { return m_stack.back(); }
    void expectLevel(const QString &level)
    {
        expect(level == QString::fromStdString(here().node->kind), "another moves here");
    }
    void nothing(const Match &) {}
    void begin(const Match &match)
    {
        m_stack.push_back({&m_root});
        expectLevel(match.captured(1));
    }
    void enter(const QString &name)
    {
        const PlainNode *parent = here().node;
        if (here().tried >= parent->children.size())
            return expect(false, "no child is left");
        const PlainNode *child = &parent->children[here().tried++];
        const bool lettered = m_letters.size() <= 702;
        const QString expected =
            !lettered ? "child " + m_paths[child]
            : child->kind.empty()
                ? QString("child %1 of %2").arg(here().tried).arg(m_letters[parent])
                : m_letters[child];
        expect(name == expected, "another child is named");
        m_stack.push_back({child});
    }
    void tries(const Match &match)
    {
        expectLevel(match.captured(1));
        enter(match.captured(2));
    }
    void leads(const Match &match)
    {
        expectLevel("CHANCE");
        if (m_problem.isEmpty() && here().tried < here().node->probabilities.size())
            expect(fractionOf(match.captured(3)) == here().node->probabilities[here().tried],
                   "the probability is another");
        enter(match.captured(2));
    }
    void leaf(const Match &match)
    {
        expect(here().node->kind.empty(), "it is no leaf");
        expect(fractionOf(match.captured(1)) == here().node->leaf, "the leaf has another value");
        m_stack.pop_back();
    }
    /// Of the child that returned last.
    Fraction returned() { return here().node->children[here().tried - 1].value(); }
    /// Of the first so many children.
    Fraction best(std::size_t count)
    {
        Fraction best = here().node->children.front().value();
        for (std::size_t i = 1; i < count; ++i) {
            const Fraction one = here().node->children[i].value();
            if (here().node->kind == "MAX" ? best < one : one < best)
                best = one;
        }
        return best;
    }
    Fraction sum(std::size_t count)
    {
        Fraction sum;
        for (std::size_t i = 0; i < count; ++i)
            sum = sum + here().node->probabilities[i] * here().node->children[i].value();
        return sum;
    }
    void first(const Match &match)
    {
        expectLevel(match.captured(2));
        expect(here().tried == 1 && fractionOf(match.captured(1)) == returned(), "not the first");
    }
    void better(const Match &match)
    {
        expectLevel(match.captured(3));
        expect(fractionOf(match.captured(1)) == returned()
                   && fractionOf(match.captured(4)) == best(here().tried)
                   && !(best(here().tried) == best(here().tried - 1)),
               "it is not better");
        expect((match.captured(2) == "larger") == (here().node->kind == "MAX"), "the wrong way");
    }
    void notBetter(const Match &match)
    {
        expectLevel(match.captured(4));
        expect(fractionOf(match.captured(1)) == returned()
                   && fractionOf(match.captured(3)) == best(here().tried)
                   && fractionOf(match.captured(5)) == best(here().tried)
                   && best(here().tried) == best(here().tried - 1),
               "it is better");
        expect((match.captured(2) == "larger") == (here().node->kind == "MAX"), "the wrong way");
    }
    void checkShare(const Match &match)
    {
        expectLevel("CHANCE");
        const Fraction probability = here().node->probabilities[here().tried - 1];
        expect(fractionOf(match.captured(1)) == returned()
                   && fractionOf(match.captured(4)) == returned(),
               "another value returned");
        expect(fractionOf(match.captured(2)) == probability
                   && fractionOf(match.captured(3)) == probability,
               "the probability is another");
        expect(fractionOf(match.captured(5)) == probability * returned(), "the share is another");
    }
    void firstShare(const Match &match)
    {
        checkShare(match);
        expect(here().tried == 1 && fractionOf(match.captured(6)) == sum(1), "the sum is another");
    }
    void share(const Match &match)
    {
        checkShare(match);
        expect(here().tried > 1 && fractionOf(match.captured(6)) == sum(here().tried - 1)
                   && fractionOf(match.captured(7)) == sum(here().tried),
               "the sum is another");
    }
    void leave(const QString &value)
    {
        expect(here().tried == here().node->children.size(), "children are missing");
        expect(fractionOf(value) == here().node->value(), "it is worth something else");
        m_stack.pop_back();
    }
    void isWorth(const Match &match)
    {
        const bool isRoot = m_stack.size() == 1;
        expect((match.captured(1) == "The root") == isRoot, "the root is meant, or is not");
        if (!isRoot)
            expectLevel(match.captured(1).left(3));
        expect((match.captured(3) == "largest") == (here().node->kind == "MAX"), "the wrong way");
        leave(match.captured(2));
    }
    void isAverage(const Match &match)
    {
        expectLevel("CHANCE");
        leave(match.captured(2));
    }

    const PlainNode &m_root;
    std::map<const PlainNode *, QString> m_letters;
    std::map<const PlainNode *, QString> m_paths;
    std::vector<Open> m_stack;
    QString m_problem;
};

} // namespace

/// No sentence about a tree with chance nodes is false, by a reader who has the tree alone.
class TestChanceSentences : public QObject
{
    Q_OBJECT

private slots:
    void stepsOfTheExample();
    void noStepIsFalse();
    void quizKnowsTheAverages();
};

void TestChanceSentences::stepsOfTheExample()
{
    const TracedSearch search = support::traced("tree-chance");
    QStringList lines;
    for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step)
        lines += ui::lab::stepText(search, step).remove(QChar(0x200e));
    QVERIFY(lines.contains("Chance leads to E with probability 1/2. Expectiminimax never cuts "
                           "here."));
    QVERIFY(lines.contains("The child returns 1, with probability 3/4: 3/4 \u00d7 1 = 0.75. The "
                           "sum so far goes from 4 to 4.75."));
    QVERIFY(lines.contains("The chance node is worth 4.75: the sum of its children's values, each "
                           "times its probability."));
    QVERIFY(lines.contains("4.75 is not larger than 5: MAX's best stays 5."));
    QVERIFY(ui::lab::summaryText(search).contains("nothing cut"));
    QVERIFY(ui::lab::summaryText(search).endsWith("The root is worth 5."));
}

void TestChanceSentences::noStepIsFalse()
{
    const int trees = support::slow() ? 10'000 : 1'000 / support::sanitizerFactor;
    ai::Random random(41);
    int read = 0;
    for (int i = 0; i < trees; ++i) {
        const std::string text = support::drawnChanceTree(random, 1 + i % 5, i % 2 == 0);
        const auto tree = TextTree::parse(text);
        if (!tree || !tree->hasChance())
            continue; // beyond the largest scale
        const PlainNode plain = support::PlainReader(text).node();
        const TracedSearch search = support::traced({*tree, Algorithm::Expectiminimax});
        Reader reader(plain);
        for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
            if (search.trace->joinsNext(step))
                continue;
            const QString words = ui::lab::stepText(search, step);
            const QString problem = reader.read(words);
            QVERIFY2(problem.isEmpty(), qPrintable(QString("%1, step %2: %3: %4")
                                                       .arg(QString::fromStdString(text))
                                                       .arg(step)
                                                       .arg(problem, words)));
            ++read;
        }
        QVERIFY(reader.isDone());
    }
    QVERIFY(read > 20 * trees);
}

/// What is typed for an average is read to it: exact, and rounded to two places.
void TestChanceSentences::quizKnowsTheAverages()
{
    const TracedSearch search = support::traced(
        {*TextTree::parse("MAX(CHANCE(1/3: MIN(7,9), 2/3: -2),CHANCE(1/4: 3, 3/4: 8))"),
         Algorithm::Expectiminimax});
    QStringList questions;
    for (auto step = nextQuestionStep(search, 0); step;
         step = nextQuestionStep(search, *step + 1)) {
        for (const ai::lab::QuizQuestion &question : questionsAfter(search, *step)) {
            questions += ui::lab::questionText(search, question).remove(QChar(0x200e));
            const ai::lab::QuizAnswer right = rightAnswer(question);
            const QString answer = ui::lab::answerText(search, question, right);
            QCOMPARE(ui::lab::minimaxValueIn(answer, question.scale), std::optional(right.value));
        }
    }
    QVERIFY(questions.contains("The chance node at B is done; its children returned, with their "
                               "probabilities: 7 (1/3); \u22122 (2/3). What does it return?"));
    const auto judged = [&](int value) {
        ai::lab::QuizQuestion question;
        for (std::uint32_t step = 1; step < search.trace->stepCount(); ++step) {
            for (const ai::lab::QuizQuestion &one : questionsAfter(search, step)) {
                if (one.chance && one.children.size() == 2 && one.children[1] == 8 * one.scale)
                    question = one;
            }
        }
        ai::lab::QuizAnswer answer;
        answer.value = value * question.scale / 2;
        return judge(question, answer);
    };
    QCOMPARE(judged(2 * 3), ai::lab::QuizMistake::OneOutcome);
    QCOMPARE(judged(11), ai::lab::QuizMistake::EqualWeights); // 5.5
    QCOMPARE(judged(2), ai::lab::QuizMistake::WrongValue);
}

QTEST_APPLESS_MAIN(TestChanceSentences)
#include "tst_chancesentences.moc"
