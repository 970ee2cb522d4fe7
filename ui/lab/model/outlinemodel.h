#pragma once

#include "ui/lab/model/labsession.h"

#include <QAbstractItemModel>

namespace ui::lab {

/// The searched tree as an outline at the step reached: what the drawing shows, for reading.
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
    LabSession *m_session;
};

} // namespace ui::lab
