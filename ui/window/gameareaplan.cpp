// How GameArea chooses its arrangement: what each part needs, and how large the board becomes.
#include "ui/style/scaledfont.h"
#include "ui/window/gamearea.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace ui {

namespace {

// In the height of the panel's text.
constexpr double stripLines = 2.4;
constexpr double paragraphHeight = 2.2;
constexpr int maxPanelWidth = 30;
/// In the board's side: how wide the panel may become for symbols.
constexpr double maxWidthForSymbols = 0.56;
/// In the height of the system's text: from a board of this size on, the panel grows with it.
constexpr int boardOfSystemText = 38;
/// What a board is worth in its size where the form is folded, and where it takes turns.
constexpr double foldedWorth = 0.9;
constexpr double oneRowWorth = 0.75;

/// The largest size up to a most that fits, where every smaller one fits as well; 0 if none does.
template <class Fits>
int largest(int most, Fits fits)
{
    int known = 0;
    for (int unknown = std::max(0, most); known < unknown;) {
        const int middle = (known + unknown + 1) / 2;
        if (fits(middle))
            known = middle;
        else
            unknown = middle - 1;
    }
    return known;
}

} // namespace

/// The plan with the largest board, where a form in view is worth a little of it.
GameArea::Plan GameArea::bestPlan() const
{
    // Where nothing has room.
    const Form least = offersBesidePlay() ? Form::Folded : Form::OneRow;
    Plan best{false, least, std::max(0, sideBelow(least))};
    for (const bool beside : {true, false}) {
        for (const Form form : {Form::Open, Form::Folded, Form::OneRow}) {
            if (form == Form::OneRow && offersBesidePlay())
                continue;
            const Plan plan{beside, form, beside ? sideBeside(form) : sideBelow(form)};
            if (worthOf(plan) > worthOf(best))
                best = plan;
        }
    }
    return best;
}

/// The best plan or, while the window keeps its size, the one that it has, unless another is
/// clearly better: nothing moves by a pixel with the words.
GameArea::Plan GameArea::steadyPlan() const
{
    constexpr double clearly = 1.05;
    constexpr int rounding = 100; // the part of a board that letters of another scale may cost
    const Plan best = bestPlan();
    if (m_roundsToSettle > 0 || (m_plan.form == Form::OneRow && offersBesidePlay()))
        return best;
    Plan kept = m_plan;
    kept.side = kept.beside ? sideBeside(kept.form) : sideBelow(kept.form);
    if (worthOf(best) > clearly * worthOf(kept))
        return best;
    const int little = std::max(2, m_plan.side / rounding);
    return std::abs(kept.side - m_plan.side) <= little ? m_plan : kept;
}

/// Whether the form must stay in view beside an offer, since Play is what else can be done next.
bool GameArea::offersBesidePlay() const
{
    return !m_boardOnly && offer() != nullptr && m_setupPanel->isPlayNext();
}

double GameArea::worthOf(const Plan &plan) const
{
    if (plan.form == Form::Open || m_boardOnly)
        return plan.side;
    return plan.side * (plan.form == Form::Folded ? foldedWorth : oneRowWorth);
}

int GameArea::textHeight() const
{
    return fontMetrics().height();
}

