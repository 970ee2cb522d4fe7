#include "ui/records/gameloading.h"

#include "core/format/records.h"
#include "core/format/sourcelocation.h"
#include "ui/common/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

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

/// The line of the error, as a further sentence; empty if there is only one line.
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

/// What is wrong with a file, as a sentence with its name.
QString fileProblem(const QString &path, const core::Error &error)
{
    return Texts::tr("%1: %2.", "a file and what is wrong")
        .arg(QFileInfo(path).fileName(), errorText(error));
}

/// The first file in a folder with a suffix, case-insensitively.
QString fileWithSuffix(const QString &folder, const QString &suffix)
{
    const QStringList names = QDir(folder).entryList({"*." + suffix}, QDir::Files, QDir::Name);
    return names.isEmpty() ? QString() : folder + "/" + names.constFirst();
}

/// WTHOR's names of players or tournaments; without them numbers are shown, and a warning says so.
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
        warnings << fileProblem(path, names.error());
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
                games.insert(games.end(), read->games.begin(), read->games.end());
            if (read && read->warning)
                problem = fileProblem(path, *read->warning);
            else if (!read)
                problem = fileProblem(path, read.error());
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

LoadedGames readGames(const std::string &text, core::GameKind kind)
{
    core::format::ReadOptions options;
    options.kind = kind;
    auto archive = core::format::readRecords(text, options);
    if (!archive)
        return {nullptr,
                Texts::tr("This text holds no game that Tabuleiro knows.%1", "%1: where")
                    .arg(whereText(archive.error())),
                errorText(archive.error())};
    return {std::make_shared<GameCollection>(*std::move(archive)), {}};
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
    core::format::ReadOptions options;
    options.kind = kind;
    options.name = info.fileName().toStdString();
    auto archive = core::format::readRecords(
        {bytes.constData(), static_cast<std::size_t>(bytes.size())}, options);
    if (!archive)
        return {nullptr,
                Texts::tr("%1 holds no game that Tabuleiro knows.%2", "a file and where")
                    .arg(info.fileName(), whereText(archive.error())),
                path + "\n" + errorText(archive.error())};
    return {std::make_shared<GameCollection>(*std::move(archive)), {}};
}

} // namespace ui
