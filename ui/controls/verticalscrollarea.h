#pragma once

#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

/// Scrolls its content vertically if the window is too low for it, keeps the focused part in view,
/// and is never narrower than the content.
class VerticalScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit VerticalScrollArea(QWidget *content);

    /// Whether the bar lies over the content's own margin instead of beside the content, so that
    /// nothing moves when the bar appears.
    void setBarOverMargin(bool over);
    /// Whether a content that does not fit ends with a whole line of text, for texts alone. Lines
    /// are those of a widget of the content, or of the area's font.
    void setShowsWholeLines(bool whole, const QWidget *text = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showBarIfNeeded();

    int m_minimumWidth = 0; ///< as last reported to the layout around it
    bool m_isBarOver = false;
    bool m_showsWholeLines = false;
    const QWidget *m_text = nullptr; ///< whose lines are meant; null for the area's font
};

/// Lays a panel out as one such scrolling column, and returns the layout to add widgets to.
QVBoxLayout *scrollingColumn(QWidget *panel);

/// Makes a table in such a column as high as its rows are now: the column scrolls, not the table.
void showWholeTable(QTableView &table);

} // namespace ui
