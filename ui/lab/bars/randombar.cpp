#include "ui/lab/bars/randombar.h"

#include "ui/controls/flatbutton.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui::lab {

RandomBar::RandomBar(QWidget *parent)
    : QWidget(parent)
    , m_minFirst(new QCheckBox(tr("MIN first")))
    , m_ragged(new QCheckBox(tr("Ragged")))
{
    setObjectName("randomBar");
    auto *number = new QHBoxLayout;
    m_seed = add(number, tr("Random tree number"), 1, 999'999, 1);
    m_seed->setObjectName("randomSeed");
    auto *next = new FlatButton(tr("Next tree"));
    next->setObjectName("nextRandom");
    number->addWidget(next);
    number->addWidget(m_minFirst);
    number->addWidget(m_ragged);
    number->addStretch();
    auto *shape = new QHBoxLayout;
    m_depth = add(shape, tr("plies"), 1, 6, 3);
    m_width = add(shape, tr("most children"), 2, 5, 3);
    m_range = add(shape, tr("largest leaf"), 1, 99, 20);
    shape->addStretch();
    m_ragged->setChecked(true);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(number);
    rows->addLayout(shape);
    connect(next, &QPushButton::clicked, m_seed, &QSpinBox::stepUp);
    connect(m_minFirst, &QCheckBox::toggled, this, &RandomBar::treeRequested);
    connect(m_ragged, &QCheckBox::toggled, this, &RandomBar::treeRequested);
}

QSpinBox *RandomBar::add(QHBoxLayout *row, const QString &text, int minimum, int maximum, int value)
{
    auto *field = new QSpinBox;
    field->setRange(minimum, maximum);
    field->setValue(value);
    field->setKeyboardTracking(false);
    auto *label = new QLabel(text);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field);
    connect(field, &QSpinBox::valueChanged, this, &RandomBar::treeRequested);
    return field;
}

QString RandomBar::shapeText() const
{
    const QString text = tr("plies: %1, most children: %2, largest leaf: %3")
                             .arg(m_depth->value())
                             .arg(m_width->value())
                             .arg(m_range->value());
    return m_ragged->isChecked() ? tr("%1, ragged", "a random tree").arg(text) : text;
}

ai::lab::TextTree RandomBar::treeOf(quint64 seed) const
{
    const ai::lab::TextTree::Shape shape{m_depth->value(), 2, m_width->value(), m_range->value(),
                                         m_ragged->isChecked()};
    ai::Random random(seed);
    const core::Side first = m_minFirst->isChecked() ? core::Side::Second : core::Side::First;
    return ai::lab::TextTree::random(shape, first, random);
}

} // namespace ui::lab
