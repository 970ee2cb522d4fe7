#include "ui/window/pagearrangement.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

// Widths below are in line heights.
constexpr int maxPanelWidth = 30;
constexpr double minWidthBelow = 1.5 * PageArrangement::minPanelWidth;
/// Space for the status text beyond one paragraph, in lines, if it is tall enough.
constexpr double moreParagraph = 1.5;
/// How much taller the rows of buttons may become on a tall page, in lines.
constexpr double tallerRow = 0.6;
/// The greatest distance between the parts on such a page, in gaps.
constexpr double widestGap = 1.8;

/// The largest size up to `max` that fits; 0 if none does. If a size fits, all smaller ones must.
template <class Fits>
int largestSize(int max, const Fits &fits)
{
    int known = 0;
    for (int unknown = std::max(0, max); known < unknown;) {
        const int middle = (known + unknown + 1) / 2;
        if (fits(middle))
            known = middle;
        else
            unknown = middle - 1;
    }
    return known;
}

} // namespace

PageArrangement::PageArrangement(const GameParts &parts, const Page &page)
    : m_parts(parts)
    , m_page(page)
    , m_chosen(best())
{}

int PageArrangement::columnWidth(const SetupPanel &form, int lineHeight)
{
    const int column = std::max(minPanelWidth * lineHeight, form.sizeWhen(false).width());
    return column + int(2 * gapInLines * lineHeight);
}

/// The width of the panel: the minimum for the column, plus space for the commands' symbols if that
/// takes little from the board.
int PageArrangement::panelWidth(FormState form, int side) const
{
    constexpr double maxShare = 0.56; // relative to the board
    const int needed = std::max({lines(minPanelWidth), formSize(form).width(),
                                 m_parts.commands->minimumSizeHint().width()});
    const int wanted = std::max(side / 2, std::min(widthWithSymbols(), int(side * maxShare)));
    return std::max(needed, std::min(wanted, lines(maxPanelWidth)));
}

int PageArrangement::widthWithSymbols() const
{
    return m_parts.commands->widthWithSymbols(m_parts.commands->fontMetrics());
}

/// The width of everything under the board: at least what texts and buttons need.
int PageArrangement::widthBelow(int side) const
{
    return std::max(side, std::min(m_page.inner.width(), lines(minWidthBelow)));
}

QSize PageArrangement::formSize(FormState form) const
{
    return m_page.isFullScreen ? QSize(0, 0) : m_parts.form->sizeWhen(form != FormState::Open);
}

/// The height of the commands or of the offer shown in their place.
int PageArrangement::upperRowHeight(int width, bool isSmallest) const
{
    if (m_page.offer != nullptr)
        return m_page.offer->neededHeight(width, true);
    return isSmallest ? minCommandsHeight() : commandsHeight();
}

/// The height of the commands and the form, including the gaps above them.
int PageArrangement::rowsHeight(FormState form, int upperRow, int between) const
{
    if (m_page.isFullScreen)
        return upperRow + between;
    const int height = formSize(form).height();
    return form == FormState::OneRow ? std::max(upperRow, height) + between
                                     : upperRow + height + 2 * between;
}

/// The side of the largest board with a column beside it; 0 if the column does not fit in height.
int PageArrangement::sideBeside(FormState form) const
{
    const int side = largestSize(m_page.inner.height(), [&](int size) {
        return size + 2 * gap() + panelWidth(form, size) <= m_page.inner.width();
    });
    const int upperRow = upperRowHeight(panelWidth(form, side), false);
    return cardHeight() + rowsHeight(form, upperRow, gap()) <= m_page.inner.height() ? side : 0;
}

/// The side of the largest board with the strip above it and everything else below.
int PageArrangement::sideBelow(FormState form, int upperRow, int statusHeight) const
{
    const int rest = stripHeight() + statusHeight + rowsHeight(form, upperRow, gap() / 2) + gap();
    const int side = std::min(m_page.inner.width(), m_page.inner.height() - rest);
    return formSize(form).width() <= m_page.inner.width() ? std::max(0, side) : 0;
}

