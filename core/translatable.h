#pragma once

#include "core/error.h"

// Marks a core::TranslatableText, for code without Qt. The name is Qt's, by which lupdate finds the
// texts.
#define QT_TRANSLATE_NOOP(context, text)                                                           \
    ::core::TranslatableText                                                                       \
    {                                                                                              \
        text                                                                                       \
    }
