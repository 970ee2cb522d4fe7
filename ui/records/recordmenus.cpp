#include "ui/records/recordmenus.h"

#include "ui/controls/commandtexts.h"

#include <QMenu>

#include <algorithm>

namespace ui {

namespace {

QAction *firstLine(const QMenu &menu)
{
    const QList<QAction *> actions = menu.actions();
    return *std::find_if(actions.begin(), actions.end(),
                         [](const QAction *action) { return action->isSeparator(); });
}

} // namespace

RecordMenus::RecordMenus(QMenuBar *bar)
    : QObject(bar)
    , m_gameMenu(bar->actions().constFirst()->menu())
    , m_gameEnd(firstLine(*m_gameMenu)) // under the commands that play
    , m_edit(new QMenu(tr("E&dit"), bar))
    , m_moves(new QMenu(tr("&Review"), bar))
{
    QAction *second = bar->actions().at(1);
    bar->insertMenu(second, m_edit);
    bar->insertMenu(second, m_moves);
    m_open = addGameCommand(tr("Op&en\u2026"), QKeySequence::Open, "openGame");
    m_openFolder = addGameCommand(tr("Open a &folder of games\u2026"), {}, "openFolder");
    m_gameList = addGameCommand(tr("&List of games"), {}, "showGameList");
    m_gameList->setEnabled(false); // until games were opened
    m_recent = new QMenu(tr("Recen&t games"), m_gameMenu);
    m_recent->setObjectName("recentGames");
    m_gameMenu->insertMenu(m_gameEnd, m_recent);
    m_save = addGameCommand(tr("Sa&ve\u2026"), QKeySequence::Save, "saveGame");
    m_savePicture = addGameCommand(tr("Save a p&icture\u2026"), {}, "savePicture");

    m_copyGame = make(m_edit, nullptr, tr("&Copy the game"), QKeySequence::Copy, "copyGame");
    m_copyPosition = make(m_edit, nullptr, tr("Copy the &position"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_C, "copyPosition");
    m_copyPicture = make(m_edit, nullptr, tr("Copy a p&icture of the board"),
                         Qt::CTRL | Qt::ALT | Qt::Key_C, "copyPicture");
    m_edit->addSeparator();
    m_paste =
        make(m_edit, nullptr, tr("P&aste a game or a position"), QKeySequence::Paste, "paste");

    m_first = make(m_moves, nullptr, tr("&Start of the game"), Qt::ALT | Qt::Key_Home, "lookFirst");
    m_back = make(m_moves, nullptr, tr("&Back"), Qt::ALT | Qt::Key_Left, "lookBack");
    m_forward = make(m_moves, nullptr, tr("&Forward"), Qt::ALT | Qt::Key_Right, "lookForward");
    m_last = make(m_moves, nullptr, tr("Back to the ga&me"), Qt::ALT | Qt::Key_End, "lookLast");
    m_playFrom =
        make(m_moves, nullptr, tr("&Play from here"), Qt::CTRL | Qt::Key_Return, "playFromHere");
    m_playFrom->setToolTip(tr("Goes on from this position; the moves after it are kept"));
    m_moves->addSeparator();
    m_moveList = make(m_moves, nullptr, tr("&List of moves"), Qt::Key_F3, "moveList");
    m_moveList->setCheckable(true);
}

QAction *RecordMenus::addMovesCommand(const QString &text, const QKeySequence &keys,
                                      const char *name)
{
    return make(m_moves, nullptr, text, keys, name);
}

QAction *RecordMenus::addGameCommand(const QString &text, const QKeySequence &keys,
                                     const char *name)
{
    return make(m_gameMenu, m_gameEnd, text, keys, name);
}

QAction *RecordMenus::make(QMenu *menu, QAction *before, const QString &text,
                           const QKeySequence &keys, const char *name)
{
    auto *action = new QAction(text, menu);
    menu->insertAction(before, action);
    describeCommand(*action, keys, name);
    return action;
}

} // namespace ui
