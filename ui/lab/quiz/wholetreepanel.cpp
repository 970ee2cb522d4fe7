#include "ui/lab/quiz/wholetreepanel.h"

#include "ui/accessibility/announcer.h"
#include "ui/common/titles.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/controls/passiveitemview.h"
#include "ui/controls/wrappedrows.h"
#include "ui/lab/quiz/answerinput.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using ai::lab::Concept;
using ai::lab::QuizMistake;

WholeTreePanel::WholeTreePanel(LabSession *session, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_quiz(new WholeTreeQuiz(session, settings, this))
    , m_start(named("startFilling", new FlatButton))
    , m_text(named("sheetText", new QLabel))
    , m_list(named("sheetNodes", new PassiveItemView<QListWidget>))
    , m_place(new QLabel)
    , m_value(named("sheetValue", new QLineEdit))
    , m_check(named("checkSheet", new FlatButton(tr("Check"))))
    , m_solution(named("sheetSolution", new FlatButton))
    , m_hint(named("sheetHint", new FlatButton(quizString(QuizString::Hint))))
    , m_mark(named("sheetMark", new QLabel))
    , m_scoreText(named("sheetScore", new QLabel))
    , m_mistakes(named("sheetMistakes", new QListWidget))
{
    nameParts();
    layOut();
    connectControls();
    connectQuiz();
    showParts();
}

void WholeTreePanel::nameParts()
{
    m_start->setCheckable(true);
    m_list->setAccessibleName(tr("Nodes; tick the branches that are cut"));
    outlineTickBoxes(*m_list);
    fitToRows(*m_list, 4);
    m_place->setBuddy(m_value);
    m_value->setAccessibleName(quizString(QuizString::YourAnswer));
    m_mistakes->setAccessibleName(quizString(QuizString::Mistakes));
    wrapRows(*m_mistakes, fontMetrics().height() / 2);
    fitToRows(*m_mistakes, 2);
    for (QLabel *label : {m_text, m_mark, m_scoreText})
        label->setWordWrap(true);
}

void WholeTreePanel::layOut()
{
    auto *field = new QHBoxLayout;
    field->addWidget(m_place);
    field->addWidget(m_value, 1);
    auto *buttons = new FlowLayout;
    for (QPushButton *button : {m_check, m_hint, m_solution})
        buttons->addWidget(button);
    constexpr int stretch = 100;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_start);
    layout->addWidget(m_text);
    layout->addLayout(field);
    layout->addWidget(m_list, stretch);
    layout->addLayout(buttons);
    layout->addWidget(m_mark);
    layout->addWidget(m_scoreText);
    layout->addWidget(m_mistakes, stretch);
    layout->addStretch(1); // below lists of few rows
}

void WholeTreePanel::connectControls()
{
    connect(m_start, &QPushButton::toggled, this, &WholeTreePanel::run);
    connect(m_check, &QPushButton::clicked, this, &WholeTreePanel::check);
    connect(m_solution, &QPushButton::clicked, this, &WholeTreePanel::solve);
    connect(m_hint, &QPushButton::clicked, this, &WholeTreePanel::showHint);
    connect(m_value, &QLineEdit::textEdited, this, &WholeTreePanel::readField);
    connect(m_value, &QLineEdit::returnPressed, this, &WholeTreePanel::goOn);
    connect(m_mistakes, &QListWidget::activated, this, &WholeTreePanel::review);
    connect(m_mistakes, &QListWidget::clicked, this, &WholeTreePanel::review);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr && m_quiz->isRunning())
            m_session->select(m_quiz->node(nodeOf(*item)).path);
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (m_quiz->isAsking())
            m_quiz->setCut(nodeOf(*item), item->checkState() == Qt::Checked);
    });
    m_list->installEventFilter(this);
}

void WholeTreePanel::connectQuiz()
{
    connect(m_quiz, &WholeTreeQuiz::started, this, &WholeTreePanel::begin);
    connect(m_quiz, &WholeTreeQuiz::answersChanged, this, &WholeTreePanel::showAnswers);
    connect(m_quiz, &WholeTreeQuiz::finished, this, &WholeTreePanel::showResults);
    connect(m_quiz, &WholeTreeQuiz::stopped, this, &WholeTreePanel::showParts);
    connect(m_quiz, &WholeTreeQuiz::solutionShownChanged, this, &WholeTreePanel::showParts);
    connect(m_session, &LabSession::selectionChanged, this, &WholeTreePanel::showSelected);
    connect(m_session, &LabSession::traceChanged, this, &WholeTreePanel::showParts);
}

void WholeTreePanel::run(bool running)
{
    if (!running) {
        m_quiz->stop();
        return;
    }
    const QString problem = m_quiz->start();
    if (m_quiz->isRunning())
        return;
    showParts();
    say(problem);
}

