#include "ui/learn/dailyparts.h"

#include "ui/board/games/boardfactory.h"
#include "ui/learn/learnmarks.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QDate>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

PositionPicture::PositionPicture(QWidget *parent)
    : QWidget(parent)
{}

void PositionPicture::show(const core::Position &position, const QString &text)
{
    if (!(position == m_position))
        m_picture = {};
    m_position = position;
    setAccessibleName(text);
    update();
}

void PositionPicture::setShrinkable(bool shrinkable)
{
    m_isShrinkable = shrinkable;
    updateGeometry();
}

QSize PositionPicture::sizeHint() const
{
    const int text = fontMetrics().height();
    return {20 * text, (m_isShrinkable ? 12 : 20) * text};
}

QSize PositionPicture::minimumSizeHint() const
{
    return QSize(8, 8) * fontMetrics().height();
}

void PositionPicture::paintEvent(QPaintEvent *)
{
    const int side = std::min(width(), height());
    if (m_picture.isNull() || m_picture.width() != qRound(side * devicePixelRatioF()))
        m_picture = QPixmap::fromImage(
            boardPicture(m_position, std::nullopt, side, palette(), devicePixelRatioF()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), {0, 0, side, side}),
                       m_picture);
}

void PositionPicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_picture = {};
}

WeekRow::WeekRow(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WeekRow::show(const ai::learn::DailyRecord &record, ai::learn::Day today)
{
    m_days.clear();
    QStringList spoken;
    for (int back = 6; back >= 0; --back) {
        const ai::learn::Day day = today - back;
        const QDate date = QDate(1970, 1, 1).addDays(day);
        const QString name =
            back == 0 ? tr("today") : QLocale().dayName(date.dayOfWeek(), QLocale::ShortFormat);
        m_days.push_back({name, record.isSolved(day), record.isFrozen(day, today)});
        if (m_days.back().solved)
            spoken << name;
    }
    setAccessibleName(spoken.isEmpty()
                          ? tr("No puzzle of this week is solved.")
                          : tr("Solved: %1").arg(QLocale().createSeparatedList(spoken)));
    update();
}

QSize WeekRow::sizeHint() const
{
    const int text = fontMetrics().height();
    return {7 * 5 * text / 2, 5 * text / 2};
}

void WeekRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int text = fontMetrics().height();
    const int count = int(m_days.size());
    const int step = std::min(5 * text / 2, width() / std::max(1, count));
    for (int i = 0; i < count; ++i) {
        const auto &day = m_days[std::size_t(i)];
        const bool today = i + 1 == count;
        QRect cell = QStyle::visualRect(layoutDirection(), rect(), {i * step, 0, step, height()});
        QRectF disc(cell.center().x() - 0.6 * text, 0.1 * text, 1.2 * text, 1.2 * text);
        if (day.solved) {
            paintDone(painter, disc, palette());
        } else {
            painter.setBrush(Qt::NoBrush);
            const QColor edge = today ? turnColour(palette()) : fieldEdge(palette());
            painter.setPen(
                QPen(edge, today ? 2 : 1, day.frozen || today ? Qt::DashLine : Qt::SolidLine));
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        }
        QFont font = scaledFont(this->font(), 0.85);
        font.setBold(today);
        painter.setFont(font);
        painter.setPen(today ? palette().windowText().color() : quietText(palette()));
        const int width = std::max(cell.width(), painter.fontMetrics().horizontalAdvance(day.name));
        QRect name(cell.center().x() - width / 2, 3 * text / 2, width, 3 * text / 2);
        name.moveLeft(std::clamp(name.left(), 0, std::max(0, this->width() - width)));
        painter.drawText(name, Qt::AlignHCenter | Qt::AlignTop, day.name);
    }
}

} // namespace ui
