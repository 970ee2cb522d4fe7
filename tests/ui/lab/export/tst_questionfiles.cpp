#include "ai/lab/lessons/quiz.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/export/questionfiles.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using ai::lab::TracedSearch;
using support::traced;
using ui::lab::giftQuestions;
using ui::lab::moodleQuestions;

namespace {

struct ReadAnswer
{
    double fraction = 0;
    QString text;
    QString feedback;
};

struct ReadQuestion
{
    QString type;
    QString text;
    bool single = true;
    int pictures = 0;
    std::vector<ReadAnswer> answers;
};

/// Reads what Moodle's documentation of its XML format says of numerical and multichoice questions,
/// and nothing else.
class MoodleReader
{
public:
    explicit MoodleReader(const QByteArray &bytes)
        : m_xml(bytes)
    {}

    std::vector<ReadQuestion> all()
    {
        m_xml.readNextStartElement();
        m_isQuiz = m_xml.name() == QLatin1String("quiz");
        while (m_xml.readNextStartElement())
            readQuestion();
        return m_all;
    }
    bool isValid() const { return m_isQuiz && !m_xml.hasError(); }
    QString category() const { return m_category; }

private:
    QString readText()
    {
        QString text;
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1String("text"))
                text = m_xml.readElementText();
            else
                m_xml.skipCurrentElement();
        }
        return text;
    }

    void readTask(ReadQuestion &question)
    {
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1String("text")) {
                question.text = m_xml.readElementText();
            } else {
                const bool named = m_xml.attributes().value("name") == QLatin1String("tree.svg");
                const auto bytes = QByteArray::fromBase64(m_xml.readElementText().toLatin1());
                question.pictures += named && bytes.contains("<svg") ? 1 : 0;
            }
        }
    }

    void readAnswer(ReadQuestion &question)
    {
        ReadAnswer answer;
        answer.fraction = m_xml.attributes().value("fraction").toDouble();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1String("text"))
                answer.text = m_xml.readElementText();
            else if (m_xml.name() == QLatin1String("feedback"))
                answer.feedback = readText();
            else
                m_xml.skipCurrentElement();
        }
        question.answers.push_back(answer);
    }

    void readQuestion()
    {
        ReadQuestion question;
        question.type = m_xml.attributes().value("type").toString();
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString();
            if (name == "category")
                m_category = readText();
            else if (name == "questiontext")
                readTask(question);
            else if (name == "single")
                question.single = m_xml.readElementText() == "true";
            else if (name == "answer")
                readAnswer(question);
            else
                m_xml.skipCurrentElement();
        }
        if (question.type != "category")
            m_all.push_back(question);
    }

    QXmlStreamReader m_xml;
    std::vector<ReadQuestion> m_all;
    QString m_category;
    bool m_isQuiz = false;
};

/// The right number, from the words of the question alone; nothing where they ask something else.
std::optional<int> numberFromWords(QString text)
{
    text.remove(QChar(0x200e)).replace(QChar(0x2212), '-');
    static const QRegularExpression returned(
        "(MAX|MIN)'s node at .* is done; its children returned: ([^.]*)\\. What does it return\\?");
    static const QRegularExpression moved(
        "(MAX|MIN) is at .* with the window \\((.*), (.*)\\), and its last child returned (.*)\\. "
        "What does (?:MAX|MIN) have for sure now\\?");
    const auto value = [](const QString &one) {
        return one.contains(QChar(0x221e)) ? (one.startsWith('-') ? -ai::infinity : ai::infinity)
                                           : one.toInt();
    };
    if (const auto found = returned.match(text); found.hasMatch()) {
        std::vector<int> values;
        for (const QString &one : found.captured(2).split("; "))
            values.push_back(value(one));
        const auto [lowest, highest] = std::minmax_element(values.begin(), values.end());
        return found.captured(1) == "MAX" ? *highest : *lowest;
    }
    if (const auto found = moved.match(text); found.hasMatch()) {
        const int last = value(found.captured(4));
        return found.captured(1) == "MAX" ? std::max(value(found.captured(2)), last)
                                          : std::min(value(found.captured(3)), last);
    }
    return std::nullopt;
}

/// Fail-soft alpha-beta; a leaf that is left out counts as one that was not seen.
int visitLeaves(const ai::lab::TextTree &node, int alpha, int beta, bool reached,
                std::vector<bool> &seen)
{
    if (node.isOver()) {
        seen.push_back(reached);
        return node.score();
    }
    const bool max = node.sideToMove() == core::Side::First;
    int best = max ? -ai::infinity : ai::infinity;
    for (const core::Move move : node.legalMoves()) {
        const int value = visitLeaves(core::after(node, move), alpha, beta, reached, seen);
        if (!reached)
            continue;
        best = max ? std::max(best, value) : std::min(best, value);
        (max ? alpha : beta) = max ? std::max(alpha, best) : std::min(beta, best);
        reached = alpha < beta;
    }
    return best;
}

std::vector<TracedSearch> samples()
{
    std::vector<TracedSearch> all{traced("classic"), traced("ttt-late"), traced("tree-2")};
    ai::Random random(9);
    for (int i = 0; i < 40; ++i)
        all.push_back(traced({ai::lab::TextTree::random({}, core::Side::First, random),
                              ai::lab::Algorithm::AlphaBetaShared}));
    return all;
}

} // namespace

