#pragma once

#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/lessonsearch.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// Questions for a learning platform: how many leaves a search visits, which it never visits and in
/// which order, and what happens at its nodes. Numbers become numerical questions;
/// bounds have one right answer; branches have several, which share the points; the order is a
/// matching question. Every answer whose mistake the quiz recognises gets feedback, and the reason
/// is the general feedback. Infinite numbers, and cuts of more than ten branches, are left out.

/// Moodle's own XML contains each tree's picture as an SVG; GIFT is text only.
enum class QuestionFormat { Moodle, Gift };

/// The questions about each of the searches that may be seen together, in a category with its
/// title, after the notes and questions of its stop. There are as many stops as searches, or none.
/// Like the next functions, may run on any thread.
QByteArray questionFile(QuestionFormat format, const std::vector<TitledSearch> &searches,
                        const ai::lab::Lesson &stops = {});
/// The same of a lesson, with a category for each stop. A tree that is too large for its picture is
/// a problem, and so are pictures that are too large together.
MadeFile lessonQuestions(QuestionFormat format, const ExportedLesson &lesson,
                         ai::SearchControl &control);
/// One question about each of some random trees, rotating through the kinds, in a category for its
/// kind, so that a platform can draw one for each student. The answers of a kind take turns, as far
/// as the trees have such questions. The same trees always have the same questions. Ends early when
/// the control is stopped. A tree that is too large for its picture is a problem.
MadeFile drawnQuestionFile(QuestionFormat format, const RandomTrees &trees,
                           ai::SearchControl &control);

} // namespace ui::lab
