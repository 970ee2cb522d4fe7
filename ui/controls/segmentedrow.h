#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace ui {

/// One choice among a few, all of them in sight: exclusive segments in a row. For the keyboard and
/// for screen readers they are a named group of radio buttons: Tab stops at the one that is chosen,
/// the arrow keys choose another. A segment is never elided. GUI thread.
class SegmentedRow : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedRow(const QString &accessibleName, QWidget *parent = nullptr);

    /// Adds a segment at the end, for a value from 0 on that no other has.
    void addSegment(const QString &title, int value);
    /// The value that is chosen; -1 as long as none is.
    int value() const { return m_group->checkedId(); }
    /// Chooses without a signal.
    void setValue(int value);
    /// The segment of a value; nothing where there is none.
    QAbstractButton *segment(int value) const { return m_group->button(value); }

signals:
    /// Another value was chosen, by mouse, keyboard or a screen reader.
    void valueChosen(int value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateMargins();

    QButtonGroup *m_group;
};

} // namespace ui
