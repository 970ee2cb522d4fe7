#include "ui/window/boardcover.h"

#include "ui/library/explorerdock.h"
#include "ui/study/theory/theoryoverlay.h"
#include "ui/window/editorcontroller.h"

#include <QAction>
#include <QSignalBlocker>

namespace ui {

BoardCover::BoardCover(QMainWindow *window, TheoryOverlay *theory, ExplorerDock *explorer,
                       EditorController *editor)
    : QObject(window)
    , m_room(window)
    , m_growth(window, m_room)
    , m_theory(theory)
    , m_explorer(explorer)
{
    follow();
    connect(&m_room, &DockFit::changed, this, &BoardCover::follow);
    connect(&m_room, &DockFit::centralWidgetReturned, this, &BoardCover::boardReturned);
    connect(editor, &EditorController::stateChanged, this, [this, editor] {
        m_theory->setCovered(editor->isActive());
        if (editor->isActive())
            showBoard();
    });
}

void BoardCover::follow()
{
    m_explorer->setCoversBoard(m_room.isCentralWidgetCovered());
    m_theory->setHasRoom(m_room.hasRoomFor(*m_theory->dock()));
}

void BoardCover::showBoard()
{
    if (!m_room.isCentralWidgetCovered())
        return;
    m_explorer->hide();
}

void BoardCover::openOnBoard(QAction *command)
{
    constexpr Qt::WindowStates larger = Qt::WindowMaximized | Qt::WindowFullScreen;
    if (m_explorer->window()->windowState() & larger)
        return; // there may be room for both once the window is shown
    const QSignalBlocker staysOn(command);
    showBoard();
}

} // namespace ui
