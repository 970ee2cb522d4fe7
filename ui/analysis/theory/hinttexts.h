#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <QString>

namespace ui {

/// A hint: the move, its value, and the reason: "Try c4. You should win by about 4 discs. It leaves
/// your opponent 3 squares, fewer than any other move."
QString hintText(const core::Position &position, const ai::SearchResult &result);
/// The same as separate sentences: move and value, then the reason if there is one.
QStringList hintSentences(const core::Position &position, const ai::SearchResult &result);
/// The text that fits beside a mark on the board: "+2", "wins", "blocks".
QString shortHint(const core::Position &position, const ai::SearchResult &result);
/// The result of ai::explainMove() as a sentence; nothing if it finds no merit.
QString hintReason(const core::Position &position, core::Move move);

} // namespace ui
