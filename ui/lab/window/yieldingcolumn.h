#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace ui::lab {

/// Widgets below one another, one of which is left out where the column is too low for all, so that
/// the others are not cut off. GUI thread.
class YieldingColumn : public QWidget
{
public:
    explicit YieldingColumn(QWidget *parent = nullptr);

    void add(QWidget *widget, int stretch = 0) { m_layout->addWidget(widget, stretch); }
    /// The one that yields. Call once; until setThere() it counts as there.
    void addYielding(QWidget *widget);
    /// Whether the one that yields has anything to show.
    void setThere(bool there);

    /// Without the one that yields.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void arrange();

    QVBoxLayout *m_layout;
    QWidget *m_yielding = nullptr;
    bool m_there = true;
};

} // namespace ui::lab
