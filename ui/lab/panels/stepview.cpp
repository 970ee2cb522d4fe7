#include "ui/lab/panels/stepview.h"

#include "ui/accessibility/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

LabStatusBar::LabStatusBar(QAction *stop, QWidget *parent)
    : QWidget(parent)
    , m_text(wrappedLabel("labMessage"))
    , m_position(new FlatButton(tr("Open the position being played")))
    , m_progress(new QProgressBar)
    , m_stop(stop)
    , m_stopButton(new QToolButton)
{
    m_text->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_position->setObjectName("toThePosition");
    m_progress->setRange(0, 0);
    m_progress->setMaximumWidth(120);
    // The progress text must not widen the window.
    m_progress->setMinimumWidth(2 * fontMetrics().height());
    m_progress->setAccessibleName(tr("Searching"));
    stop->setIconText(tr("Stop"));
    m_stopButton->setDefaultAction(stop);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_position);
    row->addWidget(m_progress);
    row->addWidget(m_stopButton);
    m_position->hide();
    m_position->setFixedHeight(lowRowHeight(fontMetrics().height()));
    // Always two lines, so that a longer message does not move the tree.
    setMinimumHeight(std::max(m_position->height(), 2 * fontMetrics().lineSpacing()));
    setBusy(false);
    connect(m_position, &QPushButton::clicked, this, &LabStatusBar::positionRequested);
}

void LabStatusBar::showMessage(const QString &text)
{
    m_text->setText(text);
    emit changed();
    Announcer(m_text).announce(text);
}

void LabStatusBar::clearMessage()
{
    if (isBusy())
        return;
    m_text->clear();
    emit changed();
}

void LabStatusBar::showSearching()
{
    m_text->setText(tr("Searching\u2026"));
    emit changed();
}

void LabStatusBar::setPositionVisible(bool visible)
{
    m_position->setVisible(visible);
    if (visible)
        emit changed();
}

void LabStatusBar::setBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_stopButton->setVisible(busy);
    m_stop->setEnabled(busy);
    if (busy)
        emit changed();
}

namespace {

enum Note { Counters, Message };

constexpr double sentenceSize = 1.35; // relative to the window's font
constexpr double lessonSize = 1.15;
constexpr int sentenceLines = 3; ///< enough for most sentences

int leavesOf(const ai::lab::TextTree &node)
{
    if (node.isOver())
        return 1;
    int leaves = 0;
    for (const core::Move move : node.legalMoves())
        leaves += leavesOf(core::after(node, move));
    return leaves;
}

} // namespace

/// The sentence's card, with a bar at its start if the step is a cut.
class StepView::CutCard : public Card
{
public:
    void setCut(bool cut)
    {
        if (cut == m_cut)
            return;
        m_cut = cut;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        Card::paintEvent(event);
        if (!m_cut)
            return;
        QPainter painter(this);
        const int width = std::max(4, fontMetrics().height() / 3);
        painter.fillRect(QRect(layoutDirection() == Qt::RightToLeft ? this->width() - width - 1 : 1,
                               fontMetrics().height() / 2, width,
                               height() - fontMetrics().height()),
                         cutColour(palette()));
    }

private:
    bool m_cut = false;
};

/// The texts of the card. They scroll where the window is so low that they would push the step bar
/// out of it.
class StepView::TextArea : public VerticalScrollArea
{
public:
    explicit TextArea(QWidget *content)
        : VerticalScrollArea(content)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }

    QSize sizeHint() const override
    {
        return {VerticalScrollArea::sizeHint().width(), widget()->heightForWidth(width())};
    }
    QSize minimumSizeHint() const override
    {
        constexpr int lines = 5;
        return {VerticalScrollArea::minimumSizeHint().width(),
                std::min(sizeHint().height(), lines * fontMetrics().lineSpacing())};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return VerticalScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        VerticalScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
};

StepView::StepView(LabSession *session, const LabCommands &commands, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_sentence(wrappedLabel("stepWords"))
    , m_counters(wrappedLabel("liveCounters"))
    , m_notes(new QStackedLayout)
    , m_messages(new LabStatusBar(commands.stopSearch))
    , m_bar(new StepBar(session, commands))
    , m_announcer(m_sentence)
{
    setObjectName("stepView");
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setFont(scaledFont(font(), sentenceSize));
    quietCounters();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeCard());
    layout->addWidget(m_bar);
    connect(session, &LabSession::traceChanged, this, &StepView::showTrace);
    connect(session, &LabSession::stepChanged, this, [this] {
        endLesson();
        if (!m_messages->isBusy())
            showNote(Counters);
        showStep();
    });
    connect(session, &LabSession::fillingChanged, this, &StepView::showSentence);
    connect(session, &LabSession::whatIfChanged, this, &StepView::showSentence);
    connect(session, &LabSession::askedChanged, this, [this] {
        if (m_session->asked() == ai::lab::noNode)
            showStep();
        else
            showSentence(); // the question is announced instead of the step
    });
}

