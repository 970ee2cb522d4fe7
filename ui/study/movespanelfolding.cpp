// The part of MovesPanel that follows the room that it has: what folds, and the way back to the
// board.
#include "ui/study/movespanel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

/// Of the list that are in view in the smallest window.
constexpr int leastRows = 5;

} // namespace

/// Of the list, with its header.
int MovesPanel::fewestRows() const
{
    return m_moves->horizontalHeader()->sizeHint().height()
           + leastRows * m_moves->verticalHeader()->defaultSectionSize()
           + 2 * m_moves->frameWidth();
}

QSize MovesPanel::minimumSizeHint() const
{
    // In the height of the text: the columns with the longest words, and what is left of the rest.
    constexpr int columns = 21;
    constexpr int beside = 11;
    const int em = fontMetrics().height();
    return {std::max(QWidget::minimumSizeHint().width(), columns * em), fewestRows() + beside * em};
}

/// Keeps some rows of the list in view: the graph goes first where there is too little room, then
/// words and at last buttons that the menu has as well.
void MovesPanel::fold()
{
    const auto fits = [this] {
        layout()->invalidate();
        return layout()->totalMinimumSize().height() <= height();
    };
    m_moves->setMinimumHeight(fewestRows());
    m_graph->show();
    m_text->setMinimumHeight(4 * fontMetrics().lineSpacing());
    for (QWidget *part : {static_cast<QWidget *>(m_worst), static_cast<QWidget *>(m_progress)}) {
        QSizePolicy kept = part->sizePolicy();
        kept.setRetainSizeWhenHidden(true); // nothing jumps
        part->setSizePolicy(kept);
    }
    for (QPushButton *button : {m_better, m_start})
        button->show();
    if (fits())
        return;
    m_graph->hide();
    if (fits())
        return;
    m_text->setMinimumHeight(2 * fontMetrics().lineSpacing());
    for (QWidget *part : {static_cast<QWidget *>(m_worst), static_cast<QWidget *>(m_progress)}) {
        QSizePolicy dropped = part->sizePolicy();
        dropped.setRetainSizeWhenHidden(false);
        part->setSizePolicy(dropped);
    }
    if (fits())
        return;
    for (QPushButton *button : {m_better, m_start})
        button->hide();
}

/// What comes and goes by itself needs room as well.
void MovesPanel::followContent()
{
    const std::array shown{m_lines->isHidden(), m_progress->isHidden(), m_worst->isHidden()};
    if (std::exchange(m_hiddenParts, shown) != shown)
        fold();
}

void MovesPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().height() != event->oldSize().height())
        fold();
}

void MovesPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_coversBoard)
        emit boardRequested();
    else
        QWidget::keyPressEvent(event);
}

void MovesPanel::setCoversBoard(bool covers)
{
    m_coversBoard = covers;
    m_toBoard->setVisible(covers);
}

} // namespace ui
