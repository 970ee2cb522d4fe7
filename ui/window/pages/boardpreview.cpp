#include "ui/window/pages/boardpreview.h"

#include "ui/board/games/boardfactory.h"
#include "ui/common/titles.h"

#include <QGridLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using core::GameKind;

/// The last two positions of a short game, and the move between them.
struct Moment
{
    core::Position previous;
    core::Move move;
    core::Position shown;
};

Moment moment(core::Position position, std::initializer_list<const char *> moves)
{
    Moment moment{position, {}, position};
    for (const char *text : moves) {
        moment.previous = moment.shown;
        moment.move = *core::parseMove(moment.previous, text);
        moment.shown = core::after(moment.previous, moment.move);
    }
    return moment;
}

Moment momentOf(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return moment(core::startOf(kind), {"5", "1", "9"});
    case GameKind::Othello:
        return moment(core::startOf(kind), {"f5", "d6", "c3", "d3", "c4", "f4"});
    case GameKind::Nim:
        break;
    }
    return moment(core::startOf(GameKind::Nim), {"a3", "a2"});
}

} // namespace

BoardPreview::BoardPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("boardPreview");
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (const GameKind kind : {GameKind::Othello, GameKind::TicTacToe, GameKind::Nim}) {
        BoardWidget *board = createBoardWidget(kind, this);
        board->setObjectName(QStringLiteral("preview") + QString::number(static_cast<int>(kind)));
        board->setFocusPolicy(Qt::NoFocus); // nothing has to be done here
        board->setInteractive(true);
        connect(board, &BoardWidget::moveChosen, board, [board](core::Move move) {
            board->playMove(move, core::after(board->position(), move));
        });
        m_boards << board;
    }
    const int em = fontMetrics().height();
    m_boards[0]->setMinimumSize(16 * em, 16 * em);
    for (BoardWidget *small : {m_boards[1], m_boards[2]})
        small->setMinimumSize(8 * em, 8 * em);
    grid->addWidget(m_boards[0], 0, 0, 1, 2);
    grid->addWidget(m_boards[1], 1, 0);
    grid->addWidget(m_boards[2], 1, 1);
    grid->setRowStretch(0, 2);
    grid->setRowStretch(1, 1);
    reset();
}

void BoardPreview::reset()
{
    for (BoardWidget *board : m_boards) {
        const Moment start = momentOf(board->kind());
        board->showPosition(start.shown, start.move, start.previous);
    }
}

void BoardPreview::setDisplay(BoardWidget::Display display)
{
    for (BoardWidget *board : m_boards)
        board->setDisplay(display);
}

void BoardPreview::setSpeed(AnimationSpeed speed)
{
    for (BoardWidget *board : m_boards)
        board->setAnimationSpeed(speed);
}

void BoardPreview::showSpeed(AnimationSpeed speed)
{
    setSpeed(speed);
    const Moment start = momentOf(GameKind::Othello);
    board(GameKind::Othello)->showPosition(start.previous, std::nullopt);
    board(GameKind::Othello)->playMove(start.move, start.shown);
}

BoardWidget *BoardPreview::board(GameKind kind) const
{
    const auto found =
        std::find_if(m_boards.begin(), m_boards.end(),
                     [kind](const BoardWidget *board) { return board->kind() == kind; });
    return *found;
}

} // namespace ui
