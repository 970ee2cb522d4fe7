#include "ui/window/secondarywindows.h"

#include "ui/common/bringtofront.h"
#include "ui/lab/window/labwindow.h"
#include "ui/window/gamemenus.h"
#include "ui/window/preferenceswindow.h"

#include <QMenuBar>

namespace ui {

SecondaryWindows::SecondaryWindows(QMainWindow *mainWindow, const GameMenus &menus,
                                   const GameController &game, Settings &settings)
    : QObject(mainWindow)
    , m_mainWindow(mainWindow)
    , m_game(game)
    , m_settings(settings)
{
    const auto showsHelp = [this](const QAction *command, HelpWindow::Page page) {
        connect(command, &QAction::triggered, this, [this, page] { showHelp(page); });
    };
    showsHelp(menus.help(), HelpWindow::Rules);
    showsHelp(menus.keys(), HelpWindow::Keys);
    showsHelp(menus.about(), HelpWindow::About);
    connect(menus.preferences(), &QAction::triggered, this, &SecondaryWindows::showPreferences);
    connect(menus.lab(), &QAction::triggered, this, &SecondaryWindows::showLab);
    connect(menus.whyThisMove(), &QAction::triggered, this, &SecondaryWindows::explainLastMove);
}

SecondaryWindows::~SecondaryWindows() = default;

void SecondaryWindows::showHelp(HelpWindow::Page page)
{
    if (m_help == nullptr)
        m_help = new HelpWindow(*m_mainWindow->menuBar(), m_mainWindow);
    m_help->showPage(page);
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

void SecondaryWindows::openLesson(const QString &path)
{
    lab().openLesson(path);
}

void SecondaryWindows::closeLab()
{
    if (m_lab != nullptr)
        m_lab->close();
}

lab::LabWindow &SecondaryWindows::lab()
{
    if (m_lab == nullptr) {
        m_lab = std::make_unique<lab::LabWindow>(&m_game);
        for (Saving *saving : m_lab->savings())
            emit savingAdded(saving);
    }
    bringToFront(*m_lab);
    return *m_lab;
}

} // namespace ui
