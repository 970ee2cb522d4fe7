#include "ui/window/area/layoutgeometry.h"

#include <QStyle>
#include <QWidget>

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

/// The heights of a window whose board is above the rest.
struct VerticalSpacing
{
    int words = 0;
    int commands = 0;
    int taller = 0;  ///< that the commands and the folded form may be
    int between = 0; ///< the parts
    int margin = 0;  ///< above and below them all
};

/// What a window below has for its parts: the words and offers of the moment do not count, so that
/// they leave what is above them where it is.
VerticalSpacing spreadBelow(const LayoutMetrics &sizes, const LayoutMode &plan, int strip, int form,
                            bool isFormCovered)
{
    const qreal scale = sizes.scaleFor(plan.side);
    const int gap = sizes.gap(scale);
    const bool isOneRow = plan.form == FormState::OneRow;
    const int gaps = sizes.isBoardOnly() ? 2 : isOneRow || isFormCovered ? 3 : 4;
    const int minCommands = sizes.minCommandsHeight(scale);
    const int minRows = sizes.isBoardOnly() ? 0
                        : isOneRow          ? std::max(minCommands, form)
                                            : minCommands + form;
    // Longer words fill what is left at first, so that they move nothing; then higher buttons.
    int spare = sizes.inner().height() - strip - plan.side - sizes.paragraph(scale) - minRows
                - gaps * (gap / 2);
    const int more =
        isFormCovered ? spare : qBound(0, spare, int(moreParagraph * scale * sizes.textHeight()));
    spare -= more;
    VerticalSpacing spread;
    spread.words = sizes.paragraph(scale) + more;
    spread.commands = minCommands + qBound(0, spare, sizes.commandsHeight(scale) - minCommands);
    spare -= spread.commands - minCommands;
    // Wider gaps, taller buttons in a tall window, and then the group in its middle.
    spare += gaps * (gap / 2);
    if (!sizes.isBoardOnly() && !isOneRow && !isFormCovered)
        spread.taller =
            qBound(0, (spare - gaps * gap) / 2, int(tallerRow * scale * sizes.textHeight()));
    spare -= 2 * spread.taller;
    spread.between = qBound(gap / 2, spare / gaps, int(widestGap * gap));
    spread.margin = std::max(0, spare - gaps * spread.between) / 2;
    return spread;
}

/// What longer words and an offer need more is taken from below them, and only then from above.
/// Returns how much there was to take.
int tighten(VerticalSpacing &spread, int lacking, int minWords, int minCommands, int minBetween)
{
    const int fewer = std::min(lacking, spread.words - minWords);
    spread.words -= fewer;
    lacking -= fewer;
    const int lower = std::min(lacking, spread.commands - minCommands);
    spread.commands -= lower;
    lacking -= lower;
    const int margin = std::min(lacking, spread.margin);
    spread.margin -= margin;
    lacking -= margin;
    const int closer = std::min((lacking + 1) / 2, spread.between - minBetween);
    spread.between -= closer;
    return fewer + lower + margin + 2 * closer;
}

} // namespace

LayoutGeometry placesBeside(const LayoutMetrics &sizes, const LayoutMode &plan, int playersHeight)
{
    const QRect room = sizes.inner();
    const qreal scale = sizes.scaleFor(plan.side);
    const int side = plan.side;
    const int gap = sizes.gap(scale);
    const int width = sizes.widestPanel(plan.form, side);
    const int left = room.left() + (room.width() - side - 2 * gap - width) / 2;
    const int panelLeft = left + side + 2 * gap;
    const int usual = sizes.cardHeight(scale);
    // No taller than the board, if it can be helped.
    const bool tight =
        usual + sizes.rowsHeight(plan.form, scale, gap, sizes.upperRowHeight(scale, width, false))
        > side;
    const int between = tight ? gap / 2 : gap;
    const int commands = sizes.upperRowHeight(scale, width, tight);
    const int form = sizes.formSize(plan.form, scale).height();
    const int rows = sizes.rowsHeight(plan.form, scale, between, commands);
    // What longer words need more is taken from below, so that they move nothing above.
    const int card = std::max(usual, playersHeight);
    const int planned = std::max(side, usual + rows);
    const int height = std::max(planned, card + rows);
    const int top =
        room.top() + std::max(0, std::min((room.height() - planned) / 2, room.height() - height));
    LayoutGeometry places;
    places.board = {left, top, side, side};
    places.players = {panelLeft, top, width, card};
    places.commands = {panelLeft, top + card + between, width, commands};
    const int formTop = plan.form == FormState::OneRow ? top + card + between : top + height - form;
    places.form = {panelLeft, formTop, width, form};
    if (plan.form != FormState::OneRow && !sizes.hasOffer() && !sizes.isBoardOnly())
        places.moves = QRect(places.commands.bottomLeft() + QPoint(0, 1 + gap),
                             places.form.topRight() - QPoint(0, 1 + gap));
    if (sizes.hasOffer()) {
        const int whole = sizes.offerHeight(scale, width, false);
        places.isOfferCompact = whole - commands > height - card - rows;
        places.offer = {panelLeft, top + card + between, width,
                        places.isOfferCompact ? commands : whole};
    }
    return places;
}

