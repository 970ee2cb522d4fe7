#include "ui/learn/ladderparts.h"

#include "ai/learn/rungs.h"
#include "ui/board/sidesign.h"
#include "ui/common/titles.h"
#include "ui/learn/learnmarks.h"
#include "ui/learn/learntexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

namespace ui {

namespace {

/// The minimum height of a row for a text height; all rungs then fit beside a puzzle in a window of
/// the default size.
int lowestRung(int text)
{
    return text * 8 / 7;
}

constexpr int groupSize = 5;
/// How many rungs are shown at least, with the current one among them.
constexpr int fewestRungs = 5;

/// The gap between two groups of rungs, for a text height.
int groupGap(int text)
{
    return text / 2;
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
    setObjectName("rungList");
    setFocusPolicy(Qt::TabFocus);
}

void RungList::show(core::GameKind game, const ai::learn::GameProgress &progress)
{
    m_game = game;
    m_count = ai::learn::rungCount(game);
    m_rung = progress.rung;
    m_recent = progress.recent();
    m_scrolled = 0;
    setAccessibleName(tr("%1 is to be beaten.", "a rung").arg(rungTitle(game, m_rung)));
    QStringList all;
    for (int rung = 0; rung < m_count; ++rung) {
        const QString name = tr("%1 %2", "a rung: number, name").arg(rung + 1).arg(rungName(rung));
        const QString level = levelBeside(rung);
        all << (level.isEmpty() ? name
                                : tr("%1 (%2)", "a rung, the level beside it").arg(name, level));
    }
    setAccessibleDescription(all.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

/// The height of a number of rungs with so many gaps between groups.
int RungList::heightOf(int rungs, int gaps) const
{
    const int text = fontMetrics().height();
    return rungs * lowestRung(text) + gaps * groupGap(text) + text / 2;
}

QSize RungList::sizeHint() const
{
    const int width = 14 * fontMetrics().height();
    if (m_isShrinkable && m_count > fewestRungs)
        return {width, heightOf(fewestRungs, 1)};
    return {width, heightOf(m_count, gapsBetween(0, m_count - 1))};
}

void RungList::setShrinkable(bool shrinkable)
{
    m_isShrinkable = shrinkable;
    updateGeometry();
}

/// All rungs or, if there is no space for them, those around the current one.
RungList::Range RungList::shownRungs() const
{
    Range shown{0, m_count - 1};
    while (shown.lowest < shown.highest && !fits(shown)) {
        if (shown.highest - m_rung > m_rung - shown.lowest)
            --shown.highest;
        else
            ++shown.lowest;
    }
    const int by = std::clamp(m_scrolled, -shown.lowest, m_count - 1 - shown.highest);
    shown = {shown.lowest + by, shown.highest + by};
    while (shown.lowest < shown.highest && !fits(shown)) // with one gap more
        by > 0 ? ++shown.lowest : --shown.highest;
    return shown;
}

bool RungList::fits(const Range &shown) const
{
    return heightOf(shown.count(), gapsBetween(shown.lowest, shown.highest)) <= height();
}

void RungList::wheelEvent(QWheelEvent *event)
{
    const int delta = event->angleDelta().y();
    if (delta == 0 || !scroll(delta > 0 ? 1 : -1))
        event->ignore();
}

void RungList::keyPressEvent(QKeyEvent *event)
{
    const int up = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (up == 0 || !scroll(up))
        QWidget::keyPressEvent(event);
}

/// Scrolls by a rung; false at the end.
bool RungList::scroll(int up)
{
    const Range before = shownRungs();
    if (up > 0 ? before.highest == m_count - 1 : before.lowest == 0)
        return false;
    m_scrolled += up;
    update();
    return true;
}

/// How many gaps between groups separate two rungs, the lower one first.
int RungList::gapsBetween(int lower, int upper) const
{
    return upper / groupSize - lower / groupSize;
}

int RungList::rowHeight() const
{
    const int text = fontMetrics().height();
    const Range shown = shownRungs();
    const int rows =
        height() - text / 2 - gapsBetween(shown.lowest, shown.highest) * groupGap(text);
    const int highest = m_count > groupSize ? 2 * text : 5 * text / 2;
    return std::clamp(rows / std::max(1, shown.count()), lowestRung(text), highest);
}

QRect RungList::rowOf(int rung) const
{
    const int text = fontMetrics().height();
    const int top = shownRungs().highest;
    const int above = (top - rung) * rowHeight() + gapsBetween(rung, top) * groupGap(text);
    return {0, above + text / 4, width(), rowHeight()};
}

/// The level of the page Play that is about as strong as a rung.
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
    const Range shown = shownRungs();
    for (int rung = shown.lowest; rung <= shown.highest; ++rung) {
        paintRung(painter, rung);
        if (rung % groupSize != 0 || rung == shown.lowest)
            continue;
        painter.setPen(QPen(cardEdge(palette()), 1));
        const qreal between = rowOf(rung).bottom() + 1 + groupGap(text) / 2.0;
        painter.drawLine(QPointF(text, between), QPointF(width() - text, between));
    }
    if (shown.highest + 1 < m_count)
        paintMore(painter, true);
    if (shown.lowest > 0)
        paintMore(painter, false);
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), cornerRadius(text),
                       focusColour(palette(), cardColour(palette())));
}

/// A triangle at an edge beyond which there are more rungs.
void RungList::paintMore(QPainter &painter, bool above) const
{
    const qreal half = fontMetrics().height() / 4.0;
    const qreal middle = width() / 2.0;
    const qreal edge = above ? 0 : height();
    const qreal base = above ? half : height() - half;
    painter.setPen(Qt::NoPen);
    painter.setBrush(quietText(palette()));
    painter.drawPolygon(QPolygonF({{middle - half, base}, {middle + half, base}, {middle, edge}}));
}

QRect RungList::placed(const QRect &area) const
{
    return QStyle::visualRect(layoutDirection(), rect(), area);
}

void RungList::paintRung(QPainter &painter, int rung) const
{
    const int text = fontMetrics().height();
    const QRect row = rowOf(rung);
    const bool current = rung == m_rung;
    if (current) {
        paintSurface(painter, row, cornerRadius(text), quietColour(palette()));
        paintSurface(painter, placed({0, row.top(), std::max(3, text / 5), row.height()}), 2,
                     turnColour(palette()));
    }
    QFont font = this->font();
    font.setBold(current);
    painter.setFont(font);
    painter.setPen(rung <= m_rung ? palette().windowText().color() : quietText(palette()));
    painter.drawText(placed({text, row.top(), 2 * text, row.height()}), Qt::AlignCenter,
                     QLocale().toString(rung + 1));
    paintState(painter, rung);
    const int left = 5 * text;
    const QString name = rungName(rung);
    const int nameWidth = QFontMetrics(font).horizontalAdvance(name);
    const int start =
        int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
    painter.setPen(rung <= m_rung ? palette().windowText().color() : quietText(palette()));
    painter.drawText(placed({left, row.top(), nameWidth + text, row.height()}), start, name);
    const int noteLeft = left + nameWidth + text / 2;
    const QFont small = scaledFont(this->font(), 0.85);
    const QFontMetrics ofSmall(small);
    const QString note = levelBeside(rung);
    const int noteWidth = note.isEmpty() ? 0 : ofSmall.horizontalAdvance(note) + text / 2;
    const int end = current         ? paintWins(painter, noteLeft + noteWidth)
                    : rung < m_rung ? width() - 2 * text - row.height()
                                    : width() - text;
    // Half a note would be no help.
    const QString level = ofSmall.horizontalAdvance(note) <= end - noteLeft ? note : QString();
    painter.setFont(small);
    painter.setPen(quietText(palette()));
    painter.drawText(placed({noteLeft, row.top(), end - noteLeft, row.height()}), start, level);
}

/// Paints the state of a rung (beaten, current or still waiting) as a disc, and a check at the end
/// of its row.
void RungList::paintState(QPainter &painter, int rung) const
{
    const int text = fontMetrics().height();
    const QRect row = rowOf(rung);
    const int side = std::min(row.height() * 3 / 4, text); // leaves space for the name
    const QRect disc = placed({7 * text / 2, row.top() + (row.height() - side) / 2, side, side});
    if (rung > m_rung) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(fieldEdge(palette()), 1.2));
        painter.drawEllipse(QRectF(disc).adjusted(1, 1, -1, -1));
        return;
    }
    if (rung < m_rung && isDark(palette())) // a black disc would hardly be visible
        paintDone(painter, QRectF(disc).adjusted(1, 1, -1, -1), palette());
    else
        paintDisc(painter, *this, disc, rung == m_rung ? core::Side::Second : core::Side::First);
    if (rung < m_rung)
        paintCheck(painter,
                   placed({width() - text - row.height(), row.top(), row.height(), row.height()}),
                   doneColour(palette()));
}

