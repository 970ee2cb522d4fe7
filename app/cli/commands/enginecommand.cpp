#include "ai/levels/othellolevels.h"
#include "app/cli/commands/clicommands.h"
#include "app/cli/protocol/protocols.h"
#include "app/commandline/engineoptions.h"
#include "app/commandline/interrupt.h"
#include "core/translatable.h"

#include <array>

namespace cli {

using namespace commandline;
namespace {

constexpr std::array<std::string_view, 3> protocolNames{"gtp", "nboard", "cassio"};

constexpr std::array protocolOptions{
    Option{"protocol", "NAME", QT_TRANSLATE_NOOP("cli", "gtp, nboard or cassio"), "gtp",
           protocolNames},
    Option{"seconds", "S",
           QT_TRANSLATE_NOOP("cli", "how many seconds a move may take in gtp without a clock"),
           "1"},
    Option{"depth", "N",
           QT_TRANSLATE_NOOP("cli", "how many moves to look ahead at most: in gtp as far as the "
                                    "time allows if not given, in nboard 18")},
    threadsOption,
    tableOption(defaultTableText),
};

core::Result<int> speak(std::size_t protocol, const ai::othello::EngineOptions &engineOptions,
                        const ai::Limits &limits)
{
    ai::othello::OthelloEngine othello(engineOptions);
    const Interruption interruption;
    switch (protocol) {
    case 0:
        protocol::speakGtp(othello, limits);
        break;
    case 1:
        protocol::speakNBoard(othello, limits);
        break;
    default:
        protocol::speakCassio(othello);
    }
    return Interruption::happened() ? interruptedStatus : 0;
}

/// The error if an option does not apply to the protocol.
std::optional<core::Error> checkProtocolOptions(const Arguments &arguments,
                                                std::string_view protocol)
{
    if (arguments.has("seconds") && protocol != "gtp")
        return core::Error{"--seconds is for gtp; expected --protocol gtp with it"};
    if (arguments.has("depth") && protocol == "cassio")
        return core::Error{"--depth is for gtp and nboard; expected one of them with it"};
    return std::nullopt;
}

core::Result<Job> readEngine(const Arguments &arguments)
{
    constexpr double maxSeconds = 86'400;
    static_assert(ai::defaultThinkingSeconds == 1, "the option's fallback");
    const auto protocol = arguments.choice("protocol", protocolNames);
    if (!protocol)
        return protocol.error();
    if (const auto error = checkProtocolOptions(arguments, protocolNames[*protocol]))
        return *error;
    const auto time = arguments.seconds("seconds", 0.01, maxSeconds);
    if (!time)
        return time.error();
    const auto depth = arguments.numberOr("depth", 0, 1, ai::maxSearchDepth);
    if (!depth)
        return depth.error();
    const auto engineOptions = engineOptionsOf(arguments);
    if (!engineOptions)
        return engineOptions.error();
    ai::Limits limits;
    limits.depth = *depth;
    limits.overhead = protocol::moveOverhead;
    // With only a depth there is no time limit.
    if (*depth == 0 || arguments.has("seconds"))
        limits.time = *time;
    return Job([protocol = *protocol, engineOptions = *engineOptions, limits] {
        return speak(protocol, engineOptions, limits);
    });
}

} // namespace

Command engineCommand()
{
    return {"engine",
            QT_TRANSLATE_NOOP("cli", "lets another program use the Othello engine"),
            QT_TRANSLATE_NOOP(
                "cli",
                "Reads commands from standard input and answers on standard output, by the Go "
                "Text Protocol 2, by NBoard's protocol 1 or 2, or by Cassio's ENGINE-PROTOCOL."),
            {},
            protocolOptions,
            0,
            readEngine};
}

} // namespace cli
