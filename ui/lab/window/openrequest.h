#pragma once

#include "ai/lab/lessons/topicpath.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/texts/searchtexts.h"

#include <functional>
#include <optional>

namespace ui::lab {

/// How a finished search is presented.
struct PresentOptions
{
    LabSession::Path select = {};
    std::optional<core::Move> played = {}; ///< of the root, in the game
    std::function<QString(const ai::lab::TracedSearch &)> message = summaryText;
    bool atEnd = true;      ///< at the last step; else the message waits until it is reached
    std::uint32_t step = 0; ///< where else
    std::function<std::uint32_t(const ai::lab::Trace &)> stepOf = {}; ///< where it depends on that
    QString greeting = {};     ///< shown meanwhile, before how to go on
    bool hidesAnswers = false; ///< the message waits until the answers are revealed
    bool inField = false;      ///< the tree is being written: the keys of the steps are not named
};

/// A search to run, the title of what it is about, and how its result is presented.
struct OpenRequest
{
    ai::lab::SearchSetup setup;
    QString title;
    PresentOptions options = {};
    QString exercise = {}; ///< the example of the exercise that it is about
    QString stop = {};     ///< the key of the path's stop that it is about
};

/// The request for an example at the first step; what the example is about is said until the last
/// one.
OpenRequest requestForExample(const ai::lab::Example &example);
/// The request for what a stop is about, at the stop's place.
OpenRequest requestForStop(const ai::lab::PathStop &stop);

} // namespace ui::lab
