#include "ui/play/playerspanel.h"

#include "ui/common/titles.h"
#include "ui/play/gametexts.h"

namespace ui {

using core::Side;

PlayersPanel::PlayersPanel(const GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_first(new PlayerRow(Side::First))
    , m_second(new PlayerRow(Side::Second))
    , m_rows(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_lines(new QWidget)
    , m_linesLayout(new QVBoxLayout(m_lines))
{
    m_first->setObjectName("firstPlayer");
    m_second->setObjectName("secondPlayer");
    m_rows->addWidget(m_first);
    m_rows->addWidget(m_second);
    m_linesLayout->setContentsMargins(0, 0, 0, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_rows);
    layout->addWidget(m_lines);
    connect(&game, &GameController::stateChanged, this, &PlayersPanel::showPlayers);
    connect(&game.clock(), &GameClock::ticked, this, &PlayersPanel::showClocks);
}

void PlayersPanel::addLine(QWidget *line)
{
    m_linesLayout->addWidget(line);
}

void PlayersPanel::setCompact(bool compact)
{
    m_rows->setDirection(compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_first->setShort(compact);
    m_second->setShort(compact);
    m_lines->setVisible(!compact);
}

void PlayersPanel::showPlayers()
{
    const core::Position &position = m_game.shown();
    const core::GameKind kind = core::kindOf(position);
    const bool running = m_game.phase() != GameController::Phase::NotStarted
                         && m_game.phase() != GameController::Phase::Over;
    for (const Side side : {Side::First, Side::Second}) {
        PlayerRow *row = side == Side::First ? m_first : m_second;
        const auto *othello = std::get_if<core::Othello>(&position);
        row->show(kind, playerTitle(m_game, side),
                  hasSigns(kind) ? sideTitle(kind, side) : QString(),
                  othello == nullptr ? QString() : QString::number(othello->count(side)),
                  running && sideToMove(position) == side);
    }
}

void PlayersPanel::showClocks()
{
    const GameClock &clock = m_game.clock();
    m_first->setClock(clock.used() ? clockText(clock.left(Side::First)) : QString());
    m_second->setClock(clock.used() ? clockText(clock.left(Side::Second)) : QString());
}

} // namespace ui
