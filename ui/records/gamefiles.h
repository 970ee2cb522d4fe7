#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/commands/maincommands.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/gameloading.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"

#include <QObject>

#include <functional>

namespace ui {

class GameListWindow;

/// Games in and out of the program: files, the clipboard, what is dropped on the window, pictures,
/// recent games. Does what the commands request, and reports games to be shown. Nothing is changed
/// by what cannot be read. Lives on the GUI thread. Files are read on a thread that nobody waits
/// for: a read from a network folder that is gone may block for ever.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent, on its game. Things can be dropped on the window
    /// from now on.
    GameFiles(QWidget *window, const GameController &game, const MainCommands &commands);

    /// Reads a file or a folder in the background, instead of the one before; its game, a list or a
    /// message follows.
    void open(const QString &path);
    /// The kind of game that a text without a format is taken for.
    void setDefaultGame(core::GameKind kind) { m_defaultGame = kind; }
    /// What writes the games and pictures that are saved.
    FileSaver &saver() { return m_saver; }

signals:
    /// A game, or a position without moves, is to be shown.
    void gameChosen(const core::GameRecord &game);
    void recentChosen(const ui::JournalledGame &game);
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);
    /// What else there is to say about the message before, for who wants to know it exactly.
    void detailsOffered(const QString &details);

private:
    void chooseFile();
    void chooseFolder();
    void read(std::function<LoadedGames()> load);
    void showLoaded(const LoadedGames &loaded);
    void makeList();
    void save();
    void savePicture();
    void showRecord(const core::format::Record &record, const QStringList &warnings);
    QByteArray encodedPicture(const QString &suffix) const;
    void copyGame();
    void copyPosition();
    void copyPicture();
    void pasteText(const QString &text);
    QImage picture(int size) const;
    QString folder() const;
    void reportSaved(const QString &path, const QString &problem);

    QWidget *m_window;
    const GameController &m_game;
    const MainCommands &m_commands;
    core::GameKind m_defaultGame = core::GameKind::Othello;
    QString m_folder;
    QString m_opening; ///< the path being read; empty for a text that was pasted
    BackgroundTask m_reading;
    FileSaver m_saver;
    GameListWindow *m_list = nullptr;
};

} // namespace ui
