#pragma once

#include "ai/levels/level.h"
#include "ui/common/gamesetup.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/segmentedrow.h"
#include "ui/play/setup/nimrulesbutton.h"

#include <QGridLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QWidget>

#include <optional>

namespace ui {

/// The choices for the next game, one per row: game, its rules, who starts, level, opponent. Rows
/// never move; those that do not apply are disabled. GUI thread.
class SetupForm : public QWidget
{
    Q_OBJECT

public:
    explicit SetupForm(QWidget *parent = nullptr);

    GameSetup setup() const;
    /// Shows a setup without emitting a signal.
    void setSetup(const GameSetup &setup);
    ai::Level level() const;
    void setLevel(ai::Level level);
    /// The external program's name in the list of opponents; empty if none is known.
    void setProgramName(const QString &name);
    /// The choices in short: "Othello", "Medium", "You start", the most important first.
    QStringList summary() const;
    /// The selectors in Tab order.
    QList<QWidget *> selectors() const
    {
        return {m_game, m_othelloRule, m_nimRules, m_starter, m_level, m_opponent};
    }

signals:
    void setupChanged();
    void levelChanged(ai::Level level);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRows();
    QLabel *addRow(const QString &label, QWidget *control, const char *name);
    void connectRows();
    void addRules();
    void addOpponents();
    void addHeading();
    std::optional<core::Role> opponentOf(int item) const;
    void updateRows();
    QWidget *rulesOf(core::GameKind game) const;
    void updateSpacing();

    QGridLayout *m_grid;
    SegmentedRow *m_game;
    QStackedWidget *m_rules;
    QLabel *m_rulesTitle = nullptr;
    QLabel *m_rulesText;
    SegmentedRow *m_othelloRule;
    NimRulesButton *m_nimRules;
    SegmentedRow *m_starter;
    SegmentedRow *m_level;
    FlatComboBox *m_opponent;
};

} // namespace ui
