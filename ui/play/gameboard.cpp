#include "ui/play/gameboard.h"

#include "ui/board/boardcolours.h"
#include "ui/board/games/boardfactory.h"
#include "ui/play/gametexts.h"

#include <utility>

namespace ui {

using core::Side;

GameBoard::GameBoard(GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    connect(&game, &GameController::positionChanged, this, &GameBoard::showGame);
    connect(&game, &GameController::movePlayed, this, &GameBoard::showMove);
    connect(&game, &GameController::stateChanged, this, &GameBoard::showState);
    connect(&game, &GameController::ended, this, [this] {
        if (m_game.outOfTime())
            showGame(); // without the hint for a move that is not made any more
    });
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &GameBoard::playVariation);
    showGame();
}

void GameBoard::setDisplay(BoardWidget::Display display)
{
    m_display = display;
    setBoardTheme(display.theme);
    m_widget->setDisplay(display);
}

void GameBoard::setAnimationSpeed(AnimationSpeed speed)
{
    m_animationSpeed = speed;
    m_game.setReplyPause(std::chrono::milliseconds(lengthAt(speed, replyPause)));
    m_widget->setAnimationSpeed(speed);
}

void GameBoard::makeWidget(core::GameKind kind)
{
    delete m_widget;
    m_widget = createBoardWidget(kind, this);
    m_widget->setObjectName("board");
    m_widget->setDisplay(m_display);
    m_widget->setAnimationSpeed(m_animationSpeed);
    m_game.setBoard(m_widget);
    connect(m_widget, &BoardWidget::moveChosen, this, &GameBoard::choose);
    connect(m_widget, &BoardWidget::animationFinished, this, [this] {
        if (!m_variation.empty())
            m_pause.start(lengthAt(m_animationSpeed, replyPause));
    });
    connect(m_widget, &BoardWidget::refused, this, &GameBoard::refused);
    connect(m_widget, &BoardWidget::pressedWhileLocked, this, [this](int cell) {
        if (m_showsVariation)
            emit pressedInVariation(cell);
        else if (m_game.phase() == GameController::Phase::NotStarted)
            emit pressedBeforeStart(core::Move::none());
        else if (m_game.phase() == GameController::Phase::Over)
            // Undo what the end of the game did to the board, such as sorting its discs.
            showGame();
    });
    m_layout->addWidget(m_widget);
    m_widget->show();
    emit widgetChanged(m_widget);
}

void GameBoard::choose(core::Move move)
{
    if (m_isTrial)
        emit tried(move);
    else if (m_game.phase() == GameController::Phase::NotStarted)
        emit pressedBeforeStart(move);
    else
        m_game.play(move);
}

void GameBoard::letTry()
{
    beginVariation(true);
}

void GameBoard::showVariation(const std::vector<core::Move> &moves)
{
    beginVariation(false);
    m_variation.assign(moves.begin(), moves.end());
    playVariation();
}

void GameBoard::beginVariation(bool isTrial)
{
    showGame();
    m_showsVariation = true;
    m_widget->setShowsResult(false);
    m_isTrial = isTrial;
    showState();
}

void GameBoard::continueVariation(core::Move move)
{
    m_variation.push_back(move);
    if (!m_widget->isAnimating())
        m_pause.start(lengthAt(m_animationSpeed, replyPause));
}

void GameBoard::playVariation()
{
    if (m_variation.empty())
        return;
    const core::Move move = m_variation.front();
    m_variation.pop_front();
    const core::Position position = after(m_widget->position(), move);
    m_widget->playMove(move, position);
    emit variationShown(position);
}

void GameBoard::showGame()
{
    const bool showedVariation = std::exchange(m_showsVariation, false);
    m_isTrial = false;
    m_variation.clear();
    m_pause.stop();
    if (showedVariation)
        emit variationEnded();
    const core::Match &match = m_game.match();
    if (m_widget == nullptr || m_widget->kind() != match.kind())
        makeWidget(match.kind());
    m_widget->setShowsResult(true);
    // Mark the last move that is not a pass.
    const std::size_t ply = match.plyOfLastMove(m_game.shownPly());
    if (ply > 0)
        m_widget->showPosition(m_game.shown(), match.move(ply - 1), match.position(ply - 1));
    else
        m_widget->showPosition(m_game.shown(), std::nullopt);
    showState();
}

void GameBoard::showMove(core::Move move)
{
    if (m_game.browsing()) // the board continues from another position
        return;
    if (m_showsVariation)
        showGame();
    else
        m_widget->playMove(move, m_game.match().current());
}

/// The board accepts moves where a person is to move. Before a game, a first move begins it or
/// resumes the one on offer, unless the computer moves first.
void GameBoard::showState()
{
    m_widget->setNames(playerTitle(m_game, Side::First), playerTitle(m_game, Side::Second));
    m_widget->setInteractive(m_showsVariation ? m_isTrial : m_game.mayMove() || m_game.mayBegin());
}

} // namespace ui
