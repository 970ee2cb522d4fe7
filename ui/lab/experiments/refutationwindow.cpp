#include "ui/lab/experiments/refutationwindow.h"

#include "ui/board/games/boardfactory.h"
#include "ui/controls/named.h"

#include "ai/lab/studies/refutation.h"
#include "ai/players/publishedplayers.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flatcombobox.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using core::Side;
using core::TicTacToe;

namespace {

/// The depth in the article's count: plies after the program's move.
constexpr int lostGamesDepth = 2;

} // namespace

RefutationWindow::RefutationWindow(QWidget *parent)
    : QDialog(parent)
    , m_board(createBoardWidget(core::GameKind::TicTacToe, this))
    , m_state(named("refutationState", new QLabel))
    , m_choice(named("lostGames", new FlatComboBox))
    , m_back(named("lostBack", new QToolButton))
    , m_forwards(named("lostForwards", new QToolButton))
{
    setObjectName("refutationWindow");
    setWindowTitle(tr("Is depth 2 unbeatable?"));
    auto *about = new QLabel(
        tr("According to “Entendendo o algoritmo Minimax\u201d its program cannot be beaten "
           "at depth 2. You are X. Play it, or step through a game that it loses."));
    about->setWordWrap(true);
    m_board->setObjectName("refutationBoard");
    m_board->setAnimationSpeed(AnimationSpeed::Off);
    m_board->setNames(tr("You"), tr("The program"));
    m_state->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_state);
    layout->addLayout(makeLostGames());
    layout->addLayout(makeButtons());
    resize(420, 600);
    connect(m_board, &BoardWidget::moveChosen, this, &RefutationWindow::play);
    connect(m_board, &BoardWidget::refused, m_state, &QLabel::setText);
    connect(&m_player, &BackgroundTask::failed, m_state, &QLabel::setText);
    connect(&m_finder, &BackgroundTask::failed, m_state, &QLabel::setText);
    startGame();
    m_finder.start([this](const BackgroundTask::Context &) {
        auto lost = ai::lab::lostGames(lostGamesDepth);
        return [this, lost] {
            m_games = lost;
            fillGames();
        };
    });
}

QLayout *RefutationWindow::makeLostGames()
{
    m_choice->setAccessibleName(tr("Lost games"));
    m_back->setText(QStringLiteral("\u25c0"));
    m_back->setAccessibleName(tr("Back a move"));
    m_forwards->setText(QStringLiteral("\u25b6"));
    m_forwards->setAccessibleName(tr("Forwards a move"));
    for (QToolButton *button : {m_back, m_forwards}) {
        button->setToolTip(button->accessibleName());
        button->setFocusPolicy(Qt::StrongFocus);
    }
    auto *row = new QHBoxLayout;
    row->addWidget(m_choice, 1);
    row->addWidget(m_back);
    row->addWidget(m_forwards);
    connect(m_back, &QToolButton::clicked, this, &RefutationWindow::back);
    connect(m_forwards, &QToolButton::clicked, this, &RefutationWindow::forwards);
    connect(m_choice, &QComboBox::activated, this, &RefutationWindow::startGame);
    return row;
}

QLayout *RefutationWindow::makeButtons()
{
    auto *restart = new FlatButton(tr("New game"));
    auto *open = named("refutationOpen", new FlatButton(tr("Open in the Lab")));
    open->setToolTip(tr("Shows the search in which the program chose its last move."));
    auto *row = new QHBoxLayout;
    row->addWidget(restart);
    row->addWidget(open);
    row->addStretch();
    connect(restart, &QPushButton::clicked, this, &RefutationWindow::startGame);
    connect(open, &QPushButton::clicked, this, &RefutationWindow::requestSearch);
    return row;
}

/// Requests a search of the last position with the program to move.
void RefutationWindow::requestSearch()
{
    std::size_t ply = m_match.ply();
    const auto programMoves = [this](std::size_t at) {
        const core::Position &position = m_match.position(at);
        return !isOver(position) && sideToMove(position) == Side::Second;
    };
    while (ply > 0 && !programMoves(ply))
        --ply;
    if (programMoves(ply))
        emit positionRequested(m_match.position(ply));
}

void RefutationWindow::fillGames()
{
    for (const std::vector<core::Move> &game : m_games) {
        QStringList squares;
        for (const core::Move move : game)
            squares += QString::fromStdString(TicTacToe().moveText(move));
        m_choice->addItem(tr("Lost game %1: %2")
                              .arg(m_choice->count() + 1)
                              .arg(squares.join(QStringLiteral(" "))));
    }
    showPosition();
}

const std::vector<core::Move> *RefutationWindow::chosenGame() const
{
    const int chosen = m_choice->currentIndex();
    return chosen < 0 ? nullptr : &m_games[static_cast<std::size_t>(chosen)];
}

/// How many of the moves that led to the position are the chosen lost game's.
std::size_t RefutationWindow::pliesOfChosenGame() const
{
    const std::vector<core::Move> *game = chosenGame();
    std::size_t same = 0;
    while (game != nullptr && same < m_match.ply() && same < game->size()
           && m_match.move(same) == (*game)[same])
        ++same;
    return same;
}

void RefutationWindow::startGame()
{
    m_player.cancel();
    m_match = core::Match(TicTacToe());
    showPosition();
}

void RefutationWindow::forwards()
{
    const std::vector<core::Move> *game = chosenGame();
    if (game == nullptr)
        return;
    // If the user's own game left the lost game, first return to the last common position.
    const std::size_t same = pliesOfChosenGame();
    m_player.cancel();
    while (m_match.ply() > same)
        m_match.undo();
    if (m_match.ply() < game->size())
        m_match.play((*game)[m_match.ply()]);
    showPosition();
}

void RefutationWindow::back()
{
    m_player.cancel();
    if (m_match.canUndo())
        m_match.undo();
    // In the user's own game to a position in which the user has a move.
    if (m_match.ply() > pliesOfChosenGame() && sideToMove(m_match.current()) == Side::Second)
        m_match.undo();
    showPosition();
}

void RefutationWindow::play(core::Move move)
{
    m_match.play(move);
    showPosition();
    answer();
}

void RefutationWindow::answer()
{
    if (isOver(m_match.current()))
        return;
    const auto position = std::get<TicTacToe>(m_match.current());
    m_player.start([this, position](const BackgroundTask::Context &) {
        const core::Move move = ai::heuristicTicTacToe(position, lostGamesDepth).equalMoves.front();
        return [this, move] {
            m_match.play(move);
            showPosition();
        };
    });
}

void RefutationWindow::showPosition()
{
    const std::size_t ply = m_match.ply();
    m_board->showPosition(m_match.current(),
                          ply > 0 ? std::optional(m_match.move(ply - 1)) : std::nullopt);
    m_board->setInteractive(!isOver(m_match.current())
                            && sideToMove(m_match.current()) == Side::First);
    m_state->setText(stateText());
    m_back->setEnabled(ply > 0);
    const std::vector<core::Move> *game = chosenGame();
    m_forwards->setEnabled(game != nullptr && ply < game->size());
}

QString RefutationWindow::stateText() const
{
    const core::Position &position = m_match.current();
    if (!isOver(position))
        return sideToMove(position) == Side::First ? tr("Your move.") : tr("The program's move.");
    const auto winner = core::winner(position);
    if (!winner)
        return tr("A draw. It can be beaten: see the lost games.");
    return *winner == Side::First ? tr("You win: depth 2 can be beaten, whatever the article says.")
                                  : tr("The program wins.");
}

} // namespace ui::lab
