#pragma once

#include "core/error.h"
#include "core/format/warnings.h"
#include "core/match/gamerecord.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

/// Ends the program where a reader broke a promise: what a fuzzer takes for a finding. Unlike an
/// assertion it is there in every build.
inline void require(bool kept)
{
    if (!kept)
        std::abort();
}

/// Whether an error has a sentence that the window can translate, and a text.
inline bool isExplained(const core::Error &error)
{
    return error.isTranslatable() && !error.text.empty();
}

inline void requireExplained(const std::vector<core::format::Warning> &warnings)
{
    for (const core::format::Warning &warning : warnings)
        require(isExplained(warning.error));
}

/// Requires that each move of a record is legal after those before it.
inline void requireLegalMoves(const core::GameRecord &record)
{
    core::Position position = record.start;
    for (const core::Move move : record.moves) {
        require(isLegal(position, move));
        position = after(position, move);
    }
}

/// A fuzzer's target. Returns 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
