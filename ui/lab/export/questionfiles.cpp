#include "ui/lab/export/questionfiles.h"

#include "ai/lab/lessons/quiz.h"
#include "ai/lab/lessons/treesheet.h"
#include "ai/lab/trace/wholetree.h"
#include "ai/search/minimax.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quiztexts.h"
#include "ui/lab/texts/quizwords.h"

#include <QCoreApplication>
#include <QXmlStreamWriter>

#include <array>
#include <cstdlib>
#include <set>
#include <vector>

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

/// An answer that a platform knows: its text, its share of the points in per cent, and what is said
/// of it.
struct FileAnswer
{
    QString text;
    QString share;
    QString remark;
};

struct FileQuestion
{
    enum class Kind { Number, OneOf, Several };
    Kind kind = Kind::Number;
    QString name;
    QString text;
    QString hint;
    QString why;
    std::vector<FileAnswer> answers;
};

/// 100 divided among so many answers, in the digits that Moodle expects of its shares.
QString shareOf(std::size_t answers)
{
    static constexpr std::array shares{"100",      "50",       "33.33333", "25",       "20",
                                       "16.66667", "14.28571", "12.5",     "11.11111", "10"};
    return answers <= shares.size() ? shares[answers - 1] : QString();
}

class QuestionReader
{
public:
    explicit QuestionReader(const TracedSearch &search)
        : m_search(search)
    {}

    std::vector<FileQuestion> all()
    {
        addWhole();
        for (auto step = nextQuestionStep(m_search, 0); step;
             step = nextQuestionStep(m_search, *step + 1)) {
            std::vector<QuizQuestion> left = questionsAfter(m_search, *step);
            for (; !left.empty(); left.erase(left.begin()))
                add(left);
        }
        return std::move(m_all);
    }

private:
    /// What is asked in exams: how many leaves are visited, and which never are.
    void addWhole()
    {
        const auto nodes = isTree(m_search.setup.root) && m_search.letters == nullptr
                               ? wholeTree(m_search, ai::lab::TreeSheet::maxNodes)
                               : std::nullopt;
        if (!nodes)
            return;
        FileQuestion howMany;
        FileQuestion which;
        which.kind = FileQuestion::Kind::Several;
        std::vector<const ai::lab::WholeNode *> leaves;
        std::size_t unseen = 0;
        for (const ai::lab::WholeNode &node : *nodes) {
            if (!node.leaf)
                continue;
            leaves.push_back(&node);
            unseen += node.visited == ai::lab::noNode ? 1 : 0;
        }
        howMany.name = QuestionTexts::tr("Leaves visited");
        howMany.text =
            QuestionTexts::tr("This tree is searched from left to right (%1). How many of its %2 "
                              "leaves are visited?")
                .arg(searchTitle(m_search.setup))
                .arg(leaves.size());
        howMany.answers.push_back({QString::number(leaves.size() - unseen), "100", {}});
        if (unseen > 0)
            howMany.answers.push_back(
                {QString::number(leaves.size()), "0", QuestionTexts::tr("Those are all leaves.")});
        which.name = QuestionTexts::tr("Leaves never visited");
        which.text =
            QuestionTexts::tr("This tree is searched from left to right (%1). Which leaves "
                              "are never visited?")
                .arg(searchTitle(m_search.setup));
        addLeaves(which, leaves, unseen);
        m_all.push_back(std::move(howMany));
        if (!which.answers.empty())
            m_all.push_back(std::move(which));
    }