/// The quiz in the files of learning platforms, as these read them.
class TestQuestionFiles : public QObject
{
    Q_OBJECT

private slots:
    void moodleReadsThem();
    void numbersAreRight();
    void sharesAddUp();
    void leavesNeverVisitedAreRight();
    void giftHasTheSameQuestions();
};

void TestQuestionFiles::moodleReadsThem()
{
    const QByteArray picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
    for (const TracedSearch &search : samples()) {
        MoodleReader reader(moodleQuestions(search, "A <tree> & more", picture));
        const auto questions = reader.all();
        QVERIFY(reader.isValid());
        QCOMPARE(reader.category(), QString("$course$/top/Tabuleiro/A <tree> & more"));
        QVERIFY(!questions.empty());
        for (const ReadQuestion &question : questions) {
            QVERIFY(question.type == "numerical" || question.type == "multichoice");
            QCOMPARE(question.pictures, 1);
            QVERIFY(question.text.contains("@@PLUGINFILE@@/tree.svg"));
            QVERIFY(question.answers.size() > (question.type == "numerical" ? 0U : 1U));
        }
    }
}

/// Worked out from the words of the question, as a student does.
void TestQuestionFiles::numbersAreRight()
{
    int checked = 0;
    for (const TracedSearch &search : samples()) {
        for (const ReadQuestion &question : MoodleReader(moodleQuestions(search, "A", {})).all()) {
            if (question.type != "numerical")
                continue;
            if (question.text.contains("How many of its"))
                continue; // see below
            const auto expected = numberFromWords(question.text);
            QVERIFY2(expected, qPrintable(question.text));
            int full = 0;
            for (const ReadAnswer &answer : question.answers) {
                const bool right = answer.text.toInt() == *expected;
                QCOMPARE(answer.fraction, right ? 100.0 : 0.0);
                QVERIFY(!answer.feedback.isEmpty());
                full += right ? 1 : 0;
            }
            QCOMPARE(full, 1);
            ++checked;
        }
    }
    QVERIFY(checked > 500);
}

/// Of one of several one is right; of several all that are right share the points.
void TestQuestionFiles::sharesAddUp()
{
    int cuts = 0;
    for (const TracedSearch &search : samples()) {
        for (const ReadQuestion &question : MoodleReader(moodleQuestions(search, "A", {})).all()) {
            if (question.type != "multichoice")
                continue;
            double sum = 0;
            for (const ReadAnswer &answer : question.answers)
                sum += std::max(0.0, answer.fraction);
            QVERIFY2(std::abs(sum - 100) < 0.001, qPrintable(question.text));
            cuts += question.single ? 0 : 1;
        }
    }
    QVERIFY(cuts > 50);
}

/// By alpha-beta as textbooks have it, with the leaves that it comes to.
void TestQuestionFiles::leavesNeverVisitedAreRight()
{
    ai::Random random(11);
    int checked = 0;
    for (int i = 0; i < 60; ++i) {
        const auto tree = ai::lab::TextTree::random({2, 2, 3, 12, true}, core::Side::First, random);
        std::vector<bool> seen;
        visitLeaves(tree, -ai::infinity, ai::infinity, true, seen);
        const auto visited = std::count(seen.begin(), seen.end(), true);
        const auto search = traced({tree, ai::lab::Algorithm::AlphaBetaShared});
        for (const ReadQuestion &question : MoodleReader(moodleQuestions(search, "A", {})).all()) {
            if (question.text.contains("How many of its")) {
                QVERIFY(question.text.contains(QString("its %1 leaves").arg(seen.size())));
                QCOMPARE(question.answers.front().text.toInt(), int(visited));
                ++checked;
            } else if (question.text.contains("never visited")) {
                QCOMPARE(question.answers.size(), seen.size() + 1);
                for (std::size_t leaf = 0; leaf < seen.size(); ++leaf)
                    QCOMPARE(question.answers[leaf].fraction > 0, !seen[leaf]);
                ++checked;
            }
        }
    }
    QCOMPARE(checked, 2 * 60);
}

void TestQuestionFiles::giftHasTheSameQuestions()
{
    for (const TracedSearch &search : samples()) {
        const QString gift = QString::fromUtf8(giftQuestions(search, "A: b"));
        const auto moodle = MoodleReader(moodleQuestions(search, "A: b", {})).all();
        QCOMPARE(gift.count("\n::"), qsizetype(moodle.size()));
        QVERIFY(gift.contains("::A\\: b, Question "));
        // Each brace that is no sign of the format is escaped, so that they pair.
        static const QRegularExpression opened("(?<!\\\\)\\{");
        static const QRegularExpression closed("(?<!\\\\)\\}");
        QCOMPARE(gift.count(opened), qsizetype(moodle.size()));
        QCOMPARE(gift.count(closed), qsizetype(moodle.size()));
    }
}

QTEST_APPLESS_MAIN(TestQuestionFiles)
#include "tst_questionfiles.moc"
