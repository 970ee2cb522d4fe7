#include "ui/lab/export/worksheet.h"

#include "ui/common/texts.h"
#include "ui/lab/export/worksheettexts.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace ui::lab {

using Kind = WorksheetMark::Kind;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

/// \param unit a millimetre in the painter's units
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
    case Kind::Letter: {
        const QFont font = painter.font();
        QFont small = font;
        const double share = mark.text.size() > 1 ? 0.62 : 0.75;
        small.setPixelSize(std::max(1, static_cast<int>(share * font.pixelSize())));
        painter.setFont(small);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, mark.text);
        painter.setFont(font);
        return;
    }
    case Kind::Text:
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, mark.text);
        return;
    case Kind::Rank:
    case Kind::Answer:
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, mark.text);
        return;
    case Kind::Visit:
        if (!mark.text.isEmpty()) {
            painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, mark.text);
            return;
        }
        [[fallthrough]];
    case Kind::Blank:
        painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        return;
    case Kind::Strike:
        painter.drawLine(rect.bottomLeft(), rect.topRight());
        painter.drawLine(rect.bottomLeft() + QPointF(1.2 * unit, 0),
                         rect.topRight() + QPointF(1.2 * unit, 0));
        return;
    case Kind::Hatch:
        painter.fillRect(rect, hatching(whitePalette()));
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
    Pages(QPdfWriter &writer, QSizeF area)
        : m_writer(writer)
        , m_painter(&writer)
        , m_unit(writer.resolution() / 25.4)
        , m_area(area)
    {}

    /// Begins a part; its headings share lines as far as they fit.
    void begin(const QStringList &headings)
    {
        if (m_begun)
            m_writer.newPage();
        m_begun = true;
        m_top = 0;
        setFont(headingSize);
        constexpr double gap = 5;
        double left = 0;
        for (const QString &heading : headings) {
            const double width = m_painter.fontMetrics().horizontalAdvance(heading) / m_unit;
            if (left > 0 && left + width > m_area.width()) {
                left = 0;
                m_top += headingHeight;
            }
            m_painter.drawText(
                QRectF(left * m_unit, m_top * m_unit, width * m_unit, headingHeight * m_unit),
                Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, heading);
            left += width + gap;
        }
        m_top += headingHeight + paragraphGap;
        m_firstTop = m_top;
    }

    /// Ends the document after the last page.
    void end() { m_painter.end(); }

    /// A task, or its solution in the key.
    struct Task
    {
        QString instructions; ///< above the task; empty if they are the previous task's
        QString title;
        QStringList notes; ///< between its title and its tree
        const ai::lab::TracedSearch &search;
        bool key = false;
        QStringList questions = {}; ///< below its tree, with blank lines unless in the key
    };

    /// Adds tasks: on each page as many as fit, whose trees share the height that is left, up to
    /// `max` each.
    void add(const std::vector<Task> &tasks, double max)
    {
        for (std::size_t next = 0; next < tasks.size();) {
            std::size_t end = next;
            double left = pageHeight() - m_top;
            for (; end < tasks.size() && needed(tasks[end]) <= left; ++end)
                left -= needed(tasks[end]);
            if (end == next && m_top > m_firstTop && needed(tasks[next]) <= pageHeight()) {
                newPage();
                continue;
            }
            if (end == next) // it goes on on further pages
                ++end;
            const double share = std::max(left, 0.0) / static_cast<double>(end - next);
            for (; next < end; ++next) {
                const double least = leastHeight(tasks[next]);
                add(tasks[next], least > halfPage ? least + share : std::min(max, least + share));
            }
        }
    }

    /// The height of a small task: two of them with the longest instructions fill a landscape page.
    static constexpr double halfPage = 70;

