#pragma once

#include "ui/lab/bars/randomform.h"
#include "ui/lab/export/labexporter.h"

#include <QButtonGroup>
#include <QDialog>
#include <QFormLayout>
#include <QVBoxLayout>

namespace ui::lab {

/// Asks where a worksheet's key goes and, of random trees, how many and which; these also for
/// questions. GUI thread.
class WorksheetDialog : public QDialog
{
    Q_OBJECT

public:
    using Key = LabExporter::WorksheetKey;

    /// Asks for a worksheet of the tree that is shown.
    explicit WorksheetDialog(QWidget *parent);
    /// Asks for worksheets of random trees, from this number on.
    WorksheetDialog(quint64 first, const RandomSeries &series, QWidget *parent);
    /// Asks for questions about random trees, which have no key of their own.
    void askForQuestions();

    /// The random trees that were chosen: their shape, the first number, and how many.
    RandomSeries series() const { return m_form->series(); }
    quint64 first() const { return static_cast<quint64>(m_first->value()); }
    int count() const { return m_count->value(); }
    Key key() const { return static_cast<Key>(m_keys->checkedId()); }

private:
    void addKeys();

    QFormLayout *m_rows;
    QButtonGroup *m_keys;
    QVBoxLayout *m_choices = nullptr; ///< of the key
    QSpinBox *m_count = nullptr;
    QSpinBox *m_first = nullptr;
    RandomForm *m_form = nullptr;
};

} // namespace ui::lab
