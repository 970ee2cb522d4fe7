#pragma once

#include <cstddef>
#include <memory>

namespace ai::othello {

/// The memory of a transposition table: zeroed, and aligned to huge pages. Pages never written are
/// not resident.
class TableMemory
{
public:
    /// Throws std::runtime_error if there is not enough memory.
    explicit TableMemory(std::size_t bytes);

    void *data() const { return m_data; }
    /// Zeroes everything; if possible by releasing the pages instead of writing them.
    void zero();

private:
    struct Free
    {
        void operator()(void *memory) const;
    };

    std::unique_ptr<void, Free> m_allocated;
    void *m_data = nullptr; ///< inside m_allocated
    std::size_t m_bytes;
};

} // namespace ai::othello
