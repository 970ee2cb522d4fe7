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

/// Counts finished games in the statistics and shows these: in a line about the game and the
/// current opponent, and in a window with all of them. A game counts once, for the lowest level
/// that the computer had in it.
class StatisticsRecorder : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, its parent, and that window's game, which must outlive it. Adds the
    /// command that opens the statistics to the game's menu.
    StatisticsRecorder(QWidget *window, GameController &game, const MainCommands &commands);

    /// The line of text; whoever places it owns it.
    QLabel *line() const { return m_line; }
    /// Shows the tally of a game and an opponent, before a game and after its end; nothing for an
    /// unknown program.
    void showTally(core::GameKind game, const core::Role &opponent);
    void showWindow();

signals:
    /// A game was won; it is the last of `wins` wins in a row at this level.
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
    std::optional<core::Role> m_shownOpponent; ///< whose tally the line shows
};

} // namespace ui
