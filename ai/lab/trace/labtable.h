#pragma once

#include "ai/search/observer.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace ai::lab {

/// A transposition table: results for finished positions, keyed by the position's text and the
/// remaining depth. Keeps the last entry for each key, without a size limit. For one search and one
/// thread.
class LabTable
{
public:
    std::optional<TableValue> find(const std::string &position, int depth) const
    {
        const auto found = m_entries.find(key(position, depth));
        return found == m_entries.end() ? std::nullopt : std::optional(found->second);
    }
    void store(const std::string &position, int depth, const TableValue &known)
    {
        m_entries[key(position, depth)] = known;
    }
    std::size_t size() const { return m_entries.size(); }

private:
    static std::string key(const std::string &position, int depth)
    {
        return position + '/' + std::to_string(depth);
    }

    std::unordered_map<std::string, TableValue> m_entries;
};

} // namespace ai::lab
