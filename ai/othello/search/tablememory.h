#pragma once

#include <cstddef>
#include <memory>

namespace ai::othello {

/// The memory of a transposition table: zeroed, and aligned to big pages. What was never written
/// is not resident.
class TableMemory
{
public:
    /// Throws std::runtime_error where there is not so much.
    explicit TableMemory(std::size_t bytes);

    void *data() const { return m_data; }
    /// Zeroes all of it; where the system can, by giving the pages back instead of writing them.
    void zero();

private:
    struct Free
    {
        void operator()(void *memory) const;
    };

    std::unique_ptr<void, Free> m_allocated;
    void *m_data = nullptr; ///< in m_allocated
    std::size_t m_bytes;
};

} // namespace ai::othello
