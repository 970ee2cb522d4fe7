#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ai/lab/trace/labsearch.h"

#include <QString>

#include <vector>

namespace ui::lab {

/// The topic of a question.
enum class Topic { LeavesVisited, NeverVisited, Order, Value, Window, Cut, Bound };
inline constexpr int topicCount = 7;

/// An answer: its text, its fraction of the points in per cent, and its feedback. For a matching
/// question the text, and instead of the fraction the text that matches it.
struct FileAnswer
{
    QString text;
    QString share;
    QString remark;
    QString tolerance = QStringLiteral("0"); ///< of a number: the accepted deviation
};

/// A question in the form that learning platforms share, independent of their syntax.
struct FileQuestion
{
    enum class Kind {
        Number,
        OneOf,
        Several,
        Match,
        Essay, ///< answered in words; `why` says what the teacher expects
        Text   ///< nothing is asked
    };
    Kind kind = Kind::Number;
    Topic topic = Topic::Value;
    QString name;
    QString text;
    QString hint;
    QString why;
    std::vector<FileAnswer> answers;
};

/// The maximum number of a search's questions in a file.
inline constexpr int maxFileQuestions = 200;

/// All questions about one search: about the whole tree, and those of the quiz. May run on any
/// thread.
std::vector<FileQuestion> fileQuestions(const ai::lab::TracedSearch &search);
/// A teacher's notes and questions for a stop.
std::vector<FileQuestion> fileQuestions(const ai::lab::LessonStop &stop);

} // namespace ui::lab
