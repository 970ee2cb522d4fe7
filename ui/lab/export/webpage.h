#pragma once

#include "ui/lab/export/lessonsearch.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <utility>
#include <vector>

namespace ui::lab {

/// Fills in a page's fields in one pass, so that a title that looks like a field is not replaced.
QByteArray filledIn(const QByteArray &text,
                    const std::vector<std::pair<const char *, QByteArray>> &fields);

/// Data for a page's script element, escaped so that nothing ends the element.
QByteArray scriptData(const QJsonObject &data);

/// The language in use, as HTML names it.
QByteArray pageLanguage();

/// The maximum number of nodes of a page; a larger one would open slowly.
inline constexpr ai::lab::NodeId webPageNodeLimit = 4'000;

/// Why a search cannot be exported as a page; empty if it can.
QString webPageProblem(const ai::lab::TracedSearch &search);

/// A search as one self-contained HTML file: the tree, every step in the Lab's own words, and the
/// code, to be stepped through in a browser. The page opens at `step` and contains a lesson's notes
/// and questions; `stop` is its place in a lesson of several, from 1. The search must have no
/// webPageProblem(). May run on any thread; takes about a millisecond per hundred steps.
QByteArray webPage(const ai::lab::TracedSearch &search, const QString &title, std::uint32_t step,
                   const ai::lab::LessonStop &texts = {}, int stop = 0);

/// The page of a whole lesson, which leads from stop to stop, each like webPage(); for a single
/// stop just that page. Returns nothing when the control is stopped. May run on any thread.
MadeFile lessonPage(const ExportedLesson &lesson, ai::SearchControl &control);

} // namespace ui::lab
