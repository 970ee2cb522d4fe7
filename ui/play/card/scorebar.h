#pragma once

#include <QWidget>

namespace ui {

/// A thin bar that shows how a total is divided between the players: the first one's share in the
/// dark tone of the discs, from the start of the line, the rest in the light one.
class ScoreBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreBar(QWidget *parent = nullptr);

    void setCounts(int first, int second);
    /// The first player's share, from 0 to 1; 0.5 if both have nothing.
    double share() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_first = 0;
    int m_second = 0;
};

} // namespace ui
