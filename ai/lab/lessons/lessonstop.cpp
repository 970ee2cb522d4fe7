#include "ai/lab/lessons/lessonstop.h"

#include "ai/search/searchcontrol.h"
#include "core/format/lines.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ai::lab {

using core::Error;
using core::inQuotes;
using core::Move;
using core::Result;
using core::trimmed;

namespace {

struct AlgorithmName
{
    Algorithm algorithm;
    std::string_view name;
};
constexpr std::array algorithmNames{
    AlgorithmName{Algorithm::Plain, "minimax"},
    AlgorithmName{Algorithm::AlphaBetaFresh, "alpha-beta full window"},
    AlgorithmName{Algorithm::AlphaBetaShared, "alpha-beta"},
    AlgorithmName{Algorithm::WinOnly, "stops at a win"},
    AlgorithmName{Algorithm::Heuristic, "alpha-beta heuristic"},
    AlgorithmName{Algorithm::Intermediate, "alpha-beta open lines"},
    AlgorithmName{Algorithm::Report, "minimax report"},
    AlgorithmName{Algorithm::Pieces, "alpha-beta pieces"},
    AlgorithmName{Algorithm::Table, "alpha-beta table"},
    AlgorithmName{Algorithm::NearerWins, "alpha-beta nearer wins"},
    AlgorithmName{Algorithm::Killers, "alpha-beta killer moves"},
    AlgorithmName{Algorithm::Deepening, "alpha-beta iterative deepening"},
    AlgorithmName{Algorithm::Negamax, "negamax"},
    AlgorithmName{Algorithm::Expectiminimax, "expectiminimax"}};
static_assert(algorithmNames.size() == allAlgorithms.size());

struct OrderName
{
    MoveOrder order;
    std::string_view name;
};
constexpr std::array orderNames{
    OrderName{MoveOrder::Given, "given"},   OrderName{MoveOrder::Reversed, "reversed"},
    OrderName{MoveOrder::Centre, "centre"}, OrderName{MoveOrder::Corners, "corners"},
    OrderName{MoveOrder::Edges, "edges"},   OrderName{MoveOrder::Replies, "replies"},
    OrderName{MoveOrder::Own, "own"},       OrderName{MoveOrder::Evaluated, "evaluation"}};
static_assert(orderNames.size() == allMoveOrders.size());

template <class Table>
std::string namesOf(const Table &table)
{
    std::string names;
    for (const auto &row : table)
        names += (names.empty() ? "" : ", ") + std::string(row.name);
    return names;
}

/// Parses the lines of one stop.
class StopReader
{
public:
    /// `lines` must be a part of `text`, in which errors are located.
    StopReader(std::string_view text, std::string_view lines)
        : m_text(text)
        , m_lines(lines)
    {}

    Result<LessonStop> read();

private:
    std::optional<Error> readLine(std::string_view line);
    std::optional<Error> readEntry(std::string_view key, std::string_view value);
    std::optional<Error> readSearched(std::string_view key, std::string_view value);
    std::optional<Error> readAlgorithm(std::string_view value);
    std::optional<Error> readOrder(std::string_view value);
    std::optional<Error> readNumber(std::string_view key, std::string_view value);
    std::optional<Error> readText(std::string_view key, std::string_view value);
    std::optional<Error> readPreferred();
    std::optional<Error> readWeights();
    std::optional<Error> finish();
    Error errorIn(std::string_view part, const Error &error) const
    {
        return core::format::errorAt(m_text, core::format::offsetOf(m_text, part), error);
    }

