#include "ui/library/libraryservice.h"

#include "ai/analysis/analyst.h"
#include "ui/background/systemtext.h"
#include "ui/common/texts.h"
#include "ui/settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

using namespace core::library;

namespace {

constexpr std::size_t listedGames = 50;
constexpr std::size_t maxNames = 20'000;

QStringList namesOf(const core::Result<std::vector<NamedCount>> &counts)
{
    QStringList names;
    if (counts) {
        for (const NamedCount &count : *counts)
            names << QString::fromStdString(count.name);
    }
    return names;
}

/// Sets the values of moves without one by searching.
void addValues(ai::Analyst &analyst, const core::Othello &position,
               std::vector<MoveStatistics> &moves, const std::stop_token &token)
{
    const auto lacksValue = [&](const MoveStatistics &move) { return needsSearch(position, move); };
    if (position.isOver() || position.mustPass()
        || std::none_of(moves.begin(), moves.end(), lacksValue))
        return;
    ai::Limits limits;
    limits.depth = searchDepth(position);
    std::vector<FoundValue> found;
    for (const ai::AnalyzedMove &valued : analyst.moves(position, limits, token))
        found.push_back(
            {valued.move, valued.value, valued.fromBook ? 0 : limits.depth, valued.exact});
    addFoundValues(moves, found);
}

} // namespace

QString libraryPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + "/tabuleiro/library.db";
}

QString chosenLibrary(const Settings &settings)
{
    const QString opened = settings.libraryFile();
    return QFileInfo(opened).isFile() ? opened : libraryPath();
}

/// The objects for lookups, kept between queries.
struct LibraryService::Reader
{
    std::optional<LibraryExplorer> explorer;
    ai::Analyst analyst;

    /// Opens the library if it is not open.
    QString open(const QString &path)
    {
        if (explorer)
            return {};
        auto opened = LibraryExplorer::open(encodedPath(path));
        if (!opened)
            return errorText(opened.error());
        explorer = *std::move(opened);
        return {};
    }

    /// The id for a name that is not in the library, so that no game matches.
    static constexpr std::int64_t unknown = -1;

    /// Resolves the filter's names to ids; adds the candidates of ambiguous names to the answer.
    core::Result<GameFilter> filterOf(const LibraryFilter &written, LibraryAnswer &answer)
    {
        GameFilter filter = written.rest;
        if (!written.player.isEmpty()) {
            const auto match = explorer->playerMeant(written.player.toStdString());
            if (!match)
                return match.error();
            filter.player = match->id.value_or(unknown);
            answer.players = namesOf(match->candidates);
        }
        if (!written.event.isEmpty()) {
            const auto match = explorer->eventMeant(written.event.toStdString());
            if (!match)
                return match.error();
            filter.event = match->id.value_or(unknown);
            answer.events = namesOf(match->candidates);
        }
        return filter;
    }

    LibraryAnswer answer(const LibraryQuery &query)
    {
        LibraryAnswer answer;
        answer.hasLibrary = true;
        const auto fail = [&](const core::Error &error) {
            explorer.reset(); // the file may have been replaced
            answer.problem = errorText(error);
            return answer;
        };
        const auto filter = filterOf(query.filter, answer);
        if (!filter)
            return fail(filter.error());
        answer.knowsPlayer = filter->player != unknown;
        answer.knowsEvent = filter->event != unknown;
        const auto statistics = explorer->statistics(query.position, *filter);
        if (!statistics)
            return fail(statistics.error());
        answer.statistics = *statistics;
        if (!query.hasValues)
            removeValues(answer.statistics.moves);
        answer.games = explorer->gameCount();
        const std::vector<core::library::MoveStatistics> &moves = answer.statistics.moves;
        const bool isThere = std::any_of(moves.begin(), moves.end(),
                                         [&](const auto &one) { return one.move == query.move; });
        if (isThere)
            answer.move = query.move;
        else if (!moves.empty() && moves.front().games > 0)
            answer.move = moves.front().move;
        if (answer.move != core::Move::none()) {
            const auto games =
                explorer->games(query.position, answer.move, *filter, query.order, listedGames);
            if (!games)
                return fail(games.error());
            answer.listed = *games;
        }
        const auto firstNew = explorer->firstNewMove(query.line);
        if (!firstNew)
            return fail(firstNew.error());
        answer.firstNew = *firstNew;
        return answer;
    }
};

