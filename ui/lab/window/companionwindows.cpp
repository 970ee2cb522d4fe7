#include "ui/lab/window/companionwindows.h"

#include "ui/desktop/bringtofront.h"
#include "ui/lab/experiments/levelswindow.h"
#include "ui/lab/experiments/refutationwindow.h"
#include "ui/lab/experiments/weightswindow.h"
#include "ui/lab/panels/glossarywindow.h"
#include "ui/lab/panels/stepbar.h"
#include "ui/lab/projector/levelbylevelwindow.h"
#include "ui/lab/projector/projectorwindow.h"
#include "ui/lab/projector/sidebysidewindow.h"
#include "ui/lab/window/labcontroller.h"
#include "ui/lab/window/labmenus.h"
#include "ui/lab/window/shortcutswindow.h"

namespace ui::lab {

CompanionWindows::CompanionWindows(QMainWindow *lab, LabController *controller,
                                   const LabMenus *menus, StepBar *steps)
    : QObject(lab)
    , m_lab(lab)
    , m_controller(controller)
    , m_steps(steps)
{
    connect(menus->terms(), &QAction::triggered, this, &CompanionWindows::showTerms);
    connect(menus->shortcuts(), &QAction::triggered, this, &CompanionWindows::showShortcuts);
    connect(menus->weights(), &QAction::triggered, this, &CompanionWindows::showWeights);
    connect(menus->levels(), &QAction::triggered, this, &CompanionWindows::showLevels);
    connect(menus->growth(), &QAction::triggered, this, &CompanionWindows::showGrowth);
    connect(menus->projector(), &QAction::triggered, this, &CompanionWindows::showProjector);
    connect(controller->session(), &LabSession::hidesAnswersChanged, this,
            [this, menus] { hideAnswers(menus); });
}

/// The experiments say what a quiz or an exercise asks.
void CompanionWindows::hideAnswers(const LabMenus *menus)
{
    const bool hidden = m_controller->session()->hidesAnswers();
    menus->weights()->setDisabled(hidden);
    menus->levels()->setDisabled(hidden);
    menus->growth()->setDisabled(hidden);
    if (!hidden)
        return;
    for (QWidget *window : {static_cast<QWidget *>(m_lab->findChild<WeightsWindow *>()),
                            static_cast<QWidget *>(m_lab->findChild<LevelsWindow *>()),
                            static_cast<QWidget *>(m_lab->findChild<LevelByLevelWindow *>())}) {
        if (window != nullptr)
            window->close();
    }
}

/// So that the search can be studied while playing.
void CompanionWindows::showRefutation()
{
    auto *window = m_lab->findChild<RefutationWindow *>();
    if (window == nullptr) {
        window = new RefutationWindow(m_lab);
        connect(window, &RefutationWindow::positionRequested, m_controller,
                &LabController::openRefutation);
    }
    bringToFront(*window);
}

/// A window about what the Lab searches, from which another search of it may be chosen.
template <class Window>
void CompanionWindows::showExperiment()
{
    auto *window = m_lab->findChild<Window *>();
    if (window == nullptr) {
        window = new Window(m_lab);
        window->setAttribute(Qt::WA_DeleteOnClose); // closed it would go on searching
        if constexpr (requires { &Window::setupChosen; })
            connect(window, &Window::setupChosen, m_controller, &LabController::search);
        connect(m_controller, &LabController::setupChanged, window, &Window::setSetup);
        if (const auto &setup = m_controller->openSetup()) // also while it is still searched
            window->setSetup(*setup);
    }
    bringToFront(*window);
}

void CompanionWindows::showWeights()
{
    showExperiment<WeightsWindow>();
}

void CompanionWindows::showLevels()
{
    showExperiment<LevelsWindow>();
}

void CompanionWindows::showGrowth()
{
    showExperiment<LevelByLevelWindow>();
}

void CompanionWindows::showSideBySide(const ai::lab::TracedSearch &first,
                                      const ai::lab::TracedSearch &second)
{
    auto *window = m_lab->findChild<SideBySideWindow *>();
    if (window == nullptr)
        window = new SideBySideWindow(m_lab);
    window->compare(first, second, m_controller->session()->step());
    bringToFront(*window);
}

void CompanionWindows::showTerms()
{
    auto *window = m_lab->findChild<GlossaryWindow *>();
    bringToFront(window != nullptr ? *window : *new GlossaryWindow(m_lab));
}

void CompanionWindows::showShortcuts()
{
    auto *window = m_lab->findChild<ShortcutsWindow *>();
    bringToFront(window != nullptr ? *window : *new ShortcutsWindow(m_lab->menuBar(), m_lab));
}

void CompanionWindows::showProjector()
{
    auto *projector = m_lab->findChild<ProjectorWindow *>();
    if (projector == nullptr) {
        projector = new ProjectorWindow(m_controller->session(), m_lab);
        connect(projector, &ProjectorWindow::playToggled, m_steps, &StepBar::togglePlaying);
    }
    projector->showFullScreen();
    projector->activateWindow();
}

void CompanionWindows::closeProjector()
{
    if (auto *projector = m_lab->findChild<ProjectorWindow *>())
        projector->close();
}

} // namespace ui::lab
