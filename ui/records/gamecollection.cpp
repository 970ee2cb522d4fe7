#include "ui/records/gamecollection.h"

#include "core/format/gameresult.h"
#include "core/format/records.h"
#include "core/format/sourcelocation.h"
#include "core/format/transcript.h"
#include "core/format/unpack.h"
#include "core/library/libraryimport.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <span>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameLoading)
};

/// Reads a file; returns why it cannot be read, or nothing.
std::optional<QString> readFile(const QString &path, QByteArray &bytes)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // such as a pipe, which might never end
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

/// The place of the error, as a further sentence; empty if it is the beginning, as everything may
/// be wrong then.
QString whereText(const core::Error &error)
{
    if (error.place.line > 1)
        return " " + Texts::tr("Look at line %1.").arg(error.place.line);
    return error.place.column > 1 ? " " + Texts::tr("Look at character %1.").arg(error.place.column)
                                  : QString();
}

std::span<const std::uint8_t> asBytes(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::uint8_t *>(bytes.constData()),
            static_cast<std::size_t>(bytes.size())};
}

/// What is wrong with a file, as a sentence with its name.
QString fileProblem(const QString &path, const core::Error &error)
{
    return Texts::tr("%1: %2.", "a file and what is wrong")
        .arg(QFileInfo(path).fileName(), errorText(error));
}

/// WTHOR's names of players or tournaments; without them numbers are shown, and a warning says so.
std::vector<std::string>
loadNames(const QString &games, std::string_view extension,
          core::Result<std::vector<std::string>> (*read)(std::span<const std::uint8_t>),
          QStringList &warnings)
{
    const QString path = QFile::decodeName(QByteArray::fromStdString(
        core::library::wthorNamesBeside(QFile::encodeName(games).toStdString(), extension)));
    if (path.isEmpty()) {
        warnings << Texts::tr("There is no %1 file beside the games: names are shown as numbers.",
                              "%1: .jou or .trn")
                        .arg(QLatin1String(extension.data(), qsizetype(extension.size())));
        return {};
    }
    QByteArray bytes;
    if (const auto problem = readFile(path, bytes)) {
        warnings << *problem;
        return {};
    }
    auto names = read(asBytes(bytes));
    if (!names) {
        warnings << fileProblem(path, names.error());
        return {};
    }
    return *std::move(names);
}

/// Why a text has no game to show; `file` is its name, or empty if it was pasted.
QString reasonForNoGame(const QString &file, const core::Error &error, bool isText = true)
{
    if (core::format::isOfNewerProgram(error))
        return file.isEmpty()
                   ? Texts::tr("This text was written by a newer version of Tabuleiro.")
                   : Texts::tr("%1 was written by a newer version of Tabuleiro.", "a file")
                         .arg(file);
    const QString where = isText ? whereText(error) : QString();
    if (error.moveNumber == 0)
        return file.isEmpty()
                   ? Texts::tr("This text holds no game that Tabuleiro knows.%1", "%1: where")
                         .arg(where)
                   : Texts::tr("%1 holds no game that Tabuleiro knows.%2", "a file and where")
                         .arg(file, where);
    const QString number = QString::number(error.moveNumber);
    return file.isEmpty()
               ? Texts::tr("Move %1 of this text cannot be played.%2", "a number, and where")
                     .arg(number, where)
               : Texts::tr("%1: move %2 cannot be played.%3", "a file, a number, and where")
                     .arg(file, number, where);
}

QString noGamesText(const QString &folder)
{
    return Texts::tr("%1 holds no games that Tabuleiro knows.", "a folder").arg(folder);
}

/// Adds the games of a WTHOR file, which may be compressed, and what is wrong with it.
void addWthorGames(const QString &path, std::vector<core::format::WthorGame> &games,
                   QStringList &warnings)
{
    QByteArray bytes;
    if (const auto problem = readFile(path, bytes)) {
        warnings << *problem;
        return;
    }
    auto unpacked = core::format::unpack({bytes.constData(), std::size_t(bytes.size())},
                                         core::format::maxFileBytes);
    if (unpacked && !*unpacked) {
        warnings << fileProblem(path, unpacked->error());
        return;
    }
    if (unpacked) {
        bytes = QByteArray::fromStdString((*unpacked)->bytes);
        if ((*unpacked)->warning)
            warnings << fileProblem(path, *(*unpacked)->warning);
    }
    const auto read = core::format::readWthorGames(asBytes(bytes));
    if (!read) {
        warnings << fileProblem(path, read.error());
        return;
    }
    games.insert(games.end(), read->games.begin(), read->games.end());
    if (read->warning)
        warnings << fileProblem(path, *read->warning);
}

