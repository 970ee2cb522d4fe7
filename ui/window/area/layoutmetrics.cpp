#include "ui/window/area/layoutmetrics.h"

#include "ui/style/scaledfont.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// In the height of the panel's text.
constexpr double stripLines = 2.4;
constexpr double paragraphHeight = 2.2;
constexpr double cardLines = 16.2; ///< all that it may have
constexpr int maxPanelWidth = 30;
/// In the board's side: how wide the panel may become for symbols.
constexpr double maxWidthForSymbols = 0.56;
/// In the height of the system's text: from a board of this size on, the panel grows with it.
constexpr int boardOfSystemText = 38;

/// The largest size up to `max` that fits, where every smaller one fits as well; 0 if none does.
template <class Fits>
int largest(int max, Fits fits)
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

LayoutMetrics::LayoutMetrics(const QRect &area, const QFont &font, const Parts &parts,
                             bool isBoardOnly)
    : m_area(area)
    , m_font(font)
    , m_metrics(font)
    , m_parts(parts)
    , m_isBoardOnly(isBoardOnly)
{}

bool LayoutMetrics::offersBesidePlay() const
{
    return !m_isBoardOnly && hasOffer() && m_parts.form->isPlayNext();
}

QRect LayoutMetrics::inner() const
{
    constexpr int share = 45; // of the shorter side
    const int margin =
        std::max(textHeight() / 2, std::min(m_area.width(), m_area.height()) / share);
    return m_area.adjusted(margin, margin, -margin, -margin);
}

qreal LayoutMetrics::scaleFor(int side) const
{
    constexpr double steps = 20; // so that the fonts do not change with every pixel
    const double wanted = double(side) / (boardOfSystemText * textHeight());
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

int LayoutMetrics::gap(qreal scale) const
{
    return int(0.7 * scale * textHeight());
}

int LayoutMetrics::cardHeight(qreal scale) const
{
    return int(cardLines * scale * textHeight());
}

int LayoutMetrics::stripHeight(qreal scale) const
{
    return int(stripLines * scale * textHeight());
}

int LayoutMetrics::paragraph(qreal scale) const
{
    return int(paragraphHeight * scale * textHeight());
}

QSize LayoutMetrics::formSize(FormState state, qreal scale) const
{
    if (m_isBoardOnly)
        return {0, 0};
    return (QSizeF(m_parts.form->sizeWhen(state != FormState::Open)) * (scale / m_parts.scale))
        .toSize();
}

int LayoutMetrics::commandsHeight(qreal scale) const
{
    return m_isBoardOnly ? 0 : int(m_parts.commands->sizeHint().height() * scale / m_parts.scale);
}

int LayoutMetrics::minCommandsHeight(qreal scale) const
{
    return m_isBoardOnly
               ? 0
               : int(m_parts.commands->minimumSizeHint().height() * scale / m_parts.scale);
}

int LayoutMetrics::offerHeight(qreal scale, int width, bool compact) const
{
    return int(std::ceil(m_parts.offer->neededHeight(int(width * m_parts.scale / scale), compact)
                         * scale / m_parts.scale));
}

int LayoutMetrics::upperRowHeight(qreal scale, int width, bool isSmallest) const
{
    if (hasOffer())
        return offerHeight(scale, width, true);
    return isSmallest ? minCommandsHeight(scale) : commandsHeight(scale);
}

int LayoutMetrics::rowsHeight(FormState form, qreal scale, int between, int commands) const
{
    if (m_isBoardOnly)
        return 0;
    const int below = formSize(form, scale).height();
    return form == FormState::OneRow ? std::max(commands, below) + between
                                     : commands + below + 2 * between;
}

int LayoutMetrics::panelWidth(FormState form, int side) const
{
    const qreal scale = scaleFor(side);
    const int em = int(scale * textHeight());
    const int needed =
        std::max({minPanelWidth * em, formSize(form, scale).width(),
                  int(m_parts.commands->minimumSizeHint().width() * scale / m_parts.scale)});
    // A little more where the symbols of the commands need it, so that no button has to do without.
    const int wanted =
        std::max(side / 2, std::min(widthWithSymbols(scale), int(side * maxWidthForSymbols)));
    return std::max(needed, std::min(wanted, maxPanelWidth * em));
}

int LayoutMetrics::widestPanel(FormState form, int side) const
{
    const qreal scale = scaleFor(side);
    const int needed = panelWidth(form, side);
    const int wanted = std::max(widthWithSymbols(scale), formSize(FormState::Open, scale).width());
    const int room = inner().width() - side - 2 * gap(scale);
    return std::max(needed, std::min(wanted, room));
}

/// Of the commands.
int LayoutMetrics::widthWithSymbols(qreal scale) const
{
    return m_parts.commands->widthWithSymbols(
        QFontMetrics(scaledFont(m_font, std::max(1.0, scale))));
}

int LayoutMetrics::widthBelow(int side) const
{
    const int needed = int(minPanelWidth * 1.5 * scaleFor(side) * textHeight());
    return std::max(side, std::min(inner().width(), needed));
}

int LayoutMetrics::neededWordsHeight(int side) const
{
    const qreal ratio = scaleFor(side) / m_parts.scale;
    return int(std::ceil(m_parts.words->heightFor(int(widthBelow(side) / ratio)) * ratio));
}

/// The room that the board leaves to the words: a paragraph, and more only where the row of the
/// folded form, if they may take it, is too little.
int LayoutMetrics::wordsHeight(FormState form, int side) const
{
    const qreal scale = scaleFor(side);
    const bool mayTake = form == FormState::Folded && !offersBesidePlay();
    const int row = mayTake ? formSize(FormState::Folded, scale).height() + gap(scale) / 2 : 0;
    return std::max(paragraph(scale), neededWordsHeight(side) - row);
}

bool LayoutMetrics::wordsNeedFormsRow(int side) const
{
    const qreal scale = scaleFor(side);
    const int rest = stripHeight(scale) + side + neededWordsHeight(side)
                     + rowsHeight(FormState::Folded, scale, gap(scale) / 2,
                                  upperRowHeight(scale, widthBelow(side), true))
                     + gap(scale);
    return !m_isBoardOnly && rest > inner().height();
}

int LayoutMetrics::sideBeside(FormState form) const
{
    const QSize room = inner().size();
    const int side = largest(room.height(), [&](int size) {
        return size + 2 * gap(scaleFor(size)) + panelWidth(form, size) <= room.width();
    });
    const qreal scale = scaleFor(side);
    const int needed =
        cardHeight(scale)
        + rowsHeight(form, scale, gap(scale), upperRowHeight(scale, panelWidth(form, side), false));
    return needed <= room.height() ? side : 0;
}

int LayoutMetrics::sideBelow(FormState form) const
{
    const QSize room = inner().size();
    const int side = largest(std::min(room.width(), room.height()), [&](int size) {
        const qreal scale = scaleFor(size);
        const int rest =
            stripHeight(scale) + wordsHeight(form, size)
            + rowsHeight(form, scale, gap(scale) / 2, upperRowHeight(scale, widthBelow(size), true))
            + gap(scale);
        return size + rest <= room.height();
    });
    return formSize(form, scaleFor(side)).width() <= room.width() ? side : 0;
}

} // namespace ui
