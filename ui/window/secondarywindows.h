#pragma once

#include "ui/background/filesaver.h"
#include "ui/play/gamecontroller.h"
#include "ui/settings/settings.h"
#include "ui/window/help/helpwindow.h"

#include <QMainWindow>
#include <QObject>

#include <functional>
#include <memory>

namespace ui {

class MainCommands;
class PreferencesWindow;
class SavingGuard;
namespace lab {
class LabWindow;
}

/// The windows that open beside the main one, each made when it is first used: how to play, the
/// Preferences and the Search Lab.
class SecondaryWindows : public QObject
{
    Q_OBJECT

public:
    /// Connects the windows to their commands. The main window is the parent. Everything else must
    /// outlive this, except the game during destruction.
    SecondaryWindows(QMainWindow *mainWindow, const MainCommands &commands,
                     const GameController &game, Settings &settings);
    ~SecondaryWindows() override;

    /// Opens the Preferences at the page of external programs.
    void showPrograms();
    void showLab();
    /// Explains how to play a game.
    void showRules(core::GameKind game);
    /// Opens the file as a lesson of the Lab.
    void openLesson(const QString &path);
    /// Closes the Lab. Returns false if the user must first decide about an unsaved lesson; `then`
    /// is called once that is settled.
    bool closeLab(const std::function<void()> &then);

    bool eventFilter(QObject *object, QEvent *event) override;

signals:
    void preferencesSaved();
    /// The program must wait for these writes before it quits, from now on.
    void savingAdded(PendingWrites *saving);

private:
    void showHelp(HelpWindow::Page page, core::GameKind game);
    void showPreferences();
    void makeLab();
    /// Shows in the Lab how the computer found its last move.
    void explainLastMove();
    lab::LabWindow &lab();
    PreferencesWindow &preferences();

    QMainWindow *m_mainWindow;
    const GameController &m_game;
    Settings &m_settings;
    HelpWindow *m_help = nullptr;
    PreferencesWindow *m_preferences = nullptr;
    std::unique_ptr<lab::LabWindow> m_lab;
    SavingGuard *m_labGuard = nullptr;
};

} // namespace ui
