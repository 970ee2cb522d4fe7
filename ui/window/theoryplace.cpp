#include "ui/window/theoryplace.h"

#include "ui/analysis/theory/theoryoverlay.h"
#include "ui/window/editorcontroller.h"

namespace ui {

TheoryPlace::TheoryPlace(QMainWindow *window, TheoryOverlay *theory, EditorController *editor)
    : QObject(window)
    , m_fit(window)
    , m_widening(window, m_fit)
{
    const auto follow = [this, theory] { theory->setFits(m_fit.fits(*theory->dock())); };
    follow();
    connect(&m_fit, &DockFit::changed, this, follow);
    connect(editor, &EditorController::stateChanged, this,
            [theory, editor] { theory->setCovered(editor->isActive()); });
}

} // namespace ui
