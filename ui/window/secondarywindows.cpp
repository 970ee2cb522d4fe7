#include "ui/window/secondarywindows.h"

#include "ui/commands/maincommands.h"
#include "ui/desktop/bringtofront.h"
#include "ui/lab/window/labwindow.h"
#include "ui/window/frame/savingguard.h"
#include "ui/window/preferenceswindow.h"

#include <QEvent>
#include <QMenuBar>

namespace ui {

SecondaryWindows::SecondaryWindows(QMainWindow *mainWindow, const MainCommands &commands,
                                   const GameController &game, Settings &settings)
    : QObject(mainWindow)
    , m_mainWindow(mainWindow)
    , m_game(game)
    , m_settings(settings)
{
    const auto showsHelp = [this](const QAction *command, HelpWindow::Page page) {
        connect(command, &QAction::triggered, this,
                [this, page] { showHelp(page, m_game.match().kind()); });
    };
    showsHelp(commands.howToPlay, HelpWindow::Rules);
    showsHelp(commands.keys, HelpWindow::Keys);
    showsHelp(commands.about, HelpWindow::About);
    connect(commands.preferences, &QAction::triggered, this, &SecondaryWindows::showPreferences);
    connect(commands.lab, &QAction::triggered, this, &SecondaryWindows::showLab);
    connect(commands.whyThisMove, &QAction::triggered, this, &SecondaryWindows::explainLastMove);
}

SecondaryWindows::~SecondaryWindows() = default;

void SecondaryWindows::showRules(core::GameKind game)
{
    showHelp(HelpWindow::Rules, game);
}

void SecondaryWindows::showHelp(HelpWindow::Page page, core::GameKind game)
{
    if (m_help == nullptr)
        m_help = new HelpWindow(*m_mainWindow->menuBar(), m_mainWindow);
    m_help->showPage(page, game);
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

void SecondaryWindows::showLab()
{
    lab();
}

void SecondaryWindows::explainLastMove()
{
    lab().explainLastMove();
}

void SecondaryWindows::openLesson(const QString &path)
{
    lab().openLesson(path);
}

bool SecondaryWindows::closeLab(const std::function<void()> &then)
{
    return m_lab == nullptr || m_lab->tryClose(then);
}

/// Without the main window, closing the Lab quits the program: defer it until the Lab's files are
/// saved.
bool SecondaryWindows::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Close && !m_mainWindow->isVisible()
        && m_labGuard->deferClosing()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(object, event);
}

lab::LabWindow &SecondaryWindows::lab()
{
    if (m_lab == nullptr)
        makeLab();
    m_lab->showAgain();
    return *m_lab;
}

void SecondaryWindows::makeLab()
{
    m_lab = std::make_unique<lab::LabWindow>(&m_game);
    m_labGuard = new SavingGuard(m_lab.get());
    for (PendingWrites *saving : m_lab->pendingWrites()) {
        m_labGuard->watch(saving);
        emit savingAdded(saving);
    }
    connect(m_labGuard, &SavingGuard::messageRequested, m_lab.get(), &lab::LabWindow::showMessage);
    connect(m_lab.get(), &lab::LabWindow::gameRequested, this,
            [this] { bringToFront(*m_mainWindow); });
    m_lab->installEventFilter(this);
}

} // namespace ui
