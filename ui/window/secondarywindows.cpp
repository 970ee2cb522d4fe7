#include "ui/window/secondarywindows.h"

#include "ui/common/bringtofront.h"
#include "ui/lab/window/labwindow.h"
#include "ui/play/setup/positioneditor.h"
#include "ui/window/helpwindow.h"
#include "ui/window/preferenceswindow.h"

namespace ui {

SecondaryWindows::SecondaryWindows(QWidget *mainWindow, const GameController &game,
                                   Settings &settings)
    : QObject(mainWindow)
    , m_mainWindow(mainWindow)
    , m_game(game)
    , m_settings(settings)
{}

SecondaryWindows::~SecondaryWindows() = default;

void SecondaryWindows::showHelp()
{
    if (m_help == nullptr)
        m_help = new HelpWindow(m_mainWindow);
    bringToFront(*m_help);
}

void SecondaryWindows::showPreferences()
{
    preferences().open();
}

void SecondaryWindows::showPrograms()
{
    preferences().openPrograms();
}

PreferencesWindow &SecondaryWindows::preferences()
{
    if (m_preferences == nullptr) {
        m_preferences = new PreferencesWindow(m_settings, m_mainWindow);
        connect(m_preferences, &PreferencesWindow::saved, this,
                &SecondaryWindows::preferencesSaved);
    }
    return *m_preferences;
}

void SecondaryWindows::showPositionEditor()
{
    if (m_editor == nullptr) {
        m_editor = new PositionEditor(m_mainWindow);
        connect(m_editor, &PositionEditor::positionChosen, this, &SecondaryWindows::positionChosen);
    }
    m_editor->edit(m_game.shown());
    bringToFront(*m_editor);
}

/// A Lab that is not on the screen opens on the game.
void SecondaryWindows::showLab()
{
    const bool wasClosed = m_lab != nullptr && !m_lab->isVisible();
    lab::LabWindow &window = lab();
    if (wasClosed)
        window.openFirst();
}

void SecondaryWindows::explainLastMove()
{
    lab().explainLastMove();
}

void SecondaryWindows::closeLab()
{
    if (m_lab != nullptr)
        m_lab->close();
}

lab::LabWindow &SecondaryWindows::lab()
{
    if (m_lab == nullptr)
        m_lab = std::make_unique<lab::LabWindow>(&m_game);
    bringToFront(*m_lab);
    return *m_lab;
}

} // namespace ui
