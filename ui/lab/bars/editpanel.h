#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/segmentedrow.h"
#include "ui/lab/bars/randomform.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

namespace ui::lab {

/// A field for the text of a tree, which wraps; Enter ends it. GUI thread.
class TreeTextEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit TreeTextEdit(QWidget *parent = nullptr);

    /// In one line, also if several were pasted.
    QString text() const { return toPlainText().replace('\n', ' '); }
    void setText(const QString &text) { setPlainText(text); }

signals:
    void returnPressed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setLines();
};

/// Settings of a search other than the algorithm: a tree's text or a random tree's number, the
/// depth, the order of moves, what nodes return and which values cut. Offers only what applies to
/// the position. GUI thread.
class EditPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EditPanel(QWidget *parent = nullptr);

    /// Which random tree is shown.
    RandomBar *random() const { return m_random; }

public slots:
    /// Shows a setup without emitting a signal.
    void setSetup(const ai::lab::SearchSetup &setup);
    /// Focuses the tree's text and selects all of it.
    void editTree();
    /// Call when the user leaves the panel: reports a text that was written but not applied.
    void leave();

signals:
    /// The user chose another search.
    void setupChosen(const ai::lab::SearchSetup &setup);
    /// The user entered a valid tree; the setup contains it.
    void treeWritten(const ai::lab::SearchSetup &setup);
    /// The user entered a text that is not a valid tree; the panel reports why.
    void treeRejected();
    /// The user left the panel with a text that was not applied, and that stays in its field.
    void leftUnapplied(const QString &message);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeOptions();
    void layOut();
    void fillOptions();
    void showAlgorithm();
    void choose();
    /// The order of the moves in the setup, if it has a tree: as given, or reversed.
    ai::lab::MoveOrder direction() const;
    void readTree();
    bool isUnapplied() const { return m_tree->text() != m_applied; }
    void quietLabels();

    ai::lab::SearchSetup m_setup;
    RandomBar *m_random;
    FlowLayout *m_options;
    QSpinBox *m_depth;
    QWidget *m_depthField = nullptr; ///< with its label
    FlatComboBox *m_order;           ///< of a game's moves
    QWidget *m_orderField = nullptr;
    SegmentedRow *m_direction; ///< of a tree's children
    QWidget *m_directionField = nullptr;
    SegmentedRow *m_failHard;
    QWidget *m_failHardField = nullptr;
    SegmentedRow *m_cuts;
    QWidget *m_cutsField = nullptr;
    QLabel *m_about; ///< what the algorithm does
    QWidget *m_treeRow;
    TreeTextEdit *m_tree;
    QPushButton *m_apply; ///< the tree's text, like Enter in the field
    QString m_applied;    ///< the tree that is searched, as text
    QLabel *m_problem;
    QLabel *m_hint; ///< how to edit in the drawing
};

} // namespace ui::lab