LoadedGames loadWthor(const QString &folder, const QStringList &paths, const QString &note = {})
{
    std::vector<core::format::WthorGame> games;
    QStringList warnings;
    for (const QString &path : paths)
        addWthorGames(path, games, warnings);
    if (games.empty())
        return {nullptr, warnings.isEmpty() ? noGamesText(folder) : warnings.constFirst()};
    if (!note.isEmpty())
        warnings << note;
    auto players = loadNames(paths[0], ".jou", core::format::readWthorPlayers, warnings);
    auto tournaments = loadNames(paths[0], ".trn", core::format::readWthorTournaments, warnings);
    return {std::make_shared<GameCollection>(std::move(games), std::move(players),
                                             std::move(tournaments), warnings),
            {}};
}

/// The records of a file, or why there are none.
struct ReadFile
{
    core::format::Records records;
    QString problem = {};
    QString details = {};
};

ReadFile readRecordsOf(const QString &path, core::GameKind kind)
{
    const QString name = QFileInfo(path).fileName();
    QByteArray bytes;
    if (const auto problem = readFile(path, bytes))
        return {{}, *problem, path};
    core::format::ReadOptions options;
    options.kind = kind;
    options.name = name.toStdString();
    auto archive = core::format::readRecords(
        {bytes.constData(), static_cast<std::size_t>(bytes.size())}, options);
    if (!archive)
        return {{},
                bytes.trimmed().isEmpty()
                    ? Texts::tr("%1 is empty.", "a file").arg(name)
                    : reasonForNoGame(name, archive.error(), !bytes.contains('\0')),
                path + "\n" + errorText(archive.error())};
    return {*std::move(archive)};
}

/// Collects the games of the files of a folder.
class FolderReader
{
public:
    FolderReader(QString folder, core::GameKind kind)
        : m_folder(std::move(folder))
        , m_kind(kind)
    {}

    LoadedGames read(const std::vector<std::string> &paths)
    {
        for (const std::string &path : paths) {
            if (m_all.records.size() >= core::format::maxRecords) {
                warn(Texts::tr("The folder is too large to be listed whole."));
                break;
            }
            add(QFile::decodeName(QByteArray::fromStdString(path)));
        }
        if (m_unlisted > 0)
            m_warnings << Texts::tr("%n more problem(s).", "", m_unlisted);
        if (m_all.records.empty())
            return {nullptr, noGamesText(m_folder), m_warnings.join('\n')};
        return {std::make_shared<GameCollection>(std::move(m_all), m_warnings), {}};
    }

private:
    /// Adds a file's games; those without a name get the file's.
    void add(const QString &path)
    {
        ReadFile read = readRecordsOf(path, m_kind);
        if (!read.problem.isEmpty())
            warn(read.problem);
        for (const core::format::Warning &warning : read.records.warnings)
            warn(errorText(warning.error)); // which names the file
        const std::string name = QDir(m_folder).relativeFilePath(path).toStdString();
        const bool isAlone = read.records.records.size() == 1;
        std::size_t number = 0;
        for (core::format::Record &record : read.records.records) {
            ++number;
            if (record.label.empty())
                record.label = isAlone ? name : name + ", " + std::to_string(number);
            m_all.records.push_back(std::move(record));
        }
    }

    void warn(const QString &text)
    {
        constexpr qsizetype most = 200;
        if (m_warnings.size() < most)
            m_warnings << text;
        else
            ++m_unlisted;
    }

    QString m_folder;
    core::GameKind m_kind;
    core::format::Records m_all;
    QStringList m_warnings;
    int m_unlisted = 0; ///< warnings above the limit
};

