#pragma once

#include "ui/controls/flatbutton.h"
#include "ui/controls/segmentedrow.h"

#include <QMenuBar>

namespace ui {

/// Switches between the window's pages, Play and Learn, at the end of the menu bar: two words or,
/// if they do not fit, a button that leads to the other page. GUI thread.
class PageSwitch : public QWidget
{
    Q_OBJECT

public:
    enum Page { Play, Learn };

    /// Inserts itself into the bar, which owns it.
    explicit PageSwitch(QMenuBar *bar);

    /// Shows a page without emitting a signal.
    void setPage(Page page);
    /// Whether something is waiting on the page Learn; shown by a dot and in the accessible text.
    void setWaiting(bool waiting);

    QSize sizeHint() const override;

signals:
    void pageChosen(ui::PageSwitch::Page page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void drawSymbol();
    void fit();
    int marginAbove() const; ///< the same below
    int widthOfMenus() const;

    QMenuBar *m_bar;
    SegmentedRow *m_row;
    FlatButton *m_button;
    Page m_page = Play;
    bool m_isWaiting = false;
    bool m_isNarrow = false;
};

} // namespace ui
