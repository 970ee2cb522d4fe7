#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/settings/settings.h"

#include <QObject>

namespace ui {

/// Starts games as the set-up panel says, and shows the position that the next one starts from as
/// long as none was started.
class GameStarter : public QObject
{
    Q_OBJECT

public:
    /// The game, the panel and the settings must outlive it.
    GameStarter(GameController &game, const SetupPanel &panel, Settings &settings, QObject *parent);

    /// Starts a game of the kind that is chosen.
    void start();
    /// Starts another game like the one in hand, from the same start and against the same opponent,
    /// whatever the panel says of the next one.
    void playAgain();
    /// Starts a game from a position, which may be over. It is not counted in the statistics.
    void startFrom(const core::Position &position);
    /// Has a person go on with the game in hand as one side, against the opponent that is chosen or
    /// else the computer; nothing where two people play it.
    void continueAs(std::optional<core::Side> person);
    /// Applies the opponent that is chosen to the game in hand, which goes on at once.
    void applyOpponent();
    /// Shows the start of the game that is chosen.
    void preview();
    /// Shows a game that was written down where it can be gone on with.
    void previewOffer(const core::GameRecord &game);

    bool hasGame() const { return m_game.phase() != GameController::Phase::NotStarted; }
    /// What the panel is to know of the game in hand.
    std::optional<SetupPanel::InHand> inHand() const;
    /// The kind of game in hand, or before the first one the kind that is chosen.
    core::GameKind kind() const;
    /// The opponent in the game in hand, as a setup names it, or before the first one the opponent
    /// that is chosen.
    core::Role opponent() const;

signals:
    /// start() ends the game in hand.
    void aboutToStart();
    /// start() has begun a game.
    void started();
    /// No program is named to play against.
    void programMissing();
    /// Who plays the game in hand was changed.
    void opponentChanged();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void decide();
    bool namesProgram();
    core::Result<core::Position> chosenStart() const;
    void reportWrongHeaps(const core::Error &error);
    bool computerStartsNext() const;
    core::Role chosenOpponent() const;
    core::Roles rolesAgainst(const core::Role &opponent, const core::Position &start) const;
    core::Roles nextRoles(const core::Role &opponent, const core::Position &start);

    GameController &m_game;
    const SetupPanel &m_panel;
    Settings &m_settings;
    std::optional<GameSetup> m_previewed; ///< the setup whose start is shown
    bool m_decisionDue = false;           ///< a person has moved in a game that is undecided
};

} // namespace ui
