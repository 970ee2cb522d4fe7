#include "ui/lab/panels/stepbar.h"

#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/lab/texts/labtexts.h"

#include <QGuiApplication>
#include <QResizeEvent>

#include <algorithm>

namespace ui::lab {

StepBar::StepBar(LabSession *session, const LabCommands &commands, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_rows(new QBoxLayout(QBoxLayout::BottomToTop, this))
    , m_buttons(new QWidget)
    , m_time(new QWidget)
    , m_quiz(named("quizNotice", new QWidget))
    , m_slider(named("stepSlider", new QSlider(Qt::Horizontal)))
    , m_place(named("stepPlace", new QLabel))
    , m_stablePlace(new StableHeightLabel(m_place, 1))
    , m_play(commands.play)
    , m_back{commands.toStart, commands.previousCut, commands.previousNode, commands.previousStep}
    , m_forwards{commands.nextStep, commands.nextNode, commands.nextCut, commands.toEnd}
{
    setObjectName("stepBar");
    setLayoutDirection(Qt::LeftToRight);
    connectCommands(commands);
    addButtons();
    addTime();
    addQuizNotice();
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSizeConstraint(QLayout::SetNoConstraint);
    m_rows->addWidget(m_buttons);
    m_rows->addWidget(m_time, 1);
    m_rows->addWidget(m_quiz, 1);
    connect(session, &LabSession::traceChanged, this, &StepBar::showTrace);
    connect(session, &LabSession::stepChanged, this, &StepBar::showStep);
    connect(m_slider, &QSlider::valueChanged, session,
            [session](int value) { session->goTo(session->stops()[std::size_t(value)]); });
    connect(m_play, &QAction::toggled, this, &StepBar::setPlaying);
    connect(&m_timer, &QTimer::timeout, this, &StepBar::playStep);
}

void StepBar::connectCommands(const LabCommands &commands)
{
    using StepSize = LabSession::StepSize;
    connectJump(commands.toStart, false);
    connectStride(commands.previousCut, StepSize::Cut, false);
    connectStride(commands.previousNode, StepSize::Node, false);
    connectStride(commands.previousStep, StepSize::Event, false);
    connectStride(commands.nextStep, StepSize::Event, true);
    connectStride(commands.nextNode, StepSize::Node, true);
    connectStride(commands.nextCut, StepSize::Cut, true);
    connectJump(commands.toEnd, true);
}

/// Adds the five essential buttons; the others are in the menu and have shortcuts.
void StepBar::addButtons()
{
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    QAction *step = m_forwards.constFirst();
    QAction *cut = m_forwards.at(2);
    step->setIconText(tr("Step"));
    cut->setIconText(tr("Next cut"));
    m_play->setIconText(tr("Play"));
    for (QAction *action : {m_back.constFirst(), m_back.constLast(), step, cut, m_play}) {
        const bool named = !m_back.contains(action);
        auto *button = new ActionButton;
        button->setShows(named ? ActionButton::Shows::SymbolAndText : ActionButton::Shows::Symbol);
        button->setCommand(action);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        row->addWidget(button);
        m_all.push_back({button, action, named});
        if (action == m_play)
            m_playButton = button;
        button->setProminent(action == step);
    }
    row->addStretch();
}

void StepBar::addTime()
{
    m_slider->setAccessibleName(tr("Step"));
    auto *row = new QHBoxLayout(m_time);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_slider, 1);
    row->addWidget(m_stablePlace);
}

void StepBar::addQuizNotice()
{
    // It contains text, and is no time line.
    m_quiz->setLayoutDirection(QGuiApplication::layoutDirection());
    auto *question = named("toQuestion", new FlatButton(tr("To its question")));
    auto *stop = named("stopQuiz", new FlatButton(tr("Stop the quiz")));
    auto *row = new FlowLayout(m_quiz);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new QLabel(tr("A quiz is running.")));
    row->addWidget(question);
    row->addWidget(stop);
    m_quiz->hide();
    connect(question, &QPushButton::clicked, this, &StepBar::questionRequested);
    connect(stop, &QPushButton::clicked, this, &StepBar::endQuizRequested);
}

/// Whether the buttons, with texts or without, and a slider of a useful width fit side by side.
bool StepBar::fitsInOneRow(bool named) const
{
    const int slider = (named ? 8 : 3) * fontMetrics().height();
    const int beside =
        m_forwardsAllowed ? m_time->minimumSizeHint().width() + slider : m_quiz->sizeHint().width();
    return width() >= buttonsWidth(named) + m_rows->spacing() + beside;
}

/// The total width of the buttons, with texts or without.
int StepBar::buttonsWidth(bool named) const
{
    const int symbol = m_all.front().button->sizeHint().width(); // which has no text
    int width = (int(m_all.size()) - 1) * m_buttons->layout()->spacing();
    for (const auto &[button, command, hasText] : m_all)
        width += named && hasText ? button->widthForCommand(*command, true, fontMetrics()) : symbol;
    return width;
}

