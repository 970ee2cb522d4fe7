#pragma once

#include "ai/learn/dailypuzzle.h"
#include "core/position.h"

#include <QPixmap>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace ui {

// Parts of Learn's home. All sizes follow the font, all colours the palette. GUI thread.

/// A square picture of a position.
class PositionPicture : public QWidget
{
    Q_OBJECT

public:
    explicit PositionPicture(QWidget *parent = nullptr);

    /// Shows a position; `text` is for screen readers.
    void show(const core::Position &position, const QString &text);

    /// With little height, becomes smaller than its width instead of requiring more.
    void setShrinkable(bool shrinkable);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    /// The height of a square, unless it may shrink.
    int heightForWidth(int width) const override { return std::min(width, sizeHint().height()); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    core::Position m_position;
    bool m_isShrinkable = false;
    QPixmap m_picture; ///< rendered when first painted
};

/// The results of the last seven daily puzzles, today's last: solved, missed or open.
class WeekRow : public QWidget
{
    Q_OBJECT

public:
    explicit WeekRow(QWidget *parent = nullptr);

    void show(const ai::learn::DailyRecord &record, ai::learn::Day today);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct DaySign
    {
        QString name;
        bool solved = false;
        bool frozen = false;
    };
    std::vector<DaySign> m_days;
};

} // namespace ui
