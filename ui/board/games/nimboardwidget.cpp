#include "ui/board/games/nimboardwidget.h"

#include "ui/board/boardpainting.h"
#include "ui/board/games/boardtexts.h"
#include "ui/board/texture.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>

namespace ui {

namespace {

using core::Nim;

// Lengths below are relative to the counters' pitch.
constexpr qreal stoneWidth = 0.4;
constexpr qreal stoneHeight = 0.375;
constexpr qreal socketWidth = 0.3;
constexpr qreal socketHeight = 0.275;
constexpr qreal tintRadius = 0.36;
constexpr qreal lift = 0.13;
constexpr qreal flight = 0.7;
constexpr qreal lastMoveRadius = 0.11;
constexpr qreal lettersHeight = 0.8; ///< relative to the numbers'

constexpr int maxTakeButtons = 4; ///< no more fit below the counters
constexpr qreal takeButtonAspect = 2.6;
constexpr int maxNumbered = 9; ///< larger heaps do not number their counters

constexpr int turns = 5;           ///< different angles of the stones
constexpr qreal degreesOfTurn = 6; ///< between two angles
constexpr std::size_t tones = std::tuple_size_v<decltype(BoardColours::counters)>;

/// A stone's appearance at a cell: tone and angle, the same in every game.
struct Stone
{
    std::size_t tone = 0;
    int turn = 0;

    std::size_t index() const { return tone * turns + static_cast<std::size_t>(turn); }
};

Stone stoneAt(int cell)
{
    const unsigned bits = static_cast<unsigned>(cell) * 0x9e3779b1U;
    return {(bits >> 13) % tones, static_cast<int>((bits >> 21) % turns)};
}

/// A rotated oval inside a rectangle, enlarged by `growth`.
QPainterPath oval(const QRectF &place, int turn, qreal width, qreal height, qreal growth = 0)
{
    const qreal across = place.width() * width + growth;
    const qreal down = place.width() * height + growth;
    QPainterPath path;
    path.addEllipse(QPointF(), across, down);
    QTransform placed;
    placed.translate(place.center().x(), place.center().y());
    constexpr int upright = turns / 2;
    placed.rotate((turn - upright) * degreesOfTurn);
    return placed.map(path);
}

QPainterPath stoneShape(const QRectF &place, int cell, qreal growth = 0)
{
    return oval(place, stoneAt(cell).turn, stoneWidth, stoneHeight, growth);
}

} // namespace

NimBoardWidget::NimBoardWidget(QWidget *parent)
    : BoardWidget(Nim(), NimLayout::cellOf(0, Nim().heap(0)), parent)
{}

int NimBoardWidget::columnCount() const
{
    return *std::max_element(m_places.begin(), m_places.end());
}

int NimBoardWidget::cellAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_takeButtons.size(); ++i) {
        if (m_takeButtons[i].contains(point))
            return cellTaking(static_cast<int>(i) + 1);
    }
    const int cell = m_layout.cellAt(point);
    return hasCounter(game(), cell) ? cell : -1;
}

QStringList NimBoardWidget::captions() const
{
    if (pointsAtMove())
        return counterCaptions(game(), pointedCell());
    const QStringList rules = nimRules(game());
    return takeButtonCount() > 0 ? rules.mid(1) : rules; // the buttons say how many may be taken
}

int NimBoardWidget::cellToward(int cell, CursorMove cursorMove) const
{
    return m_layout.cellToward(cell, cursorMove, game());
}

/// The counter whose move takes that many from the only heap; -1 if there is none.
int NimBoardWidget::cellTaking(int counters) const
{
    const int cell = NimLayout::cellOf(0, game().heap(0) - counters + 1);
    return hasCounter(game(), cell) ? cell : -1;
}

/// The number of buttons below the counters: Take 1, Take 2 and so on.
int NimBoardWidget::takeButtonCount() const
{
    const int limit = game().heapCount() == 1 ? game().takeLimit() : 0;
    const int most = m_places.size() == 1 ? m_places[0] : limit;
    return limit <= maxTakeButtons ? std::min(limit, most) : 0;
}

