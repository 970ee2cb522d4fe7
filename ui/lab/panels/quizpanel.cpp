#include "ui/lab/panels/quizpanel.h"

#include "ai/search/minimax.h"
#include "ui/lab/model/labtexts.h"
#include "ui/lab/model/steptexts.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::Concept;
using ai::lab::Mistake;
using ai::lab::QuizQuestion;

namespace {

/// A whole number, or an infinity however it is written.
std::optional<int> numberIn(QString text)
{
    text = text.trimmed().toLower();
    text.replace(QChar(0x2212), '-');
    if (text == "inf" || text == "+inf" || text == QString("+\u221e") || text == QString("\u221e"))
        return ai::infinity;
    if (text == "-inf" || text == QString("-\u221e"))
        return -ai::infinity;
    bool ok = false;
    const int value = text.toInt(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

QuizPanel::QuizPanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_start(new QPushButton(tr("Start predicting")))
    , m_text(new QLabel(
          tr("Before each step you say what comes: a value, a new alpha or beta, or which "
             "branches are cut. The lists hide what has not happened.")))
    , m_value(new QLineEdit)
    , m_branches(new QListWidget)
    , m_answer(new QPushButton(tr("Answer")))
    , m_next(new QPushButton(tr("Next question")))
    , m_mark(new QLabel)
    , m_score(new QLabel)
{
    m_start->setObjectName("startPredicting");
    m_start->setCheckable(true);
    m_text->setObjectName("question");
    m_value->setObjectName("predictedValue");
    m_value->setAccessibleName(tr("Your answer"));
    m_value->setPlaceholderText(tr("A number, or inf"));
    m_branches->setObjectName("branchesLeft");
    // Some styles draw an empty box so faintly on a dark base that it is not seen.
    m_branches->setStyleSheet(
        "QListView::indicator:unchecked { border: 1px solid palette(text); }");
    m_branches->setAccessibleName(tr("Branches left; tick those that will not be visited"));
    m_answer->setObjectName("answer");
    m_next->setObjectName("nextQuestion");
    m_mark->setObjectName("mark");
    m_score->setObjectName("score");
    for (QLabel *label : {m_text, m_mark, m_score})
        label->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_answer);
    buttons->addWidget(m_next);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_start);
    layout->addWidget(m_text);
    layout->addWidget(m_value);
    layout->addWidget(m_branches);
    layout->addLayout(buttons);
    layout->addWidget(m_mark);
    layout->addWidget(m_score);
    layout->addStretch();
    connect(m_start, &QPushButton::toggled, this, &QuizPanel::setPredicting);
    connect(m_answer, &QPushButton::clicked, this, &QuizPanel::answer);
    connect(m_value, &QLineEdit::returnPressed, this, [this] { m_answered ? goOn() : answer(); });
    connect(m_branches, &QListWidget::activated, this, &QuizPanel::answer);
    connect(m_next, &QPushButton::clicked, this, &QuizPanel::goOn);
    // Return goes on as it does from the field, not Space alone.
    for (QPushButton *button : {m_answer, m_next}) {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            auto *shortcut = new QShortcut(key, button);
            shortcut->setContext(Qt::WidgetShortcut);
            connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
        }
    }
    connect(session, &LabSession::traceChanged, this, [this] { setPredicting(false); });
    showQuestion();
}

const QuizQuestion *QuizPanel::question() const
{
    return m_predicting && !m_questions.empty() ? &m_questions.front() : nullptr;
}

void QuizPanel::setPredicting(bool predicting)
{
    const QSignalBlocker quiet(m_start);
    m_start->setChecked(predicting);
    m_start->setText(predicting ? tr("Stop predicting") : tr("Start predicting"));
    if (predicting == m_predicting)
        return;
    m_predicting = predicting;
    m_questions.clear();
    m_session->setPredicting(predicting);
    emit predictingChanged(predicting);
    if (predicting && m_session->hasTrace()) {
        m_scores = {};
        ask(m_session->step() == m_session->trace().stepCount() ? 0 : m_session->step());
    }
    showQuestion();
    showScore();
}

void QuizPanel::ask(std::uint32_t from)
{
    const auto step = nextQuestionStep(m_session->search(), from);
    if (!step) {
        finish();
        return;
    }
    m_session->goTo(*step);
    m_questions = questionsAfter(m_session->search(), *step);
    showQuestion();
}

/// Nothing is left to be predicted: the steps are free again, and the score stays.
void QuizPanel::finish()
{
    m_session->goTo(m_session->trace().stepCount());
    setPredicting(false);
    m_text->setText(tr("That was the last question of this search."));
}

void QuizPanel::showQuestion()
{
    const QuizQuestion *now = question();
    m_answered = false;
    m_mark->clear();
    const bool cut = now != nullptr && now->asked == Concept::Cut;
    // What the answer goes into has the focus before what had it is hidden or disabled: a widget
    // that loses it so hands it on to any other.
    QWidget *const input = now == nullptr ? static_cast<QWidget *>(m_start)
                           : cut          ? static_cast<QWidget *>(m_branches)
                                          : m_value;
    input->setVisible(true);
    if (now != nullptr || m_next->hasFocus())
        input->setFocus();
    m_value->setVisible(now != nullptr && !cut);
    m_branches->setVisible(cut);
    m_answer->setVisible(now != nullptr);
    m_answer->setEnabled(true);
    m_next->setEnabled(false);
    m_next->setVisible(now != nullptr);
    if (now == nullptr)
        return;
    m_text->setText(questionText());
    m_value->clear();
    m_branches->clear();
    for (const core::Move move : now->left) {
        auto *item = new QListWidgetItem(moveTitle(move), m_branches);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(Qt::UserRole, move.code());
    }
    m_branches->setCurrentRow(0);
}

