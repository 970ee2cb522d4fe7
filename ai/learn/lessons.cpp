#include "ai/learn/lessons.h"

#include "core/embeddedfile.h"
#include "core/format/lines.h"
#include "core/notation.h"

#include <cassert>
#include <utility>

TABULEIRO_EMBED(char, tabuleiroOthelloLessons, TABULEIRO_OTHELLO_LESSONS);
TABULEIRO_EMBED(char, tabuleiroTicTacToeLessons, TABULEIRO_TICTACTOE_LESSONS);
TABULEIRO_EMBED(char, tabuleiroNimLessons, TABULEIRO_NIM_LESSONS);

namespace ai::learn {

using core::Error;
using core::GameKind;
using core::Result;

namespace {

constexpr std::string_view lessonsHeading = "Tabuleiro lessons 1";
constexpr std::size_t maxTurns = 3;

/// A line "key: value" with its number.
struct KeyLine
{
    std::size_t number;
    std::string_view key;
    std::string_view value;
};

/// The lines of a text except empty ones and comments.
std::vector<KeyLine> keyLines(std::string_view text)
{
    std::vector<KeyLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = core::format::takeLine(text);
        if (line.empty() || line.front() == '#')
            continue;
        const std::size_t colon = line.find(':');
        const auto value = colon == std::string_view::npos ? std::string_view()
                                                           : core::trimmed(line.substr(colon + 1));
        lines.push_back({number, core::trimmed(line.substr(0, colon)), value});
    }
    return lines;
}

Error inLine(const KeyLine &line, const Error &error)
{
    return error.in("line " + std::to_string(line.number));
}

Error inLine(const KeyLine &line, const std::string &what)
{
    return inLine(line, Error(what));
}

/// Builds a lesson line by line.
class LessonReader
{
public:
    explicit LessonReader(GameKind game) { m_lesson.game = game; }

    std::optional<Error> add(const KeyLine &line)
    {
        const std::string value(line.value);
        if (line.key == "id")
            m_lesson.id = value;
        else if (line.key == "title")
            m_lesson.title = value;
        else if (line.key == "position")
            return addStep(line);
        else if (m_lesson.steps.empty())
            return inLine(line, core::inQuotes(line.key) + " is before the first position");
        else if (line.key == "text")
            m_lesson.steps.back().text = value;
        else if (line.key == "task")
            m_lesson.steps.back().task = value;
        else if (line.key == "hint")
            m_lesson.steps.back().hint = value;
        else if (line.key == "praise")
            m_lesson.steps.back().praise = value;
        else if (line.key == "goal")
            return addGoal(line);
        else if (line.key == "moves")
            return addMoves(line);
        else if (line.key == "reply")
            return addReply(line);
        else
            return inLine(line, core::inQuotes(line.key)
                                    + " is no key; expected id, title, position, text, task, hint, "
                                      "praise, goal, moves or reply");
        return std::nullopt;
    }

    /// The error if something is missing.
    std::optional<Error> finished() const
    {
        if (m_lesson.id.empty() || m_lesson.title.empty() || m_lesson.steps.empty())
            return Error("expected an id, a title and a position");
        for (const LessonStep &step : m_lesson.steps) {
            if (step.task.empty() || step.hint.empty() || step.praise.empty() || step.turns.empty()
                || step.turns.back().accepted.empty()
                || step.turns.back().reply != core::Move::none())
                return Error("a step needs a task, a hint, a praise, and at its end a goal and the "
                             "moves that reach it");
        }
        return std::nullopt;
    }

    const Lesson &lesson() const { return m_lesson; }

private:
    std::optional<Error> addStep(const KeyLine &line)
    {
        const auto position = core::parsePosition(m_lesson.game, line.value);
        if (!position)
            return inLine(line, position.error());
        if (isOver(*position))
            return inLine(line, "the game is over");
        LessonStep step;
        step.position = *position;
        m_lesson.steps.push_back(step);
        m_current = *position;
        return std::nullopt;
    }

