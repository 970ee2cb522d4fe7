#include "ui/lab/panels/stepview.h"

#include "ui/controls/card.h"
#include "ui/lab/model/shownsteptext.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ui::lab {

StepView::StepView(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(new QLabel)
    , m_counters(new QLabel)
    , m_bar(new StepBar(session))
    , m_announcer(m_words)
{
    m_words->setObjectName("stepWords");
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setFont(scaledFont(m_words->font(), 1.2));
    m_counters->setObjectName("liveCounters");
    m_counters->setWordWrap(true);
    quietCounters();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeCard());
    layout->addWidget(m_bar);
    connect(session, &LabSession::traceChanged, this, &StepView::showStep);
    connect(session, &LabSession::stepChanged, this, &StepView::showStep);
    connect(session, &LabSession::fillingChanged, this, &StepView::showWords);
    connect(session, &LabSession::askedChanged, this, [this] {
        if (m_session->asked() == ai::lab::noNode)
            showStep();
        else
            showWords(); // the question is announced in place of the step
    });
}

QWidget *StepView::makeCard()
{
    auto *card = new Card;
    auto *layout = new QVBoxLayout(card);
    const int margin = Card::margin(fontMetrics().height());
    layout->setContentsMargins(margin, margin / 2, margin, margin / 2);
    // The tree keeps its place from step to step.
    layout->addWidget(new FixedHeightLabel(m_words, 3));
    layout->addWidget(new FixedHeightLabel(m_counters, 1));
    return card;
}

void StepView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        quietCounters();
}

void StepView::quietCounters()
{
    m_counters->setPalette(quietTextPalette(palette()));
}

void StepView::showStep()
{
    showWords();
    m_announcer.announce(m_words->text());
}

void StepView::showWords()
{
    m_words->setText(shownWords(*m_session));
    const ai::lab::StepCounts::Counts counts = m_session->counts().at(m_session->step());
    // Between its ends a trace past its limit knows only of the nodes that it kept.
    const QString words = m_session->trace().complete()
                              ? tr("So far: calls %1, leaves %2, cuts %3, branches cut %4")
                              : tr("So far, of the nodes kept: calls %1, leaves %2, cuts %3, "
                                   "branches cut %4");
    m_counters->setText(words.arg(countText(counts.calls), countText(counts.leaves),
                                  countText(counts.cuts), countText(counts.cutBranches)));
}

} // namespace ui::lab
