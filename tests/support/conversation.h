#pragma once

#include "core/protocol/engineclient.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace support {

/// A request for a move after a transcript such as "f5d6c3" from the standard start, in a game
/// without passes.
inline core::protocol::MoveRequest requestAfter(std::string_view transcript)
{
    core::protocol::MoveRequest request;
    core::Othello game;
    for (; !transcript.empty(); transcript.remove_prefix(2)) {
        request.moves.push_back(*game.parseMove(transcript.substr(0, 2)));
        game.play(request.moves.back());
    }
    return request;
}

inline bool matches(std::string_view line, std::string_view expected)
{
    if (!expected.ends_with('*'))
        return line == expected;
    return line.starts_with(expected.substr(0, expected.size() - 1));
}

/// Runs a script with a client: lines after "> " are what the client must send next (before a "*"
/// only their beginning), lines after "< " are what it receives. Returns the first difference, or
/// nothing.
inline std::string converse(core::protocol::EngineClient &client, std::string_view script)
{
    std::vector<std::string> sent;
    std::size_t checked = 0;
    const auto collect = [&] {
        for (std::string &line : client.takeLines())
            sent.push_back(std::move(line));
    };
    collect();
    while (!script.empty()) {
        const std::size_t end = std::min(script.find('\n'), script.size());
        const std::string line(script.substr(0, end));
        script.remove_prefix(std::min(end + 1, script.size()));
        const std::string text = line.size() > 2 ? line.substr(2) : std::string();
        if (line.front() == '<') {
            if (checked < sent.size())
                return "sent \"" + sent[checked] + "\" before \"" + text + "\" came";
            client.receive(text);
            collect();
        } else if (checked == sent.size()) {
            return "sent nothing; expected \"" + text + '"';
        } else if (!matches(sent[checked++], text)) {
            return "sent \"" + sent[checked - 1] + "\"; expected \"" + text + '"';
        }
    }
    return checked == sent.size() ? std::string() : "also sent \"" + sent[checked] + '"';
}

} // namespace support
