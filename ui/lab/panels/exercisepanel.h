#pragma once

#include "ai/lab/lessons/exercises.h"
#include "ui/background/backgroundtask.h"
#include "ui/settings/settings.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace ui::lab {

/// Exercises from the documents and similar ones. An answer is a number, of which several may be
/// right, or a choice of games; the program computes the right answer when it checks.
class ExercisePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExercisePanel(Settings &settings, QWidget *parent = nullptr);

public slots:
    void check();
    /// Chooses an exercise as a click in the list does.
    void choose(const QString &key);
    /// Deselects the exercise: something else is open now.
    void clearChoice();
    /// Ends the exercise unsolved.
    void giveUp();

signals:
    /// An exercise was chosen: open its example, and hide the answers unless it is solved.
    void exampleRequested(const QString &key, bool solved);
    void solved(const QString &key);
    /// The answers may be shown.
    void givenUp();

private:
    /// The selected row, not just the focused one; -1 for none.
    int chosen() const;
    const ai::lab::Exercise &exercise() const;
    void showChosen();
    void openExample();
    static QString keyOf(int row);
    bool isSolved(int row) const;
    void setSolved(int row);
    void showTitle(int row);
    void mark(const QString &text);
    QWidget *makeGames();
    /// The answer given; nothing if the text is not a whole number.
    std::optional<qint64> given() const;

    Settings &m_settings;
    QListWidget *m_list;
    QLabel *m_text;
    QLineEdit *m_answer;
    std::vector<QCheckBox *> m_games; ///< in the order of ai::lab::knownGames()
    QWidget *m_gameBoxes;
    QPushButton *m_check;
    QPushButton *m_look;
    QPushButton *m_giveUp;
    QLabel *m_mark;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
