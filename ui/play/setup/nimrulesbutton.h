#pragma once

#include "ui/controls/flatbutton.h"
#include "ui/controls/popuppanel.h"
#include "ui/controls/segmentedrow.h"

#include <QComboBox>

namespace ui {

/// Nim's options, its heaps and who wins, behind a button that summarises them: "20, take 1 to 3;
/// last loses". GUI thread.
class NimRulesButton : public FlatButton
{
    Q_OBJECT

public:
    explicit NimRulesButton(QWidget *parent = nullptr);

    /// The heaps in core::Nim's notation, or randomHeaps; text typed by hand is not checked.
    QString heaps() const;
    /// Whether taking the last counter loses.
    bool misere() const { return m_rule->value() == 0; }
    /// Shows a choice without emitting a signal.
    void choose(const QString &heaps, bool misere);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addHeaps();
    void layOutPanel();
    QString summary(const QString &heaps) const;
    void updateSummary();

    PopupPanel *m_panel;
    QComboBox *m_heaps;
    SegmentedRow *m_rule;
};

} // namespace ui