QString QuizPanel::moveTitle(core::Move move) const
{
    const auto position = m_session->positionAt(m_session->trace().path(question()->node));
    const QString text = QString::fromStdString(moveText(position, move));
    if (!isTree(position))
        return text;
    const auto below = after(position, move);
    const QString leaf = QString::fromStdString(std::get<ai::lab::TextTree>(below).leafText());
    return leaf.isEmpty() ? tr("child %1").arg(text) : tr("child %1, the leaf %2").arg(text, leaf);
}

QString QuizPanel::questionText() const
{
    const QuizQuestion &now = m_questions.front();
    QStringList values;
    for (const int value : now.children)
        values += minimaxValueText(value);
    const QString level = levelText(now.max);
    LabSession::Path whole = m_session->search().path;
    const LabSession::Path below = m_session->trace().path(now.node);
    whole.insert(whole.end(), below.begin(), below.end());
    const QString at = pathText(m_session->setup().root, whole);
    const QString path =
        isTree(m_session->setup().root) && !whole.empty() ? tr("child %1").arg(at) : at;
    switch (now.asked) {
    case Concept::Cut:
        return tr("%1 is at %2 with the window %3; its children so far: %4. Which of the branches "
                  "left will not be visited? Tick none if it goes on.")
            .arg(level, path, windowText(now.alpha, now.beta), values.join("; "));
    case Concept::Window:
        return now.max
                   ? tr("MAX is at %1 with the window %2, and its last child returned %3. What is "
                        "alpha now?")
                         .arg(path, windowText(now.alpha, now.beta), values.last())
                   : tr("MIN is at %1 with the window %2, and its last child returned %3. What is "
                        "beta now?")
                         .arg(path, windowText(now.alpha, now.beta), values.last());
    case Concept::Value:
        return tr("%1's node at %2 is done; its children returned: %3. What does it return?")
            .arg(level, path, values.join("; "));
    }
    return {};
}

void QuizPanel::answer()
{
    const QuizQuestion *now = question();
    if (now == nullptr || m_answered)
        return;
    ai::lab::QuizAnswer given;
    if (now->asked == Concept::Cut) {
        for (int row = 0; row < m_branches->count(); ++row) {
            const QListWidgetItem *item = m_branches->item(row);
            if (item->checkState() == Qt::Checked)
                given.cut.insert(
                    core::Move(static_cast<std::uint16_t>(item->data(Qt::UserRole).toInt())));
        }
    } else {
        const std::optional<int> value = numberIn(m_value->text());
        if (!value) {
            m_mark->setText(tr("Please give a whole number, or inf or -inf."));
            return;
        }
        given.value = *value;
    }
    const Mistake mistake = judge(*now, given);
    Score &score = m_scores[static_cast<std::size_t>(now->asked)];
    ++score.asked;
    score.right += mistake == Mistake::None ? 1 : 0;
    m_answered = true;
    m_answer->setEnabled(false);
    m_next->setEnabled(true);
    const QString why = now->asked == Concept::Cut && !now->cuts
                            ? cutConditionText(m_session->search(), now->node, m_session->step())
                            : stepText(m_session->search(), m_session->step() + 1);
    m_mark->setText(mistake == Mistake::None ? tr("\u2713 Right. %1").arg(why)
                                             : tr("\u2717 %1 %2").arg(mistakeText(mistake), why));
    emit marked(m_mark->text());
    showScore();
    m_next->setFocus();
}

QString QuizPanel::mistakeText(Mistake mistake) const
{
    const QuizQuestion &now = m_questions.front();
    switch (mistake) {
    case Mistake::None:
        return {};
    case Mistake::OtherLevel:
        return now.max ? tr("That is the smallest; MAX takes the largest.")
                       : tr("That is the largest; MIN takes the smallest.");
    case Mistake::LastChild:
        return tr("That is the child that returned last; the best one counts.");
    case Mistake::OtherBound:
        return now.max ? tr("That is beta; MAX moves alpha.")
                       : tr("That is alpha; MIN moves beta.");
    case Mistake::Unchanged:
        return tr("That is the old one; the child that returned is better.");
    case Mistake::Changed:
        return now.max ? tr("Alpha stays: what the child returned is not above it.")
                       : tr("Beta stays: what the child returned is not below it.");
    case Mistake::WrongValue:
        return tr("Not so: it is %1.").arg(minimaxValueText(now.value));
    case Mistake::OverCut:
        return tr("Cut too much: a branch left can still change the value.");
    case Mistake::UnderCut:
        return tr("Cut too little: nothing left here can change the root.");
    case Mistake::PartCut:
        return tr("Cut in part: a cut takes all branches that are left, not some.");
    }
    return {};
}

void QuizPanel::goOn()
{
    if (question() == nullptr || !m_answered)
        return;
    const std::uint32_t step = m_questions.front().step;
    m_questions.erase(m_questions.begin());
    if (m_questions.empty())
        ask(step + 1);
    else
        showQuestion();
}

void QuizPanel::showScore()
{
    const auto part = [this](Concept concept_) {
        const Score &score = m_scores[static_cast<std::size_t>(concept_)];
        return tr("%1 of %2").arg(score.right).arg(score.asked);
    };
    m_score->setText(tr("Values: %1. Alpha and beta: %2. Cuts: %3.")
                         .arg(part(Concept::Value), part(Concept::Window), part(Concept::Cut)));
}

} // namespace ui::lab
