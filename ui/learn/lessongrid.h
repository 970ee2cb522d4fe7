#pragma once

#include "ai/learn/progress.h"

#include <QAbstractButton>

#include <optional>
#include <vector>

namespace ui {

// Parts of Learn's home. All sizes follow the font, all colours the palette. GUI thread.

/// A lesson as a disc with its number, or with a mark once it is done, and its title below.
class LessonButton : public QAbstractButton
{
    Q_OBJECT

public:
    LessonButton(int number, const QString &title, QWidget *parent);

    /// `done` of the steps are done; `isNext`: whether this is the next lesson to do.
    void show(int done, int steps, bool isNext);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    int m_number;
    int m_done = 0;
    int m_steps = 1;
    bool m_isNext = false;
};

/// All lessons of a game, in as few rows as the width allows.
class LessonGrid : public QWidget
{
    Q_OBJECT

public:
    explicit LessonGrid(QWidget *parent = nullptr);

    void show(core::GameKind game, const ai::learn::GameProgress &progress, std::size_t next);

    /// Inserts the lessons into the Tab order after another widget of the window.
    void followInTabOrder(QWidget *before);

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
    int rowHeight(int width) const;

    std::optional<core::GameKind> m_game;
    std::vector<LessonButton *> m_buttons;
};

} // namespace ui
