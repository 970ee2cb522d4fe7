#pragma once

#include "ui/lab/model/labsession.h"
#include "ui/lab/model/searchtexts.h"

#include <functional>

namespace ui::lab {

/// How a finished search is presented.
struct PresentOptions
{
    LabSession::Path select = {};
    std::function<QString(const ai::lab::TracedSearch &)> message = summaryText;
    bool atEnd = true;         ///< at the last step; else the message waits until it is reached
    std::uint32_t step = 0;    ///< where else
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
};

} // namespace ui::lab
