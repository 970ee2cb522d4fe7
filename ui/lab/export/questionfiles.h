#pragma once

#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/lessonsearch.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// Questions for a learning platform: how many leaves a search visits, which it never visits and in
/// which order, and those of the quiz after their steps. Numbers are numerical questions, bounds
/// have one right answer, branches several, which share the points, and the order is matched; each
/// answer that the quiz knows the mistake of has it as its feedback, and the reason is the general
/// feedback. Numbers beyond every value, and cuts of more than ten branches, are left out.

/// Moodle's own XML has each tree's picture, as an SVG inside the file; GIFT is text alone.
enum class QuestionFormat { Moodle, Gift };

/// All questions about each of the searches, in a category of its title. May run on any thread, as
/// the next.
QByteArray questionFile(QuestionFormat format, const std::vector<TitledSearch> &searches);
/// A question about each of the random trees from the first number on, of each kind in turn and in
/// a category of its kind, from which a platform can draw for each student. Ends early when the
/// control is stopped.
QByteArray randomQuestionFile(QuestionFormat format, const RandomSeries &series, quint64 first,
                              int count, ai::SearchControl &control);

} // namespace ui::lab
