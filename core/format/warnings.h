#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace core::format {

/// What is to be said of a text that was read.
struct Warning
{
    enum class Kind : std::uint8_t {
        LeftOut, ///< why a record, or what may have been one, is left out
        Remark,  ///< of a record, or a file, that is read all the same
    };

    Error error;
    Kind kind = Kind::LeftOut;
};

/// What was wrong with the records of a text. The first two hundred are kept.
class Warnings
{
public:
    /// A record begins: what is added next is about it.
    void beginRecord() { ++m_records; }
    /// Why a record, or what may have been one, is left out.
    void add(const Error &error);
    /// The same of an error in the part of a text that begins at a byte. Its line is counted only
    /// where it is kept: of a large archive each count takes long.
    void addAt(std::string_view text, std::size_t byte, const Error &error);
    /// What is to be known of a record, or a file, that is read all the same.
    void addRemark(const Error &error);
    void addRemarkAt(std::string_view text, std::size_t byte, const Error &error);
    void addRemarkOnFile(const Error &error);
    bool empty() const { return m_kept.empty(); }
    /// How many records are left out.
    std::size_t leftOut() const { return m_leftOut; }

    /// The warnings, each with the number of its record where there are several, and the number of
    /// those that were not kept.
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
    std::size_t m_leftOut = 0;
};

} // namespace core::format
