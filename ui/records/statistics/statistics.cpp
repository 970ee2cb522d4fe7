#include "ui/records/statistics/statistics.h"

#include "core/storage/filelock.h"
#include "core/storage/filewriting.h"
#include "ui/background/filesaver.h"
#include "ui/background/systemtext.h"
#include "ui/common/gamesetup.h"
#include "ui/records/journal/journalreading.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::Statistics)
};

constexpr int version = 1;
constexpr std::size_t maxBytes = 1 << 20;
/// More games than anyone plays; the sum of six such counts still fits into an int.
constexpr int maxCount = 100'000'000;
/// How long to wait for another program that writes the file.
constexpr std::chrono::milliseconds lockPatience(200);

int countIn(const QJsonObject &object, const char *key)
{
    return std::clamp(object.value(QLatin1String(key)).toInt(), 0, maxCount);
}

QJsonObject toJson(const Tally::Results &results)
{
    return {{"won", results.won}, {"drawn", results.drawn}, {"lost", results.lost}};
}

Tally::Results resultsFrom(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    return {countIn(object, "won"), countIn(object, "drawn"), countIn(object, "lost")};
}

QJsonObject toJson(const Tally &tally)
{
    const QString id = QString::fromStdString(tally.opponent.id);
    const bool isProgram = tally.opponent.kind == core::Role::Kind::Program;
    const bool isNamed = isNamedPlayer(tally.opponent);
    return {{"game", QString::fromUtf8(core::gameName(tally.game))},
            {"against", tally.opponent.isHuman() ? "person"
                        : isProgram              ? "program"
                        : isNamed                ? "player"
                                                 : id},
            {"program", isProgram ? id : QString()},
            {"player", isNamed ? id : QString()},
            {"first", toJson(tally.first)},
            {"second", toJson(tally.second)},
            {"streak", tally.streak},
            {"best", tally.best}};
}

/// Nothing if the opponent is none that the statistics count.
std::optional<core::Role> opponentFrom(const QJsonObject &object)
{
    const std::string against = object.value("against").toString().toStdString();
    if (against == "person")
        return core::Role();
    if (ai::levelNamed(against))
        return core::Role::computer(against);
    if (against != "program" && against != "player")
        return std::nullopt;
    const std::string name = object.value(QString::fromUtf8(against)).toString().toStdString();
    if (name.empty())
        return std::nullopt;
    return against == "program" ? core::Role::program(name) : core::Role::computer(name);
}

std::optional<Tally> tallyFrom(const QJsonObject &object)
{
    const auto game = core::gameNamed(object.value("game").toString().toStdString());
    const std::optional<core::Role> opponent = opponentFrom(object);
    if (!game || !opponent)
        return std::nullopt;
    return Tally{*game,
                 *opponent,
                 resultsFrom(object.value("first")),
                 resultsFrom(object.value("second")),
                 countIn(object, "streak"),
                 countIn(object, "best")};
}

/// The tallies in a file; nothing if it is damaged.
std::optional<std::vector<Tally>> parse(const QJsonObject &object)
{
    if (object.value("version").toInt() != version || !object.value("tallies").isArray())
        return std::nullopt;
    std::vector<Tally> tallies;
    for (const auto &value : object.value("tallies").toArray()) {
        if (const auto tally = tallyFrom(value.toObject()))
            tallies.push_back(*tally);
    }
    return tallies;
}

/// Held while the file is changed. If it cannot be taken in time, the file is changed without it.
class Lock
{
public:
    explicit Lock(const QString &path)
        : m_lock(encodedPath(path + ".lock"))
    {
        m_lock.take(lockPatience);
    }

private:
    core::storage::FileLock m_lock;
};

void count(Tally &tally, const FinishedGame &game)
{
    const auto addOne = [](int &number) { number = std::min(number + 1, maxCount); };
    Tally::Results &results = game.person == core::Side::First ? tally.first : tally.second;
    if (!game.winner) {
        addOne(results.drawn);
        tally.streak = 0;
    } else if (*game.winner == game.person) {
        addOne(results.won);
        if (!game.hinted)
            addOne(tally.streak);
        tally.best = std::max(tally.best, tally.streak);
    } else {
        addOne(results.lost);
        tally.streak = 0;
    }
}

auto isOf(core::GameKind game, const core::Role &opponent)
{
    return [game, &opponent](const Tally &tally) {
        return tally.game == game && tally.opponent == opponent;
    };
}

