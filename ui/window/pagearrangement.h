#pragma once

#include "ui/play/card/actionrow.h"
#include "ui/play/card/levelproposal.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/offercard.h"
#include "ui/play/setup/setuppanel.h"

#include <QRect>

namespace ui {

/// What the game's page shows.
struct GameParts
{
    GameBoard *board;
    PlayersCard *players;
    QWidget *review;
    QWidget *moves;    ///< shown where it fits, during a game too
    QWidget *explorer; ///< the library's games with the position on the board
    ActionRow *commands;
    SetupPanel *form;
    LevelRow *level;    ///< shown beside the board; otherwise the status text shows the proposal
    StatusText *status; ///< inside the players' card, or placed on the page if the card is a strip
};

/// The places of the parts in left-to-right coordinates; a null rectangle hides the part.
struct GamePlaces
{
    QRect board;
    QRect players;
    QRect status;
    QRect commands;
    QRect form;
    QRect offer;
    QRect review;
    QRect moves;
    QRect explorer;
    QRect level;
    bool isOfferCompact = false;
};

/// How the form is shown. OneRow: it shares one row with the commands, only one of which is
/// visible.
enum class FormState { Open, Folded, OneRow };

/// Arranges the parts of the game's page around its board. There are two arrangements:
/// - beside: everything else in a column beside the board, as tall as it;
/// - below: the players as a strip above the board, the rest under it.
/// The arrangement with the larger board wins. The form folds if an open form would make the board
/// much smaller, and on the smallest pages alternates with the commands. Board and players do not
/// move when the status text, an offer or the game's state changes, unless these need more height
/// than there is. All sizes are in pixels.
class PageArrangement
{
public:
    static constexpr int minPanelWidth = 17; ///< of a column, in line heights

    /// The least width of a column with an open form, and of the gap beside it, for a form in a
    /// font of this line height.
    static int columnWidth(const SetupPanel &form, int lineHeight);

    /// The input of an arrangement besides the parts.
    struct Page
    {
        QRect inner;          ///< the page without its margins
        qreal lineHeight = 0; ///< of text in the font of the parts
        /// Shown below the commands or, if there is no space, in their place; null if there is
        /// none.
        const OfferCard *offer = nullptr;
        bool isFullScreen = false; ///< the full screen has no form
    };

    /// Computes the arrangement. The parts must have their final fonts.
    PageArrangement(const GameParts &parts, const Page &page);

    const QRect &inner() const { return m_page.inner; }
    bool isBeside() const { return m_chosen.isBeside; }
    FormState form() const { return m_chosen.form; }
    /// Whether a proposal of the next level has its own row, which moves nothing else.
    bool hasLevelRow() const;
    /// The places of the parts of a game. The players' card must be a strip if and only if the
    /// arrangement is not isBeside().
    GamePlaces places() const { return isBeside() ? placesBeside() : placesBelow(); }
    /// The places of the parts of a review, where the players' card must be a strip.
    GamePlaces placesOfReview() const;
    /// The places of the parts with the explorer open: it takes the review's place or, if that is
    /// too low, also the board's.
    GamePlaces placesOfExplorer() const;

private:
    struct Candidate
    {
        bool isBeside;
        FormState form;
        int side; ///< of the board
    };
    struct VerticalSpacing;

    static constexpr double gapInLines = 0.7;
    int lines(qreal count) const { return int(count * m_page.lineHeight); }
    int gap() const { return lines(gapInLines); }
    /// Above and below a move list that lacks space, in place of a gap.
    static int narrowest(int gap) { return gap / 3; }
    int cardHeight() const { return lines(14.7); } ///< the least; more where its parts need it
    int stripHeight() const { return lines(2.4); }
    int paragraphHeight() const { return lines(2.2); }
    int levelHeight() const;
    int panelWidth(FormState form, int side) const;
    int widthWithSymbols() const;
    int widthBelow(int side) const;
    QSize formSize(FormState form) const;
    int commandsHeight() const { return m_parts.commands->sizeHint().height(); }
    int minCommandsHeight() const { return m_parts.commands->minimumSizeHint().height(); }
    int upperRowHeight(int width, bool isSmallest) const;
    int rowsHeight(FormState form, int upperRow, int between) const;
    int sideBeside(FormState form) const;
    int sideBelow(FormState form, int upperRow, int statusHeight) const;
    Candidate largest() const;
    Candidate best() const;
    bool keepsPlayInView() const;
    bool mayCoverForm() const;
    bool coversForm() const;
    GamePlaces placesBeside() const;
    bool isTightBeside() const;
    QRect movesBetween(const QRect &above, int end, int between) const;
    GamePlaces placesBeside(int card, int level) const;
    GamePlaces placesBelow() const;
    VerticalSpacing spacingBelow(int strip, int form, bool isOneRow) const;

    const GameParts &m_parts;
    Page m_page;
    Candidate m_chosen;
};

} // namespace ui
