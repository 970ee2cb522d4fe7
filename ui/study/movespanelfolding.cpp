#include "ui/study/movespanelfolding.h"

#include <QHeaderView>
#include <QLayout>

#include <utility>

namespace ui {

namespace {

/// Rows of the list that are in view in the smallest window.
constexpr int minRows = 5;

} // namespace

int MovesPanelFolding::minimumListHeight() const
{
    return m_parts.moves->horizontalHeader()->sizeHint().height()
           + minRows * m_parts.moves->verticalHeader()->defaultSectionSize()
           + 2 * m_parts.moves->frameWidth();
}

void MovesPanelFolding::fold()
{
    const int line = m_panel.fontMetrics().lineSpacing();
    m_parts.moves->setMinimumHeight(minimumListHeight());
    m_parts.graph->show();
    m_parts.text->setMinimumHeight(4 * line);
    setKeepsRoom(true);
    for (QPushButton *button : m_parts.buttons)
        button->show();
    if (fits())
        return;
    m_parts.graph->hide();
    if (fits())
        return;
    m_parts.text->setMinimumHeight(2 * line);
    setKeepsRoom(false);
    if (fits())
        return;
    for (QPushButton *button : m_parts.buttons)
        button->hide();
}

void MovesPanelFolding::followContent()
{
    const std::array hidden{m_parts.lines->isHidden(), m_parts.progress->isHidden(),
                            m_parts.worst->isHidden()};
    if (std::exchange(m_hidden, hidden) != hidden)
        fold();
}

bool MovesPanelFolding::fits() const
{
    m_panel.layout()->invalidate();
    return m_panel.layout()->totalMinimumSize().height() <= m_panel.height();
}

void MovesPanelFolding::setKeepsRoom(bool keeps)
{
    for (QWidget *part : {m_parts.worst, m_parts.progress}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(keeps);
        part->setSizePolicy(policy);
    }
}

} // namespace ui
