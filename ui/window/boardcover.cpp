#include "ui/window/boardcover.h"

#include "ui/analysis/theory/theoryoverlay.h"
#include "ui/library/explorerdock.h"
#include "ui/window/editorcontroller.h"

#include <QAction>
#include <QSignalBlocker>

namespace ui {

BoardCover::BoardCover(QMainWindow *window, TheoryOverlay *theory, ExplorerDock *explorer,
                       EditorController *editor)
    : QObject(window)
    , m_fit(window)
    , m_growth(window, m_fit)
    , m_theory(theory)
    , m_explorer(explorer)
{
    follow();
    connect(&m_fit, &DockFit::changed, this, &BoardCover::follow);
    connect(&m_fit, &DockFit::centralWidgetReturned, this, &BoardCover::boardReturned);
    connect(editor, &EditorController::stateChanged, this, [this, editor] {
        m_theory->setCovered(editor->isActive());
        if (editor->isActive())
            showBoard();
    });
}

void BoardCover::follow()
{
    m_explorer->setCoversBoard(m_fit.isCentralWidgetCovered());
    m_theory->setFits(m_fit.fits(*m_theory->dock()));
}

void BoardCover::showBoard()
{
    if (!m_fit.isCentralWidgetCovered())
        return;
    m_explorer->hide();
}

void BoardCover::openOnBoard(QAction *command)
{
    constexpr Qt::WindowStates larger = Qt::WindowMaximized | Qt::WindowFullScreen;
    if (m_explorer->window()->windowState() & larger)
        return; // both may fit once the window is shown
    const QSignalBlocker staysOn(command);
    showBoard();
}

} // namespace ui
