#include "ui/lab/bars/randombar.h"

#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/style/surface.h"

#include <QVBoxLayout>

namespace ui::lab {

RandomBar::RandomBar(QWidget *parent)
    : QWidget(parent)
    , m_seed(new QSpinBox)
    , m_open(new FlatButton(tr("Sha&pe\u2026")))
    , m_popup(new QFrame(this, Qt::Popup))
    , m_form(new RandomForm)
{
    setObjectName("randomBar");
    m_seed->setObjectName("randomSeed");
    m_seed->setRange(1, RandomSeries::lastNumber);
    m_seed->setKeyboardTracking(false);
    m_open->setObjectName("randomShape");
    m_popup->setFrameShape(QFrame::StyledPanel);
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
    connect(m_open, &QPushButton::clicked, this, &RandomBar::openForm);
    connect(m_seed, &QSpinBox::valueChanged, this, &RandomBar::treeRequested);
    connect(m_form, &RandomForm::changed, this, &RandomBar::showShape);
    connect(m_form, &RandomForm::changed, this, &RandomBar::treeRequested);
    showShape();
}

void RandomBar::openForm()
{
    m_popup->move(m_open->mapToGlobal(QPoint(0, m_open->height())));
    m_popup->show();
    m_form->setFocus();
    m_form->nextInFocusChain()->setFocus();
}

void RandomBar::showShape()
{
    m_open->setToolTip(
        tr("Plies, children and leaves of random trees. Now: %1").arg(series().text()));
}

} // namespace ui::lab
