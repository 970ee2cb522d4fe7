#include "ui/learn/studycard.h"

#include "ui/board/sidesign.h"
#include "ui/common/titles.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/learnmarks.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

using core::GameKind;
using core::Side;

StudyPlayers::StudyPlayers(QWidget *parent)
    : QWidget(parent)
    , m_rows{new PlayerRow(Side::First, this), new PlayerRow(Side::Second, this)}
    , m_bar(new ScoreBar(this))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_rows[0]->setObjectName("studyFirstPlayer");
    m_rows[1]->setObjectName("studySecondPlayer");
    m_layout->setContentsMargins({});
    for (QWidget *part : std::initializer_list<QWidget *>{m_rows[0], m_bar, m_rows[1]})
        m_layout->addWidget(part);
    for (PlayerRow *row : m_rows)
        row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setSizes();
}

void StudyPlayers::setPlayers(const Names &names, std::optional<core::Side> winner)
{
    m_names = names;
    m_winner = winner;
    updateTexts();
}

void StudyPlayers::show(const core::Position &position)
{
    m_position = position;
    updateTexts();
}

void StudyPlayers::setCompact(bool compact)
{
    m_isCompact = compact;
    m_layout->setDirection(compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (PlayerRow *row : m_rows)
        row->setCompact(compact, compact);
    updateTexts();
    setSizes();
}

const PlayerRow *StudyPlayers::rowToMove() const
{
    for (const PlayerRow *row : m_rows) {
        if (!m_isCompact && row->isToMove())
            return row;
    }
    return nullptr;
}

void StudyPlayers::updateTexts()
{
    if (!m_position)
        return;
    const core::GameKind kind = core::kindOf(*m_position);
    const bool isOver = m_winner || core::isOver(*m_position);
    const auto winner = m_winner ? m_winner : core::winner(*m_position);
    const auto *othello = std::get_if<core::Othello>(&*m_position);
    for (const Side side : {Side::First, Side::Second}) {
        const auto i = static_cast<std::size_t>(side);
        m_rows[i]->show({.kind = kind,
                         .name = m_names[i],
                         .details = sideTitle(kind, side),
                         .count = othello == nullptr
                                      ? QString()
                                      : QString::number(othello->countInResult(side)),
                         .toMove = !isOver && core::sideToMove(*m_position) == side,
                         .won = isOver && winner == side,
                         .lost = isOver && winner == core::opponent(side)});
    }
    if (othello != nullptr)
        m_bar->setCounts(othello->countInResult(Side::First), othello->countInResult(Side::Second));
    m_bar->setVisible(othello != nullptr && !m_isCompact);
}

void StudyPlayers::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setSizes();
}

void StudyPlayers::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_isCompact)
        paintDash(painter, *m_rows[0], *m_rows[1]);
}

void StudyPlayers::setSizes()
{
    m_layout->setSpacing(fontMetrics().height() * (m_isCompact ? 3 : 1) / 2);
}

DiscCounts::DiscCounts(QWidget *parent)
    : QWidget(parent)
    , m_bar(new ScoreBar(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    for (const auto i : {std::size_t(0), std::size_t(1)}) {
        m_signs[i] = new QLabel(this);
        m_counts[i] = new QLabel(this);
        m_counts[i]->setObjectName(i == 0 ? "firstCount" : "secondCount");
    }
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_signs[0], m_counts[0], m_bar, m_counts[1], m_signs[1]})
        layout->addWidget(part);
    setSizes();
}

void DiscCounts::show(const core::Position &position)
{
    const auto *othello = std::get_if<core::Othello>(&position);
    if (othello == nullptr)
        return;
    const std::array counts{othello->countInResult(Side::First),
                            othello->countInResult(Side::Second)};
    for (const auto i : {std::size_t(0), std::size_t(1)}) {
        m_counts[i]->setText(QLocale().toString(counts[i]));
        m_counts[i]->setAccessibleName(
            tr("%1: %2", "a side and the number of its discs")
                .arg(sideTitle(GameKind::Othello, static_cast<Side>(i)), m_counts[i]->text()));
    }
    m_bar->setCounts(counts[0], counts[1]);
}

void DiscCounts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        setSizes();
}

void DiscCounts::setSizes()
{
    const int text = fontMetrics().height();
    layout()->setSpacing(text / 2);
    const QFont font = boldFont(this->font(), 1.4);
    for (const auto i : {std::size_t(0), std::size_t(1)}) {
        m_signs[i]->setPixmap(signPixmap(GameKind::Othello, static_cast<Side>(i), text * 5 / 4,
                                         devicePixelRatioF(), palette()));
        m_counts[i]->setFont(font);
        m_counts[i]->setMinimumWidth(QFontMetrics(font).horizontalAdvance("00"));
        m_counts[i]->setAlignment(i == 0 ? Qt::AlignLeading : Qt::AlignTrailing);
    }
}

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
        const QColor fill = step == m_current                        ? turnColour(palette())
                            : m_done[static_cast<std::size_t>(step)] ? doneColour(palette())
                                                                     : mixed(card, text, 0.15);
        paintSurface(painter, area, height() / 2.0, fill);
    }
}

