#include "ui/records/gamelist.h"

#include "core/format/gametext.h"
#include "core/format/place.h"
#include "ui/common/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <span>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameList)
};

QString shownText(const std::string &from)
{
    return QString::fromStdString(from);
}

/// The bytes of a file, or why they cannot be had.
std::optional<QString> readFile(const QString &path, QByteArray &bytes)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // such as a pipe, which may never end
        return Texts::tr("%1 cannot be read: %2.", "a file and why")
            .arg(path, Texts::tr("it is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Texts::tr("%1 cannot be read: %2.", "a file and why")
            .arg(info.fileName(), file.errorString());
    if (const auto error = core::format::tooLarge(std::size_t(file.size())))
        return Texts::tr("%1: %2.", "a file and what is wrong")
            .arg(info.fileName(), errorText(*error));
    bytes = file.readAll();
    if (file.error() != QFile::NoError)
        return Texts::tr("%1 cannot be read: %2.", "a file and why").arg(path, file.errorString());
    return std::nullopt;
}

/// The line to look at, as a sentence after another one; empty where there is only one.
QString whereText(const core::Error &error)
{
    return error.place.line > 1 ? " " + Texts::tr("Look at line %1.").arg(error.place.line)
                                : QString();
}

std::span<const std::uint8_t> asBytes(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::uint8_t *>(bytes.constData()),
            static_cast<std::size_t>(bytes.size())};
}

/// The first file of a folder with a suffix, whatever its case.
QString fileWithSuffix(const QString &folder, const QString &suffix)
{
    const QStringList names = QDir(folder).entryList({"*." + suffix}, QDir::Files, QDir::Name);
    return names.isEmpty() ? QString() : folder + "/" + names.constFirst();
}

/// Names beside the games; without them the games have numbers, and a warning says so.
std::vector<std::string> loadNames(const QString &folder, const QString &suffix,
                                   QStringList &warnings)
{
    const QString path = fileWithSuffix(folder, suffix);
    if (path.isEmpty()) {
        warnings << Texts::tr("There is no .%1 file beside the games: names are shown as numbers.")
                        .arg(suffix);
        return {};
    }
    QByteArray bytes;
    if (const auto problem = readFile(path, bytes)) {
        warnings << *problem;
        return {};
    }
    const auto names = suffix == "jou" ? core::format::readWthorPlayers(asBytes(bytes))
                                       : core::format::readWthorTournaments(asBytes(bytes));
    if (!names) {
        warnings
            << Texts::tr("%1: %2.", "a file and what is wrong").arg(path, errorText(names.error()));
        return {};
    }
    return *names;
}

LoadedGames loadWthor(const QString &folder, const QStringList &paths)
{
    std::vector<core::format::WthorGame> games;
    QStringList warnings;
    for (const QString &path : paths) {
        QByteArray bytes;
        auto problem = readFile(path, bytes);
        if (!problem) {
            const auto read = core::format::readWthorGames(asBytes(bytes));
            if (read)
                games.insert(games.end(), read->begin(), read->end());
            else
                problem = Texts::tr("%1: %2.", "a file and what is wrong")
                              .arg(path, errorText(read.error()));
        }
        if (problem)
            warnings << *problem;
    }
    if (games.empty())
        return {nullptr, warnings.isEmpty()
                             ? Texts::tr("%1 holds no WTHOR games (.wtb).").arg(folder)
                             : warnings.constFirst()};
    auto players = loadNames(folder, "jou", warnings);
    auto tournaments = loadNames(folder, "trn", warnings);
    return {std::make_shared<GameCollection>(std::move(games), std::move(players),
                                             std::move(tournaments), warnings),
            {}};
}

} // namespace

GameCollection::GameCollection(core::format::Archive archive)
    : m_records(std::move(archive.games))
{
    for (const core::Error &warning : archive.warnings)
        m_warnings << errorText(warning);
}

GameCollection::GameCollection(std::vector<core::format::WthorGame> games,
                               std::vector<std::string> players,
                               std::vector<std::string> tournaments, QStringList warnings)
    : m_wthor(std::move(games))
    , m_players(std::move(players))
    , m_tournaments(std::move(tournaments))
    , m_warnings(std::move(warnings))
{}

GameCollection::Row GameCollection::row(std::size_t index) const
{
    if (m_wthor.empty()) {
        const core::GameRecord &game = m_records[index];
        return {shownText(game.players[0]), shownText(game.players[1]), result(index), date(index),
                shownText(game.place)};
    }
    const core::format::WthorGame &game = m_wthor[index];
    return {shownText(core::format::wthorName(m_players, game.black)),
            shownText(core::format::wthorName(m_players, game.white)), result(index), date(index),
            shownText(core::format::wthorName(m_tournaments, game.tournament))};
}

