#pragma once

#include "core/error.h"

// Makes a core::TranslatableText, for code without Qt. It has the name of Qt's macro, so that
// lupdate finds the texts. In headers that code with Qt includes too, Qt's is equivalent.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text)                                                           \
    ::core::TranslatableText                                                                       \
    {                                                                                              \
        text                                                                                       \
    }
#endif

/// A text with a number (%n), in a singular and a plural form.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) QT_TRANSLATE_NOOP(context, text)
#endif
