#include "ui/learn/ladderparts.h"

#include "ai/learn/rungs.h"
#include "ui/board/sidesign.h"
#include "ui/common/titles.h"
#include "ui/learn/learnmarks.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

/// The height of a row, for a text's height: all rungs fit beside a puzzle in the usual window.
int lowestRung(int text)
{
    return text * 8 / 7;
}

void paintDisc(QPainter &painter, const QWidget &widget, const QRectF &square, core::Side side)
{
    const QPixmap disc = signPixmap(core::GameKind::Othello, side, qRound(square.width()),
                                    widget.devicePixelRatioF(), widget.palette());
    painter.drawPixmap(square.toRect(), disc);
}

} // namespace

RungList::RungList(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RungList::show(core::GameKind game, const ai::learn::GameProgress &progress)
{
    m_game = game;
    m_count = ai::learn::rungCount(game);
    m_rung = progress.rung;
    m_recent = progress.recent();
    setAccessibleName(tr("Rung %1 of %2 is to be beaten.").arg(m_rung + 1).arg(m_count));
    updateGeometry();
    update();
}

QSize RungList::sizeHint() const
{
    const int text = fontMetrics().height();
    return {14 * text, m_count * lowestRung(text) + text / 2};
}

/// Where the levels of the page Play lie.
QString RungList::levelBeside(int rung) const
{
    if (m_game != core::GameKind::Othello)
        return {};
    return rung == ai::learn::rungNearEasy     ? tr("about %1").arg(levelTitle(ai::Level::Easy))
           : rung == ai::learn::rungNearMedium ? tr("about %1").arg(levelTitle(ai::Level::Medium))
           : rung + 1 == m_count               ? tr("below %1").arg(levelTitle(ai::Level::Hard))
                                               : QString();
}

void RungList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int text = fontMetrics().height();
    const int row =
        std::clamp((height() - text / 2) / std::max(1, m_count), lowestRung(text), 2 * text);
    const QColor card = cardColour(palette());
    const auto placed = [this](const QRect &area) {
        return QStyle::visualRect(layoutDirection(), rect(), area);
    };
    for (int rung = 0; rung < m_count; ++rung) {
        const int top = (m_count - 1 - rung) * row + text / 4;
        const bool current = rung == m_rung;
        if (current) {
            paintSurface(painter, QRectF(0, top - text / 8.0, width(), row + text / 4.0),
                         cornerRadius(text), quietColour(palette()));
            paintSurface(painter, placed({0, top, std::max(3, text / 5), row}), 2,
                         turnColour(palette()));
        }
        QFont font = this->font();
        font.setBold(current);
        painter.setFont(font);
        painter.setPen(rung <= m_rung ? palette().windowText().color() : quietText(palette()));
        painter.drawText(placed({text, top, 2 * text, row}), Qt::AlignCenter,
                         QLocale().toString(rung + 1));
        const QRect disc = placed({7 * text / 2, top + row / 8, row * 3 / 4, row * 3 / 4});
        if (rung < m_rung) {
            paintDisc(painter, *this, disc, core::Side::First);
        } else if (current) {
            paintDisc(painter, *this, disc, core::Side::Second);
        } else {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(mixed(card, palette().windowText().color(), 0.3), 1.5));
            painter.drawEllipse(QRectF(disc).adjusted(1, 1, -1, -1));
        }
        const QString level = levelBeside(rung);
        if (!level.isEmpty()) {
            painter.save();
            painter.setFont(scaledFont(this->font(), 0.85));
            painter.setPen(quietText(palette()));
            painter.drawText(
                placed({6 * text, top, width() - 9 * text, row}),
                int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                level);
            painter.restore();
        }
        const QRect end = placed({5 * text, top, width() - 6 * text, row});
        if (rung < m_rung) {
            QRectF mark(0, 0, row, row);
            mark.moveTop(top);
            mark.moveLeft(layoutDirection() == Qt::RightToLeft ? end.left() : end.right() - row);
            paintCheck(painter, mark, doneColour(palette()));
        } else if (current) {
            painter.setPen(palette().windowText().color());
            painter.drawText(
                end,
                int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter)),
                tr("%1 of 3 wins").arg(std::count(m_recent.begin(), m_recent.end(), 1.0)));
        }
    }
}

RatingLine::RatingLine(QWidget *parent)
    : QWidget(parent)
{}

void RatingLine::show(const std::vector<ai::learn::LadderGame> &games)
{
    m_ratings.clear();
    for (const auto &game : games) {
        if (game.counted)
            m_ratings.push_back(game.ratingAfter);
    }
    setVisible(m_ratings.size() >= 2);
    update();
}

QSize RatingLine::sizeHint() const
{
    return {6 * fontMetrics().height(), 2 * fontMetrics().height()};
}

void RatingLine::paintEvent(QPaintEvent *)
{
    if (m_ratings.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto [low, high] = std::minmax_element(m_ratings.begin(), m_ratings.end());
    const qreal span = std::max(1, *high - *low);
    QPolygonF line;
    for (std::size_t i = 0; i < m_ratings.size(); ++i)
        line << QPointF(4 + (width() - 8.0) * qreal(i) / qreal(m_ratings.size() - 1),
                        height() - 4 - (height() - 8) * (m_ratings[i] - *low) / span);
    const QColor colour = markColour(palette(), cardColour(palette()));
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(line.last(), 3.5, 3.5);
}

} // namespace ui