QWidget *StepView::makeCard()
{
    m_card = new CutCard;
    auto *layout = new QVBoxLayout(m_card);
    const int margin = Card::margin(fontMetrics().height());
    layout->setContentsMargins(margin, margin / 2, margin, margin / 2);
    // Fixed height, so that the tree does not move from step to step.
    m_sentencePlace = new StableHeightLabel(m_sentence, sentenceLines);
    m_notes->addWidget(new StableHeightLabel(m_counters, 1));
    m_notes->addWidget(m_messages);
    auto *content = new QWidget;
    auto *texts = new QVBoxLayout(content);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->addWidget(m_sentencePlace);
    texts->addLayout(m_notes);
    m_texts = new TextArea(content);
    m_texts->setShowsWholeLines(true, m_sentence);
    layout->addWidget(m_texts);
    showNote(Counters);
    connect(m_messages, &LabStatusBar::changed, this,
            [this] { showNote(m_messages->hasContent() ? Message : Counters); });
    return m_card;
}

/// Ignores the hidden page: it would count in the layout with the four lines of its unwrapped text
/// while there is no window, and shrink the tree.
void StepView::showNote(int note)
{
    for (int page = 0; page < m_notes->count(); ++page) {
        QSizePolicy policy = m_notes->widget(page)->sizePolicy();
        policy.setVerticalPolicy(page == note ? QSizePolicy::Preferred : QSizePolicy::Ignored);
        m_notes->widget(page)->setSizePolicy(policy);
    }
    m_notes->setCurrentIndex(note);
}

void StepView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        quietCounters();
    if (event->type() == QEvent::FontChange && m_session->hasTrace())
        showSentence();
}

void StepView::setLow(bool low)
{
    if (m_low == low)
        return;
    m_low = low;
    m_bar->setLow(low);
    if (!m_session->hasTrace())
        return;
    showSentence();
    m_sentencePlace->setLines(sentenceLines);
}

void StepView::quietCounters()
{
    m_counters->setPalette(quietTextPalette(palette()));
}

void StepView::showLesson(const QString &text)
{
    endLesson();
    m_lesson = text;
    showSentence();
    if (!text.isEmpty()) {
        showNote(Counters);
        m_announcer.announce(text);
    }
}

/// Resets the height: the stop's text may have needed more lines than any step.
void StepView::endLesson()
{
    if (m_lesson.isEmpty())
        return;
    m_lesson.clear();
    showSentence();
    m_sentencePlace->setLines(sentenceLines);
}

void StepView::showTrace()
{
    m_lesson.clear(); // the text belongs to the previous search
    const auto *tree = std::get_if<ai::lab::TextTree>(&m_session->setup().root);
    m_leaves = tree == nullptr || !m_session->search().path.empty() ? 0 : leavesOf(*tree);
    showStep();
    // Resets the height that sentences of the previous search may have needed.
    m_sentencePlace->setLines(sentenceLines);
}

void StepView::showStep()
{
    showSentence();
    m_announcer.announce(m_sentence->text());
}

void StepView::showSentence()
{
    const bool reads = !m_lesson.isEmpty();
    const auto &whatIf = m_session->whatIf();
    m_sentence->setFont(scaledFont(font(), m_low ? 1 : reads ? lessonSize : sentenceSize));
    m_sentence->setText(reads ? m_lesson
                        : whatIf
                            ? tr("This is a trial: with %1 at %2 the search finds what the tree "
                                 "shows. Any step ends it.",
                                 "a value; a node")
                                  .arg(minimaxValueText(whatIf->value),
                                       placeText(m_session->search(), whatIf->path))
                            : shownStepText(*m_session));
    m_texts->verticalScrollBar()->setValue(0);
    const std::uint32_t step = m_session->step();
    m_card->setCut(!reads && !whatIf && step > 0 && !m_session->filling()
                   && m_session->trace().events()[step - 1].kind == ai::lab::EventKind::Cut
                   && !tellsAnswer(*m_session, step));
    m_counters->setText(whatIf ? QString() : countsText());
}

QString StepView::countsText() const
{
    const ai::lab::StepCounts::Counts counts = m_session->counts().at(m_session->step());
    const QString leaves = m_leaves > 0 ? tr("%1 of %2", "leaves visited, of all leaves")
                                              .arg(countText(counts.leaves), countText(m_leaves))
                                        : countText(counts.leaves);
    const QString pattern =
        m_session->trace().complete()
            ? tr("Leaves visited: %1 \u00b7 calls: %2 \u00b7 cuts: %3 \u00b7 branches cut: %4")
            : tr("Of the nodes kept, leaves visited: %1 \u00b7 calls: %2 \u00b7 cuts: %3 \u00b7 "
                 "branches cut: %4");
    return ifTaken(m_session->search().letters->ofCounts(m_session->step()),
                   pattern.arg(leaves, countText(counts.calls), countText(counts.cuts),
                               countText(counts.cutBranches)));
}

} // namespace ui::lab
