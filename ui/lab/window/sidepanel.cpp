#include "ui/lab/window/sidepanel.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/learn/codepanel.h"
#include "ui/lab/panels/articlepanel.h"
#include "ui/lab/panels/nodepanel.h"
#include "ui/lab/panels/numberline.h"
#include "ui/lab/panels/provepanel.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"
#include "ui/style/scaledfont.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;

namespace {

/// Widgets below one another, one of which is left out where the column is too low for all, so that
/// the others are not cut off. GUI thread.
class YieldingColumn : public QWidget
{
public:
    explicit YieldingColumn(QWidget *parent = nullptr);

    void add(QWidget *widget, int stretch = 0) { m_layout->addWidget(widget, stretch); }
    /// The one that yields. Call once; until setHasContent() it counts as having content.
    void addYielding(QWidget *widget);
    /// Whether the one that yields has anything to show.
    void setHasContent(bool has);

    /// Without the one that yields.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void arrange();

    QVBoxLayout *m_layout;
    QWidget *m_yielding = nullptr;
    bool m_hasContent = true;
};

YieldingColumn::YieldingColumn(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void YieldingColumn::addYielding(QWidget *widget)
{
    m_yielding = widget;
    add(widget);
}

void YieldingColumn::setHasContent(bool has)
{
    m_hasContent = has;
    arrange();
}

QSize YieldingColumn::minimumSizeHint() const
{
    QSize min = m_layout->totalMinimumSize();
    if (m_yielding == nullptr)
        return min;
    const QSize size = m_yielding->minimumSizeHint();
    if (!m_yielding->isHidden())
        min.rheight() -= size.height() + m_layout->spacing();
    return {std::max(min.width(), size.width()), min.height()};
}

bool YieldingColumn::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        arrange();
    return handled;
}

void YieldingColumn::arrange()
{
    if (m_yielding == nullptr)
        return;
    // Hysteresis: one more line before it is shown again, which its texts may need.
    const int more = m_yielding->isHidden() ? fontMetrics().lineSpacing() : 0;
    const int needed = minimumSizeHint().height() + m_layout->spacing()
                       + m_yielding->minimumSizeHint().height() + more;
    m_yielding->setVisible(m_hasContent && height() >= needed);
}

/// The selected node's window on a number line, and its condition for a cut; for a leaf, and for a
/// node not visited, the parent's.
class BoundsPanel : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::BoundsPanel)

public:
    explicit BoundsPanel(LabSession *session);

private:
    void showNode();
    ai::lab::AssumedLetters::Letters lettersOf(NodeId node) const;
    QString conditionText(NodeId node) const;

    LabSession *m_session;
    QLabel *m_title;
    NumberLine *m_line;
    QLabel *m_condition;
};

BoundsPanel::BoundsPanel(LabSession *session)
    : m_session(session)
    , m_title(new QLabel)
    , m_line(new NumberLine)
    , m_condition(new QLabel)
{
    m_title->setObjectName("windowTitle");
    m_condition->setObjectName("nodeCondition");
    for (QLabel *label : {m_title, m_condition})
        label->setWordWrap(true);
    m_condition->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_line->setToolTip(glossaryTip("alpha") + "\n\n" + glossaryTip("beta"));
    m_condition->setToolTip(glossaryTip("cut"));
    m_title->setFont(boldFont(font()));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new StableHeightLabel(m_title, 1));
    layout->addWidget(m_line);
    layout->addWidget(new StableHeightLabel(m_condition, 1));
    for (const auto signal :
         {&LabSession::traceChanged, &LabSession::selectionChanged, &LabSession::fillingChanged,
          &LabSession::askedChanged, &LabSession::hidesAnswersChanged, &LabSession::whatIfChanged})
        connect(session, signal, this, &BoundsPanel::showNode);
}

void BoundsPanel::showNode()
{
    if (!m_session->hasTrace())
        return;
    LabSession::Path path = m_session->selected();
    NodeId id = m_session->shownNode(path);
    if (!path.empty() && (id == noNode || m_session->trace().nodes()[id].leaf)) {
        path.pop_back();
        id = m_session->shownNode(path);
    }
    m_line->clear();
    m_condition->clear();
    m_title->setText(tr("Window"));
    if (m_session->whatIf()) // in a trial the tree shows another search
        return;
    const bool usesWindows = usesWindow(m_session->setup().algorithm);
    const QString notHere =
        usesWindows ? tr("The search has not come here, so there is no window.") : QString();
    m_condition->setText(notHere);
    if (id == noNode)
        return;
    const ai::lab::TraceNode &node = m_session->trace().nodes()[id];
    const Trace::State state = m_session->trace().state(id, m_session->step());
    m_line->setVisible(usesWindows);
    if (!node.leaf)
        m_title->setText(
            (usesWindows ? tr("Window of %1 (%2)", "a node, MAX or MIN")
                         : tr("Cuts at %1 (%2)", "a node, MAX or MIN"))
                .arg(placeText(m_session->search(), path), levelText(node.max, node.chance)));
    const bool compares = id == 0 && m_session->trace().rootIsNoCall();
    const bool windowed = usesWindows && !compares;
    const bool done = state.status == Trace::Status::Done;
    const bool shown = state.hasValue && (done || !m_session->predicting());
    const bool visited = state.status != Trace::Status::NotYet;
    if (windowed && id != m_session->asked() && visited && !node.leaf) {
        const auto &letters = *m_session->search().letters;
        const std::uint32_t step = m_session->step();
        const bool assumed =
            shown && !(done ? letters.ofNode(id) : letters.ofBest(id, step)).empty();
        m_line->show(state.alpha, state.beta,
                     shown ? std::optional(NumberLine::Value{int(state.value), done, assumed})
                           : std::nullopt,
                     node.max, !letters.ofAlpha(id, step).empty(),
                     !letters.ofBeta(id, step).empty());
    }
    if (const QString text = conditionText(id); visited || !text.isEmpty())
        m_condition->setText(text);
}

