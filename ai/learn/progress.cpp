#include "ai/learn/progress.h"

#include "ai/learn/rungs.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace ai::learn {

using core::GameKind;

namespace {

// Three wins in the last five games lead to the next rung.
constexpr std::size_t climbingGames = 5;
constexpr int climbingWins = 3;

std::string nameOf(GameKind game)
{
    return std::string(core::gameName(game)) + ' ';
}

std::string lineOf(std::string_view what, const core::Othello &position)
{
    return std::string(what) + ' ' + nameOf(GameKind::Othello) + position.toText() + ' ';
}

/// Reads the next words of a line as a position.
std::optional<core::Othello> readPosition(std::istringstream &words)
{
    std::string discs;
    std::string side;
    if (!(words >> discs >> side))
        return std::nullopt;
    const auto position = core::Othello::parse(discs + ' ' + side);
    return position ? std::optional(*position) : std::nullopt;
}

Progress::Line newOrRepeated(bool isNew)
{
    return isNew ? Progress::Line::New : Progress::Line::Repeated;
}

Progress::Line addMistake(MistakeDeck &deck, std::istringstream &words)
{
    const auto position = readPosition(words);
    std::string played;
    std::string best;
    Day found = 0;
    if (!position || !(words >> played >> best >> found))
        return Progress::Line::Unreadable;
    const auto playedMove = position->parseMove(played);
    const auto bestMove = position->parseMove(best);
    if (!playedMove || !bestMove || !position->isLegal(*playedMove)
        || !position->isLegal(*bestMove))
        return Progress::Line::Unreadable;
    return newOrRepeated(deck.add(*position, *playedMove, *bestMove, found));
}

/// Applies an answer; one that does not count is still a valid line.
Progress::Line answerMistake(MistakeDeck &deck, std::istringstream &words)
{
    const auto position = readPosition(words);
    int right = 0;
    Day today = 0;
    if (!position || !(words >> right >> today))
        return Progress::Line::Unreadable;
    deck.answer(*position, right != 0, today);
    return Progress::Line::New;
}

void addGame(GameProgress &progress, GameKind game, LadderGame played)
{
    if (played.counted)
        progress.rating.play(rungRating(game, played.rung), played.result);
    played.ratingAfter = static_cast<int>(std::lround(progress.rating.value));
    progress.ladder.push_back(played);
    const std::vector<double> recent = progress.recent();
    const auto wins = std::count(recent.begin(), recent.end(), 1.0);
    if (played.rung == progress.rung && wins >= climbingWins && progress.rung + 1 < rungCount(game))
        ++progress.rung;
}

} // namespace

bool GameProgress::isRated() const
{
    constexpr std::ptrdiff_t fewest = 5; // a first game moves the rating by up to 450 points
    return std::count_if(ladder.begin(), ladder.end(),
                         [](const LadderGame &game) { return game.counted; })
           >= fewest;
}

bool GameProgress::isDone(const std::string &lesson, std::size_t steps) const
{
    const auto found = lessons.find(lesson);
    return found != lessons.end() && found->second.size() >= steps;
}

std::vector<double> GameProgress::recent() const
{
    std::vector<double> results;
    for (auto game = ladder.rbegin(); game != ladder.rend() && results.size() < climbingGames;
         ++game) {
        if (game->rung == rung && game->counted)
            results.insert(results.begin(), game->result);
    }
    return results;
}

Progress::Progress()
{
    constexpr int beginnersRung = 2;
    for (const GameKind game : core::allGames)
        m_games[static_cast<std::size_t>(game)].rating.value = rungRating(game, beginnersRung);
}

Progress Progress::fromText(std::string_view text, int &damaged)
{
    Progress progress;
    damaged = 0;
    std::istringstream lines{std::string(text)};
    std::string line;
    bool first = true;
    while (std::getline(lines, line)) {
        const bool isReadable =
            first ? line == heading
                  : line.empty() || progress.apply(line) != Progress::Line::Unreadable;
        damaged += isReadable ? 0 : 1;
        first = false;
    }
    return progress;
}

