#pragma once

#include "ai/lab/lessons/quiz.h"

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
    /// Which of a topic's few kinds of answers is right: which bound, whether a window changes,
    /// whether branches are cut.
    int outcome = 0;
    /// The answer follows without the search: the question contains no other value, or asks what is
    /// visited although nothing can be cut.
    bool isObvious = false;
};

/// The maximum number of answers, one per leaf, in a Moodle list.
inline constexpr std::size_t maxListed = 20;

/// A question of the quiz with its name, topic and hint, without text and answers.
FileQuestion namedQuestion(const ai::lab::QuizQuestion &question);
/// The same with a text and its answers; without any if a platform cannot ask it. Without a reason,
/// which would give another question away, the rule is stated.
FileQuestion madeQuestion(const ai::lab::TracedSearch &search,
                          const ai::lab::QuizQuestion &question, const QString &text,
                          const QString &reason);
/// A leaf or a branch, and whether the search visits it.
struct VisitedPlace
{
    QString name;
    bool visited = false;
};

/// Adds the places as answers to choose those from that are never visited, with the remark for a
/// wrong one; none if there are too many.
void addPlaces(FileQuestion &question, const std::vector<VisitedPlace> &places,
               const QString &remark);

} // namespace ui::lab