    std::string_view m_text;
    std::string_view m_lines;
    LessonStop m_stop;
    bool m_hasRoot = false;
    std::optional<core::GameKind> m_game;
    std::string_view m_algorithm; ///< where it was named; likewise the next two members
    std::string_view m_order;
    std::string_view m_preferred;
    std::string_view m_weights;
    std::string_view m_searched;
};

Result<LessonStop> StopReader::read()
{
    std::string_view rest = m_lines;
    while (!rest.empty()) {
        if (const std::optional<Error> failure = readLine(core::format::takeLine(rest)))
            return *failure;
    }
    if (const std::optional<Error> failure = finish())
        return *failure;
    return std::move(m_stop);
}

std::optional<Error> StopReader::readLine(std::string_view line)
{
    if (isBlankInLesson(line))
        return std::nullopt;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return errorIn(line, {QT_TRANSLATE_NOOP("core::Error",
                                                "%1; expected a line such as \"tree: MAX(3,5)\""),
                              {inQuotes(line)}});
    const std::string_view key = trimmed(line.substr(0, colon));
    std::string_view value = trimmed(line.substr(colon + 1));
    if (value.empty())
        value = line.substr(line.size()); // an empty view into the text, for locating an error
    return readEntry(key, value);
}

std::optional<Error> StopReader::readEntry(std::string_view key, std::string_view value)
{
    if (key == "tree" || key == "game" || key == "position")
        return readSearched(key, value);
    if (key == "algorithm")
        return readAlgorithm(value);
    if (key == "order")
        return readOrder(value);
    if (key == "depth" || key == "step")
        return readNumber(key, value);
    if (key == "returns") {
        if (value != "fail-soft" && value != "fail-hard")
            return errorIn(value,
                           {QT_TRANSLATE_NOOP("core::Error", "%1; expected fail-soft or fail-hard"),
                            {inQuotes(value)}});
        m_stop.setup.failHard = value == "fail-hard";
        return std::nullopt;
    }
    if (key == "cuts") {
        if (value != "at the bound" && value != "beyond the bound")
            return errorIn(
                value,
                {QT_TRANSLATE_NOOP("core::Error", "%1; expected at the bound or beyond the bound"),
                 {inQuotes(value)}});
        m_stop.setup.cutsBeyond = value == "beyond the bound";
        return std::nullopt;
    }
    if (key == "weights") {
        m_weights = value;
        return std::nullopt;
    }
    return readText(key, value);
}

std::optional<Error> StopReader::readSearched(std::string_view key, std::string_view value)
{
    m_searched = value;
    if (key == "game") {
        m_game = core::gameNamed(value);
        if (!m_game)
            return errorIn(value, core::unknownGame(value));
        m_stop.setup.root = fromPosition(core::startOf(*m_game));
    } else if (key == "position") {
        if (!m_game)
            return errorIn(
                value,
                QT_TRANSLATE_NOOP("core::Error",
                                  "a position before its game; expected \"game: othello\" first"));
        const auto position = core::parsePosition(*m_game, value);
        if (!position)
            return errorIn(value, position.error());
        m_stop.setup.root = fromPosition(*position);
    } else {
        const auto tree = TextTree::parse(value);
        if (!tree)
            return errorIn(value, tree.error());
        m_stop.setup.root = *tree;
        m_game.reset();
    }
    m_hasRoot = true;
    return std::nullopt;
}

std::optional<Error> StopReader::readAlgorithm(std::string_view value)
{
    const auto found = std::find_if(algorithmNames.begin(), algorithmNames.end(),
                                    [value](const auto &row) { return row.name == value; });
    if (found == algorithmNames.end())
        return errorIn(value, {QT_TRANSLATE_NOOP("core::Error", "%1; expected one of: %2"),
                               {inQuotes(value), namesOf(algorithmNames)}});
    m_stop.setup.algorithm = found->algorithm;
    m_algorithm = value;
    return std::nullopt;
}

std::optional<Error> StopReader::readOrder(std::string_view value)
{
    const std::size_t end = std::min(value.find(' '), value.size());
    const std::string_view name = value.substr(0, end);
    const auto found = std::find_if(orderNames.begin(), orderNames.end(),
                                    [name](const auto &row) { return row.name == name; });
    const bool isOwn = found != orderNames.end() && found->order == MoveOrder::Own;
    if (found == orderNames.end() || isOwn == (end == value.size()))
        return errorIn(
            value,
            {QT_TRANSLATE_NOOP("core::Error", "%1; expected one of: %2, the last with its moves"),
             {inQuotes(value), namesOf(orderNames)}});
    m_stop.setup.order = found->order;
    m_order = name;
    m_preferred = value.substr(end);
    return std::nullopt;
}

std::optional<Error> StopReader::readNumber(std::string_view key, std::string_view value)
{
    const int number = core::parseNumber(value);
    if (key == "step") {
        if (number < 0)
            return errorIn(value,
                           {QT_TRANSLATE_NOOP("core::Error", "%1; expected the number of a step"),
                            {inQuotes(value)}});
        m_stop.step = static_cast<std::uint32_t>(number);
        return std::nullopt;
    }
    if (number < 0 || number > maxSearchDepth)
        return errorIn(
            value, {QT_TRANSLATE_NOOP("core::Error", "%1; expected a number of plies from 0 to %2"),
                    {inQuotes(value), std::to_string(maxSearchDepth)}});
    m_stop.setup.depth = number;
    return std::nullopt;
}

/// Unknown keys are ignored, so that later versions may add some.
std::optional<Error> StopReader::readText(std::string_view key, std::string_view value)
{
    if (key == "title") {
        m_stop.title = value;
    } else if (key == "note") {
        m_stop.notes.emplace_back(value);
    } else if (key == "question") {
        m_stop.questions.push_back({std::string(value), {}});
    } else if (key == "answer") {
        if (m_stop.questions.empty())
            return errorIn(
                value,
                QT_TRANSLATE_NOOP("core::Error",
                                  "an answer before its question; expected \"question:\" first"));
        m_stop.questions.back().answer = value;
    }
    return std::nullopt;
}

/// The moves of a custom order. A game's moves are given by code, because they need not be legal in
/// the same position.
std::optional<Error> StopReader::readPreferred()
{
    for (const std::string_view word : core::words(m_preferred)) {
        const int code = core::parseNumber(word);
        if (code < 0 || code > 0xffff)
            return errorIn(word,
                           {QT_TRANSLATE_NOOP("core::Error", "%1; expected the number of a move"),
                            {inQuotes(word)}});
        m_stop.setup.preferred.emplace_back(static_cast<std::uint16_t>(code));
    }
    return std::nullopt;
}

std::optional<Error> StopReader::finish()
{
    if (!m_hasRoot)
        return errorIn(m_lines.substr(m_lines.size()),
                       QT_TRANSLATE_NOOP("core::Error",
                                         "the lesson ends without what is searched; expected "
                                         "\"tree: MAX(3,5)\" or \"game: tictactoe\""));
    if (m_algorithm.empty())
        m_stop.setup = withFittingAlgorithm(m_stop.setup);
    const SearchSetup &setup = m_stop.setup;
    if (isOver(setup.root))
        return errorIn(m_searched,
                       QT_TRANSLATE_NOOP("core::Error",
                                         "nothing is left to search; expected a position that "
                                         "is not over, or a tree with children"));
    if (!m_algorithm.empty() && !supports(setup.root, setup.algorithm))
        return errorIn(
            m_algorithm,
            {QT_TRANSLATE_NOOP("core::Error",
                               "%1 does not search this game; expected another algorithm"),
             {inQuotes(m_algorithm)}});
    if (!m_order.empty() && !supports(setup.root, setup.order))
        return errorIn(
            m_order,
            {QT_TRANSLATE_NOOP("core::Error",
                               "%1 is no order of this game's moves; expected given, for example"),
             {inQuotes(m_order)}});
    if (needsDepth(setup.algorithm) && setup.depth == 0)
        return errorIn(m_algorithm,
                       {QT_TRANSLATE_NOOP("core::Error",
                                          "%1 needs a depth; expected \"depth: 3\", for example"),
                        {inQuotes(m_algorithm)}});
    if (std::optional<Error> failure = readWeights())
        return failure;
    return readPreferred();
}

/// One number per term of the heuristic, which is determined by the search's other entries.
std::optional<Error> StopReader::readWeights()
{
    if (m_weights.empty())
        return std::nullopt;
    const Heuristic heuristic = heuristicOf(m_stop.setup);
    const std::span<int> weights = m_stop.setup.weights.of(heuristic);
    if (weights.empty())
        return errorIn(m_weights, QT_TRANSLATE_NOOP("core::Error",
                                                    "weights of a search without a heuristic; "
                                                    "expected a depth, for example \"depth: 3\""));
    const std::vector<std::string_view> numbers = core::words(m_weights);
    if (numbers.size() != weights.size())
        return errorIn(m_weights,
                       {QT_TRANSLATE_NOOP(
                            "core::Error",
                            "%1; expected %2 numbers, one for each term of the search's heuristic"),
                        {inQuotes(m_weights), std::to_string(weights.size())}});
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const int weight = core::parseNumber(numbers[i]);
        const int max = maxWeight(heuristic);
        if (weight < 0 || weight > max)
            return errorIn(numbers[i],
                           {QT_TRANSLATE_NOOP("core::Error", "%1; expected a weight from 0 to %2"),
                            {inQuotes(numbers[i]), std::to_string(max)}});
        weights[i] = weight;
    }
    return std::nullopt;
}

