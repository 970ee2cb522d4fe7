#pragma once

#include "ui/play/gameboard.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/settings/settings.h"
#include "ui/window/gamemenus.h"

#include <QObject>

namespace ui {

/// Keeps everything that is chosen in step: what the set-up panel and the menus show, what the
/// settings remember, and what the game and the board do.
class SetupController : public QObject
{
    Q_OBJECT

public:
    /// What it keeps in step; all of it must outlive it.
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
    void chooseLevel(ai::Level level);
    void applyLevel(ai::Level level);
    /// Shows the kind of the current game and who plays it among the choices.
    void showGame();
    /// Applies what the Preferences changed in the settings: the other program's name, what the
    /// computer may use, and how the board looks.
    void restorePreferences();

signals:
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);
    /// Whether anything in the window is to move.
    void motionChanged(bool wanted);

private:
    void connectSetup();
    void connectOptions();
    void applySetup();
    void applyOpponent();
    bool losesGame() const;
    void sayWhatPlayStarts(core::GameKind chosen);
    void rememberSetup(const GameSetup &setup);
    void useLevel(ai::Level level);
    void applyTimeControl(TimeControl control);
    void applyDisplay(BoardWidget::Display display);
    void applyAnimationSpeed(AnimationSpeed speed);
    void useAnimationSpeed(AnimationSpeed speed);

    Parts m_parts;
};

} // namespace ui
