#include "ui/lab/export/worksheetdialog.h"

#include "ui/lab/texts/labtexts.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui::lab {

namespace {

QSpinBox *numberField(const char *name, int maximum, int value)
{
    auto *field = new QSpinBox;
    field->setObjectName(name);
    field->setRange(1, maximum);
    field->setValue(value);
    return field;
}

} // namespace

WorksheetDialog::WorksheetDialog(QWidget *parent)
    : QDialog(parent)
    , m_rows(new QFormLayout(this))
    , m_keys(new QButtonGroup(this))
{
    setObjectName("worksheetDialog");
    setWindowTitle(tr("Worksheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    addKeys();
    addFormat();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save\u2026"));
    m_rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

WorksheetDialog::WorksheetDialog(quint64 first, const RandomSeries &series,
                                 const ai::lab::SearchSetup &like, QWidget *parent)
    : WorksheetDialog(parent)
{
    m_like = like;
    setWindowTitle(tr("Worksheet of random trees"));
    m_count = numberField("worksheetCount", RandomSeries::maxTrees, RandomSeries::usualTrees);
    m_first = numberField("worksheetFirst", RandomSeries::lastNumber, static_cast<int>(first));
    m_form = new RandomForm;
    m_form->setSeries(series);
    m_rows->insertRow(0, tr("&Trees"), m_count);
    m_rows->insertRow(1, tr("From &number"), m_first);
    m_rows->insertRow(2, m_form);
    m_search = new QLabel;
    m_search->setObjectName("worksheetSearch");
    m_search->setWordWrap(true);
    m_search->setToolTip(tr("As the Lab searches now: change it there, under Edit."));
    m_rows->insertRow(3, m_search);
    connect(m_form, &RandomForm::changed, this, &WorksheetDialog::showSearch);
    showSearch();
    m_count->setFocus();
}

/// States how the trees are searched, because that determines what is visited.
void WorksheetDialog::showSearch()
{
    const RandomTrees shown = trees();
    const ai::lab::SearchSetup setup = shown.series.setup(shown.first, m_like);
    m_search->setText((tr("Searched %1: %2.", "from left to right, an algorithm")
                           .arg(directionText(setup), searchTitle(setup))
                       + ' ' + equalityText(setup))
                          .trimmed());
}

void WorksheetDialog::askForQuestions()
{
    setWindowTitle(tr("Quiz of random trees"));
    m_rows->setRowVisible(m_choices, false);
    m_rows->setRowVisible(m_portrait, false);
    m_count->setValue(RandomSeries::usualQuestions);
}

void WorksheetDialog::addKeys()
{
    m_choices = new QVBoxLayout;
    const auto add = [&](Key key, const QString &text, const char *name) {
        auto *button = new QRadioButton(text);
        button->setObjectName(name);
        m_keys->addButton(button, static_cast<int>(key));
        m_choices->addWidget(button);
    };
    add(Key::OnItsPage, tr("on a pa&ge of its own"), "keyOnItsPage");
    add(Key::InItsFile, tr("in a file of its o&wn"), "keyInItsFile");
    add(Key::None, tr("non&e"), "keyNone");
    m_keys->button(static_cast<int>(Key::OnItsPage))->setChecked(true);
    m_rows->addRow(tr("Key"), m_choices);
}

void WorksheetDialog::addFormat()
{
    m_portrait = new QCheckBox(tr("Portr&ait"));
    m_portrait->setObjectName("worksheetPortrait");
    m_portrait->setToolTip(tr("For trees of few leaves: landscape pages are wider."));
    m_rows->addRow(tr("Pages"), m_portrait);
}

} // namespace ui::lab
