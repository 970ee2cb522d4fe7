#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/verticalscrollarea.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace ui {

class Study;

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
    };
    void show(const Content &content);

    enum class Tone { Good, Bad, Neutral };
    /// What the last move led to; an empty text hides it.
    void showAnswer(const QString &text, Tone tone = Tone::Neutral);
    QString answer() const { return m_answer->text(); }
    /// Where the card is low: what to do and what the last move led to come first, for the rest has
    /// to be scrolled to.
    void setLow(bool low);
    Tone tone() const { return m_tone; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void setSizes();

    QVBoxLayout *m_layout;
    QLabel *m_left;
    QLabel *m_right;
    QLabel *m_title;
    StepBars *m_bars;
    QLabel *m_text;
    QLabel *m_task;
    QWidget *m_box; ///< around the answer
    QLabel *m_answer;
    Tone m_tone = Tone::Neutral;
    bool m_isLow = false;
};

/// The board of Learn with its card and two rows of buttons: beside each other or, in a narrow
/// window, above one another. One study at a time is shown on it.
class StudyView : public QWidget
{
    Q_OBJECT

public:
    explicit StudyView(QWidget *parent = nullptr);

    void setDisplay(BoardDisplay display);
    void setAnimationSpeed(AnimationSpeed speed);

    /// Gives the board to a study, which must outlive that, and stops the one that had it.
    void begin(Study *study);

    /// Shows a position at once; a reply that is still to come is dropped.
    void showPosition(const core::Position &position,
                      std::optional<core::Move> lastMove = std::nullopt);
    /// Plays a legal move now.
    void play(core::Move move);
    /// Plays the other side's legal move, after the last one has been shown and some while.
    void reply(core::Move move);
    void setInteractive(bool interactive);
    void showHint(core::Move move) { m_board->showHint(move, {}); }
    const core::Position &position() const { return m_board->position(); }
    BoardWidget *board() const { return m_board; }
    /// Gives the board the keyboard where the page is shown: an answer may come later.
    void focusBoard();
    StudyCard *card() const { return m_card; }
    /// What is shown, for the title of the window; empty before the first study.
    QString title() const;

    /// Has a screen reader say a text.
    void announce(const QString &text) { m_announcer.announce(text); }

    struct Button
    {
        QString text;
        std::function<void()> press;
        bool enabled = true;
        bool prominent = false;
        QString note = {}; ///< what the text does not say, as a tool tip
    };
    static constexpr std::size_t buttonCount = 6;
    /// The buttons: two rows of at most three; those without a text are not shown.
    void setButtons(const std::array<Button, buttonCount> &buttons);

    /// An empty widget with a layout, for what is to have the place of the card and the buttons
    /// and, where that is too low for it, of the board too.
    QWidget *columnCover() const { return m_cover; }
    void setColumnCovered(bool covered);

    QSize minimumSizeHint() const override;

signals:
    /// A study has the board, and shows its task in the column.
    void begun();
    void positionShown(const core::Position &position);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void makeBoard(core::GameKind kind);
    void playReply();
    void layOut();
    int placeButtons(const QRect &area);
    void offerProminent();
    void placeCover(const QRect &inner, const QRect &column);

    Study *m_study = nullptr;
    BoardWidget *m_board = nullptr;
    StudyCard *m_card;
    VerticalScrollArea *m_scroll;
    QWidget *m_cover; ///< of the column
    std::array<FlatButton *, buttonCount> m_buttons{};
    std::array<std::function<void()>, buttonCount> m_presses;
    Announcer m_announcer;
    BoardDisplay m_display;
    AnimationSpeed m_speed = AnimationSpeed::Normal;
    core::Move m_reply = core::Move::none();
    bool m_showsReply = false;
    bool m_isCovered = false; ///< the column
    QTimer m_pause{this};
};

} // namespace ui
