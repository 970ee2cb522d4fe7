#pragma once

#include "ai/search/searchresult.h"
#include "core/position.h"

#include <QString>

namespace ui {

/// The hint with the same move each time where a level draws one of equally good moves.
ai::SearchResult steadyHint(const core::Position &position, ai::SearchResult result);
/// Whether a hint may contradict an earlier one for the same position: it has solved the position,
/// or searched it several plies deeper.
bool looksFurther(const ai::SearchResult &result, const ai::SearchResult &earlier);

/// The move of a hint, what it is worth, and why: "Hint: c4, the best that was found: about 2 discs
/// ahead. It opens no new square for the other side."
QString hintText(const core::Position &position, const ai::SearchResult &result);
/// The same in parts: the move with its worth, then the reason if there is one.
QStringList hintSentences(const core::Position &position, const ai::SearchResult &result);
/// The part that fits beside a mark on the board: "+2", "wins", "blocks".
QString shortHint(const core::Position &position, const ai::SearchResult &result);
/// The words of ai::explainMove(): a sentence, or nothing where the move has no merit to name.
QString hintReason(const core::Position &position, core::Move move);

} // namespace ui
