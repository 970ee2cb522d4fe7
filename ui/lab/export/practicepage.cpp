#include "ui/lab/export/practicepage.h"

#include "pagefiles.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizAnswer;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;
using ai::lab::TextTree;
using ai::lab::TracedSearch;

namespace {

class QuizData
{
public:
    explicit QuizData(const TracedSearch &search)
        : m_search(search)
    {}

    void collect()
    {
        auto step = nextQuestionStep(m_search, 0);
        while (step) {
            std::vector<QuizQuestion> left = questionsAfter(m_search, *step);
            // Include all questions about a step, or none.
            if (m_questions.size() + static_cast<qsizetype>(left.size()) > pageQuizLimit) {
                m_complete = false;
                return;
            }
            for (; !left.empty(); left.erase(left.begin()))
                m_questions += record(left);
            step = nextQuestionStep(m_search, *step + 1);
        }
    }

    QJsonArray questions() const { return m_questions; }
    QJsonArray texts() const { return m_texts; }
    /// Whether the page has all questions about the search.
    bool complete() const { return m_complete; }

private:
    QJsonObject record(const std::vector<QuizQuestion> &left)
    {
        const QuizQuestion &now = left.front();
        QJsonObject record{{"step", static_cast<qint64>(now.step)},
                           {"asked", static_cast<int>(now.asked)},
                           {"node", static_cast<qint64>(now.node)},
                           {"text", text(tickedQuestionText(m_search, now))},
                           {"hint", text(hintText(now))},
                           {"why", text(reasonText(m_search, left))},
                           {"answer", text(answerText(m_search, now, rightAnswer(now)))}};
        switch (now.asked) {
        case Concept::Value:
        case Concept::Window:
            addNumbers(record, now);
            break;
        case Concept::Cut:
            addBranches(record, now);
            break;
        case Concept::Bound:
            addBounds(record, now);
            break;
        }
        return record;
    }

    /// Adds remarks on wrong numbers: one for each recognised mistake, and one for any other.
    void addNumbers(QJsonObject &record, const QuizQuestion &now)
    {
        std::set<int> known(now.children.begin(), now.children.end());
        known.insert({now.alpha, now.beta});
        known.erase(now.value);
        QJsonObject marks;
        for (const int value : known)
            marks.insert(QString::number(value), remarksOn(now, value));
        int other = 0;
        while (known.contains(other) || other == now.value)
            ++other;
        record["right"] = now.value;
        record["marks"] = marks;
        record["other"] = remarksOn(now, other);
    }

    void addBranches(QJsonObject &record, const QuizQuestion &now)
    {
        QJsonArray branches;
        for (const core::Move move : now.left)
            branches += text(branchText(m_search, now, move));
        record["branches"] = branches;
        QJsonArray marks;
        for (const std::size_t ticked : {std::size_t(0), std::size_t(1), now.left.size()}) {
            QuizAnswer answer;
            answer.cut = {now.left.begin(), now.left.begin() + static_cast<std::ptrdiff_t>(ticked)};
            marks += remarks(now, answer);
        }
        record["marks"] = marks;
    }

    void addBounds(QJsonObject &record, const QuizQuestion &now)
    {
        QJsonArray marks;
        for (const Bound bound : {Bound::Exact, Bound::AtMost, Bound::AtLeast}) {
            QuizAnswer answer;
            answer.bound = bound;
            marks += remarks(now, answer);
        }
        record["marks"] = marks;
    }

    QJsonArray remarksOn(const QuizQuestion &now, int value)
    {
        QuizAnswer answer;
        answer.value = value;
        return remarks(now, answer);
    }

    /// The remarks on a wrong answer at the first and second try; -1 for a right answer.
    QJsonArray remarks(const QuizQuestion &now, const QuizAnswer &answer)
    {
        const QuizMistake mistake = judge(now, answer);
        if (mistake == QuizMistake::None)
            return {-1, -1};
        return {text(firstTryText(now, mistake)), text(lastTryText(now, mistake))};
    }

    /// The index of a text, which is stored only once.
    int text(const QString &text)
    {
        const auto known = m_known.constFind(text);
        if (known != m_known.constEnd())
            return *known;
        const int number = static_cast<int>(m_texts.size());
        m_known.insert(text, number);
        m_texts += text;
        return number;
    }