LayoutGeometry placesBelow(const LayoutMetrics &sizes, const LayoutMode &plan, int playersHeight,
                           bool isFormCovered)
{
    const QRect room = sizes.inner();
    const qreal scale = sizes.scaleFor(plan.side);
    const int side = plan.side;
    const int gap = sizes.gap(scale);
    const bool isOneRow = plan.form == FormState::OneRow;
    const int width = sizes.widthBelow(side);
    const int left = room.left() + (room.width() - width) / 2;
    // Not lower where the players have no counts, so that no game moves the board.
    const int strip = std::max(sizes.stripHeight(scale), playersHeight);
    const int form = isFormCovered ? 0 : sizes.formSize(plan.form, scale).height();
    VerticalSpacing spread = spreadBelow(sizes, plan, strip, form, isFormCovered);
    const int minWords = std::max(sizes.neededWordsHeight(side), sizes.paragraph(scale));
    spread.words = std::max(minWords, spread.words);
    if (sizes.hasOffer())
        spread.commands = sizes.upperRowHeight(scale, width, true);
    const int gapsBelow = sizes.isBoardOnly() ? 0 : isOneRow || isFormCovered ? 1 : 2;
    const int rows = sizes.isBoardOnly() ? 0
                     : isOneRow          ? std::max(spread.commands, form)
                                         : spread.commands + form;
    int below =
        room.height() - spread.margin - strip - side - 2 * spread.between - spread.words - rows;
    if (const int lacking = gapsBelow * (gap / 2) - below; lacking > 0)
        below +=
            tighten(spread, lacking, minWords,
                    sizes.hasOffer() ? spread.commands : sizes.minCommandsHeight(scale), gap / 2);
    const int taller = qBound(0, (below - gapsBelow * spread.between) / 2, spread.taller);
    below -= 2 * taller;
    const int commands = spread.commands + taller;
    const int betweenBelow =
        gapsBelow == 0 ? 0 : qBound(gap / 2, below / gapsBelow, spread.between);
    LayoutGeometry places;
    int top = room.top() + spread.margin;
    places.players = {left, top, width, strip};
    top += strip + spread.between;
    places.board = {left + (width - side) / 2, top, side, side};
    top += side + spread.between;
    places.words = {left, top, width, spread.words};
    top += spread.words + betweenBelow;
    places.commands = {left, top, width, commands};
    if (sizes.hasOffer()) {
        places.offer = places.commands;
        places.isOfferCompact = true;
    }
    if (isOneRow)
        places.form = {left, top + std::max(0, commands - form), width, form};
    else
        places.form = {left, top + commands + betweenBelow, width,
                       form + (plan.form == FormState::Folded ? taller : 0)};
    return places;
}

ReviewPlaces placesOfReview(const LayoutMetrics &sizes, const LayoutMode &plan,
                            const LayoutGeometry &places, const ReviewHeights &heights)
{
    const qreal scale = sizes.scaleFor(plan.side);
    const int gap = plan.beside ? sizes.gap(scale) : sizes.gap(scale) / 2;
    ReviewPlaces review;
    QRect rest = places.players;
    if (plan.beside) {
        review.players = {rest.left(), rest.top(), rest.width(), sizes.stripHeight(scale)};
        rest.setTop(review.players.bottom() + 1 + gap);
        rest.setBottom(places.board.bottom());
    } else {
        review.players = places.players;
        rest.setTop(places.board.bottom() + 1 + gap);
        rest.setBottom(sizes.inner().bottom());
    }
    const int commands = plan.beside ? sizes.commandsHeight(scale) : sizes.minCommandsHeight(scale);
    review.commands = {rest.left(), rest.bottom() + 1 - commands, rest.width(), commands};
    rest.setBottom(review.commands.top() - 1 - gap);
    review.review = rest;
    if (rest.height() < heights.minReview + gap + heights.minMoves)
        return review;
    const int above =
        std::clamp(rest.height() - gap - heights.minMoves, heights.minReview, heights.review);
    review.review.setHeight(above);
    review.moves = rest.adjusted(0, above + gap, 0, 0);
    return review;
}

void placePart(QWidget *part, const QRect &area)
{
    const QWidget &parent = *part->parentWidget();
    part->setGeometry(QStyle::visualRect(parent.layoutDirection(), parent.rect(), area));
}

} // namespace ui
