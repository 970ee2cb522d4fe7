#include "ui/play/card/moveannouncement.h"

#include "ui/common/texts.h"
#include "ui/play/gametexts.h"

#include <utility>

namespace ui {

using Phase = GameController::Phase;

namespace {

/// The pass at the beginning of announcement(), or nothing.
QString announcedPass(const GameController &game)
{
    const core::Match &match = game.match();
    const std::size_t ply = match.ply();
    if (game.browsing())
        return {};
    if (ply >= 2 && mustPass(match.position(ply - 2)))
        return moveSentence(game, ply - 2);
    return ply >= 1 && mustPass(match.position(ply - 1)) ? moveSentence(game, ply - 1) : QString();
}

} // namespace

QString announcement(const GameController &game, const QString &playKeys)
{
    const QString happened = game.browsing() ? QString() : lastMovesText(game);
    const QString details = detailsText(game, playKeys);
    return paragraphOf({happened, stateText(game), details == happened ? QString() : details});
}

QString MoveAnnouncement::takeNews(const QString &text, const QString &playKeys)
{
    const bool hasMoved = std::exchange(m_moveIsNews, false);
    const bool mustBeHeard = m_game.phase() == Phase::Over || m_game.phase() == Phase::PassToCome;
    const QString state = announcement(m_game, playKeys);
    if (!hasMoved && (!mustBeHeard || state == m_announced))
        return {};
    m_announced = state;
    // While the computer thinks, announce only the person's move.
    QString news = m_game.phase() == Phase::ComputerToMove ? detailsText(m_game, playKeys) : text;
    // A pass is in the texts before, during and after it is played; announce it only once.
    const QString pass = announcedPass(m_game);
    if (std::exchange(m_passIsKnown, m_game.phase() == Phase::PassToCome || !pass.isEmpty())
        && !pass.isEmpty() && news.startsWith(pass))
        news = news.mid(pass.size()).trimmed();
    return news;
}

} // namespace ui
