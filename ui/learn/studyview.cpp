#include "ui/learn/studyview.h"

#include "ui/board/games/boardfactory.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/learn/study.h"
#include "ui/style/scaledfont.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>
#include <QStyleHints>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

StudyView::StudyView(QWidget *parent)
    : QWidget(parent)
    , m_card(new StudyCard)
    , m_scroll(new VerticalScrollArea(m_card))
    , m_cover(new QWidget(this))
    , m_announcer(this)
{
    m_scroll->setParent(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    (new QVBoxLayout(m_cover))->setContentsMargins({});
    m_cover->hide();
    for (std::size_t i = 0; i < buttonCount; ++i) {
        m_buttons[i] = new FlatButton({}, this);
        m_buttons[i]->setObjectName(QString("studyButton%1").arg(i));
        m_buttons[i]->hide();
        m_buttons[i]->installEventFilter(this);
        connect(m_buttons[i], &QAbstractButton::clicked, this, [this, i] {
            // A copy, because the callback may set other buttons.
            if (const auto press = m_presses[i])
                press();
        });
    }
    connect(this, &StudyView::positionShown, m_card, &StudyCard::count);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &StudyView::playReply);
}

void StudyView::setDisplay(BoardDisplay display)
{
    m_display = display;
    if (m_board != nullptr)
        m_board->setDisplay(display);
}

void StudyView::setAnimationSpeed(AnimationSpeed speed)
{
    m_speed = speed;
    if (m_board != nullptr)
        m_board->setAnimationSpeed(speed);
}

void StudyView::begin(Study *study)
{
    if (m_study != nullptr)
        m_study->stop();
    m_study = study;
    m_card->showAnswer({});
    emit begun();
}

