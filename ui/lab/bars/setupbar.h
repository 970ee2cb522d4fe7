#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

namespace ui::lab {

/// What is searched and how: the algorithm, the depth and the order of moves, and of a tree its
/// text. Offers what fits the position alone.
class SetupBar : public QWidget
{
    Q_OBJECT

public:
    explicit SetupBar(QWidget *parent = nullptr);

    /// The button that opens something else; its menu is the caller's.
    QToolButton *openButton() const { return m_open; }

public slots:
    /// Shows it without a signal. The title names where the position comes from.
    void setSetup(const ai::lab::SearchSetup &setup, const QString &title);
    /// Gives the focus to the tree's text, all of it selected.
    void editTree();

signals:
    /// The person chose another search.
    void setupChosen(const ai::lab::SearchSetup &setup);
    /// The person wrote a tree that can be read: the setup's.
    void treeWritten(const ai::lab::SearchSetup &setup);

private:
    QLayout *makeOptions();
    void makeTreeRow();
    void showTitle(const QString &title);
    void fillOptions();
    void showAlgorithm();
    void choose();
    void readTree();

    ai::lab::SearchSetup m_setup;
    QToolButton *m_open;
    QComboBox *m_algorithm;
    QSpinBox *m_depth;
    QComboBox *m_order;
    QLabel *m_about;
    QWidget *m_treeRow;
    QLineEdit *m_tree;
    QLabel *m_problem;
};

} // namespace ui::lab