    const TracedSearch &m_search;
    QJsonArray m_questions;
    bool m_complete = true;
    QJsonArray m_texts;
    QHash<QString, int> m_known;
};

QJsonObject quizStrings()
{
    QJsonObject labels = quizStringsOfPage();
    labels.insert("boundNames",
                  QJsonArray{quizString(QuizString::Exact), quizString(QuizString::AtMost),
                             quizString(QuizString::AtLeast)});
    return labels;
}

QJsonObject scorePatterns()
{
    QJsonArray parts;
    for (const Concept asked : {Concept::Value, Concept::Bound, Concept::Window, Concept::Cut})
        parts += QJsonArray{static_cast<int>(asked), QuizScore::conceptPattern(asked)};
    return {{"parts", parts},
            {"share", QuizScore::sharePattern()},
            {"second", QuizScore::secondTryPattern()}};
}

} // namespace

QJsonObject pageQuiz(const TracedSearch &search)
{
    QuizData data(search);
    data.collect();
    QJsonObject labels = quizStrings();
    if (!data.complete()) {
        for (const char *last : {"last", "lastWithMistakes"})
            labels.insert(last, quizString(QuizString::LastOfPage).arg(data.questions().size()));
    }
    return {{"questions", data.questions()},
            {"texts", data.texts()},
            {"words", labels},
            {"scores", scorePatterns()}};
}

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::PracticePage)
};

/// The texts around the tree, and the names of the options.
QJsonObject labels()
{
    return {
        {"chooseTitle", Texts::tr("The tree")},
        {"pliesLabel", Texts::tr("Plies")},
        {"childrenLabel", Texts::tr("Children, at most")},
        {"numberLabel", Texts::tr("Number")},
        {"numbersAreOwn",
         Texts::tr("The same number always brings the same tree on pages like this "
                   "one. Worksheets, question files and the Search Lab have other "
                   "trees for it.")},
        {"draw", Texts::tr("Show this tree")},
        {"next", Texts::tr("Next tree")},
        {"textLabel", Texts::tr("Your own tree, such as %1").arg("MAX(MIN(3,12,8),MIN(2,4,6))")},
        {"take", Texts::tr("Use it")},
        {"searchLabel", Texts::tr("Search")},
        {"searches", QJsonObject{{"alphabeta", Texts::tr("Alpha-beta, cuts at the bound")},
                                 {"beyond", Texts::tr("Alpha-beta, cuts beyond the bound only")},
                                 {"minimax", Texts::tr("Minimax")}}},
        {"orderLabel", Texts::tr("Order")},
        {"orders", QJsonObject{{"left", Texts::tr("From left to right")},
                               {"right", Texts::tr("From right to left")}}},
        {"treeIs", Texts::tr("The tree %1", "in brackets")},
        {"answersTitle", Texts::tr("Your answers")},
        {"howTo", Texts::tr("Write down the value of each node.")},
        {"howToCut", Texts::tr("Write down the value that each node returns, and leave it empty "
                               "where the node is never visited. Tick every branch that is cut at "
                               "a node, here or in the drawing, but none below it. A node that is "
                               "cut returns the best value it has so far.")},
        {"node", Texts::tr("Node")},
        {"value", Texts::tr("Value")},
        {"cut", Texts::tr("Branches that are cut")},
        {"verdict", Texts::tr("Checked")},
        {"valueOf", Texts::tr("Value of %1", "a node")},
        {"branchTo", Texts::tr("At %1 this branch is cut: %2", "%2: a node")},
        {"leafOf", Texts::tr("leaf %1, which is %2", "%1: its place among the children")},
        {"check", Texts::tr("Check")},
        {"show", Texts::tr("Show the answers")},
        {"clear", Texts::tr("Clear")},
        {"right", Texts::tr("Right")},
        {"wrong", Texts::tr("Wrong")},
        {"allRight", Texts::tr("Everything is right.")},
        {"someRight", Texts::tr("Nodes that are right: %1 of %2.")},
        {"empty", Texts::tr("Nothing is answered yet.")},
        {"score", Texts::tr("At the first check of a tree: %2 of %3 nodes right. Trees so "
                            "far: %1.")},
        {"resultTitle", Texts::tr("Result code, to be handed in:")},
        {"resultFull",
         Texts::tr("The code counts %1 nodes at most: these trees are not in it. Load "
                   "the page again to begin a new one.")},
        {"shown", Texts::tr("%1 of %2 leaves are visited, in the order that the tree shows.")},
        {"visitedAs", Texts::tr("no. %1", "the place of a visit")},
    };
}

