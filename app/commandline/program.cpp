#include "app/commandline/program.h"

#include "app/commandline/printableoutput.h"

#include <exception>
#include <iostream>
#include <new>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace commandline {

namespace {

/// A standard stream that is closed would become the next file that is opened. What stands in for
/// it fails when it is used.
void openClosedStreams()
{
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(file, F_GETFD) < 0)
            open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

} // namespace

int runProgram(std::string_view name, int argc, char *argv[],
               const std::function<int(std::span<const std::string_view>)> &run)
{
    constexpr int failed = 1;
    openClosedStreams();
    const PrintableOutput printableOutput(std::cout);
    const PrintableOutput printableErrors(std::cerr);
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    try {
        const int status = run(words);
        if (std::cout.flush())
            return status;
        std::cerr << name << ": the output cannot be written\n";
        return status != 0 ? status : failed;
    } catch (const std::bad_alloc &) {
        std::cerr << name << ": there is not enough memory\n"; // its what() is the name of a class
        return failed;
    } catch (const std::exception &problem) {
        std::cerr << name << ": " << problem.what() << '\n';
        return failed;
    }
}

} // namespace commandline
