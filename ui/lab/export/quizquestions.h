#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ai/lab/trace/labsearch.h"

#include <QString>

#include <vector>

namespace ui::lab {

/// What a question asks for.
enum class Topic { LeavesVisited, NeverVisited, Order, Value, Window, Cut, Bound };
inline constexpr int topicCount = 7;

/// An answer that a platform knows: its text, its share of the points in per cent, and what is said
/// of it. Of a matching question the text, and in place of the share what belongs to it.
struct FileAnswer
{
    QString text;
    QString share;
    QString remark;
    QString tolerance = QStringLiteral("0"); ///< of a number: how far another may lie from it
};

/// A question as learning platforms have it, without the syntax of one of them.
struct FileQuestion
{
    enum class Kind {
        Number,
        OneOf,
        Several,
        Match,
        Essay, ///< answered in words; `why` is what the teacher expects
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

/// A file has at most so many of a search's questions.
inline constexpr int maxFileQuestions = 200;

/// All questions about one search: about the whole tree, and those of the quiz. May run on any
/// thread.
std::vector<FileQuestion> fileQuestions(const ai::lab::TracedSearch &search);
/// What a teacher wrote for a stop: its notes and questions.
std::vector<FileQuestion> fileQuestions(const ai::lab::LessonStop &stop);

} // namespace ui::lab
