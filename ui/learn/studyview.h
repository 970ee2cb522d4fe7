#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/learn/studycard.h"

#include <QTimer>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace ui {

class Study;

/// Learn's board with its card and two rows of buttons: side by side or, in a narrow window, one
/// above the other. It shows one study at a time.
class StudyView : public QWidget
{
    Q_OBJECT

public:
    explicit StudyView(QWidget *parent = nullptr);

    void setDisplay(BoardDisplay display);
    void setAnimationSpeed(AnimationSpeed speed);

    /// Gives the board to a study, which must outlive that, and stops the previous one.
    void begin(Study *study);

    /// The current study; null before the first one.
    const Study *study() const { return m_study; }

    /// Shows a position immediately; drops a pending reply.
    /// @param previous the position before the last move, for marking what that changed
    void showPosition(const core::Position &position,
                      std::optional<core::Move> lastMove = std::nullopt,
                      const std::optional<core::Position> &previous = std::nullopt);
    /// Plays a legal move immediately.
    void play(core::Move move);
    /// Plays a legal move that is marked as wrong until showPosition().
    void playWrong(core::Move move);
    /// Plays the other side's legal move once the last move has been shown and a pause is over.
    void reply(core::Move move);
    void setInteractive(bool interactive);
    /// Marks the other side's moves in Othello, until the position changes.
    void markMoves();
    void showHint(core::Move move) { m_board->showHint(move, {}); }
    const core::Position &position() const { return m_board->position(); }
    BoardWidget *board() const { return m_board; }
    /// Focuses the board if the page is visible, for an answer may arrive later.
    void focusBoard();
    StudyCard *card() const { return m_card; }
    /// A title for the window; empty before the first study.
    QString title() const;
    /// Whether move values would give the current study's answer away.
    bool hidesAnswer() const;

    /// Announces a text to screen readers.
    void announce(const QString &text) { m_announcer.announce(text); }
    /// Shows the consequence of the last move on the card, and announces it.
    void showAnswer(const QString &text, StudyCard::Tone tone = StudyCard::Tone::Neutral);

    /// The keys of the game's commands that press a button, too.
    enum class Keys { None, Undo, Hint };
    struct Button
    {
        QString text;
        std::function<void()> press;
        bool enabled = true;
        bool prominent = false;
        QString note = {}; ///< additional information in a tool tip
        Keys keys = Keys::None;
    };
    static constexpr std::size_t buttonCount = 6;
    /// The buttons: two rows of at most three; more rows if they are too wide. Buttons without a
    /// text are hidden.
    void setButtons(const std::array<Button, buttonCount> &buttons);

    /// The places of board and column in page coordinates, for left-to-right layouts.
    struct Places
    {
        QRect board;
        QRect column; ///< beside or below the board
        bool isBeside = true;
    };
    /// Returns where to place the board and a column beside it; nothing lets the view decide.
    using Guide = std::function<std::optional<Places>(const QRect &page)>;
    /// Aligns the board and the column with those of another page.
    void setGuide(Guide guide) { m_guide = std::move(guide); }

    /// An empty widget with a layout, which covers the card and the buttons and, if they are too
    /// low, the board too.
    QWidget *columnCover() const { return m_cover; }
    void setColumnCovered(bool covered);

    QSize minimumSizeHint() const override;

signals:
    /// A study began and shows its task.
    void begun();
    void positionShown(const core::Position &position);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeBoard(core::GameKind kind);
    void playReply();
    void followGuide();
    void layOut();
    Places placesIn(const QRect &page) const;
    std::vector<std::vector<FlatButton *>> rowsOfButtons(int width) const;
    int placeButtons(const QRect &area);
    void offerProminent();
    bool pressByKeys(Keys keys);
    bool isSecondClick(const FlatButton &button, const QMouseEvent &event);
    void placeCover(const QRect &column);

    Study *m_study = nullptr;
    BoardWidget *m_board = nullptr;
    StudyCard *m_card;
    VerticalScrollArea *m_scroll;
    QWidget *m_cover; ///< covers the column
    std::array<FlatButton *, buttonCount> m_buttons{};
    std::array<std::function<void()>, buttonCount> m_presses;
    std::array<Keys, buttonCount> m_keys{};
    Announcer m_announcer;
    BoardDisplay m_display;
    AnimationSpeed m_speed = AnimationSpeed::Normal;
    core::Move m_reply = core::Move::none();
    bool m_showsReply = false;
    /// The last click on a button, with the text it had.
    struct Click
    {
        QString text;
        QPoint place;     ///< in screen coordinates
        quint64 time = 0; ///< event timestamp in milliseconds
    };
    Click m_click;
    quint64 m_keyTime = 0;          ///< timestamp of the board's last key event
    quint64 m_moveTime = 0;         ///< timestamp of the key event that made the last move
    bool m_isCovered = false;       ///< whether the column is covered
    std::optional<Places> m_guided; ///< the guide's result for this size
    Guide m_guide;
    QTimer m_pause{this};
};

} // namespace ui