qreal GameArea::scaleFor(int side) const
{
    constexpr double steps = 20; // so that the fonts do not change with every pixel
    const double wanted = double(side) / (boardOfSystemText * textHeight());
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

int GameArea::gap(qreal scale) const
{
    return int(0.7 * scale * textHeight());
}

/// What the form needs, in the letters of a scale.
QSize GameArea::formSize(bool folded, qreal scale) const
{
    if (m_boardOnly)
        return {0, 0};
    return (QSizeF(m_setupPanel->sizeWhen(folded)) * (scale / m_scale)).toSize();
}

int GameArea::commandsHeight(qreal scale) const
{
    return m_boardOnly ? 0 : int(m_buttons->sizeHint().height() * scale / m_scale);
}

/// Where the board needs the room.
int GameArea::minCommandsHeight(qreal scale) const
{
    return m_boardOnly ? 0 : int(m_buttons->minimumSizeHint().height() * scale / m_scale);
}

int GameArea::offerHeight(qreal scale, int width, bool compact) const
{
    return int(
        std::ceil(offer()->neededHeight(int(width * m_scale / scale), compact) * scale / m_scale));
}

/// Of the commands or, instead of them, of what is offered.
int GameArea::upperRowHeight(qreal scale, int width, bool least) const
{
    if (offer() != nullptr)
        return offerHeight(scale, width, true);
    return least ? minCommandsHeight(scale) : commandsHeight(scale);
}

/// The card's in every state of the game, unless its words need more.
int GameArea::cardHeight(qreal scale) const
{
    constexpr double lines = 16.2; // all that it may have
    return int(lines * scale * textHeight());
}

/// Of the players above a board.
int GameArea::stripHeight(qreal scale) const
{
    return int(stripLines * scale * textHeight());
}

int GameArea::paragraph(qreal scale) const
{
    return int(paragraphHeight * scale * textHeight());
}

/// The width of all that is not the board, under a board of this size: no less than the words and
/// the buttons need.
int GameArea::widthBelow(int side) const
{
    const int least = int(minPanelWidth * 1.5 * scaleFor(side) * textHeight());
    return std::max(side, std::min(inner().width(), least));
}

/// What the words of the moment need under a board: those of a problem may have a button.
int GameArea::neededWordsHeight(int side) const
{
    const qreal ratio = scaleFor(side) / m_scale;
    return int(std::ceil(m_words->heightFor(int(widthBelow(side) / ratio)) * ratio));
}

/// The room that the board leaves to the words: a paragraph, and more only where the row of the
/// folded form, if they may take it, is too little.
int GameArea::wordsHeight(Form form, int side) const
{
    const qreal scale = scaleFor(side);
    const bool mayTake = form == Form::Folded && !offersBesidePlay();
    const int row = mayTake ? formSize(true, scale).height() + gap(scale) / 2 : 0;
    return std::max(paragraph(scale), neededWordsHeight(side) - row);
}

/// Whether long words take the row of the folded form, so that the board keeps its size.
bool GameArea::wordsNeedFormsRow(int side) const
{
    const qreal scale = scaleFor(side);
    const int rest = stripHeight(scale) + side + neededWordsHeight(side)
                     + rowsHeight(Form::Folded, scale, gap(scale) / 2,
                                  upperRowHeight(scale, widthBelow(side), true))
                     + gap(scale);
    return !m_boardOnly && rest > inner().height();
}

/// Of the commands and the form with the gaps above them.
int GameArea::rowsHeight(Form form, qreal scale, int between, int commands) const
{
    if (m_boardOnly)
        return 0;
    const int below = formSize(form != Form::Open, scale).height();
    return form == Form::OneRow ? std::max(commands, below) + between
                                : commands + below + 2 * between;
}

int GameArea::panelWidth(int side) const
{
    const qreal scale = scaleFor(side);
    const int em = int(scale * textHeight());
    const int least = std::max({minPanelWidth * em, formSize(false, scale).width(),
                                int(m_buttons->minimumSizeHint().width() * scale / m_scale)});
    // A little more where the symbols of the commands need it, so that no button has to do without.
    const int symbols =
        m_buttons->widthWithSymbols(QFontMetrics(scaledFont(font(), std::max(1.0, scale))));
    const int wanted = std::max(side / 2, std::min(symbols, int(side * maxWidthForSymbols)));
    return std::max(least, std::min(wanted, maxPanelWidth * em));
}

/// The side of the board with the panel beside it; 0 where the panel is too high.
int GameArea::sideBeside(Form form) const
{
    const QSize room = inner().size();
    const int side = largest(room.height(), [&](int size) {
        return size + 2 * gap(scaleFor(size)) + panelWidth(size) <= room.width();
    });
    const qreal scale = scaleFor(side);
    const int needed =
        cardHeight(scale)
        + rowsHeight(form, scale, gap(scale), upperRowHeight(scale, panelWidth(side), false));
    return needed <= room.height() ? side : 0;
}

/// The side of the board with the strip above and the rest below it.
int GameArea::sideBelow(Form form) const
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
    return formSize(form != Form::Open, scaleFor(side)).width() <= room.width() ? side : 0;
}

} // namespace ui
