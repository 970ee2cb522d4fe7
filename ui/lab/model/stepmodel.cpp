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
        const bool atEnd = m_first + pageSize >= stopCount();
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

std::uint32_t StepModel::stopCount() const
{
    if (!m_session->hasTrace())
        return 0;
    return m_futureHidden ? m_session->stopOf(m_session->step())
                          : static_cast<std::uint32_t>(m_session->stops().size()) - 1;
}

void StepModel::turnPage()
{
    beginResetModel();
    const std::uint32_t here = m_session->hasTrace() ? m_session->stopOf(m_session->step()) : 0;
    const std::uint32_t half = pageSize / 2;
    const std::uint32_t last = stopCount() > pageSize ? stopCount() - pageSize : 0;
    m_first = std::min(last, here > half ? here - half : 0);
    endResetModel();
}

int StepModel::rowOf(std::uint32_t step) const
{
    const std::uint32_t stop = m_session->stopOf(step);
    const bool here = stop > m_first && stop <= m_first + static_cast<std::uint32_t>(rowCount());
    return here ? static_cast<int>(stop - m_first) - 1 : -1;
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(std::min(pageSize, stopCount() - std::min(m_first, stopCount())));
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const std::uint32_t step = stepOf(index.row());
    return tr("%1. %2", "a step's number and words")
        .arg(m_session->stopOf(step))
        .arg(shownStepText(*m_session, step));
}

} // namespace ui::lab
