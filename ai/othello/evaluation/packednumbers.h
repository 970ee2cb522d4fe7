#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ai::othello {

/// Encodes signed numbers: small ones in one byte, zeros as the length of a run.
class NumberWriter
{
public:
    void write(int value);

    /// The encoded bytes; the writer is empty afterwards.
    std::vector<std::uint8_t> finish();

private:
    void append(std::uint32_t number);
    void endRun();

    std::vector<std::uint8_t> m_bytes;
    std::uint32_t m_zeros = 0;
};

/// Decodes the output of NumberWriter; past the end returns zeros and sets failed().
class NumberReader
{
public:
    explicit NumberReader(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {}

    int read()
    {
        if (m_zeros == 0) {
            const std::uint32_t number = readNumber();
            if (number != 0)
                return (number & 1) != 0 ? -static_cast<int>((number + 1) / 2)
                                         : static_cast<int>(number / 2);
            m_zeros = readNumber();
            m_failed = m_failed || m_zeros == 0;
        }
        m_zeros -= m_zeros != 0 ? 1 : 0;
        return 0;
    }

    bool failed() const { return m_failed; }
    bool atEnd() const { return m_at == m_bytes.size() && m_zeros == 0; }

    /// The total of encoded numbers, including those in runs of zeros; 0 for damaged data, and
    /// something above `max` if there are more than that.
    static std::size_t count(std::span<const std::uint8_t> bytes, std::size_t max);

private:
    std::uint32_t readNumber();

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0;
    std::uint32_t m_zeros = 0;
    bool m_failed = false;
};

} // namespace ai::othello