std::string_view nameOf(Algorithm algorithm)
{
    return std::find_if(algorithmNames.begin(), algorithmNames.end(),
                        [algorithm](const auto &row) { return row.algorithm == algorithm; })
        ->name;
}

std::string weightsText(const SearchSetup &setup)
{
    std::string text;
    for (const int weight : setup.weights.of(heuristicOf(setup)))
        text += (text.empty() ? "" : " ") + std::to_string(weight);
    return text;
}

std::string orderText(const SearchSetup &setup)
{
    std::string text(std::find_if(orderNames.begin(), orderNames.end(), [&setup](const auto &row) {
                         return row.order == setup.order;
                     })->name);
    if (setup.order == MoveOrder::Own) {
        for (const Move move : setup.preferred)
            text += ' ' + std::to_string(move.code());
    }
    return text;
}

} // namespace

bool isBlankInLesson(std::string_view line)
{
    return line.empty() || line.front() == '#';
}

Result<LessonStop> readLessonStop(std::string_view text, std::string_view lines)
{
    return StopReader(text, lines).read();
}

std::string writeLessonStop(const LessonStop &stop)
{
    std::string text;
    const auto add = [&text](std::string_view key, std::string_view value) {
        text += std::string(key) + ": " + std::string(value) + '\n';
    };
    const auto addText = [&add](std::string_view key, std::string_view content) {
        const std::string line = core::format::singleLine(content);
        add(key, trimmed(line));
    };
    // Texts of control characters only become empty.
    const auto addIfAny = [&add](std::string_view key, std::string_view content) {
        const std::string line = core::format::singleLine(content);
        if (const std::string_view left = trimmed(line); !left.empty())
            add(key, left);
    };
    addIfAny("title", stop.title);
    if (const auto position = toPosition(stop.setup.root)) {
        add("game", core::gameName(core::kindOf(*position)));
        add("position", core::toText(*position));
    } else {
        add("tree", std::get<TextTree>(stop.setup.root).toText());
    }
    add("algorithm", nameOf(stop.setup.algorithm));
    add("order", orderText(stop.setup));
    if (stop.setup.depth > 0)
        add("depth", std::to_string(stop.setup.depth));
    if (stop.setup.failHard)
        add("returns", "fail-hard");
    if (stop.setup.cutsBeyond)
        add("cuts", "beyond the bound");
    if (changesWeights(stop.setup))
        add("weights", weightsText(stop.setup));
    add("step", std::to_string(stop.step));
    for (const std::string &note : stop.notes)
        addText("note", note);
    for (const LessonStop::Question &question : stop.questions) {
        addText("question", question.text);
        addIfAny("answer", question.answer);
    }
    return text;
}

} // namespace ai::lab
