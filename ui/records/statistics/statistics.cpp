#include "ui/records/statistics/statistics.h"

#include "core/storage/filelock.h"
#include "core/storage/filewriting.h"
#include "ui/background/filesaver.h"
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
constexpr qint64 maxBytes = 1 << 20;
/// Nobody plays as many; six of them still fit into a number.
constexpr int maxCount = 100'000'000;
/// How long another program may take to write the file.
constexpr std::chrono::milliseconds lockPatience(200);

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

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
    return {{"game", text(core::gameName(tally.game))},
            {"against", tally.level              ? text(ai::levelName(*tally.level))
                        : tally.isOfTwoPeople()  ? QString("person")
                        : tally.player.isEmpty() ? QString("program")
                                                 : QString("player")},
            {"program", tally.program},
            {"player", tally.player},
            {"first", toJson(tally.first)},
            {"second", toJson(tally.second)},
            {"streak", tally.streak},
            {"best", tally.best}};
}

std::optional<Tally> tallyFrom(const QJsonObject &object)
{
    const auto game = core::gameNamed(object.value("game").toString().toStdString());
    const std::string against = object.value("against").toString().toStdString();
    const auto level = ai::levelNamed(against);
    const QString program = against == "program" ? object.value("program").toString() : QString();
    const QString player = against == "player" ? object.value("player").toString() : QString();
    if (!game || (!level && program.isEmpty() && player.isEmpty() && against != "person"))
        return std::nullopt;
    return Tally{*game,
                 level,
                 resultsFrom(object.value("first")),
                 resultsFrom(object.value("second")),
                 countIn(object, "streak"),
                 countIn(object, "best"),
                 program,
                 player};
}

/// The tallies of a file, or nothing where it is damaged.
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

std::string nameOf(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

bool rename(core::storage::FileCalls &files, const QString &from, const QString &to)
{
    const auto call = [&] { return files.rename(nameOf(from), nameOf(to)); };
    return core::storage::uninterrupted(call) == 0;
}

QString putAside(core::storage::FileCalls &files, const QString &path)
{
    QString aside;
    for (int i = 1; aside.isEmpty() || QFile::exists(aside); ++i)
        aside = path + QString(".damaged-%1").arg(i);
    return rename(files, path, aside) ? aside : QString();
}

/// Held while the file is changed. Without it a count is as good as it can be.
class Lock
{
public:
    explicit Lock(const QString &path)
        : m_lock(nameOf(path + ".lock"))
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
        addOne(tally.streak);
        tally.best = std::max(tally.best, tally.streak);
    } else {
        addOne(results.lost);
        tally.streak = 0;
    }
}

/// Whether two tallies are of the same game and opponent.
bool isOfSame(const Tally &a, const Tally &b)
{
    return a.game == b.game && a.level == b.level && a.program == b.program && a.player == b.player;
}

bool earlier(const Tally &a, const Tally &b)
{
    const auto key = [](const Tally &tally) {
        return std::tuple(tally.game, tally.isOfTwoPeople(),
                          tally.level ? static_cast<int>(*tally.level) : 99, tally.player,
                          tally.program);
    };
    return key(a) < key(b);
}

} // namespace

Tally tallyOf(const std::vector<Tally> &tallies, const Tally &empty)
{
    const auto found = std::find_if(tallies.begin(), tallies.end(),
                                    [&](const Tally &tally) { return isOfSame(tally, empty); });
    return found == tallies.end() ? empty : *found;
}

Statistics::Statistics(const QString &path, core::storage::FileCalls &files)
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
    QFile file(m_path);
    if (!file.exists())
        return {};
    const auto refuse = [this](const QString &problem) {
        m_problem = Texts::tr("The statistics cannot be read: %1.").arg(problem);
        m_replaceable = false;
        return std::vector<Tally>();
    };
    if (!QFileInfo(m_path).isFile()) // to open a pipe would block
        return refuse(Texts::tr("%1 is not a regular file").arg(m_path));
    if (!file.open(QIODevice::ReadOnly))
        return refuse(file.errorString());
    const QJsonObject object =
        file.size() <= maxBytes ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    file.close();
    if (object.value("version").toInt() > version)
        return refuse(Texts::tr("they were written by a newer version of Tabuleiro"));
    if (const auto tallies = parse(object))
        return *tallies;
    const QString aside = putAside(m_files, m_path);
    m_replaceable = !aside.isEmpty();
    m_problem = Texts::tr("The statistics were damaged and begin anew; the damaged file is kept "
                          "as %1.")
                    .arg(QFileInfo(aside.isEmpty() ? m_path : aside).fileName());
    return {};
}

Tally Statistics::tally(core::GameKind game, std::optional<ai::Level> level, const QString &program,
                        const QString &player)
{
    return tallyOf(tallies(), {game, level, {}, {}, 0, 0, program, player});
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
    core::storage::makeFolders(m_files, nameOf(QFileInfo(m_path).path()));
    const Lock lock(m_path);
    std::vector<Tally> all = tallies();
    if (!m_replaceable)
        return false;
    const QString damage = m_problem;
    const Tally empty{game.game, game.level, {}, {}, 0, 0, game.program, game.player};
    auto found = std::find_if(all.begin(), all.end(),
                              [&](const Tally &tally) { return isOfSame(tally, empty); });
    if (found == all.end())
        found = all.insert(all.end(), empty);
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
    if (rename(m_files, m_path, previousPath())) // instead of the one before
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
    if (rename(m_files, previousPath(), m_path))
        return true;
    m_problem = Texts::tr("The reset cannot be undone: the folder is not writable.");
    return false;
}

} // namespace ui
