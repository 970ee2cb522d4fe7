#pragma once

#include "ai/levels/level.h"
#include "ui/common/gamesetup.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/popuppanel.h"
#include "ui/controls/segmentedrow.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QWidget>

#include <optional>

namespace ui {

/// Nim's options, its heaps and who wins, behind a button that summarises them: "20, take 1 to 3;
/// last loses". GUI thread.
class NimRulesButton : public FlatButton
{
    Q_OBJECT

public:
    explicit NimRulesButton(QWidget *parent = nullptr);

    /// The heaps in core::Nim's notation, or randomHeaps; text typed by hand is not checked.
    QString heaps() const;
    /// Whether taking the last counter loses.
    bool misere() const { return m_rule->value() == 0; }
    /// Shows a choice without emitting a signal.
    void choose(const QString &heaps, bool misere);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addHeaps();
    void layOutPanel();
    QString summary(const QString &heaps) const;
    void updateSummary();

    PopupPanel *m_panel;
    FlatComboBox *m_heaps;
    SegmentedRow *m_rule;
};

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
        return {m_game, m_onlyRules, m_othelloRule, m_nimRules, m_starter, m_level, m_opponent};
    }

signals:
    void setupChanged();
    void levelChanged(ai::Level level);
    /// The rules of a game are to be explained.
    void rulesRequested(core::GameKind game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRows();
    QLabel *addRow(const QString &label, QWidget *control, const char *name);
    void connectRows();
    void addRules();
    void addOpponents();
    void describe(int item, const QString &line);
    void addHeading();
    std::optional<core::Role> opponentOf(int item) const;
    void updateRows();
    QWidget *rulesOf(core::GameKind game) const;
    void updateSpacing();

    QGridLayout *m_grid;
    SegmentedRow *m_game;
    QStackedWidget *m_rules;
    QLabel *m_rulesTitle = nullptr;
    FlatButton *m_onlyRules; ///< of a game whose rules are no choice: explains them
    SegmentedRow *m_othelloRule;
    NimRulesButton *m_nimRules;
    SegmentedRow *m_starter;
    SegmentedRow *m_level;
    FlatComboBox *m_opponent;
};

} // namespace ui
