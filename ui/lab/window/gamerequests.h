#pragma once

#include "ai/lab/lessons/topicpath.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/texts/searchtexts.h"
#include "ui/play/gamecontroller.h"

#include <functional>
#include <optional>

namespace ui::lab {

/// How to present a finished search.
struct PresentOptions
{
    LabSession::Path select = {};
    std::optional<core::Move> played = {}; ///< the game's move at the root
    std::function<QString(const ai::lab::TracedSearch &)> message = summaryText;
    bool atEnd = true;      ///< at the last step; otherwise the summary is held back until then
    std::uint32_t step = 0; ///< the step otherwise
    /// Computes the step from the trace instead.
    std::function<std::uint32_t(const ai::lab::Trace &)> stepOf = {};
    QString greeting = {};     ///< shown at first, before the instructions
    bool hidesAnswers = false; ///< holds the summary back until the answers are revealed
    bool inField = false;      ///< the user is typing a tree: do not mention the step keys
};

/// A search to run, its title, and how to present its result.
struct OpenRequest
{
    ai::lab::SearchSetup setup;
    QString title;
    PresentOptions options = {};
    QString exercise = {}; ///< the example's key, if it is an exercise's
    QString stop = {};     ///< the stop's key, if it is the path's
};

/// The request for an example at its first step; a description is shown until the last one.
OpenRequest requestForExample(const ai::lab::Example &example);
/// The request for a stop of the path, at its step.
OpenRequest requestForStop(const ai::lab::PathStop &stop);

/// The current position, searched like the game's level does. The game must not be over.
OpenRequest requestForPosition(const GameController &game);

/// The position before the last move other than a pass, searched like the level that played it; for
/// a person's or a program's move like the strongest level. Nothing if there is no such move.
std::optional<OpenRequest> requestForLastMove(const GameController &game);

/// Whether a game is in progress whose position is not this one.
bool isPlayedElsewhere(const GameController &game, const ai::lab::LabPosition &position);

} // namespace ui::lab
