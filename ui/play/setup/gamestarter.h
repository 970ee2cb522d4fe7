#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/settings/settings.h"

#include <QObject>

namespace ui {

/// Determines the next game from the set-up panel, and shows its start position until a game has
/// begun. GUI thread.
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

    /// The chosen game; nothing, with a message, if it cannot be played.
    std::optional<NextGame> chosenGame();
    /// A new game like the current one: the same start and opponent.
    NextGame sameGame() const;
    /// A game from a position, which may be over, against the chosen opponent.
    NextGame gameFrom(const core::Position &position) const;
    /// Starts a game with the names of the Preferences.
    void start(const NextGame &next);

    /// The roles with which a person continues the current game as one side against the chosen
    /// opponent, or the computer if none is chosen; with nothing, those of two people.
    core::Roles rolesOf(std::optional<core::Side> person) const;
    /// Applies the chosen opponent to the current game, which goes on at once. False, with a
    /// message, if it is a program and none is named.
    bool applyOpponent();
    /// Whether the chosen opponent is a second person.
    bool choosesTwoPeople() const { return m_panel.setup().opponent.isHuman(); }
    /// Shows the start position of the chosen game.
    void preview();
    /// Shows a saved game in the position where it can be resumed.
    void previewOffer(const core::GameRecord &game);

    bool hasGame() const { return m_game.phase() != GameController::Phase::NotStarted; }
    /// The current game, as the panel needs it.
    std::optional<SetupPanel::CurrentGame> currentGame() const;
    /// The kind of the current game or, before the first one, of the chosen game.
    core::GameKind kind() const;
    /// The opponent in the current game, as a setup names it; before the first game, the chosen
    /// one.
    core::Role opponent() const;

signals:
    /// A program was chosen, but none is named in the Preferences.
    void programMissing();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    bool requireProgram();
    core::Result<core::Position> startOf(const GameSetup &setup) const;
    void reportWrongHeaps(const core::Error &error);
    bool computerStartsNext() const;
    core::Role chosenOpponent() const;
    core::Roles rolesAgainst(const core::Role &opponent, const core::Position &start) const;

    GameController &m_game;
    const SetupPanel &m_panel;
    Settings &m_settings;
    std::optional<GameSetup> m_previewed; ///< the setup whose start position is shown
};

} // namespace ui
