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

/// Questions and their answers; Enter in a question goes on to its answer.
class QuestionTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit QuestionTable(QWidget *parent = nullptr);

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
};

/// A lesson's words: its title, notes and questions, to be read, with the answers hidden until they
/// are wanted, or to be written. Knows no files. GUI thread.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget *parent = nullptr);

    /// Shows a stop of a lesson to be read.
    void setLesson(const ai::lab::LessonStop &lesson);
    /// Empty, to be written.
    void startNew();
    bool isEditing() const { return m_edit->isChecked(); }
    void setEditing(bool editing) { m_edit->setChecked(editing); }
    /// Which stop of a lesson this is, counted from 0, and of how many.
    void setStops(int stop, int count);
    /// Says that the text, of this name, belongs to another search than the one that is shown.
    void setDetached(bool detached, const QString &name);
    /// The lesson with this search and the text that stands here.
    ai::lab::LessonStop lesson(const ai::lab::SearchSetup &setup, std::uint32_t step) const;

signals:
    void newRequested();
    void openRequested();
    void saveRequested();
    /// The search that the text belongs to is to be shown.
    void ownSearchRequested();
    /// The text is to belong to the search that is shown.
    void useRequested();
    /// Another stop of the lesson is to be shown, so many further on.
    void stopRequested(int by);
    void addStopRequested();
    void removeStopRequested();
    /// The text was changed by a person.
    void edited();

private:
    void connectWriting();
    void layOut();
    QWidget *makeFileRow();
    QWidget *makeDetachedRow();
    QWidget *makeStopRow();
    /// What there is to read, or to write.
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
    QWidget *m_detached; ///< what is said of the text of another search
    QLabel *m_detachedText;
};

} // namespace ui::lab
