#pragma once

#include "ui/play/gameboard.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/settings/settings.h"
#include "ui/window/gamemenus.h"

#include <QObject>

namespace ui {

/// Synchronises every choice: the set-up panel, the menus, the settings, the game and the board.
class SetupController : public QObject
{
    Q_OBJECT

public:
    /// The objects it synchronises; all must outlive it.
    struct Parts
    {
        SetupPanel &panel;
        GameMenus &menus;
        Settings &settings;
        GameController &game;
        GameStarter &starter;
        GameBoard &board;
    };

    SetupController(const Parts &parts, QObject *parent);

    /// Applies what the settings remember.
    void restore();
    /// Chooses the level of the current game, and says so; also of the next one, unless another
    /// level has been chosen for that.
    void chooseLevel(ai::Level level);
    /// The same without a message.
    void applyLevel(ai::Level level);
    /// Shows in the menus what holds for the game in progress, and the next game's choices. Call it
    /// when the game's state has changed.
    void showInMenus();
    /// Makes the kind of the current game, who plays it and its level the choices for the next one,
    /// and remembers them. For a game that the user has opened, resumed or given other players.
    void adoptGame();
    /// Applies changes made in the Preferences: the external program's name, the resources that the
    /// computer may use, and the boards' appearance.
    void applyPreferences();

signals:
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);
    /// Whether the window may animate anything.
    void motionChanged(bool wanted);

private:
    void connectSetup();
    void connectOptions();
    void applySetup();
    void chooseOpponent(const core::Role &opponent);
    void chooseNextLevel(ai::Level level);
    bool playsByLevelNow() const;
    bool hasMovesOrUndoneMoves() const;
    void showPlayStartsMessage(core::GameKind chosen);
    void rememberSetup(const GameSetup &setup);
    void useLevel(ai::Level level);
    void applyTimeControl(TimeControl control);
    void applyDisplay(BoardWidget::Display display);
    void applyAnimationSpeed(AnimationSpeed speed);
    void useAnimationSpeed(AnimationSpeed speed);

    Parts m_parts;
};

} // namespace ui
