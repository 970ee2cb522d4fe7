#include "ui/play/playerrow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace ui {

bool hasSigns(core::GameKind kind)
{
    switch (kind) {
    case core::GameKind::TicTacToe:
    case core::GameKind::Othello:
        return true;
    case core::GameKind::Nim:
        break;
    }
    return false;
}

QPixmap signPixmap(core::GameKind kind, core::Side side, int size, qreal ratio,
                   const QPalette &palette)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette.color(QPalette::WindowText);
    const QRectF area = QRectF(0, 0, size, size).adjusted(2, 2, -2, -2);
    const bool first = side == core::Side::First;
    switch (kind) {
    case core::GameKind::TicTacToe:
        painter.setPen(QPen(text, size / 7.0, Qt::SolidLine, Qt::RoundCap));
        if (first) {
            painter.drawLine(area.topLeft(), area.bottomRight());
            painter.drawLine(area.topRight(), area.bottomLeft());
        } else {
            painter.drawEllipse(area);
        }
        break;
    case core::GameKind::Othello:
        painter.setPen(QPen(text, 1));
        painter.setBrush(first ? QColor(0x1e, 0x1e, 0x1e) : QColor(0xf6, 0xf4, 0xee));
        painter.drawEllipse(area);
        break;
    case core::GameKind::Nim:
        break;
    }
    return pixmap;
}

PlayerRow::PlayerRow(core::Side side, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
    , m_pointer(new QLabel(this))
    , m_sign(new QLabel(this))
    , m_name(new QLabel(this))
    , m_count(new QLabel(this))
    , m_clock(new QLabel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pointer);
    layout->addWidget(m_sign);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_count);
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(m_clock);
    m_pointer->setFixedWidth(fontMetrics().horizontalAdvance(QChar(0x25b6)) + 4);
    m_count->setObjectName("count");
    m_name->setObjectName("name");
    m_name->setTextFormat(Qt::PlainText); // it may be from a file
    m_clock->setObjectName("clock");
    m_clock->hide();
}

void PlayerRow::show(core::GameKind kind, const QString &name, const QString &sideTitle,
                     const QString &count, bool toMove)
{
    m_kind = kind;
    m_player = name;
    m_sideTitle = sideTitle;
    m_toMove = toMove;
    m_count->setText(count);
    write();
    drawSign();
}

void PlayerRow::setClock(const QString &time)
{
    m_clock->setText(time);
    m_clock->setAccessibleName(tr("%1 left on the clock").arg(time));
    m_clock->setVisible(!time.isEmpty());
}

void PlayerRow::setShort(bool isShort)
{
    m_isShort = isShort;
    write();
}

void PlayerRow::write()
{
    const QString full = m_sideTitle.isEmpty() || m_player == m_sideTitle
                             ? m_player
                             : tr("%1 (%2)", "a player and the side").arg(m_player, m_sideTitle);
    m_name->setText(m_isShort ? m_player : full);
    setAccessibleName(m_toMove ? tr("%1, to move").arg(full) : full);
    m_pointer->setText(m_toMove ? QString(QChar(0x25b6)) : QString());
    m_pointer->setAccessibleName(m_toMove ? tr("To move") : QString());
    QFont font = this->font();
    font.setBold(m_toMove);
    m_name->setFont(font);
    m_count->setFont(font);
    m_clock->setFont(font);
}

void PlayerRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawSign();
}

void PlayerRow::drawSign()
{
    const int size = fontMetrics().height();
    m_sign->setVisible(hasSigns(m_kind));
    m_sign->setPixmap(signPixmap(m_kind, m_side, size, devicePixelRatioF(), palette()));
}

} // namespace ui
