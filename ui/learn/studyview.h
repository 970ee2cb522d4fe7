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

    /// What has the board; null before the first study.
    const Study *study() const { return m_study; }

    /// Shows a position at once; a reply that is still to come is dropped.
    /// @param previous where the last move was played: what it changed is marked
    void showPosition(const core::Position &position,
                      std::optional<core::Move> lastMove = std::nullopt,
                      const std::optional<core::Position> &previous = std::nullopt);
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
    /// Whether it asks for moves whose values would be the answer.
    bool hidesAnswer() const;

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
    /// The buttons: two rows of at most three, or more where they are too wide; those without a
    /// text are not shown.
    void setButtons(const std::array<Button, buttonCount> &buttons);

    /// Where a board and the column beside it are on a page, in pixels of it, from left to right.
    struct Places
    {
        QRect board;
        QRect column; ///< or what is below the board
        bool isBeside = true;
    };
    /// Says where the column beside the board is to be; nothing: as the view sees fit.
    using Guide = std::function<std::optional<Places>(const QRect &page)>;
    /// Has the board and the column lie where those of another page do.
    void setGuide(Guide guide) { m_guide = std::move(guide); }

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
    bool isSecondClick(const FlatButton &button, const QMouseEvent &event);
    void placeCover(const QRect &column);

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
    /// The last press of a button, whose text it had then.
    struct Click
    {
        QString text;
        QPoint place;     ///< on the screen
        quint64 time = 0; ///< in milliseconds as events have it
    };
    Click m_click;
    quint64 m_keyTime = 0;          ///< of the board's last key, in milliseconds as events have it
    quint64 m_moveTime = 0;         ///< of the one that has made the last move
    bool m_isCovered = false;       ///< the column
    std::optional<Places> m_guided; ///< what the guide said of this size
    Guide m_guide;
    QTimer m_pause{this};
};

} // namespace ui
