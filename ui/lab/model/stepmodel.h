#pragma once

#include "ui/lab/model/labsession.h"

#include <QAbstractListModel>

namespace ui::lab {

/// The steps around the one reached as a list of sentences, made when they are shown. A view
/// measures every row of its model, so that a million of them would keep the window waiting: the
/// list holds a page of them and moves along.
class StepModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr std::uint32_t pageSize = 2000;

    explicit StepModel(LabSession *session, QObject *parent = nullptr);

    /// Whether steps beyond the one reached are hidden, as they must be while predicting.
    void setFutureHidden(bool hidden);

    /// The step that a row shows: one of those at which one stops.
    std::uint32_t stepOf(int row) const
    {
        return m_session->stops()[m_first + static_cast<std::uint32_t>(row) + 1];
    }
    /// -1 where the step is not on the page.
    int rowOf(std::uint32_t step) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// Without step 0.
    std::uint32_t stopCount() const;
    void turnPage();

    LabSession *m_session;
    std::uint32_t m_first = 0; ///< stops before the page, without step 0
    bool m_futureHidden = false;
};

} // namespace ui::lab