void WholeTreePanel::begin()
{
    m_text->setText(sheetText(m_quiz->sheet(), m_session->search()));
    m_value->setPlaceholderText(m_quiz->sheet().asksBounds() ? tr("3, <= 3 or >= 3")
                                                             : quizString(QuizString::ANumber));
    m_mark->clear();
    m_mistakes->clear();
    fillList();
    showParts();
    m_session->select(m_quiz->node(m_quiz->nextOpen(-1)).path);
    showAnswers();
    showSelected();
    m_value->setFocus();
}

/// Lists the nodes with a question; leaves that cannot be cut have none.
void WholeTreePanel::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (int i = 0; i < m_quiz->count(); ++i) {
        const bool branch = m_quiz->sheet().asksCuts() && m_quiz->node(i).parent >= 0;
        if (m_quiz->node(i).leaf && !branch)
            continue;
        auto *item = new QListWidgetItem(m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable
                       | (branch ? Qt::ItemIsUserCheckable : Qt::NoItemFlags));
        item->setData(Qt::UserRole, i);
    }
}

int WholeTreePanel::rowOf(int node) const
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (nodeOf(*m_list->item(row)) == node)
            return row;
    }
    return -1;
}

void WholeTreePanel::showAnswers()
{
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const int index = nodeOf(*item);
        const ai::lab::WholeNode &node = m_quiz->node(index);
        const LabSession::Written written = m_quiz->writtenAt(index);
        QStringList parts;
        if (written.cut)
            parts += tr("cut");
        if (!node.leaf)
            parts += {written.text, written.remark};
        parts.removeAll(QString());
        if (parts.isEmpty() && m_quiz->isAsked(index))
            parts += tr("no answer yet");
        const QString title =
            QString(2 * qsizetype(node.path.size()), ' ') + m_quiz->titleOf(index);
        item->setText(
            parts.isEmpty()
                ? title
                : tr("%1: %2", "a node, what was written there").arg(title, parts.join(", ")));
        if ((item->flags() & Qt::ItemIsUserCheckable) != 0)
            item->setCheckState(written.cut ? Qt::Checked : Qt::Unchecked);
    }
    if (const int index = m_quiz->selected(); index >= 0)
        m_value->setEnabled(m_quiz->isAsked(index));
}

/// Shows the selected node and what was written there.
void WholeTreePanel::showSelected()
{
    const int index = m_quiz->isRunning() ? m_quiz->selected() : -1;
    if (index < 0)
        return;
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(rowOf(index));
    const QString title = m_quiz->titleOf(index);
    m_place->setText(tr("%1:", "a node, before the field for its value").arg(title));
    m_value->setAccessibleName(tr("What %1 returns", "a node").arg(title));
    m_value->setEnabled(m_quiz->isAsked(index));
    m_value->setText(m_quiz->answerText(index));
}

void WholeTreePanel::readField(const QString &text)
{
    if (m_quiz->isAsking() && m_quiz->selected() >= 0)
        m_quiz->write(m_quiz->selected(), sheetAnswerIn(text, valueScale(m_session->setup().root)));
}

/// Goes to the next unanswered node.
void WholeTreePanel::goOn()
{
    if (!m_quiz->isAsking())
        return;
    if (!m_value->text().trimmed().isEmpty()
        && !sheetAnswerIn(m_value->text(), valueScale(m_session->setup().root))) {
        say(valueScale(m_session->setup().root) == 1
                ? tr("Please give a whole number, or inf or -inf; for a bound with <= or >= before "
                     "it.")
                : quizString(QuizString::NoAverage));
        return;
    }
    const int next = m_quiz->nextOpen(m_quiz->selected());
    if (next < 0) {
        m_check->setFocus();
        return;
    }
    m_session->select(m_quiz->node(next).path);
    m_value->setFocus();
    Announcer(m_mark).announce(m_quiz->titleOf(next)); // the focus stays in the same field
}

void WholeTreePanel::check()
{
    const int right = m_quiz->check();
    if (!m_quiz->isAsking())
        return;
    const auto &marks = m_quiz->marks();
    const auto wrong = std::find_if(marks.begin(), marks.end(), [](const auto &mark) {
        return mark.mistake != QuizMistake::None;
    });
    m_session->select(m_quiz->node(wrong->node).path);
    // One score entry per answer: a node has up to three, its value, bound and cuts.
    QuizScore score;
    for (const WholeTreeQuiz::Mark &mark : marks)
        score.add(mark.question.asked, mark.mistake == QuizMistake::None, false);
    say(paragraphOf(
        {tr("%1 of %2 answers are right. Correct what has a \u2717 and check once more.")
             .arg(right)
             .arg(marks.size()),
         score.text()}));
}

