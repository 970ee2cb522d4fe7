#include "app/commandline/printableoutput.h"

#include "core/printable.h"

#include <utility>

namespace commandline {

namespace {

/// The index of an incomplete multi-byte character at the end of a text; else the text's size.
std::size_t cutOffCharacter(std::string_view text)
{
    for (std::size_t back = 1; back <= 3 && back <= text.size(); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if ((byte & 0xc0) == 0x80)
            continue;
        const std::size_t length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return length > back ? text.size() - back : text.size();
    }
    return text.size();
}

} // namespace

PrintableOutput::PrintableOutput(std::ostream &stream)
    : m_stream(stream)
    , m_target(stream.rdbuf(this))
{}

PrintableOutput::~PrintableOutput()
{
    pass(core::printable(m_begun));
    m_target->pubsync();
    const std::ios::iostate state = m_stream.rdstate();
    m_stream.rdbuf(m_target); // clears the error state, by which lost output is reported
    m_stream.clear(state);
}

bool PrintableOutput::pass(const std::string &text)
{
    const auto count = static_cast<std::streamsize>(text.size());
    return m_target->sputn(text.data(), count) == count;
}

std::streamsize PrintableOutput::xsputn(const char *text, std::streamsize count)
{
    const std::lock_guard lock(m_mutex);
    const std::string whole =
        std::exchange(m_begun, {}).append(text, static_cast<std::size_t>(count));
    const std::size_t end = cutOffCharacter(whole);
    m_begun = whole.substr(end);
    return pass(core::printable(std::string_view(whole).substr(0, end))) ? count : 0;
}

PrintableOutput::int_type PrintableOutput::overflow(int_type character)
{
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    const char c = traits_type::to_char_type(character);
    return xsputn(&c, 1) == 1 ? character : traits_type::eof();
}

int PrintableOutput::sync()
{
    const std::lock_guard lock(m_mutex);
    return m_target->pubsync();
}

} // namespace commandline
