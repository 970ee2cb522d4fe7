#pragma once

#include "ui/controls/segmentedrow.h"
#include "ui/settings/settings.h"
#include "ui/window/pages/preferencespage.h"

#include <QCheckBox>

#include <utility>
#include <vector>

namespace ui {

class BoardPreview;

/// The boards' materials, what they show and how fast they animate, with a live preview.
class AppearancePage : public PreferencesPage
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    explicit AppearancePage(Settings &settings, QWidget *parent = nullptr);

    void load() override;
    void save() override;

private:
    void addChoices(QWidget *choices);
    QCheckBox *addSwitch(QLayout *layout, const QString &text, const char *name);
    void addSwitch(QLayout *layout, const QString &text, const char *name, bool BoardDisplay::*on);
    BoardDisplay display() const;
    void showDisplay();

    Settings &m_settings;
    BoardPreview *m_preview;
    SegmentedRow *m_theme;
    SegmentedRow *m_speed;
    QCheckBox *m_sounds = nullptr;
    std::vector<std::pair<QCheckBox *, bool BoardDisplay::*>> m_switches; ///< of the display
};

} // namespace ui
