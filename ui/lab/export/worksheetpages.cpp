#include "ui/lab/export/worksheetpages.h"

#include "ui/common/texts.h"
#include "ui/lab/export/worksheetstrikes.h"
#include "ui/lab/export/worksheettexts.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui::lab {

using Kind = WorksheetMark::Kind;

namespace {

struct WorksheetPageTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

constexpr int linesToWrite = 2; // below each question
constexpr double writingLine = 8;
constexpr double taskGap = 3; // below the questions of a task
constexpr double headingSize = 4.4;
constexpr double headingHeight = 7;
constexpr double titleHeight = 6;
constexpr double treeGap = 2; // below a tree
constexpr double textSize = 3.6;
constexpr double paragraphGap = 1; // below each

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
    case Kind::Answer: {
        const QFont font = painter.font();
        painter.setFont(narrowedFont(font, painter.fontMetrics(), mark.text, rect.width()));
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, mark.text);
        painter.setFont(font);
        return;
    }
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
        for (const QLineF &stroke : strikeStrokes(rect))
            painter.drawLine(stroke);
        return;
    case Kind::Hatch:
        painter.fillRect(rect, hatching(whitePalette()));
        return;
    case Kind::Board:
        paintPrintedBoard(painter, rect, mark.position, mark.lastMove);
        return;
    }
}

QStringList notesOf(const WorksheetPages::Task &task)
{
    const QString letters = worksheetLettersText(task.search, task.key);
    return letters.isEmpty() ? task.notes : QStringList{letters} + task.notes;
}

int linesBelow(const WorksheetPages::Task &task)
{
    return task.key ? 0 : linesToWrite;
}

} // namespace

QFont narrowedFont(const QFont &font, const QFontMetricsF &metrics, const QString &text,
                   double width)
{
    constexpr double most = 1.1; // of the width; there is a gap beside it
    const double share = most * width / std::max(1., metrics.horizontalAdvance(text));
    QFont narrowed = font;
    if (share < 1)
        narrowed.setPixelSize(std::max(1, static_cast<int>(share * font.pixelSize())));
    return narrowed;
}

WorksheetPages::WorksheetPages(QPdfWriter &writer, QSizeF area)
    : m_writer(writer)
    , m_painter(&writer)
    , m_unit(writer.resolution() / 25.4)
    , m_area(area)
{}

void WorksheetPages::begin(const QStringList &headings)
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

void WorksheetPages::add(const std::vector<Task> &tasks, double max)
{
    std::vector<Heights> least;
    for (const Task &task : tasks)
        least.push_back(leastHeights(task));
    for (std::size_t next = 0; next < tasks.size();) {
        std::size_t end = next;
        double left = pageHeight() - m_top;
        for (; end < tasks.size() && least[end].all <= left; ++end)
            left -= least[end].all;
        if (end == next && m_top > m_firstTop && least[next].all <= pageHeight()) {
            newPage();
            continue;
        }
        if (end == next) // it goes on on further pages
            ++end;
        const double share = std::max(left, 0.0) / static_cast<double>(end - next);
        for (; next < end; ++next) {
            const double tree = least[next].tree;
            addTask(tasks[next], tree,
                    tree > halfPage ? tree + share : std::min(max, tree + share));
        }
    }
}

WorksheetPages::Heights WorksheetPages::leastHeights(const Task &task)
{
    const double tree = leastTree(task);
    double all = titleHeight + tree + treeGap;
    if (!task.instructions.isEmpty())
        all += heightOf(task.instructions);
    for (const QString &note : notesOf(task))
        all += heightOf(note);
    for (const QString &question : task.questions)
        all += heightOf(question) + linesBelow(task) * writingLine;
    return {tree, all + (task.questions.isEmpty() ? 0 : taskGap)};
}

/// The minimum height for a task's tree at its usual size, or at the largest that the page's width
/// allows; found in steps, up to the largest task: half a page or, if questions follow that need
/// space as well, less. Boards need theirs.
double WorksheetPages::leastTree(const Task &task) const
{
    constexpr double stepHeight = 5;
    constexpr double withQuestions = 35;
    const bool less = !task.questions.isEmpty() && isTree(task.search.setup.root);
    const double scale =
        std::min(1., worksheetDrawing(task.search, task.key, m_area - QSizeF(0, treeGap)).scale);
    double height = less ? withQuestions : halfPage;
    while (height < m_area.height()
           && !fitsWorksheet(task.search, {m_area.width(), height - treeGap}, scale))
        height += stepHeight;
    return std::min(height, m_area.height());
}

