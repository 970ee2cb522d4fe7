#pragma once

#include "app/commandline/printableoutput.h"
#include "tests/fuzz/require.h"

#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

#include <sys/mman.h>
#include <unistd.h>

/// Runs a conversation on the standard streams with a text as the whole input; returns the output.
/// The standard input is that text from then on.
template <class Conversation>
std::string outputFor(std::string_view input, const Conversation &conversation)
{
    const int file = memfd_create("input", MFD_CLOEXEC);
    require(file >= 0
            && ::write(file, input.data(), input.size()) == static_cast<ssize_t>(input.size())
            && ::lseek(file, 0, SEEK_SET) == 0 && ::dup2(file, STDIN_FILENO) == STDIN_FILENO);
    ::close(file);
    std::ostringstream output;
    std::ostringstream errors;
    std::streambuf *const before = std::cout.rdbuf(output.rdbuf());
    std::streambuf *const errorsBefore = std::cerr.rdbuf(errors.rdbuf());
    {
        const commandline::PrintableOutput printable(std::cout); // as the program does
        conversation();
    }
    std::cout.rdbuf(before);
    std::cerr.rdbuf(errorsBefore);
    return output.str();
}

/// Whether an output is lines of printable text, whatever came in: no control character reaches a
/// terminal or another program.
inline bool isPrintableLines(std::string_view output)
{
    for (const char c : output) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7f)
            return false;
    }
    return output.empty() || output.ends_with('\n');
}

/// The input without lines that have a word in them, in any case, and a number above a limit: what
/// would search for hours is no finding.
std::string withoutDeepSearches(std::string_view input, std::string_view word, int limit);
