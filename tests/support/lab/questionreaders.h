#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace support {

/// An answer as a learning platform parses it.
struct ReadAnswer
{
    double fraction = 0;
    QString text;
    QString feedback;
};

/// A question as a learning platform parses it.
struct ReadQuestion
{
    QString type;
    QString text;
    bool single = true;
    bool isPlain = false; ///< in GIFT: that "<" is no tag
    int pictures = 0;
    QString category;
    QString name;
    QString feedback;
    QString graderInfo;              ///< for the teacher only
    std::vector<ReadAnswer> answers; ///< a matching question's answers have the match as feedback
};

/// The text of a learning platform's HTML, as a person reads it.
inline QString plainText(QString html)
{
    static const QRegularExpression tags("<[^>]*>");
    html.remove(tags);
    return html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
}

/// Parses Moodle's documented XML format, restricted to numerical, multichoice, matching and essay
/// questions and descriptions.
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

    void readPair(ReadQuestion &question)
    {
        ReadAnswer pair;
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1String("text"))
                pair.text = m_xml.readElementText();
            else if (m_xml.name() == QLatin1String("answer"))
                pair.feedback = readText();
            else
                m_xml.skipCurrentElement();
        }
        question.answers.push_back(pair);
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
            else if (name == "name")
                question.name = readText();
            else if (name == "generalfeedback")
                question.feedback = readText();
            else if (name == "graderinfo")
                question.graderInfo = readText();
            else if (name == "answer")
                readAnswer(question);
            else if (name == "subquestion")
                readPair(question);
            else
                m_xml.skipCurrentElement();
        }
        question.category = m_category;
        if (question.type != "category")
            m_all.push_back(question);
    }

    QXmlStreamReader m_xml;
    std::vector<ReadQuestion> m_all;
    QString m_category;
    bool m_isQuiz = false;
};

/// Parses Moodle's documented GIFT format, restricted to numerical, multiple choice, multiple
/// response, matching and essay questions and descriptions.
class GiftReader
{
public:
    explicit GiftReader(const QByteArray &bytes)
        : m_text(QString::fromUtf8(bytes))
    {}

    std::vector<ReadQuestion> all()
    {
        QString category;
        for (const QString &block : m_text.split("\n\n", Qt::SkipEmptyParts)) {
            static const QString prefix = "$CATEGORY: ";
            if (block.startsWith(prefix)) {
                category = block.mid(prefix.size());
                continue;
            }
            ReadQuestion question = readQuestion(block);
            question.category = category;
            m_all.push_back(question);
        }
        return m_all;
    }

private:
    /// Removes the text up to the first unescaped one of these characters, and returns it
    /// unescaped.
    static QString takeTo(const QString &signs, QString &text)
    {
        QString taken;
        qsizetype at = 0;
        for (; at < text.size() && !signs.contains(text[at]); ++at) {
            if (text[at] == '\\')
                ++at;
            taken += text[at];
        }
        text.remove(0, at);
        return taken;
    }

    static ReadQuestion readQuestion(QString text)
    {
        ReadQuestion question;
        text.remove(0, 2);
        question.name = takeTo(":", text);
        text.remove(0, 2);
        static const QString format = "[plain]"; // any other would have signs of its own
        question.isPlain = text.startsWith(format);
        if (question.isPlain)
            text.remove(0, format.size());
        question.text = takeTo("{", text).trimmed();
        text = text.mid(1).trimmed();
        // "####" belongs to an essay.
        const bool number = text.startsWith('#') && !text.startsWith("####");
        question.type = number ? "numerical" : "multichoice";
        text = text.mid(number ? 1 : 0).trimmed();
        bool several = true;
        while (text.startsWith('=') || text.startsWith('~')) {
            several = several && text.startsWith("~%");
            question.answers.push_back(readAnswer(text, question));
        }
        question.single = !several;
        if (text.startsWith("####"))
            question.feedback = takeTo("}", text.remove(0, 4)).trimmed();
        return question;
    }

    static ReadAnswer readAnswer(QString &text, ReadQuestion &question)
    {
        ReadAnswer answer;
        answer.fraction = text.startsWith('=') ? 100 : 0;
        text.remove(0, 1);
        if (text.startsWith('%')) {
            const qsizetype end = text.indexOf('%', 1);
            answer.fraction = text.mid(1, end - 1).toDouble();
            text.remove(0, end + 1);
        }
        QString whole = takeTo("#~=}", text).trimmed();
        if (const auto pair = whole.split(" -> "); pair.size() == 2) {
            question.type = "matching";
            return {0, pair[0], pair[1]};
        }
        if (question.type == "numerical")
            whole.truncate(whole.indexOf(':')); // a tolerance
        answer.text = whole;
        if (text.startsWith('#') && !text.startsWith("####"))
            answer.feedback = takeTo("~=}#", text.remove(0, 1)).trimmed();
        return answer;
    }

    QString m_text;
    std::vector<ReadQuestion> m_all;
};

} // namespace support