/// Adds a task, whose tree needs `least` and gets at most `max`. Keeps everything above the tree
/// with it if possible.
void WorksheetPages::addTask(const Task &task, double least, double max)
{
    const QStringList notes = notesOf(task);
    double together = titleHeight + least;
    for (const QString &paragraph : notes)
        together += heightOf(paragraph);
    if (!task.instructions.isEmpty())
        // On a page that has nothing yet they stand alone rather than leave it blank.
        addText(task.instructions, textSize, 0, m_top > m_firstTop ? paragraphGap + together : 0);
    breakPageFor(together <= pageHeight() ? together : titleHeight + writingLine);
    addTitle(task.title, !task.key);
    for (const QString &paragraph : notes)
        addText(paragraph, textSize, 0, &paragraph == &notes.back() ? least : 0);
    breakPageFor(least);
    addTree(task, std::min(pageHeight() - m_top, max));
    for (const QString &question : task.questions)
        addParagraph(question, linesBelow(task));
    if (!task.questions.isEmpty())
        m_top += taskGap;
}

void WorksheetPages::addTree(const Task &task, double height)
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

/// Adds a title, and a blank for the points at the end of its line or of the next one.
void WorksheetPages::addTitle(const QString &title, bool hasPoints)
{
    setFont(4);
    text(m_top, titleHeight, title);
    if (hasPoints) {
        const QString points =
            WorksheetPageTexts::tr("Points: %1 of %2", "of a task, blanks").arg("____", "____");
        const QFontMetrics metrics = m_painter.fontMetrics();
        const int both = metrics.horizontalAdvance(title + "  " + points);
        if (both > m_area.width() * m_unit)
            m_top += titleHeight;
        m_painter.drawText(QRectF(0, m_top * m_unit, m_area.width() * m_unit, titleHeight * m_unit),
                           Qt::AlignRight | Qt::AlignTop | Qt::TextDontClip, points);
    }
    m_top += titleHeight;
}

/// Adds a paragraph, and below it `lines` blank lines for an answer.
void WorksheetPages::addParagraph(const QString &content, int lines)
{
    addText(content, textSize, lines * writingLine);
    m_painter.setPen(QPen(QColor(0x808080), 0.2 * m_unit));
    for (int line = 0; line < lines; ++line) {
        const double y = (m_top - 1 - line * writingLine) * m_unit;
        m_painter.drawLine(QPointF(0, y), QPointF(m_area.width() * m_unit, y));
    }
    m_painter.setPen(Qt::black);
}

/// Adds a text on one page together with `below` and `next`, the heights that must follow it; a
/// text longer than a page continues on the following ones.
void WorksheetPages::addText(const QString &content, double points, double below, double next)
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
QStringList WorksheetPages::linesOf(const QString &content)
{
    return ui::linesOf(content, m_painter.font(), m_area.width() * m_unit, m_painter.device());
}

void WorksheetPages::text(double top, double height, const QString &line)
{
    m_painter.drawText(QRectF(0, top * m_unit, m_area.width() * m_unit, height * m_unit),
                       Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, line);
}

/// Sets the font height, in millimetres.
void WorksheetPages::setFont(double height)
{
    QFont font = m_painter.font();
    font.setPixelSize(qRound(height * m_unit));
    m_painter.setFont(font);
}

/// The height of a paragraph with the gap below it.
double WorksheetPages::heightOf(const QString &paragraph)
{
    setFont(textSize);
    return static_cast<double>(linesOf(paragraph).size()) * m_painter.fontMetrics().lineSpacing()
               / m_unit
           + paragraphGap;
}

/// Starts a new page unless this one has that much height left.
void WorksheetPages::breakPageFor(double height)
{
    if (m_top + height > pageHeight())
        newPage();
}

void WorksheetPages::newPage()
{
    m_writer.newPage();
    m_top = m_firstTop = 0;
}

/// The height inside the margins: the largest task and the space for what is above it.
double WorksheetPages::pageHeight() const
{
    return m_area.height() + 36;
}

} // namespace ui::lab