QRectF NimBoardWidget::typedArea(const QString &text) const
{
    const int heap = typedHeap(text);
    return heap < game().heapCount() ? m_layout.heapRect(heap) : QRectF();
}

QList<int> NimBoardWidget::takenCells() const
{
    return lastMove() ? takenCounters(game(), *lastMove()) : QList<int>();
}

void NimBoardWidget::positionChanged()
{
    std::vector<int> places;
    places.reserve(static_cast<std::size_t>(game().heapCount()));
    for (int heap = 0; heap < game().heapCount(); ++heap)
        places.push_back(game().heap(heap));
    if (lastMove()) {
        places[static_cast<std::size_t>(Nim::heapOf(*lastMove()))] += Nim::countersOf(*lastMove());
        for (std::size_t i = 0; i < places.size() && places.size() == m_places.size(); ++i)
            places[i] = qMax(places[i], m_places[i]);
    }
    if (places == m_places && m_buttonsWanted == takeButtonCount())
        return;
    m_places = places;
    rebuild();
}

void NimBoardWidget::layOut()
{
    m_tray = boardSquare();
    const QSizeF size = m_tray.size();
    const qreal side = size.width();
    const qreal frame = onPixelGrid(isMiniature(side) ? 2 : qMax(5.0, side * 0.02));
    m_floor = m_tray.adjusted(frame, frame, -frame, -frame);
    const qreal margin = frame + side * 0.03;
    const qreal heapWidth = size.width() / static_cast<qreal>(m_places.size());
    m_numberHeight = qMax(10.0, qMin(side * 0.048, heapWidth * 0.45));
    const qreal captionHeight = qMax(10.0, side * 0.034) * 1.5;
    m_isLabelled = labelsFit(size.width() - 2 * margin);
    const qreal lines =
        display().coordinates && hasLetters(game()) ? 1.4 + 1.3 * lettersHeight : 1.4;
    const qreal labels = m_isLabelled ? m_numberHeight * lines : 0;
    m_caption = QRectF(m_tray.left() + margin, m_tray.bottom() - margin * 0.9 - captionHeight,
                       size.width() - 2 * margin, captionHeight);
    const qreal words = placeTakeButtons(m_caption.top() - margin * 0.4, captionHeight);
    const qreal bottom = isMiniature(side) ? m_floor.bottom() : words; // a miniature has no words
    const qreal top = m_tray.top() + margin;
    m_heading = QRectF(m_tray.left() + margin, top, size.width() - 2 * margin, labels);
    m_counters = QRectF(m_tray.left() + margin, top + (hasHeading() ? labels : 0),
                        size.width() - 2 * margin, bottom - margin * 0.4 - labels - top);
    m_layout.place(m_places, m_counters, devicePixel());
    renderStones();
}

/// Whether the numbers of the heaps, or the text above the only one, fit a width: in a picture in a
/// menu they would be cut.
bool NimBoardWidget::labelsFit(qreal width) const
{
    const int max = columnCount();
    const QString widest = hasHeading() ? leftText(max) : QString::number(max);
    return QFontMetricsF(numberFont()).horizontalAdvance(widest)
           <= width / static_cast<qreal>(m_places.size());
}

QFont NimBoardWidget::numberFont() const
{
    return boldFont(fontOfHeight(font(), m_numberHeight));
}

void NimBoardWidget::renderStones()
{
    const QRectF place(0, 0, m_layout.pitch(), m_layout.pitch());
    m_stones.clear();
    for (const QColor &tone : colours().counters) {
        for (int turn = 0; turn < turns; ++turn)
            m_stones.push_back(
                paintedPixmap(place.size(), devicePixelRatioF(), [&](QPainter &painter) {
                    paintStone(painter, oval(place, turn, stoneWidth, stoneHeight), tone);
                }));
    }
}

