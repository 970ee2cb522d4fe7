#pragma once

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

/// All questions about each of the searches, in a category of its title, behind the notes and
/// questions of its stop; there are as many stops as searches, or none. May run on any thread, as
/// the next.
QByteArray questionFile(QuestionFormat format, const std::vector<TitledSearch> &searches,
                        const ai::lab::Lesson &stops = {});
/// A question about each of the lesson's searches, of each kind in turn and in a category of its
/// kind, from which a platform can draw for each student. Which questions they are follows from the
/// number of the first. Ends early when the control is stopped.
QByteArray drawnQuestionFile(QuestionFormat format, const ai::lab::Lesson &lesson, quint64 first,
                             ai::SearchControl &control);

} // namespace ui::lab
