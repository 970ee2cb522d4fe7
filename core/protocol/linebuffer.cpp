#include "core/protocol/linebuffer.h"

#include <utility>

namespace core::protocol {

void LineBuffer::append(std::string_view bytes)
{
    m_bytes.erase(0, m_begin);
    m_searched -= m_begin;
    m_begin = 0;
    m_bytes += bytes;
}

std::optional<Line> LineBuffer::takeLine()
{
    if (const std::size_t end = m_bytes.find('\n', m_searched); end != std::string::npos) {
        Line line = lineUpTo(end);
        m_begin = m_searched = end + 1;
        return line;
    }
    m_searched = m_bytes.size();
    if (m_bytes.size() - m_begin > m_longest) {
        m_bytes.clear();
        m_begin = m_searched = 0;
        m_dropping = true;
    }
    return std::nullopt;
}

std::optional<Line> LineBuffer::takeRest()
{
    if (m_begin == m_bytes.size() && !m_dropping)
        return std::nullopt;
    Line line = lineUpTo(m_bytes.size());
    m_begin = m_searched = m_bytes.size();
    return line;
}

/// Takes the line from m_begin up to `end`.
Line LineBuffer::lineUpTo(std::size_t end)
{
    if (std::exchange(m_dropping, false) || end - m_begin > m_longest)
        return {{}, true};
    Line line{m_bytes.substr(m_begin, end - m_begin)};
    if (line.text.ends_with('\r'))
        line.text.pop_back();
    return line;
}

} // namespace core::protocol
