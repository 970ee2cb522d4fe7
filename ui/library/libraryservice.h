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

/// Where the program keeps its own library of games, among what the person has made.
QString libraryPath();
/// The library in use: the one that was opened last, or else, and where that is not there any more,
/// the program's own.
QString chosenLibrary(const Settings &settings);

/// A filter with names, or parts of them, as a person writes them; empty ones hold for all.
struct LibraryFilter
{
    QString player;
    QString event;
    core::library::GameFilter rest; ///< without the ids of the names

    friend bool operator==(const LibraryFilter &, const LibraryFilter &) = default;
};

/// What is asked about a position.
struct LibraryQuery
{
    core::Othello position;
    std::vector<core::Move>
        line; ///< of the game that the position is of; empty where it is of none
    LibraryFilter filter;
    core::Move move = core::Move::none(); ///< whose games are listed; none: the most played one's
    core::library::GameOrder order = core::library::GameOrder::BestKnown;
    bool hasValues = true; ///< the answer has what the moves are worth

    friend bool operator==(const LibraryQuery &, const LibraryQuery &) = default;
};

/// What is known about it.
struct LibraryAnswer
{
    bool hasLibrary = false;
    bool knowsPlayer = true; ///< of the filter
    bool knowsEvent = true;
    QStringList players; ///< where the filter's part of a name means more than one
    QStringList events;
    QString problem;        ///< a sentence; the rest is empty then
    std::int64_t games = 0; ///< of the library
    core::library::PositionStatistics statistics;
    core::Move move = core::Move::none(); ///< that games are listed of
    std::vector<core::library::ListedGame> listed;
    std::optional<core::library::FirstNewMove> firstNew; ///< of the line
    bool isFinal = false; ///< the engine has valued what had no value
};

/// The library of games for the window: looks positions up, imports files and takes in finished
/// games, each in the background. Lives on the GUI thread and never waits for the disk, except in
/// its destructor, which stops an import and waits for its end: at most one file is not added.
class LibraryService : public QObject
{
    Q_OBJECT

public:
    /// The library is at a path; there need be none.
    explicit LibraryService(const QString &path, QObject *parent = nullptr);
    /// Own games that came during an import are written first.
    ~LibraryService() override;

    const QString &path() const { return m_path; }
    /// Takes another library, which must be one; opened() follows, or messageRequested() where it
    /// is none and nothing changes. An import goes on into the one before.
    void open(const QString &path);

    /// Looks a position up, instead of the one before; found() follows, twice where the engine
    /// values moves.
    void lookUp(const LibraryQuery &query);
    /// Looks nothing up any more.
    void cancelLookUp() { m_lookUp.cancel(); }

    /// Imports files, and folders with what is in them.
    void import(const QStringList &paths);
    /// Stops the import after the file that is read; what went in stays.
    void cancelImport() { m_import.finish(); }

    /// Takes in a game that was played here; nothing where it is not Othello from the usual start.
    void addOwnGame(const core::GameRecord &game);

signals:
    void found(const ui::LibraryAnswer &answer);
    /// Names of players and events were found, those with the most games first.
    void namesFound(const QStringList &players, const QStringList &events);
    void importProgressed(const core::library::ImportProgress &progress);
    /// The import ended; what it did, in sentences, and what could not be read, in English.
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
    std::vector<core::GameRecord> m_waiting; ///< own games that came during an import
    std::shared_ptr<Reader> m_reader;        ///< used by the thread of m_lookUp alone
    BackgroundTask m_opening;
    OrderedTasks m_ownGames; ///< writes each of them, whatever comes in between
    BackgroundTask m_import; // after m_ownGames, which waits for the end of an import
    BackgroundTask m_lookUp; // last: its thread ends before the rest is destroyed
};

} // namespace ui
