#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/offercard.h"
#include "ui/settings/settings.h"

#include <set>

namespace ui {

/// Offers the first lesson of the game on the board to a person who starts the program for the
/// first time. It needs no answer: of each game it disappears with the first move, or once it is
/// taken.
class LessonOffer : public OfferCard
{
    Q_OBJECT

public:
    /// Offers the lesson of a game, which must outlive it.
    explicit LessonOffer(const GameController &game, QWidget *parent = nullptr);

    /// Shows itself where it never was shown and no window of the program was closed yet.
    void offer(Settings &settings);

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
