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

/// Compares the three levels in the Lab's position, in tic-tac-toe also the course report's hard
/// level: the move each plays (as a picture), its value for the level, the reason, the number of
/// positions searched, and how the game ends under perfect play. GUI thread.
class LevelsWindow : public QWidget
{
    Q_OBJECT

public:
    explicit LevelsWindow(QWidget *parent = nullptr);

public slots:
    /// What the Lab is searching.
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
    std::uint64_t m_seed = 1; ///< for the levels' random choices
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
