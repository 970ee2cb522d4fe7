#include "core/library/libraryschema.h"

#include "core/library/gamelibrary.h"
#include "core/translatable.h"

#include <array>

namespace core::library {

namespace {

/// The element at index i migrates a database from version i to i + 1.
constexpr std::array migrations{
    R"(
CREATE TABLE source(
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    digest INTEGER NOT NULL,
    own INTEGER NOT NULL,
    passed_over INTEGER NOT NULL,
    UNIQUE(digest, size, own));
CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE event(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE game(
    id INTEGER PRIMARY KEY,
    hash INTEGER NOT NULL UNIQUE,
    source INTEGER NOT NULL REFERENCES source(id),
    black INTEGER NOT NULL REFERENCES player(id),
    white INTEGER NOT NULL REFERENCES player(id),
    event INTEGER NOT NULL REFERENCES event(id),
    year INTEGER NOT NULL,
    date TEXT,
    score INTEGER,
    moves BLOB NOT NULL);
CREATE TABLE position(key INTEGER PRIMARY KEY, count INTEGER NOT NULL, games BLOB NOT NULL);
CREATE TABLE indexed(id INTEGER PRIMARY KEY CHECK(id = 1), games INTEGER NOT NULL, facts BLOB NOT NULL);
CREATE TABLE value(
    key INTEGER PRIMARY KEY,
    score INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    exact INTEGER NOT NULL,
    best INTEGER NOT NULL,
    played BLOB NOT NULL);
)",
    // Deleting the row of `indexed` makes the program rebuild the other derived table, and this one
    // with it.
    R"(
CREATE TABLE reached(ply INTEGER PRIMARY KEY, keys BLOB NOT NULL);
DELETE FROM indexed;
)"};
static_assert(migrations.size() == GameLibrary::schemaVersion);

/// Whether a database is empty, such as a file of zero bytes.
bool isEmpty(Database &database)
{
    return database.integer("PRAGMA application_id") == 0
           && database.integer("PRAGMA user_version") == 0
           && database.integer("SELECT count(*) FROM sqlite_schema") == 0;
}

void checkIdentity(Database &database)
{
    if (database.integer("PRAGMA application_id") != GameLibrary::applicationId)
        database.fail(QT_TRANSLATE_NOOP(
            "core::Error", "is not a library of games but a database of another program"));
    const std::int64_t version = database.integer("PRAGMA user_version");
    if (version > GameLibrary::schemaVersion)
        database.fail(
            {QT_TRANSLATE_NOOP("core::Error",
                               "was made by a newer version of Tabuleiro (schema %1; this one "
                               "knows %2); update Tabuleiro to read it"),
             {std::to_string(version), std::to_string(GameLibrary::schemaVersion)}});
}

/// Checks the file's size, because SQLite does not notice the loss of less than a page.
void checkSize(Database &database)
{
    const std::int64_t expected =
        database.integer("PRAGMA page_count") * database.integer("PRAGMA page_size");
    const std::int64_t found = database.fileSize();
    if (found < expected)
        database.fail({QT_TRANSLATE_NOOP("core::Error",
                                         "is cut short: it has %1 bytes, expected %2; restore a "
                                         "copy of it, or import its games into another file"),
                       {std::to_string(found), std::to_string(expected)}});
}

void migrate(Database &database)
{
    if (isEmpty(database)) {
        database.execute("PRAGMA page_size=8192");
        Transaction transaction(database);
        database.execute(
            ("PRAGMA application_id=" + std::to_string(GameLibrary::applicationId)).c_str());
        transaction.commit();
    }
    checkIdentity(database);
    while (database.integer("PRAGMA user_version") < GameLibrary::schemaVersion) {
        Transaction transaction(database);
        const std::int64_t version = database.integer("PRAGMA user_version");
        if (version >= GameLibrary::schemaVersion)
            break; // another program has migrated it meanwhile
        database.execute(migrations[static_cast<std::size_t>(version)]);
        database.execute(("PRAGMA user_version=" + std::to_string(version + 1)).c_str());
        transaction.commit();
    }
}

/// Removes a write-ahead log that another program may have added, so that the library is a single
/// file again and can be read in read-only folders.
void removeLog(Database &database)
{
    if (!database.hasLog())
        return;
    try {
        database.execute("PRAGMA journal_mode=DELETE");
    } catch (const DatabaseFailure &) {
        // Other programs have it open: a later writer will remove the log.
    }
}

} // namespace

void prepareSchema(Database &database, Database::Access access)
{
    const bool writes = access == Database::Access::Write;
    if (writes && database.isReadOnly())
        database.fail(QT_TRANSLATE_NOOP("core::Error", "cannot be written; nothing was changed"));
    if (!isEmpty(database))
        checkIdentity(database);
    if (database.integer("PRAGMA user_version") == 0
        && database.integer("SELECT count(*) FROM sqlite_schema") != 0)
        database.fail(QT_TRANSLATE_NOOP(
            "core::Error", "has tables but no number of their schema (user_version is 0), which "
                           "another program has changed; restore a copy of it"));
    // An import that was killed at its beginning also leaves a file without a schema.
    if (!writes && database.integer("PRAGMA user_version") == 0)
        database.fail(
            QT_TRANSLATE_NOOP("core::Error", "is empty; an import makes a library of it"));
    checkSize(database);
    if (writes) {
        removeLog(database);
        migrate(database);
    }
}

} // namespace core::library
