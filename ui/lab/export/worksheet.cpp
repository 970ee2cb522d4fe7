#include "ui/lab/export/worksheet.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>

namespace ui::lab {

using Kind = WorksheetMark::Kind;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// \param unit a millimetre, in the painter's units
void paintMark(QPainter &painter, const WorksheetMark &mark, double unit)
{
    const QRectF rect(mark.rect.topLeft() * unit, mark.rect.size() * unit);
    switch (mark.kind) {
    case Kind::Edge:
        painter.drawLine(rect.topLeft(), rect.bottomRight());
        return;
    case Kind::Max:
        painter.drawPolygon(
            QPolygonF({{rect.center().x(), rect.top()}, rect.bottomRight(), rect.bottomLeft()}));
        return;
    case Kind::Min:
        painter.drawPolygon(
            QPolygonF({rect.topLeft(), rect.topRight(), {rect.center().x(), rect.bottom()}}));
        return;
    case Kind::Chance:
        painter.drawEllipse(rect);
        return;
    case Kind::Leaf:
        painter.drawRect(rect);
        return;
    case Kind::Text:
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, mark.text);
        return;
    case Kind::Rank:
    case Kind::Answer:
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, mark.text);
        return;
    case Kind::Blank:
        painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        return;
    case Kind::Strike:
        painter.drawLine(rect.bottomLeft(), rect.topRight());
        painter.drawLine(rect.bottomLeft() + QPointF(1.2 * unit, 0),
                         rect.topRight() + QPointF(1.2 * unit, 0));
        return;
    case Kind::Hatch:
        painter.fillRect(rect, hatching(whiteGround()));
        return;
    case Kind::Board:
        paintPrintedBoard(painter, rect, mark.position, mark.lastMove);
        return;
    }
}

/// Lays the tasks out on pages.
class Pages
{
public:
    explicit Pages(QPdfWriter &writer)
        : m_writer(writer)
        , m_painter(&writer)
        , m_unit(writer.resolution() / 25.4)
    {}

    void begin(const QString &heading)
    {
        if (m_begun)
            m_writer.newPage();
        m_begun = true;
        setFont(5);
        text(0, 7, heading);
        m_top = 8;
    }

    /// Ends the document, behind the last page.
    void end() { m_painter.end(); }

    /// Adds a paragraph, with so many lines below it to write on.
    void addParagraph(const QString &content, int lines = 0)
    {
        addText(content, textSize, lines * writingLine);
        m_painter.setPen(QPen(QColor(0x808080), 0.2 * m_unit));
        for (int line = 0; line < lines; ++line) {
            const double y = (m_top - 1 - line * writingLine) * m_unit;
            m_painter.drawLine(QPointF(0, y), QPointF(worksheetArea.width() * m_unit, y));
        }
        m_painter.setPen(Qt::black);
    }
    /// Adds a title, with so much below it on the same page, in millimetres.
    void addTitle(const QString &content, double below)
    {
        breakPageFor(below);
        addText(content, 4, 0);
    }

    /// Adds a task as large as the page allows, up to a height; on the next page where half a page
    /// is not left. The instructions, if any, stand above it on the same page.
    void add(const QString &instructions, const QString &title, const ai::lab::TracedSearch &search,
             bool key, double max)
    {
        const bool small = fitsWorksheet(search, {worksheetArea.width(), halfPage});
        const double needed = titleHeight + (small ? halfPage : worksheetArea.height());
        if (!instructions.isEmpty())
            addText(instructions, textSize, 0, paragraphGap + needed);
        breakPageFor(needed);
        const double height =
            std::min(pageHeight - m_top - titleHeight, small ? max : worksheetArea.height());
        const WorksheetDrawing drawing =
            worksheetDrawing(search, key, {worksheetArea.width(), height});
        setFont(4);
        text(m_top, titleHeight, title);
        m_painter.save();
        m_painter.translate(0, (m_top + titleHeight) * m_unit);
        m_painter.setPen(QPen(Qt::black, 0.25 * drawing.scale * m_unit));
        m_painter.setBrush(Qt::white);
        setFont(2.9 * drawing.scale);
        for (const WorksheetMark &mark : drawing.marks)
            paintMark(m_painter, mark, m_unit);
        m_painter.restore();
        constexpr double below = 3;
        m_top += titleHeight + (height > halfPage ? drawing.height + below : halfPage);
    }

