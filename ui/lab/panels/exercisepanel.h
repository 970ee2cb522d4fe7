#pragma once

#include "ai/lab/lessons/exercises.h"
#include "ui/background/backgroundtask.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace ui::lab {

/// The exercises of the documents and some in their manner. An answer is a number, of which several
/// may be right, or games are ticked; the program works it out itself when the answer is checked.
class ExercisePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExercisePanel(QWidget *parent = nullptr);

public slots:
    void check();
    /// Chooses an exercise as a click in the list does.
    void choose(const QString &key);
    /// Chooses none: something else is open now.
    void clearChoice();

signals:
    /// The exercise was chosen: its example is to be opened, without what gives the answer away
    /// until it is solved.
    void exampleRequested(const QString &key, bool solved);
    void solved(const QString &key);
    /// What was marked, for a screen reader.
    void marked(const QString &text);

private:
    /// The row that is chosen, not the one that merely has the focus; -1 for none.
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
    /// What was typed or ticked; nothing where the text is no whole number.
    std::optional<qint64> given() const;

    QStringList m_solved; ///< keys; kept
    QListWidget *m_list;
    QLabel *m_text;
    QLineEdit *m_answer;
    std::vector<QCheckBox *> m_games; ///< in the order of ai::lab::knownGames()
    QWidget *m_gameBoxes;
    QPushButton *m_check;
    QPushButton *m_look;
    QLabel *m_mark;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
