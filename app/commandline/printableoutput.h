#pragma once

#include <mutex>
#include <ostream>
#include <streambuf>
#include <string>

namespace commandline {

/// While it exists, everything written to a stream is filtered by core::printable(): names and
/// lines from files, arguments and other programs must not reach a terminal as escape sequences.
/// The stream may be used by any thread, as before.
class PrintableOutput : private std::streambuf
{
public:
    /// The stream must outlive it.
    explicit PrintableOutput(std::ostream &stream);
    ~PrintableOutput() override;
    PrintableOutput(const PrintableOutput &) = delete;
    PrintableOutput &operator=(const PrintableOutput &) = delete;

private:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char *text, std::streamsize count) override;
    int sync() override;
    bool pass(const std::string &text);

    std::ostream &m_stream;
    std::streambuf *m_target;
    std::mutex m_mutex;
    std::string m_begun; ///< the start of an incomplete character
};

} // namespace commandline