private:
    /// Adds a task with a tree of at most this height. Keeps everything above the tree with it if
    /// possible.
    void add(const Task &task, double height)
    {
        const double tree = leastHeight(task);
        const QStringList notes = notesOf(task);
        double together = titleHeight + tree;
        for (const QString &paragraph : notes)
            together += heightOf(paragraph);
        if (!task.instructions.isEmpty())
            addText(task.instructions, textSize, 0, paragraphGap + together);
        breakPageFor(together <= pageHeight() ? together : titleHeight + writingLine);
        addTitle(task.title, !task.key);
        for (const QString &paragraph : notes)
            addText(paragraph, textSize, 0, &paragraph == &notes.back() ? tree : 0);
        breakPageFor(tree);
        addTree(task, std::min(pageHeight() - m_top, height));
        for (const QString &question : task.questions)
            addParagraph(question, linesBelow(task));
        if (!task.questions.isEmpty())
            m_top += taskGap;
    }

    void addTree(const Task &task, double height)
    {
        const WorksheetDrawing drawing =
            worksheetDrawing(task.search, task.key, {m_area.width(), height - treeGap});
        m_painter.save();
        m_painter.translate(0, m_top * m_unit);
        m_painter.setPen(QPen(Qt::black, 0.25 * drawing.scale * m_unit));
        m_painter.setBrush(Qt::white);
        setFont(2.9 * drawing.scale);
        for (const WorksheetMark &mark : drawing.marks)
            paintMark(m_painter, mark, m_unit);
        m_painter.restore();
        m_top += drawing.height + 2 * treeGap;
    }

    /// Adds a paragraph, and below it `lines` blank lines for an answer.
    void addParagraph(const QString &content, int lines)
    {
        addText(content, textSize, lines * writingLine);
        m_painter.setPen(QPen(QColor(0x808080), 0.2 * m_unit));
        for (int line = 0; line < lines; ++line) {
            const double y = (m_top - 1 - line * writingLine) * m_unit;
            m_painter.drawLine(QPointF(0, y), QPointF(m_area.width() * m_unit, y));
        }
        m_painter.setPen(Qt::black);
    }

    static QStringList notesOf(const Task &task)
    {
        const QString letters = worksheetLettersText(task.search, task.key);
        return letters.isEmpty() ? task.notes : QStringList{letters} + task.notes;
    }

    static int linesBelow(const Task &task) { return task.key ? 0 : linesToWrite; }

    /// The height of a task with the smallest readable tree.
    double needed(const Task &task)
    {
        double height = titleHeight + leastHeight(task) + treeGap;
        if (!task.instructions.isEmpty())
            height += heightOf(task.instructions);
        for (const QString &note : notesOf(task))
            height += heightOf(note);
        for (const QString &question : task.questions)
            height += heightOf(question) + linesBelow(task) * writingLine;
        return height + (task.questions.isEmpty() ? 0 : taskGap);
    }

    /// The height inside the margins: the largest task and the space for what is above it.
    double pageHeight() const { return m_area.height() + 36; }

    static constexpr int linesToWrite = 2; ///< below each question
    static constexpr double writingLine = 8;
    static constexpr double taskGap = 3; ///< below the questions of a task
    static constexpr double headingSize = 4.4;
    static constexpr double headingHeight = 7;
    static constexpr double titleHeight = 6;
    static constexpr double treeGap = 2; ///< below a tree
    static constexpr double textSize = 3.6;
    static constexpr double paragraphGap = 1; ///< below each

    /// The minimum height for a task's tree at its usual size, found in steps, up to the largest
    /// task: half a page or, if questions follow that need space as well, less. Boards need theirs.
    double leastHeight(const Task &task) const
    {
        constexpr double stepHeight = 5;
        constexpr double withQuestions = 35;
        const bool less = !task.questions.isEmpty() && isTree(task.search.setup.root);
        double height = less ? withQuestions : halfPage;
        while (height < m_area.height()
               && !fitsWorksheet(task.search, {m_area.width(), height - treeGap}, 1))
            height += stepHeight;
        return std::min(height, m_area.height());
    }

    /// Adds a title, and a blank for the points at the end of its line or of the next one.
    void addTitle(const QString &title, bool hasPoints)
    {
        setFont(4);
        text(m_top, titleHeight, title);
        if (hasPoints) {
            const QString points =
                Texts::tr("Points: %1 of %2", "of a task, blanks").arg("____", "____");
            const QFontMetrics metrics = m_painter.fontMetrics();
            const int both = metrics.horizontalAdvance(title + "  " + points);
            if (both > m_area.width() * m_unit)
                m_top += titleHeight;
            m_painter.drawText(
                QRectF(0, m_top * m_unit, m_area.width() * m_unit, titleHeight * m_unit),
                Qt::AlignRight | Qt::AlignTop | Qt::TextDontClip, points);
        }
        m_top += titleHeight;
    }

    /// The height of a paragraph with the gap below it.
    double heightOf(const QString &paragraph)
    {
        setFont(textSize);
        return static_cast<double>(linesOf(paragraph).size())
                   * m_painter.fontMetrics().lineSpacing() / m_unit
               + paragraphGap;
    }

    /// Starts a new page unless this one has that much height left.
    void breakPageFor(double height)
    {
        if (m_top + height > pageHeight())
            newPage();
    }

    void newPage()
    {
        m_writer.newPage();
        m_top = m_firstTop = 0;
    }

    /// Adds a text on one page together with `below` and `next`, the heights that must follow it; a
    /// text longer than a page continues on the following ones.
    void addText(const QString &content, double points, double below, double next = 0)
    {
        setFont(points);
        const QStringList lines = linesOf(content);
        const double line = m_painter.fontMetrics().lineSpacing() / m_unit;
        const double height = static_cast<double>(lines.size()) * line;
        const double together = height + below + next;
        breakPageFor(together <= pageHeight() ? together : line);
        for (const QString &one : lines) {
            breakPageFor(line);
            text(m_top, line, one);
            m_top += line;
        }
        breakPageFor(below);
        m_top += paragraphGap + below;
    }

    /// Breaks a text into lines of the page's width.
    QStringList linesOf(const QString &content)
    {
        return ui::linesOf(content, m_painter.font(), m_area.width() * m_unit, m_painter.device());
    }

    void text(double top, double height, const QString &line)
    {
        m_painter.drawText(QRectF(0, top * m_unit, m_area.width() * m_unit, height * m_unit),
                           Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, line);
    }

    /// Sets the font height, in millimetres.
    void setFont(double height)
    {
        QFont font = m_painter.font();
        font.setPixelSize(qRound(height * m_unit));
        m_painter.setFont(font);
    }

    QPdfWriter &m_writer;
    QPainter m_painter;
    double m_unit;
    QSizeF m_area; ///< in millimetres
    double m_top = 0;
    double m_firstTop = 0; ///< of a task on this page, below its headings
    bool m_begun = false;
};

