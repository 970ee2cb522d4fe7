#pragma once

#include "ai/learn/goals.h"
#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace ai::learn {

/// One turn of a step: the user's move, which must reach the goal, and the reply to it.
struct LessonTurn
{
    LessonGoal goal = LessonGoal::Any;
    std::vector<core::Move> accepted;      ///< all that reach the goal
    core::Move reply = core::Move::none(); ///< none: the step ends
};

/// A task on the board.
struct LessonStep
{
    core::Position position;
    std::string text;              ///< the thing to learn, in one or two sentences
    std::string task;              ///< what to do
    std::string hint;              ///< where to look; a second hint shows an accepted move
    std::string praise;            ///< what the right move achieved
    std::vector<LessonTurn> turns; ///< one to three
};

/// A lesson about one game: tasks on the board in a fixed order. Its texts are English; the window
/// translates them.
struct Lesson
{
    core::GameKind game = core::GameKind::Othello;
    std::string id; ///< key for the progress: never changed or translated
    std::string title;
    std::vector<LessonStep> steps;
};

/// The lessons of a text in the format of resources/lessons/README.md. A lesson with an error is
/// skipped, and the error is added to `problems`.
std::vector<Lesson> readLessons(std::string_view text, std::vector<core::Error> &problems);

/// The program's lessons about a game, in English; parsed at the first call for the game. Any
/// thread.
const std::vector<Lesson> &lessonsOf(core::GameKind game);

} // namespace ai::learn
