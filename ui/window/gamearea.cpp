#include "ui/window/gamearea.h"

namespace ui {

GameArea::GameArea(GameBoard *board, StatusText *status, SetupPanel *setupPanel,
                   PlayersCard *players, ActionRow *actions)
    : m_board(board)
    , m_status(status)
    , m_setupPanel(setupPanel)
    , m_players(players)
    , m_buttons(actions)
    , m_grid(new QGridLayout(this))
{
    // In the order of the Tab key.
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_board, m_setupPanel, m_players, m_buttons})
        part->setParent(this);
    arrange(m_arrangement);
}

void GameArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Arrangement arrangement = arrangementFor(size());
    if (arrangement != m_arrangement)
        arrange(arrangement);
}

/// The arrangement that leaves the board the most room; a panel in view is worth a third of the
/// board's size.
GameArea::Arrangement GameArea::arrangementFor(QSize size) const
{
    const QSize panel = m_setupPanel->sizeWhen(false);
    const int em = fontMetrics().height();
    const int height = size.height() - em;
    const bool twoColumns = size.width() >= panel.width() + 16 * em;
    const int beside = std::min(size.width() - 18 * em, height);
    const int below = std::min(size.width(), height - panel.height() - (twoColumns ? 5 : 9) * em);
    const int folded = std::min(size.width(), height - 10 * em);
    const bool besideFits = size.height() >= panel.height() + 17 * em;
    if (besideFits && beside >= below && 3 * beside >= 2 * folded)
        return Arrangement::Beside;
    if (3 * below >= 2 * folded)
        return twoColumns ? Arrangement::Below : Arrangement::Stacked;
    return Arrangement::Folded;
}

void GameArea::arrange(Arrangement arrangement)
{
    m_arrangement = arrangement;
    clearGrid();
    const bool folded = arrangement == Arrangement::Folded;
    m_setupPanel->setFolded(folded);
    m_grid->setVerticalSpacing(folded ? fontMetrics().height() / 4 : -1);
    m_players->setCompact(folded || arrangement == Arrangement::Stacked);
    switch (arrangement) {
    case Arrangement::Beside:
        arrangeBeside();
        break;
    case Arrangement::Below:
        arrangeBelow();
        break;
    case Arrangement::Stacked:
    case Arrangement::Folded:
        arrangeInOneColumn();
        break;
    }
}

void GameArea::clearGrid()
{
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_board, m_status, m_setupPanel, m_players, m_buttons})
        m_grid->removeWidget(part);
    for (int row = 0; row < m_grid->rowCount(); ++row) {
        m_grid->setRowStretch(row, 0);
        m_grid->setRowMinimumHeight(row, 0);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 0);
    m_grid->setColumnMinimumWidth(1, 0);
}

void GameArea::arrangeBeside()
{
    m_grid->setColumnMinimumWidth(1, 18 * fontMetrics().height());
    m_grid->addWidget(m_board, 0, 0, 4, 1);
    m_grid->addWidget(m_players, 0, 1);
    m_grid->addWidget(m_buttons, 1, 1);
    m_grid->setRowStretch(2, 1);
    m_grid->addWidget(m_setupPanel, 3, 1);
}

void GameArea::arrangeBelow()
{
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(0, 1);
    m_grid->addWidget(m_board, 0, 0, 1, 2);
    m_grid->addWidget(m_setupPanel, 2, 0, 2, 1);
    m_grid->addWidget(m_players, 2, 1, Qt::AlignTop);
    m_grid->addWidget(m_buttons, 3, 1, Qt::AlignBottom);
}

void GameArea::arrangeInOneColumn()
{
    m_grid->setRowStretch(1, 1);
    m_grid->addWidget(m_players, 0, 0, 1, 2);
    m_grid->addWidget(m_board, 1, 0, 1, 2);
    m_grid->addWidget(m_status, 2, 0, 1, 2);
    m_grid->addWidget(m_buttons, 3, 0, 1, 2);
    m_grid->addWidget(m_setupPanel, 4, 0, 1, 2);
}

} // namespace ui
