#pragma once

#include "ai/lab/searchsetup.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

namespace ui {

/// What is searched and how: the algorithm, the depth and the order of moves, and of a tree its
/// text. Offers what fits the position alone.
class SetupBar : public QWidget
{
    Q_OBJECT

public:
    explicit SetupBar(QWidget *parent = nullptr);

    const ai::lab::SearchSetup &setup() const { return m_setup; }
    /// Shows it without a signal. The title says where the position comes from.
    void setSetup(const ai::lab::SearchSetup &setup, const QString &title);
    const QString &title() const { return m_title; }
    /// The button that opens something else; its menu is the caller's.
    QToolButton *openButton() const { return m_open; }
    QLineEdit *treeField() const { return m_tree; }

signals:
    /// The person chose another search.
    void setupChosen(const ai::lab::SearchSetup &setup);
    /// The person wrote a tree that can be read. setupChosen() follows.
    void treeWritten(const QString &text);

private:
    void fill();
    void showAlgorithm();
    void choose();
    void takeTree();

    ai::lab::SearchSetup m_setup;
    QString m_title;
    QToolButton *m_open;
    QComboBox *m_algorithm;
    QSpinBox *m_depth;
    QComboBox *m_order;
    QLabel *m_about;
    QWidget *m_treeRow;
    QLineEdit *m_tree;
    QLabel *m_problem;
};

} // namespace ui
