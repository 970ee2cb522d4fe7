#include "ui/lab/export/questionfiles.h"

#include "ai/lab/lessons/treesheet.h"
#include "ai/lab/trace/wholetree.h"
#include "ai/search/random.h"
#include "ai/search/searchcontrol.h"
#include "ui/lab/export/quizquestions.h"
#include "ui/lab/export/treeexport.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QXmlStreamWriter>

#include <algorithm>
#include <map>
#include <vector>

namespace ui::lab {

using ai::lab::TextTree;
using ai::lab::TracedSearch;

namespace {

constexpr qint64 maxPicturesSize = 100'000'000; // bytes; platforms refuse larger files

struct QuestionFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuestionFiles)
};

/// A question with the tree that it is about.
struct TreeQuestion
{
    FileQuestion question;
    QString title;
    QByteArray picture; ///< SVG; empty for none
    QString notation;   ///< the tree as text, for readers who do not see the picture
};

/// Questions with the name of their category.
struct Category
{
    QString name;
    std::vector<TreeQuestion> questions;
};

class MoodleWriter
{
public:
    MoodleWriter()
        : m_writer(&m_bytes)
    {
        m_writer.setAutoFormatting(true);
    }

    QByteArray write(const std::vector<Category> &categories)
    {
        m_writer.writeStartDocument();
        m_writer.writeStartElement("quiz");
        for (const Category &category : categories) {
            m_writer.writeStartElement("question");
            m_writer.writeAttribute("type", "category");
            writeText("category",
                      "$course$/top/Tabuleiro/" + QString(category.name).replace('/', "//"));
            m_writer.writeEndElement();
            for (const TreeQuestion &question : category.questions)
                writeQuestion(question);
        }
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

    static const char *typeOf(FileQuestion::Kind kind)
    {
        switch (kind) {
        case FileQuestion::Kind::Number:
            return "numerical";
        case FileQuestion::Kind::Match:
            return "matching";
        case FileQuestion::Kind::Essay:
            return "essay";
        case FileQuestion::Kind::Text:
            return "description";
        case FileQuestion::Kind::OneOf:
        case FileQuestion::Kind::Several:
            break;
        }
        return "multichoice";
    }

    void writeQuestion(const TreeQuestion &tree)
    {
        using Kind = FileQuestion::Kind;
        const FileQuestion &question = tree.question;
        m_writer.writeStartElement("question");
        m_writer.writeAttribute("type", typeOf(question.kind));
        writeText("name", tree.title + ", " + question.name);
        writeTask(tree);
        const bool isEssay = question.kind == Kind::Essay; // only the teacher can mark it
        writeText("generalfeedback", isEssay ? QString() : question.why.toHtmlEscaped(), "html");
        m_writer.writeTextElement("defaultgrade", "1");
        m_writer.writeTextElement("penalty", "0.3333333");
        if (question.kind == Kind::Essay) {
            m_writer.writeTextElement("responseformat", "editor");
            m_writer.writeTextElement("responserequired", "1");
            writeText("graderinfo", question.why.toHtmlEscaped(), "html");
        } else if (question.kind == Kind::OneOf || question.kind == Kind::Several) {
            m_writer.writeTextElement("single", question.kind == Kind::OneOf ? "true" : "false");
            m_writer.writeTextElement("shuffleanswers", "false");
            m_writer.writeTextElement("answernumbering", "none");
        } else if (question.kind == Kind::Match) {
            m_writer.writeTextElement("shuffleanswers", "false");
        }
        for (const FileAnswer &answer : question.answers) {
            if (question.kind == Kind::Match)
                writePair(answer);
            else
                writeAnswer(answer, question.kind == Kind::Number);
        }
        if (!question.hint.isEmpty())
            writeText("hint", question.hint.toHtmlEscaped(), "html");
        m_writer.writeEndElement();
    }

    /// Writes the text with the tree below it.
    void writeTask(const TreeQuestion &tree)
    {
        QString html;
        for (const QString &paragraph : tree.question.text.split('\n'))
            html += "<p>" + paragraph.toHtmlEscaped() + "</p>";
        if (!tree.picture.isEmpty())
            html += "<p><img src=\"@@PLUGINFILE@@/tree.svg\" alt=\""
                    + (tree.notation.isEmpty()
                           ? tree.title
                           : QuestionFileTexts::tr("Search tree: %1", "a tree as text")
                                 .arg(tree.notation))
                          .toHtmlEscaped()
                    + "\"/></p>";
        m_writer.writeStartElement("questiontext");
        m_writer.writeAttribute("format", "html");
        m_writer.writeTextElement("text", html);
        if (!tree.picture.isEmpty()) {
            m_writer.writeStartElement("file");
            m_writer.writeAttribute("name", "tree.svg");
            m_writer.writeAttribute("path", "/");
            m_writer.writeAttribute("encoding", "base64");
            m_writer.writeCharacters(QString::fromLatin1(tree.picture.toBase64()));
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
            m_writer.writeTextElement("tolerance", answer.tolerance);
        m_writer.writeEndElement();
    }

    void writePair(const FileAnswer &answer)
    {
        m_writer.writeStartElement("subquestion");
        m_writer.writeAttribute("format", "html");
        m_writer.writeTextElement("text", answer.text.toHtmlEscaped());
        writeText("answer", answer.share);
        m_writer.writeEndElement();
    }

    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
};

class GiftWriter
{
public:
    static QByteArray write(const std::vector<Category> &categories)
    {
        QString text;
        for (const Category &category : categories) {
            text += "$CATEGORY: $course$/top/Tabuleiro/" + QString(category.name).replace('/', "//")
                    + "\n\n";
            for (const TreeQuestion &question : category.questions)
                text += questionText(question);
        }
        return text.toUtf8();
    }

private:
    static QString questionText(const TreeQuestion &tree)
    {
        const FileQuestion &question = tree.question;
        const QString asked =
            tree.notation.isEmpty() || question.kind == FileQuestion::Kind::Text
                ? question.text
                : QuestionFileTexts::tr("%1 The tree: %2", "a question, a tree as text")
                      .arg(question.text, tree.notation);
        // Only the teacher is to see the answer of a question that the teacher marks.
        const bool isNoted = question.kind == FileQuestion::Kind::Essay && !question.why.isEmpty();
        QString text = isNoted ? "// " + question.why.simplified() + '\n' : QString();
        text += "::" + escaped(tree.title + ", " + question.name) + "::"
                + "[plain]" // of answers and feedback, too; without it "a<b" would begin a tag
                + escaped(asked);
        if (question.kind == FileQuestion::Kind::Text)
            return text + "\n\n";
        text += " {";
        text += question.kind == FileQuestion::Kind::Number ? "#\n" : "\n";
        for (const FileAnswer &answer : question.answers)
            text += '\t' + answerText(question.kind, answer) + '\n';
        if (!question.why.isEmpty() && question.kind != FileQuestion::Kind::Essay)
            text += "\t####" + escaped(question.why) + '\n';
        return text + "}\n\n";
    }

    static QString answerText(FileQuestion::Kind kind, const FileAnswer &answer)
    {
        const bool right = answer.share == "100";
        QString text;
        switch (kind) {
        case FileQuestion::Kind::Number:
            text =
                QStringLiteral("=%1%2:%3")
                    .arg(right ? QString() : QStringLiteral("%0%"), answer.text, answer.tolerance);
            break;
        case FileQuestion::Kind::OneOf:
            text = (right ? "=" : "~") + escaped(answer.text);
            break;
        case FileQuestion::Kind::Several:
            text = "~%" + answer.share + '%' + escaped(answer.text);
            break;
        case FileQuestion::Kind::Essay: // neither has answers to choose from
        case FileQuestion::Kind::Text:
            return {};
        case FileQuestion::Kind::Match:
            return '=' + escaped(answer.text) + " -> " + escaped(answer.share);
        }
        return answer.remark.isEmpty() ? text : text + '#' + escaped(answer.remark);
    }

    /// Escapes GIFT's special characters with backslashes, and joins lines.
    static QString escaped(const QString &text)
    {
        QString result;
        for (const QChar one : text) {
            if (QStringLiteral("\\~=#{}:").contains(one))
                result += '\\';
            result += one == '\n' ? QChar(' ') : one;
        }
        return result;
    }
};

/// A node and all below it in one line, with the letters that questions use for inner nodes, such
/// as "A MAX(B MIN(3, 12), C MIN(2, 4))".
QString lineOf(const TracedSearch &search, const TextTree &tree, std::vector<core::Move> &path,
               bool max)
{
    if (tree.isOver())
        return QString::fromStdString(tree.leafText());
    QStringList children;
    for (const core::Move move : tree.legalMoves()) {
        TextTree child = tree;
        child.play(move);
        path.push_back(move);
        const QString line = lineOf(search, child, path, max == tree.isChance());
        path.pop_back();
        children +=
            tree.isChance()
                ? QString("%1: %2").arg(QString::fromStdString(tree.probabilityText(move)), line)
                : line;
    }
    const QString node = levelText(max, tree.isChance()) + '(' + children.join(", ") + ')';
    const QString letter = nodeLetter(search.setup.root, path);
    return letter.isEmpty() ? node : letter + ' ' + node;
}

/// The whole tree in this notation, with what is known about its letters; empty for a game.
QString notationOf(const TracedSearch &search)
{
    const auto *tree = std::get_if<TextTree>(&search.setup.root);
    if (tree == nullptr)
        return {};
    std::vector<core::Move> path;
    const QString line = lineOf(search, *tree, path, search.trace->nodes().front().max);
    const QString known = QString::fromStdString(tree->toText()).section(';', 1);
    return known.isEmpty() ? line : line + ';' + known;
}

QByteArray write(QuestionFormat format, const std::vector<Category> &categories)
{
    return format == QuestionFormat::Gift ? GiftWriter::write(categories)
                                          : MoodleWriter().write(categories);
}

QString topicTitle(Topic topic)
{
    switch (topic) {
    case Topic::LeavesVisited:
        return QuestionFileTexts::tr("Leaves visited");
    case Topic::NeverVisited:
        return QuestionFileTexts::tr("Leaves never visited");
    case Topic::Order:
        return QuestionFileTexts::tr("Order of the visits");
    case Topic::Value:
        return QuestionFileTexts::tr("Values");
    case Topic::Window:
        return QuestionFileTexts::tr("Windows");
    case Topic::Cut:
        return QuestionFileTexts::tr("Cuts");
    case Topic::Bound:
        break;
    }
    return QuestionFileTexts::tr("Bounds");
}

/// Draws questions such that the answers of each topic take turns.
class Draw
{
public:
    /// One of the questions of this topic or, if there is none, of the next topic that has any. An
    /// obvious one only if there is no other.
    const FileQuestion &next(const std::vector<FileQuestion> &all, int topic, ai::Random &random)
    {
        const auto isObvious = [](const FileQuestion &question) { return question.isObvious; };
        const bool onlyObvious = std::all_of(all.begin(), all.end(), isObvious);
        std::vector<const FileQuestion *> fitting;
        for (; fitting.empty(); topic = (topic + 1) % topicCount) {
            for (const FileQuestion &question : all) {
                if (question.topic == Topic(topic) && question.isObvious == onlyObvious)
                    fitting.push_back(&question);
            }
        }
        const auto timesOf = [this](const FileQuestion *question) {
            return m_times[{question->topic, question->outcome}];
        };
        const FileQuestion *rarest = *std::min_element(
            fitting.begin(), fitting.end(), [&](const auto *question, const auto *other) {
                return timesOf(question) < timesOf(other);
            });
        std::erase_if(fitting, [rarest](const FileQuestion *question) {
            return question->outcome != rarest->outcome;
        });
        const FileQuestion &chosen = *fitting[ai::uniformIndex(random, fitting.size())];
        ++m_times[{chosen.topic, chosen.outcome}];
        return chosen;
    }

private:
    std::map<std::pair<Topic, int>, int> m_times; ///< of the answers of each topic
};

/// Whether a picture of the whole tree is small enough to stand in each of its questions.
bool fitsPicture(const TracedSearch &search)
{
    return search.trace->complete() && wholeTree(search, ai::lab::TreeSheet::maxNodes);
}

/// The categories of questionFile().
std::vector<Category> categoriesOf(QuestionFormat format, const std::vector<TitledSearch> &searches,
                                   const ai::lab::Lesson &stops)
{
    std::vector<Category> categories;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const auto &[title, search] = searches[i];
        const bool isGift = format == QuestionFormat::Gift;
        const QByteArray picture = isGift ? QByteArray() : blankTreeSvg(search, title);
        const QString notation = notationOf(search);
        categories.push_back({title, {}});
        std::vector<FileQuestion> questions =
            i < stops.size() ? questionsOfStop(stops[i]) : std::vector<FileQuestion>();
        for (FileQuestion &question : questionsTogether(search))
            questions.push_back(std::move(question));
        for (FileQuestion &question : questions)
            categories.back().questions.push_back({std::move(question), title, picture, notation});
    }
    return categories;
}

/// Why Moodle's XML cannot have the pictures of a lesson's trees; empty if it can.
QString pictureProblem(const ai::lab::Lesson &stops, const std::vector<TitledSearch> &searches)
{
    for (std::size_t i = 0; i < searches.size(); ++i) {
        if (!fitsPicture(searches[i].search))
            return stopProblem(
                stops, i,
                QuestionFileTexts::tr(
                    "The tree is too large for the picture in each of its questions: it has more "
                    "than %1 nodes. Choose a smaller depth, search a subtree alone, or make GIFT, "
                    "which has no pictures.")
                    .arg(ai::lab::TreeSheet::maxNodes));
    }
    return {};
}

/// Why the pictures together are too large for a file; empty if they are not.
QString sizeProblem(const std::vector<Category> &categories)
{
    qint64 size = 0;
    for (const Category &category : categories) {
        for (const TreeQuestion &question : category.questions)
            size += question.picture.size() / 3 * 4; // in base64
    }
    if (size <= maxPicturesSize)
        return {};
    constexpr qint64 megabyte = 1'000'000;
    return QuestionFileTexts::tr(
               "The file would have %1 MB, as each question has the picture of its tree, and the "
               "limit is %2 MB. Choose fewer stops, smaller trees, or GIFT, which has no pictures.")
        .arg(QLocale().toString(size / megabyte), QLocale().toString(maxPicturesSize / megabyte));
}

} // namespace

