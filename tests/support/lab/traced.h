#pragma once

#include "ai/lab/lessons/examples.h"
#include "ai/lab/trace/labsearch.h"

#include <string_view>

namespace support {

/// A complete, uninterrupted search.
inline ai::lab::TracedSearch traced(const ai::lab::SearchSetup &setup)
{
    ai::SearchControl control;
    return ai::lab::traceSearch(setup, control);
}

/// The search of the example with this key.
inline ai::lab::TracedSearch traced(std::string_view key)
{
    return traced(ai::lab::example(key)->setup);
}

} // namespace support
