// Feeds bytes to the command that analyses lines, as its standard input.

#include "app/cli/commands/clicommands.h"
#include "tests/fuzz/standardstreams.h"

#include <array>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const commandline::Command command = cli::analyzeCommand();
    constexpr std::array<std::string_view, 4> words{"--depth", "1", "--table-mb", "1"};
    static const auto arguments = *commandline::Arguments::parse(command.options, words);
    const std::string_view input(reinterpret_cast<const char *>(data), size);
    int status = 0;
    const std::string output = outputFor(input, [&] {
        const auto job = command.read(arguments);
        require(job.ok());
        const auto result = (*job)();
        require(result.ok() && (*result == 0 || *result == commandline::failedStatus));
        status = *result;
    });
    // Whole lines, of which one says so where something could not be read.
    require(output.empty() || output.ends_with('\n'));
    const bool hasError =
        output.starts_with("error: ") || output.find("\nerror: ") != std::string::npos;
    require(hasError == (status == commandline::failedStatus));
    return 0;
}