    void addLeaves(FileQuestion &which, const std::vector<const ai::lab::WholeNode *> &leaves,
                   std::size_t unseen)
    {
        const QString share = shareOf(std::max<std::size_t>(1, unseen));
        if (share.isEmpty() || leaves.size() > 20)
            return;
        const auto root = positionAt(m_search, 0);
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            const auto leaf = after(root, leaves[i]->path);
            const bool isUnseen = leaves[i]->visited == ai::lab::noNode;
            which.answers.push_back(
                {QuestionTexts::tr("leaf %1 from the left: %2", "a number, a value")
                     .arg(i + 1)
                     .arg(leafText(std::get<ai::lab::TextTree>(leaf))),
                 isUnseen ? share : QStringLiteral("-100"),
                 isUnseen ? QString() : QuestionTexts::tr("This leaf is visited.")});
        }
        which.answers.push_back({quizWord(QuizWord::None), unseen == 0 ? "100" : "-100", {}});
    }

    void add(const std::vector<QuizQuestion> &left)
    {
        const QuizQuestion &now = left.front();
        FileQuestion question;
        question.name = QuestionTexts::tr("Question %1: %2", "%2: what is asked")
                            .arg(m_all.size() + 1)
                            .arg(conceptName(now.asked));
        question.text = questionText(m_search, now);
        question.hint = hintText(now);
        question.why = reasonText(m_search, left);
        if (question.why.isEmpty()) // it would answer the question after this one
            question.why = question.hint;
        const bool asked = now.asked == Concept::Bound ? addBounds(question, now)
                           : now.asked == Concept::Cut ? addBranches(question, now)
                                                       : addNumbers(question, now);
        if (asked && m_all.size() < std::size_t(maxFileQuestions))
            m_all.push_back(std::move(question));
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

    /// The right one, and the wrong ones whose mistake has a name.
    bool addNumbers(FileQuestion &question, const QuizQuestion &now)
    {
        if (std::abs(now.value) >= ai::infinity)
            return false;
        question.answers.push_back({QString::number(now.value), "100", question.why});
        std::set<int> known(now.children.begin(), now.children.end());
        known.insert({now.alpha, now.beta});
        known.erase(now.value);
        for (const int value : known) {
            if (std::abs(value) >= ai::infinity)
                continue;
            QuizAnswer answer;
            answer.value = value;
            question.answers.push_back(
                {QString::number(value), "0", mistakeText(now, judge(now, answer))});
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
                 right ? question.why : mistakeText(now, judge(now, answer))});
        }
        return true;
    }

    /// A cut takes all branches that are left, which share the points; where nothing is cut each of
    /// them takes the points away.
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
                 now.cuts ? QString() : mistakeText(now, judge(now, answer))});
        }
        question.answers.push_back(
            {quizWord(QuizWord::None), now.cuts ? "-100" : "100",
             now.cuts ? mistakeText(now, judge(now, QuizAnswer())) : question.why});
        return true;
    }

    const TracedSearch &m_search;
    std::vector<FileQuestion> m_all;
};

class MoodleWriter
{
public:
    MoodleWriter(const QString &title, const QByteArray &picture)
        : m_writer(&m_bytes)
        , m_title(title)
        , m_picture(picture.toBase64())
    {
        m_writer.setAutoFormatting(true);
    }

    QByteArray write(const std::vector<FileQuestion> &questions)
    {
        m_writer.writeStartDocument();
        m_writer.writeStartElement("quiz");
        m_writer.writeStartElement("question");
        m_writer.writeAttribute("type", "category");
        writeText("category", "$course$/top/Tabuleiro/" + QString(m_title).replace('/', "//"));
        m_writer.writeEndElement();
        for (const FileQuestion &question : questions)
            writeQuestion(question);
        m_writer.writeEndElement();
        m_writer.writeEndDocument();
        return m_bytes;
    }

private:
    void writeText(const char *element, const QString &text, const char *format = nullptr)
    {
        m_writer.writeStartElement(element);
        if (format != nullptr)
            m_writer.writeAttribute("format", format);
        m_writer.writeTextElement("text", text);
        m_writer.writeEndElement();
    }