void StudyView::makeBoard(core::GameKind kind)
{
    if (m_board != nullptr && m_board->kind() == kind)
        return;
    delete m_board;
    m_board = createBoardWidget(kind, this);
    m_board->setObjectName("learnBoard");
    m_board->installEventFilter(this);
    m_board->setNames({}, {}); // the person may play either side
    if (auto *othello = qobject_cast<OthelloBoardWidget *>(m_board))
        othello->setNamesLegalMoves(false);
    m_board->setDisplay(m_display);
    m_board->setAnimationSpeed(m_speed);
    connect(m_board, &BoardWidget::moveChosen, this, [this](core::Move move) {
        m_moveTime = m_keyTime;
        if (m_study != nullptr)
            m_study->chooseMove(move);
    });
    connect(m_board, &BoardWidget::pressedWhileLocked, this, [this] {
        if (m_study != nullptr)
            m_study->pressedWhileLocked();
    });
    connect(m_board, &BoardWidget::refused, this,
            [this](const QString &reason) { m_card->showAnswer(reason); });
    connect(m_board, &BoardWidget::animationFinished, this, [this] {
        if (m_reply != core::Move::none())
            m_pause.start(lengthAt(m_speed, replyPause));
        else if (std::exchange(m_showsReply, false) && m_study != nullptr)
            m_study->replyShown();
    });
    m_board->show();
    m_board->lower(); // stacked below the card, so that screen readers visit it first
    QWidget *before = m_board;
    for (FlatButton *button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
    layOut();
}

void StudyView::showPosition(const core::Position &position, std::optional<core::Move> lastMove,
                             const std::optional<core::Position> &previous)
{
    m_pause.stop();
    m_reply = core::Move::none();
    m_showsReply = false;
    makeBoard(core::kindOf(position));
    m_board->showPosition(position, lastMove, previous);
    emit positionShown(position);
}

void StudyView::play(core::Move move)
{
    m_board->playMove(move, core::after(m_board->position(), move));
    emit positionShown(position());
}

void StudyView::playWrong(core::Move move)
{
    m_board->markWrong(move);
    play(move);
}

void StudyView::reply(core::Move move)
{
    m_reply = move;
    if (!m_board->isAnimating())
        m_pause.start(lengthAt(m_speed, replyPause));
}

void StudyView::playReply()
{
    m_showsReply = true;
    play(std::exchange(m_reply, core::Move::none()));
}

bool StudyView::hidesAnswer() const
{
    return m_study != nullptr && m_study->hidesAnswer();
}

QString StudyView::title() const
{
    return m_study == nullptr ? QString() : m_study->title();
}

void StudyView::showAnswer(const QString &text, StudyCard::Tone tone)
{
    m_card->showAnswer(text, tone);
    announce(text);
}

void StudyView::setInteractive(bool interactive)
{
    m_board->setInteractive(interactive);
}

void StudyView::markMoves()
{
    if (auto *othello = qobject_cast<OthelloBoardWidget *>(m_board))
        othello->markMoves();
}

void StudyView::focusBoard()
{
    if (isVisible())
        m_board->setFocus();
}

void StudyView::setButtons(const std::array<Button, buttonCount> &buttons)
{
    for (std::size_t i = 0; i < buttonCount; ++i) {
        m_buttons[i]->setText(buttons[i].text);
        m_buttons[i]->setEnabled(buttons[i].enabled);
        m_buttons[i]->setProminent(buttons[i].prominent);
        m_buttons[i]->setToolTip(buttons[i].note);
        m_buttons[i]->setAccessibleDescription(buttons[i].note);
        m_presses[i] = buttons[i].press;
        m_keys[i] = buttons[i].keys;
    }
    layOut();
    offerProminent();
}

/// When the board accepts no moves, passes its focus to the highlighted button.
void StudyView::offerProminent()
{
    if (m_board == nullptr || m_board->isInteractive() || !m_board->hasFocus())
        return;
    for (FlatButton *button : m_buttons) {
        if (button->isProminent() && button->isEnabled() && button->isVisible())
            button->setFocus();
    }
}

/// Whether a click is the second of a double click on a place where the first one changed the
/// button.
bool StudyView::isSecondClick(const FlatButton &button, const QMouseEvent &event)
{
    const Click last = std::exchange(
        m_click, {button.text(), event.globalPosition().toPoint(), event.timestamp()});
    const auto interval =
        static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    return !last.text.isEmpty() && last.text != button.text()
           && (last.place - m_click.place).manhattanLength() < QApplication::startDragDistance()
           && m_click.time - last.time < interval;
}

/// Ignores accidental presses: Enter typed just after a move, or held, would press the button that
/// just received the focus before the answer is read; a double click would press whatever has
/// appeared at the same place.
bool StudyView::eventFilter(QObject *watched, QEvent *event)
{
    constexpr quint64 typingPause = 700; // maximum milliseconds between two keys of one move
    const bool clicks =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (const auto *button = qobject_cast<FlatButton *>(watched); clicks && button != nullptr)
        return isSecondClick(*button, *static_cast<QMouseEvent *>(event));
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (watched == m_board) {
        m_keyTime = key.timestamp();
        return false;
    }
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isSoon = m_moveTime > 0 && key.timestamp() - m_moveTime < typingPause;
    return isEnter && (isSoon || key.isAutoRepeat());
}

void StudyView::setColumnCovered(bool covered)
{
    if (std::exchange(m_isCovered, covered) != covered)
        layOut();
}

QSize StudyView::minimumSizeHint() const
{
    constexpr QSize minimum(20, 18); // in text heights
    return minimum * fontMetrics().height();
}

/// Escape leads back to Learn, as its button does.
void StudyView::keyPressEvent(QKeyEvent *event)
{
    const bool isUndo = event->matches(QKeySequence::Undo);
    const bool isHint = event->keyCombination() == (Qt::CTRL | Qt::Key_H);
    if (event->key() == Qt::Key_Escape && m_study != nullptr)
        m_study->leave();
    else if ((isUndo || isHint) && event->isAutoRepeat())
        return; // a key held down confirms nothing
    else if (!(isUndo && pressByKeys(Keys::Undo)) && !(isHint && pressByKeys(Keys::Hint)))
        QWidget::keyPressEvent(event);
}

/// Presses the button with these keys; false if there is none that can be pressed.
bool StudyView::pressByKeys(Keys keys)
{
    for (std::size_t i = 0; i < buttonCount; ++i) {
        if (m_keys[i] == keys && m_buttons[i]->isVisible() && m_buttons[i]->isEnabled()) {
            m_buttons[i]->click();
            return true;
        }
    }
    return false;
}

void StudyView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    followGuide();
}

void StudyView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    followGuide();
}

bool StudyView::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange)
        followGuide();
    else if (event->type() == QEvent::LayoutDirectionChange
             || event->type() == QEvent::LayoutRequest)
        layOut();
    return done;
}

