#pragma once

#include "ai/lab/studies/levelstudy.h"
#include "ui/background/backgroundtask.h"

#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QWidget>

#include <array>
#include <cstdint>
#include <vector>

namespace ui::lab {

/// The three levels in the Lab's position side by side, in tic-tac-toe with the course report's own
/// hard level: what each plays, as a picture, what it is worth to the level, why, after how many
/// positions, and how the game then ends under perfect play. GUI thread.
class LevelsWindow : public QWidget
{
    Q_OBJECT

public:
    explicit LevelsWindow(QWidget *parent = nullptr);

public slots:
    /// What the Lab searches.
    void setSetup(const ai::lab::SearchSetup &setup);

signals:
    /// The search that explains a level's move is to be stepped through.
    void setupChosen(const ai::lab::SearchSetup &setup);

private:
    class Board;
    static constexpr int columns = 4; ///< the last is the report's

    QLayout *makeBoards();
    static QString columnTitle(std::size_t column);
    void showReport(bool shown);
    void makeTable();
    void study();
    void showChoices(const std::vector<ai::lab::LevelChoice> &choices);
    void showColumn(int column, const ai::lab::LevelChoice &choice);
    QString movesText(const ai::lab::LevelChoice &choice) const;

    ai::lab::LabPosition m_position = ai::lab::TextTree();
    std::uint64_t m_seed = 1; ///< of what the levels leave to chance
    std::vector<ai::lab::LevelChoice> m_choices;
    QLabel *m_title;
    QLabel *m_says;
    std::array<Board *, columns> m_boards{};
    std::array<QPushButton *, columns> m_open{};
    QTableWidget *m_table;
    QPushButton *m_again;
    BackgroundTask m_worker;
};

} // namespace ui::lab
