#include "ai/othello/evaluation/packednumbers.h"

#include <utility>

namespace ai::othello {

/// Seven bits per byte, little-endian; the top bit is set if more follow.
void NumberWriter::append(std::uint32_t number)
{
    for (; number >= 128; number >>= 7)
        m_bytes.push_back(static_cast<std::uint8_t>(number | 128));
    m_bytes.push_back(static_cast<std::uint8_t>(number));
}

void NumberWriter::write(int value)
{
    if (value == 0) {
        ++m_zeros;
        return;
    }
    endRun();
    append(static_cast<std::uint32_t>(value < 0 ? -2 * value - 1 : 2 * value));
}

std::vector<std::uint8_t> NumberWriter::finish()
{
    endRun();
    return std::exchange(m_bytes, {});
}

void NumberWriter::endRun()
{
    if (m_zeros == 0)
        return;
    m_bytes.push_back(0);
    append(std::exchange(m_zeros, 0));
}

std::uint32_t NumberReader::readNumber()
{
    std::uint32_t number = 0;
    for (int shift = 0; shift < 28; shift += 7) {
        if (m_at == m_bytes.size())
            break;
        const std::uint8_t byte = m_bytes[m_at++];
        number |= static_cast<std::uint32_t>(byte & 127) << shift;
        if (byte < 128)
            return number;
    }
    m_failed = true;
    return 0;
}

std::size_t NumberReader::count(std::span<const std::uint8_t> bytes, std::size_t max)
{
    NumberReader reader(bytes);
    std::size_t count = 0;
    while (!reader.m_failed && !reader.atEnd() && count <= max) {
        reader.read();
        count += 1 + std::exchange(reader.m_zeros, 0);
    }
    return reader.m_failed ? 0 : count;
}

} // namespace ai::othello