    std::optional<Error> addGoal(const KeyLine &line)
    {
        const auto goal = goalNamed(line.value);
        if (!goal || !isGoalOf(*goal, m_lesson.game))
            return inLine(line, core::inQuotes(line.value) + " is no goal of this game");
        auto &turns = m_lesson.steps.back().turns;
        if (turns.size() == maxTurns
            || (!turns.empty() && turns.back().reply == core::Move::none()))
            return inLine(line, "expected a reply before the next goal, and at most three goals");
        turns.push_back({*goal, {}, core::Move::none()});
        return std::nullopt;
    }

    std::optional<Error> addMoves(const KeyLine &line)
    {
        auto &turns = m_lesson.steps.back().turns;
        if (turns.empty() || !turns.back().accepted.empty())
            return inLine(line, "expected a goal before the moves that reach it");
        for (const std::string_view word : core::words(line.value)) {
            const auto move = core::parseMove(m_current, word);
            if (!move)
                return inLine(line, move.error());
            turns.back().accepted.push_back(*move);
        }
        return std::nullopt;
    }

    std::optional<Error> addReply(const KeyLine &line)
    {
        auto &turns = m_lesson.steps.back().turns;
        if (turns.empty() || turns.back().accepted.size() != 1)
            return inLine(line, "expected a goal before the reply that one move reaches");
        const core::Position moved = after(m_current, turns.back().accepted[0]);
        if (isOver(moved))
            return inLine(line, "the game is over");
        const auto reply = core::parseMove(moved, line.value);
        if (!reply)
            return inLine(line, reply.error());
        turns.back().reply = *reply;
        m_current = after(moved, *reply);
        return isOver(m_current) ? std::optional(inLine(line, "the game is over")) : std::nullopt;
    }

    Lesson m_lesson;
    core::Position m_current; ///< the position for the next goal
};

std::vector<Lesson> builtIn(const char *begin, const char *end)
{
    std::vector<Error> problems;
    auto lessons = readLessons({begin, static_cast<std::size_t>(end - begin)}, problems);
    assert(problems.empty());
    return lessons;
}

} // namespace

std::vector<Lesson> readLessons(std::string_view text, std::vector<Error> &problems)
{
    std::vector<Lesson> lessons;
    if (!text.starts_with(lessonsHeading)) {
        problems.emplace_back("the first line is not " + core::inQuotes(lessonsHeading));
        return lessons;
    }
    std::optional<GameKind> game;
    bool hasGame = false; ///< a line with a game was read, whether or not it names one
    std::optional<LessonReader> reader;
    std::string name;
    bool damaged = false;
    const auto finish = [&] {
        if (!reader || damaged)
            return;
        if (const auto problem = reader->finished())
            problems.push_back(problem->in("lesson " + core::inQuotes(name)));
        else
            lessons.push_back(reader->lesson());
    };
    for (const KeyLine &line : keyLines(text)) {
        if (line.key == lessonsHeading)
            continue;
        if (line.key == "game") {
            finish();
            reader.reset();
            hasGame = true;
            game = core::gameNamed(line.value);
            if (!game)
                problems.push_back(inLine(line, core::inQuotes(line.value) + " is no game"));
            continue;
        }
        if (!std::exchange(hasGame, true))
            problems.push_back(inLine(line, "expected a game before its lessons"));
        if (!game) // an error has been reported
            continue;
        if (line.key == "id") {
            finish();
            reader.emplace(*game);
            name = line.value;
            damaged = false;
        }
        if (!reader || damaged)
            continue;
        if (const auto problem = reader->add(line)) {
            problems.push_back(problem->in("lesson " + core::inQuotes(name)));
            damaged = true;
        }
    }
    finish();
    return lessons;
}

const std::vector<Lesson> &lessonsOf(GameKind game)
{
    static const std::vector<Lesson> none;
    switch (game) {
    case GameKind::TicTacToe: {
        static const auto lessons =
            builtIn(tabuleiroTicTacToeLessons, tabuleiroTicTacToeLessonsEnd);
        return lessons;
    }
    case GameKind::Othello: {
        static const auto lessons = builtIn(tabuleiroOthelloLessons, tabuleiroOthelloLessonsEnd);
        return lessons;
    }
    case GameKind::Nim: {
        static const auto lessons = builtIn(tabuleiroNimLessons, tabuleiroNimLessonsEnd);
        return lessons;
    }
    }
    return none;
}

} // namespace ai::learn
