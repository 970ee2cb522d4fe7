#include "ui/lab/quiz/answerinput.h"

#include "ui/controls/named.h"
#include "ui/controls/passiveitemview.h"
#include "ui/controls/wrappedrows.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QVBoxLayout>

#include <set>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;

AnswerInput::AnswerInput(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_value(named("predictedValue", new QLineEdit))
    , m_branches(named("branchesLeft", new PassiveItemView<QListWidget>))
    , m_bounds(named("boundChoice", new PassiveItemView<QListWidget>))
{
    m_value->setAccessibleName(quizString(QuizString::YourAnswer));
    m_value->setPlaceholderText(quizString(QuizString::ANumber));
    outlineTickBoxes(*m_branches);
    constexpr int leastRows = 3;
    for (QListWidget *list : {m_branches, m_bounds})
        fitToRows(*list, leastRows);
    m_branches->setAccessibleName(quizString(QuizString::Branches));
    m_bounds->setAccessibleName(quizString(QuizString::Bounds));
    for (const auto &[text, bound] : {std::pair(quizString(QuizString::Exact), Bound::Exact),
                                      {quizString(QuizString::AtMost), Bound::AtMost},
                                      {quizString(QuizString::AtLeast), Bound::AtLeast}}) {
        auto *item = new QListWidgetItem(text, m_bounds);
        item->setData(Qt::UserRole, static_cast<int>(bound));
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget *one : std::initializer_list<QWidget *>{m_value, m_branches, m_bounds})
        layout->addWidget(one);
    connect(m_value, &QLineEdit::returnPressed, this, &AnswerInput::submitted);
    connect(m_branches, &QListWidget::activated, this, &AnswerInput::submitted);
    connect(m_bounds, &QListWidget::activated, this, &AnswerInput::submitted);
    connect(m_branches, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (m_question && !m_answered)
            m_session->setMarked(branch(moveOf(*item)), item->checkState() == Qt::Checked);
    });
    connect(session, &LabSession::marksChanged, this, &AnswerInput::applyMarks);
    clear();
}

void AnswerInput::ask(const ai::lab::QuizQuestion &question)
{
    m_question = question;
    m_answered = false;
    // Focus the input before hiding the widget that has the focus, which would pass it to an
    // arbitrary one.
    setVisible(true);
    input()->setVisible(true);
    input()->setFocus();
    for (QWidget *one : std::initializer_list<QWidget *>{m_value, m_branches, m_bounds})
        one->setVisible(one == input());
    m_branches->clear();
    offerMarks();
    m_value->clear();
    listBranches();
    m_bounds->setCurrentRow(-1); // a preselected choice would hint at the answer
    m_bounds->clearSelection();
}

void AnswerInput::clear()
{
    m_question.reset();
    setVisible(false);
    for (QWidget *one : std::initializer_list<QWidget *>{m_value, m_branches, m_bounds})
        one->setVisible(false);
    offerMarks();
}

void AnswerInput::focusInput()
{
    m_value->selectAll();
    if (m_question)
        input()->setFocus();
}

std::optional<ai::lab::QuizAnswer> AnswerInput::given() const
{
    ai::lab::QuizAnswer given;
    switch (m_question->asked) {
    case Concept::Cut:
        for (int row = 0; row < m_branches->count(); ++row) {
            const QListWidgetItem *item = m_branches->item(row);
            if (item->checkState() == Qt::Checked)
                given.cut.insert(moveOf(*item));
        }
        return given;
    case Concept::Bound:
        if (m_bounds->selectedItems().isEmpty())
            return std::nullopt;
        given.bound = static_cast<Bound>(m_bounds->selectedItems()[0]->data(Qt::UserRole).toInt());
        return given;
    case Concept::Value:
    case Concept::Window:
        break;
    }
    const std::optional<int> value =
        minimaxValueIn(m_value->text(), m_question->scale, m_question->value);
    if (!value)
        return std::nullopt;
    given.value = *value;
    return given;
}

QWidget *AnswerInput::input() const
{
    switch (m_question->asked) {
    case Concept::Cut:
        return m_branches;
    case Concept::Bound:
        return m_bounds;
    case Concept::Value:
    case Concept::Window:
        break;
    }
    return m_value;
}

void AnswerInput::listBranches()
{
    for (const core::Move move : m_question->left) {
        auto *item =
            new QListWidgetItem(branchText(m_session->search(), *m_question, move), m_branches);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(Qt::UserRole, move.code());
    }
    m_branches->setCurrentRow(0);
}

void AnswerInput::offerMarks()
{
    std::set<LabSession::Path> branches;
    if (m_question) {
        for (const core::Move move : m_question->left)
            branches.insert(branch(move));
    }
    m_session->offerMarks(branches);
}

void AnswerInput::applyMarks()
{
    for (int row = 0; m_question && row < m_branches->count(); ++row) {
        QListWidgetItem *item = m_branches->item(row);
        const bool marked = m_session->marked().contains(branch(moveOf(*item)));
        item->setCheckState(marked ? Qt::Checked : Qt::Unchecked);
    }
}

/// The path of a child of the question's node.
LabSession::Path AnswerInput::branch(core::Move move) const
{
    LabSession::Path path = m_session->trace().path(m_question->node);
    path.push_back(move);
    return path;
}

core::Move AnswerInput::moveOf(const QListWidgetItem &item)
{
    return core::Move(static_cast<std::uint16_t>(item.data(Qt::UserRole).toInt()));
}

} // namespace ui::lab
