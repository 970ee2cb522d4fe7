#pragma once

#include "ui/play/opponents/externalplayer.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace ui {

class PlayersPage;
class Settings;

/// The Preferences: what people are called, and which other program can be played against in
/// Othello. It can be tried before it is saved. What is saved holds from the next game.
class PreferencesWindow : public QDialog
{
    Q_OBJECT

public:
    /// The settings are not owned and must outlive this.
    PreferencesWindow(Settings &settings, QWidget *parent);

    void accept() override;
    /// Ends a trial.
    void done(int result) override;

signals:
    void saved();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void addFields();
    void addTrial();
    void chooseFile();
    ExternalProgram program() const;
    void setProgram(const ExternalProgram &program);
    void tryProgram();
    void showOutcome(const QString &text);

    Settings &m_settings;
    PlayersPage *m_players;
    QLineEdit *m_name;
    QLineEdit *m_command;
    QComboBox *m_protocol;
    QSpinBox *m_patience;
    QPushButton *m_try;
    QLabel *m_outcome;
    ExternalPlayer m_trial;
};

} // namespace ui
