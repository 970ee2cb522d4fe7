#include "ui/learn/studyplayers.h"

#include "ui/common/disccount.h"
#include "ui/common/titles.h"

#include <QEvent>
#include <QPainter>

namespace ui {

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

void StudyPlayers::setNames(const Names &names)
{
    m_names = names;
    write();
}

void StudyPlayers::show(const core::Position &position)
{
    m_position = position;
    write();
}

void StudyPlayers::setCompact(bool compact)
{
    m_isCompact = compact;
    m_layout->setDirection(compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (PlayerRow *row : m_rows)
        row->setCompact(compact, compact);
    write();
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

void StudyPlayers::write()
{
    if (!m_position)
        return;
    const core::GameKind kind = core::kindOf(*m_position);
    const bool isOver = core::isOver(*m_position);
    const auto *othello = std::get_if<core::Othello>(&*m_position);
    for (const Side side : {Side::First, Side::Second}) {
        const auto i = static_cast<std::size_t>(side);
        m_rows[i]->show({.kind = kind,
                         .name = m_names[i],
                         .details = sideTitle(kind, side),
                         .count = othello == nullptr
                                      ? QString()
                                      : QString::number(countedDiscs(*othello, side)),
                         .toMove = !isOver && core::sideToMove(*m_position) == side,
                         .won = isOver && core::winner(*m_position) == side,
                         .lost = isOver && core::winner(*m_position) == core::opponent(side)});
    }
    if (othello != nullptr)
        m_bar->setCounts(countedDiscs(*othello, Side::First), countedDiscs(*othello, Side::Second));
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

} // namespace ui
