#pragma once

#include "ui/lab/labsession.h"

#include <QAbstractListModel>

namespace ui {

/// All steps as a list of sentences, made when they are looked at.
class StepModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit StepModel(LabSession *session, QObject *parent = nullptr);

    /// Whether steps beyond the one reached are hidden, as they must be while predicting.
    void setFutureHidden(bool hidden);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    LabSession *m_session;
    bool m_futureHidden = false;
};

} // namespace ui
