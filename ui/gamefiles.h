#pragma once

#include "ui/gamecontroller.h"
#include "ui/gamelist.h"
#include "ui/journal.h"
#include "ui/recordmenus.h"

#include <QFutureWatcher>
#include <QObject>

class QMimeData;

namespace ui {

class GameListWindow;

/// Games in and out of the program: files, the clipboard, pictures, recent games. Does what the
/// menus ask, and reports games to be shown. Nothing is changed by what cannot be read. Window's
/// thread; files are read on another.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent, on its game.
    GameFiles(QWidget *window, const GameController &game, RecordMenus &menus);

    /// Reads a file or a folder in the background; its game, a list or a note follows.
    void open(const QString &path);
    /// The kind of game that a text without a format is taken for.
    void setUsualGame(core::GameKind kind) { m_usualGame = kind; }
    /// The picture of a position is drawn in these colours.
    void setPalette(const QPalette &palette) { m_palette = palette; }

    static bool canTake(const QMimeData &data);
    void take(const QMimeData &data);

signals:
    /// A game, or a position without moves, is to be shown.
    void gameChosen(const core::GameRecord &game);
    void recentChosen(const ui::JournalledGame &game);
    /// Something to tell in a sentence.
    void noted(const QString &text);

private:
    void chooseFile();
    void chooseFolder();
    void receive(const LoadedGames &loaded);
    void listRecent();
    /// What a file may be saved as: a filter of names, and the suffix that goes with it.
    using Kinds = QList<std::pair<QString, QString>>;
    QString chooseTarget(const QString &title, const QString &folder, const QString &name,
                         const Kinds &kinds);
    void save();
    void savePicture();
    bool writePicture(const QString &path, QString &problem) const;
    void copyGame();
    void copyPosition();
    void copyPicture();
    void pasteText(const QString &text);
    QImage picture(int size) const;
    QString folder() const;
    void write(const QString &path, const QByteArray &bytes);

    QWidget *m_window;
    const GameController &m_game;
    RecordMenus &m_menus;
    core::GameKind m_usualGame = core::GameKind::Othello;
    QPalette m_palette;
    QString m_folder;
    QString m_opening; ///< the path being read; empty for a text that was pasted
    QFutureWatcher<LoadedGames> m_reading;
    GameListWindow *m_list = nullptr;
};

} // namespace ui
