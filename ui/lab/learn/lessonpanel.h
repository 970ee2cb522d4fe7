#pragma once

#include "ai/lab/lessons/lessonfile.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QWidget>

namespace ui::lab {

/// A lesson's words: its title, notes and questions, to be read, with the answers hidden until they
/// are wanted, or to be written. Knows no files. GUI thread.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget *parent = nullptr);

    /// To be read.
    void setLesson(const ai::lab::Lesson &lesson);
    /// The lesson with this search and the words that stand here.
    ai::lab::Lesson lesson(const ai::lab::SearchSetup &setup, std::uint32_t step) const;

signals:
    void openRequested();
    void saveRequested();
    /// The words were changed by a person.
    void edited();

private:
    void layOut();
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
    QTableWidget *m_questions;
};

} // namespace ui::lab
