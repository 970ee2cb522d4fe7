#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/offercard.h"

#include <array>
#include <optional>

namespace ui {

/// Offers to choose a side in a game that was opened or set up. An answer is optional: the offer
/// disappears with the next move.
class SideOffer : public OfferCard
{
    Q_OBJECT

public:
    /// Offers the sides of a game, which must outlive it.
    explicit SideOffer(const GameController &game, QWidget *parent = nullptr);

    /// Shows itself if the current game can go on; marks the person's side if it is known.
    void offer();

signals:
    /// The side with which the person continues; nothing for two people.
    void sideChosen(std::optional<core::Side> person);

private:
    enum Choice : std::size_t { First, Second, TwoPeople };

    void markChoice();
    void choose(Choice choice);

    const GameController &m_game;
    std::array<FlatButton *, 3> m_buttons{}; ///< by Choice
};

} // namespace ui
