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

/// Thrown within core/library where SQLite reports an error; GameLibrary and the functions of this
/// folder return it as a Result.
class DatabaseFailure : public std::exception
{
public:
    explicit DatabaseFailure(Error error, bool isDamage = false)
        : m_error(std::move(error))
        , m_isDamage(isDamage)
    {}

    const Error &error() const { return m_error; }
    /// Whether a part of the file is damaged: others may be whole.
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
        Read,  ///< of a file that exists. A transaction that a killed program left is rolled back.
        Write, ///< creates the file where there is none
    };

    Database(const std::string &path, Access access);

    const std::string &path() const { return m_path; }
    /// Whether the system lets nobody write, whatever the access.
    bool isReadOnly() const;

    /// Whether another program has given the file a write-ahead log, without which it may not be
    /// whole.
    bool hasLog();

    /// The file's size in bytes; 0 where there is none.
    std::int64_t fileSize() const;

    /// Throws an error, behind the path.
    [[noreturn]] void fail(const Error &error) const;
    /// Executes statements without a result.
    void execute(const char *sql);
    /// The integer that a statement yields.
    std::int64_t integer(const char *sql);
    std::int64_t lastInsertedId() const;
    /// Rows that the last statement inserted or changed.
    int changes() const;

    /// Has a statement that runs fail soon. From any thread.
    void interrupt();

    /// Forgets the pages that were read and need not be written.
    void releasePages();

    /// Reads every page. Throws where one is damaged.
    void checkWhole();

    sqlite3 *handle() const { return m_handle.get(); }
    /// Throws where a code of SQLite is an error.
    void check(int code) const;

private:
    struct Close
    {
        void operator()(sqlite3 *handle) const;
    };

    std::string m_path;
    std::unique_ptr<sqlite3, Close> m_handle;
};

/// A prepared statement, which its database must outlive. Parameters and columns count from 1 and
/// 0, as in SQLite. What text() and blob() return lives to the next step.
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
    /// Executes the statement to its end, ready for other parameters.
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
        Write, ///< begins once no other program writes
        Read,  ///< holds what is read from its first statement on
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
