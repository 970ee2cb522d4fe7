#pragma once

#include <QLabel>

namespace ui {

/// A line of plain text whose width does not change when its font becomes bold or its digits
/// change, so that nothing beside it moves. If there is too little space the text is elided and
/// shown as a tool tip.
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