/// The arrangement with the largest board; a folded form counts as a loss of size. Ignores the
/// current text and offer, so that they move nothing.
PageArrangement::Candidate PageArrangement::largest() const
{
    const auto worth = [this](const Candidate &one) {
        constexpr double folded = 0.9;
        constexpr double oneRow = 0.75;
        if (one.form == FormState::Open || m_page.isFullScreen)
            return double(one.side);
        return one.side * (one.form == FormState::Folded ? folded : oneRow);
    };
    const int commands = minCommandsHeight();
    const auto below = [&](FormState form) {
        return Candidate{false, form, sideBelow(form, commands, paragraphHeight())};
    };
    std::vector<FormState> forms{FormState::Open, FormState::Folded};
    if (!keepsPlayInView())
        forms.push_back(FormState::OneRow);
    Candidate best = below(forms.back()); // used if nothing fits
    for (const FormState form : forms) {
        for (const Candidate &one : {Candidate{true, form, sideBeside(form)}, below(form)}) {
            if (worth(one) > worth(best))
                best = one;
        }
    }
    return best;
}

/// largest() with the board reduced, if necessary, for the current text and offer.
PageArrangement::Candidate PageArrangement::best() const
{
    Candidate best = largest();
    if (best.isBeside)
        return best;
    const int width = widthBelow(best.side);
    const bool mayCover = best.form == FormState::Folded && mayCoverForm();
    const int formRow = mayCover ? formSize(FormState::Folded).height() + gap() / 2 : 0;
    const int status = std::max(paragraphHeight(), m_parts.status->heightFor(width) - formRow);
    best.side = std::min(best.side, sideBelow(best.form, upperRowHeight(width, true), status));
    return best;
}

/// While an offer is shown, the form's Play must stay visible if it is the other next step.
bool PageArrangement::keepsPlayInView() const
{
    return m_page.offer != nullptr && m_parts.form->isPlayNext();
}

/// Whether a long status text may take the row of the form.
bool PageArrangement::mayCoverForm() const
{
    return !m_page.isFullScreen && !keepsPlayInView();
}

/// Whether the status text needs the row of the form, and may take it.
bool PageArrangement::coversForm() const
{
    const int width = widthBelow(m_chosen.side);
    const int upperRow = upperRowHeight(width, true);
    const int height = stripHeight() + m_chosen.side + m_parts.status->heightFor(width)
                       + rowsHeight(m_chosen.form, upperRow, gap() / 2) + gap();
    return m_chosen.form == FormState::Folded && mayCoverForm() && height > m_page.inner.height();
}

bool PageArrangement::hasLevelRow() const
{
    return isBeside() && placesBeside(cardHeight(), 0).moves.height() >= levelHeight();
}

int PageArrangement::levelHeight() const
{
    return m_parts.level->sizeHint().height();
}

GamePlaces PageArrangement::placesBeside() const
{
    const int card = std::max(cardHeight(), m_parts.players->sizeHint().height());
    const bool hasLevel = m_parts.level->hasProposal() && hasLevelRow();
    return placesBeside(card, hasLevel ? levelHeight() : 0);
}

/// The place of the move list below a part, down to the top of the next one; with narrower gaps if
/// it needs them.
QRect PageArrangement::movesBetween(const QRect &above, int end, int between) const
{
    const int spare = end - above.bottom() - 1;
    const int around = qBound(narrowest(between),
                              (spare - m_parts.moves->minimumSizeHint().height()) / 2, between);
    return {above.left(), above.bottom() + 1 + around, above.width(), spare - 2 * around};
}

