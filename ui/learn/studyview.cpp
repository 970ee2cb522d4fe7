#include "ui/learn/studyview.h"

#include "ui/board/games/boardfactory.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/learn/learnmarks.h"
#include "ui/learn/study.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    return label;
}

QFont boldFont(QFont font, qreal factor)
{
    font = scaledFont(font, factor);
    font.setBold(true);
    return font;
}

} // namespace

StepBars::StepBars(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBars::show(const std::vector<bool> &done, int current)
{
    m_done = done;
    m_current = current;
    setVisible(!done.empty());
    update();
}

QSize StepBars::sizeHint() const
{
    return {8 * fontMetrics().height(), std::max(4, fontMetrics().height() / 4)};
}

void StepBars::paintEvent(QPaintEvent *)
{
    if (m_done.empty())
        return;
    QPainter painter(this);
    const QColor card = cardColour(palette());
    const QColor text = palette().color(QPalette::WindowText);
    const auto count = static_cast<int>(m_done.size());
    const int gap = height();
    const qreal bar = (width() - qreal(gap) * (count - 1)) / count;
    for (int step = 0; step < count; ++step) {
        QRectF area(step * (bar + gap), 0, bar, height());
        if (layoutDirection() == Qt::RightToLeft)
            area.moveLeft(width() - area.right());
        const QColor fill = step == m_current                        ? markColour(palette(), card)
                            : m_done[static_cast<std::size_t>(step)] ? mixed(card, text, 0.55)
                                                                     : mixed(card, text, 0.15);
        paintSurface(painter, area, height() / 2.0, fill);
    }
}

StudyCard::StudyCard(QWidget *parent)
    : Card(parent)
    , m_layout(new QVBoxLayout(this))
    , m_left(wrappedLabel(this))
    , m_right(new QLabel(this))
    , m_title(wrappedLabel(this))
    , m_bars(new StepBars(this))
    , m_text(wrappedLabel(this))
    , m_task(wrappedLabel(this))
    , m_box(new QWidget(this))
    , m_answer(wrappedLabel(m_box))
{
    m_title->setObjectName("studyTitle");
    m_text->setObjectName("studyText");
    m_task->setObjectName("studyTask");
    m_answer->setObjectName("studyAnswer");
    auto *first = new QHBoxLayout;
    first->addWidget(m_left, 1);
    first->addWidget(m_right);
    auto *box = new QVBoxLayout(m_box);
    box->addWidget(m_answer);
    m_box->installEventFilter(this);
    m_layout->addLayout(first);
    m_layout->addStretch(1);
    m_box->hide();
    arrange();
    setSizes();
}

/// Places the parts between the first line and the stretch. Where there is no task the title says
/// what to do.
void StudyCard::arrange()
{
    std::vector<QWidget *> order{m_title, m_bars, m_text, m_task, m_box};
    if (m_isLow && m_task->text().isEmpty())
        order = {m_title, m_box, m_bars, m_text, m_task};
    else if (m_isLow)
        order = {m_task, m_box, m_title, m_bars, m_text};
    for (std::size_t i = 0; i < order.size(); ++i) {
        m_layout->removeWidget(order[i]);
        m_layout->insertWidget(int(i) + 1, order[i]);
    }
}

void StudyCard::setLow(bool low)
{
    if (std::exchange(m_isLow, low) == low)
        return;
    arrange();
    setSizes();
}

void StudyCard::show(const Content &content)
{
    m_left->setText(content.left);
    m_right->setText(content.right);
    m_title->setText(content.title);
    m_text->setText(content.text);
    m_text->setVisible(!content.text.isEmpty());
    m_task->setText(content.task);
    m_task->setVisible(!content.task.isEmpty());
    m_bars->show(content.steps, content.step);
    arrange();
}

void StudyCard::showAnswer(const QString &text, Tone tone)
{
    m_tone = tone;
    m_answer->setText(text);
    m_box->setVisible(!text.isEmpty());
    m_box->update();
}

void StudyCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        setSizes();
}

void StudyCard::setSizes()
{
    const int text = fontMetrics().height();
    const int margin = Card::margin(text);
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(m_isLow ? text / 4 : text / 2);
    m_title->setFont(boldFont(font(), m_isLow ? 1.2 : 1.5));
    m_task->setFont(boldFont(font(), 1));
    const QPalette quiet = quietTextPalette(palette());
    m_left->setPalette(quiet);
    m_right->setPalette(quiet);
    const int inside = m_isLow ? text / 3 : text * 2 / 3;
    m_box->layout()->setContentsMargins(inside + text / 4, inside, inside, inside);
}

