#pragma once

#include "core/match/gamerecord.h"
#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/commands/maincommands.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/gamecollection.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace ui {

/// A game encoded for a file, or a sentence that says why it cannot be.
struct WrittenGame
{
    std::optional<QByteArray> bytes;
    QString problem;
};

/// Encodes a game in the format of a file name's suffix, such as "ggf"; without one in our own.
WrittenGame writtenGame(const core::GameRecord &record, const QString &ending);

/// A file name for the game, without a suffix: "Othello, Ann - Bob, 2026-11-22". Whatever the
/// players are called, it contains no directory and no character that a common system rejects.
QString proposedFileName(const core::GameRecord &record);

class GameListWindow;

/// Imports and exports games: files, the clipboard, drops on the window, pictures, recent games.
/// Executes the commands, and reports games to be shown. Input that cannot be read changes nothing.
/// Lives on the GUI thread. Files are read on a detached thread: a read from a dead network folder
/// may block forever.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, its parent, and that window's game. Accepts drops on the window from now
    /// on.
    GameFiles(QWidget *window, const GameController &game, const MainCommands &commands);

    /// Reads a file or a folder in the background, replacing an earlier read; then shows its game,
    /// a list, or a message.
    void open(const QString &path);
    /// The kind of game assumed for a text without a format.
    void setDefaultGame(core::GameKind kind) { m_defaultGame = kind; }
    /// Writes the saved games and pictures.
    FileSaver &saver() { return m_saver; }

signals:
    /// Request to show a game, or a position without moves.
    void gameChosen(const core::GameRecord &game);
    void recentChosen(const ui::JournalledGame &game);
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);
    /// Technical details of the previous message, for users who want them.
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
    QString m_opening; ///< the path being read; empty for a pasted text
    BackgroundTask m_reading;
    FileSaver m_saver;
    GameListWindow *m_list = nullptr;
};

} // namespace ui
