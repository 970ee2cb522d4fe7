#include "ui/lab/export/quizquestions.h"

#include "ai/lab/lessons/quiz.h"
#include "ai/lab/lessons/treesheet.h"
#include "ai/lab/trace/wholetree.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace ui::lab {

using ai::lab::Concept;
using ai::lab::QuizQuestion;
using ai::lab::TracedSearch;

namespace {

struct QuestionTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuestionFiles)
};

class QuestionReader
{
public:
    explicit QuestionReader(const TracedSearch &search)
        : m_search(search)
    {}

    std::vector<FileQuestion> eachAlone()
    {
        addWhole();
        for (auto step = nextQuestionStep(m_search, 0); step && !isFull();
             step = nextQuestionStep(m_search, *step + 1)) {
            std::vector<QuizQuestion> left = questionsAfter(m_search, *step);
            for (; !left.empty() && !isFull(); left.erase(left.begin()))
                add(madeQuestion(m_search, left.front(),
                                 ofWholeSearch(questionText(m_search, left.front())),
                                 reasonText(m_search, left)));
        }
        return std::move(m_all);
    }

    std::vector<FileQuestion> together()
    {
        addWhole();
        if (m_all.empty())
            addApart();
        else if (ai::lab::TreeSheet::problem(m_search) == ai::lab::TreeSheet::Problem::None)
            addNodes(ai::lab::TreeSheet(m_search));
        return std::move(m_all);
    }

private:
    bool isFull() const { return m_all.size() == std::size_t(maxFileQuestions); }

    /// A question that stands by itself: the answer depends on how the tree is searched.
    QString ofWholeSearch(const QString &question) const
    {
        return QuestionTexts::tr("This tree is searched %1 (%2). %3",
                                 "from left to right, an algorithm, a question")
            .arg(directionText(m_search.setup), searchTitle(m_search.setup), question);
    }

    /// The same, stating whether an equal value cuts, because that affects what is visited.
    QString ofVisits(const QString &question) const
    {
        return (ofWholeSearch(question) + ' ' + equalityText(m_search.setup)).trimmed();
    }

    /// The usual exam questions: how many leaves are visited, and which never are.
    void addWhole()
    {
        const auto nodes = isTree(m_search.setup.root) && m_search.letters->empty()
                               ? wholeTree(m_search, ai::lab::TreeSheet::maxNodes)
                               : std::nullopt;
        if (!nodes)
            return;
        std::vector<const ai::lab::WholeNode *> leaves;
        for (const ai::lab::WholeNode &node : *nodes) {
            if (node.leaf)
                leaves.push_back(&node);
        }
        if (runsRightToLeft(m_search.setup)) // in the order of the drawing
            std::reverse(leaves.begin(), leaves.end());
        addHowMany(leaves);
        if (!cutsBranches(m_search.setup.algorithm))
            return; // the rest answers itself
        addNeverVisited(leaves);
        addOrder(leaves);
    }

    void addHowMany(const std::vector<const ai::lab::WholeNode *> &leaves)
    {
        const auto visited =
            std::count_if(leaves.begin(), leaves.end(), [](const ai::lab::WholeNode *leaf) {
                return leaf->visited != ai::lab::noNode;
            });
        FileQuestion howMany;
        howMany.topic = Topic::LeavesVisited;
        howMany.isObvious = !cutsBranches(m_search.setup.algorithm);
        howMany.name = QuestionTexts::tr("Leaves visited");
        howMany.text = ofVisits(
            QuestionTexts::tr("How many of its %1 leaves are visited?").arg(leaves.size()));
        howMany.answers.push_back({QString::number(visited), "100", {}});
        if (visited < std::ssize(leaves))
            howMany.answers.push_back(
                {QString::number(leaves.size()), "0", QuestionTexts::tr("Those are all leaves.")});
        m_all.push_back(std::move(howMany));
    }

    void addNeverVisited(const std::vector<const ai::lab::WholeNode *> &leaves)
    {
        FileQuestion which;
        which.topic = Topic::NeverVisited;
        which.kind = FileQuestion::Kind::Several;
        which.name = QuestionTexts::tr("Leaves never visited");
        which.text = ofVisits(QuestionTexts::tr("Which leaves are never visited?"));
        std::vector<VisitedPlace> places;
        for (std::size_t i = 0; i < leaves.size(); ++i)
            places.push_back({leafName(leaves, i), leaves[i]->visited != ai::lab::noNode});
        addPlaces(which, places, QuestionTexts::tr("This leaf is visited."));
        if (!which.answers.empty())
            m_all.push_back(std::move(which));
    }