QByteArray questionFile(QuestionFormat format, const std::vector<TitledSearch> &searches,
                        const ai::lab::Lesson &stops)
{
    return write(format, categoriesOf(format, searches, stops));
}

MadeFile lessonQuestions(QuestionFormat format, const ExportedLesson &lesson,
                         ai::SearchControl &control)
{
    const SearchedLesson searched = searchLesson(lesson, control);
    if (!searched.problem.isEmpty() || searched.tasks.empty())
        return {{}, searched.problem};
    if (format == QuestionFormat::Moodle) {
        if (const QString problem = pictureProblem(lesson.stops, searched.tasks);
            !problem.isEmpty())
            return {{}, problem};
    }
    const std::vector<Category> categories = categoriesOf(format, searched.tasks, lesson.stops);
    if (const QString problem = sizeProblem(categories); !problem.isEmpty())
        return {{}, problem};
    const bool depends =
        std::any_of(searched.tasks.begin(), searched.tasks.end(),
                    [](const TitledSearch &task) { return !task.search.letters->empty(); });
    return {write(format, categories),
            {},
            depends ? QuestionFileTexts::tr(
                "Questions whose answers depend on the value of a letter are left out.")
                    : QString()};
}

MadeFile drawnQuestionFile(QuestionFormat format, const RandomTrees &trees,
                           ai::SearchControl &control)
{
    const ai::lab::Lesson lesson = trees.lesson();
    Draw draw;
    std::vector<Category> categories;
    for (int topic = 0; topic < topicCount; ++topic)
        categories.push_back({topicTitle(Topic(topic)), {}});
    for (std::size_t i = 0; i < lesson.size() && !control.stopped(); ++i) {
        const TracedSearch search = ai::lab::traceSearch(lesson[i].setup, control);
        if (control.stopped())
            break;
        const QString title = QString::fromStdString(lesson[i].title);
        const bool isGift = format == QuestionFormat::Gift;
        if (!isGift && !fitsPicture(search))
            return {
                {},
                QuestionFileTexts::tr("%1 is too large for a picture: it has more than %2 nodes. "
                                      "Choose fewer plies or children.",
                                      "a random tree")
                    .arg(title)
                    .arg(ai::lab::TreeSheet::maxNodes)};
        ai::Random random(trees.first + i);
        const std::vector<FileQuestion> all = questionsAlone(search);
        const FileQuestion &question = draw.next(all, static_cast<int>(i % topicCount), random);
        categories[std::size_t(question.topic)].questions.push_back(
            {question, title, isGift ? QByteArray() : blankTreeSvg(search, title),
             notationOf(search)});
    }
    std::erase_if(categories, [](const Category &one) { return one.questions.empty(); });
    return {write(format, categories)};
}

} // namespace ui::lab