/// Paints the number of wins against the current rung, with a dot for each if there is space;
/// returns the left end of what was painted.
int RungList::paintWins(QPainter &painter, int from) const
{
    const int text = fontMetrics().height();
    const QRect row = rowOf(m_rung);
    const int won = int(std::count(m_recent.begin(), m_recent.end(), 1.0));
    painter.setFont(boldFont(this->font(), 0.85));
    QString wins = tr("%1 of 3 wins").arg(won);
    int width = painter.fontMetrics().horizontalAdvance(wins);
    if (this->width() - text - width < from) { // the note before it is worth more than the word
        wins = tr("%1 of 3", "wins").arg(won);
        width = painter.fontMetrics().horizontalAdvance(wins);
    }
    int left = this->width() - text - width;
    painter.setPen(palette().windowText().color());
    painter.drawText(placed({left, row.top(), width, row.height()}), Qt::AlignCenter, wins);
    left -= text / 2;
    constexpr int dots = 3;
    const int dot = text / 2;
    const int step = dot + std::max(2, text / 5);
    if (left - dots * step < from)
        return left;
    for (int i = 0; i < dots; ++i) {
        const QRectF place =
            placed({left - (dots - i) * step, row.center().y() - dot / 2, dot, dot});
        const bool isWon = i < won;
        painter.setPen(isWon ? QPen(Qt::NoPen) : QPen(fieldEdge(palette()), 1));
        painter.setBrush(isWon ? QBrush(doneColour(palette())) : QBrush(Qt::NoBrush));
        painter.drawEllipse(place);
    }
    return left - dots * step - text / 2;
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
    update();
}

QSize RatingLine::sizeHint() const
{
    return {6 * fontMetrics().height(), 2 * fontMetrics().height()};
}

void RatingLine::paintEvent(QPaintEvent *)
{
    if (!isOfUse())
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