/// The letters that the number in a node's condition depends on: those of the other player's bound
/// and, if the node is cut, of its own best value.
ai::lab::AssumedLetters::Letters BoundsPanel::lettersOf(NodeId node) const
{
    const auto &letters = m_session->search().letters;
    const std::uint32_t step = m_session->step();
    if (m_session->trace().state(node, step).cut)
        return joined(letters->ofWindow(node, step), letters->ofBest(node, step));
    if (cutCondition(m_session->search(), node, step).kind != ai::lab::CutCondition::Kind::AtValue)
        return {};
    return joined(letters->ofVisit(node), m_session->trace().nodes()[node].max
                                              ? letters->ofBeta(node, step)
                                              : letters->ofAlpha(node, step));
}

/// Why the node was cut, which a quiz must not show, or its condition for a cut.
QString BoundsPanel::conditionText(NodeId node) const
{
    const QString cut = m_session->predicting()
                            ? QString()
                            : cutStateText(m_session->search(), node, m_session->step());
    const QString text =
        cut.isEmpty() ? cutConditionText(m_session->search(), node, m_session->step()) : cut;
    return text.isEmpty() ? text : ifTaken(lettersOf(node), text);
}

/// A card with the widget on it.
QWidget *onCard(QWidget *widget)
{
    auto *card = new Card;
    const int margin = Card::margin(card->fontMetrics().height());
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(margin, margin / 2, margin, margin / 2);
    layout->addWidget(widget);
    return card;
}

/// A page's title, a little larger than the page's text.
class PageTitle : public QLabel
{
public:
    PageTitle(const QString &text, QWidget *page)
        : QLabel(text)
    {
        fit(*page);
        page->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *page, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            fit(*static_cast<QWidget *>(page));
        return false;
    }

private:
    void fit(const QWidget &page) { setFont(boldFont(page.font(), 1.1)); }
};

} // namespace

SidePanel::SidePanel(LabSession *session, const LabCommands &commands, Settings &settings,
                     QWidget *parent)
    : QStackedWidget(parent)
    , m_path(new PathPanel(settings))
    , m_steps(new StepsPanel(session))
    , m_compare(new ComparePanel(session))
    , m_quiz(new QuizPanel(session, settings))
    , m_exercises(new ExercisePanel(settings))
    , m_lesson(new LessonPanel)
    , m_edit(new EditPanel)
    , m_weights(new WeightsPanel)
    , m_levels(new LevelsPanel)
{
    setObjectName("labPages");
    connect(commands.pageStep, &QAction::triggered, this, &SidePanel::showStep);
    addWidget(makeStepPage(session));
    addPages(session, commands);
    addExperiments(session);
    // Wherever the focus is: a page may have given it to the tree.
    auto *back = new QShortcut(Qt::Key_Escape, this);
    back->setEnabled(false);
    connect(back, &QShortcut::activated, this, &SidePanel::goBack);
    connect(this, &QStackedWidget::currentChanged, back,
            [back](int page) { back->setEnabled(page > 0); });
}

QWidget *SidePanel::makeStepPage(LabSession *session)
{
    auto *page = new YieldingColumn;
    page->add(onCard(new CodePanel(session)), 1);
    page->addYielding(onCard(new BoundsPanel(session)));
    page->add(onCard(new ProvePanel(session)));
    // If the algorithm never cuts, the code gets the window's space.
    connect(session, &LabSession::traceChanged, page, [session, page] {
        const ai::lab::Algorithm algorithm = session->setup().algorithm;
        page->setHasContent(usesWindow(algorithm) || algorithm == ai::lab::Algorithm::WinOnly);
    });
    return page;
}

