#include "ai/lab/lessons/quiz.h"
#include "tests/support/lab/questionreaders.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/questionfiles.h"
#include "ui/lab/export/quizquestions.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

using ai::lab::TracedSearch;
using support::GiftReader;
using support::MoodleReader;
using support::plainText;
using support::ReadAnswer;
using support::ReadQuestion;
using support::traced;
using ui::lab::questionFile;
using ui::lab::QuestionFormat;

namespace {

std::vector<ReadQuestion> moodleRead(const TracedSearch &search)
{
    return MoodleReader(questionFile(QuestionFormat::Moodle, {{"A: b", search}})).all();
}

/// The right number, from the words of the question alone; nothing where they ask something else.
std::optional<int> numberFromWords(QString text)
{
    text.remove(QChar(0x200e)).replace(QChar(0x2212), '-');
    static const QRegularExpression returned(
        "(MAX|MIN)'s node at .* is done; its children returned: ([^.]*)\\. What does it return\\?");
    static const QRegularExpression moved("(MAX|MIN) is at .* with the window \\((.*), (.*)\\), "
                                          "and the child just visited returned (.*)\\. "
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

const std::vector<TracedSearch> &samples()
{
    static const std::vector<TracedSearch> all = [] {
        std::vector<TracedSearch> searches{traced("classic"), traced("ttt-late"), traced("tree-2")};
        ai::Random random(9);
        for (int i = 0; i < 40; ++i)
            searches.push_back(traced({ai::lab::TextTree::random({}, core::Side::First, random),
                                       ai::lab::Algorithm::AlphaBetaShared}));
        return searches;
    }();
    return all;
}

/// What a platform reads of each: a picture is drawn once for all.
const std::vector<std::vector<ReadQuestion>> &readSamples()
{
    static const std::vector<std::vector<ReadQuestion>> all = [] {
        std::vector<std::vector<ReadQuestion>> read;
        for (const TracedSearch &search : samples())
            read.push_back(moodleRead(search));
        return read;
    }();
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
    void leavesAreThoseThatAreVisited();
    void leavesAreVisitedFromTheRight();
    void giftHasTheSameQuestions();
    void averagesHaveATolerance();
    void textsOfStopsAreThere();
    void nothingObviousIsAsked();
    void wrongAnswersAreNotToldTheRightOne();
    void randomTreesHaveAQuestionEach();
    void answersOfRandomTreesTakeTurns();
    void plainMinimaxAsksForValues();
    void hugeTreesAreRefused();
};

void TestQuestionFiles::moodleReadsThem()
{
    for (std::size_t sample = 0; sample < 6; ++sample) {
        const TracedSearch &search = samples()[sample];
        MoodleReader reader(questionFile(QuestionFormat::Moodle, {{"A <tree> & more", search}}));
        const auto questions = reader.all();
        QVERIFY(reader.isValid());
        QCOMPARE(reader.category(), QString("$course$/top/Tabuleiro/A <tree> & more"));
        QVERIFY(!questions.empty());
        for (const ReadQuestion &question : questions) {
            QVERIFY(question.type == "numerical" || question.type == "multichoice"
                    || question.type == "matching");
            QCOMPARE(question.pictures, 1);
            QVERIFY(question.text.contains("@@PLUGINFILE@@/tree.svg"));
            QVERIFY(question.answers.size() > (question.type == "numerical" ? 0U : 1U));
        }
    }
}

/// Worked out from the words of the question, as a student does who gets that one alone.
void TestQuestionFiles::numbersAreRight()
{
    int checked = 0;
    for (const TracedSearch &search : samples()) {
        for (const ui::lab::FileQuestion &question : ui::lab::questionsAlone(search)) {
            if (question.kind != ui::lab::FileQuestion::Kind::Number
                || question.topic == ui::lab::Topic::LeavesVisited) // see below
                continue;
            const auto expected = numberFromWords(question.text);
            QVERIFY2(expected, qPrintable(question.text));
            int full = 0;
            for (const ui::lab::FileAnswer &answer : question.answers) {
                const bool right = answer.text.toInt() == *expected;
                QCOMPARE(answer.share, QString(right ? "100" : "0"));
                QVERIFY(!answer.remark.isEmpty());
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
    for (const std::vector<ReadQuestion> &questions : readSamples()) {
        for (const ReadQuestion &question : questions) {
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
void TestQuestionFiles::leavesAreThoseThatAreVisited()
{
    ai::Random random(11);
    int checked = 0;
    int orders = 0;
    for (int i = 0; i < 60; ++i) {
        const auto tree = ai::lab::TextTree::random({2, 2, 3, 12, true}, core::Side::First, random);
        std::vector<bool> seen;
        visitLeaves(tree, -ai::infinity, ai::infinity, true, seen);
        const auto visited = std::count(seen.begin(), seen.end(), true);
        for (const ReadQuestion &question :
             moodleRead(traced({tree, ai::lab::Algorithm::AlphaBetaShared}))) {
            if (question.text.contains("How many of its")) {
                QVERIFY(question.text.contains(QString("its %1 leaves").arg(seen.size())));
                QCOMPARE(question.answers.front().text.toInt(), int(visited));
                ++checked;
            } else if (question.text.contains("leaves are never visited")) {
                QCOMPARE(question.answers.size(), seen.size() + 1);
                for (std::size_t leaf = 0; leaf < seen.size(); ++leaf)
                    QCOMPARE(question.answers[leaf].fraction > 0, !seen[leaf]);
                ++checked;
            } else if (question.type == "matching") {
                QVERIFY(seen.size() >= 3); // as a platform asks for
                QCOMPARE(question.answers.size(), seen.size());
                int place = 0;
                for (std::size_t leaf = 0; leaf < seen.size(); ++leaf)
                    QCOMPARE(question.answers[leaf].feedback,
                             seen[leaf] ? QString::number(++place) : QString("never"));
                ++orders;
            }
        }
    }
    QCOMPARE(checked, 2 * 60);
    QVERIFY(orders > 50);
}

/// The leaves are listed as they are drawn, and the last of them is visited first.
void TestQuestionFiles::leavesAreVisitedFromTheRight()
{
    const auto tree = ai::lab::TextTree::parse("MAX(MIN(9,1),MIN(8,3))");
    int orders = 0;
    for (const ReadQuestion &question : moodleRead(traced(
             {*tree, ai::lab::Algorithm::AlphaBetaShared, 0, ai::lab::MoveOrder::Reversed}))) {
        if (question.text.contains("leaves") || question.type == "matching")
            QVERIFY2(question.text.contains("from right to left"), qPrintable(question.text));
        if (question.type != "matching")
            continue;
        ++orders;
        QStringList leaves;
        QStringList places;
        for (const ReadAnswer &answer : question.answers) {
            leaves += answer.text;
            places += answer.feedback;
        }
        QCOMPARE(leaves.join("; "), QString("leaf 1 from the left: 9; leaf 2 from the left: 1; "
                                            "leaf 3 from the left: 8; leaf 4 from the left: 3"));
        QCOMPARE(places, (QStringList{"never", "3", "2", "1"}));
    }
    QCOMPARE(orders, 1);
}

void TestQuestionFiles::giftHasTheSameQuestions()
{
    for (std::size_t sample = 0; sample < samples().size(); ++sample) {
        const auto gift =
            GiftReader(questionFile(QuestionFormat::Gift, {{"A: b", samples()[sample]}})).all();
        const auto &moodle = readSamples()[sample];
        QCOMPARE(gift.size(), moodle.size());
        for (std::size_t i = 0; i < gift.size(); ++i) {
            QCOMPARE(gift[i].type, moodle[i].type);
            QCOMPARE(gift[i].name, moodle[i].name);
            QCOMPARE(gift[i].category, moodle[i].category);
            QVERIFY(gift[i].isPlain);
            const QString asked = plainText(moodle[i].text);
            QVERIFY(gift[i].text.startsWith(asked));
            const QString rest = gift[i].text.mid(asked.size());
            const auto *tree = std::get_if<ai::lab::TextTree>(&samples()[sample].setup.root);
            QCOMPARE(rest.isEmpty(), tree == nullptr);
            if (tree != nullptr) { // what the picture shows, letters of inner nodes apart
                static const QRegularExpression letter("\\b[A-Z]{1,2} (?=MAX|MIN|CHANCE)");
                const QString notation = rest.section(": ", 1).remove(letter);
                const auto read = ai::lab::TextTree::parse(notation.toStdString());
                QVERIFY2(read, qPrintable(notation));
                QCOMPARE(read->toText(), tree->toText());
            }
            QCOMPARE(gift[i].feedback, plainText(moodle[i].feedback));
            QCOMPARE(gift[i].answers.size(), moodle[i].answers.size());
            for (std::size_t answer = 0; answer < gift[i].answers.size(); ++answer) {
                QCOMPARE(gift[i].answers[answer].text, plainText(moodle[i].answers[answer].text));
                QCOMPARE(gift[i].answers[answer].fraction, moodle[i].answers[answer].fraction);
                QCOMPARE(gift[i].answers[answer].feedback,
                         plainText(moodle[i].answers[answer].feedback));
            }
            if (moodle[i].type == "multichoice")
                QCOMPARE(gift[i].single, moodle[i].single);
        }
    }
}

/// An average that is not whole is right to two places.
void TestQuestionFiles::averagesHaveATolerance()
{
    const TracedSearch search =
        traced({*ai::lab::TextTree::parse("MAX(CHANCE(1/3: 7, 2/3: -2),CHANCE(1,4),3)"),
                ai::lab::Algorithm::Expectiminimax});
    const QByteArray xml = questionFile(QuestionFormat::Moodle, {{"A", search}});
    const auto tolerance = [&](const char *value) {
        const QRegularExpression answer(QString("<text>%1</text>.*?<tolerance>(.*?)</tolerance>")
                                            .arg(QRegularExpression::escape(value)),
                                        QRegularExpression::DotMatchesEverythingOption);
        return answer.match(QString::fromUtf8(xml)).captured(1);
    };
    QCOMPARE(tolerance("1"), QString("0"));
    QCOMPARE(tolerance("2.5"), QString("0.005")); // of 1 and 4
    const QByteArray gift = questionFile(QuestionFormat::Gift, {{"A", search}});
    QVERIFY(gift.contains("=2.5:0.005#") && gift.contains("=1:0#"));
}

/// Their pictures would be metres wide.
void TestQuestionFiles::hugeTreesAreRefused()
{
    ui::lab::RandomSeries series;
    series.shape = {6, 5, 5, 20, false};
    ai::SearchControl control;
    const auto made = drawnQuestionFile(QuestionFormat::Moodle, {series, 1, 1}, control);
    QVERIFY(made.bytes.isEmpty());
    QVERIFY2(made.problem.contains("too large for a picture"), qPrintable(made.problem));
}

/// From the number in a question's name comes its tree, whose own questions have it.
void TestQuestionFiles::randomTreesHaveAQuestionEach()
{
    const ui::lab::RandomSeries series;
    constexpr int count = 21;
    ai::SearchControl control;
    const ui::lab::MadeFile made =
        drawnQuestionFile(QuestionFormat::Moodle, {series, 40, count}, control);
    const auto questions = MoodleReader(made.bytes).all();
    QCOMPARE(questions.size(), std::size_t(count));
    std::set<QString> names;
    std::set<QString> categories;
    for (const ReadQuestion &question : questions) {
        QCOMPARE(question.pictures, 1);
        static const QRegularExpression numbered("^Random tree (\\d+) ");
        const int number = numbered.match(question.name).captured(1).toInt();
        QVERIFY(number >= 40 && number < 40 + count);
        names.insert(numbered.match(question.name).captured(1));
        categories.insert(question.category);
        const auto all = ui::lab::questionsAlone(
            traced({series.tree(quint64(number)), ai::lab::Algorithm::AlphaBetaShared}));
        QVERIFY(std::any_of(all.begin(), all.end(), [&](const ui::lab::FileQuestion &own) {
            return own.text == plainText(question.text)
                   && own.answers.size() == question.answers.size();
        }));
    }
    QCOMPARE(names.size(), std::size_t(count));
    QVERIFY(categories.size() >= 6);
    for (const QString &category : categories)
        QVERIFY(category.startsWith("$course$/top/Tabuleiro/"));
}

/// Most nodes of a random tree are exact and cut nothing; a class should see the others as often.
void TestQuestionFiles::answersOfRandomTreesTakeTurns()
{
    constexpr int count = 140;
    ai::SearchControl control;
    const auto questions =
        MoodleReader(drawnQuestionFile(QuestionFormat::Moodle, {{}, 1, count}, control).bytes)
            .all();
    std::map<QString, std::map<QString, int>> right; // by the last part of the category
    int values = 0;
    int obvious = 0;
    for (const ReadQuestion &question : questions) {
        const QString kind = question.category.section('/', -1);
        const bool cuts = kind == "Cuts";
        for (const auto &answer : question.answers) {
            if (answer.fraction <= 0)
                continue;
            const QString text = plainText(answer.text);
            ++right[kind][cuts && text != "none" ? "some" : text];
            if (cuts)
                break;
        }
        if (kind != "Values")
            continue;
        ++values;
        const QStringList returned =
            plainText(question.text).section("returned: ", 1).split('.')[0].split("; ");
        obvious += std::set<QString>(returned.begin(), returned.end()).size() == 1 ? 1 : 0;
    }
    const auto isEven = [](const std::map<QString, int> &counts) {
        int total = 0;
        int least = INT_MAX;
        for (const auto &[text, times] : counts) {
            total += times;
            least = std::min(least, times);
        }
        return least * int(counts.size()) * 10 >= total * 7;
    };
    QCOMPARE(right["Bounds"].size(), std::size_t(3));
    QCOMPARE(right["Cuts"].size(), std::size_t(2));
    QVERIFY(isEven(right["Bounds"]) && isEven(right["Cuts"]));
    QVERIFY(values >= count / ui::lab::topicCount);
    QCOMPARE(obvious, 0);
}

/// Where nothing is cut, how many leaves are visited and in which order is no question.
void TestQuestionFiles::plainMinimaxAsksForValues()
{
    ai::SearchControl control;
    ui::lab::RandomTrees trees{{}, 1, 14};
    trees.like.algorithm = ai::lab::Algorithm::Plain;
    const auto made = drawnQuestionFile(QuestionFormat::Moodle, trees, control);
    const auto questions = MoodleReader(made.bytes).all();
    QCOMPARE(questions.size(), std::size_t(14));
    for (const ReadQuestion &question : questions)
        QVERIFY2(question.category.endsWith("/Values"), qPrintable(question.category));
}

/// The notes as a text, and the questions, which are answered in words, before those of the quiz.
void TestQuestionFiles::textsOfStopsAreThere()
{
    ai::lab::LessonStop stop;
    stop.notes = {"One.", "Two: {a} = b."};
    stop.questions = {{"Why is it < 3?", "For ~ MIN."}};
    const std::vector<ui::lab::TitledSearch> searches{{"A", traced("tree-2")}};
    const auto plainFile = MoodleReader(questionFile(QuestionFormat::Moodle, searches)).all();
    const auto moodle = MoodleReader(questionFile(QuestionFormat::Moodle, searches, {stop})).all();
    QCOMPARE(moodle.size(), plainFile.size() + 2);
    QCOMPARE(moodle[0].type, QString("description"));
    QVERIFY(plainText(moodle[0].text).contains("One.Two: {a} = b."));
    QCOMPARE(moodle[1].type, QString("essay"));
    QVERIFY(plainText(moodle[1].text).startsWith("Why is it < 3?"));
    QCOMPARE(plainText(moodle[1].graderInfo), QString("For ~ MIN."));
    QCOMPARE(moodle[1].feedback, QString()); // which students see
    const auto gift = GiftReader(questionFile(QuestionFormat::Gift, searches, {stop})).all();
    QCOMPARE(gift.size(), moodle.size());
    QVERIFY(gift[0].answers.empty() && gift[1].answers.empty());
    QVERIFY2(gift[0].text.contains("Two: {a} = b."), qPrintable(gift[0].text));
    QCOMPARE(gift[1].feedback, QString());
    // A number is marked by the platform.
    stop.questions = {{"What is B worth?", "\u22124"}};
    const auto number = MoodleReader(questionFile(QuestionFormat::Moodle, searches, {stop})).all();
    QCOMPARE(number[1].type, QString("numerical"));
    QCOMPARE(number[1].answers.size(), std::size_t(1));
    QCOMPARE(number[1].answers[0].text, QString("-4"));
    QCOMPARE(number[1].feedback, QString());
}

/// Where nothing can be cut, no leaf is asked for that is never visited; those about steps are
/// numbered from 1.
void TestQuestionFiles::nothingObviousIsAsked()
{
    for (const auto &[key, kinds] : {std::pair("tree-chance", 1), std::pair("tree-2", 3)}) {
        const auto all =
            MoodleReader(questionFile(QuestionFormat::Moodle, {{"A", traced(key)}})).all();
        QVERIFY(int(all.size()) > kinds);
        for (int i = 0; i < int(all.size()); ++i) {
            const QString first = QString("Question %1:").arg(i - kinds + 1);
            QVERIFY2(all[std::size_t(i)].name.contains(first) == (i >= kinds),
                     qPrintable(all[std::size_t(i)].name));
        }
    }
}

/// A platform may let students try again.
void TestQuestionFiles::wrongAnswersAreNotToldTheRightOne()
{
    static const QRegularExpression number("it is (\\S+)\\.");
    int wrong = 0;
    for (const std::vector<ReadQuestion> &questions : readSamples()) {
        for (const ReadQuestion &question : questions) {
            for (const ReadAnswer &answer : question.answers) {
                if (answer.fraction > 0)
                    continue;
                ++wrong;
                QVERIFY2(!number.match(answer.feedback).hasMatch(), qPrintable(answer.feedback));
            }
        }
    }
    QVERIFY(wrong > 500);
}

QTEST_MAIN(TestQuestionFiles)
#include "tst_questionfiles.moc"
