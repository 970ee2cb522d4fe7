#include "core/protocol/nboardclient.h"

#include "core/notation.h"
#include "core/protocol/enginetext.h"

namespace core::protocol {

namespace {

std::string gameText(const MoveRequest &request, int clock)
{
    GameRecord game;
    game.start = request.start;
    game.moves = request.moves;
    game.players = {"Black", "White"};
    game.clocks = Clocks{clock, 0, {clock, clock}};
    return std::string(trimmed(format::writeGgf(game, request.notes)));
}

} // namespace

NBoardClient::NBoardClient(std::chrono::milliseconds startPatience)
    : EngineClient(startPatience)
{
    plan("nboard 2", Expected::Nothing);
    planPing();
}

/// Plans a ping, whose answer shows that the program has processed everything sent before it.
void NBoardClient::planPing()
{
    plan("ping " + std::to_string(++m_pings), Expected::Pong);
}

void NBoardClient::planGame(const MoveRequest &)
{
    planPing();
}

void NBoardClient::planMove(const MoveRequest &request)
{
    const int movesLeft = (position().empties() + 1) / 2;
    if (const int depth = nboardDepth(request.limits); depth != 0)
        plan("set depth " + std::to_string(depth), Expected::Nothing);
    plan("set game " + gameText(request, nboardClock(request.limits, movesLeft)),
         Expected::Nothing);
    planPing();
    plan("go", Expected::Move);
}

void NBoardClient::read(const Step &step, std::string_view line)
{
    if (step.expected == Expected::Pong) {
        if (isNBoardPong(line, m_pings))
            completeStep();
        return;
    }
    if (const auto move = nboardMove(line))
        completeMove(*move);
}

} // namespace core::protocol
