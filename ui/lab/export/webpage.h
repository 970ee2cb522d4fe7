#pragma once

#include "ui/lab/export/lessonsearch.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// A search as one HTML file that needs nothing else: the tree, every step in the Lab's own words,
/// and the code, to be stepped through in a browser.

/// A search of more nodes would make a page that is slow to open.
inline constexpr ai::lab::NodeId webPageNodeLimit = 4'000;

/// Why a search cannot become a page, in words; empty if it can.
QString webPageProblem(const ai::lab::TracedSearch &search);

/// The page, which opens at the step, with the notes and questions of a lesson. The search must
/// have no webPageProblem(). May run on any thread; takes about a millisecond for a hundred steps.
QByteArray webPage(const ai::lab::TracedSearch &search, const QString &title, std::uint32_t step,
                   const ai::lab::LessonStop &texts = {});

/// The page of a whole lesson, which leads from stop to stop, each as webPage() has it; of one stop
/// that page alone. The name stands for a title that a stop does not have. Searches each stop, and
/// makes nothing when the control is stopped. May run on any thread.
MadeFile lessonPage(const ai::lab::Lesson &lesson, const QString &name, ai::SearchControl &control);

} // namespace ui::lab