LoadedGames loadFolder(const QString &folder, core::GameKind kind)
{
    const QDir directory(folder);
    QStringList wthor;
    for (const QString &name : directory.entryList(QDir::Files, QDir::Name)) {
        if (core::format::isWthorName(name.toStdString()))
            wthor << directory.filePath(name);
    }
    std::vector<std::string> others =
        core::library::filesToImport(std::vector{QFile::encodeName(folder).toStdString()}).paths;
    std::erase_if(others, [&directory](const std::string &path) {
        return core::format::isWthorName(path)
               && QFileInfo(QFile::decodeName(QByteArray::fromStdString(path))).dir() == directory;
    });
    if (wthor.isEmpty())
        return FolderReader(folder, kind).read(others);
    return loadWthor(folder, wthor,
                     others.empty() ? QString()
                                    : Texts::tr("Only the WTHOR files of this folder are listed."));
}

struct CollectionTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameCollection)
};

/// The date without the time of day, which a column has no space for.
QString dateText(const std::string &date)
{
    static const QRegularExpression form("^(\\d{4})[.-](\\d\\d)[.-](\\d\\d)(?!\\d)");
    const QString text = nameTitle(date);
    const auto found = form.match(text);
    return found.hasMatch()
               ? QString("%1-%2-%3").arg(found.captured(1), found.captured(2), found.captured(3))
               : text;
}

/// "37-27" for every notation of a disc result, so that the filter finds it; other endings in
/// words.
QString resultText(const std::string &text, core::Othello::Rule rule)
{
    const core::format::GameResult result = core::format::parseResult(text, rule);
    QString discs = nameTitle(text);
    if (result.black && result.white)
        discs = QString("%1-%2").arg(*result.black).arg(*result.white);
    else if (result.lead)
        discs = CollectionTexts::tr("Black %1", "%1: a signed number of discs")
                    .arg(nameTitle(result.leadText));
    switch (result.end) {
    case core::format::GameResult::End::Resigned:
        return CollectionTexts::tr("%1, resigned", "%1: a result").arg(discs);
    case core::format::GameResult::End::OutOfTime:
        return CollectionTexts::tr("%1, out of time", "%1: a result").arg(discs);
    case core::format::GameResult::End::Agreed:
        return CollectionTexts::tr("%1, agreed", "%1: a result").arg(discs);
    case core::format::GameResult::End::Left:
        return CollectionTexts::tr("%1, left", "%1: a result").arg(discs);
    case core::format::GameResult::End::Played:
        break;
    }
    return discs;
}

/// The result of the final position, in discs or as 1-0; empty if the game is not over.
std::string playedResult(const core::format::Record &record)
{
    const core::Position end = core::format::endOf(record);
    if (record.isPosition() || !core::isOver(end))
        return {};
    if (const auto *othello = std::get_if<core::Othello>(&end))
        return std::to_string(othello->countInResult(core::Side::First)) + '-'
               + std::to_string(othello->countInResult(core::Side::Second));
    const auto winner = core::winner(end);
    if (!winner)
        return "1/2-1/2";
    return *winner == core::Side::First ? "1-0" : "0-1";
}

/// Where a game was played, else its name in the file, else its first moves.
QString placeOf(const core::format::Record &record)
{
    constexpr std::size_t fewMoves = 8;
    const core::GameRecord &game = record.game;
    const std::string &written = game.place.empty() ? record.label : game.place;
    if (!written.empty() || !game.players[0].empty() || !game.players[1].empty())
        return nameTitle(written);
    if (record.isPosition())
        return QString::fromStdString(core::toText(game.start));
    const std::vector<core::Move> first(
        game.moves.begin(),
        game.moves.begin() + std::ptrdiff_t(std::min(fewMoves, game.moves.size())));
    const auto beginning = QString::fromStdString(core::format::writeTranscript(game.start, first));
    return first.size() < game.moves.size() ? beginning + QChar(0x2026) : beginning;
}

} // namespace

QStringList gameFilePatterns()
{
    QStringList patterns;
    for (const std::string_view extension : core::library::gameExtensions())
        patterns << '*' + QString::fromLatin1(extension.data(), qsizetype(extension.size()));
    return patterns;
}