using Stops = std::vector<ai::lab::LessonStop>;

/// A single tree gets most of the page; less if it has questions.
double tallestTask(const std::vector<TitledSearch> &tasks, const Stops &texts)
{
    constexpr double alone = 130;
    constexpr double withQuestions = 90;
    constexpr std::size_t fewQuestions = 2;
    const std::size_t questions = texts.empty() ? 0 : texts.front().questions.size();
    if (tasks.size() > 1 || questions > fewQuestions)
        return Pages::halfPage;
    return questions == 0 ? alone : withQuestions;
}

/// A task is numbered, so its questions have letters.
QString questionNumber(std::size_t index)
{
    constexpr std::size_t letters = 26;
    const QString last(QChar(u'a' + static_cast<char16_t>(index % letters)));
    return index < letters ? last : questionNumber(index / letters - 1) + last;
}

QStringList questionsOf(std::size_t task, const ai::lab::LessonStop &texts, bool key)
{
    QStringList questions;
    for (std::size_t i = 0; i < texts.questions.size(); ++i) {
        const ai::lab::LessonStop::Question &question = texts.questions[i];
        questions += Texts::tr("%1%2) %3", "a task's number, a letter, a question")
                         .arg(task)
                         .arg(questionNumber(i), QString::fromStdString(question.text));
        if (key && !question.answer.empty())
            questions.back() +=
                '\n' + Texts::tr("Answer: %1").arg(QString::fromStdString(question.answer));
    }
    return questions;
}

void addTasks(Pages &pages, const std::vector<TitledSearch> &tasks, const Stops &texts, bool key)
{
    const std::vector<QString> instructions = worksheetInstructions(tasks);
    std::vector<Pages::Task> all;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const ai::lab::SearchSetup &setup = tasks[i].search.setup;
        QString title = tasks[i].title;
        // Without instructions the key must say that children are visited from the right.
        if (key && runsRightToLeft(setup) != runsRightToLeft(tasks.front().search.setup))
            title = Texts::tr("%1 (%2)", "a title, from left to right")
                        .arg(title, directionText(setup));
        Pages::Task task{key ? QString() : instructions[i],
                         Texts::tr("%1. %2", "a number, a title").arg(i + 1).arg(title),
                         {},
                         tasks[i].search,
                         key};
        if (!key && i < texts.size()) {
            for (const std::string &note : texts[i].notes)
                task.notes += QString::fromStdString(note);
        }
        if (i < texts.size())
            task.questions = questionsOf(i + 1, texts[i], key);
        all.push_back(std::move(task));
    }
    pages.add(all, tallestTask(tasks, texts));
}

