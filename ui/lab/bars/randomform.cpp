#include "ui/lab/bars/randomform.h"

#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/style/surface.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui::lab {

RandomForm::RandomForm(QWidget *parent)
    : QWidget(parent)
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    m_depth = add(form, tr("&Plies"), "randomDepth", 1, RandomSeries::maxPlies);
    m_children = add(form, tr("&Most children"), "randomChildren", RandomSeries::minChildren,
                     RandomSeries::maxChildren);
    m_exactly = add(form, tr("E&xactly as many at every node"), "randomExactly");
    m_range = add(form, tr("Largest &leaf"), "randomRange", 1, 99);
    m_ragged = add(form, tr("&Ragged: leaves also above the last level"), "randomRagged");
    m_minFirst = add(form, tr("MIN &first"), "randomMinFirst");
    m_chance = add(form, tr("C&hance nodes at every second level"), "randomChance");
    setSeries({});
}

QSpinBox *RandomForm::add(QFormLayout *form, const QString &text, const char *name, int minimum,
                          int maximum)
{
    auto *field = new QSpinBox;
    field->setObjectName(name);
    field->setRange(minimum, maximum);
    field->setKeyboardTracking(false);
    form->addRow(text, field);
    connect(field, &QSpinBox::valueChanged, this, &RandomForm::changed);
    return field;
}

QCheckBox *RandomForm::add(QFormLayout *form, const QString &text, const char *name)
{
    auto *box = new QCheckBox(text);
    box->setObjectName(name);
    form->addRow(box);
    connect(box, &QCheckBox::toggled, this, &RandomForm::changed);
    return box;
}

RandomSeries RandomForm::series() const
{
    const int children = m_children->value();
    const int min = m_exactly->isChecked() ? children : RandomSeries::minChildren;
    return {{m_depth->value(), min, children, m_range->value(), m_ragged->isChecked(),
             m_chance->isChecked()},
            m_minFirst->isChecked()};
}

void RandomForm::setSeries(const RandomSeries &series)
{
    const QSignalBlocker quiet(this);
    const ai::lab::TextTree::Shape &shape = series.shape;
    m_depth->setValue(shape.depth);
    m_children->setValue(shape.maxWidth);
    m_exactly->setChecked(shape.minWidth == shape.maxWidth
                          && shape.maxWidth > RandomSeries::minChildren);
    m_range->setValue(shape.range);
    m_ragged->setChecked(shape.ragged);
    m_minFirst->setChecked(series.minFirst);
    m_chance->setChecked(shape.chance);
}

RandomBar::RandomBar(QWidget *parent)
    : QWidget(parent)
    , m_seed(new QSpinBox)
    , m_open(new FlatButton(tr("Sha&pe\u2026")))
    , m_popup(new PopupPanel(m_open))
    , m_form(new RandomForm)
{
    setObjectName("randomBar");
    m_seed->setObjectName("randomSeed");
    m_seed->setRange(1, RandomSeries::lastNumber);
    m_seed->setKeyboardTracking(false);
    m_open->setObjectName("randomShape");
    auto *popup = new QVBoxLayout(m_popup);
    popup->addWidget(m_form);
    auto *next = new FlatButton(tr("Next tree"));
    next->setObjectName("nextRandom");
    auto *row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(fontMetrics().height() / 2);
    row->addField(tr("Random tree number"), m_seed);
    for (QPushButton *button : std::initializer_list<QPushButton *>{next, m_open}) {
        button->setFixedHeight(lowRowHeight(fontMetrics().height()));
        row->addWidget(button);
    }
    connect(next, &QPushButton::clicked, m_seed, &QSpinBox::stepUp);
    connect(m_open, &QPushButton::clicked, this,
            [this] { m_popup->open(m_form->nextInFocusChain()); });
    connect(m_seed, &QSpinBox::valueChanged, this, &RandomBar::treeRequested);
    connect(m_form, &RandomForm::changed, this, &RandomBar::showShape);
    connect(m_form, &RandomForm::changed, this, &RandomBar::treeRequested);
    showShape();
}

void RandomBar::showShape()
{
    m_open->setToolTip(
        tr("Plies, children and leaves of random trees. Now: %1").arg(series().text()));
}

} // namespace ui::lab
