#include "ui/records/gamecollection.h"

#include "ui/common/errortext.h"

namespace ui {

namespace {

QString shownText(const std::string &from)
{
    return QString::fromStdString(from);
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

} // namespace ui
