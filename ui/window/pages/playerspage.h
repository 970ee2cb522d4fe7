#pragma once

#include "ui/play/card/playerrow.h"
#include "ui/settings/settings.h"
#include "ui/window/pages/preferencespage.h"

#include <QLineEdit>

namespace ui {

/// The page of the Preferences with the names of the people who play. They are shown in games of
/// two people and written to files, from the next game on. Beside the fields a players' card shows
/// the names as they are typed.
class PlayersPage : public PreferencesPage
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    explicit PlayersPage(Settings &settings, QWidget *parent = nullptr);

    void load() override;
    void save() override;

private:
    QWidget *makePreview();
    void showNames();

    Settings &m_settings;
    QLineEdit *m_you;
    QLineEdit *m_second;
    PlayerNames m_shown; ///< when the page was loaded or saved last
    PlayerRow *m_firstRow;
    PlayerRow *m_secondRow;
};

} // namespace ui