/// The largest font in which the widest button text fits a width; nothing if that is too small.
std::optional<QFont> NimBoardWidget::takeButtonFont(qreal width) const
{
    // Bold as under the pointer.
    QFont font = boldFont(fontOfHeight(this->font(), m_caption.height() / 1.5));
    qreal widest = 0;
    for (int taken = 1; taken <= takeButtonCount(); ++taken)
        widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(takeText(taken)));
    constexpr qreal share = 0.92;
    if (widest <= share * width)
        return font;
    const int pixels = int(font.pixelSize() * share * width / widest);
    font.setPixelSize(std::max(1, pixels));
    return pixels < smallestText ? std::nullopt : std::optional(font);
}

/// Places the buttons in a row above a line and returns its upper edge. There are none if the board
/// is too small for their texts.
qreal NimBoardWidget::placeTakeButtons(qreal bottom, qreal lineHeight)
{
    const int count = takeButtonCount();
    m_buttonsWanted = count;
    m_takeButtons.clear();
    if (count == 0)
        return bottom;
    const qreal height = lineHeight * 1.5;
    const qreal gap = height * 0.3;
    const qreal width =
        qMin(height * takeButtonAspect, (m_caption.width() - gap * (count - 1)) / count);
    m_takeFont = takeButtonFont(width);
    if (!m_takeFont)
        return bottom;
    qreal left = m_tray.center().x() - (count * width + (count - 1) * gap) / 2;
    for (int i = 0; i < count; ++i, left += width + gap)
        m_takeButtons.emplace_back(left, bottom - height, width, height);
    return bottom - height;
}

void NimBoardWidget::paintBackground(QPainter &painter) const
{
    const TexturedFill floor{colours().tray, colours().trayLit, colours().trayTexture};
    paintSlab(painter, m_tray, colours().trayFrame, colours().trayFrame);
    if (floor.texture != Texture::Plain)
        paintFrameLight(painter, m_tray, slabRadius(m_tray), m_floor, m_tray.width() * 0.004);
    paintTexturedFill(painter, m_floor, floor, m_floor.width() * 0.012);
    painter.setBrush(mixed(colours().tray, colours().socket, 0.2));
    painter.setPen(QPen(colours().socket, qMax(devicePixel(), m_layout.pitch() * 0.012)));
    for (int heap = 0; heap < static_cast<int>(m_places.size()); ++heap) {
        for (int counter = 1; counter <= m_places[static_cast<std::size_t>(heap)]; ++counter) {
            const int cell = NimLayout::cellOf(heap, counter);
            painter.drawPath(oval(cellRect(cell), stoneAt(cell).turn, socketWidth, socketHeight));
        }
    }
}

void NimBoardWidget::paintPieces(QPainter &painter, const QRectF &dirty) const
{
    paintCounters(painter, dirty);
    if (before() != nullptr)
        paintLifting(painter);
    else if (isOver(position()))
        paintLastTaken(painter);
    if (before() == nullptr && display().lastMove)
        paintLastMove(painter);
    if (pointsAtMove())
        paintPointed(painter);
    else if (isInteractive() && before() == nullptr && !showsTheory())
        paintTakable(painter);
    paintTakeButtons(painter);
    paintLabels(painter, dirty);
    if (!showsTheory() || pointsAtMove())
        paintCaption(painter);
}

void NimBoardWidget::paintCounter(QPainter &painter, int cell, const QRectF &place) const
{
    painter.drawPixmap(place.topLeft(), m_stones[stoneAt(cell).index()]);
}

void NimBoardWidget::paintCounters(QPainter &painter, const QRectF &dirty) const
{
    for (const int cell : counterCells(game())) {
        if (dirty.intersects(cellRect(cell)))
            paintCounter(painter, cell, counterRect(cell));
    }
}

/// The counter's rectangle; raised while the pointed move would take it.
QRectF NimBoardWidget::counterRect(int cell) const
{
    const QRectF place = cellRect(cell);
    const int pointed = pointedCell();
    const bool rises = previewing() && isLegal(pointed) && cellsOf(moveAt(pointed)).contains(cell);
    return rises ? place.translated(0, -m_layout.pitch() * lift) : place;
}