LoadedGames readGames(const std::string &text, core::GameKind kind)
{
    core::format::ReadOptions options;
    options.kind = kind;
    auto archive = core::format::readRecords(text, options);
    if (!archive)
        return {nullptr, reasonForNoGame({}, archive.error()), errorText(archive.error())};
    return {std::make_shared<GameCollection>(*std::move(archive)), {}};
}

LoadedGames loadGames(const QString &path, core::GameKind kind)
{
    const QFileInfo info(path);
    if (info.isDir())
        return loadFolder(path, kind);
    if (core::format::isWthorName(path.toStdString()))
        return loadWthor(info.path(), {path});
    ReadFile read = readRecordsOf(path, kind);
    if (!read.problem.isEmpty())
        return {nullptr, read.problem, read.details};
    return {std::make_shared<GameCollection>(std::move(read.records)), {}};
}

GameCollection::GameCollection(core::format::Records records, QStringList warnings)
    : m_records(std::move(records.records))
    , m_warnings(std::move(warnings))
{
    for (const core::format::Record &record : m_records)
        m_results.push_back(record.game.result.empty() ? playedResult(record) : record.game.result);
    for (const core::format::Warning &warning : records.warnings)
        m_warnings << errorText(warning.error);
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
        const core::GameRecord &game = m_records[index].game;
        return {nameTitle(game.players[0]), nameTitle(game.players[1]), result(index), date(index),
                placeOf(m_records[index])};
    }
    const core::format::WthorGame &game = m_wthor[index];
    return {nameTitle(core::format::wthorName(m_players, game.black)),
            nameTitle(core::format::wthorName(m_players, game.white)), result(index), date(index),
            nameTitle(core::format::wthorName(m_tournaments, game.tournament))};
}

QString GameCollection::result(std::size_t index) const
{
    if (!m_wthor.empty())
        return QString::fromStdString(core::format::wthorResult(m_wthor[index]));
    const std::string &result = m_results[index];
    const auto *othello = std::get_if<core::Othello>(&m_records[index].game.start);
    if (othello == nullptr || othello->rule() == core::Othello::Rule::Most)
        return resultText(result, core::Othello::Rule::Most);
    return CollectionTexts::tr("%1 (fewest win)", "%1: a result of Reverse Othello, or nothing")
        .arg(resultText(result, othello->rule()))
        .trimmed();
}

QString GameCollection::date(std::size_t index) const
{
    return m_wthor.empty() ? dateText(m_records[index].game.date)
                           : QString::fromStdString(core::format::wthorDate(m_wthor[index]));
}

core::format::Record GameCollection::record(std::size_t index) const
{
    if (m_wthor.empty())
        return m_records[index];
    core::format::Record record;
    record.game = core::format::wthorRecord(m_wthor[index], m_players, m_tournaments);
    return record;
}

std::vector<std::size_t> GameCollection::matching(const Filter &filter) const
{
    // A name occurs in thousands of games; compare it only once.
    std::vector<char> named(m_players.size());
    for (std::size_t i = 0; i < m_players.size(); ++i)
        named[i] = nameTitle(m_players[i]).contains(filter.player, Qt::CaseInsensitive) ? 1 : 0;
    const auto nameMatches = [&](std::size_t index) {
        if (index < named.size())
            return named[index] != 0;
        return nameTitle(core::format::wthorName(m_players, index))
            .contains(filter.player, Qt::CaseInsensitive);
    };
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < size(); ++i) {
        if (!m_wthor.empty() && !filter.player.isEmpty() && !nameMatches(m_wthor[i].black)
            && !nameMatches(m_wthor[i].white))
            continue;
        if (m_wthor.empty() && !filter.player.isEmpty()
            && !nameTitle(m_records[i].game.players[0]).contains(filter.player, Qt::CaseInsensitive)
            && !nameTitle(m_records[i].game.players[1])
                    .contains(filter.player, Qt::CaseInsensitive))
            continue;
        if ((!filter.year.isEmpty() && !date(i).contains(filter.year))
            || (!filter.result.isEmpty() && !result(i).contains(filter.result)))
            continue;
        found.push_back(i);
    }
    return found;
}

} // namespace ui
