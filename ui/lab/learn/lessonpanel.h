#pragma once

#include "ai/lab/lessons/lessonfile.h"

#include <QAbstractItemDelegate>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QWidget>

namespace ui::lab {

/// A table of questions and answers; Enter in a question moves to its answer.
class QuestionTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit QuestionTable(QWidget *parent = nullptr);

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
};

/// A lesson's title, notes and questions, for reading, with hidden answers, or for writing. Knows
/// no files. GUI thread.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget *parent = nullptr);

    /// Shows a stop of a lesson for reading.
    void setLesson(const ai::lab::LessonStop &lesson);
    /// Empty, for writing.
    void startNew();
    bool isEditing() const { return m_edit->isChecked(); }
    void setEditing(bool editing) { m_edit->setChecked(editing); }
    /// The number of this stop in the lesson, from 0, and the number of stops.
    void setStops(int stop, int count);
    /// Whether the text, called `name`, belongs to another search than the one shown.
    void setDetached(bool detached, const QString &name);
    /// A stop with this search and the present text.
    ai::lab::LessonStop lesson(const ai::lab::SearchSetup &setup, std::uint32_t step) const;

signals:
    void newRequested();
    void openRequested();
    void saveRequested();
    /// Request to show the search that the text belongs to.
    void ownSearchRequested();
    /// Request to attach the text to the search shown.
    void useRequested();
    /// Request to show the stop that is `by` stops further on.
    void lessonStopRequested(int by);
    void addStopRequested();
    void removeStopRequested();
    /// The user changed the text.
    void edited();

private:
    void connectWriting();
    void layOut();
    QWidget *makeFileRow();
    QWidget *makeDetachedRow();
    QWidget *makeStopRow();
    /// Shows the parts for reading, or for writing.
    void showParts();
    void addQuestion(const QString &text, const QString &answer);
    void removeQuestion();

    QLabel *m_stop = nullptr; ///< which one is shown
    QPushButton *m_earlier = nullptr;
    QPushButton *m_later = nullptr;
    QPushButton *m_addStop = nullptr;
    QPushButton *m_removeStop = nullptr;
    int m_stopCount = 1;
    QWidget *m_stops; ///< the row of these
    QPushButton *m_edit;
    QPushButton *m_answers; ///< shows them
    QPushButton *m_add;
    QPushButton *m_remove;
    QLineEdit *m_title;
    QPlainTextEdit *m_notes;
    QuestionTable *m_questions;
    QWidget *m_detached; ///< a notice that the text belongs to another search
    QLabel *m_detachedText;
};

} // namespace ui::lab
