#pragma once

#include "ui/settings/settings.h"
#include "ui/window/pages/preferencespage.h"

#include <QCheckBox>
#include <QComboBox>

namespace ui {

/// What the computer may spend on a move of Othello at its strongest level.
class ComputerPage : public PreferencesPage
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    explicit ComputerPage(Settings &settings, QWidget *parent = nullptr);

    void load() override;
    void save() override;

private:
    Settings &m_settings;
    QComboBox *m_time;   ///< data in milliseconds
    QComboBox *m_memory; ///< data in MiB
    QComboBox *m_threads;
    QCheckBox *m_book;
};

} // namespace ui
