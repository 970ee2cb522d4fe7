#pragma once

// Marks texts for translation, in headers that code with Qt includes as well: Qt's marks do the
// same.
#ifndef QT_TRANSLATE_NOOP
#include "core/translatable.h"
#endif

/// A text with a number (%n), which has a form for one and another for many.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) QT_TRANSLATE_NOOP(context, text)
#endif
