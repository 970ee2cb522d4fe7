#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/protocol/protocols.h"

#include <array>

namespace cli {

namespace {

constexpr std::array<std::string_view, 3> protocolNames{"gtp", "nboard", "cassio"};

constexpr std::array options{
    Option{"protocol", "NAME", "gtp, nboard or cassio; gtp if not given"},
    Option{"seconds", "S", "a move without a clock in gtp; 1 if not given"},
    Option{"depth", "N", "how many moves to look ahead at most; the time decides if\nnot given"},
    threadsOption,
    tableOption,
};

core::Result<int> engine(const Arguments &arguments)
{
    constexpr double mostSeconds = 86'400;
    const auto protocol = arguments.choice("protocol", "gtp", protocolNames);
    if (!protocol)
        return core::Error{protocol.error()};
    const auto seconds = arguments.decimal("seconds", 1, 0.01, mostSeconds);
    if (!seconds)
        return core::Error{seconds.error()};
    const auto depth = arguments.number("depth", 0, 1, 60);
    if (!depth)
        return core::Error{depth.error()};
    const auto engineOptions = engineOptionsOf(arguments, 64);
    if (!engineOptions)
        return core::Error{engineOptions.error()};
    ai::othello::OthelloEngine othello(*engineOptions);
    protocol::Pondering pondering;
    pondering.depth = *depth;
    pondering.time = std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * 1000));
    // A depth alone is no matter of time.
    if (*depth != 0 && !arguments.has("seconds"))
        pondering.time = std::chrono::milliseconds(0);
    switch (*protocol) {
    case 0:
        protocol::speakGtp(othello, pondering);
        break;
    case 1:
        protocol::speakNBoard(othello, pondering);
        break;
    default:
        protocol::speakCassio(othello);
    }
    return 0;
}

} // namespace

Command engineCommand()
{
    return {"engine", "lets another program play Othello with this one",
            "Reads commands from standard input and answers on standard output, by the Go Text\n"
            "Protocol 2, by NBoard's protocol 1 or 2, or by Cassio's ENGINE-PROTOCOL.\n",
            options, engine};
}

} // namespace cli