StudyCard::StudyCard(QWidget *parent)
    : Card(parent)
    , m_layout(new QVBoxLayout(this))
    , m_left(wrappedLabel("studyKind", this))
    , m_right(new QLabel(this))
    , m_title(wrappedLabel("studyTitle", this))
    , m_bars(new StepBars(this))
    , m_counts(new DiscCounts(this))
    , m_players(new StudyPlayers(this))
    , m_text(wrappedLabel("studyText", this))
    , m_task(wrappedLabel("studyTask", this))
    , m_box(new QWidget(this))
    , m_answer(wrappedLabel("studyAnswer", m_box))
{
    m_right->setAlignment(Qt::AlignTop | Qt::AlignTrailing);
    auto *first = new QHBoxLayout;
    first->addWidget(m_left, 1);
    first->addWidget(m_right);
    auto *box = new QVBoxLayout(m_box);
    box->addWidget(m_answer);
    m_box->installEventFilter(this);
    m_layout->addLayout(first);
    m_layout->addStretch(1);
    m_box->hide();
    m_counts->hide();
    m_players->hide();
    m_players->installEventFilter(this);
    arrange();
    setSizes();
}

/// Places the parts between the first line and the stretch. Without a task the title is the task;
/// in the least space the answer then comes first.
void StudyCard::arrange()
{
    std::vector<QWidget *> order{m_title, m_players, m_bars, m_text, m_counts, m_task, m_box};
    if (m_space == Space::Least && !m_task->text().isEmpty())
        order = {m_task, m_counts, m_players, m_box, m_title, m_bars, m_text};
    else if (m_space == Space::Least)
        order = {m_box, m_title, m_counts, m_players, m_bars, m_text};
    else if (isLow())
        order = {m_title, m_players, m_task, m_counts, m_bars, m_text, m_box};
    for (std::size_t i = 0; i < order.size(); ++i) {
        m_layout->removeWidget(order[i]);
        m_layout->insertWidget(int(i) + 1, order[i]);
    }
}

void StudyCard::setSpace(Space space, QSize available)
{
    const bool isOther = std::exchange(m_space, space) != space;
    if (isOther) {
        m_players->setCompact(isLow());
        arrange();
        setSizes();
    }
    if (std::exchange(m_available, available) != available || isOther)
        fitText();
}

/// Hides the explanation while there is an answer and too little height for both.
void StudyCard::fitText()
{
    m_text->setVisible(!m_text->text().isEmpty());
    if (!m_box->isHidden()
        && m_layout->minimumHeightForWidth(m_available.width()) > m_available.height())
        m_text->hide();
}

void StudyCard::show(const Content &content)
{
    m_left->setText(content.left);
    m_right->setText(content.right);
    m_title->setText(content.title);
    m_text->setText(content.text);
    m_task->setText(content.task);
    m_task->setVisible(!content.task.isEmpty());
    m_bars->show(content.steps, content.step);
    m_counts->setVisible(content.counts);
    m_players->setVisible(content.players.has_value());
    if (content.players)
        m_players->setPlayers(*content.players, content.winner);
    arrange();
    fitText();
}

void StudyCard::count(const core::Position &position)
{
    m_counts->show(position);
    m_players->show(position);
    update(); // the bar beside the player to move
}

void StudyCard::showAnswer(const QString &text, Tone tone)
{
    m_tone = tone;
    m_answer->setText(text);
    m_box->setVisible(!text.isEmpty());
    m_box->update();
    fitText();
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
    m_layout->setSpacing(isLow() ? text / 4 : text * 2 / 3);
    const qreal textScale = isLow() ? 1 : 1.15;
    m_title->setFont(boldFont(font(), isLow() ? 1.2 : 1.6));
    m_text->setFont(scaledFont(font(), textScale));
    m_task->setFont(boldFont(font(), textScale));
    m_answer->setFont(scaledFont(font(), isLow() ? 1 : 1.07));
    const QPalette quiet = quietTextPalette(palette());
    m_left->setPalette(quiet);
    m_right->setPalette(quiet);
    const int inside = isLow() ? text / 3 : text * 2 / 3;
    m_box->layout()->setContentsMargins(inside + text / 4, inside, inside, inside);
}

void StudyCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    const PlayerRow *row = m_players->isVisible() ? m_players->rowToMove() : nullptr;
    if (row == nullptr)
        return;
    QPainter painter(this);
    paintBarInMargin(painter, *this, *row);
}

/// Paints the box around the answer; the bar at its start, like the text, shows whether it was
/// right.
bool StudyCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_players && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        update(); // the bar beside it
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

} // namespace ui