    static constexpr double halfPage = 74; ///< two tasks and the longest instructions
    static constexpr double writingLine = 8;

private:
    static constexpr double pageHeight = 186;
    static constexpr double titleHeight = 7;
    static constexpr double textSize = 3.6;
    static constexpr double paragraphGap = 1; ///< below each

    /// Goes on to the next page where this one has not so much height left.
    void breakPageFor(double height)
    {
        if (m_top + height <= pageHeight)
            return;
        m_writer.newPage();
        m_top = 0;
    }

    /// Adds a text on one page, together with what needs so much after it; but text that no page
    /// holds goes on over the next ones.
    void addText(const QString &content, double points, double below, double next = 0)
    {
        setFont(points);
        const QStringList lines = linesOf(content);
        const double line = m_painter.fontMetrics().lineSpacing() / m_unit;
        const double height = static_cast<double>(lines.size()) * line;
        const double together = height + below + next;
        breakPageFor(together <= pageHeight ? together : line);
        for (const QString &one : lines) {
            breakPageFor(line);
            text(m_top, line, one);
            m_top += line;
        }
        breakPageFor(below);
        m_top += paragraphGap + below;
    }

    /// The lines of a text, broken to the page's width.
    QStringList linesOf(const QString &content)
    {
        QStringList lines;
        for (const QString &paragraph : content.split('\n')) {
            QTextLayout layout(paragraph, m_painter.font(), m_painter.device());
            QTextOption breaks;
            breaks.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
            layout.setTextOption(breaks);
            layout.beginLayout();
            QTextLine line = layout.createLine();
            for (; line.isValid(); line = layout.createLine()) {
                line.setLineWidth(worksheetArea.width() * m_unit);
                lines += paragraph.mid(line.textStart(), line.textLength());
            }
            layout.endLayout();
        }
        return lines;
    }

    void text(double top, double height, const QString &line)
    {
        m_painter.drawText(QRectF(0, top * m_unit, worksheetArea.width() * m_unit, height * m_unit),
                           Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, line);
    }

    /// The height in millimetres.
    void setFont(double height)
    {
        QFont font = m_painter.font();
        font.setPixelSize(qRound(height * m_unit));
        m_painter.setFont(font);
    }

    QPdfWriter &m_writer;
    QPainter m_painter;
    double m_unit;
    double m_top = 0;
    bool m_begun = false;
};

/// A single tree has most of the page; beside questions less.
double tallestTask(const std::vector<TitledSearch> &tasks, const ai::lab::LessonStop &texts)
{
    constexpr double alone = 130;
    constexpr double withQuestions = 90;
    constexpr std::size_t fewQuestions = 2;
    if (tasks.size() > 1 || texts.questions.size() > fewQuestions)
        return Pages::halfPage;
    return texts.questions.empty() ? alone : withQuestions;
}

void addTasks(Pages &pages, const std::vector<TitledSearch> &tasks, double tallest, bool key)
{
    const std::vector<QString> instructions = worksheetInstructions(tasks);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const ai::lab::SearchSetup &setup = tasks[i].search.setup;
        QString title = tasks[i].title;
        // The key has no instructions, which say so.
        if (key && runsRightToLeft(setup) != runsRightToLeft(tasks.front().search.setup))
            title = Texts::tr("%1 (%2)", "a title, from left to right")
                        .arg(title, directionText(setup));
        pages.add(key || i == 0 ? QString() : instructions[i],
                  Texts::tr("%1. %2", "a number, a title").arg(i + 1).arg(title), tasks[i].search,
                  key, tallest);
    }
}