void NimBoardWidget::paintLifting(QPainter &painter) const
{
    const QList<int> taken = takenCells();
    const auto count = static_cast<qreal>(taken.size());
    for (qsizetype i = 0; i < taken.size(); ++i) {
        // The counters start from the top, and all are gone at the end.
        const qreal start = 0.4 * takeLength * (count - 1 - static_cast<qreal>(i)) / count;
        const qreal gone = qBound(0.0, (elapsed() - start) / (takeLength * 0.6), 1.0);
        painter.setOpacity(1 - gone);
        paintCounter(painter, taken[i],
                     cellRect(taken[i]).translated(0, -m_layout.pitch() * flight * gone));
    }
    painter.setOpacity(1);
}

/// What decided the game: an empty tray would not tell.
void NimBoardWidget::paintLastTaken(QPainter &painter) const
{
    constexpr qreal faint = 0.45;
    painter.setOpacity(faint);
    for (const int cell : takenCells())
        paintCounter(painter, cell, cellRect(cell));
    painter.setOpacity(1);
}

void NimBoardWidget::paintPointed(QPainter &painter) const
{
    const qreal pitch = m_layout.pitch();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(colours().counterMark, qMax(1.0, pitch * 0.045), Qt::SolidLine, Qt::RoundCap));
    for (const int cell : cellsOf(moveAt(pointedCell()))) {
        painter.drawPath(stoneShape(counterRect(cell), cell, -pitch * 0.02));
        painter.drawEllipse(around(counterRect(cell).center(), pitch * 0.12));
    }
}

/// Numbers the counters that may be taken; adds a light rim if not all of the heap may be.
void NimBoardWidget::paintTakable(QPainter &painter) const
{
    constexpr qreal numberHeight = 0.34;
    const qreal pitch = m_layout.pitch();
    painter.setFont(fontOfHeight(font(), pitch * numberHeight));
    painter.setBrush(Qt::NoBrush);
    for (int heap = 0; heap < game().heapCount(); ++heap) {
        const int max = game().maxTakenFrom(heap);
        for (int taken = 1; taken <= max; ++taken) {
            const int cell = NimLayout::cellOf(heap, game().heap(heap) - taken + 1);
            const QRectF place = cellRect(cell);
            painter.setPen(QPen(colours().counterMark, qMax(1.0, pitch * 0.04)));
            if (max < game().heap(heap))
                painter.drawPath(stoneShape(place, cell, -pitch * 0.02));
            if (max <= maxNumbered)
                painter.drawText(place, Qt::AlignCenter, QString::number(taken));
        }
    }
}

void NimBoardWidget::paintTakeButtons(QPainter &painter) const
{
    // Opaque, because Qt fills large translucent areas on pool threads and waits for them.
    constexpr double resting = 0.45;
    constexpr double pointedAt = 1;
    constexpr double edgeOfButton = 0.4;
    const double strength = isInteractive() ? 1 : 0.5;
    const QColor ink = mixed(colours().tray, colours().trayText, strength);
    const int pointed = pointsAtMove() ? Nim::countersOf(moveAt(pointedCell())) : 0;
    const int hinted = hintedMove() ? Nim::countersOf(*hintedMove()) : 0;
    const auto count = std::min(static_cast<int>(m_takeButtons.size()), game().maxTakenFrom(0));
    for (int taken = 1; taken <= count; ++taken) {
        const QRectF &place = m_takeButtons[static_cast<std::size_t>(taken - 1)];
        QFont text = *m_takeFont;
        text.setBold(taken == pointed);
        const qreal line = devicePixel();
        painter.setPen(QPen(mixed(colours().tray, ink, edgeOfButton), line));
        painter.setBrush(
            mixed(colours().tray, colours().buttonFace, taken == pointed ? pointedAt : resting));
        const qreal radius = place.height() * 0.25;
        painter.drawRoundedRect(place.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                                radius);
        if (taken == hinted) {
            const qreal width = qMax(1.5, qMin(markWidth(), place.height() * 0.08));
            QPainterPath outline;
            outline.addRoundedRect(place, radius, radius);
            strokeCased(painter, outline, width, colours().hint, colours().markDark);
        }
        painter.setPen(ink);
        painter.setFont(text);
        painter.drawText(place, Qt::AlignCenter, takeText(taken));
    }
}

