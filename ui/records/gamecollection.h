#pragma once

#include "core/format/records.h"
#include "core/format/wthor.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace ui {

/// The games of a file or folder, as compact as in the file. Created on any thread, then read only.
class GameCollection
{
public:
    /// What a list shows of a game.
    struct Row
    {
        QString first;
        QString second;
        QString result;
        QString date;
        QString place;
    };

    /// What to look for; empty fields match every game.
    struct Filter
    {
        QString player; ///< part of either name
        QString year;   ///< part of the date
        QString result; ///< part of the result
    };

    /// The warnings are shown before those of the records.
    explicit GameCollection(core::format::Records records, QStringList warnings = {});
    GameCollection(std::vector<core::format::WthorGame> games, std::vector<std::string> players,
                   std::vector<std::string> tournaments, QStringList warnings);

    std::size_t size() const { return m_wthor.empty() ? m_records.size() : m_wthor.size(); }
    Row row(std::size_t index) const;
    core::format::Record record(std::size_t index) const;
    /// The indices of the matching games, in order.
    std::vector<std::size_t> matching(const Filter &filter) const;
    const QStringList &warnings() const { return m_warnings; }

private:
    QString result(std::size_t index) const;
    QString date(std::size_t index) const;

    std::vector<core::format::Record> m_records;
    std::vector<std::string> m_results; ///< of the records: as written, or of the final position
    std::vector<core::format::WthorGame> m_wthor;
    std::vector<std::string> m_players;
    std::vector<std::string> m_tournaments;
    QStringList m_warnings;
};

/// The result of opening a file or a folder: games, or a sentence that says why there are none; and
/// technical details.
struct LoadedGames
{
    std::shared_ptr<const GameCollection> games;
    QString error;
    QString details = {};
};

/// "*.ggf" and so on: the names of files with games.
QStringList gameFilePatterns();

/// Reads a text in any of the formats. From any thread.
LoadedGames readGames(const std::string &text, core::GameKind kind);

/// Reads a file in any of the formats, a WTHOR file with its name files beside it, or a folder: its
/// WTHOR files if it has any, else all files with games in it and its subfolders, which are named
/// in the list. `kind` is assumed for a text without a format of its own. From any thread.
LoadedGames loadGames(const QString &path, core::GameKind kind);

} // namespace ui