void addQuestions(Pages &pages, const ai::lab::LessonStop &texts, bool key)
{
    constexpr int linesToWrite = 2;
    if (!texts.questions.empty())
        pages.addTitle(Texts::tr("Questions"), 2 * linesToWrite * Pages::writingLine);
    for (std::size_t i = 0; i < texts.questions.size(); ++i) {
        const ai::lab::LessonStop::Question &question = texts.questions[i];
        const QString text = Texts::tr("%1. %2", "a number, a question")
                                 .arg(i + 1)
                                 .arg(QString::fromStdString(question.text));
        pages.addParagraph(text, key ? 0 : linesToWrite);
        if (key && !question.answer.empty())
            pages.addParagraph(
                Texts::tr("Answer: %1").arg(QString::fromStdString(question.answer)));
    }
}

} // namespace

QString worksheetInstructions(const ai::lab::SearchSetup &setup)
{
    const QString title = searchTitle(setup);
    if (setup.algorithm == ai::lab::Algorithm::Expectiminimax)
        return Texts::tr("Search each tree %1 by hand (%2). Beside each inner node write the value "
                         "that it returns. A circle is a chance node: its value is the sum of its "
                         "children's values, each times the probability before it.",
                         "from left to right, an algorithm")
                   .arg(directionText(setup), title)
               + ' ' + searchRulesText(setup);
    if (!usesWindow(setup.algorithm))
        return Texts::tr("Search each tree %1 by hand (%2). Beside each inner node write the value "
                         "that it returns. Strike out the branches that are left out.",
                         "from left to right, an algorithm")
            .arg(directionText(setup), title);
    const QString task =
        Texts::tr("Search each tree %1 by hand (%2). Beside each inner node write the value that "
                  "it returns, with =, \u2264 or \u2265, and under it the window (\u03b1, "
                  "\u03b2) with which it is visited. Strike out the branches that are cut.",
                  "from left to right, an algorithm")
            .arg(directionText(setup), title);
    return (task + ' ' + searchRulesText(setup)).trimmed();
}

std::vector<QString> worksheetInstructions(const std::vector<TitledSearch> &tasks)
{
    std::vector<QString> instructions;
    QString before;
    for (const TitledSearch &task : tasks) {
        const QString now = worksheetInstructions(task.search.setup);
        instructions.push_back(now == before ? QString() : now);
        before = now;
    }
    return instructions;
}

QByteArray worksheetPdf(const std::vector<TitledSearch> &tasks, const ai::lab::LessonStop &texts,
                        WorksheetPart part)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(part == WorksheetPart::Key ? Texts::tr("Key") : Texts::tr("Worksheet"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(QPageLayout::Landscape);
    writer.setPageMargins({16, 12, 16, 12}, QPageLayout::Millimeter);
    writer.setResolution(300);
    const double tallest = tallestTask(tasks, texts);
    Pages pages(writer);
    if (part != WorksheetPart::Key) {
        pages.begin(Texts::tr("Name: %1   Date: %2", "a worksheet's blanks")
                        .arg(QString(30, '_'), QString(16, '_')));
        pages.addParagraph(worksheetInstructions(tasks.front().search.setup));
        for (const std::string &note : texts.notes)
            pages.addParagraph(QString::fromStdString(note));
        addTasks(pages, tasks, tallest, false);
        addQuestions(pages, texts, false);
    }
    if (part != WorksheetPart::Tasks) {
        pages.begin(Texts::tr("Key"));
        addTasks(pages, tasks, tallest, true);
        addQuestions(pages, texts, true);
    }
    pages.end();
    return bytes;
}

MadeFile lessonWorksheet(const ai::lab::Lesson &lesson, const QString &name, WorksheetPart part,
                         ai::SearchControl &control)
{
    const SearchedLesson searched = searchLesson(lesson, name, control);
    if (!searched.problem.isEmpty() || searched.tasks.empty())
        return {{}, searched.problem};
    for (std::size_t i = 0; i < searched.tasks.size(); ++i) {
        if (const QString problem = worksheetProblem(searched.tasks[i].search); !problem.isEmpty())
            return {{}, stopProblem(lesson, i, problem)};
    }
    return {worksheetPdf(searched.tasks, joinedTexts(lesson), part)};
}

} // namespace ui::lab
