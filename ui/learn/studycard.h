#pragma once

#include "core/position.h"
#include "ui/controls/card.h"
#include "ui/play/card/playerrow.h"
#include "ui/play/card/playerscard.h"

#include <QBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <array>
#include <optional>
#include <vector>

namespace ui {

/// The two players of a game on Learn's board, with their counts in Othello: as in the card of the
/// page Play, one above the other or, with little space, side by side. All sizes follow the font.
/// GUI thread.
class StudyPlayers : public QWidget
{
    Q_OBJECT

public:
    using Names = std::array<QString, 2>; ///< of Side::First and Side::Second

    explicit StudyPlayers(QWidget *parent = nullptr);

    /// @param winner of a game that was given up
    void setPlayers(const Names &names, std::optional<core::Side> winner);
    /// Shows who is to move or has won in a position, and the counts.
    void show(const core::Position &position);
    /// Side by side; in this form the players paint the bar that marks who is to move.
    void setCompact(bool compact);
    /// The player to move while they are one above the other, beside whom the parent paints the
    /// bar; null if there is none.
    const PlayerRow *rowToMove() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void updateTexts();
    void setSizes();

    Names m_names;
    std::optional<core::Side> m_winner;
    std::optional<core::Position> m_position;
    bool m_isCompact = false;
    std::array<PlayerRow *, 2> m_rows;
    ScoreBar *m_bar;
    QBoxLayout *m_layout;
};

/// The disc counts of both sides in one line: the first side's number at the start, the second's at
/// the end, and a bar with their shares between them. All sizes follow the font.
class DiscCounts : public QWidget
{
    Q_OBJECT

public:
    explicit DiscCounts(QWidget *parent = nullptr);

    /// Shows a position's counts; nothing for games without discs.
    void show(const core::Position &position);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setSizes();

    std::array<QLabel *, 2> m_signs{};  ///< by side
    std::array<QLabel *, 2> m_counts{}; ///< by side
    ScoreBar *m_bar;
};

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
        std::optional<core::Side> winner = {}; ///< of a game that was given up
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
