#pragma once

#include "ui/play/card/actionrow.h"
#include "ui/play/card/statustext.h"
#include "ui/play/setup/offercard.h"
#include "ui/play/setup/setuppanel.h"

#include <QFont>
#include <QFontMetrics>
#include <QRect>

namespace ui {

/// Whether the form of the next game is open; in one row it takes turns with the commands.
enum class FormState { Open, Folded, OneRow };

/// What the parts of a window's GameArea need beside or below a board. Everything grows with the
/// board in steps, by the scale of the fonts that scaleFor() gives.
class LayoutMetrics
{
public:
    /// The parts that say themselves what they need, in fonts of one scale.
    struct Parts
    {
        const StatusText *words;
        const SetupPanel *form;
        const ActionRow *commands;
        const OfferCard *offer; ///< what is offered; null for nothing
        qreal scale;            ///< of their fonts now
    };

    static constexpr int minPanelWidth = 17; ///< in the height of the panel's text

    /// @param area all of the window's
    /// @param font the system's
    LayoutMetrics(const QRect &area, const QFont &font, const Parts &parts, bool isBoardOnly);

    bool isBoardOnly() const { return m_isBoardOnly; }
    bool hasOffer() const { return m_parts.offer != nullptr; }
    /// Whether the form must stay in view beside an offer, since Play is what else can be done
    /// next.
    bool offersBesidePlay() const;

    /// The area but a margin that grows with the window.
    QRect inner() const;
    int textHeight() const { return m_metrics.height(); }
    qreal scaleFor(int side) const;
    /// Between the parts.
    int gap(qreal scale) const;
    /// Of the players' card in every state of the game, unless its words need more.
    int cardHeight(qreal scale) const;
    /// Of the players above a board.
    int stripHeight(qreal scale) const;
    /// Of the words below a board, unless they need more.
    int paragraph(qreal scale) const;
    QSize formSize(FormState state, qreal scale) const;
    int commandsHeight(qreal scale) const;
    /// Where the board needs the room.
    int minCommandsHeight(qreal scale) const;
    int offerHeight(qreal scale, int width, bool compact) const;
    /// Of the commands or, instead of them, of what is offered.
    int upperRowHeight(qreal scale, int width, bool isSmallest) const;
    /// Of the commands and the form with the gaps above them.
    int rowsHeight(FormState form, qreal scale, int between, int commands) const;
    /// Of all that is beside a board: as little as it needs.
    int panelWidth(FormState form, int side) const;
    /// The same where the window leaves it more: as much as symbols and the open form need.
    int widestPanel(FormState form, int side) const;
    /// Of all that is not the board, under a board: no less than words and buttons need.
    int widthBelow(int side) const;
    /// What the words of the moment need under a board: those of a problem may have a button.
    int neededWordsHeight(int side) const;
    /// Whether long words take the row of the folded form, so that the board keeps its size.
    bool wordsNeedFormsRow(int side) const;

    /// The largest board with the panel beside it; 0 where the panel is too high.
    int sideBeside(FormState form) const;
    /// The largest board with the strip above and the rest below it.
    int sideBelow(FormState form) const;

private:
    int widthWithSymbols(qreal scale) const;
    int wordsHeight(FormState form, int side) const;

    QRect m_area;
    QFont m_font;
    QFontMetrics m_metrics;
    Parts m_parts;
    bool m_isBoardOnly;
};

} // namespace ui
