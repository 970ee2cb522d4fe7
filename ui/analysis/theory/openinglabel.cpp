#include "ui/analysis/theory/openinglabel.h"

#include "ai/analysis/openingnames.h"
#include "ui/analysis/theory/openingtitle.h"

namespace ui {

OpeningLabel::OpeningLabel(const GameController &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setObjectName("opening");
    setWordWrap(true);
    setToolTip(tr("Players of Othello know these first moves by this name."));
    hide();
    connect(&game, &GameController::stateChanged, this, &OpeningLabel::showOpening);
}

void OpeningLabel::showOpening()
{
    const std::string_view name = ai::openingName(m_game.match(), m_game.shownPly());
    setText(tr("Opening: %1").arg(shortOpeningTitle(name)));
    const bool ended = m_game.phase() == GameController::Phase::Over && !m_game.browsing();
    setVisible(!name.empty() && !ended);
}

} // namespace ui
