#include "ui/lab/export/quizquestions.h"

#include "ai/lab/lessons/quiz.h"
#include "ai/lab/lessons/treesheet.h"
#include "ai/lab/trace/wholetree.h"
#include "ai/search/minimax.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>
#include <set>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizAnswer;
using ai::lab::QuizQuestion;
using ai::lab::TracedSearch;

namespace {

struct QuestionTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuestionFiles)
};

/// Moodle has no fractions for more answers.
constexpr std::size_t maxShared = 10;

/// 100 divided by the number of answers, with the digits that Moodle requires.
QString shareOf(std::size_t answers)
{
    static constexpr std::array shares{"100",      "50",       "33.33333", "25",       "20",
                                       "16.66667", "14.28571", "12.5",     "11.11111", "10"};
    static_assert(shares.size() == maxShared);
    return answers <= shares.size() ? shares[answers - 1] : QString();
}

/// The maximum number of answers, one per leaf, in a Moodle list.
constexpr std::size_t maxListed = 20;

class QuestionReader
{
public:
    explicit QuestionReader(const TracedSearch &search)
        : m_search(search)
    {}

    std::vector<FileQuestion> all()
    {
        addWhole();
        for (auto step = nextQuestionStep(m_search, 0); step && !isFull();
             step = nextQuestionStep(m_search, *step + 1)) {
            std::vector<QuizQuestion> left = questionsAfter(m_search, *step);
            for (; !left.empty() && !isFull(); left.erase(left.begin()))
                add(left);
        }
        return std::move(m_all);
    }

private:
    bool isFull() const { return m_all.size() == std::size_t(maxFileQuestions); }

    /// States whether an equal value cuts, because that affects which leaves are visited.
    QString equality() const
    {
        const QString text = equalityText(m_search.setup);
        return text.isEmpty() ? text : ' ' + text;
    }

    /// The usual exam questions: how many leaves are visited, and which never are.
    void addWhole()
    {
        const auto nodes = isTree(m_search.setup.root) && m_search.letters == nullptr
                               ? wholeTree(m_search, ai::lab::TreeSheet::maxNodes)
                               : std::nullopt;
        if (!nodes)
            return;
        FileQuestion howMany;
        howMany.topic = Topic::LeavesVisited;
        FileQuestion which;
        which.kind = FileQuestion::Kind::Several;
        which.topic = Topic::NeverVisited;
        std::vector<const ai::lab::WholeNode *> leaves;
        std::size_t unseen = 0;
        for (const ai::lab::WholeNode &node : *nodes) {
            if (!node.leaf)
                continue;
            leaves.push_back(&node);
            unseen += node.visited == ai::lab::noNode ? 1 : 0;
        }
        if (runsRightToLeft(m_search.setup)) // in the order of the drawing
            std::reverse(leaves.begin(), leaves.end());
        howMany.name = QuestionTexts::tr("Leaves visited");
        howMany.text = QuestionTexts::tr(
                           "This tree is searched %1 (%2). How many of its %3 leaves are visited?",
                           "from left to right, an algorithm, a number")
                           .arg(directionText(m_search.setup), searchTitle(m_search.setup))
                           .arg(leaves.size())
                       + equality();
        howMany.answers.push_back({QString::number(leaves.size() - unseen), "100", {}});
        if (unseen > 0)
            howMany.answers.push_back(
                {QString::number(leaves.size()), "0", QuestionTexts::tr("Those are all leaves.")});
        which.name = QuestionTexts::tr("Leaves never visited");
        which.text =
            QuestionTexts::tr("This tree is searched %1 (%2). Which leaves are never visited?",
                              "from left to right, an algorithm")
                .arg(directionText(m_search.setup), searchTitle(m_search.setup))
            + equality();
        addLeaves(which, leaves, unseen);
        m_all.push_back(std::move(howMany));
        if (!which.answers.empty())
            m_all.push_back(std::move(which));
        addOrder(leaves);
    }

    /// Each leaf with its place in the order of the visits.
    void addOrder(const std::vector<const ai::lab::WholeNode *> &leaves)
    {
        constexpr std::size_t fewest = 3; // platforms require at least that many answers
        if (leaves.size() < fewest || leaves.size() > maxListed)
            return;
        FileQuestion order;
        order.kind = FileQuestion::Kind::Match;
        order.topic = Topic::Order;
        order.name = QuestionTexts::tr("Order of the visits");
        order.text = QuestionTexts::tr("This tree is searched %1 (%2). Which leaf is visited "
                                       "first, which second, and so on?",
                                       "from left to right, an algorithm")
                         .arg(directionText(m_search.setup), searchTitle(m_search.setup))
                     + equality();
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

    void addLeaves(FileQuestion &which, const std::vector<const ai::lab::WholeNode *> &leaves,
                   std::size_t unseen)
    {
        const QString share = shareOf(std::max<std::size_t>(1, unseen));
        if (share.isEmpty() || leaves.size() > maxListed)
            return;
        // Ticking all leaves must give no points, and one wrong tick must leave some. Next to
        // "none" any leaf is a contradiction.
        const QString loss = shareOf(unseen == 0 ? 1 : leaves.size() - unseen);
        const QString lost = '-' + (loss.isEmpty() ? shareOf(maxShared) : loss);
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            const bool isUnseen = leaves[i]->visited == ai::lab::noNode;
            which.answers.push_back(
                {leafName(leaves, i), isUnseen ? share : lost,
                 isUnseen ? QString() : QuestionTexts::tr("This leaf is visited.")});
        }
        which.answers.push_back({quizString(QuizString::None), unseen == 0 ? "100" : "-100", {}});
    }

