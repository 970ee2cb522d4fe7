#include "ui/lab/window/sidepanel.h"

#include "ui/accessibility/announcer.h"
#include "ui/controls/card.h"
#include "ui/lab/learn/codepanel.h"
#include "ui/lab/panels/articlepanel.h"
#include "ui/lab/panels/comparepanel.h"
#include "ui/lab/panels/provepanel.h"

#include <QVBoxLayout>

namespace ui::lab {

namespace {

/// A card with the widget on it.
QWidget *onCard(QWidget *widget)
{
    auto *card = new Card;
    const int margin = Card::margin(card->fontMetrics().height());
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(widget);
    return card;
}

} // namespace

SidePanel::SidePanel(LabSession *session, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_node(new NodePanel(session))
    , m_tabs(new FlatTabs)
    , m_path(new PathPanel)
    , m_steps(new StepsPanel(session))
    , m_quiz(new QuizPanel(session))
    , m_exercises(new ExercisePanel)
    , m_lesson(new LessonPanel)
{
    addTabs(session);
    addTabActions();
    connect(m_node, &NodePanel::weightsRequested, this, &SidePanel::weightsRequested);
    addWidget(onCard(m_node));
    addWidget(onCard(m_tabs));
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_dividedByHand = true; });
    connect(session, &LabSession::traceChanged, this, &SidePanel::divide);
    divide();
}

void SidePanel::addTabs(LabSession *session)
{
    m_tabs->setObjectName("labTabs");
    m_tabs->addTab(m_path, tr("Learn"));
    m_tabs->addTab(m_steps, tr("Steps"));
    auto *code = new CodePanel(session);
    m_tabs->addTab(code, tr("Code"));
    m_tabs->addTab(m_quiz, tr("Quiz"));
    auto *prove = new ProvePanel(session);
    m_tabs->addTab(prove, tr("Prove"));
    auto *compare = new ComparePanel(session);
    m_tabs->addTab(compare, tr("Compare"));
    m_tabs->addTab(m_exercises, tr("Exercises"));
    auto *articles = new ArticlePanel;
    m_tabs->addTab(articles, tr("Articles"));
    m_tabs->addTab(m_lesson, tr("Lesson"));
    // Their left edges are that of the tabs.
    for (int page = 0; page < m_tabs->count(); ++page)
        m_tabs->widget(page)->layout()->setContentsMargins(0, 0, 0, 0);
    connect(compare, &ComparePanel::weightsRequested, this, &SidePanel::weightsRequested);
    connect(compare, &ComparePanel::levelsRequested, this, &SidePanel::levelsRequested);
    connect(code, &CodePanel::setupChosen, this, &SidePanel::setupChosen);
    connect(articles, &ArticlePanel::refutationRequested, this, &SidePanel::refutationRequested);
    connect(m_path, &PathPanel::exerciseRequested, this, &SidePanel::showExercise);
    connect(m_path, &PathPanel::stopShown, this,
            [this](const QString &text) { announce("pathText", text); });
    connect(m_quiz, &QuizPanel::marked, this,
            [this](const QString &text) { announce("mark", text); });
    connect(m_quiz->wholeTree(), &WholeTreePanel::marked, this,
            [this](const QString &text) { announce("sheetMark", text); });
    connect(prove, &ProvePanel::proved, this,
            [this](const QString &text) { announce("proof", text); });
    connect(m_exercises, &ExercisePanel::marked, this,
            [this](const QString &text) { announce("exerciseMark", text); });
    connect(articles, &ArticlePanel::checked, this,
            [this](const QString &text) { announce("articleResult", text); });
}

void SidePanel::showExercise(const QString &key)
{
    m_tabs->setCurrentWidget(m_exercises);
    m_exercises->choose(key);
}

void SidePanel::showQuiz()
{
    m_tabs->setCurrentWidget(m_quiz);
    if (!m_quiz->focusQuestion())
        focusIn(m_quiz);
}

void SidePanel::addTabActions()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        auto *action = new QAction(m_tabs->tabText(i), this);
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        connect(action, &QAction::triggered, this, [this, i] {
            m_tabs->setCurrentIndex(i);
            focusIn(m_tabs->currentWidget());
        });
        m_tabActions += action;
    }
}

/// The first field of a page that takes the focus, or else the tab itself.
void SidePanel::focusIn(QWidget *page)
{
    for (QWidget *next = page->nextInFocusChain(); next != page; next = next->nextInFocusChain()) {
        if (page->isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) != 0
            && next->isEnabled() && next->isVisible())
            return next->setFocus(Qt::ShortcutFocusReason);
    }
    m_tabs->focusTitles(Qt::ShortcutFocusReason);
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    divide();
}

/// The node has the height that nodes of the search need, up to half, and what there is to do has
/// the rest, until the person decides.
void SidePanel::divide()
{
    if (m_dividedByHand)
        return;
    const int margins = 2 * Card::margin(fontMetrics().height());
    const int room = height() - handleWidth();
    const int node = std::min(m_node->usualHeight(width() - margins) + margins, room / 2);
    setSizes({node, room - node});
}

void SidePanel::announce(const char *label, const QString &text)
{
    Announcer(findChild<QLabel *>(label)).announce(text);
}

} // namespace ui::lab
