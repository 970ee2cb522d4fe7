#pragma once

#include "ai/lab/studies/weightstudy.h"
#include "ui/background/backgroundtask.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QWidget>

namespace ui::lab {

/// The terms of the search's heuristic: each can be switched off or given another weight. Shows the
/// resulting values of the root's moves, the move played and the number of calls, compared with the
/// levels' own weights; and tests each term alone. Searches only while it is visible. GUI thread.
class WeightsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsPanel(QWidget *parent = nullptr);

public slots:
    /// What the Lab searches.
    void setSetup(const ai::lab::SearchSetup &setup);

signals:
    /// The search is to run again with other weights.
    void setupChosen(const ai::lab::SearchSetup &setup);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// The widgets of one term.
    struct Row
    {
        QCheckBox *on;
        QLabel *name;
        QSpinBox *weight;
        QLabel *found; ///< the usual weight if it is another, and what its tests found
    };

    void makeTerms();
    void makeTable();
    void fillTerms();
    void showAbout();
    Row addRow(std::size_t term);
    void orderTabs();
    void switchTerm(std::size_t term, bool on);
    void setWeight(std::size_t term, int weight);
    void reset();
    void judgeByHeuristic();
    void choose();
    void study();
    void showStudy(const ai::lab::WeightStudy &study);
    void testTerms();
    void showTerm(std::size_t term, const ai::lab::TermStudy &study);
    QString weightText(int weight) const;
    int usual(std::size_t term) const;
    QString usualText(std::size_t term) const;
    void showFound(std::size_t term, const QString &text);
    QString foundText(const ai::lab::WeighedSearch &found) const;
    QString moveName(core::Move move) const;

    ai::lab::SearchSetup m_setup;
    ai::lab::Heuristic m_shown = ai::lab::Heuristic::None; ///< the terms that the rows are of
    bool m_studied = false;                                ///< whether the table is of this setup
    ai::lab::HeuristicWeights m_last; ///< the last weight of each term that is switched off
    QLabel *m_title;
    QLabel *m_about;
    QWidget *m_terms;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    QPushButton *m_reset;
    QPushButton *m_test;
    QPushButton *m_judge; ///< shown if the search has no heuristic but could have one
    QTableWidget *m_table;
    QLabel *m_result;
    BackgroundTask m_tester;
    BackgroundTask m_worker;
};

} // namespace ui::lab