    void add(const std::vector<QuizQuestion> &left)
    {
        const QuizQuestion &now = left.front();
        FileQuestion question;
        question.name = QuestionTexts::tr("Question %1: %2", "%2: what is asked")
                            .arg(m_all.size() + 1)
                            .arg(conceptName(now.asked));
        question.topic = topicOf(now.asked);
        question.text = questionText(m_search, now);
        question.hint = hintText(now);
        question.why = reasonText(m_search, left);
        if (question.why.isEmpty()) // the reason would give the next question away
            question.why = question.hint;
        const bool asked = now.asked == Concept::Bound ? addBounds(question, now)
                           : now.asked == Concept::Cut ? addBranches(question, now)
                                                       : addNumbers(question, now);
        if (asked)
            m_all.push_back(std::move(question));
    }

    static Topic topicOf(Concept asked)
    {
        switch (asked) {
        case Concept::Value:
            return Topic::Value;
        case Concept::Window:
            return Topic::Window;
        case Concept::Cut:
            return Topic::Cut;
        case Concept::Bound:
            break;
        }
        return Topic::Bound;
    }

    static QString conceptName(Concept asked)
    {
        switch (asked) {
        case Concept::Value:
            return QuestionTexts::tr("value");
        case Concept::Window:
            return QuestionTexts::tr("window");
        case Concept::Cut:
            return QuestionTexts::tr("cut");
        case Concept::Bound:
            return QuestionTexts::tr("bound");
        }
        return {};
    }

    /// An average, with as many digits as platforms compare and a tolerance for two decimal places.
    static FileAnswer numberOf(const QuizQuestion &now, int value, const QString &share,
                               const QString &remark)
    {
        if (value % now.scale == 0)
            return {QString::number(value / now.scale), share, remark};
        constexpr int digits = 8;
        return {QString::number(double(value) / now.scale, 'g', digits), share, remark,
                QStringLiteral("0.005")};
    }

    /// Adds the right number, and wrong ones whose mistake the quiz recognises.
    bool addNumbers(FileQuestion &question, const QuizQuestion &now)
    {
        if (std::abs(now.value) >= ai::infinity)
            return false;
        question.answers.push_back(numberOf(now, now.value, "100", question.why));
        std::set<int> known(now.children.begin(), now.children.end());
        known.insert({now.alpha, now.beta});
        known.erase(now.value);
        for (const int value : known) {
            if (std::abs(value) >= ai::infinity)
                continue;
            QuizAnswer answer;
            answer.value = value;
            question.answers.push_back(
                numberOf(now, value, "0", firstTryText(now, judge(now, answer))));
        }
        return true;
    }

    bool addBounds(FileQuestion &question, const QuizQuestion &now)
    {
        question.kind = FileQuestion::Kind::OneOf;
        for (const Bound bound : {Bound::Exact, Bound::AtMost, Bound::AtLeast}) {
            QuizAnswer answer;
            answer.bound = bound;
            const bool right = bound == now.bound;
            question.answers.push_back(
                {answerText(m_search, now, answer), right ? "100" : "0",
                 right ? question.why : firstTryText(now, judge(now, answer))});
        }
        return true;
    }

    /// For a cut all remaining branches are right and share the points; without a cut each one
    /// costs all points.
    bool addBranches(FileQuestion &question, const QuizQuestion &now)
    {
        const QString share = shareOf(now.left.size());
        if (share.isEmpty())
            return false;
        question.kind = FileQuestion::Kind::Several;
        for (const core::Move move : now.left) {
            QuizAnswer answer;
            answer.cut = {move};
            question.answers.push_back(
                {branchText(m_search, now, move), now.cuts ? share : QStringLiteral("-100"),
                 now.cuts ? QString() : firstTryText(now, judge(now, answer))});
        }
        question.answers.push_back(
            {quizString(QuizString::None), now.cuts ? "-100" : "100",
             now.cuts ? firstTryText(now, judge(now, QuizAnswer())) : question.why});
        return true;
    }

    const TracedSearch &m_search;
    std::vector<FileQuestion> m_all;
};

} // namespace

std::vector<FileQuestion> fileQuestions(const TracedSearch &search)
{
    return QuestionReader(search).all();
}

std::vector<FileQuestion> fileQuestions(const ai::lab::LessonStop &stop)
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
        all.push_back(std::move(question));
    }
    return all;
}

} // namespace ui::lab