    /// Each leaf with its place in the order of the visits.
    void addOrder(const std::vector<const ai::lab::WholeNode *> &leaves)
    {
        constexpr std::size_t fewest = 3; // platforms require at least that many answers
        if (leaves.size() < fewest || leaves.size() > maxListed)
            return;
        FileQuestion order;
        order.topic = Topic::Order;
        order.kind = FileQuestion::Kind::Match;
        order.name = QuestionTexts::tr("Order of the visits");
        order.text =
            ofVisits(QuestionTexts::tr("Which leaf is visited first, which second, and so on?"));
        order.why = QuestionTexts::tr("A leaf below a branch that is cut is never visited.");
        const QString never = QuestionTexts::tr("never");
        std::set<ai::lab::NodeId> visits;
        for (const ai::lab::WholeNode *leaf : leaves)
            visits.insert(leaf->visited);
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            const ai::lab::NodeId visit = leaves[i]->visited;
            const auto place = std::distance(visits.begin(), visits.find(visit)) + 1;
            order.answers.push_back({leafName(leaves, i),
                                     visit == ai::lab::noNode ? never : QString::number(place),
                                     {}});
        }
        m_all.push_back(std::move(order));
    }

    QString leafName(const std::vector<const ai::lab::WholeNode *> &leaves, std::size_t at) const
    {
        const auto leaf = after(positionAt(m_search, 0), leaves[at]->path);
        return QuestionTexts::tr("leaf %1 from the left: %2", "a number, a value")
            .arg(at + 1)
            .arg(leafText(std::get<ai::lab::TextTree>(leaf)));
    }

    /// Asks about the nodes of a tree without saying what the search finds. Naming a node says that
    /// it is visited, so cuts are asked for only where all children but the first are leaves, which
    /// no question names.
    void addNodes(const ai::lab::TreeSheet &sheet)
    {
        // In the order of the search: a reason names what the children returned.
        std::multimap<std::uint32_t, FileQuestion> inOrder;
        for (const ai::lab::TreeSheet::Mark &mark : sheet.marks(sheet.solution())) {
            const QuizQuestion &now = mark.question;
            inOrder.emplace(now.step, now.asked == Concept::Cut ? ofCuts(now, sheet, mark.node)
                                                                : ofNode(now, sheet));
        }
        for (auto step = nextQuestionStep(m_search, 0); step;
             step = nextQuestionStep(m_search, *step + 1)) {
            const std::vector<QuizQuestion> left = questionsAfter(m_search, *step);
            const QuizQuestion &now = left.front();
            const auto [child, isFirst] = lastChild(now);
            if (now.asked == Concept::Window
                && (isFirst || m_search.trace->firstChild(child) != ai::lab::noNode))
                inOrder.emplace(*step, madeQuestion(m_search, now,
                                                    ofWholeSearch(boundQuestion(now, child)),
                                                    reasonText(m_search, left)));
        }
        for (auto &[step, question] : inOrder)
            add(std::move(question));
    }

    /// The child that returned last before a question, and whether it is the first one.
    std::pair<ai::lab::NodeId, bool> lastChild(const QuizQuestion &now) const
    {
        const ai::lab::Trace &trace = *m_search.trace;
        ai::lab::NodeId child = trace.firstChild(now.node);
        for (std::size_t i = 1; i < now.children.size(); ++i)
            child = trace.nextSibling(child);
        return {child, now.children.size() == 1};
    }

    QString placeOf(ai::lab::NodeId node) const
    {
        return placeText(m_search, m_search.trace->path(node));
    }

    FileQuestion ofNode(const QuizQuestion &now, const ai::lab::TreeSheet &sheet) const
    {
        const QString place = placeOf(now.node);
        const QString level = levelText(now.max);
        const QString asked =
            now.asked == Concept::Bound
                ? QuestionTexts::tr("Is what %1's node at %2 returns its exact value, or a bound?",
                                    "MAX or MIN, a place")
                      .arg(level, place)
            : now.chance
                ? QuestionTexts::tr("What does the chance node at %1 return?").arg(place)
                : QuestionTexts::tr("What does %1's node at %2 return?", "MAX or MIN, a place")
                      .arg(level, place);
        // The reason of a value says whether it is exact, which is asked next.
        const bool saysMore = now.asked == Concept::Value && sheet.asksBounds();
        return madeQuestion(m_search, now, ofWholeSearch(asked),
                            saysMore ? QString() : stepText(m_search, now.step));
    }

    QString boundQuestion(const QuizQuestion &now, ai::lab::NodeId child) const
    {
        return (now.max ? QuestionTexts::tr("What does MAX have for sure at %1 once %2 has "
                                            "returned? Unless it cuts, that is alpha.",
                                            "two places")
                        : QuestionTexts::tr("What does MIN have for sure at %1 once %2 has "
                                            "returned? Unless it cuts, that is beta.",
                                            "two places"))
            .arg(placeOf(now.node), placeOf(child));
    }

    /// Without answers if some branches have nodes that others name.
    FileQuestion ofCuts(const QuizQuestion &now, const ai::lab::TreeSheet &sheet, int node) const
    {
        FileQuestion question = namedQuestion(now);
        question.kind = FileQuestion::Kind::Several;
        const auto &nodes = sheet.nodes();
        const std::vector<int> &children = nodes[static_cast<std::size_t>(node)].children;
        std::vector<VisitedPlace> branches;
        for (std::size_t i = 1; i < children.size(); ++i) {
            const ai::lab::WholeNode &child = nodes[static_cast<std::size_t>(children[i])];
            if (!child.leaf)
                return question;
            branches.push_back(
                {branchText(m_search, now, child.path.back()), child.visited != ai::lab::noNode});
        }
        question.text =
            ofVisits(QuestionTexts::tr("Which branches of %1's node at %2 are never visited?",
                                       "MAX or MIN, a place")
                         .arg(levelText(now.max), placeOf(now.node)));
        question.why = question.hint; // the step names what others ask for
        addPlaces(question, branches, firstTryText(now, ai::lab::QuizMistake::OverCut));
        return question;
    }

    /// Asks about steps instead, once of each node above leaves. With windows only about cuts: what
    /// a node returns may be the window of a later one.
    void addApart()
    {
        const ai::lab::Trace &trace = *m_search.trace;
        std::map<std::vector<core::Move>, QuizQuestion> apart;
        std::optional<QuizQuestion> first;
        for (auto step = nextQuestionStep(m_search, 0); step;
             step = nextQuestionStep(m_search, *step + 1)) {
            for (QuizQuestion &now : questionsAfter(m_search, *step)) {
                if (!first)
                    first = now;
                const bool stays =
                    now.asked == Concept::Cut
                    || (now.asked == Concept::Value && !usesWindow(m_search.setup.algorithm));
                if (stays && isAboveLeaves(now.node))
                    apart.insert_or_assign(trace.path(now.node), std::move(now));
            }
        }
        if (apart.empty() && first)
            apart.insert({trace.path(first->node), *first});
        for (const auto &[path, now] : apart) {
            add(madeQuestion(m_search, now, questionText(m_search, now),
                             reasonText(m_search, {now})));
        }
    }

    /// Whether every child that the search visited is a leaf.
    bool isAboveLeaves(ai::lab::NodeId node) const
    {
        const ai::lab::Trace &trace = *m_search.trace;
        for (ai::lab::NodeId child = trace.firstChild(node); child != ai::lab::noNode;
             child = trace.nextSibling(child)) {
            if (trace.firstChild(child) != ai::lab::noNode)
                return false;
        }
        return true;
    }

    void add(FileQuestion question)
    {
        if (question.answers.empty() || isFull())
            return;
        question.name = QuestionTexts::tr("Question %1: %2", "%2: what is asked")
                            .arg(++m_numbered)
                            .arg(question.name);
        m_all.push_back(std::move(question));
    }

    const TracedSearch &m_search;
    std::vector<FileQuestion> m_all;
    int m_numbered = 0; ///< of m_all, those about a step
};

} // namespace

