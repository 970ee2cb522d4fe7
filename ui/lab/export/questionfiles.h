#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// The questions of the quiz about a search, for learning platforms: numbers, one of several, and
/// the branches that are cut, each with its hint, and with what is said of right and wrong answers.
/// At most `maxFileQuestions`, in the order in which the quiz asks them; those whose answer is
/// infinite are left out, since no platform reads such a number. May run on any thread.

inline constexpr int maxFileQuestions = 200;

/// In Moodle's XML format (docs.moodle.org, "Moodle XML format"). The picture, an SVG, is in every
/// question; none if it is empty.
QByteArray moodleQuestions(const ai::lab::TracedSearch &search, const QString &title,
                           const QByteArray &picture);
/// In GIFT (docs.moodle.org, "GIFT format"), which is text alone.
QByteArray giftQuestions(const ai::lab::TracedSearch &search, const QString &title);

} // namespace ui::lab
