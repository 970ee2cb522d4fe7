#pragma once

#include "ui/play/card/actionrow.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/offercard.h"
#include "ui/play/setup/positioneditor.h"
#include "ui/play/setup/setuppanel.h"

#include <QWidget>

namespace ui {

/// The middle of the window: the board, the players' card with the words, a row of commands and the
/// form of the next game. Where there is room the three stand beside the board, as tall as it and
/// in letters that grow with it, and the group is centred; else the card is a strip above the board
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
    /// Owns the parts from now on.
    GameArea(GameBoard *board, StatusText *words, SetupPanel *setupPanel, PlayersCard *players,
             ActionRow *actions);

    /// Takes over a card that has the place of the commands for as long as it is shown.
    void addOffer(OfferCard *offer);

    /// Whether only the board, the players and the words are shown.
    void setBoardOnly(bool boardOnly);

    /// Shows the board and the panel of an editor instead of all else, until it is hidden. They
    /// stay the caller's.
    void showEditor(QWidget *board, PositionEditor *panel);
    void hideEditor();

    /// The first of the buttons, for the order of the Tab key.
    QWidget *firstCommand() const;

    /// Whether the pointer is on one of its buttons.
    bool isPointedAt() const;

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    static constexpr int minPanelWidth = 17; ///< in the height of the panel's text

    enum class Form { Open, Folded, OneRow };

    /// How the parts are arranged.
    struct Plan
    {
        bool beside = true;
        Form form = Form::Open; ///< in one row it takes turns with the commands
        int side = 0;           ///< of the board
    };

    /// The heights of a window whose board is above the rest.
    struct Spread
    {
        int words = 0;
        int commands = 0;
        int taller = 0;  ///< that the commands and the folded form may be
        int between = 0; ///< the parts
        int margin = 0;  ///< above and below them all
    };

    void planAnew();
    void layOut();
    Plan bestPlan() const;
    Plan steadyPlan() const;
    Spread spreadBelow(int side, int strip, int form) const;
    int sideBeside(Form form) const;
    int sideBelow(Form form) const;
    bool offersBesidePlay() const;
    double worthOf(const Plan &plan) const;
    bool apply(const Plan &plan);
    void showParts();
    void scaleEditor();
    void placeEditor();
    void placeBeside(int side);
    void placeBelow(int side);
    void placeOffer(const QRect &area, bool compact);
    void place(QWidget *part, const QRect &area);

    int textHeight() const;
    qreal scaleFor(int side) const;
    int gap(qreal scale) const;
    QRect inner() const;
    QSize formSize(bool folded, qreal scale) const;
    int cardHeight(qreal scale) const;
    int commandsHeight(qreal scale) const;
    int minCommandsHeight(qreal scale) const;
    int stripHeight(qreal scale) const;
    int paragraph(qreal scale) const;
    int widthBelow(int side) const;
    int neededWordsHeight(int side) const;
    int wordsHeight(Form form, int side) const;
    bool wordsNeedFormsRow(int side) const;
    OfferCard *offer() const;
    int offerHeight(qreal scale, int width, bool compact) const;
    int upperRowHeight(qreal scale, int width, bool least) const;
    int rowsHeight(Form form, qreal scale, int between, int commands) const;
    int panelWidth(int side) const;

    GameBoard *m_board;
    StatusText *m_words;
    SetupPanel *m_setupPanel;
    PlayersCard *m_players;
    ActionRow *m_buttons;
    QWidget *m_offerRoom; ///< of the offers, of which one is shown at a time
    QList<OfferCard *> m_offers;
    /// Of a position; nothing but while one is set up.
    struct
    {
        QWidget *board = nullptr;
        PositionEditor *panel = nullptr;
        qreal scale = 1;         ///< of its letters
        bool isInColumn = false; ///< the panel is where the game's card and form are
    } m_editor;
    Plan m_plan;
    int m_roundsToSettle = 0; ///< after a change of the size, until the plan is kept
    bool m_isBeside = true;
    bool m_isOneRow = false;
    bool m_isFormCovered = false; ///< by long words, until they are shorter
    bool m_boardOnly = false;
    qreal m_scale = 1; ///< of the panel's letters
};

} // namespace ui
