#include "ui/lab/learn/lessonpanel.h"

#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui::lab {

namespace {

enum Column { Question, Answer };

} // namespace

QuestionTable::QuestionTable(QWidget *parent)
    : QTableWidget(0, 2, parent)
{
    setObjectName("lessonQuestions");
    setAccessibleName(tr("Questions and answers"));
    setHorizontalHeaderLabels({tr("Question"), tr("Answer")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setTabKeyNavigation(false);
    setWordWrap(true);
}

/// Tab in the last answer leaves the table instead of going back to its first cell.
void QuestionTable::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const QModelIndex written = currentIndex();
    const bool inAnswer = written.column() == Answer;
    if (inAnswer && written.row() == rowCount() - 1
        && hint == QAbstractItemDelegate::EditNextItem) {
        QTableWidget::closeEditor(editor, QAbstractItemDelegate::NoHint);
        focusNextChild();
        return;
    }
    QTableWidget::closeEditor(editor, hint);
    if (!inAnswer && hint == QAbstractItemDelegate::SubmitModelCache) {
        setCurrentCell(written.row(), Answer);
        editItem(currentItem());
    }
}

LessonPanel::LessonPanel(QWidget *parent)
    : QWidget(parent)
    , m_stops(makeStopRow())
    , m_edit(named("editLesson", new FlatButton(tr("&Edit"))))
    , m_answers(named("showAnswers", new FlatButton(tr("Sho&w the answers"))))
    , m_add(named("addQuestion", new FlatButton(tr("Add a &question"))))
    , m_remove(named("removeQuestion", new FlatButton(tr("&Remove it"))))
    , m_title(named("lessonTitle", new QLineEdit))
    , m_notes(named("lessonNotes", new QPlainTextEdit))
    , m_questions(new QuestionTable)
    , m_detached(makeDetachedRow())
{
    m_edit->setCheckable(true);
    m_answers->setCheckable(true);
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(
        tr("What the lesson is about, a paragraph a line. Students read it: it also stands on the "
           "worksheet and the web page."));
    m_notes->setAccessibleName(tr("Notes, which students read"));
    m_notes->setToolTip(
        tr("Students read the notes: they also stand on the worksheet and the web page."));
    m_title->setPlaceholderText(tr("Title"));
    m_title->setAccessibleName(tr("Title"));
    // On a small screen the texts scroll first, then the page.
    for (QWidget *area : std::initializer_list<QWidget *>{m_notes, m_questions})
        area->setMinimumHeight(2 * fontMetrics().lineSpacing());
    layOut();
    connectWriting();
    m_edit->setChecked(true); // writing mode, until there is something to read
}

void LessonPanel::connectWriting()
{
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
    connect(m_questions->model(), &QAbstractItemModel::rowsRemoved, this, report);
}

QWidget *LessonPanel::makeFileRow()
{
    auto *fresh = new FlatButton(tr("&New"));
    auto *open = new FlatButton(tr("&Open\u2026"));
    auto *save = new FlatButton(tr("S&ave"));
    fresh->setObjectName("newLesson");
    fresh->setAccessibleName(tr("New lesson"));
    open->setAccessibleName(tr("Open a lesson"));
    save->setAccessibleName(tr("Save the lesson"));
    connect(fresh, &QPushButton::clicked, this, &LessonPanel::newRequested);
    connect(open, &QPushButton::clicked, this, &LessonPanel::openRequested);
    connect(save, &QPushButton::clicked, this, &LessonPanel::saveRequested);
    auto *files = new QWidget;
    auto *row = new FlowLayout(files);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *button : {static_cast<QPushButton *>(fresh), static_cast<QPushButton *>(open),
                                static_cast<QPushButton *>(save), m_edit})
        row->addWidget(button);
    return files;
}

