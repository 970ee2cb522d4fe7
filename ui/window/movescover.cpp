#include "ui/window/movescover.h"

#include "ui/library/explorerdock.h"
#include "ui/study/movesdock.h"
#include "ui/study/theory/theoryoverlay.h"
#include "ui/window/editorcontroller.h"

#include <QAction>
#include <QSignalBlocker>

#include <vector>

namespace ui {

MovesCover::MovesCover(QMainWindow *window, MovesDock *moves, TheoryOverlay *theory,
                       ExplorerDock *explorer, EditorController *editor)
    : QObject(window)
    , m_room(window)
    , m_growth(window, m_room)
    , m_moves(moves)
    , m_theory(theory)
    , m_explorer(explorer)
{
    follow();
    connect(&m_room, &DockRoom::changed, this, &MovesCover::follow);
    connect(&m_room, &DockRoom::centralWidgetReturned, this, &MovesCover::boardReturned);
    connect(editor, &EditorController::stateChanged, this, [this, editor] {
        m_theory->setCovered(editor->isActive());
        if (editor->isActive())
            showBoard();
    });
}

void MovesCover::follow()
{
    m_moves->setCoversBoard(m_room.isCentralWidgetCovered());
    m_explorer->setCoversBoard(m_room.isCentralWidgetCovered());
    m_theory->setHasRoom(m_room.hasRoomFor(*m_theory->dock()));
}

void MovesCover::showBoard()
{
    if (!m_room.isCentralWidgetCovered())
        return;
    m_moves->hide();
    m_explorer->hide();
}

void MovesCover::openOnBoard(const QList<QAction *> &commands)
{
    constexpr Qt::WindowStates larger = Qt::WindowMaximized | Qt::WindowFullScreen;
    if (m_moves->window()->windowState() & larger)
        return; // there may be room for both once the window is shown
    std::vector<QSignalBlocker> stillOn;
    for (QAction *command : commands)
        stillOn.emplace_back(command);
    showBoard();
}

} // namespace ui
