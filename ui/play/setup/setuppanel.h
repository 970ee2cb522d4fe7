#pragma once

#include "ai/levels/level.h"
#include "ui/common/gamesetup.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QWidget>

namespace ui {

/// The course report's controls, in its order: game, who starts, level, opponent, and Play. What is
/// chosen here holds for the next game, the level from the computer's next move.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPanel(QWidget *parent = nullptr);

    GameSetup setup() const;
    /// Shows a setup without a signal.
    void setSetup(const GameSetup &setup);
    ai::Level level() const;
    void setLevel(ai::Level level);
    /// The other program's name among the opponents; empty if none is known.
    void setProgramName(const QString &name);
    QWidget *firstSelector() const { return m_game; }
    void focusPlay() { m_play->setFocus(); }

signals:
    void setupChanged();
    void levelChanged(ai::Level level);
    void playRequested();

private:
    void addSelectors();
    void addHeaps();
    void addPlayButton();
    QComboBox *addSelector(const QString &label, const char *name);
    void updateRows();

    QFormLayout *m_form;
    QComboBox *m_game;
    QComboBox *m_heaps;
    QComboBox *m_rule;
    QComboBox *m_starter;
    QComboBox *m_level;
    QComboBox *m_opponent;
    QPushButton *m_play;
};

} // namespace ui
