#include "ui/lab/projector/sidebysidewindow.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/controls/commandtexts.h"
#include "ui/controls/fixedheightlabel.h"
#include "ui/lab/model/shownsteptext.h"
#include "ui/lab/texts/labtexts.h"

#include <QCloseEvent>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ui::lab {

namespace {

bool isCutStep(const LabSession &session, std::uint32_t step)
{
    return step <= session.trace().stepCount()
           && session.trace().events()[step - 1].kind == ai::lab::EventKind::Cut;
}

} // namespace

SideBySideWindow::SideBySideWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_halves{makeHalf("first"), makeHalf("second")}
    , m_legend(new TreeLegend)
    , m_steps(new QSlider(Qt::Horizontal))
    , m_place(new QLabel)
    , m_timer(new QTimer(this))
{
    setObjectName("sideBySide");
    setWindowTitle(tr("Search Lab: side by side"));
    m_steps->setObjectName("sideBySideSteps");
    m_steps->setAccessibleName(tr("Step of both searches"));
    m_place->setObjectName("sideBySidePlace");
    auto *columns = new QHBoxLayout;
    for (const Half &half : m_halves) {
        auto *column = new QVBoxLayout;
        column->addWidget(half.title);
        column->addWidget(half.tree, 1);
        column->addWidget(new FixedHeightLabel(half.words, 4)); // the trees keep their places
        column->addWidget(half.counts);
        columns->addLayout(column, 1);
    }
    auto *row = new QHBoxLayout;
    addButtons(row);
    row->addWidget(m_steps, 1);
    row->addWidget(m_place);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_legend);
    layout->addLayout(row);
    m_steps->setFocus(); // the arrow keys step
    connect(m_steps, &QSlider::valueChanged, this, &SideBySideWindow::goTo);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    constexpr std::chrono::seconds aStep{1};
    m_timer->setInterval(aStep);
    connect(m_timer, &QTimer::timeout, this, [this] {
        m_steps->setValue(m_steps->value() + 1);
        if (m_steps->value() == m_steps->maximum())
            setPlaying(false);
    });
    resize(1240, 740);
}