/// The order of the tallies: levels, then programs, named players and people.
bool earlier(const Tally &a, const Tally &b)
{
    const auto key = [](const Tally &tally) {
        const core::Role &opponent = tally.opponent;
        const std::optional<ai::Level> level = levelOf(opponent);
        return std::tuple(tally.game, opponent.isHuman(), level ? static_cast<int>(*level) : 99,
                          opponent.kind != core::Role::Kind::Program, opponent.id);
    };
    return key(a) < key(b);
}

} // namespace

Tally tallyOf(const std::vector<Tally> &tallies, core::GameKind game, const core::Role &opponent)
{
    const auto found = std::find_if(tallies.begin(), tallies.end(), isOf(game, opponent));
    return found == tallies.end() ? Tally{game, opponent} : *found;
}

Statistics::Statistics(const QString &path, core::storage::FileSystem &files)
    : m_path(path)
    , m_files(files)
{}

QString Statistics::defaultPath()
{
    return QFileInfo(journalFolder()).path() + "/statistics.json";
}

std::vector<Tally> Statistics::tallies()
{
    m_problem.clear();
    m_replaceable = true;
    const core::storage::FileContents read =
        core::storage::readFile(m_files, encodedPath(m_path), maxBytes);
    if (read.isMissing())
        return {};
    const auto refuse = [this](const QString &problem) {
        m_problem = Texts::tr("The statistics cannot be read: %1.").arg(problem);
        m_replaceable = false;
        return std::vector<Tally>();
    };
    if (read.error == core::storage::notRegularFile())
        return refuse(Texts::tr("%1 is not a regular file").arg(m_path));
    if (read.error)
        return refuse(systemErrorText(read.error));
    const QJsonObject object =
        read.isWhole ? QJsonDocument::fromJson(QByteArray::fromStdString(read.bytes)).object()
                     : QJsonObject();
    if (object.value("version").toInt() > version)
        return refuse(Texts::tr("they were written by a newer version of Tabuleiro"));
    if (const auto tallies = parse(object))
        return *tallies;
    const QString aside = renameDamaged(m_files, m_path);
    m_replaceable = !aside.isEmpty();
    m_problem = Texts::tr("The statistics were damaged and begin anew; the damaged file is kept "
                          "as %1.")
                    .arg(QFileInfo(aside.isEmpty() ? m_path : aside).fileName());
    return {};
}

bool Statistics::write(const std::vector<Tally> &tallies)
{
    QJsonArray array;
    for (const Tally &tally : tallies)
        array.append(toJson(tally));
    const QByteArray bytes =
        QJsonDocument(QJsonObject{{"version", version}, {"tallies", array}}).toJson();
    const QString problem = writeFile(m_path, bytes, m_files);
    if (!problem.isEmpty())
        m_problem = Texts::tr("The statistics cannot be written: %1.").arg(problem);
    return problem.isEmpty();
}

bool Statistics::add(const FinishedGame &game)
{
    core::storage::makeFolders(m_files, encodedPath(QFileInfo(m_path).path()));
    const Lock lock(m_path);
    std::vector<Tally> all = tallies();
    if (!m_replaceable)
        return false;
    const QString damage = m_problem;
    auto found = std::find_if(all.begin(), all.end(), isOf(game.game, game.opponent));
    if (found == all.end())
        found = all.insert(all.end(), Tally{game.game, game.opponent});
    count(*found, game);
    std::sort(all.begin(), all.end(), earlier);
    if (!write(all))
        return false;
    m_problem = damage;
    return true;
}

bool Statistics::reset()
{
    const Lock lock(m_path);
    if (!QFile::exists(m_path))
        return true;
    if (renameFile(m_path, previousPath(), m_files)) // replaces an earlier reset's file
        return true;
    m_problem = Texts::tr("The statistics cannot be reset: the folder is not writable.");
    return false;
}

bool Statistics::canRestore() const
{
    return QFile::exists(previousPath()) && !QFile::exists(m_path);
}

bool Statistics::restore()
{
    const Lock lock(m_path);
    if (QFile::exists(m_path)) {
        m_problem = Texts::tr("The reset cannot be undone: a game was counted since.");
        return false;
    }
    if (renameFile(previousPath(), m_path, m_files))
        return true;
    m_problem = Texts::tr("The reset cannot be undone: the folder is not writable.");
    return false;
}

} // namespace ui