QString GameCollection::result(std::size_t index) const
{
    return m_wthor.empty()
               ? shownText(m_records[index].result)
               : QString("%1-%2").arg(m_wthor[index].score).arg(64 - m_wthor[index].score);
}

QString GameCollection::date(std::size_t index) const
{
    return m_wthor.empty() ? shownText(m_records[index].date)
                           : QString::number(m_wthor[index].year);
}

core::GameRecord GameCollection::record(std::size_t index) const
{
    return m_wthor.empty() ? m_records[index]
                           : core::format::wthorRecord(m_wthor[index], m_players, m_tournaments);
}

std::vector<std::size_t> GameCollection::matching(const Filter &filter) const
{
    // A name stands in thousands of games and is compared once.
    std::vector<char> named(m_players.size());
    for (std::size_t i = 0; i < m_players.size(); ++i)
        named[i] = shownText(m_players[i]).contains(filter.player, Qt::CaseInsensitive) ? 1 : 0;
    const auto nameMatches = [&](std::size_t index) {
        if (index < named.size())
            return named[index] != 0;
        return shownText(core::format::wthorName(m_players, index))
            .contains(filter.player, Qt::CaseInsensitive);
    };
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < size(); ++i) {
        if (!m_wthor.empty() && !filter.player.isEmpty() && !nameMatches(m_wthor[i].black)
            && !nameMatches(m_wthor[i].white))
            continue;
        if (m_wthor.empty() && !filter.player.isEmpty()
            && !shownText(m_records[i].players[0]).contains(filter.player, Qt::CaseInsensitive)
            && !shownText(m_records[i].players[1]).contains(filter.player, Qt::CaseInsensitive))
            continue;
        if ((!filter.year.isEmpty() && !date(i).contains(filter.year))
            || (!filter.result.isEmpty() && !result(i).contains(filter.result)))
            continue;
        found.push_back(i);
    }
    return found;
}

LoadedGames readGames(const std::string &text, core::GameKind kind)
{
    auto archive = core::format::readGameText(text, kind);
    if (!archive)
        return {nullptr,
                Texts::tr("This text holds no game that Tabuleiro knows.%1", "%1: where")
                    .arg(whereText(archive.error())),
                errorText(archive.error())};
    return {std::make_shared<GameCollection>(std::move(*archive)), {}};
}

LoadedGames loadGames(const QString &path, core::GameKind kind)
{
    const QFileInfo info(path);
    if (info.isDir()) {
        QStringList paths;
        for (const QString &name : QDir(path).entryList({"*.wtb"}, QDir::Files, QDir::Name))
            paths << path + "/" + name;
        return loadWthor(path, paths);
    }
    if (info.suffix().compare("wtb", Qt::CaseInsensitive) == 0)
        return loadWthor(info.path(), {path});
    QByteArray bytes;
    if (const auto problem = readFile(path, bytes))
        return {nullptr, *problem, path};
    auto archive = core::format::readGameText(
        {bytes.constData(), static_cast<std::size_t>(bytes.size())}, kind);
    if (!archive)
        return {nullptr,
                Texts::tr("%1 holds no game that Tabuleiro knows.%2", "a file and where")
                    .arg(info.fileName(), whereText(archive.error())),
                path + "\n" + errorText(archive.error())};
    return {std::make_shared<GameCollection>(std::move(*archive)), {}};
}

void GameListModel::setGames(std::shared_ptr<const GameCollection> games)
{
    beginResetModel();
    m_games = std::move(games);
    m_rows = m_games->matching({});
    endResetModel();
}

void GameListModel::setFilter(const GameCollection::Filter &filter)
{
    beginResetModel();
    if (m_games)
        m_rows = m_games->matching(filter);
    endResetModel();
}

core::GameRecord GameListModel::record(int row) const
{
    return m_games->record(m_rows[std::size_t(row)]);
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 5;
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const GameCollection::Row row = m_games->row(m_rows[std::size_t(index.row())]);
    const QString *const columns[] = {&row.first, &row.second, &row.result, &row.date, &row.place};
    const QString &shown = *columns[index.column()];
    // A name in a file is never taken for markup.
    return role == Qt::ToolTipRole ? shown.toHtmlEscaped().prepend("<p>") : shown;
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return QLocale().toString(section + 1);
    const QString titles[] = {tr("First (Black)"), tr("Second (White)"), tr("Result"), tr("Date"),
                              tr("Place")};
    return titles[section];
}

} // namespace ui
