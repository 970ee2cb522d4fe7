#pragma once

#include "ui/commands/commandset.h"

#include <QCoreApplication>

namespace ui::lab {

/// Every menu and command of the Search Lab's window, in the order of the menus.
class LabCommands : public CommandSet
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::LabCommands)
    using Flag = CommandFlag;

public:
    explicit LabCommands(QMenuBar *bar)
        : CommandSet(bar)
    {}

    // clang-format off
    QMenu *const lab = menu(tr("&Lab"));
    QMenu *const open = submenu(lab, "openMenu", tr("&Open"));
    QAction *const gamePosition = command(open, "openGamePosition", tr("The &position being played"), Qt::CTRL | Qt::Key_G);
    QAction *const lastMove = command(open, "explainLastMove", tr("&Why the last move?"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    QAction *const ownTree = command(open, "openOwnTree", tr("A tree of my &own"), Qt::CTRL | Qt::Key_T, Flag::BeginsGroup);
    QAction *const randomTree = command(open, "openRandomTree", tr("A &random tree"), Qt::CTRL | Qt::Key_R);
    QAction *const openLesson = command(lab, "openLesson", tr("Open a &lesson\u2026"), QKeySequence::Open, Flag::BeginsGroup);
    QAction *const saveLesson = command(lab, "saveLesson", tr("&Save the lesson"), QKeySequence::Save);
    QAction *const saveLessonAs = command(lab, "saveLessonAs", tr("Save the l&esson as\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    QAction *const nextStop = command(lab, "nextStop", tr("T&he lesson's next stop"), Qt::CTRL | Qt::Key_PageDown, Flag::Disabled);
    QAction *const stopBefore = command(lab, "stopBefore", tr("The stop &before it"), Qt::CTRL | Qt::Key_PageUp, Flag::Disabled);
    QAction *const savePng = command(lab, "savePng", tr("Save the tree as &PNG\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, Flag::BeginsGroup);
    QAction *const saveSvg = command(lab, "saveSvg", tr("Save the tree as S&VG, TikZ or DOT\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    QAction *const saveText = command(lab, "saveText", tr("Save the steps as &text\u2026"), Qt::CTRL | Qt::SHIFT | Qt::Key_T);
    QAction *const savePage = command(lab, "savePage", tr("E&xport as web page\u2026"), Qt::CTRL | Qt::Key_E);
    QAction *const savePractice = command(lab, "savePractice", tr("Web page to p&ractise on\u2026"));
    QAction *const saveQuestions = command(lab, "saveQuestions", tr("Save the &quiz for Moodle\u2026"));
    QAction *const randomQuestions = command(lab, "randomQuestions", tr("Qui&z of random trees for Moodle\u2026"));
    QAction *const worksheet = command(lab, "worksheet", tr("&Worksheet of this tree\u2026"));
    QAction *const randomWorksheet = command(lab, "randomWorksheet", tr("Worksheet of ra&ndom trees\u2026"));
    QAction *const game = command(lab, "showGame", tr("The &game's window"), Qt::CTRL | Qt::Key_L, Flag::BeginsGroup);
    QAction *const close = command(lab, "closeLab", tr("&Close"), QKeySequence::Close);

    QMenu *const tree = menu(tr("&Tree"));
    QAction *const undo = command(tree, "undoEdit", tr("&Undo"), QKeySequence::Undo, Flag::Disabled);
    QAction *const redo = command(tree, "redoEdit", tr("Re&do"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, Flag::Disabled);
    QAction *const fold = command(tree, "foldNode", tr("&Open or close the node"), {}, Flag::BeginsGroup);
    QAction *const openAll = command(tree, "openAll", tr("Open all &nodes"), Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    QAction *const foldAgain = command(tree, "foldAgain", tr("&Fold again"), Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    QAction *const fromHere = command(tree, "fromHere", tr("&Search from this node"), {Qt::CTRL | Qt::Key_Enter, Qt::CTRL | Qt::Key_Return});
    QAction *const subtree = command(tree, "subtree", tr("Search t&his subtree alone"), Qt::CTRL | Qt::Key_D);
    QAction *const whole = command(tree, "wholeTree", tr("Back to the &whole tree"), Qt::CTRL | Qt::Key_B);
    QAction *const earlier = command(tree, "earlier", tr("Try this child &earlier"), Qt::ALT | Qt::Key_Left, Flag::BeginsGroup);
    QAction *const later = command(tree, "later", tr("Try this child &later"), Qt::ALT | Qt::Key_Right);
    QAction *const setLeaf = command(tree, "setLeaf", tr("Write the leaf's &value"), Qt::Key_F2, Flag::BeginsGroup);
    QAction *const addChild = command(tree, "addChild", tr("&Add a child"), Qt::Key_Insert);
    QAction *const chanceNode = command(tree, "chanceNode", tr("&Chance node or player's node"));
    QAction *const removeNode = command(tree, "removeNode", tr("&Remove the node"), Qt::CTRL | Qt::Key_Delete);

    QMenu *const steps = menu(tr("&Steps"));
    QAction *const toStart = command(steps, "toStart", tr("To the &beginning"), Qt::CTRL | Qt::Key_Home);
    QAction *const previousCut = command(steps, "previousCut", tr("Back to the last &cut"), Qt::CTRL | Qt::SHIFT | Qt::Key_Left);
    QAction *const previousNode = command(steps, "previousNode", tr("Back a &node"), Qt::CTRL | Qt::Key_Up);
    QAction *const previousStep = command(steps, "previousStep", tr("Back a &step"), Qt::CTRL | Qt::Key_Left);
    QAction *const play = command(steps, "playSteps", tr("&Play or pause"), Qt::CTRL | Qt::Key_Space, Flag::Checkable);
    QAction *const nextStep = command(steps, "nextStep", tr("&Forwards a step"), Qt::CTRL | Qt::Key_Right);
    QAction *const nextNode = command(steps, "nextNode", tr("Forwards a n&ode"), Qt::CTRL | Qt::Key_Down);
    QAction *const nextCut = command(steps, "nextCut", tr("Forwards to the ne&xt cut"), Qt::CTRL | Qt::SHIFT | Qt::Key_Right);
    QAction *const toEnd = command(steps, "toEnd", tr("To the &end"), Qt::CTRL | Qt::Key_End);
    QAction *const stopSearch = command(steps, "stopSearch", tr("S&top searching"), Qt::CTRL | Qt::Key_Period, Flag::BeginsGroup | Flag::Disabled);

    QMenu *const view = menu(tr("&View"));
    QAction *const zoomIn = command(view, "zoomIn", tr("Zoom &in"), QKeySequence::ZoomIn);
    QAction *const zoomOut = command(view, "zoomOut", tr("Zoom &out"), QKeySequence::ZoomOut);
    QAction *const fit = command(view, "fit", tr("&Fit the tree into the window"), Qt::CTRL | Qt::Key_0);
    QAction *const legend = command(view, "showLegend", tr("&Legend"), {}, Flag::Checkable);
    QAction *const projector = command(view, "projector", tr("&Projector"), {Qt::Key_F11, Qt::CTRL | Qt::SHIFT | Qt::Key_F});

    QMenu *const pages = submenu(view, "pagesMenu", tr("P&age"), Flag::BeginsGroup);
    QAction *const pageStep = command(pages, "pageStep", tr("&Step by step"), Qt::CTRL | Qt::Key_1);
    QAction *const pageLearn = command(pages, "pageLearn", tr("&Learn"), Qt::CTRL | Qt::Key_2);
    QAction *const pageEdit = command(pages, "pageEdit", tr("&Edit"), Qt::CTRL | Qt::Key_3);
    QAction *const pageQuiz = command(pages, "pageQuiz", tr("&Quiz"), Qt::CTRL | Qt::Key_4);
    QAction *const pageCompare = command(pages, "pageCompare", tr("&Compare"), Qt::CTRL | Qt::Key_5);
    QAction *const pageSteps = command(pages, "pageSteps", tr("L&ist of steps"), Qt::CTRL | Qt::Key_6);
    QAction *const pageNode = command(pages, "pageNode", tr("The &node"), Qt::CTRL | Qt::Key_7);
    QAction *const pageExercises = command(pages, "pageExercises", tr("E&xercises"), Qt::CTRL | Qt::Key_8);
    QAction *const pageLesson = command(pages, "pageLesson", tr("Less&on"), Qt::CTRL | Qt::Key_9);
    QAction *const pageArticles = command(pages, "pageArticles", tr("Numbers of the a&rticles"));

    QMenu *const help = menu(tr("&Help"));
    QAction *const startPage = command(help, "labStartPage", tr("&Start page"));
    QAction *const terms = command(help, "labTerms", tr("&Terms"), QKeySequence::HelpContents);
    QAction *const shortcuts = command(help, "labShortcuts", tr("&Keyboard shortcuts"), {Qt::CTRL | Qt::Key_Question, Qt::CTRL | Qt::Key_Slash});
    // clang-format on
};

} // namespace ui::lab
