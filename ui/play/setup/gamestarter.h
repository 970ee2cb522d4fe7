#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/settings/settings.h"

#include <QObject>

namespace ui {

/// Knows the game that the set-up panel says is next, and shows the position that it starts from as
/// long as none was started. GUI thread.
class GameStarter : public QObject
{
    Q_OBJECT

public:
    /// A game to be started.
    struct NextGame
    {
        core::Position start;
        core::Roles roles;
    };

    /// The game, the panel and the settings must outlive it.
    GameStarter(GameController &game, const SetupPanel &panel, Settings &settings, QObject *parent);

    /// The game that is chosen; nothing, and a message, where it cannot be played.
    std::optional<NextGame> chosenGame();
    /// Another game like the current one: from the same start, against the same opponent.
    NextGame sameGame() const;
    /// A game from a position, which may be over, against the opponent that is chosen.
    NextGame gameFrom(const core::Position &position) const;
    /// Starts a game with the names of the Preferences.
    void start(const NextGame &next);

    /// The roles in which a person continues the current game as one side, against the opponent
    /// that is chosen or else the computer; nothing where two people do.
    core::Roles rolesOf(std::optional<core::Side> person) const;
    /// Applies the opponent that is chosen to the current game, which goes on at once. False, and a
    /// message, where it is a program that is not named.
    bool applyOpponent();
    /// Whether a second person is chosen.
    bool choosesTwoPeople() const { return m_panel.setup().opponent.isHuman(); }
    /// Shows the start of the game that is chosen.
    void preview();
    /// Shows a game that was written down where it can be resumed.
    void previewOffer(const core::GameRecord &game);

    bool hasGame() const { return m_game.phase() != GameController::Phase::NotStarted; }
    /// What the panel is to know of the current game.
    std::optional<SetupPanel::CurrentGame> currentGame() const;
    /// The kind of the current game, or before the first one the kind that is chosen.
    core::GameKind kind() const;
    /// The opponent in the current game, as a setup names it, or before the first one the opponent
    /// that is chosen.
    core::Role opponent() const;

signals:
    /// No program is named to play against.
    void programMissing();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    bool namesProgram();
    core::Result<core::Position> chosenStart() const;
    void reportWrongHeaps(const core::Error &error);
    bool computerStartsNext() const;
    core::Role chosenOpponent() const;
    core::Roles rolesAgainst(const core::Role &opponent, const core::Position &start) const;

    GameController &m_game;
    const SetupPanel &m_panel;
    Settings &m_settings;
    std::optional<GameSetup> m_previewed; ///< the setup whose start is shown
};

} // namespace ui