    void writeQuestion(const FileQuestion &question)
    {
        const bool number = question.kind == FileQuestion::Kind::Number;
        m_writer.writeStartElement("question");
        m_writer.writeAttribute("type", number ? "numerical" : "multichoice");
        writeText("name", m_title + ", " + question.name);
        writeTask(question);
        writeText("generalfeedback", question.why.toHtmlEscaped(), "html");
        m_writer.writeTextElement("defaultgrade", "1");
        m_writer.writeTextElement("penalty", "0.3333333");
        if (!number) {
            m_writer.writeTextElement(
                "single", question.kind == FileQuestion::Kind::OneOf ? "true" : "false");
            m_writer.writeTextElement("shuffleanswers", "false");
            m_writer.writeTextElement("answernumbering", "none");
        }
        for (const FileAnswer &answer : question.answers)
            writeAnswer(answer, number);
        writeText("hint", question.hint.toHtmlEscaped(), "html");
        m_writer.writeEndElement();
    }

    /// The words, and the tree under them.
    void writeTask(const FileQuestion &question)
    {
        QString html = "<p>" + question.text.toHtmlEscaped() + "</p>";
        if (!m_picture.isEmpty())
            html += "<p><img src=\"@@PLUGINFILE@@/tree.svg\" alt=\"" + m_title.toHtmlEscaped()
                    + "\"/></p>";
        m_writer.writeStartElement("questiontext");
        m_writer.writeAttribute("format", "html");
        m_writer.writeTextElement("text", html);
        if (!m_picture.isEmpty()) {
            m_writer.writeStartElement("file");
            m_writer.writeAttribute("name", "tree.svg");
            m_writer.writeAttribute("path", "/");
            m_writer.writeAttribute("encoding", "base64");
            m_writer.writeCharacters(QString::fromLatin1(m_picture));
            m_writer.writeEndElement();
        }
        m_writer.writeEndElement();
    }

    void writeAnswer(const FileAnswer &answer, bool number)
    {
        m_writer.writeStartElement("answer");
        m_writer.writeAttribute("fraction", answer.share);
        m_writer.writeAttribute("format", number ? "moodle_auto_format" : "html");
        m_writer.writeTextElement("text", number ? answer.text : answer.text.toHtmlEscaped());
        writeText("feedback", answer.remark.toHtmlEscaped(), "html");
        if (number)
            m_writer.writeTextElement("tolerance", "0");
        m_writer.writeEndElement();
    }

    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
    QString m_title;
    QByteArray m_picture;
};

/// With a backslash before what means something in GIFT, and in one line.
QString giftText(const QString &text)
{
    QString escaped;
    for (const QChar one : text) {
        if (QStringLiteral("\\~=#{}:").contains(one))
            escaped += '\\';
        escaped += one == '\n' ? QChar(' ') : one;
    }
    return escaped;
}

} // namespace

QByteArray moodleQuestions(const TracedSearch &search, const QString &title,
                           const QByteArray &picture)
{
    return MoodleWriter(title, picture).write(QuestionReader(search).all());
}

QByteArray giftQuestions(const TracedSearch &search, const QString &title)
{
    QString text = "$CATEGORY: $course$/top/Tabuleiro\n\n";
    for (const FileQuestion &question : QuestionReader(search).all()) {
        text +=
            "::" + giftText(title + ", " + question.name) + "::" + giftText(question.text) + " {";
        const bool number = question.kind == FileQuestion::Kind::Number;
        text += number ? "#\n" : "\n";
        for (const FileAnswer &answer : question.answers) {
            const bool right = answer.share == "100";
            if (number)
                text += QStringLiteral("\t=%1%2:0")
                            .arg(right ? QString() : QStringLiteral("%0%"), answer.text);
            else if (question.kind == FileQuestion::Kind::OneOf)
                text += (right ? "\t=" : "\t~") + giftText(answer.text);
            else
                text += "\t~%" + answer.share + '%' + giftText(answer.text);
            if (!answer.remark.isEmpty())
                text += '#' + giftText(answer.remark);
            text += '\n';
        }
        text += "\t####" + giftText(question.why) + "\n}\n\n";
    }
    return text.toUtf8();
}

} // namespace ui::lab
