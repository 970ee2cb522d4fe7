#pragma once

#include "ai/analysis/analyst.h"
#include "ui/analysis/theory/moveanalyzer.h"
#include "ui/analysis/theory/nimtable.h"
#include "ui/background/backgroundtask.h"
#include "ui/board/boardwidget.h"
#include "ui/commands/maincommands.h"
#include "ui/play/gameboard.h"

#include <QDockWidget>
#include <QObject>

#include <optional>
#include <vector>

namespace ui {

/// The theory marks for a position's moves: in solved games each move is tinted by its own value,
/// in Othello by how much worse than the best it is.
QList<BoardWidget::Theory> theoryMarks(core::GameKind kind,
                                       const std::vector<ai::AnalyzedMove> &moves);
/// The legend: the meaning of each tint on the board, in a word or two.
QList<BoardWidget::TintMeaning> theoryLegend(core::GameKind kind,
                                             const std::vector<ai::AnalyzedMove> &moves);

/// Shows the theory of the position, with one command for all games: the values of its moves on the
/// board and, in a dock, Nim's table.
class TheoryOverlay : public QObject
{
    Q_OBJECT

public:
    /// The command switches it on and off. The game and the board must outlive it; the window is
    /// the parent.
    TheoryOverlay(const GameController &game, GameBoard &board, const MainCommands &commands,
                  QWidget *window);

    /// The dock with Nim's table; the window places it.
    QDockWidget *dock() const { return m_dock; }
    /// Updates what is shown; on the full screen only the board.
    void refresh();
    /// Whether a position editor covers the game, whose table would mislead.
    void setCovered(bool covered);
    /// Whether Nim's table fits beside the board in the window; initially true.
    void setFits(bool fits);

signals:
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void showNimTable();
    void showValues(const std::vector<ai::AnalyzedMove> &moves);

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
