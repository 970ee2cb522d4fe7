// Where MainWindow puts its parts.

#include "ui/mainwindow.h"

#include <QTabBar>

namespace ui {

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::arrange()
{
    const Arrangement arrangement = arrangementFor(centralWidget()->size());
    if (arrangement != m_arrangement || m_grid->isEmpty()) {
        m_arrangement = arrangement;
        placeParts();
    }
    // The tabs of docks that stand behind one another; without two of them they are no stop for the
    // keyboard.
    for (QTabBar *tabs : findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setAccessibleName(tr("Moves and theory"));
        tabs->setFocusPolicy(tabs->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
    }
}

/// The arrangement that leaves the board the most room; a panel in view is worth a third of the
/// board's size.
MainWindow::Arrangement MainWindow::arrangementFor(QSize size) const
{
    const QSize panel = m_panel->sizeHint();
    const int em = fontMetrics().height();
    const int strip = m_strip->minimumHeight() + em;
    const int height = size.height() - strip;
    const bool twoColumns = size.width() >= panel.width() + 16 * em;
    const int beside = std::min(size.width() - 18 * em, height);
    const int below = std::min(size.width(), height - panel.height() - (twoColumns ? 1 : 7) * em);
    const int folded = std::min(size.width(), height - 4 * em);
    const bool besideFits = size.height() >= panel.height() + 8 * em;
    if (besideFits && beside >= below && 3 * beside >= 2 * folded)
        return Arrangement::Beside;
    if (3 * below >= 2 * folded)
        return twoColumns ? Arrangement::Below : Arrangement::Stacked;
    return Arrangement::Folded;
}

void MainWindow::placeParts()
{
    for (QWidget *part : {static_cast<QWidget *>(m_board), static_cast<QWidget *>(m_strip),
                          static_cast<QWidget *>(m_panel), m_players, m_buttons})
        m_grid->removeWidget(part);
    for (int row = 0; row < 5; ++row) {
        m_grid->setRowStretch(row, 0);
        m_grid->setRowMinimumHeight(row, 0);
    }
    const bool folded = m_arrangement == Arrangement::Folded;
    const bool beside = m_arrangement == Arrangement::Beside;
    m_panel->setVisible(!folded);
    m_foldedPlay->setVisible(folded);
    m_playersLayout->setDirection(folded ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_first->setShort(folded);
    m_second->setShort(folded);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, m_arrangement == Arrangement::Below ? 1 : 0);
    m_grid->setColumnMinimumWidth(1, beside ? 18 * fontMetrics().height() : 0);
    if (beside)
        placeBeside();
    else
        placeBelow();
}

void MainWindow::placeBeside()
{
    m_grid->addWidget(m_board, 0, 0, 4, 1);
    m_grid->addWidget(m_strip, 4, 0);
    m_grid->addWidget(m_panel, 0, 1);
    m_grid->setRowMinimumHeight(1, fontMetrics().height());
    m_grid->addWidget(m_players, 2, 1);
    m_grid->setRowStretch(3, 1);
    m_grid->addWidget(m_buttons, 4, 1);
}

void MainWindow::placeBelow()
{
    m_grid->setRowStretch(0, 1);
    m_grid->addWidget(m_board, 0, 0, 1, 2);
    if (m_arrangement == Arrangement::Below) {
        m_grid->addWidget(m_strip, 1, 0, 1, 2);
        m_grid->addWidget(m_panel, 2, 0, 2, 1);
        m_grid->addWidget(m_players, 2, 1, Qt::AlignTop);
        m_grid->addWidget(m_buttons, 3, 1, Qt::AlignBottom);
        return;
    }
    m_grid->addWidget(m_players, 1, 0, 1, 2);
    m_grid->addWidget(m_strip, 2, 0, 1, 2);
    if (m_arrangement == Arrangement::Stacked)
        m_grid->addWidget(m_panel, 3, 0, 1, 2);
    m_grid->addWidget(m_buttons, 4, 0, 1, 2);
}

} // namespace ui
