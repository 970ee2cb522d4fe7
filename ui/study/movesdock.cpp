#include "ui/study/movesdock.h"

#include "ui/study/review/reviewtexts.h"

namespace ui {

MovesDock::MovesDock(GameController &game, GameBoard &board, const MainCommands &commands,
                     QWidget *window)
    : QDockWidget(tr("Moves"), window)
    , m_game(game)
    , m_board(board)
    , m_commands(commands)
    , m_panel(new MovesPanel(game, m_reviewer, commands))
{
    setObjectName("movesDock");
    setWidget(m_panel);
    hide();
    connect(commands.moveList, &QAction::triggered, this, &MovesDock::showList);
    connect(this, &QDockWidget::visibilityChanged, this,
            [this] { m_commands.moveList->setChecked(!isHidden()); });
    commands.reviewGame->setIconText(tr("Review"));
    commands.playFrom->setToolTip(tr("Goes on from this position; the moves after it are kept"));
    connect(commands.reviewGame, &QAction::triggered, this, &MovesDock::toggleReview);
    connect(&m_reviewer, &Reviewer::failed, this, [this](const QString &reason) {
        emit messageRequested(tr("The review stopped: %1.", "why").arg(reason));
    });
    connectPanel();
    connectNavigation();
    connect(&game, &GameController::stateChanged, this, &MovesDock::refresh);
}

void MovesDock::connectPanel()
{
    connect(m_panel, &MovesPanel::plyChosen, &m_game, &GameController::browseTo);
    connect(m_panel, &MovesPanel::betterMoveRequested, this, &MovesDock::showBetterMove);
    connect(m_panel, &MovesPanel::boardRequested, this, &QWidget::hide);
    connect(m_panel, &MovesPanel::lineChosen, &m_game,
            [this](const std::vector<core::Move> &line) { m_game.follow(line, line.size()); });
}

void MovesDock::connectNavigation()
{
    connect(m_commands.first, &QAction::triggered, this, [this] { m_game.browseTo(0); });
    connect(m_commands.back, &QAction::triggered, this, [this] {
        if (m_game.shownPly() > 0)
            m_game.browseTo(m_game.shownPly() - 1);
    });
    connect(m_commands.forward, &QAction::triggered, this,
            [this] { m_game.browseTo(m_game.shownPly() + 1); });
    connect(m_commands.last, &QAction::triggered, this,
            [this] { m_game.browseTo(m_game.match().ply()); });
}

void MovesDock::showList(bool shown)
{
    setVisible(shown);
    if (shown) {
        raise();
        m_panel->setFocus();
    }
}

void MovesDock::toggleReview()
{
    // The review of a game that has ended begins by itself.
    const bool isThere = m_reviewer.running() || (m_reviewer.done() > 0 && !m_reviewer.isShared());
    const bool wasHidden = isHidden();
    if (wasHidden)
        m_commands.moveList->trigger();
    raise();
    if (!wasHidden || !isThere)
        m_panel->toggleReview();
}

/// Marks the move that was better, in the position before the mistake.
void MovesDock::showBetterMove(std::size_t ply)
{
    const auto move = m_reviewer.move(ply);
    if (!move)
        return;
    if (m_panel->coversBoard())
        hide();
    m_game.browseTo(ply);
    const core::Match &match = m_game.match();
    // The panel explains it.
    const bool first = sideToMove(match.position(ply)) == core::Side::First;
    m_board.widget()->showHint(move->best, standingShort(match.kind(),
                                                         first ? move->bestValue : -move->bestValue,
                                                         viewpointOf(m_game)));
}

void MovesDock::refresh()
{
    const bool started = m_game.phase() != GameController::Phase::NotStarted;
    const std::size_t ply = m_game.shownPly();
    m_commands.first->setEnabled(started && ply > 0);
    m_commands.back->setEnabled(started && ply > 0);
    m_commands.forward->setEnabled(started && ply < m_game.match().knownPlies());
    m_commands.last->setEnabled(m_game.browsing());
    m_commands.playFrom->setEnabled(m_game.browsing() && !isOver(m_game.shown()));
    m_commands.reviewGame->setEnabled(!m_game.isOffer());
    m_panel->refresh();
}

} // namespace ui
