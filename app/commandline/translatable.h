#pragma once

// Marks texts for translation, in headers that code with Qt includes too: Qt's macros are
// equivalent.
#ifndef QT_TRANSLATE_NOOP
#include "core/translatable.h"
#endif

/// A text with a number (%n), in a singular and a plural form.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) QT_TRANSLATE_NOOP(context, text)
#endif
