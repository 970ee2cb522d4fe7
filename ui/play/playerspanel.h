#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/playerrow.h"

#include <QBoxLayout>
#include <QWidget>

namespace ui {

/// The two players of the game in hand, with their counts and clocks, and lines about the game
/// under them.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    /// Shows the players of a game, which must outlive it.
    explicit PlayersPanel(const GameController &game, QWidget *parent = nullptr);

    /// Adds a line, which it owns from now on.
    void addLine(QWidget *line);
    /// The players side by side in few words, without the lines, where there is little room.
    void setCompact(bool compact);

private:
    void showPlayers();
    void showClocks();

    const GameController &m_game;
    PlayerRow *m_first;
    PlayerRow *m_second;
    QBoxLayout *m_rows;
    QWidget *m_lines;
    QBoxLayout *m_linesLayout;
};

} // namespace ui
