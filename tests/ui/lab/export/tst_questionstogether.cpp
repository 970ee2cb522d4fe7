#include "tests/support/lab/questionreaders.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/export/questionfiles.h"
#include "ui/lab/texts/labtexts.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using ai::lab::TracedSearch;
using support::MoodleReader;
using support::ReadAnswer;
using support::ReadQuestion;
using support::traced;
using ui::lab::questionFile;
using ui::lab::QuestionFormat;

namespace {

std::vector<ReadQuestion> readTogether(const TracedSearch &search)
{
    return MoodleReader(questionFile(QuestionFormat::Moodle, {{"A", search}})).all();
}

/// A node of a tree that was searched by hand, fail-soft.
struct HandNode
{
    int alphaThen = 0; ///< as it was visited
    int betaThen = 0;
    int value = 0;
    int whole = 0;                  ///< its value where nothing is cut
    std::vector<int> returned = {}; ///< by the children that were visited
    QStringList childNames = {};    ///< the letters of all; a leaf has none
};

/// A tree, its inner nodes by their letters, and what is asked of it in one file.
struct JointTree
{
    std::map<QString, HandNode> nodes;
    std::vector<ReadQuestion> questions;
};

int minimax(const ai::lab::TextTree &tree)
{
    if (tree.isOver())
        return tree.score();
    std::set<int> values;
    for (const core::Move move : tree.legalMoves())
        values.insert(minimax(core::after(tree, move)));
    return tree.sideToMove() == core::Side::First ? *values.rbegin() : *values.begin();
}

int searchByHand(JointTree &joint, const TracedSearch &search, const ai::lab::TextTree &tree,
                 std::vector<core::Move> path, int alpha, int beta)
{
    if (tree.isOver())
        return tree.score();
    HandNode node{alpha, beta};
    const bool max = tree.sideToMove() == core::Side::First;
    node.value = max ? -ai::infinity : ai::infinity;
    for (const core::Move move : tree.legalMoves()) {
        path.push_back(move);
        node.childNames += ui::lab::nodeLetter(search, path);
        if (alpha < beta) {
            const int value =
                searchByHand(joint, search, core::after(tree, move), path, alpha, beta);
            node.returned.push_back(value);
            node.value = max ? std::max(node.value, value) : std::min(node.value, value);
            (max ? alpha : beta) = max ? std::max(alpha, node.value) : std::min(beta, node.value);
        }
        path.pop_back();
    }
    node.whole = minimax(tree);
    joint.nodes[ui::lab::nodeLetter(search, path)] = node;
    return node.value;
}

const std::vector<JointTree> &jointTrees()
{
    static const std::vector<JointTree> all = [] {
        std::vector<JointTree> joints;
        ai::Random random(23);
        for (int i = 0; i < 80; ++i) {
            const auto tree = ai::lab::TextTree::random(
                {2 + i % 2, 2, 3, i % 3 == 0 ? 4 : 12, true}, core::Side::First, random);
            const TracedSearch search = traced({tree, ai::lab::Algorithm::AlphaBetaShared});
            JointTree joint;
            searchByHand(joint, search, tree, {}, -ai::infinity, ai::infinity);
            joint.questions = readTogether(search);
            joints.push_back(std::move(joint));
        }
        return joints;
    }();
    return all;
}

} // namespace

/// The questions about one search in a file, which a platform may show on one page.
class TestQuestionsTogether : public QObject
{
    Q_OBJECT

private slots:
    void answersAboutNodesAreRight();
    void noQuestionAnswersAnother();
    void noReasonAnswersALaterQuestion();
    void aGameIsAskedAboutWhereNothingIsGivenAway();
    void hugeTreesOfLessonsAreRefused();
    void picturesThatAreTooLargeTogetherAreRefused();
};

