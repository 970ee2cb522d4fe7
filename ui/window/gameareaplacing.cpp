// The placing half of GameArea: the parts at the sizes of a plan.
#include "ui/window/gamearea.h"

#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

/// In the height of the panel's text: room for words that are longer than a paragraph, where it
/// costs nothing.
constexpr double moreParagraph = 1.5;
/// In the height of the panel's text: how much taller the rows of buttons become where the window
/// is taller than all that it has.
constexpr double tallerRow = 0.6;
/// In gaps: how far apart the parts stand there.
constexpr double widestGap = 1.8;

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
    const int usual = cardHeight(m_scale);
    // No taller than the board, if it can be helped.
    const bool tight =
        usual + rowsHeight(plan, m_scale, gap(m_scale), upperRowHeight(m_scale, width, false))
        > side;
    const int between = tight ? gap(m_scale) / 2 : gap(m_scale);
    const int commands = upperRowHeight(m_scale, width, tight);
    const int form = formSize(m_setupPanel->isFolded(), m_scale).height();
    const int rows = rowsHeight(plan, m_scale, between, commands);
    // What longer words need more is taken from below, so that they move nothing above.
    const int card = std::max(usual, m_players->sizeHint().height());
    const int planned = std::max(side, usual + rows);
    const int height = std::max(planned, card + rows);
    const int top =
        room.top() + std::max(0, std::min((room.height() - planned) / 2, room.height() - height));
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

/// What a window below has for its parts: the words and offers of the moment do not count, so that
/// they leave what is above them where it is.
GameArea::Spread GameArea::spreadBelow(int side, int strip, int form) const
{
    const QRect room = inner();
    const int gaps = m_boardOnly ? 2 : m_isOneRow || m_isFormCovered ? 3 : 4;
    const int least = minCommandsHeight(m_scale);
    const int minRows = m_boardOnly ? 0 : m_isOneRow ? std::max(least, form) : least + form;
    // Longer words fill what is left at first, so that they move nothing; then higher buttons.
    int spare =
        room.height() - strip - side - paragraph(m_scale) - minRows - gaps * (gap(m_scale) / 2);
    const int more =
        m_isFormCovered ? spare : qBound(0, spare, int(moreParagraph * m_scale * textHeight()));
    spare -= more;
    Spread spread;
    spread.words = paragraph(m_scale) + more;
    spread.commands = least + qBound(0, spare, commandsHeight(m_scale) - least);
    spare -= spread.commands - least;
    // Wider gaps, taller buttons in a tall window, and then the group in its middle.
    spare += gaps * (gap(m_scale) / 2);
    if (!m_boardOnly && !m_isOneRow && !m_isFormCovered)
        spread.taller =
            qBound(0, (spare - gaps * gap(m_scale)) / 2, int(tallerRow * m_scale * textHeight()));
    spare -= 2 * spread.taller;
    spread.between = qBound(gap(m_scale) / 2, spare / gaps, int(widestGap * gap(m_scale)));
    spread.margin = std::max(0, spare - gaps * spread.between) / 2;
    return spread;
}

void GameArea::placeBelow(int side)
{
    const QRect room = inner();
    const int width = widthBelow(side);
    const int left = room.left() + (room.width() - width) / 2;
    // Not lower where the players have no counts, so that no game moves the board.
    const int strip = std::max(stripHeight(m_scale), m_players->sizeHint().height());
    const bool offers = offer() != nullptr;
    const int form = m_isFormCovered ? 0 : formSize(m_setupPanel->isFolded(), m_scale).height();
    Spread spread = spreadBelow(side, strip, form);
    const int minWords = std::max(neededWordsHeight(side), paragraph(m_scale));
    int words = std::max(minWords, spread.words);
    int commands = offers ? upperRowHeight(m_scale, width, true) : spread.commands;
    const int gapsBelow = m_boardOnly ? 0 : m_isOneRow || m_isFormCovered ? 1 : 2;
    const int rows = m_boardOnly ? 0 : m_isOneRow ? std::max(commands, form) : commands + form;
    // What longer words and an offer need more is taken from below them, and only then from above.
    int below = room.height() - spread.margin - strip - side - 2 * spread.between - words - rows;
    if (int lacking = gapsBelow * (gap(m_scale) / 2) - below; lacking > 0) {
        const int fewer = std::min(lacking, words - minWords);
        words -= fewer;
        lacking -= fewer;
        const int lower = offers ? 0 : std::min(lacking, commands - minCommandsHeight(m_scale));
        commands -= lower;
        lacking -= lower;
        const int margin = std::min(lacking, spread.margin);
        spread.margin -= margin;
        lacking -= margin;
        const int closer = std::min((lacking + 1) / 2, spread.between - gap(m_scale) / 2);
        spread.between -= closer;
        below += fewer + lower + margin + 2 * closer;
    }
    const int taller = qBound(0, (below - gapsBelow * spread.between) / 2, spread.taller);
    below -= 2 * taller;
    commands += taller;
    const int betweenBelow =
        gapsBelow == 0 ? 0 : qBound(gap(m_scale) / 2, below / gapsBelow, spread.between);
    int top = room.top() + spread.margin;
    place(m_players, {left, top, width, strip});
    top += strip + spread.between;
    place(m_board, {left + (width - side) / 2, top, side, side});
    top += side + spread.between;
    place(m_words, {left, top, width, words});
    top += words + betweenBelow;
    if (offers)
        placeOffer({left, top, width, commands}, true);
    place(m_buttons, {left, top, width, commands});
    if (m_isOneRow)
        place(m_setupPanel, {left, top + std::max(0, commands - form), width, form});
    else
        place(m_setupPanel, {left, top + commands + betweenBelow, width,
                             form + (m_setupPanel->isFolded() ? taller : 0)});
}

} // namespace ui