void NimBoardWidget::paintLastMove(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().trayLastMove);
    const qreal radius = qMax(1.0, m_layout.pitch() * lastMoveRadius);
    for (const int cell : takenCells())
        painter.drawEllipse(around(cellRect(cell).center(), radius));
}

void NimBoardWidget::paintLabels(QPainter &painter, const QRectF &dirty) const
{
    if (!m_isLabelled)
        return;
    const QFont number = numberFont();
    const QFont letter = fontOfHeight(font(), m_numberHeight * lettersHeight);
    painter.setPen(colours().trayText);
    if (hasHeading()) {
        painter.setFont(number);
        painter.drawText(m_heading, Qt::AlignCenter, leftText(game().heap(0)));
        return;
    }
    for (int heap = 0; heap < game().heapCount(); ++heap) {
        const QRectF column = m_layout.heapRect(heap);
        QRectF line(column.left(), m_layout.ground() + m_numberHeight * 0.2, column.width(),
                    m_numberHeight * 1.2);
        if (!dirty.intersects(column))
            continue;
        painter.setFont(number);
        painter.drawText(line, Qt::AlignCenter, QString::number(game().heap(heap)));
        if (!display().coordinates || !hasLetters(game()))
            continue;
        line.translate(0, line.height());
        painter.setFont(letter);
        painter.drawText(line, Qt::AlignCenter, QString(QChar(Nim::heapLetter(heap))));
    }
}

void NimBoardWidget::paintCaption(QPainter &painter) const
{
    const QFont small = fontOfHeight(font(), m_caption.height() / 1.5);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setPen(colours().trayText);
    for (const QString &text : captions()) {
        if (metrics.horizontalAdvance(text) > m_caption.width())
            continue;
        painter.drawText(m_caption, Qt::AlignCenter, text);
        return;
    }
}

/// The text is in the line below the heaps: beside the counter it would cover others.
void NimBoardWidget::paintHintMark(QPainter &painter, int cell, const QString &) const
{
    const QRectF place = counterRect(cell);
    const qreal width = qMin(markWidth() * 1.2, place.width() * 0.1);
    strokeCased(painter, stoneShape(place, cell, -width / 2), width, colours().hint,
                colours().markDark);
}

void NimBoardWidget::paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const
{
    const QRectF place = counterRect(cell);
    const qreal width = best ? qMax(1.5, place.width() * 0.06) : devicePixel();
    painter.setPen(QPen(tint.text, width));
    painter.setBrush(tint.fill);
    painter.drawEllipse(around(place.center(), place.width() * tintRadius));
}

QRectF NimBoardWidget::theoryRect(int cell) const
{
    const QRectF place = counterRect(cell);
    const qreal across = place.width() * tintRadius * 0.85;
    return QRectF(place.center().x() - across, place.center().y() - across * 0.4, 2 * across,
                  0.8 * across);
}

QRectF NimBoardWidget::heapRect(int heap) const
{
    QRectF column = m_layout.heapRect(heap);
    column.setBottom(m_caption.top());
    return column;
}

QRectF NimBoardWidget::focusRect(int cell) const
{
    // The frame moves with a raised counter.
    const bool lifted = previewing() && cell == pointedCell() && isLegal(cell);
    const qreal pitch = m_layout.pitch();
    const qreal growth = pitch * 0.07;
    return cellRect(cell)
        .adjusted(-growth, -growth, growth, growth)
        .translated(0, lifted ? -pitch * lift : 0);
}

QRectF NimBoardWidget::animationArea() const
{
    QRectF area;
    for (const int cell : takenCells())
        area |= cellRect(cell).adjusted(0, -m_layout.pitch() * flight - 1, 0, 2);
    return area.isNull() ? m_tray : area;
}

} // namespace ui