/// The rows from bottom to top; the last button of a row that is too wide gets a row of its own
/// below it.
std::vector<std::vector<FlatButton *>> StudyView::rowsOfButtons(int width) const
{
    const int gap = fontMetrics().height() / 2;
    std::vector<std::vector<FlatButton *>> rows;
    for (const std::size_t first : {std::size_t(3), std::size_t(0)}) {
        std::vector<FlatButton *> row;
        int needed = -gap;
        for (std::size_t i = first; i < first + 3; ++i) {
            if (m_buttons[i]->text().isEmpty())
                continue;
            row.push_back(m_buttons[i]);
            needed += gap + m_buttons[i]->minimumSizeHint().width();
        }
        if (needed > width) {
            rows.push_back({row.back()});
            row.pop_back();
        }
        if (!row.empty())
            rows.push_back(std::move(row));
    }
    return rows;
}

/// Places the buttons at the lower edge of an area; returns their height including the gap above.
int StudyView::placeButtons(const QRect &area)
{
    const int text = fontMetrics().height();
    const int gap = text / 2;
    const int height = 2 * text;
    int bottom = area.bottom() + 1;
    for (const std::vector<FlatButton *> &row : rowsOfButtons(area.width())) {
        // Equal widths, so that changing texts move nothing; if they do not fit, spare width is
        // shared.
        const int count = int(row.size());
        const int equal = (area.width() - gap * (count - 1)) / count;
        int needed = gap * (count - 1);
        bool fits = true;
        for (const FlatButton *button : row) {
            needed += button->minimumSizeHint().width();
            fits = fits && button->minimumSizeHint().width() <= equal;
        }
        const int extra = std::max(0, area.width() - needed) / count;
        int left = area.left();
        for (FlatButton *button : row) {
            const bool isLast = button == row.back();
            const int width = isLast ? area.right() + 1 - left
                              : fits ? equal
                                     : button->minimumSizeHint().width() + extra;
            QRect place(left, bottom - height, width, height);
            button->setGeometry(QStyle::visualRect(layoutDirection(), area, place));
            left += width + gap;
        }
        bottom -= height + gap;
    }
    return area.bottom() + 1 - bottom;
}

/// Places board and column side by side, centred in a wide page; or the column below, if that makes
/// the board larger.
StudyView::Places StudyView::placesIn(const QRect &page) const
{
    const int text = fontMetrics().height();
    const int margin = boardPageMargin(page.size(), text);
    const QRect inner = page.adjusted(margin, margin, -margin, -margin);
    const int gap = 2 * int(0.7 * text);
    const int min = 18 * text;
    const int beside = std::min(inner.height(), inner.width() - gap - min);
    const int column = std::clamp(inner.width() - beside - gap, min, 21 * text);
    const int cardBelow = 11 * text;
    const int below = std::min(inner.width(), inner.height() - cardBelow - margin);
    if (beside < below)
        return {{inner.left() + (inner.width() - below) / 2, inner.top(), below, below},
                inner.adjusted(0, below + margin, 0, 0),
                false};
    if (m_guided)
        return *m_guided;
    const int left = inner.left() + (inner.width() - beside - gap - column) / 2;
    return {{left, inner.top(), beside, beside},
            {left + beside + gap, inner.top(), column, beside}};
}

/// Called only for a new size: the guide measures with that size's fonts, which triggers layout
/// requests.
void StudyView::followGuide()
{
    m_guided = m_guide ? m_guide(rect()) : std::nullopt;
    layOut();
}

void StudyView::layOut()
{
    if (m_board == nullptr)
        return;
    const Places places = placesIn(rect());
    m_board->setGeometry(QStyle::visualRect(layoutDirection(), rect(), places.board));
    const QRect column = QStyle::visualRect(layoutDirection(), rect(), places.column);
    const int buttons = placeButtons(column);
    m_scroll->setGeometry(column.adjusted(0, 0, 0, -buttons));
    const int min = 9 * fontMetrics().height();
    m_card->setSpace(places.isBeside             ? StudyCard::Space::Column
                     : m_scroll->height() >= min ? StudyCard::Space::Low
                                                 : StudyCard::Space::Least,
                     m_scroll->size());
    placeCover(column);
}

/// Places the cover over the column or, if that is too low, over the whole view.
void StudyView::placeCover(const QRect &column)
{
    const bool fits = column.height() >= m_cover->minimumSizeHint().height();
    m_cover->setGeometry(fits ? column : column.united(m_board->geometry()));
    m_cover->setVisible(m_isCovered);
    m_scroll->setVisible(!m_isCovered);
    m_board->setVisible(!m_isCovered || fits);
    for (FlatButton *button : m_buttons)
        button->setVisible(!m_isCovered && !button->text().isEmpty());
}

} // namespace ui
