// The placing half of GameArea: the parts at the sizes of a plan.
#include "ui/window/gamearea.h"

#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

/// In the height of the panel's text: room for words that are longer than a paragraph, where it
/// costs nothing.
constexpr double moreParagraph = 2.2;

} // namespace

/// Places a part in a layout from left to right, which is mirrored where the script is.
void GameArea::place(QWidget *part, const QRect &area)
{
    part->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
}

void GameArea::placeBeside(int side)
{
    const QRect room = inner();
    const int width = panelWidth(side);
    const int left = room.left() + (room.width() - side - 2 * gap(m_scale) - width) / 2;
    const int panelLeft = left + side + 2 * gap(m_scale);
    const Form plan = m_isOneRow                 ? Form::OneRow
                      : m_setupPanel->isFolded() ? Form::Folded
                                                 : Form::Open;
    const int card = cardHeight(m_scale);
    // No taller than the board, if it can be helped.
    const bool tight =
        card + rowsHeight(plan, m_scale, gap(m_scale), upperRowHeight(m_scale, width, false))
        > side;
    const int between = tight ? gap(m_scale) / 2 : gap(m_scale);
    const int commands = upperRowHeight(m_scale, width, tight);
    const int form = formSize(m_setupPanel->isFolded(), m_scale).height();
    const int rows = rowsHeight(plan, m_scale, between, commands);
    const int height = std::max(side, card + rows);
    const int top = room.top() + std::max(0, (room.height() - height) / 2);
    place(m_board, {left, top, side, side});
    place(m_players, {panelLeft, top, width, card});
    place(m_buttons, {panelLeft, top + card + between, width, commands});
    const int formTop = m_isOneRow ? top + card + between : top + height - form;
    place(m_setupPanel, {panelLeft, formTop, width, form});
    if (offer() == nullptr)
        return;
    const int whole = offerHeight(m_scale, width, false);
    const bool compact = whole - commands > height - card - rows;
    placeOffer({panelLeft, top + card + between, width, compact ? commands : whole}, compact);
}

void GameArea::placeOffer(const QRect &area, bool compact)
{
    place(m_offerRoom, area);
    for (OfferCard *offer : m_offers) {
        offer->setCompact(compact);
        offer->resize(area.size());
    }
}

void GameArea::placeBelow(int side)
{
    const QRect room = inner();
    const int width = widthBelow(side);
    const int left = room.left() + (room.width() - width) / 2;
    // Not lower where the players have no counts, so that no game moves the board.
    const int strip = std::max(stripHeight(m_scale), m_players->sizeHint().height());
    const bool offers = offer() != nullptr;
    const int least = upperRowHeight(m_scale, width, true);
    const int form = m_isFormCovered ? 0 : formSize(m_setupPanel->isFolded(), m_scale).height();
    const int gaps = m_boardOnly ? 2 : m_isOneRow || m_isFormCovered ? 3 : 4;
    const int leastRows = m_boardOnly ? 0 : m_isOneRow ? std::max(least, form) : least + form;
    // Longer words fill what is left at first, so that they move nothing; then higher buttons.
    const int unused =
        room.height() - strip - side - paragraph(m_scale) - leastRows - gaps * (gap(m_scale) / 2);
    const int more =
        m_isFormCovered ? unused : qBound(0, unused, int(moreParagraph * m_scale * textHeight()));
    const int words = std::max(neededWordsHeight(side), paragraph(m_scale) + more);
    const int unusedStill = unused - (words - paragraph(m_scale));
    const int commands =
        offers ? least : least + qBound(0, unusedStill, commandsHeight(m_scale) - least);
    const int rows = m_boardOnly ? 0 : m_isOneRow ? std::max(commands, form) : commands + form;
    const int spare = room.height() - strip - side - words - rows;
    const int between = qBound(gap(m_scale) / 2, spare / gaps, gap(m_scale));
    int top = room.top();
    const auto placeNext = [&](QWidget *part, int partHeight) {
        place(part, {left, top, width, partHeight});
        top += partHeight + between;
    };
    placeNext(m_players, strip);
    place(m_board, {left + (width - side) / 2, top, side, side});
    top += side + between;
    placeNext(m_words, words);
    if (offers)
        placeOffer({left, top, width, commands}, true);
    if (m_isOneRow) {
        place(m_buttons, {left, top, width, commands});
        place(m_setupPanel, {left, top + std::max(0, commands - form), width, form});
        return;
    }
    placeNext(m_buttons, commands);
    placeNext(m_setupPanel, form);
}

} // namespace ui