/// Worked out from the tree, as a student does who gets them all.
void TestQuestionsTogether::answersAboutNodesAreRight()
{
    static const QRegularExpression asked(
        "(?:What does|Is what) (?:MAX|MIN)'s node at (.) returns? ?(\\?|its)");
    static const QRegularExpression moved(
        "What does (MAX|MIN) have for sure at (.) once (.*) has returned\\?");
    static const QRegularExpression cut("Which branches of (?:MAX|MIN)'s node at (.) are never");
    std::map<QString, int> checked;
    for (const JointTree &joint : jointTrees()) {
        for (const ReadQuestion &question : joint.questions) {
            const QString text = support::plainText(question.text);
            if (const auto found = asked.match(text); found.hasMatch()) {
                const HandNode &node = joint.nodes.at(found.captured(1));
                const bool isBound = found.captured(2) == "its";
                const bool isInside = node.value > node.alphaThen && node.value < node.betaThen;
                for (const ReadAnswer &answer : question.answers) {
                    const bool right = answer.fraction > 0;
                    if (!isBound)
                        QCOMPARE(right, answer.text.toInt() == node.value);
                    else if (answer.text == "Exact")
                        QVERIFY(right ? node.value == node.whole : !isInside);
                    else if (answer.text.startsWith("At most"))
                        QVERIFY(!right || (!isInside && node.whole <= node.value));
                    else
                        QVERIFY(!right || (!isInside && node.whole >= node.value));
                }
                ++checked[isBound ? "bound" : "value"];
            } else if (const auto found = moved.match(text); found.hasMatch()) {
                const HandNode &node = joint.nodes.at(found.captured(2));
                const QString child = found.captured(3);
                const qsizetype at =
                    child.startsWith("child 1 of ") ? 0 : node.childNames.indexOf(child);
                QVERIFY2(at >= 0, qPrintable(text));
                const bool max = found.captured(1) == "MAX";
                int sure = max ? node.alphaThen : node.betaThen;
                for (qsizetype i = 0; i <= at; ++i)
                    sure = max ? std::max(sure, node.returned[std::size_t(i)])
                               : std::min(sure, node.returned[std::size_t(i)]);
                for (const ReadAnswer &answer : question.answers)
                    QCOMPARE(answer.fraction > 0, answer.text.toInt() == sure);
                ++checked["window"];
            } else if (const auto found = cut.match(text); found.hasMatch()) {
                const HandNode &node = joint.nodes.at(found.captured(1));
                const std::size_t visited = node.returned.size();
                QCOMPARE(question.answers.size(), std::size_t(node.childNames.size()));
                for (std::size_t i = 0; i + 1 < question.answers.size(); ++i)
                    QCOMPARE(question.answers[i].fraction > 0, i + 1 >= visited);
                QCOMPARE(question.answers.back().text, QString("none"));
                QCOMPARE(question.answers.back().fraction > 0,
                         visited == std::size_t(node.childNames.size()));
                ++checked["cut"];
            }
        }
    }
    for (const char *kind : {"value", "bound", "window", "cut"})
        QVERIFY2(checked[kind] > 50, kind);
}

/// On a platform all stand on one page, in any order: no text says what a search finds, and nothing
/// that a question names may be what another asks for.
void TestQuestionsTogether::noQuestionAnswersAnother()
{
    static const QRegularExpression child("\\bchild (\\d+) of (.)\\b");
    static const QRegularExpression named("\\bat ([A-Z])\\b|\\bonce ([A-Z]) has");
    static const QRegularExpression cut("Which branches of (?:MAX|MIN)'s node at (.) are never");
    static const QRegularExpression harmless("its \\d+ leaves|child 1 of .");
    int cuts = 0;
    for (const JointTree &joint : jointTrees()) {
        std::set<QString> visited; // as the questions say
        for (const ReadQuestion &question : joint.questions) {
            QString text = support::plainText(question.text);
            for (auto all = named.globalMatch(text); all.hasNext();) {
                const auto match = all.next();
                visited.insert(match.captured(match.lastCapturedIndex()));
            }
            for (auto all = child.globalMatch(text); all.hasNext();)
                QCOMPARE(all.next().captured(1), QString("1")); // which is always visited
            text.remove(harmless);
            QVERIFY2(!text.contains(QRegularExpression("\\d")), qPrintable(text));
            QVERIFY2(!text.contains(QChar(0x221e)), qPrintable(text));
        }
        for (const ReadQuestion &question : joint.questions) {
            const auto found = cut.match(support::plainText(question.text));
            if (!found.hasMatch())
                continue;
            ++cuts;
            const QStringList &children = joint.nodes.at(found.captured(1)).childNames;
            for (const QString &name : children.mid(1))
                QVERIFY2(name.isEmpty() || !visited.contains(name), qPrintable(name));
        }
    }
    QVERIFY(cuts > 100);
}

