#pragma once

#include "ai/learn/goals.h"
#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace ai::learn {

/// One move of a step: the person's, which must reach the goal, and what is played in answer.
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
    std::string text;              ///< what is to be learnt, one or two sentences
    std::string task;              ///< what to do
    std::string hint;              ///< where to look; the second stage shows an accepted move
    std::string praise;            ///< what the right move did
    std::vector<LessonTurn> turns; ///< one to three
};

/// A lesson of one game: tasks on the board in a fixed order. Its texts are in English and are
/// translated where they are shown.
struct Lesson
{
    core::GameKind game = core::GameKind::Othello;
    std::string id; ///< of the progress: never changes, is never translated
    std::string title;
    std::vector<LessonStep> steps;
};

/// The lessons of a text in the format of resources/lessons/README.md. A lesson that is damaged is
/// passed over, and `problems` gets what is wrong with it.
std::vector<Lesson> readLessons(std::string_view text, std::vector<core::Error> &problems);

/// The program's own lessons of a game, in English; read at the first call for it. From any thread.
const std::vector<Lesson> &lessonsOf(core::GameKind game);

} // namespace ai::learn