/// Whether the column is spaced tightly: it would otherwise be taller than the board, or too short
/// for the move list, which fits then.
bool PageArrangement::isTightBeside() const
{
    const int side = m_chosen.side;
    const int loose = cardHeight() + rowsHeight(m_chosen.form, commandsHeight(), gap());
    const int tight = cardHeight() + rowsHeight(m_chosen.form, minCommandsHeight(), gap() / 2);
    const int moves = m_parts.moves->minimumSizeHint().height() + 2 * narrowest(gap());
    // The list's gaps replace one of the rows'.
    return loose > side || (loose - gap() + moves > side && tight - gap() / 2 + moves <= side);
}

/// The places beside a board, given the heights of the card and of the proposal's row (0: no row).
GamePlaces PageArrangement::placesBeside(int card, int level) const
{
    const int side = m_chosen.side;
    const int free = m_page.inner.width() - side - 2 * gap();
    const int wanted = std::max(widthWithSymbols(), formSize(FormState::Open).width());
    const int width = std::max(panelWidth(m_chosen.form, side), std::min(wanted, free));
    const int left = m_page.inner.left() + (free - width) / 2;
    const int columnLeft = left + side + 2 * gap();
    const bool isTight = isTightBeside();
    const int between = isTight ? gap() / 2 : gap();
    const int usualRow = isTight ? minCommandsHeight() : commandsHeight();
    const int planned = std::max(side, cardHeight() + rowsHeight(m_chosen.form, usualRow, between));
    const bool isOneRow = m_chosen.form == FormState::OneRow;
    const int form = formSize(m_chosen.form).height();
    const int offer = m_page.offer == nullptr ? 0 : m_page.offer->neededHeight(width, false);
    // The line that shows the computer is thinking lies in the gap above the commands.
    const int line = isTight ? 0 : m_parts.commands->lineHeight();
    // Below the commands, as a card or, with little space, without one; the column may then reach
    // below the board, which stays where it is. Only where neither fits, the offer takes the
    // commands' place.
    const int tallest = planned + (m_page.inner.height() - planned) / 2;
    const int belowCommands = card - line + rowsHeight(m_chosen.form, usualRow, between) + between;
    const int compactOffer = m_page.offer == nullptr ? 0 : m_page.offer->neededHeight(width, true);
    const bool mayOfferBelow = offer > 0 && !isOneRow && !m_page.isFullScreen;
    // The move list fits below the offer if there is as much more than a gap.
    int moves = m_page.offer == nullptr || !m_page.offer->leavesMoves()
                    ? 0
                    : m_parts.moves->minimumSizeHint().height() + 2 * narrowest(between) - between;
    if (belowCommands + compactOffer + moves > tallest)
        moves = 0;
    const bool isCard = belowCommands + offer + moves <= tallest;
    const bool offersBelow = mayOfferBelow && (isCard || belowCommands + compactOffer <= tallest);
    const int offered = (isCard ? offer : compactOffer) + moves;
    const int commands = offersBelow ? usualRow : upperRowHeight(width, isTight);
    const int rows = rowsHeight(m_chosen.form, commands, between);
    // Extra height for a long text or an offer extends the column downwards first, so that the
    // parts above it stay in place.
    const int height = std::max({planned, card + rows + (level > 0 ? level + between : 0),
                                 offersBelow ? belowCommands + offered : 0});
    const int top = m_page.inner.top()
                    + std::max(0, std::min((m_page.inner.height() - planned) / 2,
                                           m_page.inner.height() - height));
    const int rowTop = top + card + between - line;
    GamePlaces places;
    places.board = {left, top, side, side};
    places.players = {columnLeft, top, width, card};
    places.commands = {columnLeft, rowTop, width, commands};
    if (!m_page.isFullScreen)
        places.form = {columnLeft, isOneRow ? rowTop : top + height - form, width, form};
    if (offersBelow) {
        places.isOfferCompact = !isCard;
        places.offer = {columnLeft, rowTop + commands + between, width, offered - moves};
        places.moves = movesBetween(places.offer, places.form.top(), between);
    } else if (m_page.offer != nullptr) {
        places.isOfferCompact = offer - commands > height - card - rows;
        places.offer = {columnLeft, top + card + between, width,
                        places.isOfferCompact ? commands : offer};
        places.commands = {};
    } else if (!isOneRow) {
        const int end = m_page.isFullScreen ? top + height + gap() : places.form.top();
        places.moves = movesBetween(places.commands, end, gap());
        if (m_page.isFullScreen) // there is no gap below that could be narrower
            places.moves.setBottom(top + height - 1);
        if (level > 0) { // the proposal takes the top of the move list's place
            places.level = {columnLeft, places.moves.top(), width, level};
            places.moves.setTop(places.level.bottom() + 1 + gap());
        }
    }
    return places;
}

