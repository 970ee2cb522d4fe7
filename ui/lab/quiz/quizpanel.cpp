#include "ui/lab/quiz/quizpanel.h"

#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/controls/wrappedrows.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QVBoxLayout>

namespace ui::lab {

namespace {

/// Longer quizzes do not state their number of questions.
constexpr int countLimit = 999;

} // namespace

using ai::lab::Concept;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;

QuizPanel::QuizPanel(LabSession *session, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_start(named("startPredicting", new FlatButton(quizString(QuizString::Start))))
    , m_progress(named("quizProgress", new QLabel))
    , m_text(named("question", new QLabel(quizString(QuizString::About))))
    , m_input(new AnswerInput(session))
    , m_answer(named("answer", new FlatButton(quizString(QuizString::Answer))))
    , m_next(named("nextQuestion", new FlatButton(quizString(QuizString::Next))))
    , m_hint(named("hint", new FlatButton(quizString(QuizString::Hint))))
    , m_mark(named("mark", new QLabel))
    , m_scoreText(named("score", new QLabel))
    , m_mistakes(named("mistakes", new QListWidget))
    , m_wholeTree(new WholeTreePanel(session, settings))
{
    m_start->setCheckable(true);
    m_mistakes->setAccessibleName(quizString(QuizString::Mistakes));
    wrapRows(*m_mistakes, fontMetrics().height() / 2);
    fitToRows(*m_mistakes, 1);
    m_mistakes->hide();
    for (QLabel *label : {m_text, m_mark, m_scoreText})
        label->setWordWrap(true);
    layOut();
    connectControls();
    connect(session, &LabSession::traceChanged, this, [this] {
        setPredicting(false);
        forget();
        showStart();
    });
    connect(session, &LabSession::stepChanged, this, &QuizPanel::showStart);
    showQuestion();
}

void QuizPanel::layOut()
{
    auto *buttons = new FlowLayout;
    for (QPushButton *button : {m_answer, m_next, m_hint})
        buttons->addWidget(button);
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(m_start);
    layout->addWidget(m_progress);
    layout->addWidget(m_text);
    layout->addWidget(m_input);
    layout->addLayout(buttons);
    layout->addWidget(m_mark);
    layout->addWidget(m_scoreText);
    layout->addWidget(m_mistakes, 100);
    layout->addSpacing(fontMetrics().lineSpacing());
    layout->addWidget(m_wholeTree, 100);
    layout->addStretch(1); // below all, where nothing else needs the height
}

void QuizPanel::connectControls()
{
    connect(m_start, &QPushButton::toggled, this, &QuizPanel::setPredicting);
    connect(m_answer, &QPushButton::clicked, this, &QuizPanel::answer);
    connect(m_input, &AnswerInput::submitted, this, [this] { m_answered ? goOn() : answer(); });
    connect(m_next, &QPushButton::clicked, this, &QuizPanel::goOn);
    connect(m_hint, &QPushButton::clicked, this, &QuizPanel::showHint);
    connect(m_mistakes, &QListWidget::activated, this, &QuizPanel::review);
    connect(m_mistakes, &QListWidget::clicked, this, &QuizPanel::review);
    const WholeTreeQuiz *whole = m_wholeTree->quiz();
    connect(whole, &WholeTreeQuiz::askingChanged, this, &QuizPanel::predictingChanged);
    connect(whole, &WholeTreeQuiz::started, this, &QuizPanel::showQuizThatRuns);
    connect(whole, &WholeTreeQuiz::stopped, this, &QuizPanel::showQuizThatRuns);
}

/// Only one of the two quizzes runs at a time: hides this one's parts while the other runs.
void QuizPanel::showQuizThatRuns()
{
    const bool running = m_wholeTree->quiz()->isRunning();
    for (QWidget *part : std::initializer_list<QWidget *>{m_start, m_text, m_mark, m_scoreText})
        part->setVisible(!running);
    m_mistakes->setVisible(!running && m_mistakes->count() > 0);
}

const QuizQuestion *QuizPanel::question() const
{
    return m_predicting && !m_questions.empty() ? &m_questions.front() : nullptr;
}

void QuizPanel::setPredicting(bool predicting)
{
    const QSignalBlocker quiet(m_start);
    m_start->setChecked(predicting);
    if (predicting == m_predicting)
        return;
    m_predicting = predicting;
    showStart();
    m_questions.clear();
    m_session->setAsked(ai::lab::noNode);
    m_session->setPredicting(predicting);
    m_wholeTree->setVisible(!predicting);
    emit predictingChanged(predicting);
    if (predicting && m_session->hasTrace()) {
        m_score = {};
        forget();
        const std::uint32_t step = m_session->step();
        const std::uint32_t from = step == m_session->trace().stepCount() ? 0 : step;
        m_number = 1;
        m_total = questionCount(m_session->search(), from, countLimit);
        ask(from);
    } else {
        m_text->setText(quizString(QuizString::About));
        m_mistakes->setVisible(m_mistakes->count() > 0);
    }
    showQuestion();
    showScore();
}

void QuizPanel::forget()
{
    m_text->setText(quizString(QuizString::About));
    m_mistakes->clear();
    m_mistakes->hide();
}

void QuizPanel::showStart()
{
    const bool isInTheMiddle = m_session->hasTrace() && m_session->step() > 0
                               && m_session->step() < m_session->trace().stepCount();
    m_start->setText(quizString(m_predicting    ? QuizString::Stop
                                : isInTheMiddle ? QuizString::StartHere
                                                : QuizString::Start));
}

void QuizPanel::stop()
{
    setPredicting(false);
    m_wholeTree->quiz()->stop();
}

void QuizPanel::ask(std::uint32_t from)
{
    const auto step = nextQuestionStep(m_session->search(), from);
    if (!step) {
        finish();
        return;
    }
    m_questions = questionsAfter(m_session->search(), *step);
    const Concept asked = m_questions.front().asked;
    const bool asksNode = asked == Concept::Value || asked == Concept::Bound;
    m_session->setAsked(asksNode ? m_questions.front().node
                                 : ai::lab::noNode); // set before the step is shown
    m_session->goTo(*step);
    showQuestion();
}

/// There are no more questions: frees the steps and keeps the score.
void QuizPanel::finish()
{
    m_session->goTo(m_session->trace().stepCount());
    setPredicting(false);
    m_text->setText(m_mistakes->count() > 0 ? quizString(QuizString::LastWithMistakes)
                                            : quizString(QuizString::Last));
}

void QuizPanel::showQuestion()
{
    const QuizQuestion *now = question();
    m_answered = false;
    m_wrong.clear();
    m_mark->clear();
    m_progress->setText(now == nullptr ? QString()
                        : m_total ? quizString(QuizString::Progress).arg(m_number).arg(*m_total)
                                  : QString());
    m_progress->setVisible(!m_progress->text().isEmpty());
    if (now != nullptr) {
        m_input->ask(*now);
    } else {
        // Move the focus before the button is disabled, which would pass it to an arbitrary widget.
        if (m_next->hasFocus())
            m_start->setFocus();
        m_input->clear();
    }
    m_answer->setVisible(now != nullptr);
    m_answer->setEnabled(true);
    m_next->setEnabled(false);
    m_next->setVisible(now != nullptr);
    m_hint->setVisible(now != nullptr);
    if (now != nullptr)
        m_text->setText(tickedQuestionText(m_session->search(), *now));
}

bool QuizPanel::focusQuestion()
{
    const bool asks = question() != nullptr;
    if (asks && m_answered)
        m_next->setFocus();
    else if (asks)
        m_input->focusInput();
    return asks;
}

void QuizPanel::say(const QString &text)
{
    m_mark->setText(text);
    Announcer(m_mark).announce(text);
}

void QuizPanel::showHint()
{
    if (question() == nullptr || m_answered)
        return;
    say(hintText(m_questions.front()));
    m_input->focusInput();
}

/// Goes to the step of a mistake, and shows the question.
void QuizPanel::review()
{
    const QListWidgetItem *item = m_mistakes->currentItem();
    if (item != nullptr && !m_predicting)
        m_session->goTo(item->data(Qt::UserRole).toUInt());
}

void QuizPanel::answer()
{
    const QuizQuestion *now = question();
    if (now == nullptr || m_answered)
        return;
    const auto answer = m_input->given();
    if (!answer) {
        say(quizString(now->asked == Concept::Bound ? QuizString::NoBound
                       : now->scale == 1            ? QuizString::NoNumber
                                                    : QuizString::NoAverage));
        return;
    }
    const QuizMistake mistake = judge(*now, *answer);
    if (mistake != QuizMistake::None)
        m_wrong.push_back(*answer);
    mark(mistake);
}

void QuizPanel::mark(QuizMistake mistake)
{
    const QuizQuestion &now = m_questions.front();
    const bool right = mistake == QuizMistake::None;
    if (!right && m_wrong.size() == 1) {
        say(quizString(QuizString::Again).arg(firstTryText(now, mistake)));
        m_input->focusInput();
        return;
    }
    const bool tried = !m_wrong.empty();
    m_score.add(now.asked, right, tried);
    QuizScore kept(m_settings.labScores());
    kept.add(now.asked, right, tried);
    m_settings.labScores.set(kept.toMap());
    if (tried)
        addMistake();
    m_answered = true;
    m_input->setAnswered();
    m_answer->setEnabled(false);
    m_hint->setVisible(false);
    m_next->setEnabled(true);
    const QString reason = reasonText(m_session->search(), m_questions);
    if (m_questions.size() == 1) // otherwise showing this step would give the next question away
        m_session->setAsked(ai::lab::noNode);
    say(right ? quizString(QuizString::Right).arg(reason).trimmed()
              : quizString(QuizString::Wrong).arg(lastTryText(now, mistake), reason).trimmed());
    showScore();
    m_next->setFocus();
}

/// Adds the question, the answers given and the right one to the final list of mistakes.
void QuizPanel::addMistake()
{
    const QuizQuestion &now = m_questions.front();
    QStringList given;
    for (const ai::lab::QuizAnswer &answer : m_wrong)
        given += answerText(m_session->search(), now, answer);
    const QString right = answerText(m_session->search(), now, rightAnswer(now));
    auto *item =
        new QListWidgetItem(questionText(m_session->search(), now) + '\n'
                                + quizString(QuizString::Answered).arg(given.join("; "), right),
                            m_mistakes);
    item->setData(Qt::UserRole, now.step + 1);
}

void QuizPanel::goOn()
{
    if (question() == nullptr || !m_answered)
        return;
    const std::uint32_t step = m_questions.front().step;
    m_questions.erase(m_questions.begin());
    ++m_number;
    if (m_questions.empty())
        ask(step + 1);
    else
        showQuestion();
}

void QuizPanel::showScore()
{
    const QuizScore kept(m_settings.labScores());
    QString text = m_score.text();
    if (kept.asked() > m_score.asked())
        text += ' ' + tr("In all quizzes so far: %1 of %2.").arg(kept.right()).arg(kept.asked());
    m_scoreText->setText(text);
}

} // namespace ui::lab
