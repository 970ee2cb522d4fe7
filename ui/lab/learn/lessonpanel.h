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

    /// To be read.
    void setLesson(const ai::lab::Lesson &lesson);
    /// Without words, to be written.
    void startNew();
    /// Says that the words, of this name, belong to another search than the one that is shown.
    void setDetached(bool detached, const QString &name);
    /// The lesson with this search and the words that stand here.
    ai::lab::Lesson lesson(const ai::lab::SearchSetup &setup, std::uint32_t step) const;

signals:
    void newRequested();
    void openRequested();
    void saveRequested();
    /// The search that the words belong to is to be shown.
    void ownSearchRequested();
    /// The words are to belong to the search that is shown.
    void useRequested();
    /// The words were changed by a person.
    void edited();

private:
    void connectWriting();
    void layOut();
    QWidget *makeFileRow();
    QWidget *makeDetachedRow();
    /// What there is to read, or to write.
    void showParts();
    void addQuestion(const QString &text, const QString &answer);
    void removeQuestion();

    QPushButton *m_edit;
    QPushButton *m_answers; ///< shows them
    QPushButton *m_add;
    QPushButton *m_remove;
    QLineEdit *m_title;
    QPlainTextEdit *m_notes;
    QuestionTable *m_questions;
    QWidget *m_detached; ///< what is said of words of another search
    QLabel *m_detachedText;
};

} // namespace ui::lab
