#include "ui/lab/stepmodel.h"

#include "ui/lab/stepwords.h"

namespace ui {

StepModel::StepModel(LabSession *session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    const auto renew = [this] {
        beginResetModel();
        endResetModel();
    };
    connect(session, &LabSession::traceChanged, this, renew);
    connect(session, &LabSession::stepChanged, this, [this, renew] {
        if (m_futureHidden)
            renew();
    });
}

void StepModel::setFutureHidden(bool hidden)
{
    beginResetModel();
    m_futureHidden = hidden;
    endResetModel();
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || !m_session->hasTrace())
        return 0;
    return static_cast<int>(m_futureHidden ? m_session->step() : m_session->trace().stepCount());
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const int step = index.row() + 1;
    return tr("%1. %2", "a step's number and words")
        .arg(step)
        .arg(stepText(m_session->search(), static_cast<std::uint32_t>(step)));
}

} // namespace ui
