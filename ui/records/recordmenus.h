#pragma once

#include <QAction>
#include <QMenuBar>
#include <QObject>

namespace ui {

/// The commands about games that were or are written down: open, save, copy, browse, review.
/// The menus hold them: Game and two beside it.
class RecordMenus : public QObject
{
    Q_OBJECT

public:
    /// Adds to a bar whose first menu is the Game menu; the bar is the parent.
    explicit RecordMenus(QMenuBar *bar);

    QAction *open() const { return m_open; }
    QAction *openFolder() const { return m_openFolder; }
    QAction *gameList() const { return m_gameList; }
    QMenu *recent() const { return m_recent; }
    QAction *save() const { return m_save; }
    QAction *savePicture() const { return m_savePicture; }
    QAction *copyGame() const { return m_copyGame; }
    QAction *copyPosition() const { return m_copyPosition; }
    QAction *copyPicture() const { return m_copyPicture; }
    QAction *paste() const { return m_paste; }
    QAction *first() const { return m_first; }
    QAction *back() const { return m_back; }
    QAction *forward() const { return m_forward; }
    QAction *last() const { return m_last; }
    QAction *playFrom() const { return m_playFrom; }
    QAction *moveList() const { return m_moveList; }

    /// Adds a command of another part of the program to the menu of moves.
    QAction *addMovesCommand(const QString &text, const QKeySequence &keys, const char *name);
    /// Adds a command to the Game menu, before those that are about the game in hand.
    QAction *addGameCommand(const QString &text, const QKeySequence &keys, const char *name);

private:
    QAction *make(QMenu *menu, QAction *before, const QString &text, const QKeySequence &keys,
                  const char *name);

    QMenu *m_gameMenu;
    QAction *m_gameEnd; ///< in the Game menu, before which ours are added
    QMenu *m_edit;
    QMenu *m_moves;
    QMenu *m_recent = nullptr;
    QAction *m_open = nullptr;
    QAction *m_openFolder = nullptr;
    QAction *m_gameList = nullptr;
    QAction *m_save = nullptr;
    QAction *m_savePicture = nullptr;
    QAction *m_copyGame = nullptr;
    QAction *m_copyPosition = nullptr;
    QAction *m_copyPicture = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_first = nullptr;
    QAction *m_back = nullptr;
    QAction *m_forward = nullptr;
    QAction *m_last = nullptr;
    QAction *m_playFrom = nullptr;
    QAction *m_moveList = nullptr;
};

} // namespace ui
