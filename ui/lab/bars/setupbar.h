#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ui/controls/actionbutton.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/flowlayout.h"

#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

namespace ui::lab {

/// What is searched and how: the algorithm, the depth and the order of moves, and of a tree its
/// text. Offers what fits the position alone. In large letters the fields stand in several rows.
class SetupBar : public QWidget
{
    Q_OBJECT

public:
    explicit SetupBar(QWidget *parent = nullptr);

    /// The button that opens something else; its menu is the caller's.
    QPushButton *openButton() const { return m_open; }
    /// Adds a button for a command of the menus at the end, which is a symbol where there is little
    /// room. The action's owner stays the caller.
    void addCommand(QAction *command);
    /// Adds a widget at the end of the row of the tree's text; takes ownership of it.
    void addBesideTree(QWidget *widget);

public slots:
    /// Shows it without a signal. The title names where the position comes from.
    void setSetup(const ai::lab::SearchSetup &setup, const QString &title);
    /// Gives the focus to the tree's text, all of it selected.
    void editTree();
    /// What the algorithm does, in words; choosing another shows them again.
    void showAbout();
    void hideAbout();

signals:
    /// The person chose another search.
    void setupChosen(const ai::lab::SearchSetup &setup);
    /// The person wrote a tree that can be read: the setup's.
    void treeWritten(const ai::lab::SearchSetup &setup);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeOptions();
    void makeTreeRow();
    void showTitle(const QString &title);
    void fillOptions();
    void showAlgorithm();
    void choose();
    void readTree();
    void quietAbout();
    void fitTexts();

    ai::lab::SearchSetup m_setup;
    FlowLayout *m_options;
    FlatButton *m_open;
    QString m_title; ///< of what is open
    FlatComboBox *m_algorithm;
    QSpinBox *m_depth;
    QWidget *m_depthField = nullptr; ///< with its label
    FlatComboBox *m_order;
    ActionButton *m_command = nullptr;
    QLabel *m_about;
    QWidget *m_treeRow;
    QLineEdit *m_tree;
    QLabel *m_problem;
};

} // namespace ui::lab
