#pragma once

#include "ui/analysis/theory/moveanalyzer.h"
#include "ui/analysis/theory/nimtable.h"
#include "ui/commands/maincommands.h"
#include "ui/play/gameboard.h"

#include <QDockWidget>
#include <QObject>

namespace ui {

/// Theory of the position shown, behind one switch for all games: the values of its moves on the
/// board and, in a dock beside it, Nim's table.
class TheoryOverlay : public QObject
{
    Q_OBJECT

public:
    /// A command switches it on and off. The game and the board must outlive it; the window is the
    /// parent.
    TheoryOverlay(const GameController &game, GameBoard &board, const MainCommands &commands,
                  QWidget *window);

    /// Nim's table, which the window places.
    QDockWidget *dock() const { return m_dock; }
    /// Shows what is switched on; on the full screen the board alone has it.
    void refresh();
    /// Whether another position has the place of the game's, so that its table would mislead.
    void setCovered(bool covered);
    /// Whether Nim's table fits into the window beside the board. At first it does.
    void setFits(bool fits);

signals:
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void showNimTable();
    void showValues(const std::vector<ai::ValuedMove> &moves);

    const GameController &m_game;
    GameBoard &m_board;
    QAction *m_switch;
    QDockWidget *m_dock;
    NimTable *m_nimTable;
    bool m_isCovered = false;
    bool m_fits = true;
    MoveAnalyzer m_analyzer;
};

} // namespace ui
