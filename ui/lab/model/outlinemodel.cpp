#include "ui/lab/model/outlinemodel.h"

#include "ui/lab/texts/steptexts.h"

#include <algorithm>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;

OutlineModel::OutlineModel(LabSession *session, QObject *parent)
    : QAbstractItemModel(parent)
    , m_session(session)
{
    const auto reset = [this] {
        beginResetModel();
        m_listed = listedNow();
        endResetModel();
    };
    connect(session, &LabSession::traceChanged, this, reset);
    connect(session, &LabSession::predictingChanged, this, reset);
    connect(session, &LabSession::fillingChanged, this, reset);
    connect(session, &LabSession::solutionHiddenChanged, this, reset);
    connect(session, &LabSession::stepChanged, this, [this] {
        list();
        emit dataChanged(index(0, 0), index(0, 0));
    });
}

/// The number of nodes listed now, in the order of their visits. The root is always listed.
NodeId OutlineModel::listedNow() const
{
    if (!m_session->hasTrace())
        return 0;
    const auto &nodes = m_session->trace().nodes();
    const auto kept =
        std::partition_point(nodes.begin() + 1, nodes.end(), [this, &nodes](const auto &node) {
            return !m_session->isHiddenByQuiz(static_cast<NodeId>(&node - nodes.data()));
        });
    return static_cast<NodeId>(kept - nodes.begin());
}

/// Inserts or removes rows one by one, so that expanded items stay expanded from step to step.
void OutlineModel::list()
{
    constexpr NodeId max = 1000; // beyond this, a reset is faster
    const NodeId now = listedNow();
    if (std::max(now, m_listed) - std::min(now, m_listed) > max) {
        beginResetModel();
        m_listed = now;
        endResetModel();
    }
    while (m_listed < now)
        listOneMore();
    while (m_listed > now)
        listOneLess();
}

void OutlineModel::listOneMore()
{
    const QModelIndex above = indexOf(m_session->trace().nodes()[m_listed].parent);
    const int row = rowCount(above);
    beginInsertRows(above, row, row);
    ++m_listed;
    endInsertRows();
}

void OutlineModel::listOneLess()
{
    const QModelIndex above = indexOf(m_session->trace().nodes()[m_listed - 1].parent);
    const int row = rowCount(above) - 1;
    beginRemoveRows(above, row, row);
    --m_listed;
    endRemoveRows();
}

NodeId OutlineModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<NodeId>(index.internalId()) : noNode;
}

QModelIndex OutlineModel::indexOf(NodeId node) const
{
    if (node == noNode || node >= m_listed)
        return {};
    const auto &trace = m_session->trace();
    const NodeId above = trace.nodes()[node].parent;
    int row = 0;
    if (above != noNode) {
        for (NodeId child = trace.firstChild(above); child != node;
             child = trace.nextSibling(child))
            ++row;
    }
    return createIndex(row, 0, static_cast<quintptr>(node));
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!m_session->hasTrace() || row < 0 || column != 0)
        return {};
    if (!parent.isValid())
        return row == 0 ? createIndex(0, 0, quintptr(0)) : QModelIndex();
    const auto &trace = m_session->trace();
    NodeId child = trace.firstChild(nodeOf(parent));
    for (int i = 0; i < row && child != noNode; ++i)
        child = trace.nextSibling(child);
    return child == noNode || child >= m_listed ? QModelIndex()
                                                : createIndex(row, 0, static_cast<quintptr>(child));
}

QModelIndex OutlineModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(m_session->trace().nodes()[nodeOf(index)].parent)
                           : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    if (!m_session->hasTrace())
        return 0;
    if (!parent.isValid())
        return 1;
    const auto &trace = m_session->trace();
    int count = 0;
    for (NodeId child = trace.firstChild(nodeOf(parent)); child != noNode && child < m_listed;
         child = trace.nextSibling(child))
        ++count;
    return count;
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    return nodeText(m_session->search(), nodeOf(index), m_session->step(),
                    !m_session->predicting());
}

} // namespace ui::lab
