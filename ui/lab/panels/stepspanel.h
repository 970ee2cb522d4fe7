#pragma once

#include "ui/lab/model/labsession.h"

#include <QAbstractListModel>
#include <QListView>
#include <QWidget>

#include <optional>

namespace ui::lab {

/// A page of sentences around the current step, created on demand. A view measures every row of its
/// model, which for a million steps would block the window, so the model contains one page and
/// moves it along.
class StepModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr std::uint32_t pageSize = 2000;

    explicit StepModel(LabSession *session, QObject *parent = nullptr);

    /// Whether later steps than the current one are hidden, as the quiz requires.
    void setFutureHidden(bool hidden);

    /// The step of a row; always a stop.
    std::uint32_t stepOf(int row) const
    {
        return m_session->stops()[m_first + static_cast<std::uint32_t>(row) + 1];
    }
    /// The row of a step; -1 if it is not on the page.
    int rowOf(std::uint32_t step) const;
    /// The length of the page's longest text, in characters; of a long page an estimate.
    int longestText() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    /// The number of stops without step 0.
    std::uint32_t stopCount() const;
    void turnPage();

    LabSession *m_session;
    std::uint32_t m_first = 0; ///< number of stops before the page, not counting step 0
    bool m_futureHidden = false;
    mutable std::optional<int> m_longest; ///< once it was asked for
};

/// The steps as a list, a readable counterpart of the drawing.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(LabSession *session, QWidget *parent = nullptr);

    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool stepByKey(int key);
    void showStep();

    LabSession *m_session;
    StepModel *m_model;
    QListView *m_steps;
};

} // namespace ui::lab