Progress::Line Progress::apply(std::string_view line)
{
    std::istringstream words{std::string(line)};
    std::string what;
    std::string name;
    if (!(words >> what >> name))
        return Line::Unreadable;
    const auto game = core::gameNamed(name);
    if (!game)
        return Line::Unreadable;
    GameProgress &progress = m_games[static_cast<std::size_t>(*game)];
    std::string lesson;
    int number = 0;
    int other = 0;
    if (what == "lesson" && words >> lesson >> number && number >= 0) {
        progress.lastLesson = lesson;
        return newOrRepeated(progress.lessons[lesson].insert(number).second);
    }
    if (what == "puzzle" && words >> number >> other)
        return newOrRepeated(progress.puzzles.emplace(number, other != 0).second);
    if (what == "shown" && words >> number)
        return newOrRepeated(progress.dailyShown.insert(number).second);
    if (what == "mistake" && *game == GameKind::Othello)
        return addMistake(progress.mistakes, words);
    if (what == "answer" && *game == GameKind::Othello)
        return answerMistake(progress.mistakes, words);
    if (what == "daily" && words >> number >> other && other > 0) {
        const bool isFirst = !progress.daily.isSolved(number);
        progress.daily.solved(number, other);
        return newOrRepeated(isFirst);
    }
    if (what == "seen" && words >> number) {
        progress.daily.see(number);
    } else if (what == "missed" && words >> number) {
        ++progress.puzzleMisses[number];
    } else if (what == "daymissed" && words >> number) {
        ++progress.dailyMisses[number];
    } else if (what == "ladder" && words >> number >> other && number >= 0
               && number < rungCount(*game)) {
        constexpr int won = 2; // half points; a draw is one
        int counted = 0;
        if (!(words >> counted) || other < 0 || other > won)
            return Line::Unreadable;
        addGame(progress, *game, {number, other / 2.0, counted != 0});
    } else {
        return Line::Unreadable;
    }
    return Line::New;
}

std::string Progress::stepDone(GameKind game, const std::string &lesson, int step)
{
    return "lesson " + nameOf(game) + lesson + ' ' + std::to_string(step);
}

std::string Progress::daySeen(GameKind game, Day day)
{
    return "seen " + nameOf(game) + std::to_string(day);
}

std::string Progress::daySolved(GameKind game, Day day, int tries)
{
    return "daily " + nameOf(game) + std::to_string(day) + ' ' + std::to_string(tries);
}

std::string Progress::puzzleMissed(GameKind game, int puzzle)
{
    return "missed " + nameOf(game) + std::to_string(puzzle);
}

std::string Progress::dayMissed(GameKind game, Day day)
{
    return "daymissed " + nameOf(game) + std::to_string(day);
}

std::string Progress::dayShown(GameKind game, Day day)
{
    return "shown " + nameOf(game) + std::to_string(day);
}

std::string Progress::puzzleTried(GameKind game, int puzzle, bool solvedAtOnce)
{
    return "puzzle " + nameOf(game) + std::to_string(puzzle) + (solvedAtOnce ? " 1" : " 0");
}

std::string Progress::mistakeFound(const core::Othello &position, core::Move played,
                                   core::Move best, Day today)
{
    return lineOf("mistake", position) + position.moveText(played) + ' ' + position.moveText(best)
           + ' ' + std::to_string(today);
}

std::string Progress::mistakeAnswered(const core::Othello &position, bool right, Day today)
{
    return lineOf("answer", position) + (right ? "1 " : "0 ") + std::to_string(today);
}

std::string Progress::ladderPlayed(GameKind game, int rung, double result, bool counted)
{
    return "ladder " + nameOf(game) + std::to_string(rung) + ' '
           + std::to_string(static_cast<int>(2 * result)) + (counted ? " 1" : " 0");
}

} // namespace ai::learn
