#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace core::format {

/// A warning about a text that was read.
struct Warning
{
    enum class Kind : std::uint8_t {
        Skipped, ///< why a record, or what may have been one, is skipped
        Remark,  ///< about a record, or a file, that was read
    };

    Error error;
    Kind kind = Kind::Skipped;
};

/// Collects the warnings about a text's records. Keeps the first two hundred.
class Warnings
{
public:
    /// Begins a record: the following warnings are about it.
    void beginRecord() { ++m_records; }
    /// Adds why a record, or what may have been one, is skipped.
    void add(const Error &error);
    /// As add(), for an error in the part of a text that begins at a byte. Counts its line only if
    /// the error is kept, because in a large archive each count takes long.
    void addAt(std::string_view text, std::size_t byte, const Error &error);
    /// Adds a remark about a record, or a file, that was read.
    void addRemark(const Error &error);
    void addRemarkAt(std::string_view text, std::size_t byte, const Error &error);
    void addRemarkOnFile(const Error &error);
    bool empty() const { return m_kept.empty(); }
    /// How many records were skipped.
    std::size_t skipped() const { return m_skipped; }

    /// The warnings, each with the number of its record if there are several; the last one has the
    /// number of those that were not kept.
    std::vector<Warning> take() &&;

private:
    struct Kept
    {
        Warning warning;
        std::size_t record;
    };
    void keep(const Error &error, Warning::Kind kind, std::size_t record);
    void keepAt(std::string_view text, std::size_t byte, const Error &error, Warning::Kind kind);

    std::vector<Kept> m_kept;
    std::size_t m_records = 0;
    std::size_t m_further = 0;
    std::size_t m_skipped = 0;
};

} // namespace core::format