/// As in the Lab itself, with the same keys.
void SideBySideWindow::addButtons(QHBoxLayout *row)
{
    const auto by = [this](int steps) {
        return [this, steps] { return m_steps->value() + steps; };
    };
    const auto cut = [this](bool forwards) {
        return [this, forwards] { return nextCut(forwards); };
    };
    addStep(row, "toStart", tr("To the beginning"), Qt::CTRL | Qt::Key_Home, [] { return 0; });
    addStep(row, "previousCut", tr("Back to the last cut of either"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_Left, cut(false));
    addStep(row, "previousStep", tr("Back a step"), Qt::CTRL | Qt::Key_Left, by(-1));
    addPlay(row);
    addStep(row, "nextStep", tr("Forwards a step"), Qt::CTRL | Qt::Key_Right, by(1));
    addStep(row, "nextCut", tr("Forwards to the next cut of either"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_Right, cut(true));
    addStep(row, "toEnd", tr("To the end"), Qt::CTRL | Qt::Key_End,
            [this] { return m_steps->maximum(); });
}

/// The action is called after its symbol.
void SideBySideWindow::addStep(QHBoxLayout *row, const QString &symbol, const QString &text,
                               const QKeySequence &keys, const std::function<int()> &target)
{
    auto *action = new QAction(text, this);
    action->setObjectName(symbol);
    action->setShortcut(keys);
    action->setToolTip(textWithKeys(text, keys));
    addAction(action);
    (row->count() < 3 ? m_back : m_forwards) += action;
    auto *button = new ActionButton;
    button->setShows(ActionButton::Shows::Symbol);
    button->setCommand(action);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(button);
    connect(action, &QAction::triggered, this, [this, target] {
        setPlaying(false);
        m_steps->setValue(target());
    });
}

void SideBySideWindow::addPlay(QHBoxLayout *row)
{
    m_play = new QAction(tr("Play or pause"), this);
    m_play->setObjectName("playSteps");
    m_play->setShortcut(Qt::CTRL | Qt::Key_Space);
    m_play->setToolTip(textWithKeys(m_play->text(), m_play->shortcut()));
    m_play->setCheckable(true);
    addAction(m_play);
    m_playButton = new ActionButton;
    m_playButton->setShows(ActionButton::Shows::Symbol);
    m_playButton->setCommand(m_play);
    m_playButton->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_playButton->setProminent(true);
    row->addWidget(m_playButton);
    connect(m_play, &QAction::toggled, this, &SideBySideWindow::setPlaying);
}

/// From the beginning, where it is at the end.
void SideBySideWindow::setPlaying(bool playing)
{
    if (playing) {
        if (m_steps->value() == m_steps->maximum())
            m_steps->setValue(0);
        m_timer->start();
    } else {
        m_timer->stop();
    }
    const QSignalBlocker quiet(m_play);
    m_play->setChecked(playing);
    m_playButton->setSymbol(playing ? "pauseSteps" : QString());
}

void SideBySideWindow::closeEvent(QCloseEvent *event)
{
    setPlaying(false);
    QWidget::closeEvent(event);
}

/// The nearer one of the two searches; the end where neither has any more.
int SideBySideWindow::nextCut(bool forwards) const
{
    int step = m_steps->value();
    do {
        step += forwards ? 1 : -1;
    } while (step > 0 && step < m_steps->maximum()
             && std::none_of(m_halves.begin(), m_halves.end(), [step](const Half &half) {
                    return isCutStep(*half.session, static_cast<std::uint32_t>(step));
                }));
    return step;
}

SideBySideWindow::Half SideBySideWindow::makeHalf(const char *name)
{
    Half half;
    half.session = new LabSession(this);
    half.title = new QLabel;
    half.tree = new TreeCanvas(half.session);
    half.words = new QLabel;
    half.counts = new QLabel;
    const QString prefix = QString::fromLatin1(name);
    half.title->setObjectName(prefix + "Title");
    half.tree->setObjectName(prefix + "Tree");
    half.tree->setLegendShown(false);
    half.words->setObjectName(prefix + "Words");
    half.counts->setObjectName(prefix + "Counts");
    QFont bold = half.title->font();
    bold.setBold(true);
    half.title->setFont(bold);
    for (QLabel *label : {half.title, half.words, half.counts}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    half.words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return half;
}

void SideBySideWindow::compare(const ai::lab::TracedSearch &first,
                               const ai::lab::TracedSearch &second, std::uint32_t step)
{
    const std::array<const ai::lab::TracedSearch *, 2> searches{&first, &second};
    std::uint32_t last = 0;
    setPlaying(false);
    m_legend->setBoards(!isTree(first.setup.root));
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const ai::lab::TracedSearch &search = *searches[i];
        m_halves[i].session->show(search, ai::lab::StepCounts(search.trace), false);
        m_halves[i].title->setText(
            tr("%1, %2", "algorithm and order")
                .arg(searchTitle(search.setup), orderTitle(search.setup.order)));
        last = std::max(last, search.trace->stepCount());
    }
    m_legend->setCountsHidden(std::any_of(m_halves.begin(), m_halves.end(), [](const Half &half) {
        return !half.tree->scene().whole();
    }));
    m_steps->setRange(0, static_cast<int>(last));
    m_steps->setValue(static_cast<int>(std::min(step, last)));
    goTo(m_steps->value());
}

void SideBySideWindow::goTo(int step)
{
    QStringList said;
    for (const Half &half : m_halves) {
        half.session->goTo(static_cast<std::uint32_t>(step));
        showStep(half);
        said += half.words->text();
    }
    m_place->setText(tr("Step %1 of %2").arg(countText(step), countText(m_steps->maximum())));
    for (QAction *action : m_back)
        action->setEnabled(step > 0);
    for (QAction *action : m_forwards)
        action->setEnabled(step < m_steps->maximum());
    updateAccessibleDescription(*m_steps, said.join(' '));
}

void SideBySideWindow::showStep(const Half &half)
{
    const LabSession &session = *half.session;
    const QString words = shownStepText(session, session.step());
    half.words->setText(session.atEnd() ? tr("Done. %1", "the last step").arg(words) : words);
    const auto text = [](auto calls, auto leaves, auto cuts) {
        const auto number = [](auto count) { return countText(static_cast<qint64>(count)); };
        return tr("Calls %1, leaves %2, cuts %3").arg(number(calls), number(leaves), number(cuts));
    };
    const ai::lab::StepCounts::Counts kept = session.counts().at(session.step());
    const QString counts = text(kept.calls, kept.leaves, kept.cuts);
    if (session.trace().complete()) {
        half.counts->setText(counts);
        return;
    }
    // The steps are those of the nodes near the root, so that there is more to be said.
    const auto &all = session.trace().counters();
    half.counts->setText(tr("Of the nodes kept, those near the root: %1. Of the whole search: %2.",
                            "%1 and %2 are counts")
                             .arg(counts, text(all.calls(), all.leaves(), all.cuts())));
}

} // namespace ui::lab