/// The buttons that lead from stop to stop and, in writing mode, add and remove stops.
QWidget *LessonPanel::makeStopRow()
{
    const auto button = [](const QString &text, const char *name, const QString &spoken) {
        auto *made = new FlatButton(text);
        made->setObjectName(name);
        made->setAccessibleName(spoken);
        made->setToolTip(spoken);
        return made;
    };
    m_earlier = button(QStringLiteral("\u2039"), "earlierStop", tr("The stop before"));
    m_later = button(QStringLiteral("\u203a"), "laterStop", tr("The next stop"));
    m_addStop = button(tr("Add a sto&p"), "addStop",
                       tr("Add a stop behind this one: open its tree, then write"));
    m_removeStop = button(tr("Re&move this stop"), "removeStopButton", tr("Remove this stop"));
    m_stop = new QLabel;
    m_stop->setObjectName("lessonStop");
    connect(m_earlier, &QPushButton::clicked, this, [this] { emit lessonStopRequested(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { emit lessonStopRequested(1); });
    connect(m_addStop, &QPushButton::clicked, this, &LessonPanel::addStopRequested);
    connect(m_removeStop, &QPushButton::clicked, this, &LessonPanel::removeStopRequested);
    auto *row = new QWidget;
    auto *layout = new FlowLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_earlier, m_stop, m_later, m_addStop, m_removeStop})
        layout->addWidget(part);
    return row;
}

void LessonPanel::setStops(int stop, int count)
{
    m_stopCount = count;
    m_stop->setText(tr("Stop %1 of %2").arg(stop + 1).arg(count));
    m_earlier->setEnabled(stop > 0);
    m_later->setEnabled(stop + 1 < count);
    showParts();
}

QWidget *LessonPanel::makeDetachedRow()
{
    auto *show = new FlatButton(tr("Show &its search"));
    auto *use = new FlatButton(tr("&Use them here"));
    show->setObjectName("showOwnSearch");
    use->setObjectName("useWithShown");
    connect(show, &QPushButton::clicked, this, &LessonPanel::ownSearchRequested);
    connect(use, &QPushButton::clicked, this, &LessonPanel::useRequested);
    m_detachedText = new QLabel;
    m_detachedText->setObjectName("detachedLesson");
    m_detachedText->setTextFormat(Qt::PlainText);
    m_detachedText->setWordWrap(true);
    auto *choices = new FlowLayout;
    choices->addWidget(show);
    choices->addWidget(use);
    auto *rows = new QWidget;
    auto *layout = new QVBoxLayout(rows);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_detachedText);
    layout->addLayout(choices);
    rows->hide();
    return rows;
}

void LessonPanel::layOut()
{
    auto *row = new FlowLayout;
    for (QPushButton *button : {m_answers, m_add, m_remove})
        row->addWidget(button);
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(makeFileRow());
    layout->addWidget(m_stops);
    layout->addWidget(m_detached);
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
    m_questions->setEditTriggers(
        editing ? QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                      | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed
                : QAbstractItemView::NoEditTriggers);
    bool answers = false;
    for (int row = 0; row < m_questions->rowCount(); ++row)
        answers = answers || !m_questions->item(row, Answer)->text().trimmed().isEmpty();
    m_questions->setVisible(editing || m_questions->rowCount() > 0);
    m_answers->setVisible(!editing && answers);
    const bool several = m_stopCount > 1;
    m_stops->setVisible(editing || several);
    m_earlier->setVisible(several);
    m_later->setVisible(several);
    m_addStop->setVisible(editing);
    m_removeStop->setVisible(editing && several);
    m_add->setVisible(editing);
    m_remove->setVisible(editing);
    m_questions->setColumnHidden(Answer, !editing && !m_answers->isChecked());
}

void LessonPanel::setLesson(const ai::lab::LessonStop &lesson)
{
    m_title->setText(QString::fromStdString(lesson.title));
    QStringList notes;
    for (const std::string &note : lesson.notes)
        notes += QString::fromStdString(note);
    m_notes->setPlainText(notes.join('\n'));
    m_questions->setRowCount(0);
    for (const ai::lab::LessonStop::Question &question : lesson.questions)
        addQuestion(QString::fromStdString(question.text), QString::fromStdString(question.answer));
    m_answers->setChecked(false);
    m_edit->setChecked(false);
    showParts();
}

void LessonPanel::startNew()
{
    setLesson({});
    m_edit->setChecked(true);
}

void LessonPanel::setDetached(bool detached, const QString &name)
{
    m_detachedText->setText(tr("The words of \"%1\" belong to another search than the one that is "
                               "shown, and go with no page or worksheet of it.")
                                .arg(name));
    m_detached->setVisible(detached);
}

ai::lab::LessonStop LessonPanel::lesson(const ai::lab::SearchSetup &setup, std::uint32_t step) const
{
    ai::lab::LessonStop lesson{m_title->text().trimmed().toStdString(), setup, step, {}, {}};
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
    const QSignalBlocker quiet(m_questions); // reports no changes until all cells exist
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