LibraryService::LibraryService(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_reader(std::make_shared<Reader>())
{
    connect(&m_lookUp, &BackgroundTask::failed, this, [this](const QString &reason) {
        emit messageRequested(tr("The library could not be read: %1.", "why").arg(reason));
    });
    connect(&m_opening, &BackgroundTask::failed, this, [this](const QString &reason) {
        emit messageRequested(tr("The library could not be read: %1.", "why").arg(reason));
    });
    connect(&m_import, &BackgroundTask::failed, this, [this](const QString &reason) {
        m_importing = false;
        emit importEnded(tr("The import stopped: %1.", "why").arg(reason), {});
        addWaitingGames();
    });
    connect(&m_ownGames, &OrderedTasks::failed, this, [this](const QString &reason) {
        emit messageRequested(tr("The game could not be added to the library. %1").arg(reason));
    });
}

LibraryService::~LibraryService()
{
    m_import.cancel();
    addWaitingGames();
}

void LibraryService::open(const QString &path)
{
    m_opening.start([this, path](const BackgroundTask::Context &) {
        const auto library = GameLibrary::open(encodedPath(path), GameLibrary::Access::Read);
        if (!library) {
            const QString why = errorText(library.error());
            return BackgroundTask::Completion([this, why] { emit messageRequested(why); });
        }
        return BackgroundTask::Completion([this, path] {
            m_path = path;
            m_reader = std::make_shared<Reader>();
            emit opened(path);
            emit changed();
        });
    });
}

void LibraryService::lookUp(const LibraryQuery &query)
{
    m_lookUp.start([this, query, path = m_path,
                    reader = m_reader](const BackgroundTask::Context &context) {
        LibraryAnswer answer;
        if (!QFileInfo::exists(path)) {
            reader->explorer.reset();
            answer.isFinal = true;
            return BackgroundTask::Completion([this, answer] { emit found(answer); });
        }
        const bool isNew = !reader->explorer;
        answer.problem = reader->open(path);
        answer.hasLibrary = true;
        if (answer.problem.isEmpty())
            answer = reader->answer(query);
        if (!answer.problem.isEmpty() || !reader->explorer) {
            answer.isFinal = true;
            return BackgroundTask::Completion([this, answer] { emit found(answer); });
        }
        context.report([this, answer] { emit found(answer); });
        if (isNew) {
            const QStringList players = namesOf(reader->explorer->players(maxNames));
            const QStringList events = namesOf(reader->explorer->events(maxNames));
            context.report([this, players, events] { emit namesFound(players, events); });
        }
        if (query.hasValues)
            addValues(reader->analyst, query.position, answer.statistics.moves, context.stopToken);
        answer.isFinal = true;
        return BackgroundTask::Completion([this, answer] { emit found(answer); });
    });
}

void LibraryService::import(const QStringList &paths)
{
    if (m_importing)
        return;
    m_importing = true;
    std::vector<std::string> encoded;
    for (const QString &path : paths)
        encoded.push_back(encodedPath(path));
    emit importProgressed({});
    m_import.start([this, encoded, path = m_path](const BackgroundTask::Context &context) {
        QString message;
        QStringList problems;
        const auto finished = [&] {
            return BackgroundTask::Completion([this, message, problems] {
                m_importing = false;
                m_reader = std::make_shared<Reader>(); // so that the new games' names are read
                emit importEnded(message, problems);
                emit changed();
                addWaitingGames();
            });
        };
        const FilesToImport files = filesToImport(encoded);
        if (files.paths.empty()) {
            message = files.problems.empty() ? tr("It holds no file of games.")
                                             : errorText(files.problems.front());
            return finished();
        }
        QDir().mkpath(QFileInfo(path).path());
        const auto report = importInto(
            encodedPath(path), files,
            [&](const ImportProgress &now) {
                context.report([this, now] { emit importProgressed(now); });
            },
            context.stopToken);
        if (!report) {
            message = errorText(report.error());
            return finished();
        }
        message = report->added == 0 ? tr("No game was added: all were there already.")
                                     : tr("%Ln game(s) were added.", nullptr, int(report->added));
        if (report->added == 0 && !report->problems.empty())
            message = tr("No game was added.");
        if (report->stopped)
            message = tr("Stopped. %Ln game(s) were added.", nullptr, int(report->added));
        if (!report->problems.empty())
            message += ' '
                       + tr("%Ln problem(s). The first: %1", nullptr, int(report->problems.size()))
                             .arg(errorText(report->problems.front()));
        for (const core::Error &problem : report->problems)
            problems << errorText(problem);
        return finished();
    });
}

void LibraryService::addOwnGame(const core::GameRecord &game)
{
    m_waiting.push_back(game);
    if (!m_importing)
        addWaitingGames();
}

void LibraryService::addWaitingGames()
{
    std::vector<LibraryGame> games;
    for (const core::GameRecord &record : std::exchange(m_waiting, {})) {
        if (auto game = libraryGameOf(record))
            games.push_back(*std::move(game));
    }
    if (games.empty())
        return;
    m_ownGames.add([this, games, path = m_path] {
        QDir().mkpath(QFileInfo(path).path());
        auto opened = GameLibrary::open(encodedPath(path), GameLibrary::Access::Write);
        const auto problem = [this](const core::Error &error) {
            const QString text =
                tr("The game could not be added to the library. %1").arg(errorText(error));
            return OrderedTasks::Completion([this, text] { emit messageRequested(text); });
        };
        if (!opened)
            return problem(opened.error());
        GameLibrary library = *std::move(opened);
        const auto added = library.add({"", 0, 0, true}, games, 0);
        if (!added)
            return problem(added.error());
        if (const auto error = library.refreshPositions())
            return problem(*error);
        return OrderedTasks::Completion([this] { emit changed(); });
    });
}

} // namespace ui
