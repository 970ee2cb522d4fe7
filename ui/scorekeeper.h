#pragma once

#include "ui/gamecontroller.h"
#include "ui/statistics.h"

#include <QLabel>
#include <QObject>

#include <utility>

namespace ui {

class StatisticsWindow;

/// Counts the games that end, and shows the count: a line for the game and the opponent in hand,
/// and a window with all. A game counts once, for the lowest level that the computer played it at.
class Scorekeeper : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent, on its game, which must outlive it.
    Scorekeeper(QWidget *window, GameController &game);

    /// The line; whoever places it owns it.
    QLabel *line() const { return m_line; }
    /// The game in hand has begun here, or goes on: it is counted when it ends, unless it was
    /// before.
    void beginCounting();
    /// The game in hand is not played here from its start, and does not count.
    void stopCounting() { m_game.setCounts(false); }
    /// Shows the tally of a game and an opponent.
    void show(core::GameKind game, std::optional<ai::Level> level);
    void showWindow();

signals:
    /// Something to tell in a sentence.
    void noted(const QString &text);

private:
    void follow();
    void refreshLine();

    QWidget *m_window;
    GameController &m_game;
    Statistics m_statistics;
    StatisticsWindow *m_all = nullptr;
    QLabel *m_line;
    std::optional<std::pair<core::GameKind, std::optional<ai::Level>>> m_shown;
    ai::Level m_lowest = ai::Level::Hard;
};

} // namespace ui
