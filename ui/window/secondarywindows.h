#pragma once

#include "ui/common/settings.h"
#include "ui/play/gamecontroller.h"

#include <QObject>

#include <memory>

namespace ui {

class HelpWindow;
class PositionEditor;
class PreferencesWindow;
namespace lab {
class LabWindow;
}

/// The windows that open beside the main one, each made when it is first used: how to play, the
/// Preferences, the position editor and the Search Lab.
class SecondaryWindows : public QObject
{
    Q_OBJECT

public:
    /// The main window is the parent. The game and the settings must outlive it, but for the game
    /// while everything is destroyed.
    SecondaryWindows(QWidget *mainWindow, const GameController &game, Settings &settings);
    ~SecondaryWindows() override;

    void showHelp();
    void showPreferences();
    /// Shows the page of the Preferences that names another program.
    void showPrograms();
    /// Edits the position shown.
    void showPositionEditor();
    void showLab();
    /// Shows in the Lab how the computer found its last move.
    void explainLastMove();
    void closeLab();

signals:
    void preferencesSaved();
    /// A game is to begin in a position that was set up.
    void positionChosen(const core::Position &position);

private:
    lab::LabWindow &lab();
    PreferencesWindow &preferences();

    QWidget *m_mainWindow;
    const GameController &m_game;
    Settings &m_settings;
    HelpWindow *m_help = nullptr;
    PreferencesWindow *m_preferences = nullptr;
    PositionEditor *m_editor = nullptr;
    std::unique_ptr<lab::LabWindow> m_lab;
};

} // namespace ui
