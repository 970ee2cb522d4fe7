#include "ui/lab/window/labmenus.h"

#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/labtexts.h"

namespace ui::lab {

LabMenus::LabMenus(const LabCommands &commands, QObject *parent)
    : QObject(parent)
    , m_commands(commands)
{
    commands.open->addSeparator();
    for (const ai::lab::Document document : ai::lab::allDocuments)
        addExamples(document);
}

void LabMenus::addExamples(ai::lab::Document document)
{
    QMenu *menu = m_commands.open->addMenu(documentTitle(document));
    menu->setToolTipsVisible(true);
    for (const ai::lab::Example &example : ai::lab::examples()) {
        if (example.document != document || example.inLesson)
            continue;
        const QString key = QString::fromUtf8(example.key);
        QAction *action = menu->addAction(exampleTitle(example.key));
        action->setToolTip(exampleText(example.key));
        action->setObjectName("example-" + key);
        connect(action, &QAction::triggered, this, [this, key] { emit exampleChosen(key); });
    }
    if (document != ai::lab::Document::CourseReport)
        return;
    QAction *lesson = menu->addAction(tr("Figures 3 to 6 and the triangles, a lesson"));
    lesson->setToolTip(tr("Games as in the figures, whose own moves are not in the text, and the "
                          "rules against triangles: a stop each."));
    lesson->setObjectName("reportLesson");
    connect(lesson, &QAction::triggered, this, [this, document] { emit lessonChosen(document); });
}

void LabMenus::connectTo(LabController *controller, TreeCanvas *canvas, Settings &settings)
{
    connectUndo(controller->edits()->stack());
    connectController(controller);
    connectCanvas(canvas, settings);
    LabSession *session = controller->session();
    const auto update = [this, controller] { enable(*controller); };
    connect(session, &LabSession::traceChanged, this, update);
    connect(session, &LabSession::selectionChanged, this, update);
    connect(session, &LabSession::predictingChanged, this, update);
    connect(session, &LabSession::solutionHiddenChanged, this, update);
    connect(m_commands.subtree, &QAction::triggered, controller,
            [controller, session] { controller->searchSubtree(session->selected()); });
    connect(m_commands.setLeaf, &QAction::triggered, canvas,
            [canvas, session] { canvas->editLeaf(session->selected()); });
}

void LabMenus::connectUndo(QUndoStack *stack)
{
    connect(m_commands.undo, &QAction::triggered, stack, &QUndoStack::undo);
    connect(m_commands.redo, &QAction::triggered, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::canUndoChanged, m_commands.undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, m_commands.redo, &QAction::setEnabled);
    const auto showUndo = [this](const QString &edit) {
        m_commands.undo->setText(edit.isEmpty() ? tr("&Undo")
                                                : tr("&Undo %1", "%1: an edit").arg(edit));
    };
    const auto showRedo = [this](const QString &edit) {
        m_commands.redo->setText(edit.isEmpty() ? tr("Re&do")
                                                : tr("Re&do %1", "%1: an edit").arg(edit));
    };
    connect(stack, &QUndoStack::undoTextChanged, this, showUndo);
    connect(stack, &QUndoStack::redoTextChanged, this, showRedo);
}

void LabMenus::connectController(LabController *controller)
{
    connect(this, &LabMenus::exampleChosen, controller, &LabController::openExample);
    connect(m_commands.gamePosition, &QAction::triggered, controller,
            &LabController::openGamePosition);
    connect(m_commands.lastMove, &QAction::triggered, controller, &LabController::explainLastMove);
    connect(m_commands.ownTree, &QAction::triggered, controller, &LabController::openOwnTree);
    connect(m_commands.fromHere, &QAction::triggered, controller,
            &LabController::searchFromSelected);
    connect(m_commands.whole, &QAction::triggered, controller, &LabController::searchWhole);
    connect(m_commands.addChild, &QAction::triggered, controller->edits(), &TreeEdits::addChild);
    connect(m_commands.removeNode, &QAction::triggered, controller->edits(),
            &TreeEdits::removeSelected);
    connect(m_commands.chanceNode, &QAction::triggered, controller->edits(),
            &TreeEdits::toggleChance);
}

void LabMenus::connectCanvas(TreeCanvas *canvas, Settings &settings)
{
    connect(m_commands.zoomIn, &QAction::triggered, canvas, &TreeCanvas::zoomIn);
    connect(m_commands.zoomOut, &QAction::triggered, canvas, &TreeCanvas::zoomOut);
    connect(m_commands.fit, &QAction::triggered, canvas, &TreeCanvas::fit);
    connect(m_commands.legend, &QAction::toggled, canvas, &TreeCanvas::setLegendShown);
    m_commands.legend->setChecked(settings.showsLabLegend());
    connect(m_commands.legend, &QAction::toggled, m_commands.legend,
            [&settings](bool shown) { settings.showsLabLegend.set(shown); });
    connect(m_commands.fold, &QAction::triggered, canvas, &TreeCanvas::toggleSelected);
    connect(m_commands.earlier, &QAction::triggered, canvas,
            [canvas] { canvas->moveSelected(-1); });
    connect(m_commands.later, &QAction::triggered, canvas, [canvas] { canvas->moveSelected(1); });
    canvas->setContextMenuPolicy(Qt::ActionsContextMenu);
    canvas->addActions(m_commands.tree->actions());
}

void LabMenus::enable(const LabController &controller)
{
    const LabSession &session = *controller.session();
    if (!session.hasTrace())
        return;
    const bool wholeTree = isTree(session.setup().root) && session.search().path.empty();
    const bool below = !session.selected().empty();
    const bool leaf = isOver(session.positionAt(session.selected()));
    const bool visited = session.shownNode(session.selected()) != ai::lab::noNode;
    m_commands.fold->setEnabled(!leaf);
    m_commands.earlier->setEnabled(below);
    m_commands.later->setEnabled(below);
    // The arrows point in the direction in which the child moves.
    const bool fromRight = runsRightToLeft(session.setup());
    m_commands.earlier->setShortcut(Qt::ALT | (fromRight ? Qt::Key_Right : Qt::Key_Left));
    m_commands.later->setShortcut(Qt::ALT | (fromRight ? Qt::Key_Left : Qt::Key_Right));
    const bool chance = isChance(session.positionAt(session.selected()));
    // Searches cannot begin at a chance node.
    m_commands.fromHere->setEnabled(below && !leaf && !chance);
    m_commands.subtree->setEnabled(below && !leaf && visited);
    m_commands.whole->setEnabled(controller.inSubtree());
    m_commands.setLeaf->setEnabled(wholeTree && leaf);
    m_commands.addChild->setEnabled(wholeTree);
    m_commands.removeNode->setEnabled(wholeTree && below);
    m_commands.chanceNode->setEnabled(wholeTree && below && !leaf);
}

} // namespace ui::lab
