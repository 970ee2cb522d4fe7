#pragma once

#include "core/position.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace support {

[[noreturn]] inline void fail(const std::string &message)
{
    std::fputs((message + '\n').c_str(), stderr);
    std::abort();
}

/// The message of a Result's error.
std::string errorOf(const auto &result)
{
    return result.ok() ? "no error" : result.error().text;
}

/// Parses a position; aborts the test if it is invalid.
inline core::Position parsedPosition(const std::string &game, const std::string &text)
{
    const auto kind = core::gameNamed(game);
    if (!kind)
        fail(game + " is not the name of a game");
    const auto position = core::parsePosition(*kind, text);
    if (!position)
        fail(position.error().text);
    return *position;
}

/// Parses a legal move; aborts the test if it is invalid.
inline core::Move parsedMove(const core::Position &position, const std::string &text)
{
    const auto move = core::parseMove(position, text);
    if (!move || !isLegal(position, *move))
        fail(text + " is not a legal move");
    return *move;
}

} // namespace support
