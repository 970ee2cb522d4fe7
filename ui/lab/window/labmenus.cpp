#include "ui/lab/window/labmenus.h"

#include "ui/lab/texts/exhibittexts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/settings/settings.h"

namespace ui::lab {

LabMenus::LabMenus(QMenuBar *bar)
    : QObject(bar)
{
    addLabMenu(bar);
    addTreeMenu(bar);
    m_steps = bar->addMenu(tr("&Steps"));
    m_view = bar->addMenu(tr("&View"));
    m_zoomIn = add(m_view, tr("Zoom &in"), QKeySequence::ZoomIn, "zoomIn");
    m_zoomOut = add(m_view, tr("Zoom &out"), QKeySequence::ZoomOut, "zoomOut");
    m_fit = add(m_view, tr("&Fit the tree into the window"), Qt::CTRL | Qt::Key_0, "fit");
    m_merge = add(m_view, tr("&Merge symmetric positions"), Qt::CTRL | Qt::Key_M, "mergeSymmetric");
    m_merge->setCheckable(true);
    m_legend = add(m_view, tr("&Legend"), {}, "showLegend");
    m_legend->setCheckable(true);
    m_legend->setChecked(true);
    m_projector = add(m_view, tr("&Projector"), Qt::Key_F11, "projector");
    m_projector->setShortcuts({Qt::Key_F11, Qt::CTRL | Qt::SHIFT | Qt::Key_F});
    m_weights = add(m_view, tr("&Weights of the heuristic"), Qt::CTRL | Qt::SHIFT | Qt::Key_H,
                    "heuristicWeights");
    m_levels = add(m_view, tr("T&hree levels side by side"), Qt::CTRL | Qt::SHIFT | Qt::Key_B,
                   "threeLevels");
    m_growth =
        add(m_view, tr("Tree level &by level"), Qt::CTRL | Qt::SHIFT | Qt::Key_G, "levelByLevel");
    m_view->addSeparator();
    QMenu *help = bar->addMenu(tr("&Help"));
    m_terms = add(help, tr("&Terms"), QKeySequence::HelpContents, "labTerms");
    m_shortcuts = add(help, tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_Question, "labShortcuts");
    m_shortcuts->setShortcuts({Qt::CTRL | Qt::Key_Question, Qt::CTRL | Qt::Key_Slash});
}

void LabMenus::addLabMenu(QMenuBar *bar)
{
    QMenu *menu = bar->addMenu(tr("&Lab"));
    m_open = menu->addMenu(tr("&Open"));
    m_gamePosition =
        add(m_open, tr("The &position being played"), Qt::CTRL | Qt::Key_G, "openGamePosition");
    m_lastMove =
        add(m_open, tr("&Why the last move?"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, "explainLastMove");
    m_open->addSeparator();
    for (const ai::lab::Document document : ai::lab::allDocuments) {
        QMenu *shelf = m_open->addMenu(documentTitle(document));
        shelf->setToolTipsVisible(true);
        for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
            if (exhibit.document != document)
                continue;
            const QString key =
                QString::fromUtf8(exhibit.key.data(), qsizetype(exhibit.key.size()));
            QAction *action = shelf->addAction(exhibitTitle(exhibit.key));
            action->setToolTip(exhibitText(exhibit.key));
            action->setObjectName("exhibit-" + key);
            connect(action, &QAction::triggered, this, [this, key] { emit exhibitChosen(key); });
        }
    }
    m_open->addSeparator();
    m_ownTree = add(m_open, tr("A tree of my &own"), Qt::CTRL | Qt::Key_T, "openOwnTree");
    m_randomTree = add(m_open, tr("A &random tree"), Qt::CTRL | Qt::Key_R, "openRandomTree");
    menu->addSeparator();
    m_openLesson = add(menu, tr("Open a &lesson\u2026"), QKeySequence::Open, "openLesson");
    m_saveLesson = add(menu, tr("&Save the lesson"), QKeySequence::Save, "saveLesson");
    m_saveLessonAs = add(menu, tr("Save the l&esson as\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
                         "saveLessonAs");
    menu->addSeparator();
    m_savePng =
        add(menu, tr("Save the tree as &PNG\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, "savePng");
    m_saveSvg =
        add(menu, tr("Save the tree as S&VG\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_V, "saveSvg");
    m_pictureOfAll = add(menu, tr("Pictures show &all nodes"), {}, "pictureOfAll");
    m_pictureOfAll->setCheckable(true);
    m_saveText = add(menu, tr("Save the steps as &text\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                     "saveText");
    m_savePage = add(menu, tr("&Export as web page\u2026"), Qt::CTRL | Qt::Key_E, "savePage");
    m_worksheet = add(menu, tr("&Worksheet of this tree\u2026"), {}, "worksheet");
    m_randomWorksheet = add(menu, tr("Worksheet of ra&ndom trees\u2026"), {}, "randomWorksheet");
    menu->addSeparator();
    m_game = add(menu, tr("The &game's window"), Qt::CTRL | Qt::Key_L, "showGame");
    m_close = add(menu, tr("&Close"), QKeySequence::Close, "closeLab");
}

void LabMenus::addTreeMenu(QMenuBar *bar)
{
    m_tree = bar->addMenu(tr("&Tree"));
    m_fold = add(m_tree, tr("&Open or close the node"), {}, "foldNode");
    m_openAll = add(m_tree, tr("Open all &nodes"), Qt::CTRL | Qt::SHIFT | Qt::Key_O, "openAll");
    m_foldAgain = add(m_tree, tr("&Fold again"), Qt::CTRL | Qt::SHIFT | Qt::Key_W, "foldAgain");
    m_fromHere = add(m_tree, tr("&Search from this node"), Qt::CTRL | Qt::Key_Return, "fromHere");
    m_subtree = add(m_tree, tr("Search this &subtree alone"), Qt::CTRL | Qt::Key_D, "subtree");
    m_whole = add(m_tree, tr("Back to the &whole tree"), Qt::CTRL | Qt::Key_B, "wholeTree");
    m_tree->addSeparator();
    m_earlier = add(m_tree, tr("Try this child &earlier"), Qt::ALT | Qt::Key_Left, "earlier");
    m_later = add(m_tree, tr("Try this child &later"), Qt::ALT | Qt::Key_Right, "later");
    m_tree->addSeparator();
    m_setLeaf = add(m_tree, tr("Write the leaf's &value"), Qt::Key_F2, "setLeaf");
    m_addChild = add(m_tree, tr("&Add a child"), Qt::Key_Insert, "addChild");
    m_removeNode = add(m_tree, tr("&Remove the node"), Qt::CTRL | Qt::Key_Delete, "removeNode");
}

void LabMenus::connectTo(LabController *controller, TreeCanvas *canvas)
{
    addUndo(controller->edits()->stack());
    connectController(controller);
    connectCanvas(canvas);
    LabSession *session = controller->session();
    const auto update = [this, controller] { enable(*controller); };
    connect(session, &LabSession::traceChanged, this, update);
    connect(session, &LabSession::selectionChanged, this, update);
    connect(session, &LabSession::predictingChanged, this, update);
    connect(session, &LabSession::answersHiddenChanged, this, update);
    connect(m_subtree, &QAction::triggered, controller,
            [controller, session] { controller->searchSubtree(session->selected()); });
    connect(m_setLeaf, &QAction::triggered, canvas,
            [canvas, session] { canvas->editLeaf(session->selected()); });
}

/// Above the other commands of the tree.
void LabMenus::addUndo(QUndoStack *stack)
{
    QAction *undo = stack->createUndoAction(this, tr("&Undo"));
    undo->setObjectName("undoEdit");
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = stack->createRedoAction(this, tr("Re&do"));
    redo->setObjectName("redoEdit");
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    QAction *first = m_tree->actions().constFirst();
    m_tree->insertActions(first, {undo, redo});
    m_tree->insertSeparator(first);
}

void LabMenus::connectController(LabController *controller)
{
    connect(this, &LabMenus::exhibitChosen, controller, &LabController::openExhibit);
    connect(m_gamePosition, &QAction::triggered, controller, &LabController::openGamePosition);
    connect(m_lastMove, &QAction::triggered, controller, &LabController::explainLastMove);
    connect(m_ownTree, &QAction::triggered, controller, &LabController::openOwnTree);
    connect(m_fromHere, &QAction::triggered, controller, &LabController::searchFromSelected);
    connect(m_whole, &QAction::triggered, controller, &LabController::searchWhole);
    connect(m_addChild, &QAction::triggered, controller->edits(), &TreeEdits::addChild);
    connect(m_removeNode, &QAction::triggered, controller->edits(), &TreeEdits::removeSelected);
}

void LabMenus::connectCanvas(TreeCanvas *canvas)
{
    connect(m_zoomIn, &QAction::triggered, canvas, &TreeCanvas::zoomIn);
    connect(m_zoomOut, &QAction::triggered, canvas, &TreeCanvas::zoomOut);
    connect(m_fit, &QAction::triggered, canvas, &TreeCanvas::fit);
    connect(m_merge, &QAction::toggled, canvas, &TreeCanvas::setMergeSymmetric);
    connect(m_legend, &QAction::toggled, canvas, &TreeCanvas::setLegendShown);
    m_legend->setChecked(Settings().showsLabLegend());
    connect(m_legend, &QAction::toggled, m_legend,
            [](bool shown) { Settings().setShowsLabLegend(shown); });
    connect(m_fold, &QAction::triggered, canvas, &TreeCanvas::toggleSelected);
    connect(m_earlier, &QAction::triggered, canvas, [canvas] { canvas->moveSelected(-1); });
    connect(m_later, &QAction::triggered, canvas, [canvas] { canvas->moveSelected(1); });
    canvas->setContextMenuPolicy(Qt::ActionsContextMenu);
    canvas->addActions(m_tree->actions());
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
    m_merge->setEnabled(std::holds_alternative<core::TicTacToe>(session.setup().root));
    m_fold->setEnabled(!leaf);
    m_earlier->setEnabled(below);
    m_later->setEnabled(below);
    m_fromHere->setEnabled(below && !leaf);
    m_subtree->setEnabled(below && !leaf && visited);
    m_whole->setEnabled(controller.inSubtree());
    m_setLeaf->setEnabled(wholeTree && leaf);
    m_addChild->setEnabled(wholeTree);
    m_removeNode->setEnabled(wholeTree && below);
}

QAction *LabMenus::add(QMenu *menu, const QString &text, const QKeySequence &keys, const char *name)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(keys);
    return action;
}

} // namespace ui::lab
