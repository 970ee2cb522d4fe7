#include "ui/board/games/nimlayout.h"

#include "ui/board/games/boardtexts.h"
#include "ui/board/games/nimboardwidget.h"

#include <algorithm>
#include <cmath>

namespace ui {

using core::Nim;

namespace {

constexpr qreal heapGap = 0.6;        ///< minimum between heaps, in counters
constexpr qreal liftSpace = 0.3;      ///< above the top row, in counters
constexpr qreal largestCounter = 0.2; ///< relative to the area's shorter side
constexpr qreal widestGap = 1.8;      ///< maximum between heaps, in counters

} // namespace

void NimLayout::place(const std::vector<int> &places, const QRectF &area, qreal devicePixel)
{
    m_places = places;
    m_area = area;
    const int max = std::max(1, *std::max_element(places.begin(), places.end()));
    const auto heaps = static_cast<qreal>(places.size());
    m_pitch = 0;
    for (int across = 1; across <= max; ++across) {
        const int rows = (max + across - 1) / across;
        const qreal pitch =
            qMin(area.width() / (heaps * (across + heapGap)), area.height() / (rows + liftSpace));
        if (pitch > m_pitch) {
            m_pitch = pitch;
            m_across = across;
        }
    }
    const qreal largest = qMin(area.width(), area.height()) * largestCounter;
    m_pitch = std::floor(qMin(m_pitch, largest) / devicePixel) * devicePixel;
    m_pitch = qMax(m_pitch, devicePixel);
    m_heapWidth = qMin(area.width() / heaps, m_pitch * (m_across + widestGap));
    m_left = area.center().x() - m_heapWidth * heaps / 2;
    m_devicePixel = devicePixel;
    // Centres the heaps vertically; the space above for raised counters counts as empty.
    const qreal spare = qMax(0.0, area.height() - (rowOf(max) + 1 + liftSpace) * m_pitch);
    const qreal below = qMin(spare, (spare + liftSpace * m_pitch) / 2);
    m_ground = area.bottom() - std::floor(below / devicePixel) * devicePixel;
}

QRectF NimLayout::heapRect(int heap) const
{
    return QRectF(m_left + heap * m_heapWidth, m_area.top(), m_heapWidth, m_area.height());
}

QRectF NimLayout::cellRect(int cell) const
{
    const int counter = counterOf(cell);
    const int column = (counter - 1) % m_across;
    const qreal exact = heapRect(heapOf(cell)).center().x() - m_across * m_pitch / 2;
    const qreal left = qRound(exact / m_devicePixel) * m_devicePixel;
    return QRectF(left + column * m_pitch, m_ground - (rowOf(counter) + 1) * m_pitch, m_pitch,
                  m_pitch);
}

int NimLayout::cellAt(QPointF point) const
{
    for (int heap = 0; heap < static_cast<int>(m_places.size()); ++heap) {
        const QRectF first = cellRect(cellOf(heap, 1));
        const auto column = static_cast<int>(std::floor((point.x() - first.left()) / m_pitch));
        const auto row = static_cast<int>(std::floor((m_ground - point.y()) / m_pitch));
        const int counter = row * m_across + column + 1;
        if (column >= 0 && column < m_across && row >= 0
            && counter <= m_places[static_cast<std::size_t>(heap)])
            return cellOf(heap, counter);
    }
    return -1;
}

int NimLayout::intoHeap(const core::Nim &game, int from, int step, int row) const
{
    for (int heap = from + step; heap >= 0 && heap < game.heapCount(); heap += step) {
        const int size = game.heap(heap);
        if (size == 0)
            continue;
        const int level = qMin(row, rowOf(size));
        return cellOf(heap, step > 0 ? level * m_across + 1 : qMin((level + 1) * m_across, size));
    }
    return -1;
}

int NimLayout::cellToward(int cell, BoardWidget::CursorMove cursorMove, const core::Nim &game) const
{
    using CursorMove = BoardWidget::CursorMove;
    const int heap = heapOf(cell);
    const int counter = counterOf(cell);
    const int size = game.heap(heap);
    const int column = (counter - 1) % m_across;
    int target = -1;
    switch (cursorMove) {
    case CursorMove::Left:
        target = column > 0 ? cell - 1 : intoHeap(game, heap, -1, rowOf(counter));
        break;
    case CursorMove::Right:
        target = column + 1 < m_across && counter < size ? cell + 1
                                                         : intoHeap(game, heap, 1, rowOf(counter));
        break;
    case CursorMove::Up:
        target = rowOf(counter) < rowOf(size) ? cellOf(heap, qMin(counter + m_across, size)) : -1;
        break;
    case CursorMove::Down:
        target = counter > m_across ? cell - m_across : -1;
        break;
    case CursorMove::LineStart:
        target = cellOf(heap, size);
        break;
    case CursorMove::LineEnd:
        target = cellOf(heap, size - game.maxTakenFrom(heap) + 1);
        break;
    case CursorMove::First:
        target = intoHeap(game, -1, 1, rowOf(core::Nim::maxHeapSize));
        break;
    case CursorMove::Last:
        target = intoHeap(game, game.heapCount(), -1, rowOf(core::Nim::maxHeapSize));
        break;
    }
    return target >= 0 ? target : cell;
}

bool hasCounter(const Nim &game, int cell)
{
    const int heap = NimLayout::heapOf(cell);
    return cell >= 0 && heap < game.heapCount() && NimLayout::counterOf(cell) >= 1
           && NimLayout::counterOf(cell) <= game.heap(heap);
}

QList<int> counterCells(const Nim &game)
{
    QList<int> all;
    for (int heap = 0; heap < game.heapCount(); ++heap) {
        for (int counter = 1; counter <= game.heap(heap); ++counter)
            all += NimLayout::cellOf(heap, counter);
    }
    return all;
}

int nearestCounter(const Nim &game, int cell)
{
    if (hasCounter(game, cell))
        return cell;
    const int near = cell < 0 ? 0 : NimLayout::heapOf(cell);
    for (int i = 0; i < game.heapCount(); ++i) {
        const int heap = (near + i) % game.heapCount();
        if (game.heap(heap) > 0)
            return NimLayout::cellOf(heap, game.heap(heap));
    }
    return -1;
}

core::Move moveAt(const Nim &game, int cell)
{
    const int heap = NimLayout::heapOf(cell);
    if (!hasCounter(game, cell))
        return core::Move::none();
    const int wanted = game.heap(heap) - NimLayout::counterOf(cell) + 1;
    return Nim::take(heap, std::min(wanted, game.maxTakenFrom(heap)));
}

QList<int> countersOf(const Nim &game, core::Move move)
{
    QList<int> going;
    const int heap = Nim::heapOf(move);
    const int size = game.heap(heap);
    for (int counter = size - Nim::countersOf(move) + 1; counter <= size; ++counter)
        going += NimLayout::cellOf(heap, counter);
    return going;
}

QList<int> takenCounters(const Nim &game, core::Move move)
{
    QList<int> taken;
    const int heap = Nim::heapOf(move);
    for (int i = 1; i <= Nim::countersOf(move); ++i)
        taken += NimLayout::cellOf(heap, game.heap(heap) + i);
    return taken;
}

BoardWidget::Typed readTypedMove(const Nim &game, const QString &text)
{
    using State = BoardWidget::Typed::State;
    const bool named = !text.isEmpty() && text[0] >= QChar(Nim::heapLetter(0))
                       && text[0] < QChar(Nim::heapLetter(game.heapCount()));
    if (!named && text.size() == 1 && text[0].isLetter())
        return {State::Unfinished, -1, {}};
    if (!named && game.heapCount() > 1)
        return {State::Complete, -1,
                NimBoardWidget::tr("Type the letter of a heap and how many to take, such as a2.")};
    if (!named && !text.isEmpty() && text[0].isLetter())
        return {};
    const int heap = named ? typedHeap(text) : 0;
    const QString digits = named ? text.mid(1) : text;
    const int size = game.heap(heap);
    if (digits.isEmpty() && named)
        return {State::Unfinished, size > 0 ? NimLayout::cellOf(heap, size) : -1, {}};
    bool isNumber = false;
    const int takes = digits.toInt(&isNumber);
    if (!isNumber || takes == 0 || digits.size() > 2)
        return {};
    if (game.isOver())
        return {State::Complete, -1, NimBoardWidget::tr("The game is over.")};
    if (takes > size)
        return {State::Complete, -1,
                hasLetters(game) ? NimBoardWidget::tr("Heap %1 has only %n.", nullptr, size)
                                       .arg(QChar(Nim::heapLetter(heap)))
                                 : NimBoardWidget::tr("There are only %n.", nullptr, size)};
    if (takes > game.maxTakenFrom(heap))
        return {State::Complete, -1, tooManyCounters(game)};
    const int cell = NimLayout::cellOf(heap, size - takes + 1);
    if (digits.size() == 1 && takes * 10 <= game.maxTakenFrom(heap))
        return {
            State::Unfinished, cell,
            NimBoardWidget::tr("Press Enter to take %n, or type one more digit.", nullptr, takes)};
    return {State::Complete, cell, {}};
}

int typedHeap(const QString &text)
{
    return text[0].isLetter() ? text[0].unicode() - Nim::heapLetter(0) : 0;
}

} // namespace ui
