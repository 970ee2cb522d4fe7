#include "core/format/transcript.h"

#include "core/format/transcriptreader.h"

namespace core::format {

bool mayBeGlued(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
    case GameKind::Nim:
        return false;
    case GameKind::Othello:
        break;
    }
    return true;
}

Transcript readTranscript(std::string_view text, const Position &start)
{
    return TranscriptReader(text, start).read();
}

std::string writeTranscript(const Position &start, const std::vector<Move> &moves)
{
    const bool glued = mayBeGlued(kindOf(start));
    Position position = start;
    std::string text;
    for (const Move move : moves) {
        if (!glued)
            text += (text.empty() ? "" : " ") + moveText(position, move);
        else if (move != Othello::pass)
            text += moveText(position, move);
        position = after(position, move);
    }
    return text;
}

} // namespace core::format
