#pragma once

#include "ui/common/settings.h"
#include "ui/play/gamecontroller.h"
#include "ui/play/setup/setuppanel.h"

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
    /// Starts a game from a position, which may be over. It is not counted in the statistics.
    void startFrom(const core::Position &position);
    /// Shows the start of the game that is chosen.
    void preview();

    bool hasGame() const { return m_game.phase() != GameController::Phase::NotStarted; }
    /// The kind of game in hand, or before the first one the kind that is chosen.
    core::GameKind kind() const;
    /// The opponent in the game in hand, or before the first one the opponent that is chosen.
    Opponent opponent() const;

signals:
    /// start() ends the game in hand.
    void aboutToStart();
    /// start() has begun a game.
    void started();
    /// No program is named to play against.
    void programMissing();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    core::Result<core::Position> chosenStart() const;
    void reportWrongHeaps(const core::Error &error);
    std::optional<core::Side> nextComputerSide(const core::Position &start);
    std::optional<ExternalProgram> chosenProgram() const;

    GameController &m_game;
    const SetupPanel &m_panel;
    Settings &m_settings;
    std::optional<GameSetup> m_previewed; ///< the setup whose start is shown
};

} // namespace ui
