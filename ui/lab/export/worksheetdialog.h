#pragma once

#include "ui/lab/bars/randomform.h"
#include "ui/lab/export/labexporter.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui::lab {

/// Asks for a worksheet's paper and where its key goes and, of random trees, how many and which;
/// these also for questions. GUI thread.
class WorksheetDialog : public QDialog
{
    Q_OBJECT

public:
    using Key = LabExporter::WorksheetKey;

    /// Asks for a worksheet of the tree that is shown.
    explicit WorksheetDialog(QWidget *parent);
    /// Asks for worksheets of random trees, from this number on, which are searched like another
    /// tree.
    WorksheetDialog(quint64 first, const RandomSeries &series, const ai::lab::SearchSetup &like,
                    QWidget *parent);
    /// Asks for questions about random trees, which have no key of their own.
    void askForQuestions();

    /// The random trees that were chosen, and the number of the first.
    ai::lab::Lesson lesson() const
    {
        return m_form->series().lesson(first(), m_count->value(), m_like);
    }
    quint64 first() const { return static_cast<quint64>(m_first->value()); }
    bool isPortrait() const { return m_portrait->isChecked(); }
    Key key() const { return static_cast<Key>(m_keys->checkedId()); }

private:
    void addKeys();
    void addFormat();
    void showSearch();

    QFormLayout *m_rows;
    QButtonGroup *m_keys;
    QVBoxLayout *m_choices = nullptr; ///< of the key
    QCheckBox *m_portrait = nullptr;
    QSpinBox *m_count = nullptr;
    QSpinBox *m_first = nullptr;
    RandomForm *m_form = nullptr;
    ai::lab::SearchSetup m_like;
    QLabel *m_search = nullptr;
};

} // namespace ui::lab
