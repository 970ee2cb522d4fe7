#pragma once

#include "ui/lab/export/worksheettask.h"

#include <QPainter>
#include <QPdfWriter>
#include <QStringList>

#include <vector>

namespace ui::lab {

/// Lays the tasks of a worksheet, or their solutions, out on pages. All lengths are in millimetres.
class WorksheetPages
{
public:
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

    /// The height of a small task: two of them with the longest instructions fill a landscape page.
    static constexpr double halfPage = 70;

    /// The writer must outlive it. `area`: the maximum space of a task.
    WorksheetPages(QPdfWriter &writer, QSizeF area);

    /// Begins a part; its headings share lines as far as they fit.
    void begin(const QStringList &headings);
    /// Adds tasks: on each page as many as fit, whose trees share the height that is left, up to
    /// `max` each.
    void add(const std::vector<Task> &tasks, double max);
    /// Ends the document after the last page.
    void end() { m_painter.end(); }

private:
    /// The heights that a task needs at least: its tree's, and all together.
    struct Heights
    {
        double tree;
        double all;
    };
    Heights leastHeights(const Task &task);
    double leastTree(const Task &task) const;
    void addTask(const Task &task, double least, double max);
    void addTree(const Task &task, double height);
    void addTitle(const QString &title, bool hasPoints);
    void addParagraph(const QString &content, int lines);
    void addText(const QString &content, double points, double below, double next = 0);
    double heightOf(const QString &paragraph);
    void breakPageFor(double height);
    void newPage();
    QStringList linesOf(const QString &content);
    void text(double top, double height, const QString &line);
    void setFont(double height);
    double pageHeight() const;

    QPdfWriter &m_writer;
    QPainter m_painter;
    double m_unit; ///< a millimetre in the painter's units
    QSizeF m_area;
    double m_top = 0;
    double m_firstTop = 0; ///< of a task on this page, below its headings
    bool m_begun = false;
};

/// The font, made smaller if the text and a tenth of its width as a margin would exceed `width`.
/// @param metrics the font's, on the device
QFont narrowedFont(const QFont &font, const QFontMetricsF &metrics, const QString &text,
                   double width);

} // namespace ui::lab
