#include "app/cli/commands/commands.h"
#include "app/cli/protocol/protocols.h"
#include "app/commandline/engineoptions.h"

#include <array>

namespace cli {

using namespace commandline;
namespace {

constexpr std::array<std::string_view, 3> protocolNames{"gtp", "nboard", "cassio"};

constexpr std::array options{
    Option{"protocol", "NAME", "gtp, nboard or cassio; gtp if not given", protocolNames},
    Option{"seconds", "S", "a move without a clock in gtp; 1 if not given"},
    Option{"depth", "N", "how many moves to look ahead at most; the time decides if\nnot given"},
    threadsOption,
    tableOption,
};

core::Result<int> engine(const Arguments &arguments)
{
    constexpr double maxSeconds = 86'400;
    static_assert(ai::defaultThinkingSeconds == 1, "the help says so");
    const auto protocol = arguments.choice("protocol", "gtp", protocolNames);
    if (!protocol)
        return protocol.error();
    const auto seconds = arguments.decimal("seconds", ai::defaultThinkingSeconds, 0.01, maxSeconds);
    if (!seconds)
        return seconds.error();
    const auto depth = arguments.number("depth", 0, 1, 60);
    if (!depth)
        return depth.error();
    const auto engineOptions = engineOptionsOf(arguments, ai::defaultTableMebibytes);
    if (!engineOptions)
        return engineOptions.error();
    ai::othello::OthelloEngine othello(*engineOptions);
    ai::Limits limits;
    limits.depth = *depth;
    limits.overhead = protocol::moveOverhead;
    limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * 1000));
    // A depth alone sets no time.
    if (*depth != 0 && !arguments.has("seconds"))
        limits.time = std::chrono::milliseconds(0);
    switch (*protocol) {
    case 0:
        protocol::speakGtp(othello, limits);
        break;
    case 1:
        protocol::speakNBoard(othello, limits);
        break;
    default:
        protocol::speakCassio(othello);
    }
    return 0;
}

} // namespace

Command engineCommand()
{
    return {"engine", "lets another program use the Othello engine",
            "Reads commands from standard input and answers on standard output, by the Go Text\n"
            "Protocol 2, by NBoard's protocol 1 or 2, or by Cassio's ENGINE-PROTOCOL.\n",
            options, engine};
}

} // namespace cli
