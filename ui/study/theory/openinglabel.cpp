#include "ui/study/theory/openinglabel.h"

#include "ai/analysis/openingnames.h"

namespace ui {

OpeningLabel::OpeningLabel(const GameController &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setObjectName("opening");
    setWordWrap(true);
    hide();
    connect(&game, &GameController::stateChanged, this, &OpeningLabel::showOpening);
}

void OpeningLabel::showOpening()
{
    const std::string_view found = ai::openingName(m_game.match(), m_game.shownPly());
    const auto name = QString::fromUtf8(found.data(), qsizetype(found.size()));
    setText(name.endsWith("Opening") ? name : tr("Opening: %1").arg(name));
    const bool ended = m_game.phase() == GameController::Phase::Over && !m_game.browsing();
    setVisible(!name.isEmpty() && !ended);
}

} // namespace ui
