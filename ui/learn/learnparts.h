#pragma once

#include "ai/learn/calendar.h"
#include "ai/learn/progress.h"
#include "core/position.h"

#include <QAbstractButton>
#include <QPixmap>
#include <QWidget>

namespace ui {

// The parts of Learn's home. All sizes follow the font, all colours the palette. GUI thread.

/// A disc with a check: done, or right.
void paintDone(QPainter &painter, const QRectF &square, const QPalette &palette);
/// A ring with a cross: a wrong try.
void paintWrongTry(QPainter &painter, const QRectF &square, const QPalette &palette);

/// A picture of a position, as large as its square.
class PositionPicture : public QWidget
{
    Q_OBJECT

public:
    explicit PositionPicture(QWidget *parent = nullptr);

    /// The text is what a screen reader says.
    void show(const core::Position &position, const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint() / 2; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    core::Position m_position;
    QPixmap m_picture; ///< null until it is painted
};

/// The last seven days of the puzzle of the day, today at the end: solved, missed or open.
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

/// A lesson as a disc with its number, or a mark once it is done, and its title below.
class LessonButton : public QAbstractButton
{
    Q_OBJECT

public:
    LessonButton(int number, const QString &title, QWidget *parent);

    /// How many of the steps are done, and whether it is the next lesson to be done.
    void show(int done, int steps, bool isNext);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    int m_number;
    int m_done = 0;
    int m_steps = 1;
    bool m_isNext = false;
};

/// All lessons of a game, in rows as long as the width allows.
class LessonGrid : public QWidget
{
    Q_OBJECT

public:
    explicit LessonGrid(QWidget *parent = nullptr);

    void show(core::GameKind game, const ai::learn::GameProgress &progress, std::size_t next);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void lessonChosen(std::size_t lesson);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int columnsFor(int width) const;

    std::optional<core::GameKind> m_game;
    std::vector<LessonButton *> m_buttons;
};

/// The rungs of a ladder, the highest at the top, with the one to be beaten and what is won there.
class RungList : public QWidget
{
    Q_OBJECT

public:
    explicit RungList(QWidget *parent = nullptr);

    void show(core::GameKind game, const ai::learn::GameProgress &progress);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString levelBeside(int rung) const;

    core::GameKind m_game = core::GameKind::Othello;
    int m_count = 0;
    int m_rung = 0;
    std::vector<double> m_recent;
};

/// The course of a rating, as a line.
class RatingLine : public QWidget
{
    Q_OBJECT

public:
    explicit RatingLine(QWidget *parent = nullptr);

    void show(const std::vector<ai::learn::LadderGame> &games);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<int> m_ratings;
};

} // namespace ui
