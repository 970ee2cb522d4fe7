#pragma once

#include "core/format/ggf.h"
#include "core/format/wthor.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// Games of one file or folder, kept as compactly as the file has them. Made on any thread, then
/// only read.
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

    /// What is looked for; what is empty matches all.
    struct Filter
    {
        QString player; ///< part of either name
        QString year;   ///< part of the date
        QString result; ///< part of the result
    };

    explicit GameCollection(core::format::Archive archive);
    GameCollection(std::vector<core::format::WthorGame> games, std::vector<std::string> players,
                   std::vector<std::string> tournaments, QStringList warnings);

    std::size_t size() const { return m_wthor.empty() ? m_records.size() : m_wthor.size(); }
    Row row(std::size_t index) const;
    core::GameRecord record(std::size_t index) const;
    /// The games that match, in their order.
    std::vector<std::size_t> matching(const Filter &filter) const;
    const QStringList &warnings() const { return m_warnings; }

private:
    QString result(std::size_t index) const;
    QString date(std::size_t index) const;

    std::vector<core::GameRecord> m_records;
    std::vector<core::format::WthorGame> m_wthor;
    std::vector<std::string> m_players;
    std::vector<std::string> m_tournaments;
    QStringList m_warnings;
};

/// What came of opening a file or a folder: games, or a sentence why there are none, and what else
/// is to be said to who wants to know it exactly.
struct LoadedGames
{
    std::shared_ptr<const GameCollection> games;
    QString error;
    QString details = {};
};

/// Reads a text in any of the formats. From any thread.
LoadedGames readGames(const std::string &text, core::GameKind kind);

/// Reads a file in any of the formats, a file of WTHOR with its names beside it, or a folder of
/// such files. A text without a format of its own is one of the kind of game. From any thread.
LoadedGames loadGames(const QString &path, core::GameKind kind);

/// The games of a collection that match a filter, as a table.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit GameListModel(QObject *parent = nullptr)
        : QAbstractTableModel(parent)
    {}

    void setGames(std::shared_ptr<const GameCollection> games);
    void setFilter(const GameCollection::Filter &filter);
    core::GameRecord record(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const GameCollection> m_games;
    std::vector<std::size_t> m_rows;
};

} // namespace ui