/// The vertical sizes of the arrangement with the parts below the board.
struct PageArrangement::VerticalSpacing
{
    int status = 0;
    int commands = 0;
    int taller = 0;  ///< extra height of the commands and of the folded form
    int between = 0; ///< between the parts
    int margin = 0;  ///< above and below all parts

    /// Takes `lacking` pixels from the status text, the commands, the margins and the gaps, in this
    /// order, so that what is above the text moves last. Returns how many could be taken.
    int tighten(int lacking, int minStatus, int minCommands, int minBetween)
    {
        const int fewer = std::min(lacking, status - minStatus);
        status -= fewer;
        lacking -= fewer;
        const int lower = std::min(lacking, commands - minCommands);
        commands -= lower;
        lacking -= lower;
        const int less = std::min(lacking, margin);
        margin -= less;
        lacking -= less;
        const int closer = std::min((lacking + 1) / 2, between - minBetween);
        between -= closer;
        return fewer + lower + less + 2 * closer;
    }
};

/// Ignores the current text and offer, so that the parts above them stay in place.
PageArrangement::VerticalSpacing PageArrangement::spacingBelow(int strip, int form,
                                                               bool isOneRow) const
{
    const int minCommands = minCommandsHeight();
    const int minRows = isOneRow ? std::max(minCommands, form) : minCommands + form;
    const int gaps = isOneRow || form == 0 ? 3 : 4;
    // Spare height goes to a longer status text first, so that text growth moves nothing; then to
    // higher buttons.
    int spare = m_page.inner.height() - strip - m_chosen.side - paragraphHeight() - minRows
                - gaps * (gap() / 2);
    const bool isFormCovered = form == 0 && !m_page.isFullScreen;
    const int more = isFormCovered ? spare : qBound(0, spare, lines(moreParagraph));
    spare -= more;
    VerticalSpacing spacing;
    spacing.status = paragraphHeight() + more;
    const int commands = commandsHeight();
    spacing.commands = minCommands + qBound(0, spare, commands - minCommands);
    spare -= spacing.commands - minCommands;
    // Then wider gaps, taller buttons on a tall page, and margins that centre the whole.
    spare += gaps * (gap() / 2);
    if (form > 0 && !isOneRow)
        spacing.taller = qBound(0, (spare - gaps * gap()) / 2, lines(tallerRow));
    spare -= 2 * spacing.taller;
    spacing.between = qBound(gap() / 2, spare / gaps, int(widestGap * gap()));
    spacing.margin = std::max(0, spare - gaps * spacing.between) / 2;
    return spacing;
}

