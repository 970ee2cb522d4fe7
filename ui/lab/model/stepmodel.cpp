#include "ui/lab/model/stepmodel.h"

#include "ui/lab/model/shownsteptext.h"

#include <algorithm>

namespace ui::lab {

StepModel::StepModel(LabSession *session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(session, &LabSession::traceChanged, this, &StepModel::turnPage);
    connect(session, &LabSession::stepChanged, this, [this] {
        constexpr int margin = pageSize / 10;
        const int row = rowOf(m_session->step());
        const bool atStart = m_first == 0;
        const bool atEnd = m_first + pageSize >= stepCount();
        const bool inside = m_session->step() == 0
                                ? atStart // which has no row
                                : row >= (atStart ? 0 : margin)
                                      && (atEnd || row < static_cast<int>(pageSize) - margin);
        if (m_futureHidden || !inside)
            turnPage();
    });
}

void StepModel::setFutureHidden(bool hidden)
{
    m_futureHidden = hidden;
    turnPage();
}

std::uint32_t StepModel::stepCount() const
{
    if (!m_session->hasTrace())
        return 0;
    return m_futureHidden ? m_session->step() : m_session->trace().stepCount();
}

void StepModel::turnPage()
{
    beginResetModel();
    const std::uint32_t half = pageSize / 2;
    const std::uint32_t last = stepCount() > pageSize ? stepCount() - pageSize : 0;
    m_first = std::min(last, m_session->step() > half ? m_session->step() - half : 0);
    endResetModel();
}

int StepModel::rowOf(std::uint32_t step) const
{
    const bool here = step > m_first && step <= m_first + static_cast<std::uint32_t>(rowCount());
    return here ? static_cast<int>(step - m_first) - 1 : -1;
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(std::min(pageSize, stepCount() - std::min(m_first, stepCount())));
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const std::uint32_t step = stepOf(index.row());
    return tr("%1. %2", "a step's number and words").arg(step).arg(shownStepText(*m_session, step));
}

} // namespace ui::lab
