#pragma once

#include "core/library/libraryexplorer.h"
#include "core/library/libraryimport.h"
#include "core/match/gamerecord.h"
#include "ui/background/backgroundtask.h"
#include "ui/background/orderedtasks.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

class Settings;

/// The path of the program's own library, in the folder for the user's data.
QString libraryPath();
/// The library in use: the one that was opened last, or the program's own if there was none or it
/// no longer exists.
QString chosenLibrary(const Settings &settings);

/// A filter with names, or parts of names, as typed by the user; empty ones match everything.
struct LibraryFilter
{
    QString player;
    QString event;
    core::library::GameFilter rest; ///< the other conditions; its ids are not used

    friend bool operator==(const LibraryFilter &, const LibraryFilter &) = default;
};

/// A query about a position.
struct LibraryQuery
{
    core::Othello position;
    std::vector<core::Move> line; ///< the moves of the position's game; empty if there is none
    LibraryFilter filter;
    core::Move move = core::Move::none(); ///< list games with this move; none: the most played one
    core::library::GameOrder order = core::library::GameOrder::BestKnown;
    bool hasValues = true; ///< the answer has values of moves

    friend bool operator==(const LibraryQuery &, const LibraryQuery &) = default;
};

/// The answer to a query.
struct LibraryAnswer
{
    bool hasLibrary = false;
    bool knowsPlayer = true; ///< whether the filter's player exists
    bool knowsEvent = true;
    QStringList players; ///< the candidates if the filter's name is ambiguous
    QStringList events;
    QString problem;        ///< a sentence; if set, the rest is empty
    std::int64_t games = 0; ///< of the library
    core::library::PositionStatistics statistics;
    core::Move move = core::Move::none(); ///< the move whose games are listed
    std::vector<core::library::ListedGame> listed;
    std::optional<core::library::FirstNewMove> firstNew; ///< where the line left the library
    bool isFinal = false; ///< the engine has valued the moves without values
};

/// The library of games for the window: looks up positions, imports files and adds finished games,
/// each in the background. Lives on the GUI thread and never waits for the disk, except in its
/// destructor, which stops an import and waits for its end, so that at most one file is lost.
class LibraryService : public QObject
{
    Q_OBJECT

public:
    /// The path of the library, which need not exist.
    explicit LibraryService(const QString &path, QObject *parent = nullptr);
    /// First writes own games that were added during an import.
    ~LibraryService() override;

    const QString &path() const { return m_path; }
    /// Opens another library; opened() follows or, if the file is not a library and nothing
    /// changes, messageRequested(). A running import continues into the previous library.
    void open(const QString &path);

    /// Looks up a position, and cancels the previous lookup; found() follows, twice if the engine
    /// values moves.
    void lookUp(const LibraryQuery &query);
    /// Cancels the lookup.
    void cancelLookUp() { m_lookUp.cancel(); }

    /// Imports files, and the files in folders.
    void import(const QStringList &paths);
    /// Stops the import after the current file; what was added remains.
    void cancelImport() { m_import.finish(); }

    /// Adds a game that was played in this program; ignored unless it is Othello from the usual
    /// start.
    void addOwnGame(const core::GameRecord &game);

signals:
    void found(const ui::LibraryAnswer &answer);
    /// The names of players and events, those with the most games first.
    void namesFound(const QStringList &players, const QStringList &events);
    void importProgressed(const core::library::ImportProgress &progress);
    /// The import ended: a summary in sentences, and the problems, in English.
    void importEnded(const QString &message, const QStringList &problems);
    /// Another library is in use; changed() follows.
    void opened(const QString &path);
    /// The library has other games than before.
    void changed();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    struct Reader;

    void addWaitingGames();

    QString m_path;
    bool m_importing = false;
    std::vector<core::GameRecord> m_waiting; ///< own games to add after the import
    std::shared_ptr<Reader> m_reader;        ///< used only by m_lookUp's thread
    BackgroundTask m_opening;
    OrderedTasks m_ownGames; ///< writes every game, in order
    BackgroundTask m_import; // after m_ownGames, which waits for the end of an import
    BackgroundTask m_lookUp; // last: its thread ends before the rest is destroyed
};

} // namespace ui
