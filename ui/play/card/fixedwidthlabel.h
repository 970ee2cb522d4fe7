#pragma once

#include <QLabel>

namespace ui {

/// A line of plain text that takes the same space whether its font is bold or not, and that a
/// number fills with any of its digits, so that nothing beside it ever moves. Where there is too
/// little space it ends in dots; the text is then its tool tip.
class FixedWidthLabel : public QLabel
{
    Q_OBJECT

public:
    explicit FixedWidthLabel(QWidget *parent = nullptr);

    /// Makes the label at least as wide as this text.
    void setWidest(const QString &text);
    void setEmphasized(bool emphasized);
    /// Whether it may become narrower than its text.
    void setShrinkable(bool shrinkable);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_widest;
    bool m_shrinkable = false;
};

} // namespace ui
