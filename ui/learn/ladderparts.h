#pragma once

#include "ai/learn/progress.h"

#include <QWidget>

#include <vector>

namespace ui {

// Parts of Learn's home. All sizes follow the font, all colours the palette. GUI thread.

/// The rungs of a ladder in groups of five, the highest at the top, with the current rung and the
/// wins against it.
class RungList : public QWidget
{
    Q_OBJECT

public:
    explicit RungList(QWidget *parent = nullptr);

    void show(core::GameKind game, const ai::learn::GameProgress &progress);

    /// With little height, shows only the rungs around the current one instead of requiring more.
    void setShrinkable(bool shrinkable);

    QSize sizeHint() const override;

    /// Rungs from the lowest to the highest, both included.
    struct Range
    {
        int lowest = 0;
        int highest = 0;

        int count() const { return highest - lowest + 1; }
    };
    /// The rungs that are shown; the wheel and the keys Up and Down scroll to others.
    Range shownRungs() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool scroll(int up);
    int heightOf(int rungs, int gaps) const;
    bool fits(const Range &shown) const;
    void paintMore(QPainter &painter, bool above) const;
    int gapsBetween(int lower, int upper) const;
    int rowHeight() const;
    QRect rowOf(int rung) const;
    QRect placed(const QRect &area) const;
    void paintRung(QPainter &painter, int rung) const;
    void paintState(QPainter &painter, int rung) const;
    int paintWins(QPainter &painter, int from) const;
    QString levelBeside(int rung) const;

    core::GameKind m_game = core::GameKind::Othello;
    int m_count = 0;
    int m_rung = 0;
    bool m_isShrinkable = false;
    int m_scrolled = 0; ///< rungs up, or down if negative
    std::vector<double> m_recent;
};

/// The history of a rating as a line.
class RatingLine : public QWidget
{
    Q_OBJECT

public:
    explicit RatingLine(QWidget *parent = nullptr);

    void show(const std::vector<ai::learn::LadderGame> &games);
    /// Whether there are enough games for a line.
    bool isOfUse() const { return m_ratings.size() >= 2; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<int> m_ratings;
};

} // namespace ui
