#pragma once

// Marks a text that the window translates: lupdate finds it by this name, which is Qt's. Nothing of
// Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text
