#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <QString>

namespace ui {

/// The move of a hint, what it is worth, and why: "Try c4. You should win by about 4 discs. It
/// leaves your opponent 3 squares, fewer than any other move."
QString hintText(const core::Position &position, const ai::SearchResult &result);
/// The same in parts: the move with its worth, then the reason if there is one.
QStringList hintSentences(const core::Position &position, const ai::SearchResult &result);
/// The part that fits beside a mark on the board: "+2", "wins", "blocks".
QString shortHint(const core::Position &position, const ai::SearchResult &result);
/// What ai::explainMove() finds, as a sentence; nothing where the move has no merit to name.
QString hintReason(const core::Position &position, core::Move move);

} // namespace ui