QSize StepBar::sizeHint() const
{
    const QSize buttons(buttonsWidth(true), m_buttons->sizeHint().height());
    const QSize time = other()->sizeHint();
    if (m_rows->direction() == QBoxLayout::LeftToRight)
        return {buttons.width() + m_rows->spacing() + time.width(),
                std::max(buttons.height(), time.height())};
    // The quiz's notice may itself need several rows.
    const int below =
        other()->hasHeightForWidth() ? other()->heightForWidth(width()) : time.height();
    if (!m_forwardsAllowed)
        return {time.width(), below};
    return {std::max(buttons.width(), time.width()), buttons.height() + m_rows->spacing() + below};
}

/// Allows a width with the symbols in two rows; the height is that of the current arrangement.
QSize StepBar::minimumSizeHint() const
{
    return {std::max(buttonsWidth(false), other()->minimumSizeHint().width()), sizeHint().height()};
}

void StepBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    if (!m_forwardsAllowed && event->size().width() != event->oldSize().width())
        updateGeometry();
}

void StepBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void StepBar::arrange()
{
    using Shows = ActionButton::Shows;
    const bool allInOneRow = fitsInOneRow(true);
    const bool inOneRow = allInOneRow || (m_low && fitsInOneRow(false));
    const bool named = inOneRow ? allInOneRow : width() >= buttonsWidth(true);
    const Shows shows = named ? Shows::SymbolAndText : Shows::Symbol;
    for (const auto &[button, command, hasText] : m_all) {
        if (hasText)
            button->setShows(shows);
    }
    const auto direction = inOneRow ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop;
    // During a quiz the buttons are disabled, and give their row to its notice.
    m_buttons->setVisible(m_forwardsAllowed || direction == QBoxLayout::LeftToRight);
    if (m_rows->direction() == direction)
        return;
    m_rows->setDirection(direction);
    updateGeometry();
}

void StepBar::playStep()
{
    if (m_session->step() == m_session->trace().stepCount())
        setPlaying(false);
    else
        m_session->stride(LabSession::StepSize::Event, true);
}

void StepBar::connectStride(QAction *command, LabSession::StepSize size, bool forwards)
{
    connect(command, &QAction::triggered, this, [this, size, forwards] {
        setPlaying(false);
        m_session->stride(size, forwards);
    });
}

void StepBar::connectJump(QAction *command, bool end)
{
    connect(command, &QAction::triggered, this, [this, end] {
        setPlaying(false);
        if (m_session->hasTrace())
            m_session->goTo(end ? m_session->trace().stepCount() : 0);
    });
}

void StepBar::setPlaying(bool playing)
{
    if (playing && m_session->hasTrace()) {
        if (m_session->step() == m_session->trace().stepCount())
            m_session->goTo(0);
        m_timer.start(playInterval);
    } else {
        m_timer.stop();
    }
    const QSignalBlocker quiet(m_play);
    m_play->setChecked(m_timer.isActive());
    m_playButton->setSymbol(m_timer.isActive() ? "pauseSteps" : QString());
}

void StepBar::setForwardsAllowed(bool allowed)
{
    m_forwardsAllowed = allowed;
    if (!allowed)
        setPlaying(false);
    m_slider->setEnabled(allowed);
    m_time->setVisible(allowed);
    m_quiz->setVisible(!allowed);
    arrange();
    updateGeometry();
    showStep();
}

void StepBar::setLow(bool low)
{
    if (m_low == low)
        return;
    m_low = low;
    arrange();
}

void StepBar::showTrace()
{
    setPlaying(false);
    const QSignalBlocker quiet(m_slider);
    const auto count = static_cast<int>(m_session->stops().size()) - 1;
    m_slider->setRange(0, count);
    m_slider->setPageStep(std::max(1, count / 20));
    m_stablePlace->setWidest(placeText(m_session->trace().stepCount()));
    showStep();
}

void StepBar::showStep()
{
    if (!m_session->hasTrace())
        return;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(m_session->stopOf(m_session->step())));
    const bool atEnd = m_session->step() == m_session->trace().stepCount();
    for (QAction *action : m_back)
        action->setEnabled(m_session->step() > 0 && m_forwardsAllowed);
    for (QAction *action : m_forwards)
        action->setEnabled(!atEnd && m_forwardsAllowed);
    m_play->setEnabled(m_forwardsAllowed);
    m_place->setText(placeText(m_session->step()));
}

QString StepBar::placeText(std::uint32_t step) const
{
    return tr("Step %1 of %2")
        .arg(countText(m_session->stopOf(step)), countText(qint64(m_session->stops().size()) - 1));
}

} // namespace ui::lab
