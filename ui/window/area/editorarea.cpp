#include "ui/window/area/editorarea.h"

#include "ui/style/scaledfont.h"
#include "ui/window/area/layoutgeometry.h"

#include <algorithm>

namespace ui {

void EditorArea::show(QWidget *board, PositionEditor *panel)
{
    *this = {};
    m_board = board;
    m_panel = panel;
    board->show();
    panel->show();
}

void EditorArea::rescale(const LayoutMetrics &sizes, const QFont &font, const GamePlace &place)
{
    if (!isShown())
        return;
    m_panel->setCompact(false);
    m_panel->setFont(QFont());
    const QSizeF minimum(m_panel->minimumSizeHint());
    qreal fitting =
        std::min(place.board.height() / minimum.height(), place.column.width() / minimum.width());
    m_isInColumn = place.isBeside && fitting >= 1;
    qreal wanted = place.scale;
    if (!m_isInColumn) {
        constexpr double maxShare = 0.3; // of the width
        m_panel->setCompact(true);
        const QSizeF smallest(m_panel->sizeHint());
        const QRect room = sizes.inner();
        fitting =
            std::min(room.height() / smallest.height(), maxShare * room.width() / smallest.width());
        wanted = sizes.scaleFor(std::min(room.width(), room.height()));
    }
    m_scale = std::max(1.0, std::min(wanted, 0.95 * fitting));
    if (m_scale > 1)
        m_panel->setFont(scaledFont(font, m_scale));
    layOut(sizes, place);
}

void EditorArea::layOut(const LayoutMetrics &sizes, const GamePlace &place) const
{
    if (!isShown())
        return;
    if (m_isInColumn) {
        QRect column = place.column;
        column.setHeight(std::max(place.board.height(), m_panel->sizeHint().height()));
        m_board->setGeometry(place.board);
        m_panel->setGeometry(column);
        return;
    }
    const QRect room = sizes.inner();
    const int between = sizes.gap(m_scale);
    const QSize panel = m_panel->sizeHint();
    const int width =
        std::max(panel.width(), int(LayoutMetrics::minPanelWidth * m_scale * sizes.textHeight()));
    const int beside = panel.height() <= room.height()
                           ? std::min(room.height(), room.width() - between - width)
                           : 0;
    const int below = std::min(room.width(), room.height() - between / 2 - panel.height());
    const int side = std::max({beside, below, 0});
    if (beside >= below) {
        const int left = room.left() + (room.width() - side - between - width) / 2;
        const int top = room.top() + (room.height() - side) / 2;
        placePart(m_board, {left, top, side, side});
        placePart(m_panel, {left + side + between, top, width, std::max(side, panel.height())});
    } else {
        placePart(m_board, {room.left() + (room.width() - side) / 2, room.top(), side, side});
        placePart(m_panel, {room.left(), room.top() + side + between / 2, room.width(),
                            room.bottom() + 1 - (room.top() + side + between / 2)});
    }
}

} // namespace ui
