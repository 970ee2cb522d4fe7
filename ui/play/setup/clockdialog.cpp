#include "ui/play/setup/clockdialog.h"

#include "ui/controls/dialogbuttons.h"
#include "ui/controls/named.h"

#include <QFormLayout>

namespace ui {

namespace {

constexpr int maxMinutes = 600;
constexpr int maxIncrement = 300;
constexpr int usualMinutes = 10;

} // namespace

ClockDialog::ClockDialog(TimeControl control, QWidget *parent)
    : QDialog(parent)
    , m_minutes(named("clockMinutes", new QSpinBox))
    , m_increment(named("clockIncrement", new QSpinBox))
{
    setObjectName("clockDialog");
    setWindowTitle(tr("Clock"));
    m_minutes->setRange(1, maxMinutes);
    m_minutes->setValue(control.used() ? static_cast<int>(control.time.count() / 60)
                                       : usualMinutes);
    m_increment->setRange(0, maxIncrement);
    m_increment->setValue(static_cast<int>(control.increment.count()));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Minutes for each player"), m_minutes);
    form->addRow(tr("&Seconds added after a move"), m_increment);
    auto *buttons = new DialogButtons;
    buttons->add(tr("&OK"), QDialogButtonBox::AcceptRole);
    buttons->add(tr("&Cancel"), QDialogButtonBox::RejectRole);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

TimeControl ClockDialog::control() const
{
    return {std::chrono::minutes(m_minutes->value()), std::chrono::seconds(m_increment->value())};
}

} // namespace ui
