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

std::optional<std::string> LineBuffer::takeLine()
{
    for (std::size_t end; (end = m_bytes.find('\n', m_searched)) != std::string::npos;) {
        std::string line = m_bytes.substr(m_begin, end - m_begin);
        m_begin = m_searched = end + 1;
        if (std::exchange(m_dropping, false) || line.size() > maxLine)
            continue;
        if (line.ends_with('\r'))
            line.pop_back();
        return line;
    }
    m_searched = m_bytes.size();
    if (m_bytes.size() - m_begin > maxLine) {
        m_bytes.clear();
        m_begin = m_searched = 0;
        m_dropping = true;
    }
    return std::nullopt;
}

} // namespace core::protocol
