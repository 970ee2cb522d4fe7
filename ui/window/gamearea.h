#pragma once

#include "ui/play/card/actionrow.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/setuppanel.h"

#include <QGridLayout>
#include <QWidget>

namespace ui {

/// The middle of the window: the board, the players' card with the words, the set-up panel and a
/// row of buttons. The arrangement follows the size: the panel beside the board, below it in two
/// columns or in one, or folded.
class GameArea : public QWidget
{
    Q_OBJECT

public:
    /// Owns the parts from now on.
    GameArea(GameBoard *board, StatusText *status, SetupPanel *setupPanel, PlayersCard *players,
             ActionRow *actions);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Arrangement { Beside, Below, Stacked, Folded };

    Arrangement arrangementFor(QSize size) const;
    void arrange(Arrangement arrangement);
    void clearGrid();
    void arrangeBeside();
    void arrangeBelow();
    void arrangeInOneColumn();

    GameBoard *m_board;
    StatusText *m_status;
    SetupPanel *m_setupPanel;
    PlayersCard *m_players;
    ActionRow *m_buttons;
    QGridLayout *m_grid;
    Arrangement m_arrangement = Arrangement::Beside;
};

} // namespace ui
