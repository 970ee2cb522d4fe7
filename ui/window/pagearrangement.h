#pragma once

#include "ui/play/card/actionrow.h"
#include "ui/play/card/levelrow.h"
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
    QWidget *moves;    ///< shown where they fit, during a game too
    QWidget *explorer; ///< what was played in the position on the board
    ActionRow *commands;
    SetupPanel *form;
    LevelRow *level;    ///< shown beside the board; elsewhere the status text has the proposal
    StatusText *status; ///< belongs to the players' card, and to the page where that is a strip
};

/// Where the parts are, from left to right; null: nowhere.
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

/// How the form is shown. OneRow: in one row with the commands, where one of both has a place.
enum class FormState { Open, Folded, OneRow };

/// Arranges the parts of the game's page around its board. There are two arrangements:
/// - beside: all the rest in a column beside the board, as tall as it;
/// - below: the players as a strip above the board, the rest under it.
/// The one with the larger board is taken; the form folds where it would make the board much
/// smaller, and in the smallest pages takes turns with the commands. Board and players do not move
/// with the status text, the offers and the state of the game unless these need more height than
/// there is. All sizes are in pixels.
class PageArrangement
{
public:
    static constexpr int minPanelWidth = 17; ///< of a column, in lines of text

    /// What an arrangement depends on, beside the parts.
    struct Page
    {
        QRect inner;          ///< without the margins
        qreal lineHeight = 0; ///< of text in the parts' fonts
        /// Shown below the commands or, where there is no space for both, in their place; null:
        /// none.
        const OfferCard *offer = nullptr;
        bool isFullScreen = false; ///< has no form
    };

    /// Chooses the arrangement. The parts must have their fonts.
    PageArrangement(const GameParts &parts, const Page &page);

    const QRect &inner() const { return m_page.inner; }
    bool isBeside() const { return m_chosen.isBeside; }
    FormState form() const { return m_chosen.form; }
    /// Whether a proposal of the next level has a row of its own, for which nothing else moves.
    bool hasLevelRow() const;
    /// The places of the parts of a game. The players' card must be a strip exactly where they are
    /// not beside the board.
    GamePlaces places() const { return isBeside() ? placesBeside() : placesBelow(); }
    /// The places of the parts of a review, where the players' card must be a strip.
    GamePlaces placesOfReview() const;
    /// The places of the parts around the explorer, which has the place of the review and, where
    /// that is too low for it, that of the board.
    GamePlaces placesOfExplorer() const;

private:
    struct Candidate
    {
        bool isBeside;
        FormState form;
        int side; ///< of the board
    };
    struct VerticalSpacing;

    int lines(qreal count) const { return int(count * m_page.lineHeight); }
    int gap() const { return lines(0.7); }
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
    GamePlaces placesBeside(int card, int level) const;
    GamePlaces placesBelow() const;
    VerticalSpacing spreadBelow(int strip, int form, bool isOneRow) const;

    const GameParts &m_parts;
    Page m_page;
    Candidate m_chosen;
};

} // namespace ui
