#include "ui/lab/randombar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

RandomBar::RandomBar(QWidget *parent)
    : QWidget(parent)
    , m_minFirst(new QCheckBox(tr("MIN first")))
    , m_ragged(new QCheckBox(tr("Ragged")))
{
    setObjectName("randomBar");
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_seed = add(tr("Random tree number"), 1, 999'999, 1);
    m_seed->setObjectName("randomSeed");
    m_depth = add(tr("plies"), 1, 6, 3);
    m_width = add(tr("most children"), 2, 5, 3);
    m_range = add(tr("largest leaf"), 1, 99, 20);
    m_ragged->setChecked(true);
    row->addWidget(m_minFirst);
    row->addWidget(m_ragged);
    auto *next = new QPushButton(tr("Next tree"));
    next->setObjectName("nextRandom");
    row->addWidget(next);
    row->addStretch();
    connect(next, &QPushButton::clicked, m_seed, &QSpinBox::stepUp);
    connect(m_minFirst, &QCheckBox::toggled, this, &RandomBar::treeWanted);
    connect(m_ragged, &QCheckBox::toggled, this, &RandomBar::treeWanted);
}

QSpinBox *RandomBar::add(const QString &text, int least, int most, int value)
{
    auto *field = new QSpinBox;
    field->setRange(least, most);
    field->setValue(value);
    field->setKeyboardTracking(false);
    auto *label = new QLabel(text);
    label->setBuddy(field);
    layout()->addWidget(label);
    layout()->addWidget(field);
    connect(field, &QSpinBox::valueChanged, this, &RandomBar::treeWanted);
    return field;
}

ai::lab::TextTree RandomBar::tree() const
{
    const ai::lab::TextTree::Shape shape{m_depth->value(), 2, m_width->value(), m_range->value(),
                                         m_ragged->isChecked()};
    ai::Random random(seed());
    const core::Side first = m_minFirst->isChecked() ? core::Side::Second : core::Side::First;
    return ai::lab::TextTree::random(shape, first, random);
}

} // namespace ui
