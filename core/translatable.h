#pragma once

#include "core/error.h"

// Makes a core::TranslatableText, for code without Qt. It has the name of Qt's macro, so that
// lupdate finds the texts.
#define QT_TRANSLATE_NOOP(context, text)                                                           \
    ::core::TranslatableText                                                                       \
    {                                                                                              \
        text                                                                                       \
    }
