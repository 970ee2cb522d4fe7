#pragma once

#include "ai/lab/studies/levelstudy.h"
#include "ui/background/backgroundtask.h"

#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QWidget>

#include <array>
#include <cstdint>
#include <vector>

namespace ui::lab {

/// Why the level plays its move: a rule, theory, chance, or the depth and criterion of its search.
QString levelReasonText(const ai::lab::LevelChoice &choice);
/// The move's value for the side to move by the level's own reckoning; a dash if it has none.
QString levelValueText(const ai::lab::LevelChoice &choice);
/// "won", "drawn" or "lost", for the side to move, where more than 0 is won.
QString outcomeText(int outcome);

/// Compares the three levels in the Lab's position, in tic-tac-toe also the course report's hard
/// level: the move each plays (as a picture), its value for the level, the reason, the number of
/// positions searched, and how the game ends under perfect play. Searches only while it is visible.
/// GUI thread.
class LevelsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LevelsPanel(QWidget *parent = nullptr);

public slots:
    /// What the Lab is searching.
    void setSetup(const ai::lab::SearchSetup &setup);

signals:
    /// The search that explains a level's move is to be stepped through.
    void setupChosen(const ai::lab::SearchSetup &setup);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    class Board;
    /// The widgets of one level.
    struct Level
    {
        QWidget *all;
        Board *board;
        QLabel *facts;
        QLabel *reason;
        QPushButton *open; ///< opens its search
    };

    Level makeLevel(std::size_t place);
    static QString levelName(std::size_t place);
    void study();
    void clear();
    void showChoices(const std::vector<ai::lab::LevelChoice> &choices);
    void showLevel(const Level &level, const ai::lab::LevelChoice &choice);
    QString movesText(const ai::lab::LevelChoice &choice) const;
    QString noteText() const;
    void say(const QString &text);

    ai::lab::LabPosition m_position = ai::lab::TextTree();
    std::uint64_t m_seed = 1; ///< for the levels' random choices
    std::vector<ai::lab::LevelChoice> m_choices;
    QLabel *m_title;
    QLabel *m_result;
    std::array<Level, 4> m_levels{}; ///< the last is the report's
    QPushButton *m_again;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
