// Feeds bytes to the command that analyses lines, as its standard input.

#include "app/cli/commands/clicommands.h"
#include "tests/fuzz/standardstreams.h"

#include <algorithm>
#include <array>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const commandline::Command command = cli::analyzeCommand();
    constexpr std::array<std::string_view, 4> words{"--depth", "1", "--table-mb", "1"};
    static const auto arguments = *commandline::Arguments::parse(command.options, words);
    const std::string_view input(reinterpret_cast<const char *>(data), size);
    const std::string output = outputFor(input, [&] {
        const auto job = command.read(arguments);
        require(job.ok());
        const auto status = (*job)();
        require(status.ok() && (*status == 0 || *status == commandline::failedStatus));
    });
    // A line each, in their order; the last one may have no end.
    const auto lines = std::count(input.begin(), input.end(), '\n')
                       + (input.empty() || input.ends_with('\n') ? 0 : 1);
    require(std::count(output.begin(), output.end(), '\n') == lines);
    return 0;
}