/// Paints the box around the answer: the bar at its start says, with the text, how it went.
bool StudyCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_box && event->type() == QEvent::Paint) {
        QPainter painter(m_box);
        const qreal radius = cornerRadius(fontMetrics().height());
        const QColor ground = quietColour(palette());
        paintSurface(painter, m_box->rect(), radius, ground);
        QRectF bar(0, 0, std::max(3, fontMetrics().height() / 4), m_box->height());
        if (layoutDirection() == Qt::RightToLeft)
            bar.moveRight(m_box->width());
        const QColor colour = m_tone == Tone::Good ? doneColour(palette())
                              : m_tone == Tone::Bad
                                  ? turnColour(palette())
                                  : mixed(ground, palette().windowText().color(), 0.5);
        paintSurface(painter, bar, bar.width() / 2, colour);
    }
    return Card::eventFilter(watched, event);
}

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
        m_buttons[i]->setAutoDefault(true); // Enter presses it
        m_buttons[i]->hide();
        connect(m_buttons[i], &QAbstractButton::clicked, this, [this, i] {
            if (const auto press = m_presses[i]) // which may set others
                press();
        });
    }
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
    m_board->setNames({}, {}); // a person may have either side
    if (auto *othello = qobject_cast<OthelloBoardWidget *>(m_board))
        othello->setNamesLegalMoves(false);
    m_board->setDisplay(m_display);
    m_board->setAnimationSpeed(m_speed);
    connect(m_board, &BoardWidget::moveChosen, this, [this](core::Move move) {
        if (m_study != nullptr)
            m_study->chooseMove(move);
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
    m_board->lower(); // before the card for screen readers
    setTabOrder(m_board, m_buttons[0]);
    layOut();
}

void StudyView::showPosition(const core::Position &position, std::optional<core::Move> lastMove)
{
    m_pause.stop();
    m_reply = core::Move::none();
    m_showsReply = false;
    makeBoard(core::kindOf(position));
    m_board->showPosition(position, lastMove);
    emit positionShown(position);
}

void StudyView::play(core::Move move)
{
    m_board->playMove(move, core::after(m_board->position(), move));
    emit positionShown(position());
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

QString StudyView::title() const
{
    return m_study == nullptr ? QString() : m_study->title();
}

void StudyView::setInteractive(bool interactive)
{
    m_board->setInteractive(interactive);
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
    }
    layOut();
    offerProminent();
}

/// Hands the keyboard from a board on which no move can be made to the button that goes on.
void StudyView::offerProminent()
{
    if (m_board == nullptr || m_board->isInteractive() || !m_board->hasFocus())
        return;
    for (FlatButton *button : m_buttons) {
        if (button->isProminent() && button->isEnabled() && button->isVisible())
            button->setFocus();
    }
}

void StudyView::setColumnCovered(bool covered)
{
    if (std::exchange(m_isCovered, covered) != covered)
        layOut();
}

QSize StudyView::minimumSizeHint() const
{
    constexpr QSize minimum(20, 18); // in the height of the text
    return minimum * fontMetrics().height();
}

void StudyView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

bool StudyView::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange
        || event->type() == QEvent::LayoutRequest)
        layOut();
    return done;
}

/// Rows of three at the lower edge of an area; returns the height that they take with the gap above
/// them.
int StudyView::placeButtons(const QRect &area)
{
    const int text = fontMetrics().height();
    const int gap = text / 2;
    const int height = 2 * text;
    int bottom = area.bottom() + 1;
    for (const std::size_t first : {std::size_t(3), std::size_t(0)}) {
        std::vector<FlatButton *> row;
        for (std::size_t i = first; i < first + 3; ++i) {
            if (!m_buttons[i]->text().isEmpty())
                row.push_back(m_buttons[i]);
        }
        if (row.empty())
            continue;
        // What a row has left is shared evenly.
        int needed = gap * (int(row.size()) - 1);
        for (const FlatButton *button : row)
            needed += button->minimumSizeHint().width();
        const int extra = std::max(0, area.width() - needed) / int(row.size());
        int left = area.left();
        for (FlatButton *button : row) {
            const bool isLast = button == row.back();
            const int width =
                isLast ? area.right() + 1 - left : button->minimumSizeHint().width() + extra;
            QRect place(left, bottom - height, width, height);
            button->setGeometry(QStyle::visualRect(layoutDirection(), area, place));
            left += width + gap;
        }
        bottom -= height + gap;
    }
    return area.bottom() + 1 - bottom;
}

void StudyView::layOut()
{
    if (m_board == nullptr)
        return;
    const int text = fontMetrics().height();
    const int margin = std::clamp(std::min(width(), height()) / 50, 4, 2 * text);
    const QRect inner = rect().adjusted(margin, margin, -margin, -margin);
    const int gap = margin;
    const int column = std::clamp(width() / 3, 18 * text, 26 * text);
    const int beside = std::min(inner.height(), inner.width() - gap - column);
    const int cardBelow = 11 * text;
    const int below = std::min(inner.width(), inner.height() - cardBelow - gap);
    QRect columnArea;
    m_card->setLow(beside < below);
    if (beside >= below) {
        // The group in the middle of a wide window.
        const int left = inner.left() + (inner.width() - beside - gap - column) / 2;
        m_board->setGeometry(
            QStyle::visualRect(layoutDirection(), rect(), {left, inner.top(), beside, beside}));
        columnArea = {left + beside + gap, inner.top(), column, beside};
    } else {
        const int left = inner.left() + (inner.width() - below) / 2;
        m_board->setGeometry(left, inner.top(), below, below);
        columnArea = {inner.left(), inner.top() + below + gap, inner.width(),
                      inner.height() - below - gap};
    }
    columnArea = QStyle::visualRect(layoutDirection(), rect(), columnArea);
    const int buttons = placeButtons(columnArea);
    m_scroll->setGeometry(columnArea.adjusted(0, 0, 0, -buttons));
    placeCover(inner, columnArea);
}

void StudyView::placeCover(const QRect &inner, const QRect &column)
{
    const bool fits = column.height() >= m_cover->minimumSizeHint().height();
    m_cover->setGeometry(fits ? column : inner);
    m_cover->setVisible(m_isCovered);
    m_scroll->setVisible(!m_isCovered);
    m_board->setVisible(!m_isCovered || fits);
    for (FlatButton *button : m_buttons)
        button->setVisible(!m_isCovered && !button->text().isEmpty());
}

} // namespace ui
