#include "ui/lab/learn/lessonpanel.h"

#include "ui/controls/flatbutton.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

namespace ui::lab {

namespace {

enum Column { Question, Answer };

} // namespace

LessonPanel::LessonPanel(QWidget *parent)
    : QWidget(parent)
    , m_edit(new FlatButton(tr("&Edit")))
    , m_answers(new FlatButton(tr("Show the &answers")))
    , m_add(new FlatButton(tr("Add a &question")))
    , m_remove(new FlatButton(tr("&Remove it")))
    , m_title(new QLineEdit)
    , m_notes(new QPlainTextEdit)
    , m_questions(new QTableWidget(0, 2))
{
    m_edit->setObjectName("editLesson");
    m_edit->setCheckable(true);
    m_answers->setObjectName("showAnswers");
    m_answers->setCheckable(true);
    m_add->setObjectName("addQuestion");
    m_remove->setObjectName("removeQuestion");
    m_title->setObjectName("lessonTitle");
    m_notes->setObjectName("lessonNotes");
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(tr("What the lesson is about, a paragraph a line"));
    m_notes->setAccessibleName(tr("Notes"));
    m_title->setPlaceholderText(tr("Title"));
    m_title->setAccessibleName(tr("Title"));
    // On a small screen they scroll.
    for (QWidget *area : std::initializer_list<QWidget *>{m_notes, m_questions})
        area->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_questions->setObjectName("lessonQuestions");
    m_questions->setAccessibleName(tr("Questions and answers"));
    m_questions->setHorizontalHeaderLabels({tr("Question"), tr("Answer")});
    m_questions->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_questions->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_questions->setTabKeyNavigation(false);
    m_questions->setWordWrap(true);
    layOut();
    connect(m_edit, &QPushButton::toggled, this, &LessonPanel::showParts);
    connect(m_answers, &QPushButton::toggled, this,
            [this](bool shown) { m_questions->setColumnHidden(Answer, !shown); });
    connect(m_add, &QPushButton::clicked, this, [this] {
        addQuestion({}, {});
        m_questions->setCurrentCell(m_questions->rowCount() - 1, Question);
        m_questions->editItem(m_questions->currentItem());
    });
    connect(m_remove, &QPushButton::clicked, this, &LessonPanel::removeQuestion);
    const auto report = [this] {
        if (m_edit->isChecked())
            emit edited();
    };
    connect(m_title, &QLineEdit::textChanged, this, report);
    connect(m_notes, &QPlainTextEdit::textChanged, this, report);
    connect(m_questions, &QTableWidget::itemChanged, this, report);
    m_edit->setChecked(true); // until there is something to read
}

void LessonPanel::layOut()
{
    auto *open = new FlatButton(tr("&Open\u2026"));
    auto *save = new FlatButton(tr("&Save\u2026"));
    open->setAccessibleName(tr("Open a lesson"));
    save->setAccessibleName(tr("Save as a lesson"));
    connect(open, &QPushButton::clicked, this, &LessonPanel::openRequested);
    connect(save, &QPushButton::clicked, this, &LessonPanel::saveRequested);
    auto *files = new QHBoxLayout;
    files->addWidget(open);
    files->addWidget(save);
    files->addWidget(m_edit);
    files->addStretch();
    auto *row = new QHBoxLayout;
    for (QPushButton *button : {m_answers, m_add, m_remove})
        row->addWidget(button);
    row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(files);
    layout->addWidget(m_title);
    layout->addWidget(m_notes, 1);
    layout->addWidget(m_questions, 1);
    layout->addLayout(row);
    setFocusProxy(m_title);
}

void LessonPanel::showParts()
{
    const bool editing = m_edit->isChecked();
    m_title->setReadOnly(!editing);
    m_notes->setReadOnly(!editing);
    m_questions->setEditTriggers(editing ? QAbstractItemView::AllEditTriggers
                                         : QAbstractItemView::NoEditTriggers);
    bool answers = false;
    for (int row = 0; row < m_questions->rowCount(); ++row)
        answers = answers || !m_questions->item(row, Answer)->text().trimmed().isEmpty();
    m_questions->setVisible(editing || m_questions->rowCount() > 0);
    m_answers->setVisible(!editing && answers);
    m_add->setVisible(editing);
    m_remove->setVisible(editing);
    m_questions->setColumnHidden(Answer, !editing && !m_answers->isChecked());
}

void LessonPanel::setLesson(const ai::lab::Lesson &lesson)
{
    m_title->setText(QString::fromStdString(lesson.title));
    QStringList notes;
    for (const std::string &note : lesson.notes)
        notes += QString::fromStdString(note);
    m_notes->setPlainText(notes.join('\n'));
    m_questions->setRowCount(0);
    for (const ai::lab::Lesson::Question &question : lesson.questions)
        addQuestion(QString::fromStdString(question.text), QString::fromStdString(question.answer));
    m_answers->setChecked(false);
    m_edit->setChecked(false);
    showParts();
}

ai::lab::Lesson LessonPanel::lesson(const ai::lab::SearchSetup &setup, std::uint32_t step) const
{
    ai::lab::Lesson lesson{m_title->text().trimmed().toStdString(), setup, step, {}, {}};
    for (const QString &note : m_notes->toPlainText().split('\n')) {
        if (!note.trimmed().isEmpty())
            lesson.notes.push_back(note.trimmed().toStdString());
    }
    for (int row = 0; row < m_questions->rowCount(); ++row) {
        const QString text = m_questions->item(row, Question)->text().trimmed();
        const QString answer = m_questions->item(row, Answer)->text().trimmed();
        if (!text.isEmpty())
            lesson.questions.push_back({text.toStdString(), answer.toStdString()});
    }
    return lesson;
}

void LessonPanel::addQuestion(const QString &text, const QString &answer)
{
    const int row = m_questions->rowCount();
    m_questions->insertRow(row);
    m_questions->setItem(row, Question, new QTableWidgetItem(text));
    m_questions->setItem(row, Answer, new QTableWidgetItem(answer));
}

void LessonPanel::removeQuestion()
{
    if (m_questions->currentRow() >= 0)
        m_questions->removeRow(m_questions->currentRow());
}

} // namespace ui::lab