void WholeTreePanel::showResults()
{
    m_mistakes->clear();
    for (const WholeTreeQuiz::Mark &mark : m_quiz->marks()) {
        // Report an empty answer only once per node.
        if (mark.mistake == QuizMistake::None
            || (mark.mistake == QuizMistake::Missing && mark.question.asked == Concept::Bound))
            continue;
        auto *item = new QListWidgetItem(sheetMistakeText(m_session->search(), mark), m_mistakes);
        item->setData(Qt::UserRole, mark.question.step);
    }
    showAnswers();
    for (int row = 0; row < m_list->count(); ++row) // ends ticking
        m_list->item(row)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    const bool focused = isAncestorOf(focusWidget());
    m_scoreText->setText(m_quiz->score().text());
    m_mistakes->setVisible(m_mistakes->count() > 0);
    if (focused)
        (m_mistakes->count() > 0 ? static_cast<QWidget *>(m_mistakes) : m_solution)->setFocus();
    showParts();
    say(m_mistakes->count() == 0
            ? tr("\u2713 All is right.")
            : tr("%1 of %2 answers are right. Choose a mistake to look at its step.")
                  .arg(m_quiz->score().right())
                  .arg(m_quiz->score().asked()));
}

void WholeTreePanel::solve()
{
    if (m_quiz->isAsking()) {
        m_quiz->finish();
        m_quiz->showSolution(true);
    } else {
        m_quiz->showSolution(!m_quiz->solutionShown());
    }
}

/// Explains the rules for the selected node, without its answer.
void WholeTreePanel::showHint()
{
    const int index = m_quiz->isAsking() ? m_quiz->selected() : -1;
    if (index < 0)
        return;
    ai::lab::QuizQuestion question;
    question.max = m_quiz->node(index).max;
    question.chance = m_quiz->node(index).chance;
    question.cutsBeyond = m_session->setup().cutsBeyond;
    question.failHard = m_quiz->sheet().isFailHard(index);
    QStringList rules{hintText(question)};
    if (m_quiz->sheet().asksCuts()) {
        question.asked = Concept::Cut;
        rules += hintText(question);
    }
    if (m_quiz->sheet().asksBounds()) {
        question.asked = Concept::Bound;
        rules += hintText(question);
    }
    say(rules.join(' '));
}

/// Goes to the step of a mistake in the search's own tree.
void WholeTreePanel::review()
{
    const QListWidgetItem *item = m_mistakes->currentItem();
    if (item != nullptr && m_quiz->isFinished())
        m_session->goTo(item->data(Qt::UserRole).toUInt());
}

void WholeTreePanel::say(const QString &text)
{
    m_mark->setText(text);
    m_mark->setVisible(!text.isEmpty());
    Announcer(m_mark).announce(text);
}

/// Shows the parts that apply now.
void WholeTreePanel::showParts()
{
    const bool running = m_quiz->isRunning();
    const bool asking = m_quiz->isAsking();
    const QSignalBlocker quiet(m_start);
    m_start->setChecked(running);
    m_start->setText(!running ? tr("Fill in the whole tree")
                     : asking ? tr("Stop filling in")
                              : tr("Close the results"));
    if (!running)
        m_text->setText(tr("All at once: you write what each node returns and, where the algorithm "
                           "cuts, mark what is cut; then it is checked."));
    m_text->setVisible(!m_quiz->isFinished());
    for (QWidget *part : std::initializer_list<QWidget *>{m_place, m_value, m_check, m_hint})
        part->setVisible(asking);
    m_list->setVisible(running);
    m_solution->setVisible(running);
    m_solution->setText(m_quiz->solutionShown() ? tr("Show my answers") : tr("Show the solution"));
    m_solution->setToolTip(asking ? tr("What is not right by then counts as wrong.") : QString());
    m_mark->setVisible(running);
    m_scoreText->setVisible(m_quiz->isFinished());
    m_mistakes->setVisible(m_quiz->isFinished() && m_mistakes->count() > 0);
}

/// Typing a digit in the tree or list starts a value; Return focuses its field.
bool WholeTreePanel::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !m_quiz->isAsking())
        return QWidget::eventFilter(object, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int index = m_quiz->selected();
    const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    static const QString beginnings = QStringLiteral("0123456789-<>\u2212\u2264\u2265");
    const bool types = !key->text().isEmpty() && beginnings.contains(key->text());
    const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!plain || (!types && !enters) || index < 0 || !m_quiz->isAsked(index))
        return QWidget::eventFilter(object, event);
    m_value->setFocus();
    if (types) {
        m_value->setText(key->text());
        readField(key->text());
    }
    return true;
}

} // namespace ui::lab
