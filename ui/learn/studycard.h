#pragma once

#include "ui/controls/card.h"
#include "ui/learn/disccounts.h"

#include <QLabel>
#include <QVBoxLayout>

#include <vector>

namespace ui {

/// How far one is in a row of steps, as bars; the text beside it says the same.
class StepBars : public QWidget
{
    Q_OBJECT

public:
    explicit StepBars(QWidget *parent = nullptr);

    /// Which steps are done, and which is current; none hides it.
    void show(const std::vector<bool> &done, int current);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<bool> m_done;
    int m_current = 0;
};

/// The column beside the board of a lesson, a puzzle or a game on the ladder: what it is, what to
/// do and what the last move led to. All sizes follow the font. GUI thread.
class StudyCard : public Card
{
    Q_OBJECT

public:
    explicit StudyCard(QWidget *parent = nullptr);

    struct Content
    {
        QString left;  ///< of the first line: what it is
        QString right; ///< its other end
        QString title;
        QString text;
        QString task = {};            ///< what to do now
        std::vector<bool> steps = {}; ///< which are done
        int step = 0;
        bool counts = false; ///< whether the discs on the board are counted
    };
    void show(const Content &content);

    /// Counts what is on the board now, where that is shown.
    void count(const core::Position &position) { m_counts->show(position); }

    enum class Tone { Good, Bad, Neutral };
    /// What the last move led to; an empty text hides it.
    void showAnswer(const QString &text, Tone tone = Tone::Neutral);
    QString answer() const { return m_answer->text(); }
    /// How much space there is. The less it is, the earlier comes what to do and what the last move
    /// led to: the rest has to be scrolled to.
    enum class Space { Column, Low, Least };
    void setSpace(Space space);
    Tone tone() const { return m_tone; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void setSizes();
    bool isLow() const { return m_space != Space::Column; }

    QVBoxLayout *m_layout;
    QLabel *m_left;
    QLabel *m_right;
    QLabel *m_title;
    StepBars *m_bars;
    DiscCounts *m_counts;
    QLabel *m_text;
    QLabel *m_task;
    QWidget *m_box; ///< around the answer
    QLabel *m_answer;
    Tone m_tone = Tone::Neutral;
    Space m_space = Space::Column;
};

} // namespace ui
