#pragma once

#include "ui/play/card/actionrow.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/offercard.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/window/area/editorarea.h"
#include "ui/window/area/layoutgeometry.h"

#include <QWidget>

namespace ui {

/// The middle of the window: the board, the players' card with the words, a row of commands and the
/// form of the next game. Where there is room the three stand beside the board, as tall as it and
/// in fonts that grow with it, and the group is centred; else the card is a strip above the board
/// and the rest lies below. The form folds where it would make the board much smaller; in the
/// smallest windows there is only what is to be done next, the commands or the folded form, and
/// words that need more room than there is have that of the form for as long as they stand, unless
/// a game is offered as well: then the board leaves room for both. Everything is placed from the
/// current sizes alone, so that the layout does not depend on what it was before, and nothing moves
/// with the words.
class GameArea : public QWidget
{
    Q_OBJECT

public:
    /// The parts of a review.
    struct Review
    {
        QWidget *panel;
        QWidget *moves; ///< shown where they have room, also while the game is played
    };

    /// Owns the parts from now on.
    GameArea(GameBoard *board, StatusText *words, SetupPanel *setupPanel, PlayersCard *players,
             ActionRow *actions, const Review &review);

    /// Takes over a card that has the place of the commands for as long as it is shown.
    void addOffer(OfferCard *offer);

    /// Whether only the board, the players and the words are shown.
    void setBoardOnly(bool boardOnly);

    /// Whether the game is reviewed: the players are a strip then, and the review has the place of
    /// all else that is not the board.
    void setReviewing(bool reviewing);

    /// Shows the board and the panel of an editor instead of all else, until it is hidden. They
    /// stay the caller's.
    void showEditor(QWidget *board, PositionEditor *panel);
    void hideEditor();

    /// The first of the buttons, for the order of the Tab key.
    QWidget *firstCommand() const;

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    LayoutMetrics sizes() const;
    void planAnew();
    void layOut();
    bool apply(const LayoutMode &plan);
    void showParts();
    void place(const LayoutGeometry &places);
    void placeReview(const LayoutMetrics &sizes, const LayoutMode &plan, LayoutGeometry &places);
    void setPlayersCompact(bool compact);
    bool isReviewing() const { return m_reviews && !m_boardOnly; }
    EditorArea::GamePlace placeForEditor() const;
    OfferCard *offer() const;

    GameBoard *m_board;
    StatusText *m_words;
    SetupPanel *m_setupPanel;
    PlayersCard *m_players;
    ActionRow *m_buttons;
    QWidget *m_offerRoom; ///< of the offers, of which one is shown at a time
    QList<OfferCard *> m_offers;
    QWidget *m_review;
    QWidget *m_moves;
    EditorArea m_editor;
    LayoutMode m_plan;
    int m_roundsToSettle = 0; ///< after a change of the size, until the plan is kept
    bool m_isBeside = true;
    bool m_isOneRow = false;
    bool m_isFormCovered = false; ///< by long words, until they are shorter
    bool m_boardOnly = false;
    bool m_reviews = false;
    bool m_arePlayersCompact = false;
    qreal m_scale = 1; ///< of the panel's font
};

} // namespace ui
