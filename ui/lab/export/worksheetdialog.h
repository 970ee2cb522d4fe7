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

/// Asks for a worksheet's paper format and the place of its key; for worksheets and questions about
/// random trees also how many and which. GUI thread.
class WorksheetDialog : public QDialog
{
    Q_OBJECT

public:
    using Key = LabExporter::WorksheetKey;

    /// Asks for a worksheet of the tree that is shown.
    explicit WorksheetDialog(QWidget *parent);
    /// For worksheets of random trees, numbered from `first`, which are searched like the setup
    /// `like`.
    WorksheetDialog(quint64 first, const RandomSeries &series, const ai::lab::SearchSetup &like,
                    QWidget *parent);
    /// For questions about random trees instead, which have no separate key.
    void askForQuestions();

    /// The chosen random trees.
    RandomTrees trees() const
    {
        return {m_form->series(), static_cast<quint64>(m_first->value()), m_count->value(), m_like};
    }
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