/// The remarks on answers. %1 is a node.
QJsonObject remarks()
{
    return {
        {"noNumber", Texts::tr("Expected a whole number, or nothing.")},
        {"isVisited", Texts::tr("%1 is visited: the search is not cut before it.")},
        {"allVisited", Texts::tr("Minimax visits every node, and so %1.")},
        {"neverVisited", Texts::tr("%1 is never visited: it is behind a cut at %2.")},
        {"largest",
         Texts::tr("%1 is MAX: it returns the largest value of what it has visited, %2.")},
        {"smallest",
         Texts::tr("%1 is MIN: it returns the smallest value of what it has visited, %2.")},
        {"nothingCut", Texts::tr("Nothing is cut at %1: before its last branch, what it has does "
                                 "not reach the bound.")},
        {"notBeyond", Texts::tr("Nothing is cut at %1: before its last branch, what it has is not "
                                "beyond the bound, and equal is not enough.")},
        {"rootUncut", Texts::tr("Nothing is cut at %1: the root has no bound.")},
        {"cutAtBeta",
         Texts::tr("At %1 all is cut after %2: the value of %1, %3, is at least beta, %4.",
                   "%2: a branch")},
        {"cutAboveBeta",
         Texts::tr("At %1 all is cut after %2: the value of %1, %3, is above beta, %4.",
                   "%2: a branch")},
        {"cutAtAlpha",
         Texts::tr("At %1 all is cut after %2: the value of %1, %3, is at most alpha, %4.",
                   "%2: a branch")},
        {"cutBelowAlpha",
         Texts::tr("At %1 all is cut after %2: the value of %1, %3, is below alpha, %4.",
                   "%2: a branch")},
    };
}

/// What can be wrong with a tree that was entered.
QJsonObject problems()
{
    return {
        {"wrongAt", Texts::tr("Column %1: %2.", "%2: what was expected")},
        {"expectedMax", Texts::tr("expected MAX, because the levels alternate, or a value")},
        {"expectedMin", Texts::tr("expected MIN, because the levels alternate, or a value")},
        {"expectedValue", Texts::tr("expected a whole number, or ( and children")},
        {"expectedChildren", Texts::tr("expected ( and the children behind the name of a level")},
        {"expectedComma", Texts::tr("expected a comma or %1")},
        {"missing", Texts::tr("the text ends; expected a comma or %1")},
        {"expectedWhole", Texts::tr("expected whole numbers alone")},
        {"wrongLink", Texts::tr("The tree of the link cannot be read, and another is shown. %1")},
        {"expectedEnd", Texts::tr("expected the end of the tree")},
        {"expectedScore", Texts::tr("expected a value from -%1 to %1")},
        {"expectedSmaller",
         Texts::tr("the tree is too large; expected at most %1 nodes and %2 plies")},
        {"onlyALeaf", Texts::tr("There is nothing to search: expected a node with children.")},
    };
}

QJsonObject joined(QJsonObject all, const QJsonObject &others)
{
    for (auto one = others.begin(); one != others.end(); ++one)
        all[one.key()] = one.value();
    return all;
}

int depthOf(const TextTree &tree)
{
    int depth = 0;
    for (const core::Move move : tree.legalMoves())
        depth = std::max(depth, 1 + depthOf(core::after(tree, move)));
    return depth;
}

} // namespace

QString practiceProblem(const TextTree &tree)
{
    if (tree.hasChance() || tree.hasUnknowns())
        return Texts::tr("A practice page has trees of numbers alone, without letters and chance "
                         "nodes.");
    if (tree.isOver() || tree.size() > practiceNodeLimit || depthOf(tree) > practiceLevelLimit)
        return Texts::tr("A practice page has trees of at most %1 nodes and %2 plies.")
            .arg(practiceNodeLimit)
            .arg(practiceLevelLimit);
    return {};
}

QByteArray practicePage(const std::optional<TextTree> &start)
{
    const QJsonObject data{
        {"words", joined(joined(labels(), remarks()), problems())},
        {"maxScore", TextTree::maxScore},
        {"maxNodes", practiceNodeLimit},
        {"maxLevels", practiceLevelLimit},
        {"start", start ? QJsonValue(QString::fromStdString(start->toText())) : QJsonValue()}};
    const auto html = [](const QString &text) { return text.toHtmlEscaped().toUtf8(); };
    return filledIn(
        practiceText,
        {{"@LANGUAGE@", pageLanguage()},
         {"@TITLE@", html(Texts::tr("Search trees by hand"))},
         {"@ABOUT@", html(Texts::tr("Copy the address to share a tree."))},
         {"@NOSCRIPT@", html(Texts::tr("This page needs JavaScript, and nothing else."))},
         {"@STYLE@", pageStyle},
         {"@SCRIPT@", practiceScript},
         {"@DATA@", scriptData(data)}});
}

} // namespace ui::lab
