#pragma once

#include <mutex>
#include <ostream>
#include <streambuf>
#include <string>

namespace commandline {

/// While it lives, a stream passes on what core::printable() makes of what is written to it: names
/// and lines of files, arguments and other programs reach no terminal as escape sequences, wherever
/// they are printed. The stream may be used by any thread, as before.
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
    std::string m_begun; ///< the first bytes of a character whose others follow
};

} // namespace commandline
