#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace ui {

/// A choice among a few visible values: exclusive segments in a row. For the keyboard and screen
/// readers it is a named group of radio buttons: Tab stops at the chosen one, arrow keys choose
/// another. A segment is never elided. GUI thread.
class SegmentedRow : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedRow(const QString &accessibleName, QWidget *parent = nullptr);

    /// Appends a segment for a value, which must be unique and not negative.
    void addSegment(const QString &title, int value);
    /// The chosen value; -1 if there is none.
    int value() const { return m_group->checkedId(); }
    /// Chooses a value without emitting a signal.
    void setValue(int value);
    /// The segment of a value; null if there is none.
    QAbstractButton *segment(int value) const { return m_group->button(value); }

signals:
    /// The user chose another value, by mouse, keyboard or a screen reader.
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
