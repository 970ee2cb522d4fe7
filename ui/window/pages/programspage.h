#pragma once

#include "ui/controls/flatbutton.h"
#include "ui/play/opponents/externalplayer.h"
#include "ui/window/pages/preferencespage.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace ui {

class Settings;

/// Chooses the external program to play Othello against, and can test it. The choice applies from
/// the next game on.
class ProgramsPage : public PreferencesPage
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    explicit ProgramsPage(Settings &settings, QWidget *parent = nullptr);

    void load() override;
    void save() override;
    /// Stops a running trial.
    void leave() override;

private:
    void addFields(QFormLayout *form);
    void addTrial(QFormLayout *form);
    void chooseFile();
    ExternalProgram program() const;
    void setProgram(const ExternalProgram &program);
    void tryProgram();
    void endTrial(const QString &outcome);
    void setTrying(bool trying);
    void showOutcome(const QString &text);

    Settings &m_settings;
    QLineEdit *m_name;
    QLineEdit *m_command;
    QComboBox *m_protocol;
    QSpinBox *m_patience;
    FlatButton *m_try;
    QLabel *m_outcome;
    ExternalPlayer m_trial;
    ExternalProgram m_shown; ///< when the page was loaded or saved last
    bool m_isTrying = false;
};

} // namespace ui
