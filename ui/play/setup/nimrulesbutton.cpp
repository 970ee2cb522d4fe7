#include "ui/play/setup/nimrulesbutton.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/gamesetup.h"
#include "ui/controls/card.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace ui {

NimRulesButton::NimRulesButton(QWidget *parent)
    : FlatButton({}, parent)
    , m_panel(new PopupPanel(this))
    , m_heaps(new QComboBox(m_panel))
    , m_rule(new SegmentedRow(tr("Last counter"), m_panel))
{
    setObjectName("nimRules");
    setArrow(true);
    setTextAtStart(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addHeaps();
    m_rule->setObjectName("rule");
    m_rule->addSegment(tr("Loses"), 0);
    m_rule->addSegment(tr("Wins"), 1);
    m_rule->segment(0)->setToolTip(tr("Whoever takes it loses"));
    m_rule->segment(1)->setToolTip(tr("Whoever takes it wins"));
    m_rule->setValue(0);
    layOutPanel();
    const auto report = [this] {
        updateSummary();
        emit changed();
    };
    connect(this, &QPushButton::clicked, m_panel, [this] { m_panel->open(m_heaps); });
    connect(m_heaps, &QComboBox::currentIndexChanged, this, report);
    connect(m_heaps->lineEdit(), &QLineEdit::editingFinished, this, report);
    connect(m_rule, &SegmentedRow::valueChosen, this, report);
    updateSummary();
}

void NimRulesButton::addHeaps()
{
    m_heaps->setObjectName("heaps");
    m_heaps->addItem(tr("20, take 1 to 3"), "20 limit 3");
    m_heaps->addItem("1-3-5-7", "1-3-5-7");
    m_heaps->addItem("3-4-5", "3-4-5");
    m_heaps->addItem(tr("Random heaps"), QString(randomHeaps));
    m_heaps->setEditable(true);
    m_heaps->lineEdit()->setAccessibleName(tr("Heaps"));
    m_heaps->setInsertPolicy(QComboBox::NoInsert);
    m_heaps->setToolTip(tr("Choose heaps, or type your own: 2-4-6, or 21 limit 4"));
}

void NimRulesButton::layOutPanel()
{
    auto *form = new QFormLayout(m_panel);
    const int margin = Card::margin(fontMetrics().height());
    form->setContentsMargins(margin, margin, margin, margin);
    form->addRow(tr("Heap&s"), m_heaps);
    form->addRow(tr("Last &counter"), m_rule);
}

QString NimRulesButton::heaps() const
{
    // A text that matches no item was typed by hand.
    const int item = m_heaps->findText(m_heaps->currentText());
    return item >= 0 ? m_heaps->itemData(item).toString() : m_heaps->currentText();
}

void NimRulesButton::choose(const QString &heaps, bool misere)
{
    const QSignalBlocker blocker(m_heaps);
    const int item = m_heaps->findData(heaps);
    m_heaps->setCurrentIndex(item);
    if (item < 0)
        m_heaps->setEditText(heaps);
    m_heaps->lineEdit()->home(false);
    m_rule->setValue(misere ? 0 : 1);
    updateSummary();
}

QString NimRulesButton::summary(const QString &heaps) const
{
    return misere()
               ? tr("%1; last loses", "%1: Nim's heaps; taking the last counter loses").arg(heaps)
               : tr("%1; last wins", "%1: Nim's heaps; taking the last counter wins").arg(heaps);
}

/// Heaps typed by hand may be too long for the button.
void NimRulesButton::updateSummary()
{
    const QString whole = summary(m_heaps->currentText());
    updateAccessibleName(*this, tr("Rules of Nim: %1").arg(whole));
    setToolTip(tr("Choose Nim's heaps and who wins"));
    setText(widthFor(whole) <= width() ? whole : summary(tr("Own heaps")));
}

QSize NimRulesButton::sizeHint() const
{
    return {widthFor(summary(m_heaps->itemText(0))), rowHeight(fontMetrics().height())};
}

QSize NimRulesButton::minimumSizeHint() const
{
    return sizeHint();
}

void NimRulesButton::resizeEvent(QResizeEvent *event)
{
    FlatButton::resizeEvent(event);
    updateSummary();
}

void NimRulesButton::changeEvent(QEvent *event)
{
    FlatButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateSummary();
}

} // namespace ui
