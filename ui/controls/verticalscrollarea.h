#pragma once

#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

/// Scrolls its content up and down where the window is too low for it, with the part that has the
/// focus in view, and is never narrower than the content.
class VerticalScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit VerticalScrollArea(QWidget *content);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showBarIfNeeded();

    int m_minimumWidth = 0; ///< that the layout around it knows
};

/// Lays the panel out as a single column that scrolls so; what is put into it goes below the last.
QVBoxLayout *scrollingColumn(QWidget *panel);

} // namespace ui
