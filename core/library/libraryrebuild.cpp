#include "core/library/libraryrebuild.h"

#include "core/library/gamelibrary.h"
#include "core/storage/filewriting.h"
#include "core/translatable.h"

#include <filesystem>

namespace core::library {

namespace {

namespace files = std::filesystem;

/// The path of a temporary file, removed at the end unless it was renamed meanwhile.
class TemporaryFile
{
public:
    explicit TemporaryFile(std::string path)
        : m_path(std::move(path))
    {
        remove(); // a killed program may have left one
    }
    ~TemporaryFile() { remove(); }
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;

    const std::string &path() const { return m_path; }

private:
    void remove() const
    {
        std::error_code none;
        files::remove(m_path, none);
        files::remove(m_path + "-journal", none);
    }

    std::string m_path;
};

GameLibrary opened(const std::string &path)
{
    auto library = GameLibrary::open(path, GameLibrary::Access::Write);
    if (!library)
        throw DatabaseFailure(library.error());
    return *std::move(library);
}

/// Copies the rows of all tables that are not derived, reading the tables rather than indices,
/// which may be damaged.
void copyRows(const std::string &path, const std::string &copy, const std::stop_token &token)
{
    Database database(path, Database::Access::Write);
    const std::stop_callback stopped(token, [&] { database.interrupt(); });
    Statement(database, "ATTACH ? AS copy").bind(1, copy).run();
    Transaction transaction(database, Transaction::Kind::Read);
    for (const char *insert :
         {"INSERT INTO copy.source SELECT * FROM main.source NOT INDEXED ORDER BY rowid",
          "INSERT INTO copy.player SELECT * FROM main.player NOT INDEXED ORDER BY rowid",
          "INSERT INTO copy.event SELECT * FROM main.event NOT INDEXED ORDER BY rowid",
          "INSERT INTO copy.game SELECT * FROM main.game NOT INDEXED ORDER BY rowid",
          "INSERT INTO copy.value SELECT * FROM main.value NOT INDEXED ORDER BY rowid"})
        database.execute(insert);
    // Ids of games have no gaps, so a gap shows that a damaged page was skipped.
    if (database.integer("SELECT ifnull(max(id), 0) - count(*) FROM copy.game") != 0)
        database.fail(QT_TRANSLATE_NOOP(
            "core::Error",
            "is damaged; restore a copy of it, or import its games into another file"));
    transaction.commit();
}

void replace(const std::string &path, const std::string &copy)
{
    storage::FileSystem &system = storage::systemFiles();
    std::error_code none;
    files::permissions(copy, files::status(path, none).permissions(), none);
    if (storage::uninterrupted([&] { return system.rename(copy, path); }) != 0)
        throw DatabaseFailure(
            Error(
                QT_TRANSLATE_NOOP("core::Error",
                                  "cannot be read or written (%1); what was there before is kept"),
                {storage::lastError().message()})
                .in(path));
    if (const std::error_code problem = storage::syncFolderOf(system, path))
        throw DatabaseFailure(
            Error(QT_TRANSLATE_NOOP("core::Error",
                                    "is rebuilt, but a power cut may still undo that (%1)"),
                  {problem.message()})
                .in(path));
}

} // namespace

std::optional<Error> rebuildLibrary(const std::string &path, const std::stop_token &token)
{
    const auto error = guardedError([&] {
        GameLibrary library = opened(path);
        const bool isDamaged = library.checkWhole(token).has_value();
        if (token.stop_requested())
            return;
        if (!isDamaged) {
            if (const auto failed = library.rebuildPositions(token))
                throw DatabaseFailure(*failed);
            return;
        }
        if (library.database().hasLog()) // it would not match the new file
            library.database().fail(QT_TRANSLATE_NOOP(
                "core::Error",
                "is being changed by another program; try again when that has ended"));
        const Transaction lock(library.database()); // until the copy has replaced the library
        std::error_code none;
        const files::path target = files::canonical(path, none);
        const std::string replaced = none ? path : target.string();
        const TemporaryFile copy(replaced + ".rebuilt");
        opened(copy.path());
        copyRows(path, copy.path(), token);
        if (const auto failed = opened(copy.path()).rebuildPositions(token))
            throw DatabaseFailure(*failed);
        if (!token.stop_requested())
            replace(replaced, copy.path());
    });
    return token.stop_requested() ? std::nullopt : error; // only the stop may have caused the error
}

} // namespace core::library