std::vector<FileQuestion> questionsAlone(const TracedSearch &search)
{
    return QuestionReader(search).eachAlone();
}

std::vector<FileQuestion> questionsTogether(const TracedSearch &search)
{
    return QuestionReader(search).together();
}

std::vector<FileQuestion> questionsOfStop(const ai::lab::LessonStop &stop)
{
    std::vector<FileQuestion> all;
    if (!stop.notes.empty()) {
        FileQuestion notes;
        notes.kind = FileQuestion::Kind::Text;
        notes.name = QuestionTexts::tr("Notes");
        QStringList paragraphs;
        for (const std::string &note : stop.notes)
            paragraphs += QString::fromStdString(note);
        notes.text = paragraphs.join('\n');
        all.push_back(std::move(notes));
    }
    for (std::size_t i = 0; i < stop.questions.size(); ++i) {
        FileQuestion question;
        question.kind = FileQuestion::Kind::Essay;
        question.name = QuestionTexts::tr("Question of the lesson, %1", "a number").arg(i + 1);
        question.text = QString::fromStdString(stop.questions[i].text);
        question.why = QString::fromStdString(stop.questions[i].answer);
        bool isNumber = false;
        const double number = QString(question.why).replace(QChar(0x2212), '-').toDouble(&isNumber);
        if (isNumber) {
            question.kind = FileQuestion::Kind::Number;
            question.answers.push_back({QString::number(number), "100", {}});
            question.why.clear();
        }
        all.push_back(std::move(question));
    }
    return all;
}

} // namespace ui::lab
