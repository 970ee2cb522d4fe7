#pragma once

#include "ui/play/gameclock.h"

#include <QDialog>
#include <QSpinBox>

namespace ui {

/// Asks for a custom clock: minutes for each player and seconds added after each move. GUI thread.
class ClockDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ClockDialog(TimeControl control, QWidget *parent = nullptr);

    TimeControl control() const;

private:
    QSpinBox *m_minutes;
    QSpinBox *m_increment;
};

} // namespace ui
