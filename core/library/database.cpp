#include "core/library/database.h"

#include "core/translatable.h"

#include <sqlite3.h>

#include <filesystem>
#include <system_error>

namespace core::library {

namespace {

constexpr int busyMilliseconds = 5000;

/// What an SQLite result code means for the user, and what the user can do.
Error meaningOf(int code, const std::string &message)
{
    switch (code & 0xff) {
    case SQLITE_NOTADB:
        return QT_TRANSLATE_NOOP("core::Error",
                                 "is not a library of games; expected a file that Tabuleiro made");
    case SQLITE_CORRUPT:
        return QT_TRANSLATE_NOOP(
            "core::Error",
            "is damaged; restore a copy of it, or import its games into another file");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return QT_TRANSLATE_NOOP(
            "core::Error", "is being changed by another program; try again when that has ended");
    case SQLITE_READONLY:
        return QT_TRANSLATE_NOOP(
            "core::Error",
            "cannot be written: the file or its folder is read-only; nothing was changed");
    case SQLITE_FULL:
        return QT_TRANSLATE_NOOP("core::Error",
                                 "cannot grow: the disk is full; what was there before is kept");
    case SQLITE_CANTOPEN:
        return QT_TRANSLATE_NOOP("core::Error", "cannot be opened");
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return QT_TRANSLATE_NOOP("core::Error", "may not be opened");
    case SQLITE_IOERR:
        return {QT_TRANSLATE_NOOP("core::Error",
                                  "cannot be read or written (%1); what was there before is kept"),
                {message}};
    default:
        return {QT_TRANSLATE_NOOP("core::Error", "cannot be used (%1)"), {message}};
    }
}

} // namespace

void Database::Close::operator()(sqlite3 *handle) const
{
    sqlite3_close_v2(handle);
}

Database::Database(const std::string &path, Access access)
    : m_path(path)
{
    sqlite3 *handle = nullptr;
    // Open for writing even to read, because otherwise SQLite could not roll back a killed
    // program's transaction. Without write permission SQLite falls back to reading.
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
                      | (access == Access::Write ? SQLITE_OPEN_CREATE : 0);
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    m_handle.reset(handle);
    check(code);
    check(sqlite3_busy_timeout(handle, busyMilliseconds));
    execute("PRAGMA cache_size=-65536"); // KiB: a transaction is written once, at its end
    execute("PRAGMA foreign_keys=ON");
    if (access == Access::Read)
        execute("PRAGMA query_only=ON");
}

bool Database::isReadOnly() const
{
    return sqlite3_db_readonly(m_handle.get(), "main") == 1;
}

bool Database::hasLog()
{
    Statement mode(*this, "PRAGMA journal_mode");
    return mode.step() && mode.text(0) == "wal";
}

std::int64_t Database::fileSize() const
{
    std::error_code none;
    const auto size = std::filesystem::file_size(m_path, none);
    return none ? 0 : static_cast<std::int64_t>(size);
}

void Database::fail(const Error &error) const
{
    throw DatabaseFailure(error.in(m_path));
}

void Database::execute(const char *sql)
{
    check(sqlite3_exec(m_handle.get(), sql, nullptr, nullptr, nullptr));
}

std::int64_t Database::integer(const char *sql)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::int64_t Database::lastInsertedId() const
{
    return sqlite3_last_insert_rowid(m_handle.get());
}

int Database::changes() const
{
    return sqlite3_changes(m_handle.get());
}

void Database::interrupt()
{
    sqlite3_interrupt(m_handle.get());
}

void Database::releasePages()
{
    check(sqlite3_db_release_memory(m_handle.get()));
}

void Database::checkWhole()
{
    Statement statement(*this, "PRAGMA quick_check(1)");
    if (!statement.step() || statement.text(0) != "ok")
        check(SQLITE_CORRUPT);
}

void Database::check(int code) const
{
    if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE)
        return;
    std::string message = m_handle ? sqlite3_errmsg(m_handle.get()) : sqlite3_errstr(code);
    // SQLite says "disk I/O error" whatever the system said, such as "File too large".
    const int cause = m_handle ? sqlite3_system_errno(m_handle.get()) : 0;
    if ((code & 0xff) == SQLITE_IOERR && cause != 0)
        message = std::generic_category().message(cause);
    throw DatabaseFailure(meaningOf(code, message).in(m_path), (code & 0xff) == SQLITE_CORRUPT);
}

void Statement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(const Database &database, std::string_view sql)
    : m_database(database)
{
    sqlite3_stmt *statement = nullptr;
    const int code = sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()),
                                        &statement, nullptr);
    m_statement.reset(statement);
    database.check(code);
}

Statement &Statement::bind(int parameter, std::int64_t value)
{
    m_database.check(sqlite3_bind_int64(m_statement.get(), parameter, value));
    return *this;
}

Statement &Statement::bind(int parameter, std::string_view text)
{
    m_database.check(sqlite3_bind_text(m_statement.get(), parameter, text.data(),
                                       static_cast<int>(text.size()), SQLITE_TRANSIENT));
    return *this;
}

Statement &Statement::bind(int parameter, std::span<const std::uint8_t> blob)
{
    m_database.check(sqlite3_bind_blob(m_statement.get(), parameter,
                                       blob.empty() ? static_cast<const void *>("") : blob.data(),
                                       static_cast<int>(blob.size()), SQLITE_TRANSIENT));
    return *this;
}

Statement &Statement::bindNull(int parameter)
{
    m_database.check(sqlite3_bind_null(m_statement.get(), parameter));
    return *this;
}

bool Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        reset(); // else rebinding, and every later use, would fail
    m_database.check(code);
    return code == SQLITE_ROW;
}

void Statement::run()
{
    while (step()) {
    }
    reset();
}

void Statement::reset()
{
    // sqlite3_reset() returns the last step's error, which step() has checked.
    sqlite3_reset(m_statement.get());
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::string_view Statement::text(int column) const
{
    const auto *const text = sqlite3_column_text(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return {reinterpret_cast<const char *>(text), static_cast<std::size_t>(size)};
}

std::span<const std::uint8_t> Statement::blob(int column) const
{
    const auto *const bytes =
        static_cast<const std::uint8_t *>(sqlite3_column_blob(m_statement.get(), column));
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return {bytes, static_cast<std::size_t>(size)};
}

Transaction::Transaction(Database &database, Kind kind)
    : m_database(database)
{
    database.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    // Some errors, such as a full disk, have already rolled back; then this fails harmlessly.
    if (m_open)
        sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit()
{
    m_database.execute("COMMIT");
    m_open = false;
}

} // namespace core::library
