#include "ui/lab/model/outlinemodel.h"

#include "ui/lab/model/steptexts.h"

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;

OutlineModel::OutlineModel(LabSession *session, QObject *parent)
    : QAbstractItemModel(parent)
    , m_session(session)
{
    connect(session, &LabSession::traceChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(session, &LabSession::stepChanged, this,
            [this] { emit dataChanged(index(0, 0), index(0, 0)); });
}

NodeId OutlineModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<NodeId>(index.internalId()) : noNode;
}

QModelIndex OutlineModel::indexOf(NodeId node) const
{
    if (node == noNode)
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
    return child == noNode ? QModelIndex() : createIndex(row, 0, static_cast<quintptr>(child));
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
    for (NodeId child = trace.firstChild(nodeOf(parent)); child != noNode;
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