void SidePanel::addPages(LabSession *session, const LabCommands &commands)
{
    auto *node = new NodePanel(session);
    auto *articles = new ArticlePanel;
    addPage(m_path, commands.pageLearn);
    addPage(m_edit, commands.pageEdit);
    addPage(m_quiz, commands.pageQuiz);
    addPage(m_compare, commands.pageCompare);
    addPage(m_steps, commands.pageSteps);
    addPage(node, commands.pageNode);
    addPage(m_exercises, commands.pageExercises);
    addPage(m_lesson, commands.pageLesson);
    addPage(articles, commands.pageArticles);
    connect(m_compare, &ComparePanel::weightsRequested, this, [this] { openFromHere(m_weights); });
    connect(m_compare, &ComparePanel::levelsRequested, this, [this] { openFromHere(m_levels); });
    connect(m_compare, &ComparePanel::giveUpRequested, m_exercises, &ExercisePanel::giveUp);
    connect(node, &NodePanel::weightsRequested, this, [this] { openFromHere(m_weights); });
    connect(articles, &ArticlePanel::refutationRequested, this, &SidePanel::refutationRequested);
    connect(articles, &ArticlePanel::walledBoardRequested, this, &SidePanel::walledBoardRequested);
    connect(m_path, &PathPanel::exerciseRequested, this, &SidePanel::showExercise);
    connect(m_path, &PathPanel::articlesRequested, this,
            [this, articles] { openFromHere(articles); });
}

/// The pages that other pages open. They show what the search plays, so they close while a question
/// asks for it.
void SidePanel::addExperiments(LabSession *session)
{
    addPage(m_weights, "pageWeights", tr("Weights"));
    addPage(m_levels, "pageLevels", tr("Levels"));
    for (const auto signal : {&LabSession::hidesAnswersChanged, &LabSession::fillingChanged})
        connect(session, signal, this, [this, session] {
            if (session->asks() && (m_weights->isVisible() || m_levels->isVisible()))
                goBack();
        });
}

void SidePanel::addPage(QWidget *panel, QAction *command)
{
    QWidget *card = addPage(panel, command->objectName(), command->iconText());
    connect(command, &QAction::triggered, this, [this, card, panel] {
        showCard(card);
        if (isVisible())
            focusIn(panel);
        else // behind the start page, which the command leaves
            QTimer::singleShot(0, this, [this, panel] { focusIn(panel); });
    });
}

/// Adds a page with a title and a back button above it, and returns its card.
QWidget *SidePanel::addPage(QWidget *panel, const QString &name, const QString &title)
{
    auto *page = new QWidget;
    auto *back = new FlatButton(tr("\u2039 Back"));
    back->setObjectName(name + "Back");
    back->setAccessibleName(tr("Back"));
    connect(back, &QPushButton::clicked, this, &SidePanel::goBack);
    auto *row = new QHBoxLayout;
    row->addWidget(back);
    row->addSpacing(fontMetrics().height() / 2);
    row->addWidget(new PageTitle(title, page), 1);
    panel->layout()->setContentsMargins(0, 0, 0, 0);
    for (auto *list : panel->findChildren<QListWidget *>())
        list->setFrameShape(QFrame::NoFrame); // the card already has a frame
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(panel, 1);
    QWidget *card = onCard(page);
    addWidget(card);
    return card;
}

void SidePanel::showCard(QWidget *card)
{
    m_before = nullptr;
    setCurrentWidget(card);
}

void SidePanel::openFromHere(QWidget *panel)
{
    QWidget *here = currentWidget();
    m_opener = QApplication::focusWidget();
    showPageOf(panel);
    m_before = here;
    focusIn(panel);
}

void SidePanel::goBack()
{
    const bool wasOpened = m_before != nullptr;
    const bool edited = currentWidget()->isAncestorOf(m_edit);
    showCard(wasOpened ? m_before : widget(0));
    if (currentWidget()->isAncestorOf(m_path))
        m_path->comeBack(); // from an exercise, which has a search of its own
    if (edited)
        m_edit->leave();
    if (wasOpened && m_opener != nullptr && m_opener->isVisible())
        m_opener->setFocus();
}

void SidePanel::showPageOf(QWidget *panel)
{
    for (int page = 0; page < count(); ++page) {
        if (widget(page)->isAncestorOf(panel))
            showCard(widget(page));
    }
}

QSize SidePanel::minimumSizeHint() const
{
    constexpr int narrowest = 18; // lines
    return QStackedWidget::minimumSizeHint().expandedTo({narrowest * fontMetrics().height(), 0});
}

void SidePanel::showEdit()
{
    showPageOf(m_edit);
    m_edit->editTree();
}

void SidePanel::showLesson()
{
    showPageOf(m_lesson);
}

void SidePanel::showExercise(const QString &key)
{
    openFromHere(m_exercises);
    m_exercises->choose(key);
}

void SidePanel::showQuiz()
{
    showPageOf(m_quiz);
    if (!m_quiz->focusQuestion())
        focusIn(m_quiz);
}

/// Focuses the first field of a page that takes the focus.
void SidePanel::focusIn(QWidget *page)
{
    for (QWidget *next = page->nextInFocusChain(); next != page; next = next->nextInFocusChain()) {
        if (page->isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) != 0
            && next->isEnabled() && next->isVisible())
            return next->setFocus(Qt::ShortcutFocusReason);
    }
}

} // namespace ui::lab
