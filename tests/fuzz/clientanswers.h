#pragma once

#include "core/protocol/engineclient.h"
#include "core/protocol/linebuffer.h"
#include "tests/fuzz/require.h"

#include <algorithm>

/// Hands bytes to a client as what another program prints, and plays on while it answers with
/// moves: only legal moves come out of it, each failure has a reason, and what is sent is lines of
/// text.
inline void answer(core::protocol::Protocol protocol, std::string_view bytes)
{
    using namespace std::chrono_literals;
    const auto client = core::protocol::makeClient(protocol, 1s);
    core::protocol::MoveRequest request;
    request.limits.time = bytes.empty() || bytes.size() % 2 == 0 ? 0ms : 3000ms;
    core::Othello position;
    client->requestMove(request);
    const auto send = [&] {
        for (const std::string &line : client->takeLines()) {
            require(!line.empty() && line.find_first_of("\r\n") == std::string::npos);
            require(client->wait() || client->isIdle() || client->failure());
        }
    };
    send();
    core::protocol::LineBuffer lines;
    lines.append(bytes);
    while (const auto line = lines.takeLine()) {
        if (line->tooLong)
            continue;
        client->receive(line->text);
        send();
        if (client->failure()) {
            require(!client->failure()->command.empty() && !client->wait());
            continue; // what follows changes nothing
        }
        if (!client->isIdle()) {
            require(client->wait().has_value());
            continue;
        }
        require(client->move().has_value());
        const auto legal = position.legalMoves();
        require(std::find(legal.begin(), legal.end(), *client->move()) != legal.end());
        request.moves.push_back(*client->move());
        position.play(*client->move());
        while (!position.isOver() && position.mustPass()) {
            request.moves.push_back(core::Othello::pass);
            position.play(core::Othello::pass);
        }
        if (position.isOver())
            return;
        client->requestMove(request);
        send();
    }
}
