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
/// levels' own weights; and tests each term alone. GUI thread.
class WeightsWindow : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsWindow(QWidget *parent = nullptr);

public slots:
    /// What the Lab searches.
    void setSetup(const ai::lab::SearchSetup &setup);

signals:
    /// The search is to run again with other weights.
    void setupChosen(const ai::lab::SearchSetup &setup);

private:
    /// The widgets of one term.
    struct Row
    {
        QCheckBox *on;
        QSpinBox *weight;
        QLabel *own;
        QLabel *without;
        QLabel *alone;
    };

    QWidget *makeTerms();
    void makeTable();
    void fillTerms();
    Row addRow(int term);
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
    QString foundText(const ai::lab::WeighedSearch &found) const;
    QString moveName(core::Move move) const;

    ai::lab::SearchSetup m_setup;
    ai::lab::Heuristic m_shown = ai::lab::Heuristic::None; ///< the terms that the rows are of
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
    QLabel *m_says;
    BackgroundTask m_tester;
    BackgroundTask m_worker;
};

} // namespace ui::lab
