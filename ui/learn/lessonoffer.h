#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/offercard.h"
#include "ui/settings/settings.h"

#include <set>

namespace ui {

/// Offers the first lesson of the current game to a person who starts the program for the first
/// time. An answer is optional: for each game it disappears with the first move, or once accepted.
class LessonOffer : public OfferCard
{
    Q_OBJECT

public:
    /// For a game, which must outlive it.
    explicit LessonOffer(const GameController &game, QWidget *parent = nullptr);

    /// Shows itself if it was never shown before, and no window of the program was ever closed.
    void offer(Settings &settings);
    /// Offers no lesson any more, in no game.
    void withdraw();

signals:
    void accepted(core::GameKind game);

private:
    void showGame();
    void end();

    const GameController &m_game;
    FlatButton *m_accept;
    bool m_isOffered = false;
    std::set<core::GameKind> m_ended;
};

} // namespace ui
