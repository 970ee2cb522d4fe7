#pragma once

#include <QWidget>

namespace ui {

/// How what both players have is divided between them, as a thin bar: the first one's part from the
/// start of the line, in the dark tone of the discs, and the rest in the light one.
class ScoreBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreBar(QWidget *parent = nullptr);

    void setCounts(int first, int second);
    /// The part of the bar that is the first player's, from 0 to 1; 0.5 where neither has
    /// anything.
    double share() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_first = 0;
    int m_second = 0;
};

} // namespace ui
