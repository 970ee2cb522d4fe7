#pragma once

#include "ui/lab/model/labsession.h"

#include <QAbstractItemModel>

namespace ui::lab {

/// The searched tree at the current step as an outline, a readable counterpart of the drawing.
/// Nodes hidden by the quiz are not listed.
class OutlineModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit OutlineModel(LabSession *session, QObject *parent = nullptr);

    QModelIndex indexOf(ai::lab::NodeId node) const;
    ai::lab::NodeId nodeOf(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;

private:
    ai::lab::NodeId listedNow() const;
    void list();
    void listOneMore();
    void listOneLess();

    LabSession *m_session;
    ai::lab::NodeId m_listed = 0; ///< number of nodes listed, in the order of their visits
};

} // namespace ui::lab