GamePlaces PageArrangement::placesBelow() const
{
    const int side = m_chosen.side;
    const int width = widthBelow(side);
    const int left = m_page.inner.left() + (m_page.inner.width() - width) / 2;
    const bool isOneRow = m_chosen.form == FormState::OneRow;
    const bool isFormCovered = coversForm();
    // At least the height of a strip with counts, so that the board is in the same place for all
    // games.
    const int strip = std::max(stripHeight(), m_parts.players->sizeHint().height());
    const int form = isFormCovered ? 0 : formSize(m_chosen.form).height();
    VerticalSpacing spacing = spacingBelow(strip, form, isOneRow);
    const int minStatus = std::max(m_parts.status->heightFor(width), paragraphHeight());
    spacing.status = std::max(minStatus, spacing.status);
    int minCommands = minCommandsHeight();
    if (m_page.offer != nullptr) {
        // As tall as the commands that it stands for, if it can be, so that nothing moves.
        minCommands = upperRowHeight(width, true);
        spacing.commands = std::max(spacing.commands, minCommands);
    }
    const int gapsBelow = isOneRow || form == 0 ? 1 : 2;
    const int rows = isOneRow ? std::max(spacing.commands, form) : spacing.commands + form;
    int below = m_page.inner.height() - spacing.margin - strip - side - 2 * spacing.between
                - spacing.status - rows;
    if (const int lacking = gapsBelow * (gap() / 2) - below; lacking > 0)
        below += spacing.tighten(lacking, minStatus, minCommands, gap() / 2);
    const int taller = qBound(0, (below - gapsBelow * spacing.between) / 2, spacing.taller);
    below -= 2 * taller;
    const int commands = spacing.commands + taller;
    const int betweenBelow = qBound(gap() / 2, below / gapsBelow, spacing.between);
    GamePlaces places;
    int top = m_page.inner.top() + spacing.margin;
    places.players = {left, top, width, strip};
    top += strip + spacing.between;
    places.board = {left + (width - side) / 2, top, side, side};
    top += side + spacing.between;
    places.status = {left, top, width, spacing.status};
    top += spacing.status + betweenBelow;
    places.commands = {left, top, width, commands};
    if (m_page.offer != nullptr) {
        places.offer = std::exchange(places.commands, {});
        places.isOfferCompact = true;
    }
    if (form > 0 && isOneRow)
        places.form = {left, top + std::max(0, commands - form), width, form};
    else if (form > 0)
        places.form = {left, top + commands + betweenBelow, width,
                       form + (m_chosen.form == FormState::Folded ? taller : 0)};
    return places;
}

/// Players and board stay in place, except for the height by which the card exceeds a strip.
GamePlaces PageArrangement::placesOfReview() const
{
    GamePlaces places = this->places();
    const bool isBeside = m_chosen.isBeside;
    const int between = isBeside ? gap() : gap() / 2;
    QRect rest = places.players;
    if (isBeside) {
        places.players.setHeight(stripHeight());
        rest.setTop(places.players.bottom() + 1 + between);
        rest.setBottom(places.board.bottom());
    } else {
        rest.setTop(places.board.bottom() + 1 + between);
        rest.setBottom(m_page.inner.bottom());
    }
    const int commands = isBeside ? commandsHeight() : minCommandsHeight();
    places.commands = {rest.left(), rest.bottom() + 1 - commands, rest.width(), commands};
    rest.setBottom(places.commands.top() - 1 - between);
    places.status = places.form = places.offer = places.moves = places.level = {};
    places.review = rest;
    const int minReview = m_parts.review->minimumSizeHint().height();
    const int minMoves = m_parts.moves->sizeHint().height();
    if (rest.height() < minReview + between + minMoves)
        return places;
    const int height = std::clamp(rest.height() - between - minMoves, minReview,
                                  std::max(minReview, m_parts.review->sizeHint().height()));
    places.review.setHeight(height);
    places.moves = rest.adjusted(0, height + between, 0, 0);
    return places;
}

GamePlaces PageArrangement::placesOfExplorer() const
{
    GamePlaces places = placesOfReview();
    const bool isBeside = m_chosen.isBeside;
    places.explorer = places.review.united(places.moves);
    places.review = places.moves = {};
    if (places.explorer.height() < m_parts.explorer->minimumSizeHint().height()) {
        places.explorer.setTop(places.board.top());
        places.explorer.setLeft(m_page.inner.left());
        places.explorer.setRight(m_page.inner.right());
        places.board = {};
        if (isBeside) // beside the board, the strip is at the top of the column
            places.players = {};
    }
    return places;
}

} // namespace ui
