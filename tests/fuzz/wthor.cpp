// Feeds bytes to the reader of files of WTHOR.

#include "core/format/wthor.h"
#include "tests/fuzz/require.h"

using namespace core::format;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::span<const std::uint8_t> bytes(data, size);
    if (const auto games = readWthorGames(bytes)) {
        for (const WthorGame &game : games->games)
            require(wthorRecord(game, {}, {}).moves == wthorMoves(game).moves);
    } else {
        require(isExplained(games.error()));
    }
    for (const auto &names : {readWthorPlayers(bytes), readWthorTournaments(bytes)})
        require(names.ok() || isExplained(names.error()));
    return 0;
}
