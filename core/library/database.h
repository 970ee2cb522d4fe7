#pragma once

#include "core/error.h"

#include <cstdint>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace core::library {

/// Thrown within core/library if SQLite reports an error; GameLibrary and the public functions of
/// this folder return it as a Result.
class DatabaseFailure : public std::exception
{
public:
    explicit DatabaseFailure(Error error, bool isDamage = false)
        : m_error(std::move(error))
        , m_isDamage(isDamage)
    {}

    const Error &error() const { return m_error; }
    /// Whether part of the file is damaged; other parts may be intact.
    bool isDamage() const { return m_isDamage; }
    const char *what() const noexcept override { return m_error.text.c_str(); }

private:
    Error m_error;
    bool m_isDamage;
};

/// A connection to an SQLite database. One thread at a time. Every function throws DatabaseFailure,
/// whose sentence begins with the path.
class Database
{
public:
    enum class Access {
        Read,  ///< the file must exist. Rolls back a killed program's transaction.
        Write, ///< creates the file if there is none
    };

    Database(const std::string &path, Access access);

    const std::string &path() const { return m_path; }
    /// Whether the file cannot be written, even with Access::Write.
    bool isReadOnly() const;

    /// Whether another program has given the file a write-ahead log, without which the file may be
    /// incomplete.
    bool hasLog();

    /// The file's size in bytes; 0 if there is none.
    std::int64_t fileSize() const;

    /// Throws an error, preceded by the path.
    [[noreturn]] void fail(const Error &error) const;
    /// Executes statements without a result.
    void execute(const char *sql);
    /// The integer that a statement yields.
    std::int64_t integer(const char *sql);
    std::int64_t lastInsertedId() const;
    /// The number of rows that the last statement inserted or changed.
    int changes() const;

    /// Makes a running statement fail soon. Any thread.
    void interrupt();

    /// Drops cached pages that need not be written.
    void releasePages();

    /// Reads every page. Throws if one is damaged.
    void checkWhole();

    sqlite3 *handle() const { return m_handle.get(); }
    /// Throws if an SQLite result code is an error.
    void check(int code) const;

private:
    struct Close
    {
        void operator()(sqlite3 *handle) const;
    };

    std::string m_path;
    std::unique_ptr<sqlite3, Close> m_handle;
};

/// A prepared statement; the database must outlive it. As in SQLite, parameters count from 1 and
/// columns from 0. The results of text() and blob() are valid until the next step.
class Statement
{
public:
    Statement(const Database &database, std::string_view sql);

    Statement &bind(int parameter, std::int64_t value);
    Statement &bind(int parameter, std::string_view text);
    Statement &bind(int parameter, std::span<const std::uint8_t> blob);
    Statement &bindNull(int parameter);

    /// Whether there is another row.
    bool step();
    /// Executes the statement to its end and resets it for other parameters.
    void run();
    void reset();

    std::int64_t integer(int column) const;
    bool isNull(int column) const;
    std::string_view text(int column) const;
    std::span<const std::uint8_t> blob(int column) const;

private:
    struct Finalize
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    const Database &m_database;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// A transaction, rolled back unless commit() is called.
class Transaction
{
public:
    enum class Kind {
        Write, ///< begins when no other program is writing
        Read,  ///< all statements see the state at the first one
    };

    explicit Transaction(Database &database, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    void commit();

private:
    Database &m_database;
    bool m_open = true;
};

} // namespace core::library