/// What a platform says once a question is answered, while those after it are open.
void TestQuestionsTogether::noReasonAnswersALaterQuestion()
{
    static const QRegularExpression value("What does (?:MAX|MIN)'s node at (.) return\\?");
    static const QRegularExpression bound("Is what (?:MAX|MIN)'s node at (.) returns");
    static const QRegularExpression moved("for sure at . once ([A-Z]) has");
    static const QRegularExpression elsewhere("(?:MAX|MIN) has \\S+ at [A-Z]\\b|cannot matter");
    int reasons = 0;
    for (const JointTree &joint : jointTrees()) {
        std::set<QString> valued; // the nodes whose value has been asked for
        for (const ReadQuestion &question : joint.questions) {
            const QString text = support::plainText(question.text);
            QString reason = question.feedback;
            for (const ReadAnswer &answer : question.answers)
                reason += ' ' + answer.feedback;
            QVERIFY2(!elsewhere.match(reason).hasMatch(), qPrintable(reason));
            if (const auto found = value.match(text); found.hasMatch()) {
                valued.insert(found.captured(1));
                QVERIFY2(!reason.contains("bound:") && !reason.contains("is worth"),
                         qPrintable(reason));
            }
            for (const QRegularExpression *telling : {&bound, &moved}) {
                if (const auto found = telling->match(text); found.hasMatch()) {
                    QVERIFY2(valued.contains(found.captured(1)), qPrintable(text));
                    ++reasons;
                }
            }
        }
    }
    QVERIFY(reasons > 200);
}

/// A window says what nodes returned before, and values of inner nodes what others ask for.
void TestQuestionsTogether::aGameIsAskedAboutWhereNothingIsGivenAway()
{
    for (const ai::lab::Algorithm algorithm :
         {ai::lab::Algorithm::AlphaBetaShared, ai::lab::Algorithm::Plain}) {
        ai::lab::SearchSetup setup = ai::lab::example("ttt-late")->setup;
        setup.algorithm = algorithm;
        const TracedSearch search = traced(setup);
        const auto questions = readTogether(search);
        QVERIFY(!questions.empty());
        std::set<QString> places;
        for (const ReadQuestion &question : questions) {
            const QString text = support::plainText(question.text);
            static const QRegularExpression place(
                "(?:node|is) at (.*?)(?: and has| is done|; its)");
            const auto found = place.match(text);
            QVERIFY2(found.hasMatch(), qPrintable(text));
            QVERIFY2(places.insert(found.captured(1)).second, qPrintable(text));
            const bool asksCuts = text.contains("will never be visited");
            QCOMPARE(asksCuts, usesWindow(search.setup.algorithm));
        }
    }
}

/// Each question would have a picture of many megabytes; GIFT has no pictures.
void TestQuestionsTogether::hugeTreesOfLessonsAreRefused()
{
    const ai::lab::LessonStop small{"Small", {*ai::lab::TextTree::parse("MAX(1,2)")}, 0, {}, {}};
    const ai::lab::LessonStop wide{
        "Wide",
        {*core::TicTacToe::parse("XO------- X"), ai::lab::Algorithm::AlphaBetaShared},
        0,
        {},
        {}};
    ai::SearchControl control;
    const ui::lab::ExportedLesson lesson{{small, wide}, {}};
    auto made = lessonQuestions(QuestionFormat::Moodle, lesson, control);
    QVERIFY(made.bytes.isEmpty());
    QVERIFY2(made.problem.startsWith("Wide: The tree is too large for the picture")
                 && made.problem.contains("200 nodes"),
             qPrintable(made.problem));
    made = lessonQuestions(QuestionFormat::Gift, lesson, control);
    QCOMPARE(made.problem, QString());
    QVERIFY(!made.bytes.isEmpty());
}

/// A picture is in every question of its stop.
void TestQuestionsTogether::picturesThatAreTooLargeTogetherAreRefused()
{
    const ai::lab::LessonStop stop{
        "A",
        {*core::TicTacToe::parse("XO-XO---- X"), ai::lab::Algorithm::Plain}, // 157 nodes
        0,
        {},
        {}};
    ai::SearchControl control;
    QVERIFY(!lessonQuestions(QuestionFormat::Moodle, {{stop}, {}}, control).bytes.isEmpty());
    const ui::lab::ExportedLesson many{ai::lab::Lesson(5, stop), {}};
    const auto made = lessonQuestions(QuestionFormat::Moodle, many, control);
    QVERIFY(made.bytes.isEmpty());
    QVERIFY2(made.problem.contains("limit is 100 MB"), qPrintable(made.problem));
    QVERIFY(!lessonQuestions(QuestionFormat::Gift, many, control).bytes.isEmpty());
}

QTEST_MAIN(TestQuestionsTogether)
#include "tst_questionstogether.moc"