/// Says which random trees are missing, by their numbers.
QString leftOutText(const QStringList &numbers)
{
    constexpr qsizetype few = 8;
    if (numbers.isEmpty())
        return {};
    if (numbers.size() > few)
        return Texts::tr("%n random tree(s) are too large for a page and were left out.", "",
                         int(numbers.size()));
    return Texts::tr("Random trees too large for a page, left out: %1.", "their numbers")
        .arg(QLocale().createSeparatedList(numbers));
}

} // namespace

QSizeF worksheetAreaOf(const WorksheetForm &form)
{
    return form.portrait ? portraitArea : worksheetArea;
}

QByteArray worksheetPdf(const std::vector<TitledSearch> &tasks, const Stops &texts,
                        const WorksheetForm &form)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(form.part == WorksheetPart::Key ? Texts::tr("Key") : Texts::tr("Worksheet"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(form.portrait ? QPageLayout::Portrait : QPageLayout::Landscape);
    writer.setPageMargins({16, 12, 16, 12}, QPageLayout::Millimeter);
    writer.setResolution(300);
    Pages pages(writer, worksheetAreaOf(form));
    if (form.part != WorksheetPart::Key) {
        pages.begin({Texts::tr("Name: %1", "a blank").arg(QString(26, '_')),
                     Texts::tr("Course: %1", "a blank").arg(QString(12, '_')),
                     Texts::tr("Group: %1", "a blank").arg(QString(8, '_')),
                     Texts::tr("Date: %1", "a blank").arg(QString(12, '_')),
                     Texts::tr("Points: %1", "a blank").arg(QString(8, '_'))});
        addTasks(pages, tasks, texts, false);
    }
    if (form.part != WorksheetPart::Tasks) {
        pages.begin({Texts::tr("Key")});
        addTasks(pages, tasks, texts, true);
    }
    pages.end();
    return bytes;
}

MadeFile lessonWorksheet(const ExportedLesson &lesson, const WorksheetForm &form,
                         ai::SearchControl &control)
{
    const SearchedLesson searched = searchLesson(lesson, control);
    if (!searched.problem.isEmpty() || searched.tasks.empty())
        return {{}, searched.problem};
    for (std::size_t i = 0; i < searched.tasks.size(); ++i) {
        const QString problem = worksheetProblem(searched.tasks[i].search, worksheetAreaOf(form));
        if (!problem.isEmpty())
            return {{}, stopProblem(lesson.stops, i, problem)};
    }
    return {worksheetPdf(searched.tasks, lesson.stops, form)};
}

MadeFile randomWorksheet(const RandomTrees &trees, const WorksheetForm &form,
                         ai::SearchControl &control)
{
    constexpr quint64 mostTried = 10; // trees for each task
    const quint64 end = trees.first + static_cast<quint64>(trees.count) * mostTried;
    std::vector<TitledSearch> tasks;
    QStringList large;
    quint64 number = trees.first;
    for (; number < end && tasks.size() < std::size_t(trees.count); ++number) {
        const ai::lab::LessonStop stop = trees.series.stop(number, trees.like);
        TitledSearch task{QString::fromStdString(stop.title), traceSearch(stop.setup, control)};
        if (control.poll())
            return {};
        if (worksheetProblem(task.search, worksheetAreaOf(form)).isEmpty())
            tasks.push_back(std::move(task));
        else
            large += QString::number(number);
    }
    if (tasks.size() < std::size_t(trees.count))
        return {
            {},
            Texts::tr("Of the random trees %1 to %2, %n fit(s) on a page. Choose fewer plies or "
                      "children, or fewer trees.",
                      "", int(tasks.size()))
                .arg(trees.first)
                .arg(number - 1)};
    return {worksheetPdf(tasks, {}, form), {}, leftOutText(large)};
}

} // namespace ui::lab
