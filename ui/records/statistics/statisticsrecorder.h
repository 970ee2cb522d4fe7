#pragma once

#include "ui/common/gamesetup.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/statistics/statisticskeeper.h"

#include <QLabel>
#include <QObject>

#include <optional>

namespace ui {

class MainCommands;
class StatisticsWindow;

/// Records the games that end in the statistics, and shows these: a line for the game and the
/// current opponent, and a window with all. A game counts once, for the lowest level that the
/// computer played it at.
class StatisticsRecorder : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent, on its game, which must outlive it. Adds the
    /// command that shows all to the menu of the game.
    StatisticsRecorder(QWidget *window, GameController &game, const MainCommands &commands);

    /// The line; whoever places it owns it.
    QLabel *line() const { return m_line; }
    /// Shows the tally of a game and an opponent, before a game and after its end; nothing for a
    /// program that is not known yet.
    void showTally(core::GameKind game, const core::Role &opponent);
    void showWindow();

signals:
    /// A game was won, the last of `wins` in a row, all at this level.
    void wonInARow(core::GameKind game, ai::Level level, int wins);
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    core::Role countedOpponent() const;
    void recordEnd();
    void reportCounted(const FinishedGame &finished);
    void refreshLine();

    QWidget *m_window;
    GameController &m_game;
    StatisticsKeeper m_statistics;
    StatisticsWindow *m_all = nullptr;
    QLabel *m_line;
    core::GameKind m_shownGame = core::GameKind::Othello;
    std::optional<core::Role> m_shownOpponent; ///< whose tally the line has
};

} // namespace ui
