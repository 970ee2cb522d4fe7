#pragma once

#include "ui/controls/card.h"
#include "ui/learn/disccounts.h"
#include "ui/learn/studyplayers.h"

#include <QLabel>
#include <QVBoxLayout>

#include <vector>

namespace ui {

/// Progress in a series of steps, as bars; the text beside them says the same.
class StepBars : public QWidget
{
    Q_OBJECT

public:
    explicit StepBars(QWidget *parent = nullptr);

    /// The finished steps and the current one; an empty list hides the bars.
    void show(const std::vector<bool> &done, int current);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<bool> m_done;
    int m_current = 0;
};

/// The column beside the board of a lesson, puzzle or ladder game: what it is, the task, and the
/// consequence of the last move. All sizes follow the font. GUI thread.
class StudyCard : public Card
{
    Q_OBJECT

public:
    explicit StudyCard(QWidget *parent = nullptr);

    struct Content
    {
        QString left;  ///< start of the first line: what this is
        QString right; ///< end of the first line
        QString title;
        QString text;
        QString task = {};            ///< the current task
        std::vector<bool> steps = {}; ///< whether each is done
        int step = 0;
        bool counts = false; ///< whether disc counts are shown
        /// The players of a whole game, who are shown with their counts.
        std::optional<StudyPlayers::Names> players = {};
    };
    void show(const Content &content);

    /// Updates the disc counts or the players, if they are shown.
    void count(const core::Position &position);

    enum class Tone { Good, Bad, Neutral };
    /// Shows the consequence of the last move; an empty text hides it.
    void showAnswer(const QString &text, Tone tone = Tone::Neutral);
    QString answer() const { return m_answer->text(); }
    /// The kind of space there is. With less of it, the task and the last move's consequence come
    /// earlier, and the rest must be scrolled to.
    enum class Space { Column, Low, Least };
    /// @param available the size in which nothing has to be scrolled to; in one too low for both,
    /// the last move's consequence takes the place of the explanation
    void setSpace(Space space, QSize available);
    Tone tone() const { return m_tone; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void setSizes();
    void fitText();
    bool isLow() const { return m_space != Space::Column; }

    QVBoxLayout *m_layout;
    QLabel *m_left;
    QLabel *m_right;
    QLabel *m_title;
    StepBars *m_bars;
    DiscCounts *m_counts;
    StudyPlayers *m_players;
    QLabel *m_text;
    QLabel *m_task;
    QWidget *m_box; ///< around the answer
    QLabel *m_answer;
    Tone m_tone = Tone::Neutral;
    Space m_space = Space::Column;
    QSize m_available;
};

} // namespace ui
